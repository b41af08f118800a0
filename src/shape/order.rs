//! Knows the one order of the format: strings by UTF-16 code units, ascending, a shorter prefix
//! first. Must not know what is being sorted.
//!
//! UTF-8 bytes and UTF-16 units order all characters alike but for one swap. A character above
//! U+FFFF begins with a surrogate, D800..DBFF, and so sorts *before* U+E000..U+FFFF; in UTF-8 it
//! begins with F0..F4 and sorts after their EE and EF. At the first differing byte both sides are
//! lead bytes or both are continuation bytes (80..BF), because equal lead bytes mean equal lengths.
//! Raising EE and EF above F4 there gives the UTF-16 order without decoding anything.

use core::cmp::Ordering;

/// Compares two strings by their UTF-16 code units. Linear in the common prefix, no allocation.
pub(crate) fn compare(a: &str, b: &str) -> Ordering {
    compare_bytes(a.as_bytes(), b.as_bytes())
}

/// The same for text that is known to be UTF-8 and held as bytes.
pub(crate) fn compare_bytes(mut a: &[u8], mut b: &[u8]) -> Ordering {
    // Words while they are equal: names in order often begin alike.
    while let (Some((x, a_rest)), Some((y, b_rest))) = (a.split_first_chunk::<8>(), b.split_first_chunk::<8>()) {
        if x != y {
            break;
        }
        (a, b) = (a_rest, b_rest);
    }
    match a.iter().zip(b).find(|(x, y)| x != y) {
        Some((x, y)) => rank(*x).cmp(&rank(*y)),
        None => a.len().cmp(&b.len()),
    }
}

/// EE and EF become FE and FF, which UTF-8 never uses.
const fn rank(byte: u8) -> u8 {
    if matches!(byte, 0xEE | 0xEF) { byte | 0x10 } else { byte }
}

/// The order of an object's members as ECMAScript keeps them, for names that were sorted by
/// [`compare`]: array indices first, ascending as numbers.
#[cfg(feature = "json")]
pub(crate) const fn compare_members(a: &str, b: &str) -> Ordering {
    match (index(a), index(b)) {
        (Some(a), Some(b)) if a < b => Ordering::Less,
        (Some(a), Some(b)) if a > b => Ordering::Greater,
        (Some(_), Some(_)) => Ordering::Equal,
        (Some(_), None) => Ordering::Less,
        (None, Some(_)) => Ordering::Greater,
        (None, None) => compare_in_constants(a.as_bytes(), b.as_bytes()),
    }
}

/// The array index that a name is the canonical text of: at most 2^32 − 2.
#[cfg(feature = "json")]
pub(crate) const fn index(name: &str) -> Option<u32> {
    let digits = name.as_bytes();
    if digits.is_empty() || digits.len() > 10 || matches!(digits, [b'0', _, ..]) {
        return None;
    }
    let mut value = 0u64;
    let mut rest = digits;
    while let [digit, behind @ ..] = rest {
        if !digit.is_ascii_digit() {
            return None;
        }
        value = value * 10 + (*digit - b'0') as u64;
        rest = behind;
    }
    if value < u32::MAX as u64 { Some(value as u32) } else { None }
}

/// `compare_bytes`, in constants too: those know no iterators.
#[cfg(feature = "json")]
const fn compare_in_constants(mut a: &[u8], mut b: &[u8]) -> Ordering {
    loop {
        match (a, b) {
            ([x, behind_x @ ..], [y, behind_y @ ..]) => {
                if *x != *y {
                    return if rank(*x) < rank(*y) { Ordering::Less } else { Ordering::Greater };
                }
                (a, b) = (behind_x, behind_y);
            }
            ([], [_, ..]) => return Ordering::Less,
            ([_, ..], []) => return Ordering::Greater,
            ([], []) => return Ordering::Equal,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::String;
    use alloc::vec::Vec;

    fn oracle(a: &str, b: &str) -> Ordering {
        a.encode_utf16().cmp(b.encode_utf16())
    }

    #[test]
    fn examples_of_the_format() {
        assert_eq!(compare("\u{1F680}", "\u{FF5E}"), Ordering::Less);
        assert_eq!(compare("10", "9"), Ordering::Less);
        assert_eq!(compare("", "a"), Ordering::Less);
        assert_eq!(compare("a", "ab"), Ordering::Less);
        assert_eq!(compare("a", "a"), Ordering::Equal);
    }

    #[cfg(feature = "json")]
    #[test]
    fn members_that_are_array_indices_come_first() {
        let mut names =
            ["a", "4294967295", "10", "", "01", "9", "4294967294", "0", "-1", "\u{FF5E}", "\u{1F680}", "99999999999"];
        names.sort_by(|a, b| compare_members(a, b));
        let expected =
            ["0", "9", "10", "4294967294", "", "-1", "01", "4294967295", "99999999999", "a", "\u{1F680}", "\u{FF5E}"];
        assert_eq!(names, expected);
    }

    #[test]
    fn every_pair_at_the_edges_of_the_encodings() {
        let edges = [
            0, 0x7F, 0x80, 0x7FF, 0x800, 0xFFF, 0x1000, 0xCFFF, 0xD000, 0xD7FF, 0xE000, 0xEFFF, 0xF000, 0xFFFD, 0xFFFF,
            0x10000, 0x1F680, 0x3FFFF, 0x40000, 0xFFFFF, 0x100000, 0x10FFFF,
        ];
        let edges: Vec<char> = edges.into_iter().filter_map(char::from_u32).collect();
        assert_eq!(edges.len(), 22);
        for &a in &edges {
            for &b in &edges {
                for (left, right) in [("", ""), ("x", ""), ("", "x"), ("é🚀", "～")] {
                    let a: String = ["p", left].concat() + &String::from(a) + right;
                    let b: String = ["p", left].concat() + &String::from(b) + right;
                    assert_eq!(compare(&a, &b), oracle(&a, &b), "{a:?} {b:?}");
                    #[cfg(feature = "json")]
                    assert_eq!(compare_in_constants(a.as_bytes(), b.as_bytes()), oracle(&a, &b), "{a:?} {b:?}");
                }
            }
        }
    }

    #[test]
    fn random_strings() {
        let mut state = 0x2545_F491_4F6C_DD1D_u64;
        let mut next = |bound: u32| {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            (state >> 33) as u32 % bound
        };
        // Few characters per range, so that long common prefixes happen.
        let mut string = || -> String {
            (0..next(6))
                .filter_map(|_| {
                    let (low, size) = [
                        (0x61, 2),
                        (0xE9, 2),
                        (0xD7FE, 2),
                        (0xE000, 2),
                        (0xE000, 0x2000),
                        (0xFFFE, 2),
                        (0x10000, 2),
                        (0x10000, 0x10_0000),
                    ][next(8) as usize];
                    char::from_u32(low + next(size))
                })
                .collect()
        };
        let mut swapped = 0;
        for _ in 0..200_000 {
            let (a, b) = (string(), string());
            assert_eq!(compare(&a, &b), oracle(&a, &b), "{a:?} {b:?}");
            #[cfg(feature = "json")]
            assert_eq!(compare_in_constants(a.as_bytes(), b.as_bytes()), oracle(&a, &b), "{a:?} {b:?}");
            swapped += usize::from(oracle(&a, &b) != a.cmp(&b));
        }
        // The interesting pairs, where bytes would say otherwise, are really among them.
        assert!(swapped > 1_000, "{swapped}");
    }
}
