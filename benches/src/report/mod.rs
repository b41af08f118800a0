//! The report: all questions asked, the figures written as JSON, as Markdown and as a page. Knows what a run is and
//! where files go.
//!
//! ```text
//! options    the command line
//! progress   how far a run is
//! cell       figures as they are read: the best peer, ratios, ties
//! number     figures as text
//! markdown   tables.md and readme.md
//! page       index.html; plot/ draws
//! profile    what there is to know of a codec besides
//! compare    a run against one before it
//! ```

mod cell;
mod compare;
mod markdown;
mod number;
mod options;
mod page;
mod plot;
mod profile;
mod progress;

use std::fs;
use std::path::{Path, PathBuf};

use crate::group::Class;
use crate::machine::Machine;
use crate::node;
use crate::questions::{self, input};
use crate::results::{FORMAT, Figure, Results};
use crate::runner;
use options::{Command, Input, Pace, Plan, Writing};
use progress::Progress;

/// Runs the command.
///
/// # Errors
///
/// What is wrong with the options, what could not be run, read or written, or that something got worse where this was
/// asked for.
pub fn run(arguments: &[&str]) -> Result<(), String> {
    match options::parse(arguments)? {
        Command::Help => {
            println!("{}", options::HELP);
            Ok(())
        }
        Command::Measure(plan, writing) => {
            // What it is compared with is read first: a mistyped name should not cost half an hour.
            let old = writing.compare.as_deref().map(read).transpose()?;
            let results = measure(&plan)?;
            write(&results, &writing)?;
            compared(old, &results, &writing)
        }
        Command::Render(from, writing) => {
            let results = read(&from)?;
            write(&results, &writing)?;
            compared(writing.compare.as_deref().map(read).transpose()?, &results, &writing)
        }
        Command::Compare(new, writing) => {
            compared(writing.compare.as_deref().map(read).transpose()?, &read(&new)?, &writing)
        }
    }
}

fn measure(plan: &Plan) -> Result<Results, String> {
    let mut caveats = caveats(plan.pace);
    if let Some(Input { file, schema }) = &plan.input {
        caveats.extend(input::check(file, schema)?);
    }
    let effort = plan.pace.effort();
    let mut results = Results {
        format: FORMAT,
        machine: Machine::this(),
        date: now(),
        effort: match effort.rounds {
            1 => format!("one sample of {} ms", effort.batch.as_millis()),
            rounds => format!("{rounds} samples of {} ms", effort.batch.as_millis()),
        },
        command: plan.command(),
        caveats,
        codecs: Vec::new(),
        figures: Vec::new(),
    };
    let mut progress = Progress::new(plan.questions.iter().map(|question| plan.subjects(question).len()).sum());
    for question in &plan.questions {
        for subject in plan.subjects(question) {
            let what = format!("{} {subject}", question.name);
            progress.says(&what);
            let (mut figures, mut failed) = (Vec::new(), None);
            (question.groups)(&subject, &mut |group| match runner::shared(group, effort) {
                Ok(found) => figures.extend(found),
                Err(error) => failed = Some(error.to_string()),
            });
            failed.map_or(Ok(()), Err)?;
            if question.alone && plan.pace.alone() {
                let says = |figure: &Figure| {
                    progress.says(&format!("{what}, {} alone: {}", figure.key.operation, figure.codec));
                };
                // A smoke shows that it works by ours.
                let wanted = |figure: &&Figure| plan.pace != Pace::Smoke || figure.class == Class::Ours;
                let wanted: Vec<Figure> = figures.iter().filter(wanted).cloned().collect();
                let alone = runner::alone(&wanted, effort, says).map_err(|error| error.to_string())?;
                figures.extend(alone);
            }
            if let Some(Input { file, .. }) = &plan.input {
                // Where the records are is nobody's business but the reader's who knows.
                let name = file.file_name().unwrap_or_default().to_string_lossy();
                figures.iter_mut().for_each(|figure| figure.key.fixture = name.to_string());
            }
            results.figures.extend(figures);
            progress.done(&what);
        }
    }
    if plan.node {
        progress.says("Node");
        match node::figures(plan.pace != Pace::Full).map_err(|error| error.to_string())? {
            Some(figures) => results.figures.extend(figures),
            None => results.caveats.push("Node is not on this machine: its codecs were left out.".into()),
        }
    }
    if plan.input.is_none() {
        let mut profiles = profile::profiles();
        profiles.retain(|profile| results.figures.iter().any(|figure| figure.codec == profile.codec));
        results.codecs = profiles;
    }
    Ok(results)
}

/// Why figures of this run should not be quoted, if they should not.
fn caveats(pace: Pace) -> Vec<String> {
    let mut caveats = Vec::new();
    match pace {
        Pace::Full => {}
        Pace::Quick => caveats
            .push("Three short samples, all codecs in one process: for orientation, and not to be quoted.".into()),
        Pace::Smoke => {
            caveats.push("One sample of a millisecond: it shows that all of it works, and nothing else.".into())
        }
    }
    if cfg!(debug_assertions) {
        caveats.push(
            "Built without optimisation: every figure is wrong by a factor that differs from codec to codec.".into(),
        );
    }
    caveats
}

/// The present in UTC, to the second.
fn now() -> String {
    let now = jiff::Timestamp::now();
    now.round(jiff::Unit::Second).unwrap_or(now).to_string()
}

/// What repeats a run.
fn command(results: &Results) -> String {
    format!("cargo run --release -p shorn-bench -- {}", results.command)
}

/// A question as the report asks it; by its name if this program does not know it.
fn title(question: &str) -> String {
    if let Some(known) = questions::ALL.iter().find(|known| known.name == question) {
        return known.title.into();
    }
    let mut chars = question.chars();
    chars.next().map(|first| first.to_uppercase().chain(chars).collect()).unwrap_or_default()
}

fn read(path: &Path) -> Result<Results, String> {
    let text = fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))?;
    Results::from_json(&text).map_err(|error| format!("{}: {error}", path.display()))
}

fn write(results: &Results, writing: &Writing) -> Result<(), String> {
    put(writing, "results.json", &serde_json::to_string(results).map_err(|error| error.to_string())?)?;
    put(writing, "tables.md", &markdown::tables(results))?;
    put(writing, "readme.md", &markdown::readme(results))?;
    let page = put(writing, "index.html", &page::page(results))?;
    eprintln!("{}", page.display());
    Ok(())
}

/// Says what has changed since `old`, if that was asked for.
fn compared(old: Option<Results>, new: &Results, writing: &Writing) -> Result<(), String> {
    let Some(old) = old else { return Ok(()) };
    let (text, worse) = compare::compare(&old, new);
    put(writing, "compare.md", &text)?;
    print!("{text}");
    match worse {
        0 => Ok(()),
        _ if !writing.fail_on_regression => Ok(()),
        1 => Err("one cell got worse".into()),
        _ => Err(format!("{worse} cells got worse")),
    }
}

fn put(writing: &Writing, name: &str, text: &str) -> Result<PathBuf, String> {
    let path = writing.out.join(name);
    let done = fs::create_dir_all(&writing.out).and_then(|()| fs::write(&path, text));
    done.map_err(|error| format!("{}: {error}", path.display()))?;
    Ok(path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_present_is_rfc_3339_to_the_second() {
        let now = now();
        // 2026-01-02T03:04:05Z
        assert!(now.len() == 20 && now.ends_with('Z') && now.get(10..11) == Some("T"), "{now}");
    }

    #[test]
    fn a_question_that_is_not_known_has_its_name_for_a_title() {
        assert_eq!([title("encode"), title("odd one")], ["Encode", "Odd one"]);
    }

    #[test]
    fn a_report_can_be_written_again_from_its_results() {
        let out = std::env::temp_dir().join(format!("shorn-report-{}", std::process::id()));
        let writing = Writing { out: out.clone(), compare: None, fail_on_regression: false };
        let results = cell::tests::event();
        write(&results, &writing).unwrap();
        let json = out.join("results.json").display().to_string();
        assert_eq!(read(json.as_ref()).unwrap(), results);
        let page = fs::read_to_string(out.join("index.html")).unwrap();
        let again = out.join("again");
        run(&["--from", &json, "--out", &again.display().to_string()]).unwrap();
        assert_eq!(fs::read_to_string(again.join("index.html")).unwrap(), page);
        fs::write(out.join("other.json"), r#"{"format":2}"#).unwrap();
        let error = read(&out.join("other.json")).unwrap_err();
        assert!(error.ends_with("format 2, and this program reads 1"), "{error}");
        fs::remove_dir_all(out).unwrap();
    }

    #[test]
    fn regressions_fail_where_this_is_asked_for() {
        let out = std::env::temp_dir().join(format!("shorn-compare-{}", std::process::id()));
        let writing = |fail_on_regression| Writing { out: out.clone(), compare: None, fail_on_regression };
        let old = cell::tests::event();
        let mut new = old.clone();
        new.figures[6].samples = vec![60.0, 72.0, 66.0];
        assert_eq!(compared(Some(old.clone()), &new, &writing(true)), Err("one cell got worse".into()));
        assert_eq!(compared(Some(old.clone()), &new, &writing(false)), Ok(()));
        assert_eq!(compared(Some(new), &old, &writing(true)), Ok(()));
        assert!(out.join("compare.md").exists());
        fs::remove_dir_all(out).unwrap();
    }
}
