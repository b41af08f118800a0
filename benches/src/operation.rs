//! What a codec does with a record, as something that can be timed. Knows the four operations and their floors; knows
//! no codec by name and takes no time itself.

use std::hint::black_box;

use shorn_codecs::codec::{About, Borrowing, Codec, Form, Visitor, checked};
use shorn_codecs::codecs::Carried;
use shorn_codecs::record::Record;

use crate::measure::{Batch, repeat};

/// What is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operation {
    /// To a fresh buffer, which is then dropped.
    Encode,
    /// To a buffer that keeps its allocation.
    Reused,
    /// To an owned value, which is then dropped.
    Owned,
    /// To a value that borrows its strings, which is then dropped.
    Borrowed,
}

impl Operation {
    /// All of them, in the order of the columns.
    pub const ALL: [Self; 4] = [Self::Encode, Self::Reused, Self::Owned, Self::Borrowed];

    /// As the tables and the command line call it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Encode => "encode",
            Self::Reused => "reused",
            Self::Owned => "owned",
            Self::Borrowed => "borrowed",
        }
    }

    /// Those that `name` stands for: one of them, or `decode` for the last two.
    pub fn named(name: &str) -> Vec<Self> {
        if name == "decode" {
            return vec![Self::Owned, Self::Borrowed];
        }
        Self::ALL.into_iter().filter(|operation| operation.name() == name).collect()
    }
}

/// One operation of `C`, the codec and its buffers kept between calls.
///
/// # Panics
///
/// When it runs, if the codec has no such operation.
pub fn batch<'v, C: Codec<T>, T: Record>(operation: Operation, record: &'v T) -> Batch<'v> {
    let mut codec = C::new();
    let form = C::Form::of(record);
    let bytes = codec.encode(&form);
    let own = "a codec reads what it wrote";
    match operation {
        Operation::Encode => repeat(move || {
            black_box(&*codec.encode(black_box(&form)));
        }),
        Operation::Reused => repeat(move || {
            black_box(codec.reused(black_box(&form)));
        }),
        Operation::Owned => repeat(move || {
            black_box(&codec.decode(black_box(&bytes)).expect(own));
        }),
        Operation::Borrowed => repeat(move || codec.borrow(black_box(&bytes)).expect(own)),
    }
}

/// What no codec can beat: allocate and copy, copy, clone and drop. For a borrowed decode there is no such thing;
/// this is then the one of an owned decode.
pub fn floor<'v, T: Record>(operation: Operation, record: &'v T) -> Batch<'v> {
    let bytes = postcard::to_stdvec(record).expect("a record of serde");
    match operation {
        Operation::Encode => repeat(move || {
            black_box(&*black_box(&*bytes).to_vec());
        }),
        Operation::Reused => {
            let mut buffer = Vec::with_capacity(bytes.len());
            repeat(move || {
                buffer.clear();
                buffer.extend_from_slice(black_box(&bytes));
                black_box(&*buffer);
            })
        }
        Operation::Owned | Operation::Borrowed => repeat(move || {
            black_box(&black_box(record).clone());
        }),
    }
}

/// Every codec's `operation`, in the order of `each`, and the floor behind them.
pub fn batches<'v, T: Carried>(operation: Operation, record: &'v T) -> Vec<Option<Batch<'v>>> {
    struct Gather<'v, T> {
        operation: Operation,
        record: &'v T,
        all: Vec<Option<Batch<'v>>>,
    }
    impl<T: Record> Visitor<T> for Gather<'_, T> {
        fn visit<C: Codec<T>>(&mut self) {
            let absent = self.operation == Operation::Borrowed && C::ABOUT.borrowing == Borrowing::None;
            self.all.push((!absent).then(|| batch::<C, T>(self.operation, self.record)));
        }
    }
    let mut gather = Gather { operation, record, all: Vec::new() };
    T::each(&mut gather);
    gather.all.push((operation != Operation::Borrowed).then(|| floor(operation, record)));
    gather.all
}

/// What there is to know of every codec, and the bytes it needs, once each has given the record back.
pub fn check<T: Carried>(record: &T) -> Vec<(About, usize)> {
    struct Check<'v, T> {
        record: &'v T,
        all: Vec<(About, usize)>,
    }
    impl<T: Record> Visitor<T> for Check<'_, T> {
        fn visit<C: Codec<T>>(&mut self) {
            self.all.push((C::ABOUT, checked::<C, T>(self.record).len()));
        }
    }
    let mut check = Check { record, all: Vec::new() };
    T::each(&mut check);
    check.all
}
