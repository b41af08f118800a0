use shorn::Record;

struct NoAdapter;

#[derive(Record)]
struct Holder {
    #[record(bytes)]
    text: String,
    #[record(bytes)]
    list: Vec<Vec<u8>>,
    #[record(float32)]
    wide: f64,
    #[record(with = NoAdapter)]
    other: u8,
}

fn main() {}
