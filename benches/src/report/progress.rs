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
            // The template is one that the style knows, which a test holds.
            let style = style().unwrap_or_else(|_| ProgressStyle::default_bar());
            let bar = ProgressBar::new(steps as u64).with_style(style);
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
            Some(bar) => bar.inc(1),
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

fn style() -> Result<ProgressStyle, indicatif::style::TemplateError> {
    let template = "{bar:28.cyan/blue} {pos}/{len}  {elapsed} so far, {eta} left  {wide_msg}";
    Ok(ProgressStyle::with_template(template)?.progress_chars("━╸─"))
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_template_is_one() {
        assert!(super::style().is_ok());
    }
}
