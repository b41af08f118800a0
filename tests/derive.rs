//! What `#[derive(Record)]` makes of types: bytes, shapes and errors, each expected value
//! worked out from the wire format by hand, with the reason beside it.

#[path = "derive/attributes.rs"]
mod attributes;
#[path = "derive/check.rs"]
mod check;
#[path = "derive/elsewhere.rs"]
mod elsewhere;
#[path = "derive/enums.rs"]
mod enums;
#[path = "derive/forbid.rs"]
mod forbid;
#[path = "derive/forms.rs"]
mod forms;
#[path = "derive/generics.rs"]
mod generics;
#[path = "derive/objects.rs"]
mod objects;
#[path = "derive/recursion.rs"]
mod recursion;
#[path = "derive/rest.rs"]
mod rest;
#[path = "derive/serde.rs"]
mod serde;
#[path = "derive/unions.rs"]
mod unions;
