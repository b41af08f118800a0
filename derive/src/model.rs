//! What is emitted for, once every attribute has been understood: plain data between
//! `check`, which makes it, and `emit`, which reads it. It knows neither attributes
//! nor tokens of the output. Lists are in wire order.

pub(crate) mod rules;

use crate::literal::Literal;
use rules::Rule;
use syn::{ExprPath, Generics, Ident, Member, Path, Type, WherePredicate};

/// All of a type but its fields and variants.
pub(crate) struct Head {
    pub(crate) ident: Ident,
    /// Its name as a definition of the schema.
    pub(crate) name: String,
    pub(crate) generics: Generics,
    /// The path of the library.
    pub(crate) krate: Path,
    pub(crate) bounds: Bounds,
    pub(crate) encode: bool,
    pub(crate) decode: bool,
    pub(crate) safe_integers: bool,
    pub(crate) description: Option<String>,
    /// Whether using a part of the type would warn.
    pub(crate) deprecated: bool,
    /// Whether a validator takes the type for its only field.
    pub(crate) taken_for_field: bool,
}

/// Bounds that replace the usual one for each type parameter.
#[derive(Clone, Default)]
pub(crate) struct Bounds {
    pub(crate) describe: Option<Vec<WherePredicate>>,
    pub(crate) encode: Option<Vec<WherePredicate>>,
    pub(crate) decode: Option<Vec<WherePredicate>>,
}

pub(crate) enum Body {
    /// A struct.
    Product(Product),
    /// An enum whose variants are constants.
    Members(Members),
    /// An enum whose variants are objects told apart by a constant.
    Tagged(Tagged),
    /// An enum whose variants are told apart by JSON type; in the order of declaration,
    /// since the types are known to the compiler alone.
    ByType(ByType),
}

pub(crate) struct Members {
    pub(crate) members: Vec<(Ident, Literal)>,
    /// Variants that are never on the wire.
    pub(crate) skipped: Vec<Ident>,
}

pub(crate) struct Tagged {
    pub(crate) tag: String,
    pub(crate) cases: Vec<Case>,
    pub(crate) skipped: Vec<Ident>,
}

/// A variant of a tagged enum.
pub(crate) struct Case {
    pub(crate) ident: Ident,
    pub(crate) literal: Literal,
    pub(crate) description: Option<String>,
    pub(crate) content: Content,
    pub(crate) product: Product,
}

/// Where the fields of a variant are.
pub(crate) enum Content {
    /// Beside the tag; the product is an object with that tag.
    Beside,
    /// Under a key beside the tag.
    Under { key: String, refuse: bool },
    /// Those of the product's only field, beside the tag.
    Flat,
}

pub(crate) struct ByType {
    pub(crate) branches: Vec<Branch>,
    pub(crate) skipped: Vec<Ident>,
}

/// A variant of an untagged enum.
pub(crate) struct Branch {
    pub(crate) ident: Ident,
    pub(crate) description: Option<String>,
    pub(crate) product: Product,
}

/// Fields side by side: those of a struct or of a variant. Extras come after the
/// fields, those that are not on the wire last.
pub(crate) struct Product {
    pub(crate) layout: Layout,
    pub(crate) fields: Vec<Field>,
}

pub(crate) enum Layout {
    /// JSON null.
    Null,
    /// The one field on the wire, as itself.
    Transparent,
    Tuple,
    Object(Object),
}

/// What an object has beside its fields.
pub(crate) struct Object {
    /// A constant field that the Rust type has no field for.
    pub(crate) tag: Option<(String, Literal)>,
    /// Whether undeclared keys are refused.
    pub(crate) refuse: bool,
}

pub(crate) struct Field {
    pub(crate) member: Member,
    /// The variable that holds the field, or a reference to it.
    pub(crate) binding: Ident,
    pub(crate) ty: Type,
    pub(crate) at: At,
    pub(crate) description: Option<String>,
    pub(crate) role: Role,
    pub(crate) option: OptionCheck,
    /// What a validator asks of the field.
    pub(crate) rules: Vec<Rule>,
}

/// A segment of an error's path.
pub(crate) enum At {
    Key(String),
    Index(usize),
    /// None: the only field of a transparent type, or a rest, whose elements have positions
    /// of their own.
    Same,
}

/// What the compiler has to find out about a field's type.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum OptionCheck {
    None,
    /// It must not be an `Option` under another name.
    Refuse,
    /// It must be an `Option` under another name.
    Demand,
}

pub(crate) enum Role {
    Required(Written),
    /// The field is an `Option` of what is written.
    Optional(Written),
    /// Absent where `skip_if` says so; then the default is read.
    Defaulted {
        written: Written,
        default: Default,
        skip_if: Option<ExprPath>,
    },
    /// A map of the keys that are not declared.
    Extras,
    /// Not on the wire.
    Skipped(Default),
}

/// A value on the wire: its type, and how it is written.
pub(crate) struct Written {
    pub(crate) ty: Type,
    pub(crate) how: How,
}

pub(crate) enum How {
    /// As the type itself says.
    Own,
    Bytes,
    Float32,
    With(Type),
    /// The elements of a tuple behind so many others.
    Rest(usize),
    /// An `Option` around another form.
    Nullable(Box<How>),
    /// Nothing is written.
    Literal(Literal),
}

/// Where the value of an absent field comes from.
#[derive(Clone)]
pub(crate) enum Default {
    /// `Default::default()` of its type.
    Own,
    /// A function.
    Path(ExprPath),
    /// The same field of a default of the whole type.
    Container(Option<ExprPath>),
}

impl Product {
    /// No fields.
    pub(crate) const EMPTY: Product = Product { layout: Layout::Null, fields: Vec::new() };

    /// Fields that have a presence bit, in the order of their bits.
    pub(crate) fn optionals(&self) -> impl Iterator<Item = &Field> {
        self.fields.iter().filter(|field| field.role.is_optional())
    }

    /// Whether a tuple ends in any number of elements.
    pub(crate) fn has_rest(&self) -> bool {
        let mut written = self.fields.iter().filter_map(|field| field.role.written());
        written.any(Written::is_rest)
    }

    /// The field whose keys are not declared, if the object is open.
    pub(crate) fn extras(&self) -> Option<&Field> {
        self.fields.iter().find(|field| matches!(field.role, Role::Extras))
    }

    /// The declared keys.
    pub(crate) fn keys(&self) -> Vec<&str> {
        let tag = match &self.layout {
            Layout::Object(Object { tag: Some((tag, _)), .. }) => Some(tag.as_str()),
            _ => None,
        };
        let fields = self.fields.iter().filter(|field| field.role.is_declared());
        let fields = fields.filter_map(|field| match &field.at {
            At::Key(key) => Some(key.as_str()),
            _ => None,
        });
        let mut keys: Vec<&str> = fields.chain(tag).collect();
        keys.sort_by(|a, b| crate::order::compare(a, b));
        keys
    }
}

impl Written {
    /// Whether the type writes itself.
    pub(crate) fn is_own(&self) -> bool {
        matches!(self.how, How::Own)
    }

    /// Whether it is the rest of a tuple.
    pub(crate) fn is_rest(&self) -> bool {
        matches!(self.how, How::Rest(_))
    }

    /// Whether nothing is written.
    pub(crate) fn is_literal(&self) -> bool {
        matches!(self.how, How::Literal(_))
    }
}

impl Role {
    /// Whether the field has a presence bit.
    pub(crate) fn is_optional(&self) -> bool {
        matches!(self, Role::Optional(_) | Role::Defaulted { .. })
    }

    /// Whether the field has a place of its own on the wire.
    pub(crate) fn is_declared(&self) -> bool {
        self.written().is_some()
    }

    /// What is written of the field itself.
    pub(crate) fn written(&self) -> Option<&Written> {
        match self {
            Role::Required(written) | Role::Optional(written) | Role::Defaulted { written, .. } => Some(written),
            Role::Extras | Role::Skipped(_) => None,
        }
    }
}

impl Body {
    /// Every product: one of a struct, one for each variant on the wire.
    pub(crate) fn products(&self) -> Vec<&Product> {
        match self {
            Body::Product(product) => vec![product],
            Body::Members(_) => Vec::new(),
            Body::Tagged(tagged) => tagged.cases.iter().map(|case| &case.product).collect(),
            Body::ByType(by_type) => by_type.branches.iter().map(|branch| &branch.product).collect(),
        }
    }
}
