use shorn::Record;

#[derive(Record)]
struct Inner {
    a: u8,
}

#[derive(Record)]
struct Struct {
    #[serde(flatten)]
    inner: Inner,
}

fn main() {}
