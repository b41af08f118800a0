//! Knows the documents that references may lead to, by the names they have, and what a reference names.
//! Must not know what is done with it.
//!
//! Names are compared as texts, and pointers are taken literally first: a `~1` or `%20` is only decoded
//! where no member has that very name. A nested `$id` makes a document of its own and does not change
//! what references below it are relative to.

use super::document::{Doc, Object};
use super::error::{StringifierError, StringifierErrorKind as Kind};
use std::borrow::Cow;
use std::collections::HashMap;

/// Which document, by its number.
pub(super) type Base = usize;

/// The document that is compiled.
pub(super) const ROOT: Base = 0;

/// Before the number of a document in a reference that was made absolute: no text of a document is
/// taken for one, since a reference with a NUL is no URI reference.
const ABSOLUTE: char = '\0';

#[derive(Debug, Default)]
pub(super) struct Registry {
    documents: Vec<Document>,
    names: HashMap<String, Base>,
}

#[derive(Debug)]
struct Document {
    root: Doc,
    anchors: HashMap<String, Doc>,
}

impl Registry {
    /// The document that is compiled, and all documents within it.
    pub(super) fn new(root: Doc) -> Result<Registry, StringifierError> {
        let mut registry = Registry::default();
        let base = registry.add(root.clone());
        if let Some(id) = id_of(&root).filter(|id| !id.starts_with('#')) {
            registry.names.insert(id.to_owned(), base);
        }
        registry.parts(base, &root, true)?;
        Ok(registry)
    }

    /// The name under which an external document would be known; `None` where that is taken.
    pub(super) fn free_name<'a>(&self, key: &'a str, document: &'a Doc) -> Option<&'a str> {
        let name = id_of(document).filter(|id| !id.starts_with('#')).unwrap_or(key);
        (!self.names.contains_key(name)).then_some(name)
    }

    /// Adds an external document, and all documents within it.
    pub(super) fn add_external(&mut self, name: &str, document: Doc) -> Result<Base, StringifierError> {
        let base = self.add(document.clone());
        self.names.insert(name.to_owned(), base);
        self.parts(base, &document, true)?;
        Ok(base)
    }

    fn add(&mut self, root: Doc) -> Base {
        self.documents.push(Document { root, anchors: HashMap::new() });
        self.documents.len() - 1
    }

    /// Registers every object with an `$id`, wherever it stands.
    fn parts(&mut self, base: Base, doc: &Doc, is_root: bool) -> Result<(), StringifierError> {
        let mut base = base;
        if let Some(id) = id_of(doc) {
            if let Some(anchor) = id.strip_prefix('#') {
                self.anchor(base, anchor, doc)?;
            } else if !is_root {
                match self.names.get(id).and_then(|known| self.documents.get(*known)) {
                    Some(known) if known.root == *doc => {}
                    Some(_) => return Err(StringifierError::new(Kind::DuplicateId).with_detail(format!("`{id}`"))),
                    None => {
                        base = self.add(doc.clone());
                        self.names.insert(id.to_owned(), base);
                    }
                }
            }
        }
        doc.parts().try_for_each(|part| self.parts(base, part, false))
    }

    fn anchor(&mut self, base: Base, anchor: &str, doc: &Doc) -> Result<(), StringifierError> {
        let Some(document) = self.documents.get_mut(base) else { return Ok(()) };
        match document.anchors.get(anchor) {
            Some(known) if known != doc => {
                Err(StringifierError::new(Kind::DuplicateAnchor).with_detail(format!("`#{anchor}`")))
            }
            _ => {
                document.anchors.insert(anchor.to_owned(), doc.clone());
                Ok(())
            }
        }
    }

    pub(super) fn root(&self, base: Base) -> Option<&Doc> {
        self.documents.get(base).map(|document| &document.root)
    }

    /// Which document a reference leads to, and the rest of it.
    pub(super) fn document<'t>(&self, base: Base, reference: &'t str) -> Option<(Base, &'t str)> {
        let (name, fragment) = reference.split_once('#').unwrap_or((reference, ""));
        let base = if name.is_empty() {
            base
        } else if let Some(number) = name.strip_prefix(ABSOLUTE) {
            number.parse().ok()?
        } else {
            *self.names.get(name)?
        };
        Some((base, fragment))
    }

    /// What a reference names.
    pub(super) fn resolve(&self, base: Base, reference: &str) -> Result<(Base, Doc), StringifierError> {
        let unresolved = || StringifierError::new(Kind::UnresolvedRef).with_detail(shown(reference));
        let (base, fragment) = self.document(base, reference).ok_or_else(unresolved)?;
        let document = self.documents.get(base).ok_or_else(unresolved)?;
        if let Some(anchored) = document.anchors.get(fragment) {
            return Ok((base, anchored.clone()));
        }
        let decoded = percent_decoded(fragment);
        let found = walk(&document.root, fragment, false)
            .or_else(|| walk(&document.root, fragment, true))
            .or_else(|| walk(&document.root, &decoded, true));
        let found = found.ok_or_else(unresolved)?;
        match found {
            Doc::Object(_) | Doc::Bool(_) => Ok((base, found.clone())),
            _ => Err(StringifierError::new(Kind::RefTargetNotASchema).with_detail(shown(reference))),
        }
    }
}

/// Makes the references of a schema independent of where it stands.
pub(super) fn absolute(doc: &Doc, base: Base) -> Doc {
    match doc {
        Doc::List(list) => Doc::List(list.iter().map(|item| absolute(item, base)).collect()),
        Doc::Object(object) => Doc::Object(absolute_members(object, base)),
        leaf => leaf.clone(),
    }
}

pub(super) fn absolute_members(object: &Object, base: Base) -> Object {
    let members = object.iter().map(|(name, value)| {
        let value = match (name, value) {
            ("$ref", Doc::Text(text)) if text.starts_with('#') => Doc::Text(format!("{ABSOLUTE}{base}{text}").into()),
            // Data, not schemas.
            ("const" | "default" | "enum" | "examples", data) => data.clone(),
            (_, value) => absolute(value, base),
        };
        (name, value)
    });
    members.collect()
}

fn id_of(doc: &Doc) -> Option<&str> {
    doc.object()?.get("$id")?.text()
}

/// A reference for people: without the number of a document.
fn shown(reference: &str) -> String {
    let reference = match reference.strip_prefix(ABSOLUTE) {
        Some(rest) => rest.trim_start_matches(|c: char| c.is_ascii_digit()),
        None => reference,
    };
    format!("`{reference}`")
}

/// Follows a pointer; empty pieces and a piece `#` are skipped.
fn walk<'d>(root: &'d Doc, pointer: &str, decode: bool) -> Option<&'d Doc> {
    pointer.split('/').filter(|piece| !piece.is_empty() && *piece != "#").try_fold(root, |doc, piece| {
        let name = if decode { Cow::Owned(piece.replace("~1", "/").replace("~0", "~")) } else { Cow::Borrowed(piece) };
        match doc {
            Doc::Object(object) => object.get(&name),
            Doc::List(list) => super::document::array_index(&name).and_then(|index| list.get(index as usize)),
            _ => None,
        }
    })
}

fn percent_decoded(text: &str) -> Cow<'_, str> {
    if !text.contains('%') {
        return Cow::Borrowed(text);
    }
    let mut out = Vec::with_capacity(text.len());
    let mut bytes = text.as_bytes();
    while let [first, rest @ ..] = bytes {
        let hex = rest.get(..2).and_then(|hex| std::str::from_utf8(hex).ok());
        match hex.and_then(|hex| u8::from_str_radix(hex, 16).ok()).filter(|_| *first == b'%') {
            Some(byte) => {
                out.push(byte);
                bytes = rest.get(2..).unwrap_or_default();
            }
            None => {
                out.push(*first);
                bytes = rest;
            }
        }
    }
    String::from_utf8(out).map_or(Cow::Borrowed(text), Cow::Owned)
}
