//! A path to the library that leads to other types under the names of those that the emitted `unsafe` rests on.

use shorn_derive::Record;

/// Another sizer, which stands in the signature of the trait.
mod sizer {
    pub mod derived {
        pub use shorn::derived::*;

        pub struct Sizer;
    }
}

/// Another guard of places.
mod field {
    pub mod derived {
        pub use shorn::derived::*;

        pub struct Field<'a, T>(&'a T);
    }
}

#[derive(Record)]
#[record(crate = sizer, encode_only)]
struct Bounded {
    value: u8,
}

#[derive(Record)]
#[record(crate = field, decode_only)]
struct Placed {
    value: u8,
}

fn main() {}
