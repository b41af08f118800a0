use shorn::Record;

#[derive(Record)]
struct Uncountable {
    a: Vec<()>,
    b: Option<Vec<Vec<Nothing>>>,
    // The array says how many.
    c: [(); 3],
}

#[derive(Record)]
struct Nothing {}

fn main() {}
