use shorn::Record;

#[derive(Record)]
struct Twice {
    #[record(nullable)]
    a: Option<Option<u8>>,
    b: Vec<Option<Option<u8>>>,
    c: (u8, Option<()>),
    d: Option<Box<[Option<Null>]>>,
    // Absent, null or a number.
    e: Option<Option<u8>>,
}

#[derive(Record)]
struct Null;

fn main() {
    let _ = shorn::encode(&Twice { a: None, b: vec![], c: (0, None), d: None, e: None });
}
