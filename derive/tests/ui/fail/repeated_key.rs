use shorn::Record;

#[derive(Record)]
#[record(rename_all = "camelCase")]
struct Keys {
    first_name: String,
    #[record(rename = "firstName")]
    given_name: String,
    // No key of its own.
    #[record(skip)]
    #[allow(non_snake_case)]
    firstName: String,
}

fn main() {}
