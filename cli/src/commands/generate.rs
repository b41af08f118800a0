//! `shorn generate`: source code for one schema.

use crate::args::{Generate, GenerateStringify, Generated};
use crate::failure::Failure;
use crate::load;
use crate::output::Target;

pub(crate) fn run(args: Generate) -> Result<(), Failure> {
    match args.what {
        Generated::Stringify(args) => stringify(args),
    }
}

fn stringify(args: GenerateStringify) -> Result<(), Failure> {
    let shaper = load::shaper(&args.schema, &args.shaping)?;
    let name = args.schema.display();
    let source = shaper.rust_module().map_err(|e| Failure::data(format!("{name}: {e}")))?;
    Target::new(args.output).write(source.as_bytes())
}
