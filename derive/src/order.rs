//! The orders of the wire: names by UTF-16 code units, members and cases canonically.
//! It must not know what is being sorted.

use crate::literal::Literal;
use std::cmp::Ordering;

/// Ascending by UTF-16 code units, a shorter prefix first.
pub(crate) fn compare(a: &str, b: &str) -> Ordering {
    a.encode_utf16().cmp(b.encode_utf16())
}

/// Ascending as ECMAScript keeps the members of an object that had the order above: array indices
/// first, as numbers.
pub(crate) fn compare_members(a: &str, b: &str) -> Ordering {
    match (index(a), index(b)) {
        (Some(a), Some(b)) => a.cmp(&b),
        (Some(_), None) => Ordering::Less,
        (None, Some(_)) => Ordering::Greater,
        (None, None) => compare(a, b),
    }
}

/// The array index that a name is the canonical text of: at most 2^32 − 2.
fn index(name: &str) -> Option<u32> {
    let index = name.parse::<u32>().ok().filter(|index| *index < u32::MAX)?;
    (index.to_string() == name).then_some(index)
}

/// Sorts items by the constants they carry, in enum order: by value if all are text,
/// otherwise by JSON text, in which the closing quote counts.
pub(crate) fn sort_canonically<T>(items: &mut [T], literal: impl Fn(&T) -> &Literal) {
    let all_text = items.iter().all(|item| matches!(literal(item), Literal::Text(_)));
    items.sort_by_cached_key(|item| match literal(item) {
        Literal::Text(text) if all_text => units(text),
        other => units(&other.json_text()),
    });
}

fn units(text: &str) -> Vec<u16> {
    text.encode_utf16().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn surrogates_sort_before_the_last_characters_of_one_unit() {
        assert_eq!(compare("\u{1F680}", "\u{FF5E}"), Ordering::Less);
        assert_eq!(compare("10", "9"), Ordering::Less);
        assert_eq!(compare("", "a"), Ordering::Less);
    }

    #[test]
    fn members_that_are_array_indices_come_first() {
        let mut names = ["a", "4294967295", "10", "01", "9", "4294967294", "0", "+1"];
        names.sort_by(|a, b| compare_members(a, b));
        assert_eq!(names, ["0", "9", "10", "4294967294", "+1", "01", "4294967295", "a"]);
    }

    #[test]
    fn members_sort_by_text_where_they_are_mixed() {
        let mut mixed = [Literal::Integer(3), Literal::Integer(10), Literal::Text("max".into())];
        sort_canonically(&mut mixed, |literal| literal);
        assert_eq!(mixed, [Literal::Text("max".into()), Literal::Integer(10), Literal::Integer(3)]);
        let mut texts = [Literal::Text("a!".into()), Literal::Text("a".into())];
        sort_canonically(&mut texts, |literal| literal);
        assert_eq!(texts, [Literal::Text("a".into()), Literal::Text("a!".into())]);
        let mut closing = [Literal::Text("a".into()), Literal::Null, Literal::Text("a!".into())];
        sort_canonically(&mut closing, |literal| literal);
        assert_eq!(closing, [Literal::Text("a!".into()), Literal::Text("a".into()), Literal::Null]);
    }
}
