use shorn::Record;

struct Foreign;

#[derive(Record)]
struct Holder {
    foreign: Foreign,
    optional: Option<Foreign>,
}

fn main() {}
