use shorn::Record;

#[derive(Record)]
#[serde(from = "u8", into = "u8")]
struct Converted(u8);

#[derive(Record)]
#[serde(try_from = "u8")]
struct Tried(u8);

#[derive(Record)]
#[serde(remote = "Other")]
struct Remote {
    a: u8,
}

#[derive(Record)]
#[serde(rename_all(serialize = "lowercase", deserialize = "UPPERCASE"))]
struct Names {
    a: u8,
}

#[derive(Record)]
#[serde(default)]
struct Tuple(u8, #[serde(default)] u8);

#[derive(Record)]
enum Variants {
    A,
    #[serde(other)]
    B,
    #[serde(untagged)]
    C,
    #[serde(skip_serializing)]
    D,
    #[serde(with = "module")]
    E(u8),
}

fn main() {}
