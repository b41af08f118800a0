//! Counted instructions as a table. Knows what the runner of the bench `instructions` writes for machines, and the
//! goals; counts nothing itself.

use std::fmt::Write as _;

use serde_json::Value;
use shorn_codecs::fixtures::Fixture;

use crate::goals;
use crate::operation::Operation;

/// How many operations a count is of.
pub const BATCH: u64 = 100;

/// What one operation of a codec took.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Count {
    fixture: Fixture,
    operation: Operation,
    codec: String,
    instructions: u64,
}

/// A row an operation of a fixture, a column a codec, as Markdown; each of one operation, rounded.
///
/// `lines` is what `--output-format=json` prints: a JSON text a line, one for each count.
///
/// # Errors
///
/// If a line is none of these, or there is none.
pub fn table(lines: &str) -> Result<String, String> {
    let mut counts = Vec::new();
    for (number, line) in lines.lines().enumerate().filter(|(_, line)| !line.trim().is_empty()) {
        let wrong = |what: &str| format!("line {}: {what}", number + 1);
        let line: Value = serde_json::from_str(line).map_err(|error| wrong(&error.to_string()))?;
        let function = line["function_name"].as_str().ok_or_else(|| wrong("no function"))?;
        let instructions = instructions(&line).ok_or_else(|| wrong("no count of instructions"))?;
        counts.push(Count {
            fixture: Fixture::named(function).ok_or_else(|| wrong("no such fixture"))?,
            operation: operation(&line).ok_or_else(|| wrong("no such operation"))?,
            codec: codec(&line).ok_or_else(|| wrong("no codec"))?,
            instructions: (instructions + BATCH / 2) / BATCH,
        });
    }
    if counts.is_empty() { Err("no counts".into()) } else { Ok(written(&counts)) }
}

/// Of the run itself; one before it, which a line may tell as well, is called `old`.
fn instructions(line: &Value) -> Option<u64> {
    line.pointer("/profiles/0/data/total/metrics/Ir/values/new")?.as_u64()
}

/// `encode_3` is the fourth codec's encode.
fn operation(line: &Value) -> Option<Operation> {
    let (name, _) = line["id"].as_str()?.rsplit_once('_')?;
    Operation::ALL.into_iter().find(|operation| operation.name() == name)
}

/// The first argument; of those behind it the runner cuts off what is too long for a line.
fn codec(line: &Value) -> Option<String> {
    line["description"].as_str()?.split('"').nth(1).map(String::from)
}

fn written(counts: &[Count]) -> String {
    let mut codecs: Vec<&str> = Vec::new();
    for count in counts {
        if !codecs.contains(&&*count.codec) {
            codecs.push(&count.codec);
        }
    }
    let mut text = format!("| | | {} |\n|---|---|{}\n", codecs.join(" | "), "--:|".repeat(codecs.len()));
    for fixture in Fixture::ALL {
        for operation in Operation::ALL {
            let of = |codec: &str| {
                let same =
                    |count: &&Count| (count.fixture, count.operation, &*count.codec) == (fixture, operation, codec);
                counts.iter().find(same).map(|count| count.instructions)
            };
            if codecs.iter().all(|codec| of(codec).is_none()) {
                continue;
            }
            let _ = write!(text, "| {} | {} |", fixture.name(), operation.name());
            for codec in &codecs {
                let count = of(codec);
                let _ = write!(text, " {}", count.map_or("–".into(), grouped));
                // The goals are the library's; a peer's count is for comparison.
                let goal = goals::instructions(fixture, operation).filter(|_| *codec == "shorn");
                if let (Some(count), Some(goal)) = (count, goal) {
                    let verdict = if count <= goal { "" } else { ", **missed**" };
                    let _ = write!(text, " (goal {}{verdict})", grouped(goal));
                }
                text.push_str(" |");
            }
            text.push('\n');
        }
    }
    text
}

/// With a comma before each three digits.
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A line as the runner writes it, but for what is not read.
    fn line(function: &str, id: &str, description: &str, values: &str) -> String {
        let total = format!(r#"{{"metrics":{{"Dr":{{"values":{{"new":7}}}},"Ir":{{"values":{values}}}}}}}"#);
        let named = format!(r#""function_name":"{function}","id":"{id}","description":{description:?}"#);
        format!(r#"{{{named},"profiles":[{{"data":{{"total":{total}}}}}]}}"#)
    }

    #[test]
    fn counts_are_rows_each_of_one_operation() {
        let lines = [
            line("event", "reused_0", r#"(prepare("shorn", Fixture :: Event, Operation :: R..."#, r#"{"new":27249}"#),
            line(
                "event",
                "reused_8",
                r#"(prepare("borsh", Fixture :: Event, Operation :: R..."#,
                r#"{"new":129950,"old":9}"#,
            ),
            line("person", "borrowed_0", r#"(prepare("shorn", Fixture :: Person, Operation :: ..."#, r#"{"new":8612}"#),
        ];
        let table = table(&lines.join("\n")).unwrap();
        assert_eq!(
            table.lines().collect::<Vec<_>>(),
            [
                "| | | shorn | borsh |",
                "|---|---|--:|--:|",
                "| person | borrowed | 86 (goal 85, **missed**) | – |",
                "| event | reused | 272 (goal 300) | 1,300 |",
            ]
        );
    }

    #[test]
    fn what_is_no_count_is_said_with_its_line() {
        assert_eq!(table("").unwrap_err(), "no counts");
        assert!(table("\nnonsense").unwrap_err().starts_with("line 2: "));
        let odd = line("event", "twice_0", r#"(prepare("shorn"))"#, r#"{"new":1}"#);
        assert_eq!(table(&odd).unwrap_err(), "line 1: no such operation");
    }
}
