use shorn::Record;

#[derive(Record)]
struct InTheMiddle(u8, #[record(rest)] Vec<u8>, u8);

#[derive(Record)]
struct Twice(#[record(rest)] Vec<u8>, #[record(rest)] Vec<u8>);

#[derive(Record)]
struct Named {
    #[record(rest)]
    all: Vec<u8>,
}

#[derive(Record)]
#[record(transparent)]
struct Transparent(#[record(rest)] Vec<u8>);

#[derive(Record)]
struct Attributes(
    u8,
    #[record(rest, bytes, nullable, literal = 1)] Vec<u8>,
    #[record(rest, skip)] Vec<u8>,
);

#[derive(Record)]
enum Variants {
    InTheMiddle(#[record(rest)] Vec<u8>, u8),
    Named {
        #[record(rest)]
        all: Vec<u8>,
    },
    Flat(#[record(flatten, rest)] Vec<u8>),
    #[record(rest)]
    Misplaced,
}

#[derive(Record)]
#[serde(tag = "t")]
enum Internal {
    All(#[record(rest)] Vec<u8>),
}

fn main() {}
