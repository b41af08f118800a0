//! A plan for people: what is written at each place, one line for each. It knows words for the steps of a
//! plan; nothing of how they come about.

use super::plan::{Accepts, ArrayPlan, Format, Id, Node, ObjectPlan, Plan, Type};
use super::validate::Test;
use std::collections::HashMap;
use std::fmt;

/// Displays a plan. What comes twice is shown once, with a number, and named by it from then on.
pub(super) struct Shown<'p>(pub(super) &'p Plan);

/// How deep lines are indented; what lies deeper has a number of its own anyway.
const MOST_INDENT: usize = 64;

impl fmt::Display for Shown<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut show = Show { plan: self.0, numbers: HashMap::new(), late: Vec::new(), f };
        show.node(self.0.root, "", 0)?;
        // Too deep for a line in its place.
        let mut at = 0;
        while let Some(id) = show.late.get(at).copied() {
            at += 1;
            show.node(id, "", 0)?;
        }
        Ok(())
    }
}

struct Show<'p, 'a, 'f> {
    plan: &'p Plan,
    numbers: HashMap<Id, usize>,
    late: Vec<Id>,
    f: &'a mut fmt::Formatter<'f>,
}

impl Show<'_, '_, '_> {
    fn line(&mut self, indent: usize, label: &str, words: fmt::Arguments<'_>) -> fmt::Result {
        writeln!(self.f, "{:indent$}{label}{words}", "", indent = indent * 2)
    }

    fn node(&mut self, id: Id, label: &str, indent: usize) -> fmt::Result {
        let (mut id, mut or_null) = (id, "");
        // A chain of nothing but these is as long as the plan at most.
        for _ in 0..=self.plan.nodes.len() {
            match self.plan.nodes.get(id as usize) {
                Some(Node::Same(next)) => id = *next,
                Some(Node::Nullable(next)) => (id, or_null) = (*next, ", or null"),
                _ => break,
            }
        }
        let Some(node) = self.plan.nodes.get(id as usize) else { return Ok(()) };
        let has_parts =
            matches!(node, Node::Object(_) | Node::Array(_) | Node::Types(_) | Node::Union(_) | Node::Condition { .. });
        if !has_parts {
            return self.line(indent, label, format_args!("{}{or_null}", leaf(node)));
        }
        if let Some(number) = self.numbers.get(&id).copied() {
            return self.line(indent, label, format_args!("as #{number}{or_null}"));
        }
        let number = self.numbers.len() + 1;
        if indent >= MOST_INDENT {
            self.late.push(id);
            return self.line(indent, label, format_args!("further down{or_null}"));
        }
        self.numbers.insert(id, number);
        match node {
            Node::Object(object) => {
                self.line(indent, label, format_args!("#{number} object{or_null}"))?;
                self.object(object, indent + 1)
            }
            Node::Array(array) => {
                self.line(indent, label, format_args!("#{number} list{or_null}"))?;
                self.array(array, indent + 1)
            }
            Node::Types(types) => {
                self.line(indent, label, format_args!("#{number} the first type that takes the value{or_null}"))?;
                types.iter().try_for_each(|(kind, id)| self.node(*id, &format!("if {}: ", word(*kind)), indent + 1))
            }
            Node::Union(branches) => {
                self.line(indent, label, format_args!("#{number} the first branch that takes the value{or_null}"))?;
                branches.iter().try_for_each(|(test, id)| self.node(*id, &format!("{}: ", asked(test)), indent + 1))
            }
            Node::Condition { test, then, otherwise } => {
                self.line(indent, label, format_args!("#{number} by a condition{or_null}"))?;
                self.node(*then, &format!("{}: ", asked(test)), indent + 1)?;
                self.node(*otherwise, "else: ", indent + 1)
            }
            _ => Ok(()),
        }
    }

    fn object(&mut self, object: &ObjectPlan, indent: usize) -> fmt::Result {
        for name in &object.required {
            self.line(indent, "", format_args!("{name:?} must be there"))?;
        }
        for member in &object.members {
            let absent = match (&member.default, member.required) {
                (Some(default), _) => format!(" (absent: {default})"),
                (None, true) => " (must be there)".to_owned(),
                (None, false) => String::new(),
            };
            let name = member.key().strip_suffix(':').unwrap_or(member.key());
            self.node(member.node, &format!("{name}{absent}: "), indent)?;
        }
        let Some(extras) = &object.extras else {
            return self.line(indent, "", format_args!("other members are dropped"));
        };
        for (pattern, id) in &extras.patterns {
            self.node(*id, &format!("names that match {:?}: ", pattern.source()), indent)?;
        }
        match extras.rest {
            Some(id) => self.node(id, "other members: ", indent),
            None => self.line(indent, "", format_args!("other members are dropped")),
        }
    }

    fn array(&mut self, array: &ArrayPlan, indent: usize) -> fmt::Result {
        match array {
            ArrayPlan::List(id) => self.node(*id, "each: ", indent),
            ArrayPlan::Tuple { slots, open } => {
                for (index, (accepts, id)) in slots.iter().enumerate() {
                    let taken = match accepts {
                        Accepts::Anything => String::new(),
                        Accepts::Types { types, nullable } => {
                            let null = nullable.then_some("null");
                            let words: Vec<&str> = types.iter().map(|kind| word(*kind)).chain(null).collect();
                            format!(" (only {})", words.join(", "))
                        }
                    };
                    self.node(*id, &format!("[{index}]{taken}: "), indent)?;
                }
                let more = if *open { "further elements as they are" } else { "no further elements" };
                self.line(indent, "", format_args!("{more}"))
            }
        }
    }
}

fn leaf(node: &Node) -> String {
    match node {
        Node::Constant { text, null: false } => format!("always {text}"),
        Node::Constant { text, null: true } => format!("always {text}, or null"),
        Node::Null => "always null".to_owned(),
        Node::Boolean => "boolean".to_owned(),
        Node::Integer => "integer".to_owned(),
        Node::Number => "number".to_owned(),
        Node::Text(Format::None) => "string".to_owned(),
        Node::Text(Format::DateTime) => "string, of instants date and time".to_owned(),
        Node::Text(Format::Date) => "string, of instants the date".to_owned(),
        Node::Text(Format::Time) => "string, of instants the time".to_owned(),
        Node::Text(Format::Unsafe) => "string, not escaped".to_owned(),
        _ => "as it is".to_owned(),
    }
}

fn word(kind: Type) -> &'static str {
    match kind {
        Type::Null => "null",
        Type::Boolean => "boolean",
        Type::Integer => "integer",
        Type::Number => "number",
        Type::Text => "string",
        Type::Object => "object",
        Type::Array => "array",
    }
}

fn asked(test: &Test) -> String {
    match test {
        Test::Always => "always".to_owned(),
        Test::Never => "never".to_owned(),
        Test::Kinds { types, null } => {
            let words: Vec<&str> = types.iter().map(|kind| word(*kind)).chain(null.then_some("null")).collect();
            format!("if {}", words.join(" or "))
        }
        Test::Full { number, .. } => format!("if valid (schema {number})"),
    }
}
