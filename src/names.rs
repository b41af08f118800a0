//! Names found by hash, and guessed by what followed the last time. It knows what was put in and at
//! which position; what a position means is its owner's.

use crate::wire::scan;
use core::sync::atomic::{AtomicU32, Ordering};

/// Distinct names with their positions, found in one or two comparisons.
#[derive(Debug, Default)]
pub(crate) struct Keys {
    names: Box<[Box<str>]>,
    /// Positions plus one, in open addressing; twice as many slots as names, or none where the
    /// names collide too much to be worth it.
    table: Box<[u32]>,
    /// Positions in the order of the names, for the case without a table.
    sorted: Box<[u32]>,
}

/// Slots that a name may be away from its place. Names of one hash, chosen to collide, must not make
/// a table quadratic: past this the names are searched by order.
const MOST_PROBES: usize = 32;

impl Keys {
    pub(crate) fn new(names: impl IntoIterator<Item = Box<str>>) -> Keys {
        let names: Box<[Box<str>]> = names.into_iter().collect();
        let mut keys =
            Keys { table: vec![0; (names.len() * 2).next_power_of_two()].into(), names, sorted: Box::default() };
        for position in 0..keys.names.len() {
            if !keys.insert(position) {
                keys.table = Box::default();
                let mut sorted: Vec<u32> = (0..keys.names.len() as u32).collect();
                sorted.sort_by(|a, b| keys.name(*a).cmp(&keys.name(*b)));
                keys.sorted = sorted.into();
                break;
            }
        }
        keys
    }

    fn name(&self, position: u32) -> Option<&str> {
        self.names.get(position as usize).map(|name| &**name)
    }

    /// Whether a free slot was found near enough.
    fn insert(&mut self, position: usize) -> bool {
        let Some(name) = self.names.get(position) else { return false };
        let mask = self.table.len().wrapping_sub(1);
        let start = hash(name.as_bytes());
        for probe in 0..MOST_PROBES {
            if let Some(slot) = self.table.get_mut(start.wrapping_add(probe) & mask) {
                if *slot == 0 {
                    *slot = position as u32 + 1;
                    return true;
                }
            }
        }
        false
    }

    /// The position of `name`. `guess` is looked at first: names mostly come in one order.
    #[inline]
    pub(crate) fn find(&self, name: &[u8], guess: usize) -> Option<usize> {
        match self.names.get(guess) {
            Some(guessed) if scan::equal(guessed.as_bytes(), name) => Some(guess),
            _ => self.find_anywhere(name),
        }
    }

    fn find_anywhere(&self, name: &[u8]) -> Option<usize> {
        if self.table.is_empty() {
            let found =
                self.sorted.binary_search_by(|position| self.name(*position).map(str::as_bytes).cmp(&Some(name)));
            return found.ok().and_then(|i| self.sorted.get(i)).map(|position| *position as usize);
        }
        let mask = self.table.len() - 1;
        let mut slot = hash(name) & mask;
        for _ in 0..MOST_PROBES {
            let position = (*self.table.get(slot)?).checked_sub(1)? as usize;
            if self.names.get(position).is_some_and(|known| scan::equal(known.as_bytes(), name)) {
                return Some(position);
            }
            slot = (slot + 1) & mask;
        }
        None
    }
}

/// Eight bytes at a time, multiplied and folded. Not for strangers' tables: the names are the schema's.
#[inline]
fn hash(bytes: &[u8]) -> usize {
    const FACTOR: u64 = 0x9e37_79b9_7f4a_7c15;
    let mut hash = bytes.len() as u64;
    let mut mix = |word: u64| hash = (hash.rotate_left(5) ^ word).wrapping_mul(FACTOR);
    // What is left behind whole words by one that overlaps them, and a short name by two that do.
    if let Some(last) = bytes.last_chunk::<8>() {
        for word in bytes.chunks_exact(8) {
            mix(word.try_into().map_or(0, u64::from_le_bytes));
        }
        if bytes.len() % 8 != 0 {
            mix(u64::from_le_bytes(*last));
        }
    } else if let (Some(first), Some(last)) = (bytes.first_chunk::<4>(), bytes.last_chunk::<4>()) {
        mix(u64::from(u32::from_le_bytes(*first)) | u64::from(u32::from_le_bytes(*last)) << 32);
    } else {
        mix(bytes.iter().fold(0, |word, byte| word << 8 | u64::from(*byte)));
    }
    (hash ^ hash >> 32) as usize
}

/// The position of a name that is likely to come next: members mostly come in the order of the
/// message before. A wrong one costs a search, so threads may overwrite one another's.
#[derive(Debug)]
pub(crate) struct Hint(AtomicU32);

impl Hint {
    pub(crate) fn new(position: usize) -> Hint {
        Hint(AtomicU32::new(position as u32))
    }

    #[inline(always)]
    pub(crate) fn get(&self) -> usize {
        self.0.load(Ordering::Relaxed) as usize
    }

    #[inline(always)]
    pub(crate) fn set(&self, position: usize) {
        self.0.store(position as u32, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_found_and_others_not() {
        let names: Vec<Box<str>> = (0..1000).map(|i| format!("name{}", i * i).into()).collect();
        let keys = Keys::new(names.iter().cloned());
        for (i, name) in names.iter().enumerate() {
            for guess in [0, i, 999, 5000] {
                assert_eq!(keys.find(name.as_bytes(), guess), Some(i));
            }
        }
        for other in ["", "name", "name2", "name11", "naem4"] {
            assert_eq!(keys.find(other.as_bytes(), 0), None, "{other}");
        }
        assert_eq!(Keys::new([]).find(b"", 0), None);
    }

    #[test]
    fn names_of_one_hash_are_found_in_order() {
        // Chunks that the hash maps to one state: x and then what undoes it.
        const FACTOR: u64 = 0x9e37_79b9_7f4a_7c15;
        let names: Vec<Box<str>> = (0..4_000_000_u64)
            .map(|i| (i, i.wrapping_mul(0x2545_f491_4f6c_dd1d)))
            .filter_map(|(i, _)| {
                let first = u64::from_le_bytes(*b"aaaaaaaa") ^ (i & 0x3f3f_3f3f_3f3f_3f3f);
                let state = (16_u64.rotate_left(5) ^ first).wrapping_mul(FACTOR).rotate_left(5);
                let second = state ^ 0x6262_6262_6262_6262;
                let bytes = [first.to_le_bytes(), second.to_le_bytes()].concat();
                String::from_utf8(bytes).ok().map(String::into_boxed_str)
            })
            .collect::<std::collections::BTreeSet<_>>()
            .into_iter()
            .take(100)
            .collect();
        assert_eq!(names.len(), 100);
        let keys = Keys::new(names.iter().cloned());
        assert!(keys.table.is_empty());
        for (i, name) in names.iter().enumerate() {
            assert_eq!(keys.find(name.as_bytes(), 0), Some(i));
        }
        assert_eq!(keys.find(b"other", 0), None);
    }
}
