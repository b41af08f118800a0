use shorn::Record;

#[derive(Record)]
#[record(rename_all = "lowercase")]
enum Members {
    One,
    #[record(rename = "one")]
    Uno,
    #[record(literal = 2)]
    Two,
    #[record(literal = 2.0)]
    Deux,
    #[record(literal = -0.0)]
    Zero,
}

#[derive(Record)]
enum Cases {
    A { x: u8 },
    #[record(rename = "A")]
    B { x: u8 },
}

fn main() {}
