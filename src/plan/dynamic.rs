//! Dynamic values (wire format, section 4), written from any source. It knows their tags; how they are
//! read is in `decode`, since sinks build them as they build all else.

use super::number::Number;
use super::source::{Source, View};
use crate::error::{EncodeError, EncodeErrorKind as Kind};
use crate::shape::order::compare;
use crate::wire::Writer;
use crate::wire::reader::DYNAMIC_DEPTH;

/// Writes a value inside of `depth` others.
pub(super) fn write<'v, S: Source<'v>>(value: S, depth: usize, writer: &mut Writer) -> Result<(), EncodeError> {
    match value.view() {
        View::Null => writer.byte(0),
        View::Boolean(value) => writer.byte(1 + u8::from(value)),
        View::Number(number) => write_number(number, writer)?,
        View::String(text) => {
            writer.byte(5);
            writer.text(text)?;
        }
        View::Unpaired => return Err(EncodeError::new(Kind::UnpairedSurrogate)),
        View::Array(elements) => {
            begin(6, depth, elements.len(), writer)?;
            for element in elements {
                write(element, depth + 1, writer)?;
                writer.check_message(0)?;
            }
        }
        View::Object(members) => {
            begin(7, depth, members.len(), writer)?;
            let mut members: Vec<_> = members.collect();
            members.sort_unstable_by(|(a, _), (b, _)| compare(a, b));
            for (key, value) in members {
                if value.is_under_unpaired_key() {
                    return Err(EncodeError::new(Kind::UnpairedSurrogate));
                }
                writer.text(key)?;
                write(value, depth + 1, writer)?;
                writer.check_message(0)?;
            }
        }
    }
    Ok(())
}

fn begin(tag: u8, depth: usize, n: usize, writer: &mut Writer) -> Result<(), EncodeError> {
    if depth == DYNAMIC_DEPTH {
        return Err(EncodeError::new(Kind::DynamicDepth));
    }
    writer.byte(tag);
    writer.count(n)
}

/// A number as a dynamic value: every peer holds it as a double, so that it must be one.
pub(super) fn write_number(number: Number, writer: &mut Writer) -> Result<(), EncodeError> {
    if let Some(integer) = number.dynamic_int() {
        writer.byte(3);
        return writer.checked_int(integer.into());
    }
    let Some(double) = number.exact() else {
        return Err(EncodeError::new(Kind::UnsafeInteger).with_detail(format!("{number} is no double")));
    };
    writer.byte(4);
    writer.float64(double);
    Ok(())
}
