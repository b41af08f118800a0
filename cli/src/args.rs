//! Knows the command line: commands, flags and their help. Must not know what a command does.

use crate::notation::Notation;
use clap::{Args, Parser, Subcommand, ValueEnum, ValueHint};
use std::path::PathBuf;

const EXAMPLES: &str = "\
Examples:
  shorn encode order.schema.json order.json -o order.bin
  shorn decode order.schema.json order.bin --pretty
  shorn encode order.schema.json orders.ndjson --frames -o orders.frames
  shorn inspect order.schema.json order.bin
  shorn diff old.schema.json new.schema.json

FILE and SCHEMA may be `-` for stdin; without FILE, stdin is read.

Exit status: 0 done; 1 data or a schema at fault, or a file that cannot be read or written; 2 a
command line at fault. `diff` ends with 1 where the shapes differ.";

/// The heading of what all commands have in common.
const READING: &str = "Reading the schema";
const LIMITS: &str = "Limits";

/// JSON to compact bytes and back by a JSON Schema, and what the bytes mean
#[derive(Debug, Parser)]
#[command(name = "shorn", version, after_help = EXAMPLES, disable_help_subcommand = true)]
#[command(propagate_version = true, max_term_width = 100)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// JSON to bytes
    Encode(Encode),
    /// Bytes to JSON
    Decode(Decode),
    /// Show which bytes are which field, and what is wrong where
    Inspect(Inspect),
    /// Print the fingerprint that tells whether two sides have the same shape
    Fingerprint(Fingerprint),
    /// Print the canonical text of the shape, of which the fingerprint is the hash
    Signature(Signature),
    /// JSON shaped by the schema: what it declares and nothing else
    Stringify(Stringify),
    /// Write source code that does for one schema what a command does
    Generate(Generate),
    /// Say whether a schema compiles, what its fields cost, and what of it is ignored
    Check(Check),
    /// Say whether the bytes move from one schema to another, and why
    Diff(Diff),
    /// Print completions for a shell
    #[command(after_help = "Example:\n  shorn completions bash > ~/.local/share/bash-completion/completions/shorn")]
    Completions(Completions),
    /// Print the manual page, of the whole or of one command
    #[command(after_help = "Example:\n  shorn man | man -l -")]
    Man(Man),
}

/// How a document is read as a schema.
#[derive(Args, Debug)]
pub(crate) struct Reading {
    /// Refuse what the wire format leaves out and this implementation adds
    #[arg(long, help_heading = READING)]
    pub(crate) strict: bool,

    /// Which spelling of JSON Schema the document uses
    #[arg(long, help_heading = READING, value_name = "NAME", default_value = "json-schema")]
    pub(crate) dialect: Dialect,

    /// The schema within the document, such as '#/components/schemas/Pet'
    #[arg(long, help_heading = READING, value_name = "POINTER")]
    pub(crate) root: Option<String>,

    /// A further document that references may name; may be repeated
    #[arg(long, help_heading = READING, value_name = "URI=FILE", value_parser = with)]
    pub(crate) with: Vec<With>,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum Dialect {
    // Any draft.
    #[value(name = "json-schema")]
    JsonSchema,
    #[value(name = "openapi-3.0")]
    OpenApi3_0,
}

/// A document under the address that references name it by.
#[derive(Clone, Debug)]
pub(crate) struct With {
    pub(crate) uri: String,
    pub(crate) file: PathBuf,
}

/// Addresses have `=` in their queries more often than files have it in their names.
fn with(text: &str) -> Result<With, String> {
    match text.rsplit_once('=') {
        Some((uri, file)) if !uri.is_empty() && !file.is_empty() => {
            Ok(With { uri: uri.to_owned(), file: PathBuf::from(file) })
        }
        _ => Err("write URI=FILE".into()),
    }
}

#[derive(Args, Debug)]
pub(crate) struct OneSchema {
    /// The JSON Schema document
    #[arg(value_hint = ValueHint::FilePath)]
    pub(crate) schema: PathBuf,

    #[command(flatten)]
    pub(crate) reading: Reading,
}

/// How bytes are spelled and what stands before them.
#[derive(Args, Debug)]
pub(crate) struct Bytes {
    /// The bytes as hex text
    #[arg(long, conflicts_with = "base64")]
    hex: bool,

    /// The bytes as base64 text
    #[arg(long)]
    base64: bool,

    /// A fingerprint of N bytes, 1 to 4, before each message
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=4))]
    pub(crate) fingerprint: Option<u8>,

    /// Many messages, each behind its length as a varint
    #[arg(long, conflicts_with_all = ["hex", "base64"])]
    pub(crate) frames: bool,
}

impl Limits {
    pub(crate) fn of_messages(&self) -> shorn::Limits {
        let unlimited = u64::MAX;
        shorn::Limits::new()
            .message(self.max_bytes.unwrap_or(unlimited))
            .elements(self.max_elements)
            .total_elements(self.max_total_elements.unwrap_or(unlimited))
            .text(self.max_text)
            .depth(self.max_depth)
    }
}

impl Bytes {
    pub(crate) fn notation(&self) -> Notation {
        match (self.hex, self.base64) {
            (true, _) => Notation::Hex,
            (_, true) => Notation::Base64,
            _ => Notation::Raw,
        }
    }
}

/// What is refused of a message, written and read alike.
#[derive(Args, Debug)]
pub(crate) struct Limits {
    /// Most bytes of a message [default: no limit; 67108864 with --frames]
    #[arg(long, help_heading = LIMITS, value_name = "N", hide_default_value = true)]
    pub(crate) max_bytes: Option<u64>,

    /// Most elements of one array, record or dynamic value
    #[arg(long, help_heading = LIMITS, value_name = "N", default_value = "1000000")]
    pub(crate) max_elements: u32,

    /// Most elements of a message, those of all its arrays and records [default: no limit]
    #[arg(long, help_heading = LIMITS, value_name = "N", hide_default_value = true)]
    pub(crate) max_total_elements: Option<u64>,

    /// Most bytes of one text
    #[arg(long, help_heading = LIMITS, value_name = "N", default_value = "67108864")]
    pub(crate) max_text: u32,

    /// How often a schema that names itself may be nested
    #[arg(long, help_heading = LIMITS, value_name = "N", default_value = "256")]
    pub(crate) max_depth: u16,
}

#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  shorn encode order.schema.json order.json -o order.bin
  curl -s https://example.com/order/7 | shorn encode order.schema.json --hex
  shorn encode order.schema.json orders.ndjson --frames --fingerprint 3 -o orders.frames

With --frames the input is one JSON value a line. Blank lines are skipped; at the first line at
fault the command stops, and what came before it is written.")]
pub(crate) struct Encode {
    #[command(flatten)]
    pub(crate) schema: OneSchema,

    /// The JSON text [default: stdin]
    #[arg(default_value = "-", hide_default_value = true, value_hint = ValueHint::FilePath)]
    pub(crate) file: PathBuf,

    #[command(flatten)]
    pub(crate) bytes: Bytes,

    #[command(flatten)]
    pub(crate) limits: Limits,

    /// Where the bytes go [default: stdout]
    #[arg(short, long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) output: Option<PathBuf>,
}

#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  shorn decode order.schema.json order.bin --pretty
  echo 2d05477261636500 | shorn decode person.schema.json --hex
  shorn decode order.schema.json orders.frames --frames > orders.ndjson

Of hex and base64, white space is not looked at. With --frames the output is one JSON value a line;
at the first record at fault the command stops, and what came before it is written.")]
pub(crate) struct Decode {
    #[command(flatten)]
    pub(crate) schema: OneSchema,

    /// The bytes [default: stdin]
    #[arg(default_value = "-", hide_default_value = true, value_hint = ValueHint::FilePath)]
    pub(crate) file: PathBuf,

    #[command(flatten)]
    pub(crate) bytes: Bytes,

    #[command(flatten)]
    pub(crate) limits: Limits,

    /// Spread the JSON over lines
    #[arg(long, conflicts_with = "frames")]
    pub(crate) pretty: bool,

    /// Where the JSON goes [default: stdout]
    #[arg(short, long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) output: Option<PathBuf>,
}

#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  shorn inspect order.schema.json order.bin
  echo 2d05477261636500 | shorn inspect person.schema.json --hex
  shorn inspect order.schema.json order.bin --color always | less -R

Of malformed bytes the parts are shown that could be read; the error goes to stderr, and the exit
status is 1.")]
pub(crate) struct Inspect {
    #[command(flatten)]
    pub(crate) schema: OneSchema,

    /// The bytes [default: stdin]
    #[arg(default_value = "-", hide_default_value = true, value_hint = ValueHint::FilePath)]
    pub(crate) file: PathBuf,

    #[command(flatten)]
    pub(crate) bytes: Bytes,

    /// Shorten nothing
    #[arg(long)]
    pub(crate) full: bool,

    /// Whether to paint: `auto` does on a terminal, and minds NO_COLOR and CLICOLOR
    #[arg(long, value_name = "WHEN", default_value = "auto")]
    pub(crate) color: Color,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum Color {
    Auto,
    Always,
    Never,
}

#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  shorn stringify order.schema.json order.json
  shorn stringify order.schema.json orders.ndjson --lines -o public.ndjson
  shorn stringify order.schema.json order.json --audit
  shorn stringify order.schema.json --plan

Members that the schema does not declare are left out, values are converted to its types, defaults
are filled in. The document is read as draft 7, and words of later drafts do nothing, `prefixItems`
excepted where its `$schema` is draft 2020-12. `minimum` and the like are not asked.

Exit status with --audit: 0 where the value is written as it is, 1 where something would change.")]
pub(crate) struct Stringify {
    /// The JSON Schema document
    #[arg(value_hint = ValueHint::FilePath)]
    pub(crate) schema: PathBuf,

    /// The JSON text [default: stdin]
    #[arg(default_value = "-", hide_default_value = true, value_hint = ValueHint::FilePath)]
    pub(crate) file: PathBuf,

    /// One JSON value a line; what precedes a line that fails is written
    #[arg(long)]
    pub(crate) lines: bool,

    /// Print what would be dropped, converted or filled in, and where, instead of the JSON
    #[arg(long)]
    pub(crate) audit: bool,

    /// Print what is done at each place, and read no JSON
    #[arg(long, conflicts_with_all = ["lines", "audit", "file", "output"])]
    pub(crate) plan: bool,

    #[command(flatten)]
    pub(crate) shaping: Shaping,

    /// Where the JSON goes [default: stdout]
    #[arg(short, long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) output: Option<PathBuf>,
}

/// How a document is compiled to a writer of JSON.
#[derive(Args, Debug)]
pub(crate) struct Shaping {
    /// How a number with a fraction becomes an integer
    #[arg(long, value_name = "HOW", default_value = "trunc")]
    pub(crate) rounding: Rounding,

    /// A further document that references may name; may be repeated
    #[arg(long, help_heading = READING, value_name = "URI=FILE", value_parser = with)]
    pub(crate) with: Vec<With>,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum Rounding {
    Trunc,
    Ceil,
    Floor,
    Round,
}

#[derive(Args, Debug)]
#[command(disable_help_subcommand = true)]
pub(crate) struct Generate {
    #[command(subcommand)]
    pub(crate) what: Generated,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Generated {
    /// A Rust module that writes JSON shaped by the schema, and needs the crate `serde_json` alone
    Stringify(GenerateStringify),
}

#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  shorn generate stringify order.schema.json > src/order.rs
  shorn generate stringify order.schema.json --with money=money.schema.json -o src/order.rs

The module does what `shorn stringify` does: `order::to_string(&value)` is the text of a
`serde_json::Value`. What it cannot do without a library is refused: formats such as `uri`, and
regular expressions with look-around or repeated groups.")]
pub(crate) struct GenerateStringify {
    /// The JSON Schema document
    #[arg(value_hint = ValueHint::FilePath)]
    pub(crate) schema: PathBuf,

    #[command(flatten)]
    pub(crate) shaping: Shaping,

    /// Where the source goes [default: stdout]
    #[arg(short, long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) output: Option<PathBuf>,
}

#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  shorn fingerprint order.schema.json
  shorn fingerprint order.schema.json --width 3

Widths are not cuts of one another; 3 is what both sides take where nothing else is said.")]
pub(crate) struct Fingerprint {
    #[command(flatten)]
    pub(crate) schema: OneSchema,

    /// Only the fingerprint of N bytes, 1 to 4
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=4))]
    pub(crate) width: Option<u8>,
}

#[derive(Args, Debug)]
#[command(after_help = "Example:\n  shorn signature order.schema.json")]
pub(crate) struct Signature {
    #[command(flatten)]
    pub(crate) schema: OneSchema,
}

#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  shorn check order.schema.json
  shorn check openapi.json --dialect openapi-3.0 --root '#/components/schemas/Order'
  shorn check order.schema.json --deny-warnings

Bytes are those of the smallest and of the largest value, or `n+` where it has no bound. Fields
stand in the order in which they are written.")]
pub(crate) struct Check {
    #[command(flatten)]
    pub(crate) schema: OneSchema,

    /// End with status 1 where the schema has keywords that are ignored and by which data could vanish
    #[arg(long)]
    pub(crate) deny_warnings: bool,
}

#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  shorn diff old.schema.json new.schema.json
  git show main:order.schema.json | shorn diff - order.schema.json

Exit status: 0 where both have the same bytes, 1 where they have not.")]
pub(crate) struct Diff {
    /// The JSON Schema document that messages were written with
    #[arg(value_hint = ValueHint::FilePath)]
    pub(crate) old: PathBuf,

    /// The JSON Schema document that they would be read with
    #[arg(value_hint = ValueHint::FilePath)]
    pub(crate) new: PathBuf,

    #[command(flatten)]
    pub(crate) reading: Reading,
}

#[derive(Args, Debug)]
pub(crate) struct Completions {
    /// The shell
    pub(crate) shell: clap_complete::Shell,
}

#[derive(Args, Debug)]
pub(crate) struct Man {
    /// The command whose page is wanted
    pub(crate) command: Option<String>,
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory as _;

    #[test]
    fn the_commands_are_well_formed() {
        Cli::command().debug_assert();
    }

    #[test]
    fn documents_are_split_at_the_last_equals_sign() {
        let given = with("https://example.com/s?v=2=a/b.json").unwrap();
        assert_eq!((given.uri.as_str(), given.file), ("https://example.com/s?v=2", PathBuf::from("a/b.json")));
        assert!(with("file.json").is_err());
        assert!(with("=file.json").is_err());
    }
}
