use shorn::Record;

#[derive(Record)]
struct Literals {
    #[record(literal = "x")]
    number: u8,
    #[record(literal = -1)]
    unsigned: u64,
    #[record(literal = true, bytes)]
    both: bool,
    #[record(literal = null, nullable)]
    null: Option<u8>,
    #[record(literal = something)]
    path: u8,
    #[record(literal = 9007199254740993)]
    inexact: u64,
    #[record(literal = 'c')]
    character: char,
}

fn main() {}
