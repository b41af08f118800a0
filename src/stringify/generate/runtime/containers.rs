//! Knows lists, tuples and objects, and the order of their parts; must not know what a part is.

use super::error::{Error, ErrorKind, Write, Written, expected, in_element, in_member, may_go_deeper};
use super::scalars::{quoted, write_plain};
use serde_json::{Map, Value};

/// An object that is being written: members are asked for in the order of the text.
pub(crate) struct ObjectWriter<'v, 'o> {
    /// None for what is no object: it has no members.
    members: Option<&'v Map<String, Value>>,
    out: &'o mut Vec<u8>,
    depth: u32,
    /// What stands before the next member.
    separator: u8,
}

impl<'v, 'o> ObjectWriter<'v, 'o> {
    /// Nothing for null, which is an object without members and without defaults.
    pub(crate) fn open(value: &'v Value, out: &'o mut Vec<u8>, depth: u32) -> Result<Option<Self>, Box<Error>> {
        may_go_deeper(depth)?;
        if value.is_null() {
            out.extend_from_slice(b"{}");
            return Ok(None);
        }
        Ok(Some(ObjectWriter { members: value.as_object(), out, depth: depth + 1, separator: b'{' }))
    }

    /// A member that is missed, but not written here.
    pub(crate) fn must_have(&self, name: &str) -> Written {
        let is_there = self.members.is_some_and(|members| members.contains_key(name));
        if is_there { Ok(()) } else { in_member(expected(ErrorKind::MissingRequired), name) }
    }

    /// A member that is missed where it is absent.
    #[inline]
    pub(crate) fn required(&mut self, name: &str, key: &str, write: Write) -> Written {
        match self.members.and_then(|members| members.get(name)) {
            Some(value) => self.member(name, key, value, write),
            None => in_member(expected(ErrorKind::MissingRequired), name),
        }
    }

    /// A member that may be absent.
    #[inline]
    pub(crate) fn optional(&mut self, name: &str, key: &str, write: Write) -> Written {
        match self.members.and_then(|members| members.get(name)) {
            Some(value) => self.member(name, key, value, write),
            None => Ok(()),
        }
    }

    /// A member with a text for where it is absent.
    #[inline]
    pub(crate) fn defaulted(&mut self, name: &str, key: &str, default: &str, write: Write) -> Written {
        match self.members.and_then(|members| members.get(name)) {
            Some(value) => self.member(name, key, value, write),
            None => {
                self.key(key);
                self.out.extend_from_slice(default.as_bytes());
                Ok(())
            }
        }
    }

    #[inline]
    pub(crate) fn member(&mut self, name: &str, key: &str, value: &Value, write: Write) -> Written {
        self.key(key);
        in_member(write(value, self.out, self.depth), name)
    }

    #[inline]
    pub(crate) fn key(&mut self, key: &str) {
        self.out.push(self.separator);
        self.out.extend_from_slice(key.as_bytes());
        self.separator = b',';
    }

    /// All members, for those that the schema does not name.
    pub(crate) fn all_members(&self) -> Vec<(&'v str, &'v Value)> {
        self.members.map(ordered).unwrap_or_default()
    }

    /// One of them.
    pub(crate) fn extra(&mut self, name: &str, value: &Value, write: Write) -> Written {
        self.out.push(self.separator);
        quoted(name, self.out);
        self.out.push(b':');
        self.separator = b',';
        in_member(write(value, self.out, self.depth), name)
    }

    pub(crate) fn close(self) -> Written {
        self.out.extend_from_slice(if self.separator == b'{' { b"{}" } else { b"}" });
        Ok(())
    }
}

/// Members in the order of ECMAScript: names that are indices of arrays come first, ascending.
pub(crate) fn ordered(members: &Map<String, Value>) -> Vec<(&str, &Value)> {
    let mut all: Vec<(&str, &Value)> = members.iter().map(|(name, value)| (&**name, value)).collect();
    if all.iter().any(|(name, _)| array_index(name).is_some()) {
        all.sort_by_key(|(name, _)| array_index(name).map_or(u64::MAX, u64::from));
    }
    all
}

/// An index as ECMAScript spells it, below 2^32 - 1.
pub(crate) fn array_index(name: &str) -> Option<u32> {
    let is_canonical = name == "0" || (name.len() <= 10 && name.starts_with(|c: char| matches!(c, '1'..='9')));
    is_canonical.then(|| name.parse().ok()).flatten().filter(|index| *index != u32::MAX)
}

/// The elements of a list; none for null, which is written as an empty one.
pub(crate) fn elements<'v>(value: &'v Value, out: &mut Vec<u8>, depth: u32) -> Result<Option<&'v [Value]>, Box<Error>> {
    may_go_deeper(depth)?;
    match value {
        Value::Array(items) => Ok(Some(items)),
        Value::Null => {
            out.extend_from_slice(b"[]");
            Ok(None)
        }
        _ => expected(ErrorKind::NotAnArray).map(|()| None),
    }
}

/// A list, each element by the same function.
pub(crate) fn write_list(value: &Value, out: &mut Vec<u8>, depth: u32, write: Write) -> Written {
    let Some(items) = elements(value, out, depth)? else { return Ok(()) };
    out.push(b'[');
    for (index, item) in items.iter().enumerate() {
        if index > 0 {
            out.push(b',');
        }
        in_element(write(item, out, depth + 1), index)?;
    }
    out.push(b']');
    Ok(())
}

/// Whether a list has so many elements.
pub(crate) fn is_long(value: &Value, from: usize) -> bool {
    value.as_array().is_some_and(|items| items.len() >= from)
}

/// A long list as it is.
pub(crate) fn write_long_list(value: &Value, out: &mut Vec<u8>, depth: u32) -> Written {
    may_go_deeper(depth)?;
    write_plain(value, out, depth + 1)
}

/// A tuple that is being written: each position has a type and a function.
pub(crate) struct TupleWriter<'v, 'o> {
    items: std::iter::Enumerate<std::slice::Iter<'v, Value>>,
    out: &'o mut Vec<u8>,
    depth: u32,
}

impl<'v, 'o> TupleWriter<'v, 'o> {
    /// Nothing for null, which is written as an empty list.
    pub(crate) fn begin(value: &'v Value, out: &'o mut Vec<u8>, depth: u32) -> Result<Option<Self>, Box<Error>> {
        let Some(items) = elements(value, out, depth)? else { return Ok(None) };
        Ok(Some(TupleWriter { items: items.iter().enumerate(), out, depth: depth + 1 }))
    }

    /// The same of one without further elements.
    pub(crate) fn begin_closed(
        value: &'v Value,
        out: &'o mut Vec<u8>,
        depth: u32,
        most: usize,
    ) -> Result<Option<Self>, Box<Error>> {
        let Some(items) = elements(value, out, depth)? else { return Ok(None) };
        if items.len() > most {
            expected(ErrorKind::TooManyItems)?;
        }
        Ok(Some(TupleWriter { items: items.iter().enumerate(), out, depth: depth + 1 }))
    }

    /// The next position.
    pub(crate) fn slot(&mut self, takes: fn(&Value) -> bool, write: Write) -> Written {
        match self.items.next() {
            Some((index, item)) if takes(item) => self.element(index, item, write),
            Some((index, _)) => in_element(expected(ErrorKind::TupleItemMismatch), index),
            None => Ok(()),
        }
    }

    pub(crate) fn element(&mut self, index: usize, item: &Value, write: Write) -> Written {
        self.out.push(if index == 0 { b'[' } else { b',' });
        in_element(write(item, self.out, self.depth), index)
    }

    /// What is left, as it is.
    pub(crate) fn further(&mut self) -> Written {
        while let Some((index, item)) = self.items.next() {
            self.element(index, item, write_plain)?;
        }
        Ok(())
    }

    pub(crate) fn close(self, value: &Value) -> Written {
        self.out.extend_from_slice(if is_long(value, 1) { b"]" } else { b"[]" });
        Ok(())
    }
}
