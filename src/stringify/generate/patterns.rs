//! Knows the regular expressions of a module: each is written once, as constants. Must not know where they are asked for.

use super::code::{Names, comment};
use super::pattern::{Codes, Often, Plain, Sequence, Step};
use super::{GenerateError, GenerateErrorKind as Kind};
use std::collections::HashMap;

#[derive(Default)]
pub(super) struct Patterns {
    /// The constants of each.
    known: HashMap<(String, bool), Vec<String>>,
    /// As source.
    pub(super) constants: Vec<String>,
}

impl Patterns {
    /// Whether a text, in that variable, holds a match: calls joined by `||`.
    pub(super) fn test(
        &mut self,
        source: &str,
        codes: Codes,
        variable: &str,
        names: &mut Names,
    ) -> Result<String, GenerateError> {
        let constants = self.constants(source, codes, names)?;
        let function = if codes == Codes::Units { "holds_units" } else { "holds_characters" };
        let calls: Vec<String> = constants.iter().map(|name| format!("{function}({variable}, &{name})")).collect();
        Ok(calls.join(" || "))
    }

    fn constants(&mut self, source: &str, codes: Codes, names: &mut Names) -> Result<Vec<String>, GenerateError> {
        let key = (source.to_owned(), codes == Codes::Units);
        if let Some(known) = self.known.get(&key) {
            return Ok(known.clone());
        }
        let refused = || GenerateError::new(Kind::Pattern).with_detail(comment(source));
        let plain = Plain::new(source, codes).ok_or_else(refused)?;
        let mut all = Vec::new();
        for sequence in plain.sequences() {
            let name = names.new_name("pattern", &(self.constants.len() + 1).to_string()).to_ascii_uppercase();
            self.constants.push(constant(&name, source, sequence));
            all.push(name);
        }
        self.known.insert(key, all.clone());
        Ok(all)
    }
}

fn constant(name: &str, source: &str, sequence: &Sequence) -> String {
    let steps: Vec<String> = sequence.steps.iter().map(|step| format!("        {},\n", called(step))).collect();
    let list = if steps.is_empty() { "&[]".to_owned() } else { format!("&[\n{}    ]", steps.concat()) };
    format!(
        "/// `{}`\nconst {name}: Pattern = Pattern {{\n    from_start: {},\n    to_end: {},\n    steps: {list},\n}};\n",
        comment(source),
        sequence.from_start,
        sequence.to_end
    )
}

fn called(step: &Step) -> String {
    let name = match step.often {
        Often::Once => "once",
        Often::Maybe => "maybe",
        Often::Many => "many",
    };
    let ranges: Vec<String> = step.ranges.iter().map(|(first, last)| format!("({first:#x}, {last:#x})")).collect();
    format!("{name}(&[{}])", ranges.join(", "))
}
