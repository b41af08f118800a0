use shorn::Record;

// All at once, each with the names that there are.
#[derive(Record)]
#[record(renam_all = "camelCase", deny_unknown_fields)]
struct Misspelled {
    #[record(nulable, tag = "t")]
    field: Option<u8>,
    #[record(skip_serializing_if = "Option::is_none", alias = "x", foo)]
    other: Option<u8>,
}

#[derive(Record)]
enum Variants {
    #[record(nmae = "x", flatten, renameall = "lowercase")]
    One,
}

fn main() {}
