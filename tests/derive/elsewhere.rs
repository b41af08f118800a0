//! A path to the library that leads to a module with other things under the names of ours: what the emitted `unsafe`
//! calls is the library's even so, or the type does not compile (`derive/tests/ui/compiler/another_library.rs`).

use shorn::{Record, decode, encode};
use std::collections::BTreeMap;

/// What the library has, and beside it functions that announce nothing, write nothing, or point elsewhere.
#[allow(dead_code, reason = "none of them is called")]
mod other {
    pub(super) mod derived {
        pub(crate) use shorn::derived::*;

        pub(crate) fn put_bitmap<const N: usize>(_: *mut u8, _: [bool; N]) -> *mut u8 {
            std::ptr::null_mut()
        }

        pub(crate) fn put_index(_: *mut u8, _: usize) -> *mut u8 {
            std::ptr::null_mut()
        }

        pub(crate) fn literal_bound<T>(_: &T, _: Lit, _: &mut Sizer) -> u64 {
            u64::MAX
        }

        pub(crate) fn extras_bound<T>(_: &T, _: &[&str], _: &mut Sizer) -> u64 {
            0
        }

        pub(crate) const fn branches_by_type<const N: usize>(_: [Option<JsonType>; N]) -> [usize; N] {
            [usize::MAX; N]
        }
    }
}

#[derive(Record, Debug, PartialEq)]
#[record(crate = other)]
struct Whole {
    #[record(bytes)]
    a: Vec<u8>,
    b: Option<u8>,
    #[record(literal = "v")]
    c: String,
    d: Choice,
    e: Either,
    #[record(flatten)]
    rest: BTreeMap<String, u8>,
}

#[derive(Record, Debug, PartialEq)]
#[record(crate = other)]
enum Choice {
    One,
    Two,
}

#[derive(Record, Debug, PartialEq)]
#[record(crate = other, untagged)]
enum Either {
    Text(String),
    Flag(bool),
}

#[test]
fn what_unsafe_calls_is_the_librarys_whatever_the_path_leads_to() {
    let whole = Whole {
        a: vec![7, 8, 9],
        b: Some(5),
        c: "v".to_owned(),
        d: Choice::Two,
        e: Either::Text("x".to_owned()),
        rest: BTreeMap::from([("z".to_owned(), 6)]),
    };
    // The bit of `b`; `a`; `b`; the second member; the branch of strings, behind that of booleans; one extra.
    let bytes = [1, 3, 7, 8, 9, 5, 1, 1, 1, b'x', 1, 1, b'z', 6];
    assert_eq!(encode(&whole).unwrap(), bytes);
    assert_eq!(decode::<Whole>(&bytes).unwrap(), whole);
}
