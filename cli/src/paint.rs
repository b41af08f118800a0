//! Knows the colours, and whether there are any: on a terminal, and where NO_COLOR and CLICOLOR allow it.
//! Must not know what is painted.

use crate::args::Color;
use anstream::{AutoStream, ColorChoice};
use anstyle::{AnsiColor, Style};
use std::io;

pub(crate) const PLAIN: Style = Style::new();
pub(crate) const FAINT: Style = Style::new().dimmed();
pub(crate) const BYTES: Style = AnsiColor::Cyan.on_default();
pub(crate) const PLACE: Style = Style::new().bold();
pub(crate) const SHAPE: Style = AnsiColor::Green.on_default();
pub(crate) const WRONG: Style = AnsiColor::Red.on_default().bold();

/// Whether what is printed to stdout is painted.
pub(crate) fn wanted(color: Color) -> bool {
    match color {
        Color::Always => true,
        Color::Never => false,
        Color::Auto => AutoStream::choice(&io::stdout()) != ColorChoice::Never,
    }
}
