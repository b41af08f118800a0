use shorn::Record;
use std::collections::BTreeMap;

#[derive(Record)]
struct Twice {
    #[record(flatten)]
    a: BTreeMap<String, u8>,
    #[record(flatten, default)]
    b: BTreeMap<String, u8>,
}

#[derive(Record)]
#[record(deny_unknown)]
struct Closed {
    #[record(flatten)]
    a: BTreeMap<String, u8>,
}

fn main() {}
