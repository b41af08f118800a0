use shorn::Record;

#[derive(Record)]
#[record(encode_only)]
struct View<'a> {
    list: &'a [u16],
}

fn main() {
    let _: View<'_> = shorn::decode(&[]).unwrap();
}
