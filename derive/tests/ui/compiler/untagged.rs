use shorn::Record;

#[derive(Record)]
#[record(untagged)]
enum SameType {
    Small(u8),
    Large(f64),
}

#[derive(Record)]
#[record(untagged)]
enum NoType {
    Maybe(Option<u8>),
    Text(String),
}

fn main() {}
