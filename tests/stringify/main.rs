//! The text that is written while a value is told, against the definition, which collects it first.
#![cfg(feature = "json")]

mod cases;
mod orders;
mod random;
mod unions;
mod values;

use serde::Serialize;
use shorn::Stringifier;

type Outcome = Result<String, String>;

fn outcome(bytes: Vec<u8>, error: Option<String>) -> Outcome {
    match error {
        None => Ok(String::from_utf8_lossy(&bytes).into_owned()),
        Some(error) => {
            assert_eq!(bytes, b"before", "what failed leaves nothing");
            Err(error)
        }
    }
}

/// What both ways say, which is the same.
#[track_caller]
fn both<T: Serialize + ?Sized>(stringifier: &Stringifier, value: &T, what: &dyn Fn() -> String) -> Outcome {
    let (mut fast, mut defined) = (b"before".to_vec(), b"before".to_vec());
    let failed = stringifier.write(value, &mut fast).err().map(|error| error.to_string());
    let fast = outcome(fast, failed);
    let failed = stringifier.write_by_definition(value, &mut defined).err().map(|error| error.to_string());
    let defined = outcome(defined, failed);
    assert_eq!(fast, defined, "{}", what());
    let mut streamed = b"before".to_vec();
    if stringifier.write_by_stream(value, &mut streamed) {
        assert_eq!(Ok(String::from_utf8_lossy(&streamed).into_owned()), defined, "{}", what());
    }
    defined
}

/// The text, for which the definition was not needed.
#[track_caller]
fn streamed<T: Serialize + ?Sized>(stringifier: &Stringifier, value: &T) -> String {
    let mut out = Vec::new();
    assert!(stringifier.write_by_stream(value, &mut out));
    let text = both(stringifier, value, &String::new).unwrap();
    assert_eq!(format!("before{}", String::from_utf8(out).unwrap()), text);
    text.strip_prefix("before").unwrap().to_owned()
}
