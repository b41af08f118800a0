//! What a codec is: a record goes in, bytes come out, and the record comes back. Knows what is asked of every
//! codec and what must hold before any time counts; knows no codec by name, and no time.

use std::borrow::Cow;
use std::cell::Cell;
use std::ops::Deref;
use std::panic::{self, AssertUnwindSafe};
use std::sync::Once;
use std::thread;

use crate::record::Record;

/// Why bytes were refused.
pub type Refused = Box<dyn std::error::Error + Send + Sync>;

/// What a payload is, and so what it may be compared with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// The library under test.
    Ours,
    /// Record after record, integers as varints, no names: what is closest to ours.
    Varint,
    /// Record after record, in any other form.
    Row,
    /// A form that is here already, written into a slice whose size the caller knows: not equal work.
    Slice,
    /// Column after column: needs the whole message at once.
    Columnar,
    /// The memory layout itself.
    Archive,
    /// A value that any record fits in, instead of the record: not equal work.
    Value,
}

/// What a codec offers for reading without copying strings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Borrowing {
    /// Nothing.
    None,
    /// A value of the borrowing type.
    View,
    /// A checked reference into the input, no value built: not equal work.
    Access,
}

/// What there is to know about a codec before it runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct About {
    /// As the tables call it.
    pub name: &'static str,
    /// What its payload is.
    pub kind: Kind,
    /// What it can borrow.
    pub borrowing: Borrowing,
    /// Whether a schema is compiled at run time, which is shown as set-up and kept out of all else.
    pub schema: bool,
    /// Whether bytes tell the names and types in them.
    pub self_describing: bool,
    /// What a reader of its figures should know besides; most often nothing.
    pub note: &'static str,
}

impl About {
    /// A codec of rows that borrows, compiled with its types.
    pub const fn row(name: &'static str) -> Self {
        Self { name, kind: Kind::Row, borrowing: Borrowing::View, schema: false, self_describing: false, note: "" }
    }

    /// The same with the names and types in its bytes.
    pub const fn described(self) -> Self {
        Self { self_describing: true, ..self }
    }

    /// The same with varints.
    pub const fn varint(name: &'static str) -> Self {
        Self { kind: Kind::Varint, ..Self::row(name) }
    }

    /// The library under test.
    pub const fn ours(name: &'static str) -> Self {
        Self { kind: Kind::Ours, ..Self::row(name) }
    }
}

/// What a codec is given and gives back for a record: the record itself, or the form that the codec wants it in
/// (a message of its own types, a generic value). Making it is not timed.
pub trait Form<T>: Clone + 'static {
    /// The form of a record; the record itself is lent, since a hundred thousand of them are not copied for each
    /// codec.
    fn of(record: &T) -> Cow<'_, Self>;
    /// The record again.
    fn record(self) -> T;
}

impl<T: Clone + 'static> Form<T> for T {
    fn of(record: &T) -> Cow<'_, Self> {
        Cow::Borrowed(record)
    }

    fn record(self) -> T {
        self
    }
}

/// One codec of records of type `T`. Its state is what a program would keep between calls: schemas, buffers.
pub trait Codec<T: Record>: Sized + 'static {
    /// What there is to know about it.
    const ABOUT: About;
    /// What it is given and gives back.
    type Form: Form<T>;
    /// What a fresh encode returns.
    type Output: Deref<Target = [u8]> + 'static;

    /// Whatever has to be set up once, a schema compiled among it.
    fn new() -> Self;
    /// Encodes to a buffer of its own.
    ///
    /// # Panics
    ///
    /// If the codec cannot write the record, which no fixture is.
    fn encode(&mut self, form: &Self::Form) -> Self::Output;
    /// Encodes to the buffer that the last call left, cleared.
    ///
    /// # Panics
    ///
    /// As [`encode`](Self::encode).
    fn reused(&mut self, form: &Self::Form) -> &[u8];
    /// Decodes to an owned form.
    ///
    /// # Errors
    ///
    /// If the codec sees that no record was written like this.
    fn decode(&mut self, bytes: &[u8]) -> Result<Self::Form, Refused>;
    /// Decodes to a value that borrows its strings.
    ///
    /// # Errors
    ///
    /// As [`decode`](Self::decode), and if it has no such thing.
    fn view<'a>(&mut self, _bytes: &'a [u8]) -> Result<T::View<'a>, Refused> {
        Err("no borrowed decode".into())
    }
    /// What is timed as a borrowed decode.
    ///
    /// # Errors
    ///
    /// As [`view`](Self::view).
    #[inline(always)]
    fn borrow(&mut self, bytes: &[u8]) -> Result<(), Refused> {
        std::hint::black_box(&self.view(bytes)?);
        Ok(())
    }
}

/// The payload of `record`, once it is certain that every operation of the codec gives the record back.
///
/// # Panics
///
/// If one does not.
pub fn checked<C: Codec<T>, T: Record>(record: &T) -> C::Output {
    let name = C::ABOUT.name;
    let mut codec = C::new();
    let form = C::Form::of(record);
    let bytes = codec.encode(&form);
    let back = codec.decode(&bytes).unwrap_or_else(|refused| panic!("{name}: its own bytes: {refused}")).record();
    assert!(back == *record, "{name}: decode(encode(x)) is not x");
    for _ in 0..2 {
        // Maps without an order may come in another one each time: what they say must not differ.
        let again = codec.reused(&form).to_vec();
        assert_eq!(again.len(), bytes.len(), "{name}: the reused buffer differs");
        assert!(codec.decode(&again).is_ok_and(|form| form.record() == *record), "{name}: the reused buffer differs");
    }
    match C::ABOUT.borrowing {
        Borrowing::None => {}
        Borrowing::Access => codec.borrow(&bytes).unwrap_or_else(|refused| panic!("{name}: {refused}")),
        Borrowing::View => {
            // Two types, one value: the serde form of both, in a format without names.
            let view = codec.view(&bytes).unwrap_or_else(|refused| panic!("{name}: {refused}"));
            let view = postcard::to_stdvec(&view).expect("a value of serde");
            let owned = postcard::to_stdvec(record).expect("a value of serde");
            assert!(view == owned, "{name}: the borrowed value differs");
        }
    }
    bytes
}

/// What a codec's decoder notices of bytes that are not what its encoder wrote.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Notices {
    /// Every cut of the payload is refused.
    pub cuts: bool,
    /// A byte behind the payload is refused.
    pub trailing: bool,
    /// A refusal was a panic, which a service dies of.
    pub panics: bool,
}

/// Tries it on the payload of `record`, and says nothing on the error stream of panics.
///
/// As many decodes as the payload has bytes: for small records.
pub fn notices<C: Codec<T>, T: Record>(record: &T) -> Notices {
    let bytes = C::new().encode(&C::Form::of(record)).to_vec();
    let mut panics = false;
    let mut refuses = |bytes: &[u8]| match quietly(|| C::new().decode(bytes).is_err()) {
        Ok(refused) => refused,
        Err(_) => {
            panics = true;
            true
        }
    };
    let mut cuts = true;
    for end in 0..bytes.len() {
        cuts &= refuses(&bytes[..end]);
    }
    let trailing = refuses(&[&bytes[..], &[0]].concat());
    Notices { cuts, trailing, panics }
}

thread_local! {
    /// Whether panics of this thread are expected.
    static QUIET: Cell<bool> = const { Cell::new(false) };
}

/// Catches a panic before anything is printed of it. The hook is the process's, so it is set once and asks whose panic
/// it is: other threads are heard as before.
fn quietly<R>(work: impl FnOnce() -> R) -> thread::Result<R> {
    static HOOK: Once = Once::new();
    HOOK.call_once(|| {
        let before = panic::take_hook();
        panic::set_hook(Box::new(move |panic| {
            if !QUIET.get() {
                before(panic);
            }
        }));
    });
    QUIET.set(true);
    // What the work touched is dropped or only read afterwards.
    let done = panic::catch_unwind(AssertUnwindSafe(work));
    QUIET.set(false);
    done
}

/// Something to do with every codec.
pub trait Visitor<T: Record> {
    /// Does it with one.
    fn visit<C: Codec<T>>(&mut self);
}
