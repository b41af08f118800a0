use shorn::Record;

#[derive(Record)]
#[serde(tag = "t")]
enum Internal {
    Pair(u8, u8),
}

fn main() {}
