//! Knows the tree of a shape: its kinds of node, how to make them by hand, and that what is made is
//! in canonical order. Must not know whether a tree makes a codec (`check`), nor its text.

use super::check;
use super::null;
use super::object::{Field, Object};
use super::scalar::{self, JsonType, Scalar};
use super::union::Union;
use super::width::Measure;
use crate::error::SchemaError;
use alloc::boxed::Box;
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::fmt;
use core::hash::{Hash, Hasher};

/// One node of a shape: its [`Kind`], and notes for the JSON Schema document.
///
/// A node is made by one of the constructors, which put members, fields and branches into
/// canonical order, and is not changed afterwards. Nothing is refused before
/// [`Shape::build`](super::Shape::build), except by [`Node::enumeration`].
///
/// Notes take no part in equality, hash, signature or fingerprint.
///
/// A clone shares the tree, so that a definition costs nothing however often it is used.
///
/// # Limits
///
/// A tree higher than [`Node::MAX_HEIGHT`] or of more than [`Node::MAX_NODES`] nodes is cut off as
/// it grows, and `Shape::build` refuses what is left of it. So neither does a hostile schema run out
/// of stack, nor do definitions that use one another many times run out of memory.
///
/// ```
/// use shorn::shape::{Node, Shape};
///
/// let reading = Node::object([
///     ("sensor", Node::string()),
///     ("seq", Node::uint()),
///     ("celsius", Node::float64()),
///     ("note", Node::optional(Node::string())),
///     ("battery", Node::nullable(Node::uint())),
/// ]);
/// let shape = Shape::build(reading)?;
/// assert_eq!(shape.min_width(), 12);
/// assert_eq!(shape.fingerprint(3)?.to_string(), "5f1b44");
/// # Ok::<(), shorn::error::SchemaError>(())
/// ```
#[derive(Clone)]
pub struct Node(Arc<Inner>);

#[derive(Clone)]
struct Inner {
    kind: Kind,
    notes: Vec<(&'static str, Scalar)>,
    measure: Measure,
}

/// What a [`Node`] describes.
///
/// Beside each kind stand the bytes that it takes (wire format, sections 2 to 4 and 12).
///
/// ```
/// use shorn::shape::{Kind, Node};
///
/// assert_eq!(Node::array(Node::uint()).kind(), &Kind::Array { item: Node::uint().into(), length: None });
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Kind {
    /// Any JSON value, self-describing: a tag byte, then what that says.
    Any,
    /// `true` or `false`: one byte.
    Boolean,
    /// An integer from 0 to 2^53−1: a varint of one to eight bytes.
    Uint,
    /// An integer within ±(2^53−1): ZigZag, then a varint of one to eight bytes.
    Int,
    /// A binary32 number: four bytes. Not in JSON Schema.
    Float32,
    /// A binary64 number: eight bytes.
    Float64,
    /// A string: a length in bytes, then UTF-8, at most 64 MiB.
    String,
    /// Raw bytes: a length, then the bytes, at most 64 MiB. Not in JSON Schema.
    Bytes,
    /// A UUID: sixteen bytes for its lowercase text form.
    Uuid,
    /// One value, which takes no bytes.
    Literal(Scalar),
    /// One of several values, in canonical order: the index as a varint.
    Enum(Vec<Scalar>),
    /// Null or a value, told apart by a marker byte.
    Nullable(Box<Node>),
    /// Nothing or a value, told apart by a marker byte; not in JSON Schema. A direct field of an
    /// object has a presence bit instead ([`Field::is_optional`]).
    Optional(Box<Node>),
    /// Elements of one shape, behind their count as a varint unless that is fixed.
    Array {
        /// The shape of each element.
        item: Box<Node>,
        /// Their number, if it is fixed.
        length: Option<u64>,
    },
    /// Elements with a shape each; where there is a rest, then that as an array.
    Tuple {
        /// The shapes of the first elements.
        items: Vec<Node>,
        /// The shape of any further elements.
        rest: Option<Box<Node>>,
    },
    /// Values of one shape under any keys: their count, then key and value in ascending order of
    /// the keys by UTF-16 code units.
    Record(Box<Node>),
    /// Declared fields: presence bits, the values in the order of the names, then any extras.
    Object(Object),
    /// One of several shapes: the index of the branch as a varint, then that.
    Union(Union),
    /// The entry of that index in [`Shape::definitions`](super::Shape::definitions).
    Reference(usize),
}

impl Node {
    /// The greatest height of a tree that can be built. Whatever this module does with a tree of that
    /// height fits 1 MiB of stack, in a debug build too.
    ///
    /// ```
    /// use shorn::shape::{Node, Shape};
    ///
    /// let high = (1..Node::MAX_HEIGHT).fold(Node::uint(), |node, _| Node::array(node));
    /// assert!(Shape::build(high.clone()).is_ok());
    /// assert_eq!(Shape::build(Node::array(high)).unwrap_err().kind().code(), "nesting_too_deep");
    /// ```
    pub const MAX_HEIGHT: u32 = 256;

    /// The greatest number of nodes in a tree that can be built, a shared tree counted wherever it is
    /// used: so long is its text, while building takes no more than each shared tree once. Of names
    /// and constants the text may have 512 MiB.
    ///
    /// ```
    /// use shorn::shape::{Node, Shape};
    ///
    /// // Twice as many at each level, but for the level itself.
    /// let large = (0..22).fold(Node::uint(), |node, _| Node::tuple([node.clone(), node]));
    /// assert_eq!(Shape::build(large).unwrap_err().kind().code(), "shape_too_large");
    /// ```
    pub const MAX_NODES: u32 = 4_000_000;

    /// A node of `kind`, put into canonical form: enum members sorted; nullable of nullable and
    /// optional of optional collapsed; an open object without fields made a record.
    ///
    /// Cost: the children are looked at once, the tree below them is not.
    ///
    /// ```
    /// use shorn::shape::{Kind, Node};
    ///
    /// let inner = Node::nullable(Node::uint());
    /// assert_eq!(Node::new(Kind::Nullable(inner.clone().into())), inner);
    /// ```
    pub fn new(kind: Kind) -> Node {
        let kind = match kind {
            Kind::Nullable(inner) if matches!(inner.kind(), Kind::Nullable(_)) => return *inner,
            Kind::Optional(inner) if matches!(inner.kind(), Kind::Optional(_)) => return *inner,
            Kind::Enum(mut members) => {
                scalar::sort_canonically(&mut members, |member| member);
                Kind::Enum(members)
            }
            Kind::Object(Object { fields, extras: Some(extras), .. }) if fields.is_empty() => Kind::Record(extras),
            kind => kind,
        };
        let measure = Measure::of(&kind);
        Node(Arc::new(Inner {
            // Past the limits only a leaf is left, which remembers the excess for the nodes above.
            kind: if measure.is_within_limits() { kind } else { Kind::Any },
            notes: Vec::new(),
            measure,
        }))
    }

    /// Any JSON value.
    ///
    /// ```
    /// use shorn::shape::{Node, Shape};
    ///
    /// assert_eq!(Shape::build(Node::any())?.signature(), Some(r#""any""#));
    /// # Ok::<(), shorn::SchemaError>(())
    /// ```
    pub fn any() -> Node {
        Node::new(Kind::Any)
    }

    /// A boolean.
    ///
    /// ```
    /// use shorn::shape::{Node, Shape};
    ///
    /// assert_eq!(Shape::build(Node::boolean())?.signature(), Some(r#""boolean""#));
    /// # Ok::<(), shorn::SchemaError>(())
    /// ```
    pub fn boolean() -> Node {
        Node::new(Kind::Boolean)
    }

    /// An integer from 0 to 2^53−1.
    ///
    /// ```
    /// use shorn::shape::{Node, Shape};
    ///
    /// assert_eq!(Shape::build(Node::uint())?.signature(), Some(r#""uint""#));
    /// # Ok::<(), shorn::SchemaError>(())
    /// ```
    pub fn uint() -> Node {
        Node::new(Kind::Uint)
    }

    /// An integer within ±(2^53−1).
    ///
    /// ```
    /// use shorn::shape::{Node, Shape};
    ///
    /// assert_eq!(Shape::build(Node::int())?.signature(), Some(r#""int""#));
    /// # Ok::<(), shorn::SchemaError>(())
    /// ```
    pub fn int() -> Node {
        Node::new(Kind::Int)
    }

    /// A binary32 number. A shape with one has no signature.
    ///
    /// ```
    /// use shorn::shape::{Node, Shape};
    ///
    /// let shape = Shape::build(Node::float32())?;
    /// assert_eq!((shape.min_width(), shape.signature()), (4, None));
    /// # Ok::<(), shorn::SchemaError>(())
    /// ```
    pub fn float32() -> Node {
        Node::new(Kind::Float32)
    }

    /// A binary64 number.
    ///
    /// ```
    /// use shorn::shape::{Node, Shape};
    ///
    /// assert_eq!(Shape::build(Node::float64())?.signature(), Some(r#""float64""#));
    /// # Ok::<(), shorn::SchemaError>(())
    /// ```
    pub fn float64() -> Node {
        Node::new(Kind::Float64)
    }

    /// A string.
    ///
    /// ```
    /// use shorn::shape::{Node, Shape};
    ///
    /// assert_eq!(Shape::build(Node::string())?.signature(), Some(r#""string""#));
    /// # Ok::<(), shorn::SchemaError>(())
    /// ```
    pub fn string() -> Node {
        Node::new(Kind::String)
    }

    /// Raw bytes. A shape with them has no signature.
    ///
    /// ```
    /// use shorn::shape::{Node, Shape};
    ///
    /// let shape = Shape::build(Node::bytes())?;
    /// assert_eq!((shape.min_width(), shape.signature()), (1, None));
    /// # Ok::<(), shorn::SchemaError>(())
    /// ```
    pub fn bytes() -> Node {
        Node::new(Kind::Bytes)
    }

    /// A UUID.
    ///
    /// ```
    /// use shorn::shape::{Node, Shape};
    ///
    /// assert_eq!(Shape::build(Node::uuid())?.signature(), Some(r#""uuid""#));
    /// # Ok::<(), shorn::SchemaError>(())
    /// ```
    pub fn uuid() -> Node {
        Node::new(Kind::Uuid)
    }

    /// One value. It may be NaN or infinite, but then the shape has no signature.
    ///
    /// ```
    /// use shorn::shape::{Node, Shape};
    ///
    /// assert_eq!(Shape::build(Node::literal("x"))?.signature(), Some(r#"{"literal":"x"}"#));
    /// assert_eq!(Node::literal(1.5).min_width(), 0);
    /// # Ok::<(), shorn::SchemaError>(())
    /// ```
    pub fn literal(value: impl Into<Scalar>) -> Node {
        Node::new(Kind::Literal(value.into()))
    }

    /// One of `members`, given in any order.
    ///
    /// # Errors
    ///
    /// `empty_enum`; `duplicate_enum_member` (0 and −0 are duplicates); `enum_member_without_text`
    /// for NaN, an infinity or −0, unless all members are strings.
    ///
    /// ```
    /// use shorn::shape::{Kind, Node, Scalar};
    ///
    /// let node = Node::enumeration(["M", "F", "X"])?;
    /// assert_eq!(node.kind(), &Kind::Enum(["F", "M", "X"].map(Scalar::from).into()));
    /// assert!(Node::enumeration(["a", "a"]).is_err());
    /// # Ok::<(), shorn::error::SchemaError>(())
    /// ```
    pub fn enumeration<T: Into<Scalar>>(members: impl IntoIterator<Item = T>) -> Result<Node, SchemaError> {
        let node = Node::new(Kind::Enum(members.into_iter().map(Into::into).collect()));
        if let Kind::Enum(members) = node.kind() {
            check::members(members)?;
        }
        Ok(node)
    }

    /// Null or a value of `node`. Nullable of nullable is one nullable; a marker over anything else
    /// that admits null is refused when the shape is built.
    ///
    /// ```
    /// use shorn::shape::{Node, Shape};
    ///
    /// assert_eq!(Shape::build(Node::nullable(Node::int()))?.signature(), Some(r#"{"nullable":"int"}"#));
    /// assert_eq!(Shape::build(Node::nullable(Node::any())).unwrap_err().kind().code(), "double_null");
    /// # Ok::<(), shorn::SchemaError>(())
    /// ```
    pub fn nullable(node: Node) -> Node {
        Node::new(Kind::Nullable(Box::new(node)))
    }

    /// Null or a value of `node`: `node` itself if it already admits null, else a nullable. A
    /// reference is taken not to admit null; [`Expander::finish`](super::Expander::finish) drops
    /// the marker again where it does.
    ///
    /// This is how a document is read (wire format, sections 7.3 and 8.4).
    ///
    /// ```
    /// use shorn::shape::Node;
    ///
    /// assert_eq!(Node::nullable_unless_null(Node::any()), Node::any());
    /// assert_eq!(Node::nullable_unless_null(Node::int()), Node::nullable(Node::int()));
    /// ```
    pub fn nullable_unless_null(node: Node) -> Node {
        if node.admits_null() { node } else { Node::nullable(node) }
    }

    /// Nothing or a value of `node`: in an object field a presence bit, elsewhere a marker byte. A
    /// shape with a marker has no signature. Optional of optional is one optional.
    ///
    /// ```
    /// use shorn::shape::{Node, Shape};
    ///
    /// assert_eq!(Shape::build(Node::object([("a", Node::optional(Node::int()))]))?.signature(), Some(r#"{"object":[{"key":"a","optional":true,"value":"int"}]}"#));
    /// assert_eq!(Shape::build(Node::optional(Node::int()))?.signature(), None);
    /// # Ok::<(), shorn::SchemaError>(())
    /// ```
    pub fn optional(node: Node) -> Node {
        Node::new(Kind::Optional(Box::new(node)))
    }

    /// Any number of elements, up to the 1,000,000 of the limits. An element that takes no bytes is
    /// refused when the shape is built.
    ///
    /// ```
    /// use shorn::shape::{Node, Shape};
    ///
    /// assert_eq!(Shape::build(Node::array(Node::int()))?.signature(), Some(r#"{"array":"int"}"#));
    /// # Ok::<(), shorn::SchemaError>(())
    /// ```
    pub fn array(item: Node) -> Node {
        Node::new(Kind::Array { item: Box::new(item), length: None })
    }

    /// Exactly `length` elements. More than 1,000,000 are refused when the shape is built.
    ///
    /// ```
    /// use shorn::shape::{Node, Shape};
    ///
    /// assert_eq!(Shape::build(Node::fixed_array(Node::int(), 3))?.signature(), Some(r#"{"array":"int","length":3}"#));
    /// assert_eq!(Node::fixed_array(Node::float64(), 3).min_width(), 24);
    /// # Ok::<(), shorn::SchemaError>(())
    /// ```
    pub fn fixed_array(item: Node, length: u64) -> Node {
        Node::new(Kind::Array { item: Box::new(item), length: Some(length) })
    }

    /// Exactly `length` elements, the number as a document gives it. One that is no integer from 0
    /// to 1,000,000 is kept as `u64::MAX` and refused when the shape is built, because a mistake
    /// elsewhere in the document comes first.
    ///
    /// ```
    /// use shorn::shape::{Node, Shape};
    ///
    /// assert_eq!(Node::fixed_array_of_number(Node::int(), 3.0), Node::fixed_array(Node::int(), 3));
    /// let refused = Shape::build(Node::fixed_array_of_number(Node::int(), 2.5)).unwrap_err();
    /// assert_eq!(refused.kind().code(), "invalid_fixed_length");
    /// ```
    pub fn fixed_array_of_number(item: Node, length: f64) -> Node {
        let whole = length as u64;
        let exact = whole <= check::MAX_FIXED_LENGTH && whole as f64 == length;
        Node::fixed_array(item, if exact { whole } else { u64::MAX })
    }

    /// One element for each of `items`.
    ///
    /// ```
    /// use shorn::shape::{Node, Shape};
    ///
    /// assert_eq!(Shape::build(Node::tuple([Node::int(), Node::string()]))?.signature(), Some(r#"{"tuple":["int","string"]}"#));
    /// # Ok::<(), shorn::SchemaError>(())
    /// ```
    pub fn tuple(items: impl IntoIterator<Item = Node>) -> Node {
        Node::new(Kind::Tuple { items: items.into_iter().collect(), rest: None })
    }

    /// One element for each of `items`, then any number of `rest`.
    ///
    /// ```
    /// use shorn::shape::{Node, Shape};
    ///
    /// assert_eq!(Shape::build(Node::tuple_with_rest([Node::string()], Node::int()))?.signature(), Some(r#"{"tuple":["string"],"rest":"int"}"#));
    /// # Ok::<(), shorn::SchemaError>(())
    /// ```
    pub fn tuple_with_rest(items: impl IntoIterator<Item = Node>, rest: Node) -> Node {
        Node::new(Kind::Tuple { items: items.into_iter().collect(), rest: Some(Box::new(rest)) })
    }

    /// Values of one shape under any keys.
    ///
    /// ```
    /// use shorn::shape::{Node, Shape};
    ///
    /// assert_eq!(Shape::build(Node::record(Node::boolean()))?.signature(), Some(r#"{"record":"boolean"}"#));
    /// # Ok::<(), shorn::SchemaError>(())
    /// ```
    pub fn record(value: Node) -> Node {
        Node::new(Kind::Record(Box::new(value)))
    }

    /// A closed object that drops undeclared keys; a field that is an optional gets a presence bit.
    /// For other objects see [`Object`].
    ///
    /// ```
    /// use shorn::shape::{Node, Shape};
    ///
    /// assert_eq!(Shape::build(Node::object([("b", Node::int()), ("a", Node::uint())]))?.signature(), Some(r#"{"object":[{"key":"a","optional":false,"value":"uint"},{"key":"b","optional":false,"value":"int"}]}"#));
    /// # Ok::<(), shorn::SchemaError>(())
    /// ```
    pub fn object<'a>(fields: impl IntoIterator<Item = (&'a str, Node)>) -> Node {
        let fields = fields.into_iter();
        Object::new(fields.map(|(name, node)| Field::new(name, node))).into()
    }

    /// A union of objects told apart by the constants of their property `name`.
    /// [`Union::discriminated`] says what a branch should look like.
    ///
    /// ```
    /// use shorn::shape::{Node, Shape};
    ///
    /// let event = Node::discriminated("ev", [
    ///     ("open", Node::object([("ev", Node::literal("open")), ("door", Node::uint())])),
    ///     ("alarm", Node::object([("ev", Node::literal("alarm"))])),
    /// ]);
    /// let signature = Shape::build(event)?.signature().map(str::to_owned);
    /// assert!(signature.unwrap().starts_with(r#"{"on":"ev","cases":["alarm","open"],"#));
    /// # Ok::<(), shorn::error::SchemaError>(())
    /// ```
    pub fn discriminated<T: Into<Scalar>>(name: &str, branches: impl IntoIterator<Item = (T, Node)>) -> Node {
        let branches = branches.into_iter();
        Union::discriminated(name, branches.map(|(case, node)| (case.into(), node))).into()
    }

    /// A union told apart by the JSON type of the value.
    ///
    /// The branches may come in any order; none, or two of one type, are refused when the shape is built.
    ///
    /// ```
    /// use shorn::shape::{JsonType, Node, Scalar, Shape};
    ///
    /// let union = Node::by_type([
    ///     (JsonType::String, Node::string()),
    ///     (JsonType::Null, Node::literal(Scalar::Null)),
    /// ]);
    /// assert_eq!(
    ///     Shape::build(union)?.signature(),
    ///     Some(r#"{"types":["null","string"],"union":[{"literal":null},"string"]}"#)
    /// );
    /// # Ok::<(), shorn::SchemaError>(())
    /// ```
    pub fn by_type(branches: impl IntoIterator<Item = (JsonType, Node)>) -> Node {
        Union::by_type(branches).into()
    }

    /// A union of branches that may overlap; see [`Union::by_order`].
    ///
    /// ```
    /// use shorn::shape::{Node, Shape};
    ///
    /// let union = Node::by_order([Node::uuid(), Node::string()]);
    /// assert_eq!(Shape::build(union)?.signature(), Some(r#"{"first":["uuid","string"]}"#));
    /// # Ok::<(), shorn::SchemaError>(())
    /// ```
    pub fn by_order(branches: impl IntoIterator<Item = Node>) -> Node {
        Union::by_order(branches).into()
    }

    /// The definition of that index. Only [`Shape::with_definitions`](super::Shape::with_definitions)
    /// takes references; they are usually made by an [`Expander`](super::Expander).
    ///
    /// ```
    /// use shorn::shape::{Node, Shape};
    ///
    /// assert_eq!(Shape::build(Node::reference(0)).unwrap_err().kind().code(), "unresolved_ref");
    /// let list = Node::array(Node::reference(0));
    /// assert!(Shape::with_definitions(Node::reference(0), vec![list]).is_ok());
    /// ```
    pub fn reference(index: usize) -> Node {
        Node::new(Kind::Reference(index))
    }

    /// The same node with one more keyword for its place in the JSON Schema document: a title, a
    /// description, a bound. It replaces an earlier note of the same keyword. A keyword that would
    /// change what the node means is left out of the document; if it is a bound (a `minimum` of 0 makes
    /// an integer unsigned, equal `minItems` and `maxItems` fix a length), it stands there in an `allOf`,
    /// which readers of this format pass over and validators do not.
    ///
    /// Cost: a tree shared with another node is copied one level deep.
    ///
    /// ```
    /// use shorn::shape::Node;
    ///
    /// let byte = Node::uint().note("maximum", 255);
    /// assert_eq!(byte.notes().count(), 1);
    /// assert_eq!(byte, Node::uint());
    /// ```
    #[must_use]
    pub fn note(mut self, keyword: &'static str, value: impl Into<Scalar>) -> Node {
        let inner = Arc::make_mut(&mut self.0);
        inner.notes.retain(|(known, _)| *known != keyword);
        inner.notes.push((keyword, value.into()));
        self
    }

    /// What the node describes.
    ///
    /// ```
    /// use shorn::shape::{Kind, Node};
    ///
    /// assert_eq!(Node::uint().kind(), &Kind::Uint);
    /// ```
    pub fn kind(&self) -> &Kind {
        &self.0.kind
    }

    /// The notes, in the order they were added.
    ///
    /// ```
    /// use shorn::shape::{Node, Scalar};
    ///
    /// let byte = Node::uint().note("maximum", 255);
    /// assert_eq!(byte.notes().next(), Some(("maximum", &Scalar::from(255))));
    /// ```
    pub fn notes(&self) -> impl Iterator<Item = (&'static str, &Scalar)> {
        let notes = self.0.notes.iter();
        notes.map(|(keyword, value)| (*keyword, value))
    }

    /// The bytes of the smallest value. 1 for a reference, whatever it refers to.
    ///
    /// Cost: none, the number is kept with the node.
    ///
    /// ```
    /// use shorn::shape::Node;
    ///
    /// let reading = Node::tuple([Node::literal("v"), Node::float64(), Node::array(Node::uint())]);
    /// assert_eq!(reading.min_width(), 9);
    /// ```
    pub fn min_width(&self) -> usize {
        self.0.measure.width
    }

    /// Whether null is a value of this node. A reference is taken to say no.
    ///
    /// Cost: of a union the branches are looked at, of an enum the members.
    ///
    /// ```
    /// use shorn::shape::Node;
    ///
    /// assert!(Node::any().admits_null());
    /// assert!(!Node::array(Node::any()).admits_null());
    /// ```
    pub fn admits_null(&self) -> bool {
        null::admits_null(self, &[])
    }

    /// Where the node lies. Two nodes of one address are the same, as long as both live.
    pub(crate) fn address(&self) -> usize {
        Arc::as_ptr(&self.0) as usize
    }

    /// Elements that a value holds without input to pay for them.
    #[cfg_attr(not(feature = "json-schema"), allow(dead_code, reason = "for documents alone"))]
    pub(crate) fn free_slots(&self) -> u64 {
        self.measure().slots
    }

    pub(super) fn measure(&self) -> &Measure {
        &self.0.measure
    }

    /// What an optional holds, or the node unchanged if it is none.
    pub(super) fn into_optional(self) -> Result<Node, Node> {
        match self.kind() {
            Kind::Optional(inner) => Ok((**inner).clone()),
            _ => Err(self),
        }
    }

    /// The same node over other children, which come in the order of [`Kind::children`].
    pub(super) fn with_children(&self, children: impl IntoIterator<Item = Node>) -> Node {
        let mut inner = Inner::clone(&self.0);
        for (place, child) in inner.kind.children_mut().zip(children) {
            *place = child;
        }
        inner.measure = Measure::of(&inner.kind);
        Node(Arc::new(inner))
    }
}

impl Kind {
    /// The nodes directly below, in the order of the text: fields before extras, elements before
    /// the rest.
    ///
    /// ```
    /// use shorn::shape::Node;
    ///
    /// let pair = Node::tuple([Node::int(), Node::string()]);
    /// assert!(pair.kind().children().eq([&Node::int(), &Node::string()]));
    /// ```
    pub fn children(&self) -> impl Iterator<Item = &Node> {
        let (items, fields, last): (&[Node], &[Field], Option<&Node>) = match self {
            Kind::Nullable(inner) | Kind::Optional(inner) | Kind::Record(inner) => (&[], &[], Some(inner)),
            Kind::Array { item, .. } => (&[], &[], Some(item)),
            Kind::Tuple { items, rest } => (items, &[], rest.as_deref()),
            Kind::Object(object) => (&[], object.fields(), object.extras()),
            Kind::Union(union) => (union.branches(), &[], None),
            _ => (&[], &[], None),
        };
        let fields = fields.iter().map(Field::node);
        items.iter().chain(fields).chain(last)
    }

    /// The same, to be changed.
    fn children_mut(&mut self) -> impl Iterator<Item = &mut Node> {
        type Parts<'a> = (&'a mut [Node], &'a mut [Field], Option<&'a mut Node>);
        let (items, fields, last): Parts<'_> = match self {
            Kind::Nullable(inner) | Kind::Optional(inner) | Kind::Record(inner) => (&mut [], &mut [], Some(inner)),
            Kind::Array { item, .. } => (&mut [], &mut [], Some(item)),
            Kind::Tuple { items, rest } => (items, &mut [], rest.as_deref_mut()),
            Kind::Object(object) => {
                let (fields, extras) = object.parts_mut();
                (&mut [], fields, extras)
            }
            Kind::Union(union) => (union.branches_mut(), &mut [], None),
            _ => (&mut [], &mut [], None),
        };
        let fields = fields.iter_mut().map(Field::node_mut);
        items.iter_mut().chain(fields).chain(last)
    }
}

impl From<Object> for Node {
    fn from(object: Object) -> Node {
        Node::new(Kind::Object(object))
    }
}

impl From<Union> for Node {
    fn from(union: Union) -> Node {
        Node::new(Kind::Union(union))
    }
}

impl PartialEq for Node {
    fn eq(&self, other: &Node) -> bool {
        Arc::ptr_eq(&self.0, &other.0) || self.kind() == other.kind()
    }
}

impl Eq for Node {}

impl Hash for Node {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.kind().hash(state);
    }
}

impl fmt::Debug for Node {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.kind().fmt(f)
    }
}
