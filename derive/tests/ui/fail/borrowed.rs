use shorn::Record;

#[derive(Record)]
struct Borrowed {
    text: &'static str,
    number: &'static u32,
    maybe: Option<&'static [u8]>,
}

#[derive(Record)]
struct Views<'a> {
    numbers: &'a [u32],
    number: Option<&'a u32>,
    list: &'a Vec<String>,
    pair: &'a (u8, u8),
}

fn main() {}
