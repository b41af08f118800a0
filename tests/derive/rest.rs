//! Tuples that end in any number of elements.

use super::check::{both_ways, hex, refused, signature, unwritable};
use shorn::{Codec, Describe, Limits, Record};
use std::collections::VecDeque;

/// The tuple with a rest of section 14 of the wire format.
#[derive(Record, Debug, PartialEq)]
struct Row(String, Option<bool>, #[record(rest)] Vec<u64>);

#[test]
fn the_tuple_of_the_format() {
    both_ways(&Row("q".into(), None, vec![]), "0171 00 00");
    both_ways(&Row("q".into(), Some(true), vec![5, 200]), "0171 0101 02 05 c801");
    assert_eq!(signature::<Row>(), r#"{"tuple":["string",{"nullable":"boolean"}],"rest":"uint"}"#);
    assert_eq!(Row::MIN, 1 + 1 + 1);
    assert_eq!(Row::shape().min_width(), 3);
}

#[test]
fn the_count_is_that_of_an_array() {
    // The count itself is at fault with the tuple, not with one of its positions.
    assert_eq!(refused::<Row>("0171 00"), ("unexpected_end", 3, String::new()));
    assert_eq!(refused::<Row>("0171 00 02 05"), ("count_exceeds_input", 4, String::new()));
    // 1,000,001 is c1 84 3d.
    assert_eq!(refused::<Row>("0171 00 c1843d"), ("collection_too_large", 6, String::new()));
    let two = Codec::<Row>::new().limits(Limits::new().elements(2));
    let row = |n| Row("q".into(), None, vec![5; n]);
    assert_eq!(two.encode(&row(2)).unwrap(), hex("0171 00 02 05 05"));
    let error = two.encode(&row(3)).unwrap_err();
    assert_eq!((error.code(), error.path().is_none()), ("collection_too_large", true));
    assert_eq!(two.decode(&hex("0171 00 03 05 05 05")).unwrap_err().code(), "collection_too_large");
}

#[derive(Record, Debug, PartialEq)]
struct Version(#[record(literal = 1)] u8, u8);

#[derive(Record, Debug, PartialEq)]
struct Holder {
    list: List,
}

#[derive(Record, Debug, PartialEq)]
struct List(bool, #[record(skip)] u8, #[record(rest)] VecDeque<Version>, #[record(skip)] u8);

#[test]
fn positions_count_from_the_start_of_the_tuple() {
    let list = |last| Holder { list: List(true, 0, [Version(1, 7), Version(last, 8)].into(), 0) };
    both_ways(&list(1), "01 02 07 08");
    // One fixed element on the wire, and the second of the rest.
    assert_eq!(unwritable(&list(2)), ("literal_mismatch", "list[2][0]".into()));
    // Of the second of the rest, only a byte that does not end its varint.
    assert_eq!(refused::<Holder>("01 02 07 80"), ("unexpected_end", 4, "list[2][1]".into()));
    assert_eq!(refused::<Holder>("02 00"), ("invalid_boolean", 0, "list[0]".into()));
    // Two fixed elements, and a varint that is cut in the second of the rest.
    assert_eq!(refused::<Row>("0171 00 02 05 ff8080"), ("unexpected_end", 8, "[3]".into()));
    // 256, 80 02, is no u8.
    assert_eq!(refused::<Holder>("01 01 8002"), ("out_of_range", 4, "list[1][1]".into()));
}

#[derive(Record, Debug, PartialEq)]
struct All(#[record(rest)] Box<[i32]>);

#[test]
fn nothing_but_a_rest_is_a_tuple_still() {
    both_ways(&All(Box::new([])), "00");
    both_ways(&All(Box::new([1, -1])), "02 02 01");
    assert_eq!(signature::<All>(), r#"{"tuple":[],"rest":"int"}"#);
    assert_eq!(refused::<All>("02 02 80"), ("unexpected_end", 3, "[1]".into()));
}

#[derive(Record, Debug, PartialEq)]
enum Call {
    Sum(#[record(rest)] Vec<u8>),
    Join(String, #[record(rest)] Vec<String>),
}

#[derive(Record, Debug, PartialEq)]
#[record(untagged)]
enum Loose<T> {
    Number(f64),
    List(#[record(rest)] Vec<T>),
}

#[test]
fn variants_may_end_in_a_rest() {
    // Join, Sum.
    both_ways(&Call::Join(",".into(), vec!["a".into(), "b".into()]), "00 012c 02 0161 0162");
    both_ways(&Call::Sum(vec![3, 4]), "01 02 03 04");
    assert_eq!(
        signature::<Call>(),
        concat!(
            r#"{"on":"type","cases":["Join","Sum"],"union":["#,
            r#"{"object":[{"key":"type","optional":false,"value":{"literal":"Join"}},{"key":"value","optional":false,"value":{"tuple":["string"],"rest":"string"}}]},"#,
            r#"{"object":[{"key":"type","optional":false,"value":{"literal":"Sum"}},{"key":"value","optional":false,"value":{"tuple":[],"rest":"uint"}}]}]}"#,
        )
    );
    assert_eq!(refused::<Call>("00 012c 02 0161 01ff"), ("invalid_utf8", 7, "value[2]".into()));
    assert_eq!(refused::<Call>("01 02 03 8002"), ("out_of_range", 5, "value[1]".into()));
    // array, number.
    both_ways(&Loose::List(vec![3u8, 4]), "00 02 03 04");
    both_ways(&Loose::<u8>::Number(-1.5), "01 000000000000f8bf");
}

/// `["+", 1, ["-", 2]]`
#[derive(Record, Debug, PartialEq)]
struct Tree(String, #[record(rest)] Vec<Tree>);

#[test]
fn a_rest_may_lead_back() {
    let leaf = |name: &str| Tree(name.into(), vec![]);
    both_ways(&Tree("+".into(), vec![leaf("a"), Tree("-".into(), vec![leaf("b")])]), "012b 02 0161 00 012d 01 0162 00");
    let chain = |n| (1..n).fold(leaf(""), |tree, _| Tree(String::new(), vec![tree]));
    assert!(shorn::encode(&chain(256)).is_ok());
    let error = shorn::encode(&chain(257)).unwrap_err();
    assert_eq!(error.code(), "recursion_depth");
    assert!(error.path().unwrap().to_string().starts_with("[1][1]"));
    assert_eq!(refused::<Tree>(&("00 01".repeat(256) + "00 00")).0, "recursion_depth");
    assert!(shorn::decode::<Tree>(&hex(&("00 01".repeat(255) + "00 00"))).is_ok());
    // A tree is a definition, so that two need two bytes at least, and not four.
    assert_eq!(refused::<Tree>("00 02 00"), ("count_exceeds_input", 2, String::new()));
    assert_eq!(refused::<Tree>("00 02 00 00"), ("unexpected_end", 4, "[2][0]".into()));
}
