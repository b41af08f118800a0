//! Maps as records: entries in ascending order of their keys, compared by UTF-16 code
//! units, whatever order the map has. Keys that are not text are written as their text.

use super::text::{MOST_LENGTH, put_block};
use crate::error::{DecodeError, DecodeErrorKind as Kind, EncodeError, EncodeErrorKind};
use crate::shape::order::compare;
#[cfg(feature = "json")]
use crate::shape::order::compare_members;
#[cfg(feature = "json")]
use crate::wire::json::Json;
use crate::wire::{Decode, Encode, Reader, Sizer, Writer, varint};
use alloc::borrow::Cow;
use alloc::boxed::Box;
use alloc::collections::BTreeMap;
use alloc::rc::Rc;
use alloc::string::{String, ToString};
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::cmp::Ordering;
use core::mem::MaybeUninit;

/// A type that can be the key of a map: text, or what has one canonical text.
///
/// # Safety
///
/// `text` gives the same text each time it is called on an unchanged key, at most as
/// long as `most` says.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be the key of a map on the wire",
    note = "keys are text: strings, characters, integers and booleans have one"
)]
pub unsafe trait EncodeKey {
    /// The text of the key.
    fn text(&self) -> Cow<'_, str>;

    /// Most bytes of `text`.
    fn most(&self) -> usize;
}

/// A key that can be read from its text.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be the key of a map on the wire",
    note = "keys are text: strings, characters, integers and booleans have one"
)]
pub trait DecodeKey<'de>: EncodeKey + Sized {
    /// The key of that text; `None` where it is not the text of any key.
    fn parse(text: &'de str) -> Option<Self>;
}

macro_rules! text_keys {
    ($($type:ty),*) => { $(
        // SAFETY: the text of the owner, which the standard library keeps steady (invariants 1 and 3).
        unsafe impl EncodeKey for $type {
            #[inline(always)]
            fn text(&self) -> Cow<'_, str> {
                Cow::Borrowed(self)
            }

            #[inline(always)]
            fn most(&self) -> usize {
                self.len()
            }
        }
    )* };
}
text_keys!(String, Box<str>, Rc<str>, Arc<str>, &str, Cow<'_, str>);

macro_rules! read_keys {
    ($([$($lifetime:tt)*] $type:ty),*) => { $(
        impl<'de $($lifetime)*> DecodeKey<'de> for $type {
            #[inline(always)]
            fn parse(text: &'de str) -> Option<Self> {
                Some(text.into())
            }
        }
    )* };
}
read_keys!([] String, [] Box<str>, [] Rc<str>, [] Arc<str>, [: 'a, 'a] &'a str, [: 'a, 'a] Cow<'a, str>);

/// Keys with a `Display` of the standard library that `FromStr` reads back.
macro_rules! shown_keys {
    ($($type:ty: $most:expr),*) => { $(
        // SAFETY: `Display` of the standard library is steady, and no text is longer (invariants 1 and 3).
        unsafe impl EncodeKey for $type {
            fn text(&self) -> Cow<'_, str> {
                Cow::Owned(self.to_string())
            }

            #[inline(always)]
            fn most(&self) -> usize {
                $most
            }
        }

        impl<'de> DecodeKey<'de> for $type {
            fn parse(text: &'de str) -> Option<Self> {
                // `+1` and `007` parse as well, and are not what a key is written as.
                text.parse().ok().filter(|key: &$type| key.to_string() == text)
            }
        }
    )* };
}
shown_keys!(
    u8: 3, u16: 5, u32: 10, u64: 20, u128: 39, usize: 20,
    i8: 4, i16: 6, i32: 11, i64: 20, i128: 40, isize: 20,
    bool: 5, char: 4
);

/// The bound of a map's entries.
#[inline(always)]
fn bound_entries<'a, K: EncodeKey + 'a, V: Encode + 'a>(
    n: usize,
    entries: impl IntoIterator<Item = (&'a K, &'a V)>,
    sizer: &mut Sizer,
) -> u64 {
    if !sizer.few::<(K, V)>(n) {
        return 0;
    }
    let mut sum = MOST_LENGTH;
    for (key, value) in entries {
        sum += MOST_LENGTH + sizer.text(key.most()) + value.bound(sizer);
    }
    sizer.capped(sum)
}

/// The entries in the order of the wire.
fn sorted<'a, K: EncodeKey + 'a, V>(entries: impl IntoIterator<Item = (&'a K, &'a V)>) -> Vec<(Cow<'a, str>, &'a V)> {
    sorted_by(compare, entries)
}

fn sorted_by<'a, K: EncodeKey + 'a, V>(
    compare: impl Fn(&str, &str) -> Ordering,
    entries: impl IntoIterator<Item = (&'a K, &'a V)>,
) -> Vec<(Cow<'a, str>, &'a V)> {
    let mut sorted: Vec<_> = entries.into_iter().map(|(key, value)| (key.text(), value)).collect();
    // Trees of text are sorted already but for the rare keys above U+D7FF: a pass that
    // finds nothing to do costs little.
    if !sorted.is_sorted_by(|(a, _), (b, _)| compare(a, b) != Ordering::Greater) {
        sorted.sort_unstable_by(|(a, _), (b, _)| compare(a, b));
    }
    sorted
}

/// Writes a count and entries.
///
/// They are written as they come for as long as that is the order of the wire, which it is for trees of text but for
/// the rare keys above U+D7FF: a list of the entries first took 1.34 of the instructions.
///
/// # Safety
///
/// `p` has room for the bound of the entries and 16 bytes more.
#[inline]
unsafe fn put_entries<'a, K: EncodeKey + 'a, V: Encode + 'a>(
    p: *mut u8,
    n: usize,
    entries: impl IntoIterator<Item = (&'a K, &'a V)> + Copy,
) -> *mut u8 {
    // SAFETY: a count, and for each entry its key and value, all within the bound, in whatever order; those in wire
    // order go where those that came before them began (invariant 2).
    unsafe {
        let first = varint::put_length(p, n);
        let mut p = first;
        let mut previous: Option<&str> = None;
        for (key, value) in entries {
            let Cow::Borrowed(text) = key.text() else { return put_sorted(first, entries) };
            if previous.is_some_and(|previous| compare(previous, text) == Ordering::Greater) {
                return put_sorted(first, entries);
            }
            previous = Some(text);
            p = value.put(put_block(p, text.as_bytes()));
        }
        p
    }
}

/// Writes entries in their order.
///
/// # Safety
///
/// As `put_entries`, behind the count.
#[inline(never)]
unsafe fn put_sorted<'a, K: EncodeKey + 'a, V: Encode + 'a>(
    mut p: *mut u8,
    entries: impl IntoIterator<Item = (&'a K, &'a V)>,
) -> *mut u8 {
    for (key, value) in sorted(entries) {
        // SAFETY: the key and the value of an entry, all within the bound (invariant 2).
        p = unsafe { value.put(put_block(p, key.as_bytes())) };
    }
    p
}

/// Appends a count and entries, each named by its key.
fn encode_entries<'a, K: EncodeKey + 'a, V: Encode + 'a>(
    n: usize,
    entries: impl IntoIterator<Item = (&'a K, &'a V)>,
    writer: &mut Writer,
) -> Result<(), EncodeError> {
    writer.count(n)?;
    let entries = sorted(entries);
    differ(&entries)?;
    for (key, value) in entries {
        writer.text(&key).and_then(|()| writer.element(value)).map_err(|e| e.in_key(&key))?;
    }
    Ok(())
}

/// Whether no two entries have the same key; equal ones stand side by side.
fn differ<V>(entries: &[(Cow<'_, str>, V)]) -> Result<(), EncodeError> {
    for pair in entries.windows(2) {
        if let [(a, _), (b, _)] = pair {
            if a == b {
                return Err(EncodeError::new(EncodeErrorKind::RepeatedKey).in_key(a));
            }
        }
    }
    Ok(())
}

/// Writes an object of the entries, in the order that ECMAScript keeps them in.
#[cfg(feature = "json")]
fn write_entries<'a, K: EncodeKey + 'a, V: Encode + 'a>(
    entries: impl IntoIterator<Item = (&'a K, &'a V)> + Copy,
    json: &mut Json,
) -> Result<(), EncodeError> {
    let start = json.start();
    if in_order(entries) {
        for (key, value) in entries {
            json.entry(&key.text(), value)?;
        }
    } else {
        let entries = sorted_by(compare_members, entries);
        differ(&entries)?;
        for (key, value) in entries {
            json.entry(&key, value)?;
        }
    }
    json.end_object(start);
    Ok(())
}

/// Whether the keys stand in their order already, and need not be made for the answer: those of most
/// trees.
#[cfg(feature = "json")]
fn in_order<'a, K: EncodeKey + 'a, V: 'a>(entries: impl IntoIterator<Item = (&'a K, &'a V)>) -> bool {
    let mut previous: Option<&str> = None;
    for (key, _) in entries {
        let Cow::Borrowed(text) = key.text() else { return false };
        if previous.is_some_and(|previous| compare_members(previous, text) != Ordering::Less) {
            return false;
        }
        previous = Some(text);
    }
    true
}

/// Reads entries in strictly ascending order of their keys into what `begin` makes for so many.
fn read_entries<'de, K: DecodeKey<'de>, V: Decode<'de>, M>(
    reader: &mut Reader<'de>,
    begin: impl FnOnce(&mut Reader<'de>, usize) -> M,
    insert: impl Fn(&mut M, K, V) -> bool,
) -> Result<M, DecodeError> {
    let n = reader.count_of::<V>(1)?;
    let left = reader.left();
    let mut map = begin(reader, n);
    read_counted(n, reader, &mut |key, value| insert(&mut map, key, value))
        .map_err(|e| reader.blame_count::<V>(n, 1, left, e))?;
    Ok(map)
}

/// How many entries of type `T` a hash table may have room for before they are read, of `n` that are announced. It
/// takes up to 16/7 places for each, and a byte beside each place.
#[cfg(feature = "std")]
pub(super) fn room<T>(reader: &mut Reader<'_>, n: usize) -> usize {
    reader.allowance(n, (size_of::<T>() + 1) * 16 / 7)
}

#[inline(always)]
fn read_counted<'de, K: DecodeKey<'de>, V: Decode<'de>>(
    n: usize,
    reader: &mut Reader<'de>,
    insert: &mut impl FnMut(K, V) -> bool,
) -> Result<(), DecodeError> {
    let mut previous: Option<&'de str> = None;
    for _ in 0..n {
        let at = reader.offset();
        let text = reader.text()?;
        if previous.is_some_and(|previous| compare(previous, text) != Ordering::Less) {
            return Err(reader.fail(Kind::RecordKeyOrder).in_key(text));
        }
        previous = Some(text);
        let Some(key) = K::parse(text) else {
            let wanted = core::any::type_name::<K>();
            return Err(reader.refuse(at, alloc::format!("a key that is no {wanted}")).in_key(text));
        };
        let value = V::decode(reader).map_err(|e| e.in_key(text))?;
        if !insert(key, value) {
            // Different texts are different keys for every type of this library; a key
            // whose `Eq` or `Ord` says otherwise must not lose a value in silence.
            return Err(DecodeError::new(Kind::RepeatedElement, at).in_key(text));
        }
    }
    Ok(())
}

/// A map that can hold an open object's undeclared keys.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot hold the undeclared keys of an open object",
    note = "shorn flattens maps only, `BTreeMap<String, V>` or `HashMap<String, V>`: write out the fields of a struct, or nest it"
)]
pub trait Extras {
    /// Whether a key of the map is one of `declared`.
    fn repeats(&self, declared: &[&str]) -> bool;
}

macro_rules! maps {
    ($map:ident<K, V $(, $hasher:ident)?>, $begin:expr, $($key:path),+) => {
        // SAFETY: a count, keys and values within their bounds; the map yields the same entries each time, whatever its
        // keys' `Ord`, `Eq` or `Hash` do, and a key's text is steady (invariants 1 and 3).
        unsafe impl<K: EncodeKey, V: Encode $(, $hasher)?> Encode for $map<K, V $(, $hasher)?> {
            fn bound(&self, sizer: &mut Sizer) -> u64 {
                bound_entries(self.len(), self, sizer)
            }

            unsafe fn put(&self, p: *mut u8) -> *mut u8 {
                // SAFETY: the caller reserved the bound and 16 bytes more (invariant 2).
                unsafe { put_entries(p, self.len(), self) }
            }

            fn encode(&self, writer: &mut Writer) -> Result<(), EncodeError> {
                encode_entries(self.len(), self, writer)
            }

            #[cfg(feature = "json")]
            fn write_json(&self, json: &mut Json) -> Result<(), EncodeError> {
                write_entries(self, json)
            }
        }

        // SAFETY: the slot is written before `Ok` (invariant 5).
        unsafe impl<'de, K, V: Decode<'de> $(, $hasher: BuildHasher + Default)?> Decode<'de> for $map<K, V $(, $hasher)?>
        where
            K: DecodeKey<'de> $(+ $key)+,
        {
            fn decode_in(slot: &mut MaybeUninit<Self>, reader: &mut Reader<'de>) -> Result<(), DecodeError> {
                slot.write(read_entries(reader, $begin, |map: &mut Self, key, value| map.insert(key, value).is_none())?);
                Ok(())
            }
        }

        impl<K: EncodeKey, V $(, $hasher)?> Extras for $map<K, V $(, $hasher)?> {
            fn repeats(&self, declared: &[&str]) -> bool {
                self.keys().any(|key| declared.contains(&&*key.text()))
            }
        }
    };
}
maps!(BTreeMap<K, V>, |_, _| BTreeMap::new(), Ord);

#[cfg(feature = "std")]
mod hashed {
    use super::*;
    use core::hash::{BuildHasher, Hash};
    use std::collections::HashMap;

    maps!(HashMap<K, V, S>, |reader, n| HashMap::with_capacity_and_hasher(room::<(K, V)>(reader, n), S::default()), Eq, Hash);
}

#[cfg(feature = "indexmap")]
mod indexed {
    use super::*;
    use core::hash::{BuildHasher, Hash};
    use indexmap::IndexMap;

    maps!(IndexMap<K, V, S>, |reader, n| IndexMap::with_capacity_and_hasher(room::<(usize, K, V, usize)>(reader, n), S::default()), Eq, Hash);
}
