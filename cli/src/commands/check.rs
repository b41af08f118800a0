//! `shorn check`: whether a schema compiles, what its fields cost, and what of it is ignored.

use crate::args::Check;
use crate::costs::{self, Cost};
use crate::escape::one_line;
use crate::failure::Failure;
use crate::table::{Cell, Table};
use crate::{load, output};
use shorn::Schema;

pub(crate) fn run(args: Check) -> Result<(), Failure> {
    let schema = load::schema(&args.schema, None)?;
    output::print(&report(&schema))?;
    let warnings = schema.warnings().len();
    if args.deny_warnings && warnings > 0 {
        let name = args.schema.schema.display();
        return Err(Failure::data(format!(
            "{name}: {} denied",
            counted(warnings as u64, "warning is", "warnings are")
        )));
    }
    Ok(())
}

fn report(schema: &Schema) -> String {
    let (costs, cut) = costs::of(schema);
    let least = counted(costs::least(schema.shape(), schema.shape().root()), "byte", "bytes");
    let mut out = match schema.fingerprint(3) {
        Ok(fingerprint) => format!("compiles: {least} at least, fingerprint {fingerprint}\n\n"),
        Err(_) => format!("compiles: {least} at least\n\n"),
    };
    let mut table = Table::new(&[2]);
    table.push(["field", "shape", "bytes", "presence"].map(Cell::plain));
    for cost in &costs {
        table.push([cost.place.clone(), cost.shape.clone(), bytes(cost), presence(cost)].map(Cell::plain));
    }
    out.push_str(&table.text(None, false));
    if cut {
        out.push_str("… and more\n");
    }
    if !schema.warnings().is_empty() {
        out.push('\n');
    }
    for warning in schema.warnings() {
        out.push_str(&one_line(&format!("warning at `{}`: {}", warning.pointer, warning.text)));
        out.push('\n');
    }
    out
}

fn bytes(cost: &Cost) -> String {
    match cost.most {
        Some(most) if most == cost.least => most.to_string(),
        Some(most) => format!("{}-{most}", cost.least),
        None => format!("{}+", cost.least),
    }
}

fn presence(cost: &Cost) -> String {
    match (cost.bit, cost.bitmap) {
        (Some(bit), 0) => format!("bit {bit}"),
        (Some(bit), n) => format!("bit {bit}; bitmap of {}", counted(n as u64, "byte", "bytes")),
        (None, 0) => String::new(),
        (None, n) => format!("bitmap of {}", counted(n as u64, "byte", "bytes")),
    }
}

fn counted(n: u64, one: &str, many: &str) -> String {
    format!("{n} {}", if n == 1 { one } else { many })
}
