//! `shorn fingerprint`: the hash by which two sides know that they have one shape.

use crate::args::Fingerprint;
use crate::failure::Failure;
use crate::table::{Cell, Table};
use crate::{load, output};

pub(crate) fn run(args: Fingerprint) -> Result<(), Failure> {
    let schema = load::schema(&args.schema, None)?;
    let of = |width: u8| {
        let fault = |e: shorn::SchemaError| Failure::data(format!("{}: {e}", args.schema.schema.display()));
        schema.fingerprint(usize::from(width)).map(|f| f.to_string()).map_err(fault)
    };
    if let Some(width) = args.width {
        return output::print(&format!("{}\n", of(width)?));
    }
    let mut table = Table::new(&[]);
    for width in 1..=4 {
        table.push([Cell::plain(width.to_string()), Cell::plain(of(width)?)]);
    }
    output::print(&table.text(None, false))
}
