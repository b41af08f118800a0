//! `shorn encode`: JSON to bytes.

use crate::args::Encode;
use crate::failure::Failure;
use crate::notation::Notation;
use crate::output::Target;
use crate::progress::Progress;
use crate::{convert, input, load, stream};

pub(crate) fn run(args: Encode) -> Result<(), Failure> {
    input::one_stdin(&[&args.schema.schema, &args.file])?;
    let target = Target::new(args.output);
    let notation = args.bytes.notation();
    if notation == Notation::Raw {
        target.refuse_terminal()?;
    }
    let schema = load::schema(&args.schema, args.bytes.fingerprint)?.limits(args.limits.of_messages());
    let source = input::open(&args.file)?;
    if args.bytes.frames {
        let out = target.stream(&args.file)?;
        let progress = Progress::new(&args.file, source.len, target.is_terminal());
        return stream::encode(&schema, source, out, progress);
    }
    let (name, json) = source.read()?;
    let mut message = Vec::new();
    convert::encode(&schema, &json, &mut message).map_err(|why| Failure::data(format!("{name}: {why}")))?;
    target.write(&notation.write(message))
}
