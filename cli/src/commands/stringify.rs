//! `shorn stringify`: JSON shaped by a schema.

use crate::args::Stringify;
use crate::failure::Failure;
use crate::output::Target;
use crate::progress::Progress;
use crate::{input, load, output, stream};

pub(crate) fn run(args: Stringify) -> Result<(), Failure> {
    input::one_stdin(&[&args.schema, &args.file])?;
    let shaper = load::shaper(&args.schema, &args.shaping)?;
    if args.plan {
        return output::print(&shaper.plan().to_string());
    }
    let target = Target::new(args.output);
    let source = input::open(&args.file)?;
    if args.lines {
        let out = target.stream(&args.file)?;
        let progress = Progress::new(&args.file, source.len, target.is_terminal());
        return if args.audit {
            stream::audit(&shaper, source, out, progress)
        } else {
            stream::stringify(&shaper, source, out, progress)
        };
    }
    let (name, json) = source.read()?;
    let fault = |why: String| Failure::data(format!("{name}: {why}"));
    let mut text = Vec::new();
    if args.audit {
        crate::convert::audit(&shaper, &json, "", &mut text).map_err(fault)?;
        target.write(&text)?;
        return if text.is_empty() { Ok(()) } else { Err(Failure::told()) };
    }
    crate::convert::stringify(&shaper, &json, &mut text).map_err(fault)?;
    text.push(b'\n');
    target.write(&text)
}
