use shorn::Record;

#[derive(Record)]
enum Event {
    Opened { r#type: String },
}

#[derive(Record)]
#[record(tag = "kind", content = "kind")]
enum Same {
    A(u8),
}

fn main() {}
