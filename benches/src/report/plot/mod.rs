//! Plots as SVG, for a page that gives their classes colours. Knows marks, scales and where a label has room; knows
//! nothing of codecs, nor where a number comes from.
//!
//! Every plot is drawn [`WIDTH`] units wide, which is about a phone: a page shows several beside each other instead of
//! making one larger, so that text keeps its size. What it draws is well-formed XML as well.

mod bars;
mod lines;
mod ratios;
mod scale;
mod scatter;

use std::fmt::{self, Display, Write as _};

pub(super) use bars::{Bar, Bars, Block};
pub(super) use lines::{Lines, Place, Series};
pub(super) use ratios::{Ratios, Spot};
pub(super) use scatter::{Point, Scatter};

/// How wide every plot is.
const WIDTH: f64 = 340.0;

/// What a plot is called, and what it says to those who do not see it.
#[derive(Clone, Copy, Debug)]
pub(super) struct About<'t> {
    /// Unlike that of any other plot of the page.
    pub(super) id: &'t str,
    pub(super) title: &'t str,
    pub(super) description: &'t str,
}

/// Text that markup does not change.
#[derive(Clone, Copy, Debug)]
pub(super) struct Escaped<'t>(pub(super) &'t str);

impl Display for Escaped<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.chars().try_for_each(|char| match char {
            '&' => f.write_str("&amp;"),
            '<' => f.write_str("&lt;"),
            '>' => f.write_str("&gt;"),
            '"' => f.write_str("&quot;"),
            // No XML has these, not even escaped.
            '\0'..='\u{8}' | '\u{b}' | '\u{c}' | '\u{e}'..='\u{1f}' | '\u{fffe}' | '\u{ffff}' => {
                f.write_char('\u{fffd}')
            }
            _ => f.write_char(char),
        })
    }
}

/// The whole element around what was drawn.
fn svg(about: About<'_>, kind: &str, height: f64, drawn: &str) -> String {
    let About { id, title, description } = about;
    format!(
        "<svg class=\"plot {kind}\" role=\"img\" aria-labelledby=\"{id}-t {id}-d\" viewBox=\"0 0 {WIDTH} {height:.0}\" \
         xmlns=\"http://www.w3.org/2000/svg\"><title id=\"{id}-t\">{}</title><desc id=\"{id}-d\">{}</desc>{drawn}</svg>",
        Escaped(title),
        Escaped(description)
    )
}

/// A coordinate to a tenth: what no screen shows is left out.
#[derive(Clone, Copy, Debug)]
struct At(f64);

impl Display for At {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tenths = (self.0 * 10.0).round() / 10.0;
        // Not `-0`.
        write!(f, "{}", tenths + 0.0)
    }
}

fn line(out: &mut String, class: &str, from: (f64, f64), to: (f64, f64)) {
    let (x1, y1, x2, y2) = (At(from.0), At(from.1), At(to.0), At(to.1));
    let _ = write!(out, "<line class=\"{class}\" x1=\"{x1}\" y1=\"{y1}\" x2=\"{x2}\" y2=\"{y2}\"/>");
}

/// `anchor` is `start`, `middle` or `end`; `y` is where the letters stand.
fn text(out: &mut String, class: &str, anchor: &str, (x, y): (f64, f64), text: &str) {
    let (x, y) = (At(x), At(y));
    let _ =
        write!(out, "<text class=\"{class}\" text-anchor=\"{anchor}\" x=\"{x}\" y=\"{y}\">{}</text>", Escaped(text));
}

/// A group that says more where a pointer rests.
fn hover(out: &mut String, class: &str, says: &str, draw: impl FnOnce(&mut String)) {
    let _ = write!(out, "<g class=\"{class}\"><title>{}</title>", Escaped(says));
    draw(out);
    out.push_str("</g>");
}

/// How wide a text is at a size of one, about: fonts differ, and this is rather too much.
fn width(text: &str) -> f64 {
    let of = |char| match char {
        'i' | 'j' | 'l' | 'I' | '.' | ',' | ':' | '\'' | '|' => 0.31,
        'f' | 't' | 'r' | ' ' | '(' | ')' | '-' | '/' => 0.39,
        'm' | 'w' | 'M' | 'W' | '%' | '@' => 0.92,
        'A'..='Z' => 0.7,
        _ => 0.6,
    };
    text.chars().map(of).sum()
}

/// A text that is no wider than `room` at `size`.
fn shortened(text: &str, size: f64, room: f64) -> String {
    if width(text) * size <= room {
        return text.into();
    }
    let mut short = String::new();
    for char in text.chars() {
        short.push(char);
        if (width(&short) + 0.6) * size > room {
            short.pop();
            break;
        }
    }
    short.push('…');
    short
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn markup_in_a_text_stays_text() {
        assert_eq!(Escaped("a<b> & \"c\"\u{0}").to_string(), "a&lt;b&gt; &amp; &quot;c&quot;\u{fffd}");
    }

    #[test]
    fn coordinates_have_one_decimal() {
        assert_eq!([At(1.0), At(1.26), At(-0.01)].map(|at| at.to_string()), ["1", "1.3", "0"]);
    }

    #[test]
    fn a_long_text_is_cut_to_its_room() {
        assert_eq!(shortened("ab", 10.0, 12.0), "ab");
        assert_eq!(shortened("abcdef", 10.0, 24.5), "abc…");
    }
}
