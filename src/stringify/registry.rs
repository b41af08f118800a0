//! Knows the documents that references may lead to, by the names they have, and what a reference names.
//! Must not know what is done with it.
//!
//! Names are compared as texts, and pointers are taken literally first: a `~1` or `%20` is only decoded
//! where no member has that very name. A nested `$id` makes a document of its own and does not change
//! what references below it are relative to.

use super::document::{Doc, Object};
use super::error::{StringifierError, StringifierErrorKind as Kind};
use super::places::Places;
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
    pub(super) places: Places,
}

#[derive(Debug)]
struct Document {
    root: Doc,
    anchors: HashMap<String, Doc>,
}

impl Registry {
    /// Adds the document that is compiled, and all documents within it.
    pub(super) fn add_root(&mut self, root: Doc) -> Result<(), StringifierError> {
        let base = self.add(root.clone());
        if let Some(id) = id_of(&root).filter(|id| !id.starts_with('#')) {
            self.names.insert(id.to_owned(), base);
        }
        self.parts(base, &root, true)
    }

    /// Whether no document is known by this name yet.
    pub(super) fn is_free(&self, name: &str) -> bool {
        !self.names.contains_key(name)
    }

    /// Adds an external document, and all documents within it.
    pub(super) fn add_external(&mut self, name: &str, document: Doc) -> Result<(), StringifierError> {
        let base = self.add(document.clone());
        self.names.insert(name.to_owned(), base);
        self.parts(base, &document, true)
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
                base = self.inner(id, doc)?;
            }
        }
        doc.parts().try_for_each(|part| self.parts(base, part, false))
    }

    /// The document within a document that has this `$id`; equal ones are one.
    fn inner(&mut self, id: &str, doc: &Doc) -> Result<Base, StringifierError> {
        let Some(base) = self.names.get(id).copied() else {
            let base = self.add(doc.clone());
            self.names.insert(id.to_owned(), base);
            return Ok(base);
        };
        match self.root(base) {
            Some(known) if known == doc => Ok(base),
            _ => Err(self.duplicate(Kind::DuplicateId, format!("`{id}`"), doc)),
        }
    }

    fn anchor(&mut self, base: Base, anchor: &str, doc: &Doc) -> Result<(), StringifierError> {
        let known = self.documents.get(base).and_then(|document| document.anchors.get(anchor));
        if known.is_some_and(|known| known != doc) {
            return Err(self.duplicate(Kind::DuplicateAnchor, format!("`#{anchor}`"), doc));
        }
        if let Some(document) = self.documents.get_mut(base) {
            document.anchors.insert(anchor.to_owned(), doc.clone());
        }
        Ok(())
    }

    fn duplicate(&self, kind: Kind, what: String, doc: &Doc) -> StringifierError {
        let pointer = doc.object().and_then(|object| self.places.pointer(object.address()));
        StringifierError::new(kind).with_detail(what).at(pointer)
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
        // Without a slash it is the name of an anchor, which there is none of.
        if !(fragment.is_empty() || fragment.starts_with(['/', '#'])) {
            return Err(unresolved());
        }
        let decoded = percent_decoded(fragment);
        let found = walk(&document.root, fragment, false)
            .or_else(|| walk(&document.root, fragment, true))
            .or_else(|| walk(&document.root, &decoded, true));
        let found = found.ok_or_else(unresolved)?;
        match found {
            Doc::Object(_) | Doc::Bool(_) => Ok((base, found.clone())),
            Doc::Null => Err(unresolved()),
            _ => Err(StringifierError::new(Kind::RefTargetNotASchema).with_detail(shown(reference))),
        }
    }
}

/// Makes the references of a schema independent of where it stands. What holds none stays the same object.
pub(super) fn absolute(doc: &Doc, base: Base) -> Doc {
    rebased(doc, base).unwrap_or_else(|| doc.clone())
}

pub(super) fn absolute_members(object: &Object, base: Base) -> Object {
    rebased_members(object, base, schema_word).unwrap_or_else(|| object.clone())
}

/// What makes one part of an object absolute, by its name; `None` where nothing changes.
type Rebase = fn(&str, &Doc, Base) -> Option<Doc>;

fn rebased(doc: &Doc, base: Base) -> Option<Doc> {
    match doc {
        Doc::List(list) => {
            let parts: Vec<Option<Doc>> = list.iter().map(|item| rebased(item, base)).collect();
            let changed = parts.iter().any(Option::is_some);
            let all = parts.into_iter().zip(list.iter()).map(|(part, item)| part.unwrap_or_else(|| item.clone()));
            changed.then(|| Doc::List(all.collect()))
        }
        Doc::Object(object) => rebased_members(object, base, schema_word).map(Doc::Object),
        _ => None,
    }
}

fn rebased_members(object: &Object, base: Base, rebase: Rebase) -> Option<Object> {
    let parts: Vec<Option<Doc>> = object.iter().map(|(name, value)| rebase(name, value, base)).collect();
    let changed = parts.iter().any(Option::is_some);
    let all = object.iter().zip(parts).map(|((name, value), part)| (name, part.unwrap_or_else(|| value.clone())));
    changed.then(|| all.collect())
}

fn schema_word(word: &str, value: &Doc, base: Base) -> Option<Doc> {
    match (word, value) {
        ("$ref", Doc::Text(text)) => text.starts_with('#').then(|| Doc::Text(format!("{ABSOLUTE}{base}{text}").into())),
        // Data, not schemas.
        ("const" | "default" | "enum" | "examples", _) => None,
        // Names, not words: a member may be called `default`.
        (
            "properties" | "patternProperties" | "definitions" | "$defs" | "dependencies" | "dependentSchemas",
            Doc::Object(map),
        ) => rebased_members(map, base, |_, value, base| rebased(value, base)).map(Doc::Object),
        (_, value) => rebased(value, base),
    }
}

/// What `$id` says, where it is a text.
pub(super) fn id_of(doc: &Doc) -> Option<&str> {
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
