//! JSON text shaped by an arbitrary document, of arbitrary values of serde: the text that is written while the value is
//! told is that of the definition, which collects it first, and so is the error; whether `any_of` and conditions are
//! decided by what was compiled for them or by the validator makes no difference; what is written is JSON. Written
//! again, it no longer changes, unless a union or a condition may look at it anew.
//!
//! Input: a subject (`subject`), of which only documents count; a byte of settings; a byte that says how the value is
//! given: as JSON text, as a tree of JSON made of bytes, or as a value of serde of any kind made of bytes.

use crate::input::Input;
use crate::random::Random;
use crate::subject::Subject;
use crate::targets::identity::tree;
use crate::values;
use serde::Serialize;
use serde_json::Value;
use shorn::Stringifier;
use shorn::stringify::{LargeArrays, Rounding};

pub(crate) fn run(data: &[u8]) {
    let mut input = Input(data);
    let Some(subject) = Subject::take(&mut input) else { return };
    let Some(document) = subject.document() else { return };
    let settings = input.byte();
    let mut builder = Stringifier::builder()
        .none_is_absent(settings & 1 != 0)
        .rounding([Rounding::Trunc, Rounding::Ceil, Rounding::Floor, Rounding::Round][usize::from(settings >> 1 & 3)]);
    if settings & 8 != 0 {
        builder = builder.large_arrays(LargeArrays::Plain { from: 3 });
    }
    let Ok(stringifier) = builder.compile(document) else { return };
    if settings & 16 != 0 {
        // It has a source or is refused, and says nothing wrong of itself.
        let _ = stringifier.rust_module();
        let _ = stringifier.plan().to_string();
    }
    let how = input.byte();
    let json = match how % 3 {
        0 => match serde_json::from_slice(input.0) {
            Ok(json) => json,
            Err(_) => return,
        },
        1 => tree(&mut input, 6),
        _ => {
            let value = values::Value::random(&mut Random(input), 4);
            both(&stringifier, &value, document);
            match serde_json::to_value(&value) {
                Ok(json) => json,
                Err(_) => return,
            }
        }
    };
    let Some(text) = both(&stringifier, &json, document) else { return };
    if settings & 32 != 0 {
        if let Ok(other) = builder.by_validator(true).compile(document) {
            assert_eq!(other.to_string(&json).ok().as_ref(), Some(&text), "{json} by the validator, by {document}");
        }
    }
    again(&stringifier, &text, document);
}

/// What both ways say, which is the same.
fn both<T: Serialize + ?Sized + std::fmt::Debug>(
    stringifier: &Stringifier,
    value: &T,
    document: &Value,
) -> Option<String> {
    let (mut fast, mut defined, mut streamed) = (b"before".to_vec(), b"before".to_vec(), b"before".to_vec());
    let fast_failed = stringifier.write(value, &mut fast).err().map(|error| error.to_string());
    let failed = stringifier.write_by_definition(value, &mut defined).err().map(|error| error.to_string());
    assert_eq!(fast_failed, failed, "{value:?} by {document}");
    let shown = |text: &[u8]| String::from_utf8_lossy(text).into_owned();
    assert_eq!(shown(&fast), shown(&defined), "{value:?} by {document}");
    if stringifier.write_by_stream(value, &mut streamed) {
        assert_eq!(shown(&streamed), shown(&defined), "{value:?} by {document}");
        assert_eq!(failed, None, "{value:?} by {document}");
    }
    if failed.is_some() {
        assert_eq!(fast, b"before", "what failed leaves nothing");
        return None;
    }
    Some(String::from_utf8(defined).expect("text").split_off(6))
}

/// That a text is JSON, and comes to rest.
fn again(stringifier: &Stringifier, text: &str, document: &Value) {
    let source = document.to_string();
    // Its content goes out as it is, whatever that is.
    if source.contains("unsafe") {
        return;
    }
    let json: Value = match serde_json::from_str(text) {
        Ok(json) => json,
        // Half a surrogate pair, and a number beyond a double, are right in JSON and not in `serde_json`.
        Err(error)
            if ["surrogate", "hex escape", "out of range"].iter().any(|word| error.to_string().contains(word)) =>
        {
            return;
        }
        Err(error) => panic!("{error}: {text} by {document}"),
    };
    if ["anyOf", "oneOf", "\"if\""].iter().any(|word| source.contains(word)) {
        return;
    }
    let write = |json: &Value| stringifier.to_string(json).ok();
    // Infinite text is a null in a number's place, and a null there is 0: at rest after one more round.
    let Some(second) = write(&json) else { return };
    let Ok(json) = serde_json::from_str::<Value>(&second) else { return };
    let Some(third) = write(&json) else { return };
    let fourth = serde_json::from_str::<Value>(&third).ok().and_then(|json| write(&json));
    assert_eq!(fourth, Some(third), "from {text} by {document}");
}
