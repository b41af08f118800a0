//! A plan for people: what is written at each place, one line for each. It knows words for the steps of a
//! plan; nothing of how they come about.

use super::demand::{Demand, Demands};
use super::keywords::Word;
use super::plan::{Accepts, ArrayPlan, Format, Id, Node, ObjectPlan, Plan, Type};
use super::validate::Test;
use std::cmp::Ordering;
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

/// Of what is asked of a value, so many bytes are shown.
const MOST_ASKED: usize = 120;

fn asked(test: &Test) -> String {
    let mut shown = String::new();
    demands(&test.demands, &mut shown);
    match &*shown {
        "" => "always".to_owned(),
        "never" => shown,
        _ => format!("if {shown}"),
    }
}

fn demands(asked: &Demands, out: &mut String) {
    for (index, demand) in asked.iter().enumerate() {
        if index > 0 {
            out.push_str(", ");
        }
        if out.len() > MOST_ASKED {
            out.push('…');
            return;
        }
        self::demand(demand, out);
    }
}

fn demand(demand: &Demand, out: &mut String) {
    let mut parts = |before: &str, parts: &[Demands], between: &str| {
        out.push_str(before);
        for (index, part) in parts.iter().enumerate() {
            out.push_str(if index == 0 { "(" } else { between });
            demands(part, out);
        }
        out.push(')');
    };
    match demand {
        Demand::Never => out.push_str("never"),
        Demand::Word(word) => out.push_str(&asked_word(word)),
        Demand::Members(members) => {
            let named = members.list.iter().filter(|(_, part)| part.iter().len() > 0);
            let others = members.others.iter().map(|part| ("other members".to_owned(), part));
            let all = named.map(|(name, part)| (format!("{name:?}"), part)).chain(others);
            for (index, (name, part)) in all.enumerate() {
                out.push_str(if index == 0 { "{" } else { "; " });
                if out.len() > MOST_ASKED {
                    out.push('…');
                    break;
                }
                out.push_str(&name);
                out.push_str(": ");
                demands(part, out);
            }
            out.push('}');
        }
        Demand::Elements { first, others } => {
            if !first.is_empty() {
                parts("elements: ", first, "; ");
            }
            others.iter().for_each(|part| parts("elements: ", std::slice::from_ref(part), ""));
        }
        Demand::Any(branches) => parts("any of ", branches, " or "),
        Demand::One(branches) => parts("one of ", branches, " or "),
        Demand::Not(part) => parts("not ", std::slice::from_ref(part), ""),
        Demand::Condition(branches) => parts("if, then, else ", &**branches, "; "),
        Demand::Same(part) => demands(part, out),
        Demand::Validator { number, .. } => out.push_str(&format!("valid (schema {number})")),
    }
}

fn asked_word(word: &Word) -> String {
    let several = |words: Vec<String>, between: &str| {
        let more = if words.len() > MOST_WORDS { " …" } else { "" };
        format!("{}{more}", words.get(..MOST_WORDS).unwrap_or(&words).join(between))
    };
    match word {
        Word::Type { types, .. } => {
            // Null is what people look for last.
            let (null, others): (Vec<Type>, Vec<Type>) = types.iter().partition(|kind| **kind == Type::Null);
            others.into_iter().chain(null).map(self::word).collect::<Vec<_>>().join(" or ")
        }
        Word::Texts(texts) => several(texts.iter().map(|text| format!("{text:?}")).collect(), " or "),
        Word::Values(values) => several(values.iter().map(ToString::to_string).collect(), " or "),
        Word::Bound { limit, taken } => format!("{} {limit}", sign(taken)),
        Word::Count { of, limit, taken } => {
            let counted = match of {
                Type::Text => "length",
                Type::Array => "elements",
                _ => "members",
            };
            format!("{counted} {} {limit}", sign(taken))
        }
        Word::MultipleOf(divisor) => format!("a multiple of {divisor}"),
        Word::NumberFormat(_) => "in range".to_owned(),
        Word::Format(format) => format!("a {}", format.name),
        Word::Required(names) => {
            format!("with {}", several(names.iter().map(|name| format!("{name:?}")).collect(), ", "))
        }
    }
}

/// Of several names or values, so many are shown.
const MOST_WORDS: usize = 5;

fn sign(taken: &[Ordering]) -> &'static str {
    match taken {
        [Ordering::Greater] => ">",
        [Ordering::Less] => "<",
        [Ordering::Greater, ..] => "≥",
        _ => "≤",
    }
}
