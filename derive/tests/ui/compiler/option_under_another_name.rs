use shorn::Record;

type Maybe<T> = Option<T>;

#[derive(Record)]
struct Hidden {
    nickname: Maybe<String>,
    #[record(nullable)]
    fine: Maybe<String>,
}

fn main() {}
