//! The scalars of enums and union cases, found by hash and order. It knows what was put in and at which
//! position; what a position means is its owner's.

use super::number::Number;
use crate::names::Keys;
use crate::shape::Scalar;

/// Scalars with their positions: the members of an enum, the cases of a union.
#[derive(Debug, Default)]
pub(super) struct Scalars {
    strings: Keys,
    /// Where each of `strings` stands among all scalars.
    of_strings: Box<[u32]>,
    /// Bits and positions, sorted.
    numbers: Box<[(u64, u32)]>,
    null: Option<u32>,
    /// Of `false` and of `true`.
    booleans: (Option<u32>, Option<u32>),
}

impl Scalars {
    pub(super) fn new<'a>(scalars: impl IntoIterator<Item = &'a Scalar>) -> Scalars {
        let (mut strings, mut of_strings, mut numbers) = (Vec::new(), Vec::new(), Vec::new());
        let (mut null, mut booleans) = (None, (None, None));
        for (scalar, position) in scalars.into_iter().zip(0..) {
            match scalar {
                Scalar::Null => null = Some(position),
                Scalar::Boolean(false) => booleans.0 = Some(position),
                Scalar::Boolean(true) => booleans.1 = Some(position),
                Scalar::Number(value) => numbers.push((value.to_bits(), position)),
                Scalar::String(value) => {
                    strings.push(value.clone());
                    of_strings.push(position);
                }
            }
        }
        numbers.sort_unstable();
        Scalars { strings: Keys::new(strings), of_strings: of_strings.into(), numbers: numbers.into(), null, booleans }
    }

    pub(super) fn null(&self) -> Option<usize> {
        self.null.map(|position| position as usize)
    }

    pub(super) fn boolean(&self, value: bool) -> Option<usize> {
        let position = if value { self.booleans.1 } else { self.booleans.0 };
        position.map(|position| position as usize)
    }

    /// The member that is this very number: 0 is not −0.
    pub(super) fn number(&self, value: Number) -> Option<usize> {
        let bits = value.exact()?.to_bits();
        let found = self.numbers.binary_search_by_key(&bits, |(bits, _)| *bits).ok()?;
        self.numbers.get(found).map(|(_, position)| *position as usize)
    }

    pub(super) fn string(&self, value: &[u8]) -> Option<usize> {
        let found = self.strings.find(value, 0)?;
        self.of_strings.get(found).map(|position| *position as usize)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scalars_are_told_apart_by_type_and_sign() {
        let scalars = [Scalar::from("1"), Scalar::from(1), Scalar::from(0.0), Scalar::Null, Scalar::from(true)];
        let found = Scalars::new(&scalars);
        assert_eq!(found.string(b"1"), Some(0));
        assert_eq!(found.number(Number::Uint(1)), Some(1));
        assert_eq!(found.number(Number::Float(1.0)), Some(1));
        assert_eq!(found.number(Number::Uint(0)), Some(2));
        assert_eq!(found.number(Number::Float(-0.0)), None);
        assert_eq!(found.null(), Some(3));
        assert_eq!((found.boolean(true), found.boolean(false)), (Some(4), None));
    }
}
