use shorn::Record;

#[derive(Record)]
struct Borrowed {
    text: &'static str,
    maybe: Option<&'static [u8]>,
}

fn main() {}
