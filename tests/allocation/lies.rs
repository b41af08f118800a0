//! Messages that announce more than they hold. Each is a chain of counts, one inside the other,
//! each as large as the bytes behind it allow, and then bytes that no element begins with: the
//! decoder believes every count before it finds out.

use crate::counting::{Usage, watch};
use shorn::{Codec, Decode, FrameReader, Frames, Record};
use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet, VecDeque};
use std::rc::Rc;
use std::sync::Arc;

/// Bytes of memory for a byte of input: the promise.
const PER_BYTE: usize = 16;
/// The small constant: errors, and the first few elements of a collection at each level of nesting,
/// of which a type that is not recursive has few.
const CONSTANT: usize = 8 << 10;

pub(super) fn varint(mut value: usize) -> Vec<u8> {
    let mut bytes = vec![];
    while value >= 0x80 {
        bytes.push(value as u8 | 0x80);
        value >>= 7;
    }
    bytes.push(value as u8);
    bytes
}

/// Each level's bytes around its count: before it, and before the first element's own.
type Level = (&'static [u8], &'static [u8]);
const LIST: Level = (&[], &[]);
/// The first entry's key is empty.
const MAP: Level = (&[], &[0]);

/// `levels` counts, each of which divides the bytes behind it by `min`, before `size` bytes of no meaning.
fn lie(levels: &[Level], min: usize, size: usize) -> Vec<u8> {
    let mut input = vec![0xff; size];
    for (before, after) in levels.iter().rev() {
        let inside = [*after, &*input].concat();
        let count = (inside.len() / min).min(1_000_000);
        input = [*before, &varint(count), &*inside].concat();
    }
    input
}

/// Decodes lies of all sizes as a `T`, and holds the memory against the promise; `extra` for what
/// one element of the type itself takes.
#[track_caller]
fn bounded<T: for<'de> Decode<'de>>(levels: &[Level], min: usize, extra: usize) {
    // The definitions of a recursive type are worked out once, and kept.
    _ = shorn::decode::<T>(&[]).map(drop);
    for size in [0, 1, 3, 10, 50, 100, 1000, 10_000, 100_000, 1_200_000] {
        for deep in (1..=levels.len()).filter(|deep| *deep <= 6 || *deep == levels.len()) {
            let input = lie(&levels[..deep], min, size);
            let (failed, usage) = watch(|| shorn::decode::<T>(&input).map(drop).is_err());
            if size > 0 {
                assert!(failed, "{size} bytes of no meaning were taken");
            }
            within::<T>(&input, usage, extra);
        }
    }
}

#[track_caller]
fn within<T>(input: &[u8], usage: Usage, extra: usize) {
    let most = PER_BYTE * input.len() + CONSTANT + extra;
    let name = std::any::type_name::<T>();
    assert!(usage.peak <= most, "{name}: {usage:?} for {} bytes of input", input.len());
    assert!(usage.largest <= most, "{name}: {usage:?} for {} bytes of input", input.len());
    assert!(usage.kept <= 1, "{name}: {usage:?}");
}

#[test]
fn lists() {
    bounded::<Vec<u8>>(&[LIST], 1, 0);
    bounded::<Vec<u64>>(&[LIST], 1, 0);
    bounded::<Vec<i128>>(&[LIST], 1, 0);
    bounded::<Vec<String>>(&[LIST], 1, 0);
    bounded::<Vec<bool>>(&[LIST], 1, 0);
    bounded::<VecDeque<u128>>(&[LIST], 1, 0);
    bounded::<Box<[String]>>(&[LIST], 1, 0);
    bounded::<Rc<[u64]>>(&[LIST], 1, 0);
    bounded::<Arc<[String]>>(&[LIST], 1, 0);
    bounded::<Cow<'_, [u64]>>(&[LIST], 1, 0);
    bounded::<Vec<Box<u64>>>(&[LIST], 1, 0);
    bounded::<Vec<(u64, String)>>(&[LIST], 2, 0);
}

#[test]
fn lists_of_lists() {
    bounded::<Vec<Vec<u64>>>(&[LIST; 2], 1, 0);
    bounded::<Vec<Vec<Vec<Vec<Vec<Vec<u128>>>>>>>(&[LIST; 6], 1, 0);
    bounded::<Vec<VecDeque<Box<[String]>>>>(&[LIST; 3], 1, 0);
    bounded::<Vec<(Vec<u64>, String)>>(&[LIST; 2], 2, 0);
}

#[test]
fn lists_of_large_elements() {
    // An element of a byte on the wire and hundreds of bytes in memory.
    const LARGE: usize = size_of::<Option<[u64; 100]>>();
    bounded::<Vec<Option<u128>>>(&[LIST], 1, 0);
    bounded::<Vec<Option<[u64; 100]>>>(&[LIST], 1, LARGE);
    bounded::<Vec<[Option<[u64; 100]>; 3]>>(&[LIST], 3, 3 * LARGE);
    bounded::<Vec<Vec<Option<[u64; 100]>>>>(&[LIST; 2], 1, LARGE);
    bounded::<Vec<Box<Option<[u64; 100]>>>>(&[LIST], 1, LARGE);
    bounded::<Vec<Option<[u64; 10_000]>>>(&[LIST], 1, size_of::<Option<[u64; 10_000]>>());
    // Arrays of a length that the schema knows, whose elements lie.
    bounded::<[Vec<u64>; 4]>(&[LIST], 1, 0);
    bounded::<[[Vec<Vec<u64>>; 2]; 2]>(&[LIST; 2], 1, 0);
    bounded::<Vec<[[u64; 8]; 8]>>(&[LIST], 64, 0);
}

#[test]
fn maps() {
    // A tree takes a node at its first entry, a table four places.
    bounded::<BTreeMap<String, u64>>(&[MAP], 2, 0);
    bounded::<HashMap<String, u64>>(&[MAP], 2, 0);
    bounded::<BTreeMap<String, Vec<u64>>>(&[MAP, LIST], 2, 0);
    bounded::<HashMap<String, HashMap<String, BTreeMap<String, u8>>>>(&[MAP; 3], 2, 0);
    bounded::<Vec<BTreeMap<String, Vec<String>>>>(&[LIST, MAP, LIST], 2, 0);
    bounded::<HashMap<String, Vec<Option<[u64; 100]>>>>(&[MAP, LIST], 2, 804);
    bounded::<BTreeMap<u64, u64>>(&[MAP], 2, 0);
}

#[test]
fn sets() {
    bounded::<BTreeSet<u64>>(&[LIST], 1, 0);
    bounded::<HashSet<u64>>(&[LIST], 1, 0);
    bounded::<BTreeSet<Vec<u64>>>(&[LIST; 2], 1, 0);
    bounded::<HashSet<Vec<String>>>(&[LIST; 2], 1, 0);
    bounded::<HashSet<String>>(&[LIST], 1, 0);
}

#[test]
fn text() {
    // A length that is there, of bytes that are no text: nothing is copied before the check.
    for size in [1, 10, 1000, 1_000_000] {
        let input = [varint(size), vec![0xff; size]].concat();
        let (_, usage) = watch(|| shorn::decode::<String>(&input).is_err());
        assert!(usage.largest <= 512, "{usage:?}");
    }
    // A length that is not there.
    for input in [varint(64 << 20), varint((1 << 53) - 1), [varint(64 << 20), vec![b'x'; 1000]].concat()] {
        let (_, usage) = watch(|| shorn::decode::<String>(&input).is_err());
        assert!(usage.largest <= 512, "{usage:?}");
        let (_, usage) = watch(|| shorn::decode::<Vec<String>>(&[&[1][..], &*input].concat()).is_err());
        assert!(usage.largest <= 2048, "{usage:?}");
    }
}

#[test]
fn what_is_there_is_held_and_no_more_than_that_is_announced() {
    // Half of the elements are real. Eight bytes in memory for one: the announcement fits.
    for n in [10, 1000, 400_000] {
        let input = [varint(2 * n), vec![1; n], vec![0xff; n]].concat();
        let (_, usage) = watch(|| shorn::decode::<Vec<u64>>(&input).is_err());
        within::<Vec<u64>>(&input, usage, 0);
    }
    // 32 bytes for one: beyond the announcement the vector grows over what was really there, at
    // most twice that, and once more while it moves.
    for n in [10, 1000, 400_000] {
        let input = [varint(2 * n), vec![0; n], vec![0xff; n]].concat();
        let (_, usage) = watch(|| shorn::decode::<Vec<Option<u128>>>(&input).is_err());
        assert!(usage.peak <= 3 * n * 32 + CONSTANT, "{usage:?} for {n}");
    }
}

#[derive(Record, Debug, Default, Clone, PartialEq)]
struct Wide {
    a: Option<u64>,
    b: Option<String>,
    c: Option<[u64; 8]>,
    d: Option<f64>,
    e: Option<Vec<Wide>>,
    f: Option<u128>,
}

#[derive(Record, Debug, PartialEq)]
struct Tree {
    children: Vec<Tree>,
    label: u64,
}

#[derive(Record, Debug, PartialEq)]
struct Open {
    id: u8,
    #[record(flatten)]
    rest: BTreeMap<String, Vec<u64>>,
}

#[derive(Record, Debug, PartialEq)]
#[allow(clippy::large_enum_variant)] // A large variant is the point.
enum Choice {
    Nothing,
    Much([u64; 40]),
    List(Vec<Choice>),
}

#[test]
fn derived_records() {
    // One bitmap byte, and no field: 1 byte for hundreds.
    bounded::<Vec<Wide>>(&[LIST], 1, size_of::<Wide>());
    // `e` is the fifth optional field: its bit, then its count, and again.
    const E: Level = (&[1 << 4], &[]);
    bounded::<Wide>(&[E; 100], 1, 100 * 4 * size_of::<Wide>());
    // The list of each tree's children comes first.
    bounded::<Tree>(&[LIST; 200], 2, 200 * 4 * size_of::<Tree>());
    // `id`, then the extras.
    bounded::<Open>(&[(&[7], &[0]), LIST], 2, 0);
    bounded::<Vec<Choice>>(&[LIST], 1, size_of::<Choice>());
    // Variants by name: List, Much, Nothing.
    const UNION: Level = (&[0], &[]);
    bounded::<Choice>(&[UNION; 200], 1, 200 * 4 * size_of::<Choice>());
}

#[cfg(feature = "serde_json")]
#[test]
fn dynamic_values() {
    use serde_json::Value;
    const ARRAY: Level = (&[6], &[]);
    const OBJECT: Level = (&[7], &[0]);
    // 64 levels, each a vector of four places at least.
    let extra = 64 * 4 * size_of::<Value>();
    bounded::<Value>(&[ARRAY; 64], 1, extra);
    bounded::<Value>(&[OBJECT; 40], 2, 40 * 4 * 2 * size_of::<(String, Value)>());
    bounded::<Vec<Value>>(&[LIST, ARRAY], 1, 0);
}

#[cfg(feature = "smallvec")]
#[test]
fn small_vectors() {
    use smallvec::SmallVec;
    bounded::<SmallVec<[u64; 2]>>(&[LIST], 1, 0);
    bounded::<Vec<SmallVec<[Option<u128>; 1]>>>(&[LIST; 2], 1, 0);
}

#[cfg(feature = "bytes")]
#[test]
fn byte_strings() {
    let input = [varint(64 << 20), vec![1; 1000]].concat();
    let (_, usage) = watch(|| shorn::decode::<bytes::Bytes>(&input).is_err());
    assert!(usage.largest <= 512, "{usage:?}");
    bounded::<Vec<bytes::Bytes>>(&[LIST], 1, 0);
}

#[test]
fn lengths_of_frames() {
    for length in [varint(64 << 20), varint(1 << 20), varint((1 << 53) - 1)] {
        let file = [length, vec![1; 1000]].concat();
        let (_, usage) = watch(|| Frames::new(Codec::<Vec<u8>>::new(), &file).next().unwrap().is_err());
        within::<Frames<'_, Vec<u8>>>(&file, usage, 0);
        let (_, usage) = watch(|| FrameReader::new(Codec::<Vec<u8>>::new(), &file[..]).next().unwrap().is_err());
        within::<FrameReader<&[u8], Codec<Vec<u8>>>>(&file, usage, 0);
    }
}
