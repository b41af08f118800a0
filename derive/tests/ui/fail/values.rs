use shorn::Record;

#[derive(Record)]
#[record(rename_all = "dromedary", tag = type)]
struct Values {
    #[record(rename = 3)]
    a: u8,
    #[record(skip = true)]
    b: u8,
    #[record(rename = "x", rename = "y")]
    c: u8,
    #[record]
    d: u8,
    #[record(bytes, float32)]
    e: u8,
}

#[derive(Record)]
#[record(bound(encod = "T: Clone"))]
struct Bound<T>(T);

#[derive(Record)]
#[record(encode_only, decode_only)]
struct Neither(u8);

fn main() {}
