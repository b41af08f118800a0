//! Knows what a plan does as Rust: a function for each object, list, choice and constant, with the names of the members
//! in it. Must not know keywords, nor how schemas are asked about.

use super::checks::{Checks, Shared, of_types};
use super::code::{Names, call, comment, place, text};
use super::items;
use super::pattern::Codes;
use super::patterns::Patterns;
use super::{GenerateError, GenerateErrorKind as Kind};
use crate::stringify::options::{LargeArrays, Options};
use crate::stringify::plan::{Accepts, ArrayPlan, Extras, Format, Id, Node, ObjectPlan, Plan, Type};
use crate::stringify::scalar::Rounding;
use crate::stringify::validate::Test;
use serde_json::Map;
use std::collections::{HashMap, HashSet, VecDeque};

type Generated<T> = Result<T, GenerateError>;

/// How deep a value may be that schemas are asked about, where they do not say less: further than any is written.
const MOST_ASKED: u32 = 600;

/// The source of a module that does what a plan does.
pub(in crate::stringify) fn module(plan: &Plan, options: &Options) -> Generated<String> {
    let mut tests = plan.nodes.iter().flat_map(tests).peekable();
    let none = Map::new();
    let definitions = tests.peek().and_then(|test| test.definitions()).unwrap_or(&none);
    let most_depth = tests.find_map(Test::most_depth);
    let mut writers = Writers {
        plan,
        options,
        shared: Shared { names: Names::default(), patterns: Patterns::default() },
        checks: Checks::new(definitions),
        named: HashMap::new(),
        waiting: VecDeque::new(),
        functions: Vec::new(),
        here: plan.root,
        most_asked: most_depth.unwrap_or(MOST_ASKED).min(MOST_ASKED),
        is_weighed: most_depth.is_some(),
    };
    writers.refuse_endless_choices()?;
    let root = writers.writer(plan.root);
    while let Some((id, name)) = writers.waiting.pop_front() {
        let pointer = plan.pointers.get(id as usize).and_then(Option::as_deref);
        let function = writers.function(id, &name).map_err(|error| error.at(pointer))?;
        writers.functions.push(function);
    }
    let mut body = entry(&root);
    for function in &writers.functions {
        body += &format!("\n{function}");
    }
    for part in writers.checks.functions.iter().chain(&writers.shared.patterns.constants) {
        body += &format!("\n{part}");
    }
    let own = match options.rounding {
        Rounding::Trunc => Vec::new(),
        Rounding::Ceil => vec![rounded("up", "number.ceil()")],
        Rounding::Floor => vec![rounded("down", "number.floor()")],
        Rounding::Round => vec![rounded(
            "to the nearest, and half-way up",
            "let down = number.floor();\n    if number - down >= 0.5 { down + 1.0 } else { down }",
        )],
    };
    let runtime = items::needed(&body, &own);
    let all = format!("{body}\n// What is the same for every schema.\n\n{runtime}");
    Ok(format!("{}{}\n{all}", head(plan.title.as_deref()), imports(&all)))
}

fn rounded(which: &str, body: &str) -> String {
    format!(
        "/// An integer instead of a number with a fraction: {which}.\nfn rounded(number: f64) -> f64 {{\n    {body}\n}}\n"
    )
}

fn head(title: Option<&str>) -> String {
    let of = title.map(|title| format!(" of `{}`", comment(title))).unwrap_or_default();
    format!(
        "// JSON in the shape{of}: the members that the schema declares, in its types, and nothing else.\n\
         //\n\
         // Written by `shorn generate stringify` from the schema. Do not edit it: write it again.\n\
         // It needs the crate `serde_json`, version 1, and Rust 1.82 or newer. To use it as `shape.rs`:\n\
         //\n\
         //     mod shape;\n\
         //     let text = shape::to_string(&serde_json::json!({{}}))?;\n\n"
    )
}

fn imports(source: &str) -> String {
    let words = items::words(source);
    let has = |word: &str| words.contains(word);
    let of_json: Vec<&str> = ["Map", "Number", "Value"].into_iter().filter(|name| has(name)).collect();
    let of_json = match of_json.as_slice() {
        [one] => format!("use serde_json::{one};\n"),
        all => format!("use serde_json::{{{}}};\n", all.join(", ")),
    };
    let std =
        [("Cow", "use std::borrow::Cow;\n"), ("Ordering", "use std::cmp::Ordering;\n"), ("fmt", "use std::fmt;\n")];
    of_json + &std.into_iter().filter(|(word, _)| has(word)).map(|(_, line)| line).collect::<String>()
}

/// What programs call.
fn entry(root: &str) -> String {
    format!(
        "/// The text of a value.
#[allow(dead_code)] // Not every program asks for every form.
pub fn to_string(value: &Value) -> Result<String, Error> {{
    Ok(String::from_utf8(to_vec(value)?).unwrap_or_default())
}}

/// The text of a value, as bytes in UTF-8.
#[allow(dead_code)]
pub fn to_vec(value: &Value) -> Result<Vec<u8>, Error> {{
    let mut out = Vec::with_capacity(128);
    write(value, &mut out)?;
    Ok(out)
}}

/// Appends the text of a value. Where that fails, nothing is appended.
pub fn write(value: &Value, out: &mut Vec<u8>) -> Result<(), Error> {{
    let before = out.len();
    {root}(value, out, 0).map_err(|error| {{
        out.truncate(before);
        *error
    }})
}}
"
    )
}

struct Writers<'p, 'd> {
    plan: &'p Plan,
    options: &'p Options,
    shared: Shared,
    checks: Checks<'d>,
    /// Functions by the node.
    named: HashMap<Id, String>,
    /// Nodes whose functions are still to be written.
    waiting: VecDeque<(Id, String)>,
    functions: Vec<String>,
    /// The node whose function is being written.
    here: Id,
    most_asked: u32,
    /// Whether that is less than what is written, so that it must be looked at.
    is_weighed: bool,
}

impl Writers<'_, '_> {
    fn node(&self, id: Id) -> &Node {
        self.plan.nodes.get(id as usize).unwrap_or(&Node::Plain)
    }

    /// Choices that lead to one another at one value would be followed until the stack ends.
    fn refuse_endless_choices(&self) -> Generated<()> {
        let mut done: HashSet<Id> = HashSet::new();
        for start in 0..self.plan.nodes.len() as Id {
            // With a list instead of recursion: a chain of references may be long.
            let mut open: HashSet<Id> = HashSet::new();
            let mut way = vec![(start, false)];
            while let Some((id, is_left)) = way.pop() {
                if is_left {
                    open.remove(&id);
                    done.insert(id);
                } else if open.contains(&id) {
                    let pointer = self.plan.pointers.get(id as usize).and_then(Option::as_deref);
                    return Err(GenerateError::new(Kind::EndlessChoice).at(pointer));
                } else if !done.contains(&id) {
                    open.insert(id);
                    way.push((id, true));
                    way.extend(choices(self.node(id)).into_iter().map(|id| (id, false)));
                }
            }
        }
        Ok(())
    }

    /// The name of the function that writes what a node says.
    fn writer(&mut self, id: Id) -> String {
        self.writer_of(id, None)
    }

    /// The same of a way of a choice, which may stand at the same place: by that name and the word then.
    fn writer_of(&mut self, id: Id, way: Option<(&str, &str)>) -> String {
        let mut id = id;
        while let Node::Same(next) = self.node(id) {
            id = *next;
        }
        let known = match self.node(id) {
            Node::Plain => "write_plain",
            Node::Null => "write_null",
            Node::Boolean => "write_boolean",
            Node::Integer => "write_integer",
            Node::Number => "write_number",
            Node::Text(Format::None) => "write_string",
            Node::Text(Format::DateTime) => "write_date_time",
            Node::Text(Format::Date) => "write_date",
            Node::Text(Format::Time) => "write_time",
            Node::Text(Format::Unsafe) => "write_unescaped",
            _ => "",
        };
        if !known.is_empty() {
            return known.to_owned();
        }
        if let Some(known) = self.named.get(&id) {
            return known.clone();
        }
        let is_here = self.pointer(id) == self.pointer(self.here);
        let words = match way.filter(|_| is_here) {
            Some((choice, word)) => format!("{} {word}", choice.trim_start_matches("write_")),
            None => place(self.pointer(id)),
        };
        let name = self.shared.names.new_name("write", &words);
        self.named.insert(id, name.clone());
        self.waiting.push_back((id, name.clone()));
        name
    }

    fn pointer(&self, id: Id) -> &str {
        self.plan.pointers.get(id as usize).and_then(Option::as_deref).unwrap_or("#")
    }

    fn function(&mut self, id: Id, name: &str) -> Generated<String> {
        self.here = id;
        let plan = self.plan;
        let at = comment(self.pointer(id));
        let node = plan.nodes.get(id as usize).unwrap_or(&Node::Plain);
        let (what, uses, body) = match node {
            Node::Constant { text: constant, null } => {
                let write = format!("    write_constant({}, out)\n", text(constant));
                match null {
                    false => ("The constant", [false, true, false], write),
                    true => (
                        "The constant, or null,",
                        [true, true, true],
                        format!(
                            "    if value.is_null() {{\n        return write_null(value, out, depth);\n    }}\n{write}"
                        ),
                    ),
                }
            }
            Node::Object(object) => ("The object", [true; 3], self.object(object)?),
            Node::Array(array) => match &**array {
                ArrayPlan::List(item) => {
                    let write = self.writer(*item);
                    let long = self.long(None);
                    ("The list", [true; 3], format!("{long}    write_list(value, out, depth, {write})\n"))
                }
                ArrayPlan::Tuple { slots, open } => ("The tuple", [true; 3], self.tuple(slots, *open)),
            },
            Node::Types(types) => ("By type, the value", [true; 3], self.types(types, name)),
            Node::Nullable(inner) => {
                let write = self.writer(*inner);
                ("What may be null", [true; 3], format!("    write_or_null(value, out, depth, {write})\n"))
            }
            Node::Union(branches) => ("The union", [true; 3], self.union(branches, name)?),
            Node::Condition { test, then, otherwise } => {
                ("The condition", [true; 3], self.condition(test, *then, *otherwise, name)?)
            }
            // These have functions of the runtime.
            _ => ("What stands", [true; 3], "    write_plain(value, out, depth)\n".to_owned()),
        };
        let parameters = ["value: &Value", "out: &mut Vec<u8>", "depth: u32"];
        let parameters = parameters.iter().zip(uses).map(|(parameter, is_used)| match parameter.split_once(':') {
            Some((_, kind)) if !is_used => format!("_:{kind}"),
            _ => (*parameter).to_owned(),
        });
        let parameters = parameters.collect::<Vec<_>>();
        let line = format!("fn {name}({}) -> Written {{\n", parameters.join(", "));
        let head = match line.chars().count() {
            ..=101 => line,
            _ => format!("fn {name}(\n    {},\n) -> Written {{\n", parameters.join(",\n    ")),
        };
        Ok(format!("/// {what} at `{at}`.\n{head}{body}}}\n"))
    }

    fn object(&mut self, object: &ObjectPlan) -> Generated<String> {
        let mut out = open("object", "ObjectWriter::open(value, out, depth)?");
        for name in &object.required {
            out += &call(1, "object.must_have", &[&text(name)], "?;");
        }
        for member in &object.members {
            let write = self.writer(member.node);
            let (name, key) = (text(&member.name), text(member.key()));
            match (&member.default, member.required) {
                (Some(default), _) => {
                    out += &call(1, "object.defaulted", &[&name, &key, &text(default), &write], "?;");
                }
                (None, true) => out += &call(1, "object.required", &[&name, &key, &write], "?;"),
                (None, false) => out += &call(1, "object.optional", &[&name, &key, &write], "?;"),
            }
        }
        if let Some(extras) = &object.extras {
            out += &self.extras(object, extras)?;
        }
        let out = out + "    object.close()\n";
        let is_changed = !(object.members.is_empty() && object.extras.is_none());
        Ok(if is_changed { out } else { out.replacen("let Some(mut object)", "let Some(object)", 1) })
    }

    fn extras(&mut self, object: &ObjectPlan, extras: &Extras) -> Generated<String> {
        let mut arms = Vec::new();
        let declared: Vec<String> = object.members.iter().map(|member| text(&member.name)).collect();
        if !declared.is_empty() {
            arms.push((declared.join("\n            | "), "{}".to_owned()));
        }
        let each = |write: &str| format!("object.extra(name, value, {write})?");
        for (pattern, id) in &extras.patterns {
            let test = self.shared.patterns.test(pattern.source(), Codes::Units, "name", &mut self.shared.names)?;
            arms.push((format!("name if {test}"), each(&self.writer(*id)) + ","));
        }
        match (extras.rest, arms.is_empty()) {
            (None, true) => return Ok(String::new()),
            (Some(id), true) => {
                let each = each(&self.writer(id));
                return Ok(format!("    for (name, value) in object.all_members() {{\n        {each};\n    }}\n"));
            }
            (Some(id), false) => arms.push(("_".to_owned(), each(&self.writer(id)) + ",")),
            // Nothing is let through.
            (None, false) if extras.patterns.is_empty() => return Ok(String::new()),
            (None, false) => arms.push(("_".to_owned(), "{}".to_owned())),
        }
        let arms: String = arms.iter().map(|(pattern, then)| format!("            {pattern} => {then}\n")).collect();
        Ok(format!(
            "    for (name, value) in object.all_members() {{\n        match name {{\n{arms}        }}\n    }}\n"
        ))
    }

    /// What becomes of a list that is long, as the settings say; `most` is how long one may be.
    fn long(&self, most: Option<usize>) -> String {
        let LargeArrays::Plain { from } = self.options.large_arrays else { return String::new() };
        let test = match most {
            Some(most) if most < from => return String::new(),
            Some(most) => format!("is_long(value, {from}) && !is_long(value, {})", most + 1),
            None => format!("is_long(value, {from})"),
        };
        format!("    if {test} {{\n        return write_long_list(value, out, depth);\n    }}\n")
    }

    fn tuple(&mut self, slots: &[(Accepts, Id)], is_open: bool) -> String {
        let opened = match is_open {
            true => "TupleWriter::begin(value, out, depth)?".to_owned(),
            false => format!("TupleWriter::begin_closed(value, out, depth, {})?", slots.len()),
        };
        let mut out = self.long((!is_open).then_some(slots.len())) + &open("tuple", &opened);
        for (accepts, id) in slots {
            let write = self.writer(*id);
            out += &call(1, "tuple.slot", &[&accepted(accepts), &write], "?;");
        }
        if is_open {
            out += "    tuple.further()?;\n";
        }
        out + "    tuple.close(value)\n"
    }

    fn types(&mut self, types: &[(Type, Id)], name: &str) -> String {
        // Kinds of values that an arm before has taken.
        let mut taken: HashSet<&str> = HashSet::new();
        let mut arms = Vec::new();
        for (kind, id) in types {
            // Null goes to the first type that is no array.
            let with_null = *kind != Type::Array && !taken.contains("Null");
            let pattern = match kind {
                Type::Null => "Null",
                Type::Boolean => "Bool(_)",
                Type::Integer | Type::Number => "Number(_)",
                Type::Text => "String(_)",
                Type::Object => "Object(_)",
                Type::Array => "Array(_)",
            };
            let word = format!("{kind:?}").to_lowercase();
            let write = self.writer_of(*id, Some((name, &word)));
            let then = format!("{write}(value, out, depth),\n");
            let mut patterns: Vec<String> = Vec::new();
            if with_null && taken.insert("Null") {
                patterns.push("Value::Null".to_owned());
            }
            match kind {
                Type::Null => {}
                Type::Integer if taken.contains("Number(_)") => {}
                Type::Integer => {
                    if !patterns.is_empty() {
                        arms.push(format!("        Value::Null => {then}"));
                        patterns.clear();
                    }
                    arms.push(format!("        Value::Number(_) if is_whole(value) => {then}"));
                }
                _ if taken.insert(pattern) => patterns.push(format!("Value::{pattern}")),
                _ => {}
            }
            if !patterns.is_empty() {
                arms.push(format!("        {} => {then}", patterns.join(" | ")));
            }
        }
        if taken.len() < 6 {
            arms.push("        _ => expected(ErrorKind::NoMatchingType),\n".to_owned());
        }
        format!("    match value {{\n{}    }}\n", arms.concat())
    }

    fn union(&mut self, branches: &[(Test, Id)], name: &str) -> Generated<String> {
        let mut out = String::new();
        let mut is_guarded = false;
        for (at, (test, id)) in branches.iter().enumerate() {
            let word = format!("branch {at}");
            let words = format!("{} {word}", name.trim_start_matches("write_"));
            let (guard, check) = self.asked(test, &words, &mut is_guarded)?;
            out += &guard;
            if check == "never" {
                continue;
            }
            let write = self.writer_of(*id, Some((name, &word)));
            if check == "always" {
                return Ok(out + &format!("    {write}(value, out, depth)\n"));
            }
            out += &format!("    if {check}(value) {{\n        return {write}(value, out, depth);\n    }}\n");
        }
        Ok(out + "    expected(ErrorKind::NoMatchingBranch)\n")
    }

    fn condition(&mut self, test: &Test, then: Id, otherwise: Id, name: &str) -> Generated<String> {
        let words = format!("{} if", name.trim_start_matches("write_"));
        let (guard, check) = self.asked(test, &words, &mut false)?;
        let mut way = |id, word| self.writer_of(id, Some((name, word)));
        Ok(match &*check {
            "always" => format!("    {}(value, out, depth)\n", way(then, "then")),
            "never" => format!("    {}(value, out, depth)\n", way(otherwise, "else")),
            check => {
                let (then, otherwise) = (way(then, "then"), way(otherwise, "else"));
                let choice = format!(
                    "    if {check}(value) {{\n        {then}(value, out, depth)\n    }} else {{\n        {otherwise}(value, out, depth)\n    }}\n"
                );
                let one = format!("    {then}(value, out, depth)\n");
                guard + if then == otherwise { &one } else { &choice }
            }
        })
    }

    /// The function for a test, and what has to be looked at before it is asked.
    fn asked(&mut self, test: &Test, words: &str, is_guarded: &mut bool) -> Generated<(String, String)> {
        let name = self.checks.asked(&test.schema, words, &mut self.shared)?;
        let recurses =
            |function: &String| ["items_are_unique", "equals_one_of"].iter().any(|name| function.contains(name));
        // What is told by the kind of the value goes no deeper.
        let is_deep = !items::is_item(&name) && (self.is_weighed || self.checks.functions.iter().any(recurses));
        let guard = match is_deep && !std::mem::replace(is_guarded, true) {
            true => format!(
                "    if is_deeper(value, {}) {{\n        return expected(ErrorKind::RecursionDepth);\n    }}\n",
                self.most_asked
            ),
            false => String::new(),
        };
        Ok((guard, name))
    }
}

/// What a choice may lead to at the same value.
fn choices(node: &Node) -> Vec<Id> {
    match node {
        Node::Same(id) | Node::Nullable(id) => vec![*id],
        Node::Types(types) => types.iter().map(|(_, id)| *id).collect(),
        Node::Union(branches) => branches.iter().map(|(_, id)| *id).collect(),
        Node::Condition { then, otherwise, .. } => vec![*then, *otherwise],
        _ => Vec::new(),
    }
}

fn tests(node: &Node) -> Vec<&Test> {
    match node {
        Node::Union(branches) => branches.iter().map(|(test, _)| test).collect(),
        Node::Condition { test, .. } => vec![test],
        _ => Vec::new(),
    }
}

/// What a position takes, as a function.
fn accepted(accepts: &Accepts) -> String {
    let Accepts::Types { types, nullable } = accepts else { return "always".to_owned() };
    // A position of texts takes null, and writes an empty text.
    let with_null = *nullable || types.contains(&Type::Text);
    let all: Vec<Type> = types.iter().copied().chain(with_null.then_some(Type::Null)).collect();
    match of_types(&all) {
        None => "always".to_owned(),
        Some(test) => match test.strip_suffix("(value)").filter(|name| !name.contains(['(', '!'])) {
            Some(name) => name.to_owned(),
            None => {
                let bare = test.strip_prefix('(').and_then(|test| test.strip_suffix(')'));
                format!("|value| {}", bare.unwrap_or(&test))
            }
        },
    }
}

fn open(variable: &str, opened: &str) -> String {
    let line = format!("    let Some(mut {variable}) = {opened} else {{ return Ok(()) }};\n");
    match line.chars().count() {
        // `rustfmt` has less room for what stands on one line here.
        ..=50 => line,
        _ => format!("    let Some(mut {variable}) = {opened} else {{\n        return Ok(());\n    }};\n"),
    }
}
