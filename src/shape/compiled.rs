//! Knows a shape that has passed its checks: the root, the table of recursive definitions, and the
//! text made of both. Must not know how definitions are found (`expand`) or what is refused
//! (`check`).

use super::check::ZeroWidth;
use super::fingerprint::Fingerprint;
use super::node::Node;
use super::unsigned;
use super::{check, null, signature};
use crate::error::{SchemaError, SchemaErrorKind};
use alloc::boxed::Box;
use alloc::string::String;
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::fmt;
use core::hash::{Hash, Hasher};
use once_cell::race::OnceBox;

/// A compiled wire shape: all that decides how values become bytes.
///
/// Cheap to clone and to share between threads. Two shapes are equal if they encode and refuse
/// alike: same root, same definitions. Names and notes for the document do not count.
///
/// ```
/// use shorn::shape::{Node, Shape};
///
/// let shape = Shape::build(Node::array(Node::int()))?;
/// assert_eq!(shape.signature(), Some(r#"{"array":"int"}"#));
/// assert_eq!(shape.min_width(), 1);
/// assert_eq!(shape, shape.clone());
/// # Ok::<(), shorn::error::SchemaError>(())
/// ```
#[derive(Clone)]
pub struct Shape(Arc<Inner>);

struct Inner {
    root: Node,
    definitions: Vec<Node>,
    /// Parallel to `definitions`, as far as it goes.
    names: Vec<Option<Box<str>>>,
    signature: Signature,
}

/// The text of a shape that has one, written when it is first asked for: it has every copy of a
/// shared tree, and a codec needs none of it.
#[derive(Default)]
struct Signature(OnceBox<Option<String>>);

impl Signature {
    fn text(&self, definitions: &[Node], root: &Node) -> Option<&str> {
        self.0.get_or_init(|| Box::new(signature::signature(definitions, root))).as_deref()
    }
}

impl Shape {
    /// A shape built by hand, without references.
    ///
    /// # Errors
    ///
    /// Children are looked at before their parents. `invalid_fixed_length`, `zero_width_element`,
    /// `double_null`, `double_optional`, `empty_enum`, `duplicate_enum_member`,
    /// `enum_member_without_text`, `duplicate_field`; `unsupported_union` for a union without
    /// branches or with two of one case, and for unions by order that are branches of each other; `unresolved_ref` for any reference; `nesting_too_deep` and
    /// `shape_too_large` past the limits of a [`Node`].
    ///
    /// # Cost
    ///
    /// Linear in the size of the tree.
    ///
    /// ```
    /// use shorn::shape::{Node, Shape};
    ///
    /// assert_eq!(Shape::build(Node::string())?.signature(), Some(r#""string""#));
    /// let twice = Node::object([("a", Node::int()), ("a", Node::int())]);
    /// assert_eq!(Shape::build(twice).unwrap_err().kind().code(), "duplicate_field");
    /// # Ok::<(), shorn::SchemaError>(())
    /// ```
    pub fn build(root: Node) -> Result<Shape, SchemaError> {
        Shape::with_definitions(root, Vec::new())
    }

    /// A shape whose references name `definitions` by index.
    ///
    /// The table is taken as it is. A shape that is to have the signature of the JSON Schema that
    /// describes it comes from an [`Expander`](super::Expander), which decides what enters the
    /// table and in which order.
    ///
    /// # Errors
    ///
    /// As for [`build`](Shape::build), where `unresolved_ref` is a reference past the table. The
    /// definitions are looked at in order, then the root.
    ///
    /// ```
    /// use shorn::shape::{Node, Shape};
    ///
    /// let list = Node::nullable(Node::tuple([Node::uint(), Node::reference(0)]));
    /// let shape = Shape::with_definitions(Node::reference(0), vec![list])?;
    /// assert_eq!(
    ///     shape.signature(),
    ///     Some(r#"{"defs":[{"nullable":{"tuple":["uint",{"ref":0}]}}],"root":{"ref":0}}"#)
    /// );
    /// # Ok::<(), shorn::error::SchemaError>(())
    /// ```
    pub fn with_definitions(root: Node, definitions: Vec<Node>) -> Result<Shape, SchemaError> {
        check::limits(definitions.iter().chain([&root]))?;
        let admitting_null = null::entries_admitting_null(&definitions);
        Shape::assemble(root, definitions, Vec::new(), &admitting_null, ZeroWidth::Refused)
    }

    /// Checks and signs. The trees are within the limits already.
    pub(super) fn assemble(
        root: Node,
        definitions: Vec<Node>,
        names: Vec<Option<Box<str>>>,
        admitting_null: &[bool],
        zero_width: ZeroWidth,
    ) -> Result<Shape, SchemaError> {
        check::trees(definitions.iter().chain([&root]), admitting_null, zero_width)?;
        check::circles(&definitions)?;
        let signature = Signature::default();
        Ok(Shape(Arc::new(Inner { root, definitions, names, signature })))
    }

    /// The shape of a whole payload.
    ///
    /// ```
    /// use shorn::shape::{Node, Shape};
    ///
    /// assert_eq!(Shape::build(Node::int())?.root(), &Node::int());
    /// # Ok::<(), shorn::SchemaError>(())
    /// ```
    pub fn root(&self) -> &Node {
        &self.0.root
    }

    /// What [`Kind::Reference`](super::Kind::Reference) refers to.
    ///
    /// ```
    /// use shorn::shape::{Node, Shape};
    ///
    /// let list = Node::array(Node::reference(0));
    /// let shape = Shape::with_definitions(Node::reference(0), vec![list.clone()])?;
    /// assert_eq!(shape.definitions(), [list]);
    /// # Ok::<(), shorn::SchemaError>(())
    /// ```
    pub fn definitions(&self) -> &[Node] {
        &self.0.definitions
    }

    /// The name that definition `index` was given, for the document.
    #[cfg_attr(not(feature = "json-schema"), allow(dead_code, reason = "for documents alone"))]
    pub(super) fn name(&self, index: usize) -> Option<&str> {
        self.0.names.get(index)?.as_deref()
    }

    /// The bytes of the smallest value. Cost: none.
    ///
    /// ```
    /// use shorn::shape::{Node, Shape};
    ///
    /// assert_eq!(Shape::build(Node::tuple([Node::uuid(), Node::string()]))?.min_width(), 17);
    /// # Ok::<(), shorn::SchemaError>(())
    /// ```
    pub fn min_width(&self) -> usize {
        self.root().min_width()
    }

    /// The bytes of the smallest value of a node of this shape. Cost: none.
    ///
    /// The same as [`Node::min_width`]: a reference takes at least 1 byte by definition, so the
    /// table is not looked at.
    ///
    /// ```
    /// use shorn::shape::{Node, Shape};
    ///
    /// let shape = Shape::build(Node::array(Node::float64()))?;
    /// assert_eq!(shape.min_width_of(&Node::float64()), 8);
    /// # Ok::<(), shorn::SchemaError>(())
    /// ```
    pub fn min_width_of(&self, node: &Node) -> usize {
        node.min_width()
    }

    /// The canonical text of the shape, or `None` if a part of it is out of reach for JSON Schema:
    /// bytes, a float32, an optional outside an object field, a NaN or infinite literal.
    ///
    /// Wire format, section 10. Cost: the text is written by the first call, and kept with the shape.
    ///
    /// ```
    /// use shorn::shape::{Node, Shape};
    ///
    /// assert_eq!(Shape::build(Node::record(Node::int()))?.signature(), Some(r#"{"record":"int"}"#));
    /// assert_eq!(Shape::build(Node::bytes())?.signature(), None);
    /// # Ok::<(), shorn::SchemaError>(())
    /// ```
    pub fn signature(&self) -> Option<&str> {
        self.0.signature.text(self.definitions(), self.root())
    }

    /// The hash of the signature, `width` bytes wide (wire format, section 11).
    ///
    /// # Errors
    ///
    /// `fingerprint_width` unless `width` is 1 to 4, `no_signature` if there is nothing to hash.
    ///
    /// # Cost
    ///
    /// Linear in the signature: take it once and keep it.
    ///
    /// ```
    /// use shorn::shape::{Node, Shape};
    ///
    /// let shape = Shape::build(Node::string())?;
    /// assert_eq!(shape.fingerprint(4)?.to_string(), "1c4b3a6c");
    /// assert_eq!(shape.fingerprint(5).unwrap_err().kind().code(), "fingerprint_width");
    /// # Ok::<(), shorn::SchemaError>(())
    /// ```
    pub fn fingerprint(&self, width: usize) -> Result<Fingerprint, SchemaError> {
        // An empty text stands in for none, so that a wrong width is told first either way.
        let fingerprint = Fingerprint::of(self.signature().unwrap_or(""), width)?;
        self.signed()?;
        Ok(fingerprint)
    }

    /// The signature, or the refusal to do without.
    pub(super) fn signed(&self) -> Result<&str, SchemaError> {
        let signature = self.signature();
        signature.ok_or_else(|| {
            let error = SchemaError::from(SchemaErrorKind::NoSignature);
            match unsigned::part(self.definitions(), self.root()) {
                Some(part) => error.of_part(&part),
                None => error,
            }
        })
    }
}

impl PartialEq for Shape {
    fn eq(&self, other: &Shape) -> bool {
        Arc::ptr_eq(&self.0, &other.0) || (self.root() == other.root() && self.definitions() == other.definitions())
    }
}

impl Eq for Shape {}

impl Hash for Shape {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.root().hash(state);
        self.definitions().hash(state);
    }
}

impl fmt::Debug for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.signature() {
            Some(signature) => write!(f, "Shape({signature})"),
            None => {
                f.debug_struct("Shape").field("root", self.root()).field("definitions", &self.definitions()).finish()
            }
        }
    }
}
