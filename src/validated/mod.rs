//! Codecs that hold values to rules: what is checked when, and that nothing else changes. Must not know
//! bytes, nor how a shape is walked: a message is the unchecked codec's, before and after.
//!
//! | file | what it knows |
//! |---|---|
//! | `typed` | Rust types, by `garde` |
//! | `buffers` | the same with the buffers of `bytes` |
//! | `report` | what `garde` reports, as issues: places and the names of rules |
//! | `document` | JSON Schema documents, by `jsonschema` |

#[cfg(all(feature = "garde", feature = "bytes"))]
mod buffers;
#[cfg(feature = "jsonschema")]
mod document;
#[cfg(feature = "garde")]
mod report;
#[cfg(feature = "garde")]
mod typed;

#[cfg(feature = "jsonschema")]
pub use document::DocumentRules;
#[cfg(feature = "jsonschema")]
pub(crate) use document::levels;
#[cfg(feature = "garde")]
pub use typed::{decode_validated, encode_validated};

/// A codec that holds values to the rules of their type or document: `Validated<Codec<T>>` by `garde`
/// (feature `garde`), `Validated<Schema>` by JSON Schema (feature `jsonschema`).
///
/// A value is checked before a byte of it is written, and after it has been read as a whole, so that
/// one that breaks a rule is an error in both directions: `validation`, with
/// [every issue](crate::EncodeError::issues). No byte is changed by it: [`unchecked`](Validated::unchecked)
/// gives the codec below, whose messages are the same.
///
/// `R` is what the rules need: the context of a Rust type, or a reference to one; the compiled rules of
/// a document. It is as `Send`, `Sync`, `Clone` and `Copy` as its parts.
#[cfg_attr(
    feature = "garde",
    doc = r##"
```
use garde::Validate;
use shorn::{Codec, Record, Validated};

#[derive(Record, Validate, Debug)]
struct Person {
    #[garde(length(chars, min = 1, max = 40))]
    name: String,
    #[garde(range(max = 150))]
    age: u8,
}

// The type of an argument says whether the function holds values to their rules.
fn store(codec: &Validated<Codec<Person>>, person: &Person) -> Result<Vec<u8>, shorn::EncodeError> {
    codec.encode(person)
}

let codec = Codec::new().fingerprinted(3)?.validated();
let bytes = store(&codec, &Person { name: "Grace".into(), age: 45 })?;
assert_eq!(codec.unchecked().decode(&bytes)?.age, 45);

let error = store(&codec, &Person { name: "".into(), age: 200 }).unwrap_err();
assert_eq!((error.code(), error.issues().len()), ("validation", 2));
# Ok::<(), Box<dyn std::error::Error>>(())
```
"##
)]
#[derive(Clone, Copy)]
pub struct Validated<C: Ruled, R = <C as Ruled>::Rules> {
    codec: C,
    rules: R,
}

impl<C: Ruled, R> Validated<C, R> {
    /// The same codec without the rules. Its bytes are the same. Cost: none.
    ///
    /// ```
    #[cfg_attr(feature = "garde", doc = "let validated = shorn::Codec::<()>::new().validated();")]
    #[cfg_attr(feature = "garde", doc = "assert!(validated.unchecked().encode(&())?.is_empty());")]
    /// # Ok::<(), shorn::EncodeError>(())
    /// ```
    pub fn unchecked(self) -> C {
        self.codec
    }
}

impl<C: Ruled + core::fmt::Debug, R> core::fmt::Debug for Validated<C, R> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_tuple("Validated").field(&self.codec).finish()
    }
}

/// A codec that can hold values to rules: [`Codec`](crate::Codec) of a type that `garde` validates, and
/// `Schema`. It cannot be implemented elsewhere.
pub trait Ruled: sealed::Sealed {
    /// What the rules need, unless something else gives it.
    type Rules;
}

mod sealed {
    /// Keeps [`Ruled`](super::Ruled) to this crate.
    pub trait Sealed {}
}
