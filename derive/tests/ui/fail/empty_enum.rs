use shorn::Record;

#[derive(Record)]
enum Nothing {}

#[derive(Record)]
enum NothingLeft {
    #[record(skip)]
    Gone,
}

fn main() {}
