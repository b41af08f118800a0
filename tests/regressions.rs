//! Faults that were there once, each by its name, so that none comes back.

use shorn::{Codec, Encode, Limits, Record, Writer};
use std::borrow::Cow;
use std::cell::Cell;
use std::collections::{BTreeSet, HashSet};
use std::rc::Rc;

/// A value that shares its parts has a size exponential in its depth. The pass that adds
/// up sizes once wrapped around 2^64 and reserved a few bytes for it.
#[derive(Record)]
enum Shared {
    Pair(Rc<Shared>, Rc<Shared>),
    Leaf(Leaf),
}

#[derive(Record)]
struct Leaf {
    a: Rc<str>,
    b: Rc<str>,
    c: [Rc<str>; 8],
}

#[test]
fn a_shared_value_does_not_wrap_its_bound() {
    let text: Rc<str> = "0".repeat(1 << 16).into();
    let leaf = Leaf { a: text.clone(), b: text.clone(), c: [(); 8].map(|()| text.clone()) };
    let tree = (0..60).fold(Rc::new(Shared::Leaf(leaf)), |t, _| Rc::new(Shared::Pair(t.clone(), t)));
    // 2^60 leaves of 640 KiB: the bound ends as soon as it is too large for the fast path,
    // and the careful encoder as soon as the message is too large.
    let codec = Codec::<(u8, Rc<Shared>)>::new().limits(Limits::new().message(1 << 20));
    assert_eq!(codec.encode(&(0, tree)).unwrap_err().code(), "message_too_large");
}

/// The limit of a message once was compared only when all of it had been written.
#[test]
fn a_message_ends_at_its_limit() {
    let counted = Rc::new(Cell::new(0));
    let many: Vec<Counted> = (0..10_000).map(|_| Counted { inside: Shown(counted.clone()) }).collect();
    let codec = Codec::<Vec<Counted>>::new().limits(Limits::new().message(100));
    assert_eq!(codec.encode(&many).unwrap_err().code(), "message_too_large");
    assert!(counted.get() <= 100, "{} elements were written", counted.get());
}

#[derive(Record)]
#[record(encode_only)]
struct Counted {
    #[record(with = Counting)]
    inside: Shown,
}

struct Shown(Rc<Cell<usize>>);

struct Counting;

impl shorn::Adapter<Shown> for Counting {
    type Wire<'a> = u8;

    fn to_wire(value: &Shown) -> Result<u8, Cow<'static, str>> {
        value.0.set(value.0.get() + 1);
        Ok(7)
    }

    fn from_wire(_: u8) -> Result<Shown, Cow<'static, str>> {
        Err("written only".into())
    }
}

/// Elements that differ in a field that is not written once were written twice, which
/// the decoder of a set refuses.
#[test]
fn a_set_is_not_written_with_a_repetition() {
    #[derive(Record, PartialEq, Eq, PartialOrd, Ord, Hash, Clone)]
    struct Key {
        a: u8,
        #[record(skip)]
        b: u8,
    }
    let keys = [Key { a: 1, b: 1 }, Key { a: 1, b: 2 }];
    assert_eq!(shorn::encode(&BTreeSet::from(keys.clone())).unwrap_err().code(), "repeated_element");
    assert_eq!(shorn::encode(&HashSet::from(keys.clone())).unwrap_err().code(), "repeated_element");
    let apart = [Key { a: 2, b: 1 }, Key { a: 1, b: 1 }];
    assert_eq!(shorn::encode(&BTreeSet::from(apart.clone())).unwrap(), [2, 1, 2]);
    assert_eq!(shorn::encode(&HashSet::from(apart)).unwrap(), [2, 1, 2]);
}

/// Keys of a message once went into the table of `inspect` as they were, and each of them into
/// the path of everything below it.
#[test]
fn keys_do_not_break_the_table() {
    type Map = std::collections::BTreeMap<String, bool>;
    let forged = Map::from([("a\n0  ff  admin  boolean  true\n\u{1b}[31m\u{2028}\u{202e}".to_string(), true)]);
    let bytes = shorn::encode(&forged).unwrap();
    let table = shorn::inspect(&Map::shape(), &bytes).to_string();
    assert_eq!(table.lines().count(), 3, "{table}");
    assert!(!table.contains('\u{1b}') && !table.contains('\u{2028}') && !table.contains('\u{202e}'), "{table:?}");

    let bytes = shorn::encode(&Map::from([("k".repeat(10_000), true)])).unwrap();
    let looked = shorn::inspect(&Map::shape(), &bytes);
    assert!(looked.parts.iter().all(|part| part.path.len() < 200));
}

/// Recursive types at their limits together: each alone is within what the format allows.
#[test]
fn recursive_types_are_bounded_together() {
    macro_rules! ring {
        ($($name:ident -> $next:ident),*) => { $(
            #[derive(Record, Debug)]
            enum $name {
                End,
                Next(Box<$next>),
                Same(Box<$name>),
            }
        )* };
    }
    ring!(A -> B, B -> C, C -> D, D -> E, E -> F, F -> A);
    // 256 times the same of each, then the next: 6 × 256 levels. The branches are sorted:
    // End, Next, Same; the index is all there is of a level.
    let mut message = Vec::new();
    for _ in 0..6 {
        message.extend([2; 255]);
        message.push(1);
    }
    message.push(0);
    assert_eq!(shorn::decode::<A>(&message).unwrap_err().code(), "recursion_depth");
    // Two of them are within the limit of all.
    let mut message = [[2; 255], [2; 255]].concat();
    message[254] = 1;
    message.push(0);
    shorn::decode::<A>(&message).unwrap();
}

/// A text that is refused leaves nothing behind.
#[test]
fn a_writer_goes_on_behind_a_refused_text() {
    let mut writer = Writer::new();
    writer.byte(1);
    assert!(writer.utf16(&[0xd800]).is_err());
    assert_eq!(writer.as_bytes(), [1]);
    "x".encode(&mut writer).unwrap();
    assert_eq!(writer.as_bytes(), [1, 1, b'x']);
}

/// The bound of an integer that is not zero once was lost behind that of every `uint`.
#[cfg(feature = "json-schema")]
#[test]
fn a_document_says_that_zero_is_not_allowed() {
    let document = <std::num::NonZeroU8>::json_schema().unwrap();
    assert_eq!((&document["minimum"], &document["maximum"]), (&1.into(), &255.into()));
}

/// The look at a message once said that it ends below 2,000 nodes, and ended below 1,000. Five levels here are
/// eleven of them: one definition that leads back to itself, and in it five objects and five nullable fields.
#[cfg(feature = "json-schema")]
#[test]
fn inspect_ends_at_the_depth_that_it_says() {
    let link = |n: usize| serde_json::json!({ "$ref": format!("#/$defs/{}", n % 5) });
    let nullable = |n: usize| serde_json::json!({ "anyOf": [link(n), { "type": "null" }] });
    let level = |n: usize| serde_json::json!({ "type": "object", "properties": { "next": nullable(n + 1) }, "required": ["next"] });
    let mut document = link(0);
    document["$defs"] = (0..5).map(|n| (n.to_string(), level(n))).collect::<serde_json::Map<_, _>>().into();
    let schema = shorn::Schema::compile(&document).unwrap();
    let nested = |levels: usize| [vec![1; levels - 1], vec![0]].concat();

    assert!(shorn::inspect(schema.shape(), &nested(454)).error.is_none());
    let deeper = nested(455);
    let looked = shorn::inspect(schema.shape(), &deeper);
    // 91 references, 455 objects and 454 fields are 1,000 nodes, and the byte of the last field is the 1,001st.
    assert_eq!(looked.error.map(|e| (e.code(), e.offset())), Some(("recursion_depth", 454)));
}
