//! An alias that is called `Option`, of something else than what stands between its brackets: the
//! `Deref` of that would be asked for the value, and might lead to another each time.

use shorn_derive::Record;
use std::ops::Deref;

struct Other<T>(T);

impl<T> Deref for Other<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.0
    }
}

type Option<T> = std::option::Option<Other<T>>;

#[derive(Record)]
#[record(encode_only)]
struct Named {
    text: Option<String>,
}

#[derive(Record)]
#[record(encode_only)]
enum Variants {
    One {
        #[record(bytes)]
        bytes: Option<Vec<u8>>,
    },
}

fn main() {}
