//! Knows the text of a shape: compact JSON with a fixed order of keys. Must not know what the text
//! is used for (signature, comparison, hash).
//!
//! One writer makes two texts. The *signature* is the normative one and exists only for shapes that
//! a JSON Schema can describe. The *comparison text* decides which shapes are the same while
//! references are folded; it also tells refusing objects from dropping ones, and has words for the
//! builder-only parts, so that those fold too. It is never written as a whole: a child stands in the
//! text of its parent as the number of its own text.

use super::node::{Kind, Node};
use super::object::{Object, Undeclared};
use super::scalar::Scalar;
use super::union::{By, Union};
use crate::wire::shortest;
use alloc::collections::BTreeMap;
use alloc::string::String;
use core::fmt::Write as _;

/// The signature of a shape, unless it has a builder-only part.
pub(super) fn signature(definitions: &[Node], root: &Node) -> Option<String> {
    let mut writer = Writer::default();
    if definitions.is_empty() {
        writer.node(root);
    } else {
        writer.out.push_str("{\"defs\":");
        writer.list(definitions, Writer::node);
        writer.out.push_str(",\"root\":");
        writer.node(root);
        writer.out.push('}');
    }
    (!writer.builder_only).then_some(writer.out)
}

/// Numbers for trees: two have one number exactly if their comparison texts are the same.
///
/// A node has to live as long as this, for it is known by its address.
#[derive(Default)]
pub(super) struct Classes {
    by_text: BTreeMap<String, usize>,
    by_address: BTreeMap<usize, usize>,
}

impl Classes {
    /// The number of a tree. Each node of it is looked at once, wherever it is met.
    pub(super) fn of(&mut self, node: &Node) -> usize {
        if let Some(class) = self.by_address.get(&node.address()) {
            return *class;
        }
        for child in node.kind().children() {
            self.of(child);
        }
        let mut writer = Writer { classes: Some(&self.by_address), ..Writer::default() };
        writer.kind(node.kind());
        let text = writer.out;
        let next = self.by_text.len();
        let class = *self.by_text.entry(text).or_insert(next);
        self.by_address.insert(node.address(), class);
        class
    }
}

/// Appends the JSON text of a scalar. NaN and the infinities, which have none, print as their
/// names.
pub(super) fn write_scalar(out: &mut String, value: &Scalar) {
    match value {
        Scalar::Null => out.push_str("null"),
        Scalar::Boolean(true) => out.push_str("true"),
        Scalar::Boolean(false) => out.push_str("false"),
        // ECMAScript's `Number::toString`, in which −0 prints as 0.
        Scalar::Number(number) => out.push_str(&shortest::to_text(*number)),
        Scalar::String(string) => write_string(out, string),
    }
}

fn write_string(out: &mut String, string: &str) {
    out.push('"');
    for character in string.chars() {
        match character {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\u{8}' => out.push_str("\\b"),
            '\t' => out.push_str("\\t"),
            '\n' => out.push_str("\\n"),
            '\u{C}' => out.push_str("\\f"),
            '\r' => out.push_str("\\r"),
            '\0'..='\u{1F}' => {
                // Writing to a string cannot fail.
                let _ = write!(out, "\\u{:04x}", u32::from(character));
            }
            _ => out.push(character),
        }
    }
    out.push('"');
}

#[derive(Default)]
struct Writer<'a> {
    out: String,
    /// Present for a comparison text: the numbers of all children.
    classes: Option<&'a BTreeMap<usize, usize>>,
    builder_only: bool,
}

impl Writer<'_> {
    fn node(&mut self, node: &Node) {
        match self.classes {
            None => self.kind(node.kind()),
            Some(classes) => {
                let class = classes.get(&node.address()).copied().unwrap_or(usize::MAX);
                let _ = write!(self.out, "#{class}");
            }
        }
    }

    fn kind(&mut self, kind: &Kind) {
        match kind {
            Kind::Any => self.out.push_str("\"any\""),
            Kind::Boolean => self.out.push_str("\"boolean\""),
            Kind::Uint => self.out.push_str("\"uint\""),
            Kind::Int => self.out.push_str("\"int\""),
            Kind::Float64 => self.out.push_str("\"float64\""),
            Kind::String => self.out.push_str("\"string\""),
            Kind::Uuid => self.out.push_str("\"uuid\""),
            Kind::Float32 => self.builder_only("\"float32\""),
            Kind::Bytes => self.builder_only("\"bytes\""),
            Kind::Literal(value) => {
                self.out.push_str("{\"literal\":");
                self.scalar(value);
                self.out.push('}');
            }
            Kind::Enum(members) => {
                self.out.push_str("{\"enum\":");
                self.list(members, Writer::scalar);
                self.out.push('}');
            }
            Kind::Nullable(inner) => self.around("nullable", inner),
            Kind::Optional(inner) => {
                self.builder_only("");
                self.around("optional", inner);
            }
            Kind::Record(inner) => self.around("record", inner),
            Kind::Array { item, length } => {
                self.out.push_str("{\"array\":");
                self.node(item);
                if let Some(length) = length {
                    let _ = write!(self.out, ",\"length\":{length}");
                }
                self.out.push('}');
            }
            Kind::Tuple { items, rest } => {
                self.out.push_str("{\"tuple\":");
                self.list(items, Writer::node);
                if let Some(rest) = rest {
                    self.out.push_str(",\"rest\":");
                    self.node(rest);
                }
                self.out.push('}');
            }
            Kind::Object(object) => self.object(object),
            Kind::Union(union) => self.union(union),
            Kind::Reference(index) => {
                let _ = write!(self.out, "{{\"ref\":{index}}}");
            }
        }
    }

    fn object(&mut self, object: &Object) {
        self.out.push_str("{\"object\":");
        self.list(object.fields(), |writer, field| {
            writer.out.push_str("{\"key\":");
            write_string(&mut writer.out, field.name());
            let _ = write!(writer.out, ",\"optional\":{},\"value\":", field.is_optional());
            writer.node(field.node());
            writer.out.push('}');
        });
        if let Some(extras) = object.extras() {
            self.out.push_str(",\"extras\":");
            self.node(extras);
        } else if self.classes.is_some() && object.undeclared() == Undeclared::Refuse {
            self.out.push_str(",\"undeclared\":\"refuse\"");
        }
        self.out.push('}');
    }

    fn union(&mut self, union: &Union) {
        match union.by() {
            By::Property { name, cases } => {
                self.out.push_str("{\"on\":");
                write_string(&mut self.out, name);
                self.out.push_str(",\"cases\":");
                self.list(cases, Writer::scalar);
            }
            By::Type(types) => {
                self.out.push_str("{\"types\":");
                self.list(types, |writer, json_type| {
                    write_string(&mut writer.out, json_type.name());
                });
            }
            By::Order => {
                self.out.push_str("{\"first\":");
                self.list(union.branches(), Writer::node);
                self.out.push('}');
                return;
            }
        }
        self.out.push_str(",\"union\":");
        self.list(union.branches(), Writer::node);
        self.out.push('}');
    }

    fn around(&mut self, word: &str, inner: &Node) {
        let _ = write!(self.out, "{{\"{word}\":");
        self.node(inner);
        self.out.push('}');
    }

    fn builder_only(&mut self, text: &str) {
        self.builder_only = true;
        self.out.push_str(text);
    }

    fn scalar(&mut self, value: &Scalar) {
        if let Scalar::Number(number) = value {
            self.builder_only |= !number.is_finite();
        }
        write_scalar(&mut self.out, value);
    }

    fn list<T>(&mut self, items: &[T], mut item: impl FnMut(&mut Self, &T)) {
        self.out.push('[');
        for (position, each) in items.iter().enumerate() {
            if position > 0 {
                self.out.push(',');
            }
            item(self, each);
        }
        self.out.push(']');
    }
}

#[cfg(test)]
mod tests {
    use super::super::Field;
    use super::*;
    use alloc::vec::Vec;

    fn text(value: impl Into<Scalar>) -> String {
        let mut out = String::new();
        write_scalar(&mut out, &value.into());
        out
    }

    // The examples of the format's section on numbers.
    #[test]
    fn numbers_print_as_in_ecmascript() {
        for (number, expected) in [
            (1e21, "1e+21"),
            (1e20, "100000000000000000000"),
            (0.000_001, "0.000001"),
            (1e-7, "1e-7"),
            (1.5e300, "1.5e+300"),
            (9_007_199_254_740_993.0, "9007199254740992"),
            (-0.0, "0"),
            (5.0, "5"),
            (-1.5, "-1.5"),
        ] {
            assert_eq!(text(number), expected);
        }
    }

    #[test]
    fn only_the_listed_characters_are_escaped() {
        assert_eq!(
            text("\"\\\u{8}\t\n\u{C}\r\u{1}\u{1F}/\u{7F}\u{2028}é🚀"),
            "\"\\\"\\\\\\b\\t\\n\\f\\r\\u0001\\u001f/\u{7F}\u{2028}é🚀\""
        );
    }

    #[test]
    fn trees_of_one_text_have_one_number() {
        let pair = |item: Node| Node::tuple([Node::array(item.clone()), item]);
        let closed = Object::new([Field::new("a", Node::bytes())]);
        let refusing = Node::from(closed.clone().refusing_undeclared());
        let nodes = [
            pair(Node::int()),
            pair(Node::uint()),
            pair(Node::literal("#0")),
            pair(Node::literal(0)),
            Node::from(closed.clone()),
            refusing.clone(),
            Node::from(closed.with_extras(Node::any())),
            pair(refusing),
            Node::fixed_array(Node::int(), 2),
            Node::reference(0),
            Node::reference(1),
        ];
        let again = nodes.clone().map(|node| node.note("title", "again"));
        let mut classes = Classes::default();
        let numbers: Vec<usize> = nodes.iter().map(|node| classes.of(node)).collect();
        assert_eq!(numbers, again.iter().map(|node| classes.of(node)).collect::<Vec<_>>());
        let mut distinct = numbers.clone();
        distinct.sort_unstable();
        distinct.dedup();
        assert_eq!(distinct.len(), numbers.len());
    }
}
