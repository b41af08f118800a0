use shorn::Record;

struct NoAdapter;

#[derive(Record)]
struct Holder {
    #[record(bytes)]
    text: String,
    #[record(float32)]
    wide: f64,
    #[record(with = NoAdapter)]
    other: u8,
}

fn main() {}
