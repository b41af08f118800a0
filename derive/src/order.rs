//! The orders of the wire: names by UTF-16 code units, members and cases canonically.
//! It must not know what is being sorted.

use crate::literal::Literal;
use std::cmp::Ordering;

/// Ascending by UTF-16 code units, a shorter prefix first.
pub(crate) fn compare(a: &str, b: &str) -> Ordering {
    a.encode_utf16().cmp(b.encode_utf16())
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
