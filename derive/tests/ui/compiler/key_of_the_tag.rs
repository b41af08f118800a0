use shorn::Record;

#[derive(Record)]
struct Inner {
    kind: String,
}

#[derive(Record)]
#[record(tag = "kind")]
enum Flattened {
    A(#[record(flatten)] Inner),
}

fn main() {}
