use shorn::Record;

#[derive(Record)]
struct Struct {
    #[record(skip, nullable, with = shorn::Text)]
    a: u8,
    #[record(skip)]
    b: std::time::Instant,
}

#[derive(Record)]
struct Newtype(#[record(skip)] u8);

#[derive(Record)]
#[record(transparent)]
struct Several {
    a: u8,
    b: u8,
}

fn main() {}
