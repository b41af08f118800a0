use shorn::Record;

#[derive(Record)]
struct Twice {
    #[record(nullable)]
    a: Option<Option<u8>>,
}

fn main() {
    let _ = shorn::encode(&Twice { a: None });
}
