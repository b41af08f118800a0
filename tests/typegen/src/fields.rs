//! What stands side by side in an object, a tuple or a variant: the attributes and the type of each
//! place, and how its value is shown to the test.

use shorn_oracle::{Field, Node, Undeclared};

use crate::code;
use crate::types::{Result, Scope, Types};

/// Where a value stands.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Position {
    /// A field with a name.
    Required,
    /// A field with a name and a presence bit.
    Optional,
    /// A field without a name.
    Unnamed,
}

/// A place for a value.
pub(crate) struct Place {
    attributes: Vec<String>,
    ty: String,
    optional: bool,
    shown: Shown,
}

/// How the test sees the value of a place.
enum Shown {
    /// By its type.
    Own,
    /// As raw bytes, which may be missing.
    Raw,
    RawOrNull,
    /// The type says nothing of the value.
    Constant(String),
}

impl Place {
    /// The declaration of the type, attributes first.
    pub(crate) fn declaration(&self, name: &str) -> String {
        let attributes = match self.attributes.as_slice() {
            [] => String::new(),
            attributes => format!("#[record({})] ", attributes.join(", ")),
        };
        let colon = if name.is_empty() { "" } else { ": " };
        format!("{attributes}{name}{colon}{}", self.ty)
    }

    /// The value as `&dyn ToValue`, and for an optional place as `&Option<impl ToValue>`, out of
    /// a reference to it.
    pub(crate) fn shown(&self, at: &str) -> String {
        // Methods borrow by themselves.
        let owner = at.trim_start_matches('&');
        match (&self.shown, self.optional) {
            (Shown::Own, _) => at.to_owned(),
            (Shown::Raw, false) => format!("&Raw({at})"),
            (Shown::Raw, true) | (Shown::RawOrNull, _) => format!("&{owner}.as_deref().map(Raw)"),
            (Shown::Constant(value), false) => format!("&{value}"),
            (Shown::Constant(value), true) => format!("&{owner}.as_ref().map(|()| {value})"),
        }
    }
}

impl Place {
    /// A pattern that binds a reference to the value, if the value is looked at.
    pub(crate) fn pattern<'a>(&self, name: &'a str) -> &'a str {
        if matches!(self.shown, Shown::Constant(_)) && !self.optional { "_" } else { name }
    }
}

/// The fields of an object as Rust source.
pub(crate) struct Fields {
    /// Names of the fields, with their places.
    places: Vec<(String, String, Place)>,
    extras: Option<String>,
    extras_first: bool,
}

impl Fields {
    pub(crate) fn is_empty(&self) -> bool {
        self.places.is_empty() && self.extras.is_none()
    }

    /// The declarations, a line each.
    pub(crate) fn declarations(&self, depth: usize) -> String {
        let mut lines: Vec<String> =
            self.places.iter().map(|(name, _, place)| code::line(depth, &(place.declaration(name) + ","))).collect();
        if let Some(ty) = &self.extras {
            let at = if self.extras_first { 0 } else { lines.len() };
            lines.insert(at, code::line(depth, &format!("#[record(flatten)] extras: {ty},")));
        }
        lines.concat()
    }

    /// A pattern of the fields.
    pub(crate) fn pattern(&self) -> String {
        let fields = self.places.iter().map(|(name, _, place)| match place.pattern(name) {
            "_" => format!("{name}: _"),
            name => name.to_owned(),
        });
        let extras = self.extras.is_some().then(|| "extras".to_owned());
        format!("{{ {} }}", fields.chain(extras).collect::<Vec<_>>().join(", "))
    }

    /// The calls that collect the members of the value; `before` goes before a field's name.
    pub(crate) fn members(&self, before: &str) -> String {
        let mut calls = String::new();
        for (name, key, place) in &self.places {
            let put = if place.optional { "put_if" } else { "put" };
            calls += &format!(".{put}({key:?}, {})", place.shown(&format!("{before}{name}")));
        }
        if self.extras.is_some() {
            calls += &format!(".put_all({before}extras)");
        }
        calls
    }
}

impl Types {
    /// The fields of an object but for the one that is the tag.
    pub(crate) fn fields(
        &mut self,
        fields: &[Field],
        undeclared: &Undeclared,
        tag: Option<&str>,
        scope: &mut Scope<'_>,
    ) -> Result<Fields> {
        let extras = match undeclared {
            Undeclared::Kept(value) => Some(format!("BTreeMap<String, {}>", self.held(value, scope)?)),
            _ => None,
        };
        let mut places = vec![];
        for at in code::shuffled(fields, |field| field.key.clone()) {
            let field = &fields[at];
            if Some(field.key.as_str()) == tag {
                continue;
            }
            let position = if field.optional { Position::Optional } else { Position::Required };
            let mut place = self.place(&field.value, position, scope)?;
            place.attributes.insert(0, format!("rename = {:?}", field.key));
            places.push((format!("f{at}"), field.key.clone(), place));
        }
        Ok(Fields { extras_first: places.len() % 2 == 1, places, extras })
    }

    /// The place of the elements behind the others of a tuple.
    pub(crate) fn rest(&mut self, element: &Node, scope: &mut Scope<'_>) -> Result<Place> {
        let ty = format!("Vec<{}>", self.held(element, scope)?);
        Ok(Place { attributes: vec!["rest".to_owned()], ty, optional: false, shown: Shown::Own })
    }

    /// The place of one value.
    pub(crate) fn place(&mut self, node: &Node, position: Position, scope: &mut Scope<'_>) -> Result<Place> {
        let mut attributes = vec![];
        let mut shown = Shown::Own;
        let mut form = |attributes: &mut Vec<String>, node: &Node| match node {
            Node::Bytes => {
                attributes.push("bytes".to_owned());
                shown = Shown::Raw;
                Some("Vec<u8>")
            }
            Node::Float32 => {
                attributes.push("float32".to_owned());
                Some("f32")
            }
            _ => None,
        };
        let ty = match node {
            Node::Literal(value) => {
                let literal = code::literal(value).ok_or("a literal that is no JSON")?;
                attributes.push(format!("literal = {literal}"));
                let ty = code::literal_type(value);
                if ty == "()" {
                    shown = Shown::Constant(code::value(value));
                }
                ty.to_owned()
            }
            Node::Nullable(inner) => {
                // An attribute reaches into one `Option`, not into two.
                let ty = match position {
                    Position::Optional => None,
                    _ => form(&mut attributes, inner),
                };
                if position == Position::Required {
                    attributes.push("nullable".to_owned());
                }
                if let Shown::Raw = shown {
                    shown = Shown::RawOrNull;
                }
                match ty {
                    Some(ty) => format!("Option<{ty}>"),
                    None => self.expression(node, scope)?,
                }
            }
            _ => match form(&mut attributes, node) {
                Some(ty) => ty.to_owned(),
                None => self.expression(node, scope)?,
            },
        };
        let optional = position == Position::Optional;
        let ty = if optional { format!("Option<{ty}>") } else { ty };
        Ok(Place { attributes, ty, optional, shown })
    }
}
