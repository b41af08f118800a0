use shorn::Record;

#[derive(Record)]
struct Account {
    #[serde(with = "module")]
    a: u8,
    #[serde(serialize_with = "f", deserialize_with = "g")]
    b: u8,
    #[serde(skip_serializing)]
    c: u8,
    #[serde(skip_deserializing)]
    d: u8,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    e: Vec<u8>,
    #[serde(rename(serialize = "x", deserialize = "y"))]
    f: u8,
    #[serde(rename(deserialize = "y"))]
    g: u8,
    #[serde(getter = "h")]
    h: u8,
    #[serde(unheard_of)]
    i: u8,
    #[serde(other)]
    j: u8,
}

fn main() {}
