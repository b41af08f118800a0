//! Knows when a progress bar helps, and shows it: on stderr, where that is a terminal and neither the
//! input nor the output is, and the work takes more than a moment. Must not know what the work is.

use crate::input::is_stdin;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::io::{self, IsTerminal as _};
use std::path::Path;
use std::time::{Duration, Instant};

/// Work that is done sooner needs no bar.
const MOMENT: Duration = Duration::from_millis(700);

/// Bytes between two looks at the clock.
const STRIDE: u64 = 1 << 20;

pub(crate) struct Progress {
    /// None where nobody would see it.
    wanted: bool,
    bar: Option<ProgressBar>,
    started: Instant,
    len: Option<u64>,
    done: u64,
    next: u64,
}

impl Progress {
    /// The progress through `input` of `len` bytes, to an output that is a terminal or not.
    pub(crate) fn new(input: &Path, len: Option<u64>, to_terminal: bool) -> Progress {
        let typed = is_stdin(input) && io::stdin().is_terminal();
        let wanted = io::stderr().is_terminal() && !typed && !to_terminal;
        Progress { wanted, bar: None, started: Instant::now(), len, done: 0, next: STRIDE }
    }

    /// So many more bytes are behind us, and so many records in all.
    pub(crate) fn advance(&mut self, bytes: u64, records: u64) {
        self.done += bytes;
        if self.done < self.next || !self.wanted {
            return;
        }
        self.next = self.done + STRIDE;
        if self.bar.is_none() && self.started.elapsed() > MOMENT {
            self.bar = Some(bar(self.len));
        }
        if let Some(bar) = &self.bar {
            bar.set_position(self.done);
            bar.set_message(format!("{records} records"));
        }
    }

    /// Takes the bar off the screen.
    pub(crate) fn end(self) {
        if let Some(bar) = self.bar {
            bar.finish_and_clear();
        }
    }
}

fn bar(len: Option<u64>) -> ProgressBar {
    let template = match len {
        Some(_) => "{bar:30} {percent:>3}%  {bytes} of {total_bytes}, {bytes_per_sec}, {msg}, {eta} left",
        None => "{spinner} {bytes}, {bytes_per_sec}, {msg}",
    };
    let bar = ProgressBar::with_draw_target(len, ProgressDrawTarget::stderr_with_hz(10));
    // The template is a constant; were it wrong, the style of the crate would do.
    bar.set_style(ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar()));
    bar
}
