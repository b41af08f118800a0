//! `shorn inspect`: which bytes are which field, and what is wrong where.

use crate::args::{Color, Inspect};
use crate::failure::Failure;
use crate::stream::Frames;
use crate::table::{self, Cell, Table, shortened};
use crate::{input, load, output, paint};
use shorn::shape::Shape;
use shorn::{DecodeError, Inspection, Part, Schema};
use std::io::{self, IsTerminal as _};

/// Bytes in one row of hex, and columns below which it is half as many.
const ROW: usize = 16;
const NARROW: usize = 110;

/// Columns of a path, unless it may be as long as it is.
const PATH: usize = 48;

/// Columns of a line that goes to no terminal.
const WIDTH: usize = 120;

pub(crate) fn run(args: Inspect) -> Result<(), Failure> {
    input::one_stdin(&[&args.schema.schema, &args.file])?;
    let schema = load::schema(&args.schema, args.bytes.fingerprint)?;
    let prefix = usize::from(args.bytes.fingerprint.unwrap_or(0));
    let look = Look::new(args.full, args.color);
    let source = input::open(&args.file)?;
    if args.bytes.frames {
        let mut frames = Frames::new(source);
        while let Some(frame) = frames.next()? {
            let gap = if frame.number > 1 { "\n" } else { "" };
            let n = frame.message.len();
            let head = format!("record {}, {n} bytes from byte {}", frame.number, frame.start);
            let mut text = String::from(gap);
            table::paint(&mut text, &head, paint::FAINT, look.painted);
            text.push('\n');
            let seen = Seen::new(&schema, frame.message, prefix);
            text.push_str(&look.table(&seen));
            output::print(&text)?;
            if let Some(error) = seen.error {
                return Err(frame.fault(&error.to_string()));
            }
        }
        return Ok(());
    }
    let (name, bytes) = source.read()?;
    let fault = |why: String| Failure::data(format!("{name}: {why}"));
    let message = args.bytes.notation().read(bytes).map_err(fault)?;
    let seen = Seen::new(&schema, &message, prefix);
    output::print(&look.table(&seen))?;
    match seen.error {
        Some(error) => Err(fault(error.to_string())),
        None => Ok(()),
    }
}

/// A message taken apart.
struct Seen<'a> {
    /// The bytes before the message proper, and whether they are those of the shape.
    fingerprint: Option<(&'a [u8], bool)>,
    inspection: Inspection<'a>,
    /// Bytes that should stand before the parts, and those that do.
    prefix: usize,
    before: usize,
    error: Option<DecodeError>,
}

impl<'a> Seen<'a> {
    fn new(schema: &Schema, bytes: &'a [u8], prefix: usize) -> Seen<'a> {
        let (head, message) = bytes.split_at_checked(prefix).unwrap_or((bytes, &[]));
        let ours = schema.fingerprint(prefix);
        let fingerprint = (prefix > 0).then(|| (head, ours.is_ok_and(|ours| ours.as_bytes() == head)));
        let shape: &Shape = schema.shape();
        let mut inspection = shorn::inspect(shape, message);
        // A decoder counts from the fingerprint on, and sees what a look at the parts does not: whether a
        // branch is the first that the value fits.
        let error = schema.decode(bytes).err().or_else(|| inspection.error.take());
        Seen { fingerprint, inspection, prefix, before: head.len(), error }
    }
}

/// How a table is shown.
struct Look {
    full: bool,
    painted: bool,
    width: Option<usize>,
    row: usize,
}

impl Look {
    fn new(full: bool, color: Color) -> Look {
        let width = if full { None } else { Some(columns()) };
        let row = if width.is_some_and(|width| width < NARROW) { ROW / 2 } else { ROW };
        Look { full, painted: paint::wanted(color), width, row }
    }

    fn table(&self, seen: &Seen<'_>) -> String {
        let mut table = Table::new(&[0]);
        if let Some((bytes, ours)) = seen.fingerprint {
            let (style, value) = match ours {
                true => (paint::SHAPE, "of this shape"),
                false if bytes.len() < seen.prefix => (paint::WRONG, "cut"),
                false => (paint::WRONG, "of another shape"),
            };
            self.rows(&mut table, 0, bytes, ["·", "fingerprint", value].map(str::to_owned), style);
            if !ours {
                // What follows would be read by the wrong shape.
                return table.text(self.width, self.painted);
            }
        }
        for part in &seen.inspection.parts {
            let wrong = part.what == "unread";
            let style = if wrong { paint::WRONG } else { paint::SHAPE };
            self.rows(&mut table, part.offset + seen.before, part.bytes, words(part), style);
        }
        table.text(self.width, self.painted)
    }

    /// One part: its first row has the words, further ones the rest of the bytes.
    fn rows(&self, table: &mut Table, offset: usize, bytes: &[u8], words: [String; 3], shape: anstyle::Style) {
        let [path, what, value] = words;
        let path = if self.full { path } else { shortened(&path, PATH) };
        let mut rows = bytes.chunks(self.row);
        let first = rows.next().unwrap_or_default();
        let more = bytes.len() > self.row && !self.full;
        table.push([
            Cell::new(offset.to_string(), paint::FAINT),
            Cell::new(spaced(first, more), if shape == paint::WRONG { shape } else { paint::BYTES }),
            Cell::new(path, paint::PLACE),
            Cell::new(what, shape),
            Cell::plain(value),
        ]);
        if self.full {
            for (i, row) in rows.enumerate() {
                let offset = offset + (i + 1) * self.row;
                table.push([
                    Cell::new(offset.to_string(), paint::FAINT),
                    Cell::new(spaced(row, false), if shape == paint::WRONG { shape } else { paint::BYTES }),
                ]);
            }
        }
    }
}

fn words(part: &Part<'_>) -> [String; 3] {
    let path = if part.path.is_empty() { "·".to_owned() } else { part.path.clone() };
    [path, part.what.to_owned(), part.value.clone()]
}

fn spaced(bytes: &[u8], more: bool) -> String {
    let mut pairs: Vec<String> = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
    if more {
        pairs.push("…".into());
    }
    pairs.join(" ")
}

/// Columns of the terminal; of a pipe those that COLUMNS says, or a line that is still read easily.
fn columns() -> usize {
    if io::stdout().is_terminal() {
        if let Some((terminal_size::Width(width), _)) = terminal_size::terminal_size() {
            return usize::from(width);
        }
    }
    let said = std::env::var("COLUMNS").ok().and_then(|columns| columns.parse().ok());
    said.filter(|columns| *columns > 0).unwrap_or(WIDTH)
}
