use shorn::Record;
use std::collections::BTreeMap;

#[derive(Record)]
#[serde(tag = "t")]
enum Internal {
    Number(u8),
    Map(BTreeMap<String, u8>),
}

fn main() {}
