use shorn::Record;

#[derive(Record)]
#[record(untagged, content = "c", rename_all_fields = "lowercase")]
struct Struct {
    a: u8,
}

#[derive(Record)]
#[record(tag = "t", default)]
struct Newtype(u8);

#[derive(Record)]
#[record(transparent)]
enum Enum {
    A(u8),
}

#[derive(Record)]
struct Tuple(
    #[record(nullable)] Option<u8>,
    #[record(rename = "x")] u8,
    #[record(flatten)] std::collections::BTreeMap<String, u8>,
);

#[derive(Record)]
enum Constants {
    #[record(rename_all = "lowercase")]
    A,
}

fn main() {}
