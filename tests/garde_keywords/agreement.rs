//! What `garde` says of a value and what `jsonschema` says of its JSON under the document is the same,
//! at every bound and beyond it. The JSON is what the document's reader makes of the bytes.

use garde::Validate;
use serde_json::Value;
use shorn::{Encode, Record, Schema};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Debug;

/// Both say `valid` of the value.
#[track_caller]
fn both_say<T>(value: &T, valid: bool)
where
    T: Record + Encode + Validate<Context = ()> + Debug,
{
    let document = T::json_schema().unwrap_or_else(|e| panic!("{e}"));
    let bytes = shorn::encode(value).unwrap_or_else(|e| panic!("{e}"));
    let schema = Schema::compile(&document).unwrap_or_else(|e| panic!("{e}"));
    let json: Value = schema.decode(&bytes).unwrap_or_else(|e| panic!("{e}"));
    let validator = jsonschema::options().should_validate_formats(true).build(&document);
    let validator = validator.unwrap_or_else(|e| panic!("{e}: {document}"));
    let reports = value.validate();
    assert_eq!(reports.is_ok(), valid, "garde of {value:?}: {reports:?}");
    assert_eq!(validator.is_valid(&json), valid, "jsonschema of {json} under {document}");
}

/// A struct of one field under rules, and which values of it are valid.
macro_rules! agree {
    ($($name:ident: $type:ty, $(#[$rule:meta])+ valid [$($valid:expr),* $(,)?] invalid [$($invalid:expr),* $(,)?])*) => { $(
        #[test]
        fn $name() {
            #[derive(Record, Validate, Debug)]
            struct Ruled {
                $(#[$rule])+
                value: $type,
            }
            $( both_say(&Ruled { value: $valid.into() }, true); )*
            $( both_say(&Ruled { value: $invalid.into() }, false); )*
        }
    )* };
}

fn list(bytes: &[u8]) -> Vec<u8> {
    bytes.to_vec()
}

fn map(keys: &[&str]) -> BTreeMap<String, u8> {
    keys.iter().map(|key| ((*key).to_owned(), 0)).collect()
}

const MOST: usize = 3;

agree! {
    // Two code points of four bytes each.
    chars: String, #[garde(length(chars, min = 2, max = MOST))]
    valid ["ab", "abc", "éé", "😀😀"] invalid ["", "a", "😀", "abcd"]

    equal_chars: Option<String>, #[garde(length(chars, equal = 2))]
    valid [None::<String>, "ab".to_owned()] invalid ["a".to_owned(), "abc".to_owned()]

    ascii: String, #[garde(ascii, length(min = 1, max = 3))]
    valid ["a", "abc", "\0\x7f", "\r\n\t"] invalid ["", "abcd", "é", "\u{80}"]

    lists: Vec<u8>, #[garde(length(min = 1, max = 2), inner(range(max = 5)))]
    valid [list(&[0]), list(&[5, 5])] invalid [list(&[]), list(&[6]), list(&[1, 2, 3])]

    equal_lists: Vec<u8>, #[garde(length(equal = 2))]
    valid [list(&[0, 255])] invalid [list(&[]), list(&[1]), list(&[1, 2, 3])]

    sets: BTreeSet<u8>, #[garde(length(min = 2))]
    valid [[1, 2], [1, 255]] invalid [[1, 1]]

    maps: BTreeMap<String, u8>, #[garde(length(min = 1, max = 2))]
    valid [map(&["a"]), map(&["a", "b"])] invalid [map(&[]), map(&["a", "b", "c"])]

    arrays: [i64; 2], #[garde(inner(range(min = 0)))]
    valid [[0, 1]] invalid [[0, -1]]

    never: [u8; 2], #[garde(length(min = 3))]
    valid [] invalid [[0, 1]]

    unsigned: u32, #[garde(range(min = 3, max = 7))]
    valid [3u32, 7u32] invalid [2u32, 8u32, 0u32, u32::MAX]

    natural: i64, #[garde(range(min = 0))]
    valid [0, 1, 9_007_199_254_740_991i64] invalid [-1, -9_007_199_254_740_991i64]

    equal: i8, #[garde(range(equal = -7))]
    valid [-7] invalid [-8, -6, 7]

    floats: f64, #[garde(range(min = -0.0, max = 0.1))]
    valid [0.0, -0.0, 0.1, f64::MIN_POSITIVE] invalid [-f64::MIN_POSITIVE, 0.100_000_000_000_000_02, 1.0]

    singles: f32, #[garde(range(min = 0.1, max = 0.7))]
    valid [0.1f32, 0.7f32, 0.5f32] invalid [0.099_999_994f32, 0.700_000_1f32]

    optional: Option<i64>, #[garde(range(min = 0))]
    valid [None, Some(0)] invalid [Some(-1)]

    nested: Vec<Option<Vec<u8>>>, #[garde(inner(inner(length(min = 1), inner(range(max = 5)))))]
    valid [[None, Some(list(&[5]))], [None, None]] invalid [[None, Some(list(&[]))], [None, Some(list(&[6]))]]

    contains: String, #[garde(contains("a.b"))]
    valid ["a.b", "xa.by", "\na.b"] invalid ["", "acb", "a.c"]

    prefix: String, #[garde(prefix("(a"))]
    valid ["(a", "(ab"] invalid ["a", "x(a", "\n(a", "("]

    suffix: String, #[garde(suffix("a$"))]
    valid ["a$", "ba$"] invalid ["a", "a$\n", "a$b"]

    alphanumeric: String, #[garde(alphanumeric)]
    valid ["", "a1", "éß", "١", "Ⅷ", "½", "漢字"] invalid ["a b", "_", "-", "😀", "a\u{301}"]

    several_patterns: String, #[garde(ascii, prefix("a"), contains("b"), suffix("c"))]
    valid ["abc", "a\nb\nc", "abxc"] invalid ["ab", "bc", "ac", "abéc", ""]

    digits: String, #[garde(pattern(r"^\d{2,}$"))]
    valid ["12", "١٢"] invalid ["1", "1a", "12\n", "½½"]

    no_digits: String, #[garde(pattern(r"^[^\d\s]+$"))]
    valid ["ab", "-"] invalid ["", "a1", "a b", "a\u{2003}", "١"]

    words: String, #[garde(pattern(r"^\w+\W[\w.-]*$"))]
    valid ["a ", "é-a.b-c", "a_1!"] invalid ["", " a", "a b c", "-"]

    no_words: String, #[garde(pattern(r"^[\W_][^\W_]$"))]
    valid ["_a", "-é", " 1"] invalid ["aa", "__", "a_", "a"]

    spaces: String, #[garde(pattern(r"^\s\S$"))]
    valid [" a", "\u{a0}é", "\u{85}x", "\u{3000}x"] invalid ["a ", "  ", "\u{feff}x"]

    dots: String, #[garde(pattern("^a.b$"))]
    valid ["acb", "a\rb", "a\u{2028}b", "a😀b"] invalid ["a\nb", "ab", "accb"]

    anchors: String, #[garde(pattern(r"\Aa(?P<middle>b|c)\z"))]
    valid ["ab", "ac"] invalid ["ab\n", "xab", "a"]

    properties: String, #[garde(pattern(r"^\p{Greek}+\pN*\P{L}[\p{Lu}\p{Cyrillic}]$"))]
    valid ["α1-A", "αω.я"] invalid ["a1-A", "α1aA", "α1-a"]

    ascii_classes: String, #[garde(pattern("^[[:alpha:]_]+[[:^alnum:]][[:punct:]]$"))]
    valid ["a_é~", "b-^"] invalid ["é-~", "ab~", "a~a"]

    escapes: String, #[garde(pattern(r"^[]^a&-]\-\x41[\x{1F600}-\x{1F64F}][a\-z]\/$"))]
    valid ["]-A😀a/", "^-A😀-/", "&-A🙏z/"] invalid ["b-A😀a/", "a-A😀b/", "a-Axa/"]

    repetitions: String, #[garde(pattern("^(?:ab){1,2}c{2}d*?e+$"))]
    valid ["abcce", "ababccdde"] invalid ["ababab", "abce", "abccd"]

    emails: String, #[garde(email)]
    valid ["a@example.org", "a.b+c@sub.example.org"] invalid ["", "a", "a@", "@example.org", "a b@example.org"]

    urls: String, #[garde(url)]
    valid ["https://example.org/a?b#c", "mailto:a@example.org"] invalid ["", "example", "//example.org", "http://["]

    v4: String, #[garde(ipv4)]
    valid ["127.0.0.1", "255.255.255.255"] invalid ["", "127.0.0", "256.0.0.1", "::1", "01.0.0.1"]

    v6: String, #[garde(ipv6)]
    valid ["::1", "2001:db8::8a2e:370:7334", "::ffff:1.2.3.4"] invalid ["", "127.0.0.1", "1::2::3", "12345::"]
}

#[derive(Record, Validate, Debug)]
#[record(rename_all = "camelCase")]
struct Order {
    #[garde(dive)]
    customer_name: Name,
    #[garde(length(min = 1), dive)]
    all_lines: Vec<Line>,
    #[garde(dive)]
    payment: Option<Payment>,
}

#[derive(Record, Validate, Debug)]
struct Name(#[garde(length(chars, min = 1, max = 3))] String);

#[derive(Record, Validate, Debug)]
struct Line(#[garde(range(min = 1))] u32, #[garde(range(min = 0.0))] f64);

#[derive(Record, Validate, Debug)]
enum Payment {
    Cash,
    Card {
        #[garde(pattern(r"^\d{4}$"))]
        last: String,
    },
    Shares(#[garde(length(equal = 2), inner(range(min = 1)))] Vec<u8>),
}

fn order() -> Order {
    Order { customer_name: Name("abc".into()), all_lines: vec![Line(1, 0.0)], payment: None }
}

#[test]
fn parts_of_parts() {
    both_say(&order(), true);
    both_say(&Order { customer_name: Name("".into()), ..order() }, false);
    both_say(&Order { all_lines: vec![], ..order() }, false);
    both_say(&Order { all_lines: vec![Line(1, 0.5), Line(0, 0.5)], ..order() }, false);
    both_say(&Order { all_lines: vec![Line(1, -0.5)], ..order() }, false);
    let paid = |payment: Payment| Order { payment: Some(payment), ..order() };
    both_say(&paid(Payment::Cash), true);
    both_say(&paid(Payment::Card { last: "1234".into() }), true);
    both_say(&paid(Payment::Card { last: "12345".into() }), false);
    both_say(&paid(Payment::Shares(vec![1, 1])), true);
    both_say(&paid(Payment::Shares(vec![1])), false);
    both_say(&paid(Payment::Shares(vec![1, 1, 1])), false);
    both_say(&paid(Payment::Shares(vec![1, 0])), false);
}

#[derive(Record, Validate, Debug)]
#[record(untagged)]
enum Loose {
    Number(#[garde(range(min = 0))] i64),
    Text(#[garde(length(chars, min = 1))] String),
    List(#[garde(length(equal = 1))] Vec<bool>),
    Nothing,
}

#[test]
fn untagged_variants() {
    for valid in [Loose::Number(0), Loose::Text("a".into()), Loose::List(vec![true]), Loose::Nothing] {
        both_say(&valid, true);
    }
    for invalid in [Loose::Number(-1), Loose::Text("".into()), Loose::List(vec![]), Loose::List(vec![true, true])] {
        both_say(&invalid, false);
    }
}

#[derive(Record, Validate, Debug)]
struct Tree {
    #[garde(range(min = 0))]
    weight: i64,
    #[garde(length(max = 2), dive)]
    branches: Vec<Tree>,
}

#[test]
fn recursive_types() {
    let leaf = |weight| Tree { weight, branches: vec![] };
    both_say(&leaf(0), true);
    both_say(&leaf(-1), false);
    both_say(&Tree { weight: 1, branches: vec![leaf(1), leaf(2)] }, true);
    both_say(&Tree { weight: 1, branches: vec![leaf(1), leaf(-2)] }, false);
    both_say(&Tree { weight: 1, branches: vec![leaf(1), leaf(1), leaf(1)] }, false);
}
