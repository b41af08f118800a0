//! Errors: what was wrong, where, and what was expected. They know kinds, paths,
//! offsets and words; nothing of how a value is written or read, or a shape built.
//!
//! Each public error is one word wide and `Send + Sync`; each kind has a stable
//! snake_case code. A path is pushed segment by segment while the error travels up,
//! so that success pays nothing.
//!
//! ```
//! let error = shorn::decode::<(bool, u8)>(&[1, 0xac, 0x02]).unwrap_err();
//! assert_eq!((error.code(), error.path().unwrap().to_string()), ("out_of_range", "[1]".into()));
//! ```

mod decode;
mod decode_kind;
mod encode;
mod encode_kind;
mod issue;
mod path;
mod schema;
#[cfg(feature = "serde")]
mod serialize;
mod trail;

pub use decode::DecodeError;
pub use decode_kind::DecodeErrorKind;
pub use encode::EncodeError;
pub use encode_kind::EncodeErrorKind;
pub use issue::Issue;
pub use path::Path;
pub(crate) use path::Segment;
#[cfg(feature = "stringify")]
pub(crate) use path::Short;
pub use schema::*;
pub(crate) use trail::is_unseen;
