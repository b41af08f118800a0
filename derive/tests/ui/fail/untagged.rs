use shorn::Record;

#[derive(Record)]
#[record(untagged)]
enum TwoNulls {
    Nothing,
    Void,
    #[record(rename = "x")]
    Text(String),
}

#[derive(Record)]
#[record(untagged, tag = "t")]
enum Both {
    Text(String),
}

fn main() {}
