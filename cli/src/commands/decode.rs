//! `shorn decode`: bytes to JSON.

use crate::args::Decode;
use crate::failure::Failure;
use crate::output::Target;
use crate::pretty::pretty;
use crate::progress::Progress;
use crate::{convert, input, load, stream};

pub(crate) fn run(args: Decode) -> Result<(), Failure> {
    input::one_stdin(&[&args.schema.schema, &args.file])?;
    let target = Target::new(args.output);
    let schema = load::schema(&args.schema, args.bytes.fingerprint)?.limits(args.limits.of_messages());
    let source = input::open(&args.file)?;
    if args.bytes.frames {
        let out = target.stream(&args.file)?;
        let progress = Progress::new(&args.file, source.len, target.is_terminal());
        return stream::decode(&schema, args.limits.max_bytes, source, out, progress);
    }
    let (name, bytes) = source.read()?;
    let fault = |why: String| Failure::data(format!("{name}: {why}"));
    let message = args.bytes.notation().read(bytes).map_err(fault)?;
    let mut json = Vec::new();
    convert::decode(&schema, &message, &mut json).map_err(fault)?;
    if args.pretty {
        json = pretty(&json);
    }
    json.push(b'\n');
    target.write(&json)
}
