use shorn::Record;

/// One error for each mistake, and none because of another, also where the type is used.
#[derive(Record)]
#[record(rename_all = "camelcase")]
struct Several {
    #[record(skip_if = Vec::is_empty)]
    list: Vec<u8>,
    #[record(literal = 300)]
    small: u8,
    #[record(default, defalt)]
    other: u8,
    #[record(rename = "other")]
    another: u8,
}

#[derive(Record)]
struct User {
    several: Vec<Several>,
}

fn main() {
    let bytes = shorn::encode(&User { several: Vec::new() }).unwrap();
    let _: User = shorn::decode(&bytes).unwrap();
}
