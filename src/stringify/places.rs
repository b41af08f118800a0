//! Knows where each object of the documents stands, as a JSON Pointer. Must not know what it is.
//!
//! A pointer is put together when it is asked for: most objects are never asked about.

use super::document::{Doc, Object};
use std::collections::HashMap;
use std::rc::Rc;

#[derive(Debug, Default)]
pub(super) struct Places(HashMap<usize, Place>);

#[derive(Debug)]
enum Place {
    /// The root of a document, with what it is called; nothing for the one that is compiled.
    Root(Rc<str>),
    /// In an object, by its address, and at these pieces of a pointer from there.
    In(usize, Rc<str>),
}

impl Places {
    /// Notes where the objects of a document stand. The document must outlive this.
    pub(super) fn add(&mut self, name: &str, document: &Doc) {
        if let Doc::Object(root) = document {
            self.0.entry(root.address()).or_insert_with(|| Place::Root(name.into()));
            self.members(root);
        }
    }

    fn members(&mut self, object: &Object) {
        for (name, part) in object.iter() {
            match part {
                Doc::Object(_) | Doc::List(_) => self.part(object.address(), &escaped(name), part),
                _ => {}
            }
        }
    }

    fn part(&mut self, parent: usize, pieces: &str, part: &Doc) {
        match part {
            Doc::Object(object) => {
                self.0.insert(object.address(), Place::In(parent, pieces.into()));
                self.members(object);
            }
            Doc::List(list) => {
                for (index, item) in list.iter().enumerate() {
                    if matches!(item, Doc::Object(_) | Doc::List(_)) {
                        self.part(parent, &format!("{pieces}/{index}"), item);
                    }
                }
            }
            _ => {}
        }
    }

    /// How many objects the documents have.
    pub(super) fn len(&self) -> usize {
        self.0.len()
    }

    pub(super) fn knows(&self, address: usize) -> bool {
        self.0.contains_key(&address)
    }

    /// `#/properties/a`, behind the name of the document where that is another one.
    pub(super) fn pointer(&self, address: usize) -> Option<String> {
        let mut pieces = Vec::new();
        let mut place = self.0.get(&address)?;
        loop {
            match place {
                Place::Root(name) => {
                    let steps = pieces.iter().rev().flat_map(|piece: &&Rc<str>| ["/", piece]);
                    return Some([name, "#"].into_iter().chain(steps).collect());
                }
                Place::In(parent, piece) => {
                    pieces.push(piece);
                    place = self.0.get(parent)?;
                }
            }
        }
    }
}

fn escaped(name: &str) -> String {
    name.replace('~', "~0").replace('/', "~1")
}
