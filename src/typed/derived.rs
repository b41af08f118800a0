//! What derived code says of shapes: literals, the order of untagged variants, and the
//! definitions of a type without parameters. It knows shapes, not bytes.

mod rules;

pub use self::rules::{Constant, NoNumber, Number, Rule, ruled, whole};

use super::describe::{Describe, Describer, definitions_of};
use crate::shape::{JsonType, Node, Object, Scalar};
use crate::wire::depth::Definitions;
use alloc::borrow::Cow;
use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;
use once_cell::race::OnceRef;

/// A constant of the schema, as a derive attribute spells it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Lit {
    /// `null`
    Null,
    /// A boolean.
    Boolean(bool),
    /// A whole number.
    Integer(i128),
    /// Any other number.
    Number(f64),
    /// A string.
    Text(&'static str),
}

impl Lit {
    /// The constant in a shape.
    pub fn scalar(self) -> Scalar {
        match self {
            Lit::Null => Scalar::Null,
            Lit::Boolean(v) => Scalar::from(v),
            Lit::Integer(v) => Scalar::from(v as f64),
            Lit::Number(v) => Scalar::from(v),
            Lit::Text(v) => Scalar::from(v),
        }
    }

    /// The type of the constant.
    pub const fn json(self) -> JsonType {
        match self {
            Lit::Null => JsonType::Null,
            Lit::Boolean(_) => JsonType::Boolean,
            Lit::Integer(_) | Lit::Number(_) => JsonType::Number,
            Lit::Text(_) => JsonType::String,
        }
    }
}

/// A type that can hold a constant: the type of a field with `#[record(literal = …)]`.
#[diagnostic::on_unimplemented(
    message = "a field of type `{Self}` cannot hold this literal",
    note = "strings, integers, `bool`, `f64`, `Option` of these and `()` can"
)]
pub trait Literal: Sized {
    /// Whether the value is the constant.
    fn is(&self, lit: Lit) -> bool;

    /// The constant as a value; `None` where the type cannot hold it.
    fn make(lit: Lit) -> Option<Self>;
}

macro_rules! text_literals {
    ($($type:ty),*) => { $(
        impl Literal for $type {
            #[inline(always)]
            fn is(&self, lit: Lit) -> bool {
                matches!(lit, Lit::Text(text) if **self == *text)
            }

            #[inline(always)]
            fn make(lit: Lit) -> Option<Self> {
                match lit {
                    Lit::Text(text) => Some(text.into()),
                    _ => None,
                }
            }
        }
    )* };
}
text_literals!(String, &'static str, Box<str>, alloc::rc::Rc<str>, alloc::sync::Arc<str>);

impl Literal for Cow<'_, str> {
    #[inline(always)]
    fn is(&self, lit: Lit) -> bool {
        matches!(lit, Lit::Text(text) if **self == *text)
    }

    #[inline(always)]
    fn make(lit: Lit) -> Option<Self> {
        match lit {
            Lit::Text(text) => Some(Cow::Borrowed(text)),
            _ => None,
        }
    }
}

macro_rules! integer_literals {
    ($($type:ty)*) => { $(
        impl Literal for $type {
            #[inline(always)]
            fn is(&self, lit: Lit) -> bool {
                <$type>::make(lit) == Some(*self)
            }

            #[inline(always)]
            fn make(lit: Lit) -> Option<Self> {
                match lit {
                    Lit::Integer(v) => <$type>::try_from(v).ok(),
                    _ => None,
                }
            }
        }
    )* };
}
integer_literals!(u8 u16 u32 u64 u128 usize i8 i16 i32 i64 i128 isize);

impl Literal for bool {
    #[inline(always)]
    fn is(&self, lit: Lit) -> bool {
        lit == Lit::Boolean(*self)
    }

    #[inline(always)]
    fn make(lit: Lit) -> Option<Self> {
        match lit {
            Lit::Boolean(v) => Some(v),
            _ => None,
        }
    }
}

impl Literal for f64 {
    #[inline(always)]
    fn is(&self, lit: Lit) -> bool {
        // By bits: 0 and −0 are two literals.
        f64::make(lit).is_some_and(|v| v.to_bits() == self.to_bits())
    }

    #[inline(always)]
    fn make(lit: Lit) -> Option<Self> {
        match lit {
            Lit::Integer(v) => Some(v as f64),
            Lit::Number(v) => Some(v),
            _ => None,
        }
    }
}

/// A field that is there for its place in the schema only.
impl Literal for () {
    #[inline(always)]
    fn is(&self, _: Lit) -> bool {
        true
    }

    #[inline(always)]
    fn make(_: Lit) -> Option<Self> {
        Some(())
    }
}

impl<T: Literal> Literal for Option<T> {
    #[inline(always)]
    fn is(&self, lit: Lit) -> bool {
        match self {
            None => lit == Lit::Null,
            Some(value) => value.is(lit),
        }
    }

    #[inline(always)]
    fn make(lit: Lit) -> Option<Self> {
        match lit {
            Lit::Null => Some(None),
            other => T::make(other).map(Some),
        }
    }
}

/// Names of the members that every JavaScript object inherits. A cut presence bitmap is
/// reported at its start where a field has one of them: so does the TypeScript library.
pub const INHERITED: [&str; 12] = [
    "__proto__",
    "constructor",
    "hasOwnProperty",
    "isPrototypeOf",
    "propertyIsEnumerable",
    "toLocaleString",
    "toString",
    "valueOf",
    "__defineGetter__",
    "__defineSetter__",
    "__lookupGetter__",
    "__lookupSetter__",
];

/// For each variant of an untagged enum, its branch: JSON type names in ascending order.
///
/// # Panics
///
/// At compile time, where two variants share a JSON type or one has none of its own.
#[expect(clippy::indexing_slicing, clippy::panic, reason = "at compile time, within what the loops compare")]
pub const fn branches_by_type<const N: usize>(types: [Option<JsonType>; N]) -> [usize; N] {
    let mut branches = [0; N];
    let mut i = 0;
    while i < N {
        let Some(mine) = types[i] else {
            panic!("a variant of this untagged enum has no JSON type of its own: give the enum a tag instead")
        };
        let mut k = 0;
        while k < N {
            if let Some(other) = types[k] {
                if k != i && other as usize == mine as usize {
                    panic!("two variants of this untagged enum have the same JSON type: give the enum a tag instead");
                }
                if (other as usize) < mine as usize {
                    branches[i] += 1;
                }
            }
            k += 1;
        }
        i += 1;
    }
    branches
}

/// `Describe::describe` of a variant's content.
pub type DescribeFn = fn(&mut Describer) -> Node;

/// The union of an untagged enum's variants, described in the order of their branches.
pub fn union_by_type<const N: usize>(describer: &mut Describer, variants: [(Option<JsonType>, DescribeFn); N]) -> Node {
    let mut variants: Vec<_> = variants.into_iter().filter_map(|(json, describe)| Some((json?, describe))).collect();
    variants.sort_by_key(|(json, _)| *json);
    Node::by_type(variants.into_iter().map(|(json, describe)| (json, describe(describer))).collect::<Vec<_>>())
}

/// The object of a newtype variant whose content's fields lie beside the tag.
///
/// # Panics
///
/// If `content` is not an object; the derive has seen to it.
pub fn with_tag(content: Node, tag: &str, case: Lit) -> Node {
    match content.kind() {
        crate::shape::Kind::Object(object) => {
            let fields = object.fields().iter().cloned();
            let tag = crate::shape::Field::new(tag, Node::literal(case.scalar()));
            let mut merged = Object::new(fields.chain([tag]));
            if let Some(extras) = object.extras() {
                merged = merged.with_extras(extras.clone());
            }
            if object.undeclared() == crate::shape::Undeclared::Refuse {
                merged = merged.refusing_undeclared();
            }
            merged.into()
        }
        #[expect(clippy::panic, reason = "the derive asks for `is_object` at compile time")]
        _ => panic!("the content of a variant without a content key must be an object"),
    }
}

/// Whether the shape of `T` is that of a struct, whose fields may stand beside a tag.
pub const fn is_object<T: Describe + ?Sized>() -> bool {
    matches!(T::JSON, Some(JsonType::Object)) && !T::KEYS.is_empty()
}

/// The shape of an enum of constants.
///
/// # Panics
///
/// If two of them are the same; the derive has seen to it.
pub fn enumeration(members: &[Lit]) -> Node {
    match Node::enumeration(members.iter().map(|member| member.scalar())) {
        Ok(node) => node,
        #[expect(clippy::panic, reason = "the derive refuses members that are the same")]
        Err(error) => panic!("the members of an enum must differ: {error}"),
    }
}

/// The object, open for the values of a map.
///
/// # Panics
///
/// If `map` is not a record, which the shape of every map is.
pub fn with_extras(object: Object, map: Node) -> Object {
    match map.kind() {
        crate::shape::Kind::Record(value) => object.with_extras((**value).clone()),
        #[expect(clippy::panic, reason = "the derive asks for a map at compile time")]
        _ => panic!("undeclared keys are kept in a map"),
    }
}

/// Whether a JSON type is one of `types`, at compile time.
pub const fn has_type(mut types: &[Option<JsonType>], json: Option<JsonType>) -> bool {
    while let [first, behind @ ..] = types {
        if let (Some(a), Some(b)) = (*first, json) {
            if a as u8 == b as u8 {
                return true;
            }
        }
        types = behind;
    }
    false
}

/// Whether `key` is one of `keys`, at compile time.
pub const fn has_key(mut keys: &[&str], key: &str) -> bool {
    while let [first, behind @ ..] = keys {
        if same_text(first.as_bytes(), key.as_bytes()) {
            return true;
        }
        keys = behind;
    }
    false
}

/// Whether one of `keys` is the name of a member that every JavaScript object inherits.
pub const fn has_inherited(mut keys: &[&str]) -> bool {
    while let [first, behind @ ..] = keys {
        if has_key(&INHERITED, first) {
            return true;
        }
        keys = behind;
    }
    false
}

const fn same_text(mut a: &[u8], mut b: &[u8]) -> bool {
    while let ([x, behind_x @ ..], [y, behind_y @ ..]) = (a, b) {
        if *x != *y {
            return false;
        }
        (a, b) = (behind_x, behind_y);
    }
    a.is_empty() && b.is_empty()
}

/// The smaller of two, at compile time.
pub const fn min(a: usize, b: usize) -> usize {
    if a < b { a } else { b }
}

/// The definitions of one type without type parameters, worked out once.
#[derive(Debug)]
pub struct DefinitionsOnce(OnceRef<'static, Definitions>);

impl DefinitionsOnce {
    /// Nothing worked out yet.
    pub const fn new() -> Self {
        DefinitionsOnce(OnceRef::new())
    }

    /// The definitions of `T`, which must be the same type at each call.
    #[inline]
    pub fn of<T: Describe + ?Sized>(&self) -> Option<&'static Definitions> {
        Some(self.0.get_or_init(definitions_of::<T>))
    }
}

impl Default for DefinitionsOnce {
    fn default() -> Self {
        DefinitionsOnce::new()
    }
}
