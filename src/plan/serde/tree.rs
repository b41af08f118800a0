//! A value on its own, of any type that serde knows: what a `Serialize` is collected into where it
//! cannot be written as it comes, and what the branch of a union is read into to see whether it fits
//! an earlier one. It knows values and nothing of serde's traits.

use crate::error::DecodeError;
use crate::plan::choices::Choices;
use crate::plan::number::Number;
use crate::plan::program::{Constant, Field};
use crate::plan::sink::Sink;
use crate::plan::source::{Source, View};
use crate::shape::Scalar;
use std::borrow::Cow;

pub(super) enum Tree<'a> {
    Null,
    /// `None`: null, except that a field which may be absent and not null is absent then.
    None,
    Boolean(bool),
    /// NaN and infinities included.
    Number(Number),
    String(Cow<'a, str>),
    Bytes(Cow<'a, [u8]>),
    Array(Vec<Tree<'a>>),
    /// Keys differ.
    Object(Vec<(Cow<'a, str>, Tree<'a>)>),
}

/// A part of a tree.
#[derive(Clone, Copy)]
pub(super) enum Part<'v> {
    Tree(&'v Tree<'v>),
    /// One of some bytes, which are an array.
    Byte(&'v u8),
}

impl<'v> Source<'v> for Part<'v> {
    type Elements = Elements<'v>;
    type Members = Members<'v>;

    fn view(self) -> View<'v, Self> {
        match self {
            Part::Byte(byte) => View::Number(Number::Uint((*byte).into())),
            Part::Tree(Tree::Null | Tree::None) => View::Null,
            Part::Tree(Tree::Boolean(value)) => View::Boolean(*value),
            Part::Tree(Tree::Number(value)) => View::Number(*value),
            Part::Tree(Tree::String(value)) => View::String(value),
            Part::Tree(Tree::Bytes(value)) => View::Array(Elements::Bytes(value.iter())),
            Part::Tree(Tree::Array(elements)) => View::Array(Elements::Trees(elements.iter())),
            Part::Tree(Tree::Object(members)) => View::Object(Members(members.iter())),
        }
    }

    fn identity(self) -> usize {
        match self {
            Part::Byte(byte) => core::ptr::from_ref(byte) as usize,
            Part::Tree(tree) => core::ptr::from_ref(tree) as usize,
        }
    }

    fn is_none(self) -> bool {
        matches!(self, Part::Tree(Tree::None))
    }
}

#[derive(Clone)]
pub(super) enum Elements<'v> {
    Trees(core::slice::Iter<'v, Tree<'v>>),
    Bytes(core::slice::Iter<'v, u8>),
}

impl<'v> Iterator for Elements<'v> {
    type Item = Part<'v>;

    fn next(&mut self) -> Option<Part<'v>> {
        match self {
            Elements::Trees(trees) => trees.next().map(Part::Tree),
            Elements::Bytes(bytes) => bytes.next().map(Part::Byte),
        }
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        match self {
            Elements::Trees(trees) => trees.size_hint(),
            Elements::Bytes(bytes) => bytes.size_hint(),
        }
    }
}

impl ExactSizeIterator for Elements<'_> {}

pub(super) struct Members<'v>(core::slice::Iter<'v, (Cow<'v, str>, Tree<'v>)>);

impl<'v> Iterator for Members<'v> {
    type Item = (&'v str, Part<'v>);

    fn next(&mut self) -> Option<Self::Item> {
        self.0.next().map(|(key, value)| (&**key, Part::Tree(value)))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.0.size_hint()
    }
}

impl ExactSizeIterator for Members<'_> {}

/// Builds a tree that borrows its text from the input.
pub(super) struct TreeSink;

impl<'de> Sink<'de> for TreeSink {
    type Value = Tree<'de>;
    type Array = Vec<Tree<'de>>;
    type Object = Vec<(Cow<'de, str>, Tree<'de>)>;

    const SIZE: usize = size_of::<Tree<'_>>();
    const MEMBER: usize = size_of::<(Cow<'_, str>, Tree<'_>)>();

    fn null(&mut self) -> Tree<'de> {
        Tree::Null
    }

    fn boolean(&mut self, value: bool) -> Tree<'de> {
        Tree::Boolean(value)
    }

    fn uint(&mut self, value: u64) -> Tree<'de> {
        Tree::Number(Number::Uint(value))
    }

    fn int(&mut self, value: i64) -> Tree<'de> {
        Tree::Number(u64::try_from(value).map_or(Number::Int(value), Number::Uint))
    }

    fn float(&mut self, value: f64) -> Option<Tree<'de>> {
        Some(Tree::Number(Number::Float(value)))
    }

    fn text(&mut self, value: &'de str) -> Tree<'de> {
        Tree::String(value.into())
    }

    fn uuid(&mut self, value: &str) -> Tree<'de> {
        Tree::String(value.to_owned().into())
    }

    fn bytes(&mut self, value: &'de [u8]) -> Tree<'de> {
        Tree::Bytes(value.into())
    }

    fn constant(&mut self, constant: &Constant) -> Option<Tree<'de>> {
        Some(match &constant.scalar {
            Scalar::Null => Tree::Null,
            Scalar::Boolean(value) => Tree::Boolean(*value),
            Scalar::Number(value) => Tree::Number(Number::Float(*value)),
            Scalar::String(value) => Tree::String(String::from(&**value).into()),
        })
    }

    fn array(&mut self, room: usize) -> Vec<Tree<'de>> {
        Vec::with_capacity(room)
    }

    fn element(&mut self, _: &mut Vec<Tree<'de>>) {}

    fn push(&mut self, array: &mut Vec<Tree<'de>>, value: Tree<'de>) {
        array.push(value);
    }

    fn end_array(&mut self, array: Vec<Tree<'de>>) -> Tree<'de> {
        Tree::Array(array)
    }

    fn object(&mut self, room: usize) -> Self::Object {
        Vec::with_capacity(room)
    }

    fn field(&mut self, _: &mut Self::Object, _: &Field) {}

    fn key(&mut self, _: &mut Self::Object, _: &'de str) {}

    fn insert(&mut self, object: &mut Self::Object, key: &str, value: Tree<'de>) {
        object.push((key.to_owned().into(), value));
    }

    fn end_object(&mut self, object: Self::Object) -> Tree<'de> {
        Tree::Object(object)
    }

    fn position(&self) -> usize {
        0
    }

    fn check(&self, choices: &Choices<'_>, value: &Tree<'de>, _: usize) -> Result<(), DecodeError> {
        choices.check(Part::Tree(value))
    }
}
