//! Every container, with real elements and with lies: what a message makes the decoder allocate, whole, cut at
//! each byte, and with bytes changed.
//!
//! The promise has two parts. For elements that are announced and not yet read: [`ANNOUNCED`] bytes for each byte
//! of input. For those that were read: what the type needs for them in memory, which each case below says in bytes
//! for a byte of input. It is worked out from how the standard library lays its containers out, never measured.

use crate::counting::{Usage, watch};
use shorn::{Decode, Encode, Record};
use shorn_oracle::random::Rng;
use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet, BinaryHeap, HashMap, HashSet, LinkedList, VecDeque};
use std::rc::Rc;
use std::sync::Arc;

/// Bytes of memory for a byte of input, for what is only announced.
pub(crate) const ANNOUNCED: usize = 16;
/// What a message of any size may take beside: an error with its path, the writer and the definitions that a
/// thread or program keeps, and a first block of each container that is open.
pub(crate) const CONSTANT: usize = 8 << 10;
/// Changed messages that are read for each value.
const CHANGES: usize = 300;

/// What a vector's elements of `size` bytes take, of at least `min` on the wire: it doubles, over elements that were
/// there, and is held beside its next block while it moves.
const fn list(size: usize, min: usize) -> usize {
    3 * size.div_ceil(min)
}

/// What a tree's entries of `size` bytes take: a node has eleven, and 24 bytes beside; where an entry is alone in it,
/// that is for the count and `min` bytes. Full nodes are cut in half, and one in six has twelve pointers.
const fn tree(size: usize, min: usize) -> usize {
    (11 * size + 24 + 96).div_ceil(1 + min)
}

/// What a table's entries of `size` bytes take: four places at first (eight or sixteen of tiny ones), a byte beside
/// each and 32 more; later at most 16/7 places for each entry, and half as many in the table before.
const fn table(size: usize, min: usize) -> usize {
    let places = if size > 8 { 4 } else { 16 };
    let first = (places * (size + 1) + 32).div_ceil(1 + min);
    let later = (4 * (size + 1)).div_ceil(min);
    if first > later { first } else { later }
}

/// Reads `value`'s message whole, cut and changed, and holds the memory against the promise.
#[track_caller]
fn held<T: Encode + for<'de> Decode<'de>>(value: &T, per_byte: usize) {
    let message = shorn::encode(value).unwrap();
    // The definitions of a recursive type are worked out once, and kept.
    _ = shorn::decode::<T>(&[]).map(drop);
    let name = std::any::type_name::<T>();
    around(&message, |input| {
        let (_, usage) = watch(|| shorn::decode::<T>(input).map(drop).is_ok());
        within(name, input, usage, per_byte);
    });
}

/// The message, each beginning of it (of a long one some), and many with a byte or a count changed.
pub(crate) fn around(message: &[u8], mut look: impl FnMut(&[u8])) {
    look(message);
    let mut rng = Rng::new(message.len() as u64);
    let step = message.len().div_ceil(200).max(1);
    (0..message.len()).step_by(step).for_each(|end| look(&message[..end]));
    for _ in 0..CHANGES {
        let mut changed = message.to_vec();
        for _ in 0..1 + rng.below(3) {
            let at = rng.below(changed.len());
            let random = rng.bits() as u8;
            match rng.below(4) {
                // A count of two bytes, and one of as many as are left.
                0 => drop(changed.splice(at..at, [random | 0x80, random & 0x7f])),
                1 => changed[at] = (changed.len() - at).min(127) as u8,
                2 => changed[at] = random & 7,
                _ => changed[at] = random,
            }
        }
        look(&changed);
    }
}

#[track_caller]
pub(crate) fn within(name: &str, input: &[u8], usage: Usage, per_byte: usize) {
    let most = (ANNOUNCED + per_byte) * input.len() + CONSTANT;
    let n = input.len();
    assert!(usage.peak <= most, "{name}: {usage:?} where {most} bytes may be held for {n} of input");
    // Blocks that double add up to twice the last one.
    assert!(usage.total <= 2 * most, "{name}: {usage:?} where {} bytes may be allocated for {n}", 2 * most);
    assert!(usage.kept <= 0, "{name}: {usage:?}");
}

#[test]
fn lists_of_scalars() {
    held(&vec![7u8; 500], list(1, 1));
    held(&vec![7u16; 500], list(2, 1));
    held(&vec![7u64; 500], list(8, 1));
    held(&vec![-7i128; 500], list(16, 1));
    held(&vec![1.5f64; 500], list(8, 8));
    held(&vec![true; 500], list(1, 1));
    held(&vec!['x'; 500], list(4, 2));
    held(&vec![Some(1u8); 500], list(2, 1));
    held(&vec![Some((Some(7u64), 7u8)); 500], list(32, 3));
    held(&vec![None::<[u64; 4]>; 500], list(40, 1));
}

#[test]
fn lists_of_what_owns() {
    // 24 bytes of a string, and its text once.
    held(&vec![String::new(); 500], list(24, 1) + 1);
    held(&vec!["some text".to_string(); 500], list(24, 1) + 1);
    held(&vec![Some("some text".to_string()); 500], list(24, 1) + 1);
    held(&vec![Box::new(7u64); 500], list(8, 1) + 8);
    held(&(0..500).map(Rc::new).collect::<Vec<Rc<u64>>>(), list(8, 1) + 24);
    held(&["text"; 100].map(Arc::<str>::from).to_vec(), list(16, 1) + 17);
    held(&vec![Box::<str>::from("text"); 100], list(16, 1) + 1);
    held(&vec![(7u64, "text".to_string(), 1.5f64); 100], list(40, 10) + 1);
    held(&vec![[Some(1u64), None, Some(2)]; 100], list(48, 3));
}

#[test]
fn lists_of_large_elements() {
    // A byte on the wire and hundreds in memory: beyond what may be announced, vectors grow over what is there.
    held(&vec![None::<[u64; 100]>; 500], list(808, 1));
    held(&vec![None::<[u64; 1000]>; 50], list(8008, 1));
    held(&vec![[None::<[u64; 20]>; 3]; 50], list(504, 3));
    held(&vec![vec![None::<[u64; 20]>; 3]; 50], list(168, 1) + list(24, 1));
    held(&vec![Box::new(None::<[u64; 20]>); 50], list(8, 1) + 168);
}

#[test]
fn every_kind_of_list() {
    let numbers: Vec<u64> = (0..300).collect();
    held::<VecDeque<u64>>(&numbers.iter().copied().collect(), list(8, 1));
    held::<Box<[u64]>>(&numbers.clone().into(), list(8, 1));
    // Copied into a block with two counters.
    held::<Rc<[u64]>>(&numbers.clone().into(), 2 * list(8, 1));
    held::<Arc<[u64]>>(&numbers.clone().into(), 2 * list(8, 1));
    held::<Cow<'static, [u64]>>(&Cow::Owned(numbers.clone()), list(8, 1));
    held(&[numbers.clone(), numbers.clone()], list(8, 1));
    held(&(numbers.clone(), "x".to_string(), numbers.clone()), list(8, 1) + 1);
    held(&Some(Box::new((Some(numbers.clone()), 7u8))), list(8, 1) + 32);
    held(&vec![vec![vec![7u64; 3]; 3]; 20], 2 * list(24, 1) + list(8, 1));
    held(&vec![VecDeque::from([7u64; 3]); 50], list(32, 1) + list(8, 1));
}

#[test]
fn every_kind_of_set() {
    held::<BTreeSet<u64>>(&(0..300).collect(), tree(8, 1));
    held::<HashSet<u64>>(&(0..300).collect(), table(8, 1));
    held::<HashSet<u8>>(&(0..100).collect(), table(1, 1));
    held::<BTreeSet<String>>(&(0..300).map(|i| i.to_string()).collect(), tree(24, 1) + 1);
    held::<HashSet<String>>(&(0..300).map(|i| i.to_string()).collect(), table(24, 1) + 1);
    held::<Vec<BTreeSet<u64>>>(&vec![BTreeSet::from([7]); 100], list(24, 1) + tree(8, 1));
    held::<Vec<HashSet<u64>>>(&vec![HashSet::from([7]); 100], list(48, 1) + table(8, 1));
    held::<BTreeSet<Vec<u64>>>(&(0..50).map(|i| vec![i; 3]).collect(), tree(24, 1) + list(8, 1));
}

#[test]
fn every_kind_of_map() {
    let names = |n: u32| (0..n).map(|i| i.to_string());
    held::<BTreeMap<String, u64>>(&names(300).map(|name| (name, 7)).collect(), tree(32, 2) + 1);
    held::<HashMap<String, u64>>(&names(300).map(|name| (name, 7)).collect(), table(32, 2) + 1);
    held::<BTreeMap<u64, u64>>(&(0..300).map(|i| (i, i)).collect(), tree(16, 2) + 1);
    held::<BTreeMap<String, Option<[u64; 20]>>>(&names(50).map(|name| (name, None)).collect(), tree(192, 2) + 1);
    held::<HashMap<String, Option<[u64; 20]>>>(&names(50).map(|name| (name, None)).collect(), table(192, 2) + 1);
    // One entry in each: a node of eleven places for it.
    let one = BTreeMap::from([(String::new(), 7u8)]);
    held(&vec![one.clone(); 300], list(24, 1) + tree(25, 2));
    held(&vec![HashMap::from([(String::new(), 7u8)]); 300], list(48, 1) + table(32, 2));
    held(&BTreeMap::from([("k".to_string(), one.clone())]), 2 * tree(48, 2) + 1);
    held::<BTreeMap<String, BTreeMap<String, u8>>>(
        &names(50).map(|name| (name, one.clone())).collect(),
        tree(48, 2) + tree(25, 2) + 1,
    );
    held(&HashMap::from([("k".to_string(), vec![vec![1u64; 3]; 3])]), table(48, 2) + list(24, 1) + list(8, 1) + 1);
}

#[cfg(feature = "indexmap")]
#[test]
fn index_maps() {
    use indexmap::IndexMap;
    // Entries with their hash in a vector, and a table of places, a position in each.
    let cost = list(24 + 8 + 8, 2) + table(8, 2) + 1;
    held::<IndexMap<String, u64>>(&(0..300).map(|i| (i.to_string(), 7)).collect(), cost);
    held(&vec![IndexMap::from([(String::new(), 7u64)]); 100], list(72, 1) + 4 * cost);
}

#[cfg(feature = "smallvec")]
#[test]
fn small_vectors() {
    use smallvec::SmallVec;
    held::<SmallVec<[u64; 2]>>(&(0..300).collect(), list(8, 1));
    held(&vec![SmallVec::<[u64; 8]>::from_elem(7, 3); 100], list(80, 1) + list(8, 1));
    held(&vec![SmallVec::<[u64; 2]>::from_elem(7, 5); 100], list(24, 1) + list(8, 1));
}

#[derive(Record, Debug, Clone, PartialEq)]
struct Person {
    name: String,
    #[record(bytes)]
    picture: Vec<u8>,
    tags: Vec<String>,
    nick: Option<String>,
    places: BTreeMap<String, Vec<f64>>,
    #[record(flatten)]
    more: HashMap<String, Vec<Option<u64>>>,
}

fn person() -> Person {
    Person {
        name: "Grace".into(),
        picture: vec![7; 40],
        tags: vec!["navy".into(); 3],
        nick: Some("Amazing".into()),
        places: BTreeMap::from([("x".into(), vec![1.5, 2.5])]),
        more: HashMap::from([("a".into(), vec![Some(1), None]), ("b".into(), vec![])]),
    }
}

#[derive(Record, Debug, Clone, PartialEq)]
enum Tree {
    Leaf(u64),
    Two(Box<(Tree, Tree)>),
    Many(Vec<Tree>),
}

#[test]
fn derived_types() {
    // Of a person in a list, the sum of what each byte might be part of.
    let person = person();
    let inner = list(24, 1) + 1 + tree(48, 2) + list(8, 8) + table(48, 2) + list(16, 1);
    held(&person, inner);
    held(&vec![person.clone(); 20], inner + list(size_of::<Person>(), 7));
    let mut tree = Tree::Leaf(7);
    for _ in 0..30 {
        tree = Tree::Two(Box::new((tree, Tree::Many(vec![Tree::Leaf(1), Tree::Many(vec![])]))));
    }
    held(&tree, 2 * list(size_of::<Tree>(), 2));
}

#[cfg(feature = "serde_json")]
#[test]
fn dynamic_values() {
    use serde_json::{Value, json};
    // An object of one member, of four bytes. Entries, with their order kept, lie in a vector, with a table beside.
    let object = 4 * (24 + size_of::<Value>() + 8) + 16 * 9 + 32;
    let cost = list(size_of::<Value>(), 1) + object.div_ceil(4) + 1;
    held(&json!([1, 2.5, "text", null, true, [[], {}], { "a": [1], "b": { "": 0 } }]), cost);
    held(&Value::Array(vec![json!({ "": 0 }); 200]), cost);
    held(&vec![json!([]); 200], cost);
}

/// What takes no bytes has its place in the type: as large as that, whatever the input.
#[test]
fn fixed_arrays_without_bytes() {
    let (value, usage) = watch(|| shorn::decode::<Box<[(); 100_000]>>(&[]).unwrap());
    assert_eq!((usage.total, value.len()), (0, 100_000));
    // The elements lie in a list of one, which says so with one byte.
    let input = [1, 0];
    let (value, usage) = watch(|| shorn::decode::<Vec<([(); 1000], u8)>>(&input).unwrap());
    assert_eq!((usage.total, value.len()), (1, 1));
}

/// Containers that have no form of their own are no part of the promise: these are all that have none.
#[test]
fn what_has_no_form() {
    trait Formless {
        const IS_FORMLESS: bool = true;
    }
    impl<T> Formless for T {}
    struct Of<T>(std::marker::PhantomData<T>);
    impl<T: for<'de> Decode<'de>> Of<T> {
        #[allow(dead_code)] // The trait's constant is found where this is not.
        const IS_FORMLESS: bool = false;
    }
    const { assert!(Of::<BinaryHeap<u8>>::IS_FORMLESS && Of::<LinkedList<u8>>::IS_FORMLESS) };
    const { assert!(!Of::<VecDeque<u8>>::IS_FORMLESS) };
}
