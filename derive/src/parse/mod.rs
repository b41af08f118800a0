//! Attributes into what they say: `#[record(…)]` and the serde attributes beside it.
//! It knows the syntax of attributes and which one overrides which; whether what
//! they say makes sense together is `check`'s.
//!
//! | file | what it knows |
//! |---|---|
//! | `attribute` | lists of names and values, and what was said where |
//! | `container`, `variant`, `field` | the attributes of each place, ours and serde's |
//! | `garde` | the attributes of a validator that the derive may stand beside |
//! | `refusal` | serde attributes that would change the bytes and are not followed |
//! | `doc` | doc comments |

pub(crate) mod attribute;
pub(crate) mod container;
pub(crate) mod doc;
pub(crate) mod field;
pub(crate) mod garde;
pub(crate) mod refusal;
pub(crate) mod variant;
