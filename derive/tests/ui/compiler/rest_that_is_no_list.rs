use shorn::Record;

#[derive(Record)]
struct Row(u8, #[record(rest)] String);

fn main() {}
