use shorn::Record;

#[derive(Record)]
struct Plain {
    #[record(nullable)]
    age: u8,
}

fn main() {}
