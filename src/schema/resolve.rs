//! Knows what a `$ref` names: pointers within a document, and, as an extension, other documents,
//! their URIs, and anchors. Must not know what is done with the node that it names.
//!
//! A *resource* is what the references of a node are relative to: a document, or, if one came there
//! by its URI, a part of one with an `$id` of its own. Names are looked for when the first reference
//! needs one: a document that only has pointers is not searched.

use super::keywords::Source;
use super::options::Options;
use crate::error::SchemaErrorKind;
use serde_json::Value;
use std::borrow::Cow;
use std::collections::{HashMap, VecDeque};

/// Documents and their parts that references are relative to. The first is the document that is
/// being compiled.
pub(super) struct Resources<'a> {
    list: Vec<Resource<'a>>,
    documents: usize,
    names: Option<Names<'a>>,
    strict: bool,
}

struct Resource<'a> {
    root: &'a Value,
    /// The URI that it was given under.
    given: &'a str,
    /// What relative references are joined to.
    base: String,
    /// The index of the document that it is a part of.
    document: usize,
}

#[derive(Default)]
struct Names<'a> {
    resources: HashMap<String, usize>,
    anchors: HashMap<(usize, &'a str), Source<'a>>,
}

/// Why a reference cannot be followed, and the node at fault if that is not the reference itself.
pub(super) type Unresolved<'a> = (SchemaErrorKind, Option<&'a Value>);

impl<'a> Resources<'a> {
    pub(super) fn new(document: &'a Value, options: &'a Options) -> Resources<'a> {
        let given = options.documents.iter().map(|(uri, document)| (uri.as_str(), document.as_ref()));
        let list: Vec<Resource<'a>> = [("", document)]
            .into_iter()
            .chain(given)
            .enumerate()
            .map(|(index, (uri, root))| {
                let id = own_uri(root).unwrap_or_default();
                Resource { root, given: uri, base: join(uri, without_fragment(id)), document: index }
            })
            .collect();
        Resources { documents: list.len(), list, names: None, strict: options.strict }
    }

    /// Which resource a reference leads to, and the rest of it. The two name a definition.
    pub(super) fn locate(&mut self, from: usize, text: &'a str) -> Result<(usize, &'a str), SchemaErrorKind> {
        if self.strict || text.is_empty() || text.starts_with('#') {
            return Ok((from, text));
        }
        let (uri, fragment) = match text.find('#') {
            Some(at) => text.split_at(at),
            None => (text, "#"),
        };
        let base = self.list.get(from).map(|resource| resource.base.as_str()).unwrap_or_default();
        let absolute = join(base, uri);
        let names = self.names();
        let found = names.resources.get(uri).or_else(|| names.resources.get(&absolute));
        found.map(|resource| (*resource, fragment)).ok_or(SchemaErrorKind::RemoteRef)
    }

    /// The node that the rest of a reference names.
    pub(super) fn target(&mut self, resource: usize, fragment: &'a str) -> Result<Source<'a>, Unresolved<'a>> {
        let Some((root, document)) = self.list.get(resource).map(|found| (found.root, found.document)) else {
            return Err((SchemaErrorKind::RemoteRef, None));
        };
        if fragment.is_empty() || fragment == "#" {
            return self.schema(Source::new(root, resource));
        }
        let Some(path) = fragment.strip_prefix("#/") else {
            return self.anchor(resource, fragment).ok_or((SchemaErrorKind::RemoteRef, None));
        };
        let found = walk(root, path, self.strict).map(|node| Source::new(node, resource));
        let found = match found {
            Err(kind) if !self.strict => self.lenient_target(resource, document, path).ok_or(kind),
            found => found,
        };
        self.schema(found.map_err(|kind| (kind, None))?)
    }

    /// A percent-encoded pointer, or one that means the document around a part.
    fn lenient_target(&self, resource: usize, document: usize, path: &str) -> Option<Source<'a>> {
        let decoded = percent_decoded(path);
        let places = [(resource, decoded.as_ref()), (document, path), (document, decoded.as_ref())];
        places.into_iter().find_map(|(resource, path)| {
            let root = self.list.get(resource)?.root;
            let node = walk(root, path, false).ok()?;
            Some(Source::new(node, resource))
        })
    }

    fn anchor(&mut self, resource: usize, fragment: &'a str) -> Option<Source<'a>> {
        if self.strict {
            return None;
        }
        let name = fragment.strip_prefix('#')?;
        self.names().anchors.get(&(resource, name)).copied()
    }

    /// What a reference may lead to: an object; a boolean too, as an extension.
    fn schema(&self, found: Source<'a>) -> Result<Source<'a>, Unresolved<'a>> {
        match found.node {
            Value::Object(_) => Ok(found),
            Value::Bool(_) if !self.strict => Ok(found),
            _ => Err((SchemaErrorKind::UnsupportedNode, Some(found.node))),
        }
    }

    /// The names of all resources, found on first use.
    fn names(&mut self) -> &Names<'a> {
        if self.names.is_none() {
            let names = self.find_names();
            self.names = Some(names);
        }
        self.names.get_or_insert_with(Names::default)
    }

    fn find_names(&mut self) -> Names<'a> {
        let mut names = Names::default();
        for (index, resource) in self.list.iter().enumerate() {
            let id = own_uri(resource.root).map(without_fragment);
            for name in [Some(resource.given), Some(resource.base.as_str()), id].into_iter().flatten() {
                if !name.is_empty() {
                    names.resources.entry(name.to_owned()).or_insert(index);
                }
            }
        }
        for document in 0..self.documents {
            self.find_names_of(document, &mut names);
        }
        names
    }

    /// The names within one document, those of outer nodes first.
    fn find_names_of(&mut self, document: usize, names: &mut Names<'a>) {
        let Some(root) = self.list.get(document).map(|resource| resource.root) else { return };
        let mut queue = VecDeque::from([Source::new(root, document)]);
        while let Some(source) = queue.pop_front() {
            let mut resource = source.resource;
            match source.node {
                Value::Object(map) => {
                    let word = |word: &str| map.get(word).and_then(Value::as_str);
                    if let Some(id) = word("$id").filter(|id| !id.starts_with('#')) {
                        if !std::ptr::eq(source.node, root) {
                            resource = self.part(source, without_fragment(id), document, names);
                        }
                    }
                    let local = [word("$id"), word("id")].into_iter().flatten().filter_map(|id| id.strip_prefix('#'));
                    for anchor in local.chain(word("$anchor")) {
                        for resource in [resource, document] {
                            names.anchors.entry((resource, anchor)).or_insert(Source { resource, ..source });
                        }
                    }
                    queue.extend(map.values().filter(|value| !is_leaf(value)).map(|node| Source::new(node, resource)));
                }
                Value::Array(items) => {
                    queue.extend(items.iter().filter(|value| !is_leaf(value)).map(|node| Source::new(node, resource)));
                }
                _ => {}
            }
        }
    }

    /// A part of a document with a URI of its own.
    fn part(&mut self, source: Source<'a>, id: &str, document: usize, names: &mut Names<'a>) -> usize {
        let around = self.list.get(source.resource).map(|around| around.base.as_str()).unwrap_or_default();
        let base = join(around, id);
        let index = self.list.len();
        names.resources.entry(base.clone()).or_insert(index);
        names.resources.entry(id.to_owned()).or_insert(index);
        self.list.push(Resource { root: source.node, given: "", base, document });
        index
    }
}

fn is_leaf(value: &Value) -> bool {
    !value.is_object() && !value.is_array()
}

/// The URI that a document gives itself.
fn own_uri(root: &Value) -> Option<&str> {
    let id = root.get("$id").or_else(|| root.get("id"))?;
    id.as_str().filter(|id| !id.starts_with('#'))
}

fn without_fragment(uri: &str) -> &str {
    uri.split('#').next().unwrap_or(uri)
}

/// The node at a pointer, of which the leading `#/` is gone.
fn walk<'a>(root: &'a Value, path: &str, strict: bool) -> Result<&'a Value, SchemaErrorKind> {
    let mut node = root;
    for segment in path.split('/') {
        node = match node {
            Value::Object(map) => map.get(unescaped(segment).as_ref()).ok_or(SchemaErrorKind::UnresolvedRef)?,
            Value::Array(items) if !strict => {
                let index = position(segment).ok_or(SchemaErrorKind::UnsupportedNode)?;
                items.get(index).ok_or(SchemaErrorKind::UnresolvedRef)?
            }
            _ => return Err(SchemaErrorKind::UnsupportedNode),
        };
    }
    Ok(node)
}

/// The key that a segment of a pointer stands for.
pub(crate) fn unescaped(segment: &str) -> Cow<'_, str> {
    match segment.contains('~') {
        true => Cow::Owned(segment.replace("~1", "/").replace("~0", "~")),
        false => Cow::Borrowed(segment),
    }
}

/// An array index as a pointer writes it: without a sign or leading zeros.
fn position(segment: &str) -> Option<usize> {
    let plain = segment.bytes().all(|byte| byte.is_ascii_digit()) && (segment == "0" || !segment.starts_with('0'));
    segment.parse().ok().filter(|_| plain)
}

fn percent_decoded(text: &str) -> Cow<'_, str> {
    if !text.contains('%') {
        return Cow::Borrowed(text);
    }
    let mut decoded = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let Some((&byte, after)) = rest.split_first() {
        let pair = after.get(..2).and_then(|pair| std::str::from_utf8(pair).ok());
        let code = pair.filter(|pair| pair.bytes().all(|digit| digit.is_ascii_hexdigit()));
        match code.and_then(|code| u8::from_str_radix(code, 16).ok()).filter(|_| byte == b'%') {
            Some(code) => {
                decoded.push(code);
                rest = after.get(2..).unwrap_or_default();
            }
            None => {
                decoded.push(byte);
                rest = after;
            }
        }
    }
    String::from_utf8(decoded).map_or(Cow::Borrowed(text), Cow::Owned)
}

/// A reference, made absolute as RFC 3986 (section 5) has it, as far as names of schemas need it.
fn join(base: &str, reference: &str) -> String {
    if reference.is_empty() {
        return base.to_owned();
    }
    if base.is_empty() || scheme(reference).is_some() {
        return reference.to_owned();
    }
    let scheme_end = scheme(base).map_or(0, |scheme| scheme.len() + 1);
    let (scheme, rest) = base.split_at(scheme_end);
    if reference.starts_with("//") {
        return [scheme, reference].concat();
    }
    let path_start = match rest.strip_prefix("//") {
        Some(authority) => authority.find('/').map_or(rest.len(), |at| at + 2),
        None => 0,
    };
    let (authority, path) = rest.split_at(path_start);
    let folder = match reference.starts_with('/') {
        true => "",
        false => path.rfind('/').and_then(|at| path.get(..=at)).unwrap_or(if authority.is_empty() { "" } else { "/" }),
    };
    [scheme, authority, &without_dots(&[folder, reference].concat())].concat()
}

/// The scheme of an absolute URI.
fn scheme(uri: &str) -> Option<&str> {
    let (scheme, _) = uri.split_once(':')?;
    let word = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'+' | b'-' | b'.');
    (scheme.starts_with(|first: char| first.is_ascii_alphabetic()) && scheme.bytes().all(word)).then_some(scheme)
}

/// A path without `.` and `..`.
fn without_dots(path: &str) -> String {
    let mut kept: Vec<&str> = Vec::new();
    let mut segments = path.split('/').peekable();
    while let Some(segment) = segments.next() {
        let last = segments.peek().is_none();
        match segment {
            "." => {}
            ".." => {
                if kept.len() > 1 || kept.first().is_some_and(|first| !first.is_empty() && *first != "..") {
                    kept.pop();
                } else if kept.is_empty() || kept.first() == Some(&"..") {
                    kept.push("..");
                    continue;
                }
            }
            other => {
                kept.push(other);
                continue;
            }
        }
        if last {
            kept.push("");
        }
    }
    kept.join("/")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn references_are_joined_to_their_base() {
        let cases = [
            ("", "b.json", "b.json"),
            ("a.json", "b.json", "b.json"),
            ("schemas/a.json", "b.json", "schemas/b.json"),
            ("schemas/a.json", "./b.json", "schemas/b.json"),
            ("schemas/a.json", "../b.json", "b.json"),
            ("schemas/deep/a.json", "../b.json", "schemas/b.json"),
            ("a.json", "../b.json", "../b.json"),
            ("https://example.net/schemas/a.json", "b.json", "https://example.net/schemas/b.json"),
            ("https://example.net/schemas/a.json", "/b.json", "https://example.net/b.json"),
            ("https://example.net/schemas/a.json", "../../../b.json", "https://example.net/b.json"),
            ("https://example.net", "b.json", "https://example.net/b.json"),
            ("https://example.net/a", "//example.org/b", "https://example.org/b"),
            ("https://example.net/a", "urn:acme:x", "urn:acme:x"),
            ("urn:acme:x", "b.json", "urn:b.json"),
            ("https://example.net/a/b", "", "https://example.net/a/b"),
        ];
        for (base, reference, joined) in cases {
            assert_eq!(join(base, reference), joined, "{base} {reference}");
        }
    }

    #[test]
    fn percent_signs() {
        assert_eq!(percent_decoded("a%20b"), "a b");
        assert_eq!(percent_decoded("a%2"), "a%2");
        assert_eq!(percent_decoded("%zz%C3%A9"), "%zzé");
        assert_eq!(percent_decoded("%FF"), "%FF");
    }

    #[test]
    fn indexes_are_written_plainly() {
        assert_eq!(position("0"), Some(0));
        assert_eq!(position("10"), Some(10));
        for other in ["", "00", "01", "+1", "-1", "1a", "-"] {
            assert_eq!(position(other), None, "{other}");
        }
    }
}
