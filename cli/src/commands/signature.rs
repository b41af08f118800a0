//! `shorn signature`: the canonical text of the shape.

use crate::args::Signature;
use crate::failure::Failure;
use crate::{load, output};

pub(crate) fn run(args: Signature) -> Result<(), Failure> {
    let schema = load::schema(&args.schema, None)?;
    let Some(signature) = schema.signature() else {
        let name = args.schema.schema.display();
        return Err(Failure::data(format!("{name}: JSON Schema has no form for a part of it, so it has no signature")));
    };
    output::print(&format!("{signature}\n"))
}
