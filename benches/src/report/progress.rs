//! How far a run is, for whoever waits: a bar on a terminal, and else one line a subject. Knows the standard error;
//! knows nothing of figures.

use std::io::{self, IsTerminal};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};

/// What tells of a run.
#[derive(Debug)]
pub(super) struct Progress {
    /// None where nobody looks: an escape sequence in a log helps nobody.
    bar: Option<ProgressBar>,
    steps: usize,
    done: usize,
    step: Instant,
}

impl Progress {
    /// Of a run of so many steps.
    pub(super) fn new(steps: usize) -> Self {
        let bar = io::stderr().is_terminal().then(|| {
            let bar = ProgressBar::new(steps as u64).with_style(style(FIRST));
            // A step may take a minute, and the clock should go on.
            bar.enable_steady_tick(Duration::from_millis(250));
            bar
        });
        Self { bar, steps, done: 0, step: Instant::now() }
    }

    /// What is being done.
    pub(super) fn says(&self, what: &str) {
        if let Some(bar) = &self.bar {
            bar.set_message(what.to_string());
        }
    }

    /// A step is done.
    pub(super) fn done(&mut self, what: &str) {
        self.done += 1;
        let took = self.step.elapsed().as_secs_f64();
        self.step = Instant::now();
        match &self.bar {
            Some(bar) => {
                // Before the first step is done nobody knows how long the others take.
                if self.done == 1 {
                    bar.set_style(style(THEN));
                }
                bar.inc(1);
            }
            None => eprintln!("{:>3}/{} {what}, {took:.1} s", self.done, self.steps),
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}

const FIRST: &str = "{bar:28.cyan/blue} {pos}/{len}  {elapsed} so far  {wide_msg}";
const THEN: &str = "{bar:28.cyan/blue} {pos}/{len}  {elapsed} so far, {eta} left  {wide_msg}";

/// Both templates are what a style can read, which a test holds.
fn style(template: &str) -> ProgressStyle {
    let style = ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar());
    style.progress_chars("━╸─")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_templates_are_templates() {
        for template in [FIRST, THEN] {
            assert!(ProgressStyle::with_template(template).is_ok(), "{template}");
        }
    }
}
