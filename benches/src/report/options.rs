//! The command line of the report. Knows what may be asked; does nothing of it.

use std::path::PathBuf;
use std::time::Duration;

use crate::measure::Effort;
use crate::questions::{self, Question, input};

pub(super) const HELP: &str = "\
Asks every codec the same questions and writes report/ with a page, tables and data.

usage: cargo run --release -p shorn-bench -- report [options]

what is measured:
  --quick                three short samples instead of seven of 180 ms, and none alone: under two minutes
  --smoke                one sample of a millisecond, of one fixture each: whether it all works, and no figures
  --question NAME        only this one; may be given more than once
  --fixture NAME         only on this one, or on what else a question is asked about; may be given more than once
  --node                 codecs of another runtime too, if Node is there: class node, in a column of its own
  --input FILE           records of your own instead, one JSON text a line ...
  --schema FILE          ... and the JSON Schema of one
  --from RESULTS         nothing: the report of a results.json that is there

what is written:
  --out FOLDER           instead of report/
  --compare OLD [NEW]    also compare.md: what has changed since OLD, a results.json, beyond what the machine's
                         noise explains; with NEW nothing is measured and nothing else is written
  --fail-on-regression   exit with 1 if anything of ours got worse

  --help                 this text";

/// What is asked for.
#[derive(Debug)]
pub(super) enum Command {
    /// The help text.
    Help,
    /// To measure, and write the report.
    Measure(Plan, Writing),
    /// To write the report of figures that are there.
    Render(PathBuf, Writing),
    /// To compare a run with one before it, and nothing else.
    Compare(PathBuf, Writing),
}

/// What is measured.
#[derive(Debug)]
pub(super) struct Plan {
    pub(super) pace: Pace,
    pub(super) questions: Vec<&'static Question>,
    /// What they are asked about; all if there are none.
    pub(super) fixtures: Vec<String>,
    /// Whether codecs of another runtime are asked too.
    pub(super) node: bool,
    pub(super) input: Option<Input>,
}

/// How thoroughly.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Pace {
    Full,
    Quick,
    Smoke,
}

/// Records of the user's own.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Input {
    /// JSON texts, one a line.
    pub(super) file: PathBuf,
    /// The schema of one.
    pub(super) schema: PathBuf,
}

/// Where to, and what it is compared with.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Writing {
    pub(super) out: PathBuf,
    pub(super) compare: Option<PathBuf>,
    pub(super) fail_on_regression: bool,
}

impl Plan {
    /// What a question is asked about.
    pub(super) fn subjects(&self, question: &Question) -> Vec<String> {
        if let Some(Input { file, schema }) = &self.input {
            return if question.name == "input" { vec![input::subject(file, schema)] } else { Vec::new() };
        }
        let mut subjects = (question.subjects)(self.fixtures.is_empty() && self.pace != Pace::Full);
        if !self.fixtures.is_empty() {
            subjects.retain(|subject| self.fixtures.iter().any(|name| name == subject));
        } else if self.pace == Pace::Smoke {
            subjects.truncate(1);
        }
        subjects.into_iter().map(Into::into).collect()
    }

    /// The options that ask for this again; where files go is left out.
    pub(super) fn command(&self) -> String {
        let mut command = String::from("report");
        match self.pace {
            Pace::Full => {}
            Pace::Quick => command.push_str(" --quick"),
            Pace::Smoke => command.push_str(" --smoke"),
        }
        if self.questions.len() < questions::ALL.len() {
            self.questions.iter().for_each(|question| command.extend([" --question ", question.name]));
        }
        self.fixtures.iter().for_each(|fixture| command.extend([" --fixture ", &quoted(fixture)]));
        if self.node {
            command.push_str(" --node");
        }
        if let Some(Input { file, schema }) = &self.input {
            for (option, path) in [(" --input ", file), (" --schema ", schema)] {
                let name = path.file_name().unwrap_or_default().to_string_lossy();
                command.extend([option, &quoted(&name)]);
            }
        }
        command
    }
}

/// As a shell takes it.
fn quoted(word: &str) -> String {
    let plain = |char: char| char.is_ascii_alphanumeric() || "-_./=,:+".contains(char);
    if !word.is_empty() && word.chars().all(plain) { word.into() } else { format!("'{}'", word.replace('\'', r"'\''")) }
}

impl Pace {
    pub(super) fn effort(self) -> Effort {
        let (rounds, milliseconds) = match self {
            Self::Full => (7, 180),
            Self::Quick => (3, 4),
            Self::Smoke => (1, 1),
        };
        Effort { rounds, batch: Duration::from_millis(milliseconds) }
    }

    /// Whether each codec is timed once more in a process of its own.
    pub(super) fn alone(self) -> bool {
        self != Self::Quick
    }
}

/// Reads the arguments behind `report`.
///
/// # Errors
///
/// What is wrong with them, for a person to read.
pub(super) fn parse(arguments: &[&str]) -> Result<Command, String> {
    let (mut pace, mut node) = (None, false);
    let (mut questions, mut fixtures) = (Vec::new(), Vec::new());
    let (mut file, mut schema, mut from, mut new) = (None, None, None, None);
    let mut writing = Writing { out: "report".into(), compare: None, fail_on_regression: false };
    let mut arguments = arguments.iter().copied().peekable();
    while let Some(argument) = arguments.next() {
        let mut value = || arguments.next_if(|it| !it.starts_with("--")).ok_or(format!("{argument} needs a value"));
        match argument {
            "--help" | "-h" => return Ok(Command::Help),
            "--quick" | "--smoke" if pace.is_some() => return Err("--quick or --smoke, and once".into()),
            "--quick" => pace = Some(Pace::Quick),
            "--smoke" => pace = Some(Pace::Smoke),
            "--node" => node = true,
            "--question" => {
                let name = value()?;
                questions.push(Question::named(name).ok_or(format!("no question {name:?}"))?);
            }
            "--fixture" => {
                let name = value()?;
                let known = questions::ALL.iter().any(|question| (question.subjects)(false).contains(&name));
                fixtures.push(known.then(|| name.to_string()).ok_or(format!("no fixture {name:?}"))?);
            }
            "--input" => file = Some(value()?.into()),
            "--schema" => schema = Some(value()?.into()),
            "--from" => from = Some(value()?.into()),
            "--out" => writing.out = value()?.into(),
            "--compare" => {
                writing.compare = Some(value()?.into());
                new = value().ok().map(PathBuf::from);
            }
            "--fail-on-regression" => writing.fail_on_regression = true,
            _ => return Err(format!("no option {argument:?}\n\n{HELP}")),
        }
    }
    let input = match (file, schema) {
        (Some(file), Some(schema)) => Some(Input { file, schema }),
        (None, None) => None,
        _ => return Err("--input and --schema go together".into()),
    };
    if writing.fail_on_regression && writing.compare.is_none() {
        return Err("--fail-on-regression needs --compare".into());
    }
    let measures = pace.is_some() || node || !questions.is_empty() || !fixtures.is_empty() || input.is_some();
    match (from, new) {
        (Some(_), Some(_)) => Err("--from and a second file of --compare are the same thing".into()),
        (Some(_), _) | (_, Some(_)) if measures => Err("nothing is measured if the figures are given".into()),
        (Some(from), None) => Ok(Command::Render(from, writing)),
        (None, Some(new)) => Ok(Command::Compare(new, writing)),
        (None, None) => {
            let pace = pace.unwrap_or(Pace::Full);
            if input.is_some() && !(questions.is_empty() && fixtures.is_empty() && !node) {
                return Err("--input is a question of its own".into());
            }
            if questions.is_empty() {
                questions = questions::ALL.iter().collect();
            }
            Ok(Command::Measure(Plan { pace, questions, fixtures, node, input }, writing))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plan(arguments: &[&str]) -> (Plan, Writing) {
        match parse(arguments).unwrap() {
            Command::Measure(plan, writing) => (plan, writing),
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn nothing_said_is_everything() {
        let (plan, writing) = plan(&[]);
        assert_eq!((plan.pace, plan.questions.len()), (Pace::Full, questions::ALL.len()));
        assert_eq!((plan.fixtures.len(), plan.node, plan.input), (0, false, None));
        assert_eq!(writing, Writing { out: "report".into(), compare: None, fail_on_regression: false });
    }

    #[test]
    fn names_choose() {
        let (plan, writing) =
            plan(&["--quick", "--fixture", "event", "--fixture", "person", "--question", "decode", "--out", "there"]);
        assert_eq!((plan.pace, plan.questions[0].name), (Pace::Quick, "decode"));
        assert_eq!(plan.fixtures, ["event", "person"]);
        // In the order of the question.
        assert_eq!(plan.subjects(plan.questions[0]), ["person", "event"]);
        assert_eq!(writing.out, PathBuf::from("there"));
    }

    #[test]
    fn a_quick_run_leaves_out_what_takes_long_unless_it_is_named() {
        let subjects = |arguments: &[&str]| {
            let (plan, _) = plan(arguments);
            plan.subjects(Question::named("encode").unwrap())
        };
        let big = |subjects: Vec<String>| subjects.iter().any(|subject| subject == "big");
        assert!(big(subjects(&[])) && !big(subjects(&["--quick"])));
        assert_eq!(subjects(&["--quick", "--fixture", "big"]), ["big"]);
    }

    #[test]
    fn a_smoke_is_of_one_fixture_unless_told_otherwise() {
        let subjects = |arguments: &[&str]| {
            let (plan, _) = plan(arguments);
            plan.subjects(Question::named("encode").unwrap())
        };
        assert_eq!(subjects(&["--smoke"]), ["person"]);
        assert_eq!(subjects(&["--smoke", "--fixture", "event"]), ["event"]);
    }

    #[test]
    fn what_was_asked_for_can_be_asked_for_again() {
        let again = |arguments: &[&str]| plan(arguments).0.command();
        assert_eq!(again(&["--out", "there"]), "report");
        let some = ["--fixture", "event", "--quick", "--node", "--question", "decode", "--out", "there"];
        assert_eq!(again(&some), "report --quick --question decode --fixture event --node");
        // The names of files, and not where they are.
        let own = ["--input", "some/where/my events.json", "--schema", "it's.json"];
        assert_eq!(again(&own), r"report --input 'my events.json' --schema 'it'\''s.json'");
        assert_eq!(quoted(""), "''");
        let (plan, _) = plan(&own);
        let subjects: Vec<String> = plan.questions.iter().flat_map(|question| plan.subjects(question)).collect();
        assert_eq!(subjects, ["some/where/my events.json by it's.json"]);
    }

    #[test]
    fn a_comparison_of_two_files_measures_nothing() {
        let Ok(Command::Compare(new, writing)) = parse(&["--compare", "old.json", "new.json", "--fail-on-regression"])
        else {
            panic!()
        };
        let expected = Writing { out: "report".into(), compare: Some("old.json".into()), fail_on_regression: true };
        assert_eq!((new, writing), (PathBuf::from("new.json"), expected));
        // What follows is an option, not a file.
        assert_eq!(plan(&["--compare", "old.json", "--quick"]).1.compare, Some("old.json".into()));
        let Ok(Command::Render(from, _)) = parse(&["--from", "new.json", "--compare", "old.json"]) else { panic!() };
        assert_eq!(from, PathBuf::from("new.json"));
    }

    #[test]
    fn what_makes_no_sense_is_refused() {
        let refused: [(&[&str], &str); 10] = [
            (&["--nothing"], "no option \"--nothing\""),
            (&["--fixture"], "--fixture needs a value"),
            (&["--out", "--quick"], "--out needs a value"),
            (&["--fixture", "nobody"], "no fixture \"nobody\""),
            (&["--question", "why"], "no question \"why\""),
            (&["--input", "a.json"], "--input and --schema go together"),
            (&["--input", "a", "--schema", "b", "--fixture", "event"], "--input is a question of its own"),
            (&["--quick", "--smoke"], "--quick or --smoke"),
            (&["--from", "a.json", "--quick"], "nothing is measured"),
            (&["--fail-on-regression"], "--fail-on-regression needs --compare"),
        ];
        for (arguments, start) in refused {
            let error = parse(arguments).unwrap_err();
            assert!(error.starts_with(start), "{error}");
        }
        assert!(matches!(parse(&["--help", "--nothing"]), Ok(Command::Help)));
    }
}
