//! The same through a codec that asks for rules, of which there are none: not a byte, an offset or a
//! path may be another.

use super::prelude::{Settings, codec};
use garde::{Path, Report, Validate};
use shorn::{Decode, DecodeError, Encode, EncodeError, Record};

/// A value with a validator that has nothing to say.
#[derive(Record)]
struct Ruled<T>(T);

impl<T> Validate for Ruled<T> {
    type Context = ();

    fn validate_into(&self, (): &(), _: &mut dyn FnMut() -> Path, _: &mut Report) {}
}

/// Compares what the unchecked codec gave with what the validated one gives.
pub(super) fn encode<T: Encode>(
    value: &T,
    Settings { width, message }: Settings,
    plain: &Result<Vec<u8>, EncodeError>,
) {
    let codec = codec::<Ruled<&T>>(width);
    let ruled = codec.limits(super::prelude::LIMITS.message(message)).validated().encode(&Ruled(value));
    let place = |error: &EncodeError| (error.code(), error.path().map(ToString::to_string));
    assert_eq!(ruled.as_ref().map_err(place), plain.as_ref().map_err(place));
}

/// The same of a message: the value that comes of it is encoded again.
pub(super) fn decode<T: Encode + for<'de> Decode<'de>>(input: &[u8], width: usize, plain: &Result<T, DecodeError>) {
    let codec = codec::<Ruled<T>>(width);
    let place = |error: &DecodeError| (error.code(), error.offset(), error.path().map(ToString::to_string));
    match (codec.validated().decode(input), plain) {
        (Ok(ruled), Ok(_)) => {
            let again = codec.encode(&ruled).map_err(|error| error.code());
            assert_eq!(again.as_deref(), Ok(input));
        }
        (Err(ruled), Err(plain)) => assert_eq!(place(&ruled), place(plain)),
        (ruled, plain) => panic!("{:?}, {:?}", ruled.map(|_| ()), plain.as_ref().map(|_| ())),
    }
}
