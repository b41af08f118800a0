//! Arrays and objects that are being read: what is left of each, and what visitors are given of them.
//! It knows in which order and behind which counts and keys values lie; the values are `deserialize`'s.

use super::deserialize::{Decoder, Place};
use super::failure::Failure;
use super::key::Key;
use crate::error::DecodeErrorKind as Kind;
use crate::plan::program::{Field, Fields, Id, Items};
use crate::shape::order::compare;
use crate::wire::Reader;
use core::cmp::Ordering;
use serde::de::{
    DeserializeSeed, Deserializer, EnumAccess, Error as _, IgnoredAny, MapAccess, SeqAccess, VariantAccess, Visitor,
};

/// What is left of an array.
#[derive(Clone, Copy)]
pub(super) enum Elements<'p> {
    Alike { item: Id, left: usize },
    Tuple { items: &'p [Id], rest: Option<&'p Items> },
    Dynamic { depth: usize, left: usize },
}

/// An array that is being read.
pub(super) struct Array<'d, 'p, 'de> {
    pub(super) decoder: &'d mut Decoder<'p, 'de>,
    pub(super) elements: Elements<'p>,
    /// The position of the next element.
    pub(super) next: usize,
    /// Room that may be set aside for elements.
    pub(super) hint: usize,
}

impl<'p> Array<'_, 'p, '_> {
    pub(super) fn finish(&mut self, start: usize) -> Result<(), Failure> {
        if self.advance()?.is_some() {
            return Err(Failure::told("more elements than the type takes").told_at(start, start));
        }
        self.decoder.open -= 1;
        Ok(())
    }

    /// The place of the next element.
    #[inline]
    fn advance(&mut self) -> Result<Option<Place<'p>>, Failure> {
        if let Elements::Tuple { items, rest } = &mut self.elements {
            if let [first, others @ ..] = *items {
                *items = others;
                return Ok(Some(Place::Node(*first)));
            }
            let Some(rest) = rest.take() else { return Ok(None) };
            let left = self.decoder.count(rest)?;
            self.elements = Elements::Alike { item: rest.item, left };
        }
        Ok(match &mut self.elements {
            Elements::Alike { left: 0, .. } | Elements::Dynamic { left: 0, .. } | Elements::Tuple { .. } => None,
            Elements::Alike { item, left } => {
                *left -= 1;
                Some(Place::Node(*item))
            }
            Elements::Dynamic { depth, left } => {
                *left -= 1;
                Some(Place::Dynamic(*depth))
            }
        })
    }
}

impl<'de> SeqAccess<'de> for Array<'_, '_, 'de> {
    type Error = Failure;

    #[inline]
    fn next_element_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<Option<S::Value>, Failure> {
        let Some(place) = self.advance()? else { return Ok(None) };
        let position = self.next;
        self.next += 1;
        match self.decoder.value(seed, place) {
            Ok(element) => Ok(Some(element)),
            // A dynamic value is a leaf to paths.
            Err(failure) if matches!(place, Place::Dynamic(_)) => Err(failure),
            Err(failure) => Err(failure.at_index(position)),
        }
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.hint.saturating_sub(self.next))
    }
}

/// What is left of an object.
pub(super) enum Entries<'p, 'de> {
    Fields { fields: &'p Fields, next: usize, bitmap: &'de [u8], optional: usize },
    Record(Record<'p, 'de>),
    Dynamic { depth: usize, left: usize, previous: Option<&'de str> },
}

/// Entries under ascending keys.
pub(super) struct Record<'p, 'de> {
    pub(super) item: Id,
    /// The object that they are the extras of.
    pub(super) declared: Option<&'p Fields>,
    pub(super) left: usize,
    pub(super) previous: Option<&'de str>,
}

/// An object that is being read.
pub(super) struct Object<'d, 'p, 'de> {
    pub(super) decoder: &'d mut Decoder<'p, 'de>,
    pub(super) entries: Entries<'p, 'de>,
    /// The value that waits behind a key.
    pub(super) value: Option<(Name<'p, 'de>, Place<'p>)>,
}

#[derive(Clone, Copy)]
pub(super) enum Name<'p, 'de> {
    Declared(&'p Field),
    Read(&'de str),
}

impl<'p, 'de> Object<'_, 'p, 'de> {
    /// The next key, with the place of its value.
    #[inline]
    fn advance(&mut self) -> Result<Option<(Name<'p, 'de>, Place<'p>)>, Failure> {
        loop {
            match &mut self.entries {
                Entries::Fields { fields, next, bitmap, optional } => {
                    let Some(field) = fields.fields.get(*next) else {
                        let Some(items) = &fields.extras else { return Ok(None) };
                        let extras = self.decoder.record(items, Some(fields))?;
                        self.entries = Entries::Record(extras);
                        continue;
                    };
                    *next += 1;
                    if field.optional {
                        let bit = *optional;
                        *optional += 1;
                        if bitmap.get(bit / 8).is_none_or(|byte| byte >> (bit % 8) & 1 == 0) {
                            continue;
                        }
                    }
                    return Ok(Some((Name::Declared(field), Place::Node(field.node))));
                }
                Entries::Record(_) => return self.advance_in_record(),
                Entries::Dynamic { depth, left, previous } => {
                    let Some(rest) = left.checked_sub(1) else { return Ok(None) };
                    *left = rest;
                    let key = self.decoder.key(previous)?;
                    return Ok(Some((Name::Read(key), Place::Dynamic(*depth))));
                }
            }
        }
    }

    fn advance_in_record(&mut self) -> Result<Option<(Name<'p, 'de>, Place<'p>)>, Failure> {
        let Entries::Record(record) = &mut self.entries else { return Ok(None) };
        let mut repeats = false;
        while let Some(rest) = record.left.checked_sub(1) {
            record.left = rest;
            let key = self.decoder.key(&mut record.previous)?;
            repeats |= record.declared.is_some_and(|fields| fields.keys.find(key.as_bytes(), 0).is_some());
            if !repeats {
                return Ok(Some((Name::Read(key), Place::Node(record.item))));
            }
            // No visitor sees the field again: the error is told behind the last entry.
            let skipped = core::marker::PhantomData::<IgnoredAny>;
            self.decoder.value(skipped, Place::Node(record.item)).map_err(|failure| failure.in_key(key))?;
        }
        if repeats { self.decoder.fail(Kind::ExtraRepeatsField) } else { Ok(None) }
    }

    /// The value behind the key that was given last.
    #[inline]
    fn take_value<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<S::Value, Failure> {
        let Some((name, place)) = self.value.take() else {
            return Err(Failure::custom("a value was asked for before its key"));
        };
        match self.decoder.value(seed, place) {
            // A dynamic value is a leaf to paths.
            Err(failure) if !matches!(place, Place::Dynamic(_)) => Err(failure.in_key(name.text())),
            value => value,
        }
    }

    /// Reads a value that nobody asked for.
    fn skip_value(&mut self) -> Result<(), Failure> {
        match self.value {
            Some(_) => self.take_value(core::marker::PhantomData::<IgnoredAny>).map(|_| ()),
            None => Ok(()),
        }
    }

    pub(super) fn finish(&mut self, start: usize) -> Result<(), Failure> {
        self.skip_value()?;
        match self.advance()? {
            Some(_) => Err(Failure::told("more members than the type takes").told_at(start, start)),
            None => {
                self.decoder.open -= 1;
                Ok(())
            }
        }
    }
}

impl<'de> Decoder<'_, 'de> {
    /// A key behind another.
    fn key(&mut self, previous: &mut Option<&'de str>) -> Result<&'de str, Failure> {
        let key = self.read(Reader::text)?;
        if previous.is_some_and(|previous| compare(previous, key) != Ordering::Less) {
            return self.fail(Kind::RecordKeyOrder);
        }
        *previous = Some(key);
        Ok(key)
    }
}

impl<'p, 'de> Name<'p, 'de> {
    fn text<'t>(&self) -> &'t str
    where
        'p: 't,
        'de: 't,
    {
        match self {
            Name::Declared(field) => &field.name,
            Name::Read(text) => text,
        }
    }
}

impl<'de> MapAccess<'de> for Object<'_, '_, 'de> {
    type Error = Failure;

    #[inline]
    fn next_key_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<Option<S::Value>, Failure> {
        self.skip_value()?;
        self.value = self.advance()?;
        let key = match self.value {
            Some((Name::Declared(field), _)) => seed.deserialize(Key::declared(&field.name)),
            Some((Name::Read(text), _)) => seed.deserialize(Key::read(text)),
            None => return Ok(None),
        };
        key.map(Some)
    }

    #[inline]
    fn next_value_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<S::Value, Failure> {
        self.take_value(seed)
    }
}

/// A variant with content: the only member of an object.
impl<'de> EnumAccess<'de> for &mut Object<'_, '_, 'de> {
    type Error = Failure;
    type Variant = Self;

    fn variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<(S::Value, Self), Failure> {
        match self.next_key_seed(seed)? {
            Some(variant) => Ok((variant, self)),
            None => Err(Failure::custom("an object without members where it must have one, named as a variant")),
        }
    }
}

impl<'de> VariantAccess<'de> for &mut Object<'_, '_, 'de> {
    type Error = Failure;

    fn unit_variant(self) -> Result<(), Failure> {
        self.next_value()
    }

    fn newtype_variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<S::Value, Failure> {
        self.take_value(seed)
    }

    fn tuple_variant<V: Visitor<'de>>(self, n: usize, visitor: V) -> Result<V::Value, Failure> {
        self.take_value(TupleContent { n, visitor })
    }

    fn struct_variant<V: Visitor<'de>>(self, fields: &'static [&'static str], visitor: V) -> Result<V::Value, Failure> {
        self.take_value(StructContent { fields, visitor })
    }
}

struct TupleContent<V> {
    n: usize,
    visitor: V,
}

impl<'de, V: Visitor<'de>> DeserializeSeed<'de> for TupleContent<V> {
    type Value = V::Value;

    fn deserialize<D: Deserializer<'de>>(self, content: D) -> Result<V::Value, D::Error> {
        content.deserialize_tuple(self.n, self.visitor)
    }
}

struct StructContent<V> {
    fields: &'static [&'static str],
    visitor: V,
}

impl<'de, V: Visitor<'de>> DeserializeSeed<'de> for StructContent<V> {
    type Value = V::Value;

    fn deserialize<D: Deserializer<'de>>(self, content: D) -> Result<V::Value, D::Error> {
        content.deserialize_struct("", self.fields, self.visitor)
    }
}
