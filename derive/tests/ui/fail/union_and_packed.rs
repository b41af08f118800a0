use shorn::Record;

#[derive(Record)]
union Either {
    a: u32,
    b: f32,
}

#[derive(Record)]
#[repr(C, packed(2))]
struct Packed {
    a: u32,
}

#[derive(Record)]
#[repr(C, align(8))]
struct Aligned {
    a: u32,
}

fn main() {}
