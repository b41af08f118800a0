//! What a Rust type says of itself: its shape, and the few constants that its encoder
//! and decoder need of it while they are compiled.

use super::walk::Walk;
use crate::shape::{Entered, Expander, JsonType, Node, Shape};
use crate::wire::depth::{Definitions, Least};
use alloc::boxed::Box;
use alloc::vec::Vec;
use core::any::TypeId;
use once_cell::race::OnceBox;

/// A type with a wire shape.
///
/// Derive it with [`Record`](macro@crate::Record); the constants and `describe` are for the
/// library and for derived code. Users call [`Record::shape`](crate::Record::shape).
///
/// ```
/// use shorn::{Describe, Record};
///
/// fn signature<T: Describe + ?Sized>() -> Option<String> {
///     T::shape().signature().map(String::from)
/// }
///
/// assert_eq!(signature::<[u32]>().unwrap(), r#"{"array":"uint"}"#);
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` has no wire shape: `shorn::Describe` is not implemented for it",
    note = "derive it: `#[derive(shorn::Record)]`",
    note = "for a type of another crate, name a conversion on the field: `#[record(with = …)]`"
)]
pub trait Describe {
    /// Fewest bytes that a value takes.
    #[doc(hidden)]
    const MIN: usize;

    /// Places in arrays whose elements take no bytes, which the input does not bound; see
    /// the wire format, section 5.
    #[doc(hidden)]
    const SLOTS: usize = 0;

    /// The type of the JSON value, where it is always the same one.
    #[doc(hidden)]
    const JSON: Option<JsonType>;

    /// Whether some value is JSON null.
    #[doc(hidden)]
    const NULL: bool = false;

    /// Whether this is `Option`, which means more in a field than elsewhere.
    #[doc(hidden)]
    const OPTION: bool = false;

    /// The declared keys, where the shape is an object.
    #[doc(hidden)]
    const KEYS: &'static [&'static str] = &[];

    // Three constants tell which types may be nested in themselves, without any of them
    // asking itself: a type that holds another by value asks what that one reaches; one
    // that holds it behind an indirection only asks whether it has a name, because
    // a value can come back to itself only through an indirection.

    /// Whether a derived type is part of this type, itself included.
    #[doc(hidden)]
    const NAMED: bool = false;

    /// Whether a field of this type may lead back to the type that has the field.
    #[doc(hidden)]
    const REACHES: bool = false;

    /// Whether a message of this type may hold a type nested in itself.
    #[doc(hidden)]
    const RECURSES: bool = false;

    /// Whether a value counts itself while it is written and read: a derived type, or a
    /// pointer to one. A newtype of such a type leaves the counting to it.
    #[doc(hidden)]
    const COUNTS: bool = false;

    /// Whether a walk over a value may find something that nobody reports: not where no field of a
    /// derived type has a range of floats, and none leads on.
    #[doc(hidden)]
    const WALKED: bool = true;

    /// `MIN` under one root: the two differ where the type may lead back to itself.
    #[doc(hidden)]
    fn least(_: &mut Least) -> usize {
        Self::MIN
    }

    /// The shape of this type, as a part of the shape that `describer` is building.
    #[doc(hidden)]
    fn describe(describer: &mut Describer) -> Node;

    /// The shape of this type written out in its place, even where the type is a
    /// definition: a tagged enum puts the fields beside its tag.
    #[doc(hidden)]
    fn describe_inline(describer: &mut Describer) -> Node {
        Self::describe(describer)
    }

    /// Leads a walk to the parts of a value that rules may speak of. A derived type with rules goes into
    /// each of its fields: by the name that the validator has for it, to the segment that errors
    /// have, and with what is known of its rules.
    #[doc(hidden)]
    #[inline]
    fn walk(&self, _: &mut Walk<'_>) {}

    /// The recursive definitions of the shape whose root this type is.
    #[doc(hidden)]
    fn definitions() -> Option<&'static Definitions> {
        Some(definitions_of::<Self>())
    }
}

/// Builds the shape of a Rust type: each derived type is one definition.
#[derive(Debug)]
pub struct Describer {
    expander: Expander<TypeId>,
}

impl Describer {
    /// The shape of `T`, which other types may mention again under `name`.
    ///
    /// `body` translates its parts in wire order: extras before fields, fields and
    /// branches in canonical order.
    #[doc(hidden)]
    pub fn define<T: ?Sized>(&mut self, name: &str, body: impl FnOnce(&mut Self) -> Node) -> Node {
        let id = typeid::of::<T>();
        match self.expander.enter(id) {
            Entered::Known(node) => node,
            Entered::Open => {
                self.expander.name(id, name);
                let node = body(self);
                self.expander.leave(&id, node)
            }
        }
    }
}

/// The shape of `T` as a root, and which types are its definitions.
///
/// # Panics
///
/// If the parts of the type contradict each other in a way that the compiler could not
/// see; the message says how.
pub(crate) fn describe<T: Describe + ?Sized>() -> (Shape, Vec<(TypeId, usize)>) {
    let mut describer = Describer { expander: Expander::new() };
    let root = T::describe(&mut describer);
    match describer.expander.finish(root) {
        Ok(built) => built,
        #[expect(clippy::panic, reason = "a fault of the type, which no input reaches")]
        Err(error) => panic!("`{}` has no shape: {error}", core::any::type_name::<T>()),
    }
}

/// The recursive definitions of `T`, worked out once for each type in the process.
///
/// A global is what a generic function has instead of a static of its own. It is a list, since only a recursive type
/// with type parameters looks here for each message, and needs no lock, so that it is there without `std` as well.
/// Entries are never removed: as many as there are recursive root types in the program.
pub(crate) fn definitions_of<T: Describe + ?Sized>() -> &'static Definitions {
    struct Known {
        id: TypeId,
        definitions: Definitions,
        next: OnceBox<Known>,
    }

    static FIRST: OnceBox<Known> = OnceBox::new();

    let id = typeid::of::<T>();
    let mut place = &FIRST;
    loop {
        // Where several threads come to the end of the list at once, one entry stays, and the others go on behind it.
        let known = place.get_or_init(|| {
            let definitions = Definitions::new(describe::<T>().1);
            Box::new(Known { id, definitions, next: OnceBox::new() })
        });
        if known.id == id {
            return &known.definitions;
        }
        place = &known.next;
    }
}
