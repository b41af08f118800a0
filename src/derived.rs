//! What derived code calls: the traits, and primitives that are checked here so that
//! the derive need not be trusted with more than the order of its calls. It is public
//! only for the macro; nothing in it is covered by semantic versioning.

pub use crate::error::{DecodeError, EncodeError, EncodeErrorKind};
pub use crate::shape::{Field as ShapeField, JsonType, Node, Object, Scalar};
pub use crate::typed::derived::*;
pub use crate::typed::walk::{Ruled, Spelled, Walk};
pub use crate::typed::{Adapter, Describe, Describer};
pub use crate::wire::derived::*;
pub use crate::wire::{Decode, Encode, Reader, Sizer, Writer};
pub use core::mem::MaybeUninit;
pub use core::option::Option;
pub use core::result::Result;

/// What derived code has of JSON, where the library writes it: the derive cannot see features.
#[cfg(feature = "json")]
#[doc(hidden)]
#[macro_export]
macro_rules! __shorn_when_json {
    ($($code:tt)*) => { $($code)* };
}

/// Nothing: the library writes no JSON.
#[cfg(not(feature = "json"))]
#[doc(hidden)]
#[macro_export]
macro_rules! __shorn_when_json {
    ($($code:tt)*) => {};
}

pub use crate::__shorn_when_json as when_json;
