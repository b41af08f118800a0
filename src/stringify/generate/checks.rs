//! Knows how the schemas that unions and conditions ask about become functions that tell whether a value satisfies them:
//! one line for each keyword. They come as `validate` has translated them. Must not know what is written.

use super::code::{Names, call, comment, double, text};
use super::pattern::Codes;
use super::patterns::Patterns;
use super::{GenerateError, GenerateErrorKind as Kind};
use crate::stringify::keywords::{CONST, ENUM, MULTIPLE_OF, NOTHING, NUMBER_FORMAT, REQUIRED, TYPE, kind_of};
use crate::stringify::plan::Type;
use serde_json::{Map, Value};
use std::collections::{HashMap, HashSet};

type Generated<T> = Result<T, GenerateError>;

/// What is left of a schema.
pub(super) enum Check {
    Always,
    Never,
    /// All of these, in terms of `value`, each on lines of its own.
    All(Vec<String>),
}

pub(super) struct Checks<'d> {
    definitions: &'d Map<String, Value>,
    /// The functions so far.
    pub(super) functions: Vec<String>,
    /// Functions of definitions.
    named: HashMap<String, String>,
    /// Definitions whose functions are still to be written.
    waiting: Vec<String>,
    /// Functions by what they do.
    by_body: HashMap<String, String>,
    /// Definitions that ask one another about the same value.
    edges: HashMap<String, HashSet<String>>,
    /// The definition that is being written.
    here: String,
    /// How far inside that a part of the value is asked about: 0 for the value itself.
    inside: u32,
}

/// What a generator is about, which its parts share.
pub(super) struct Shared {
    pub(super) names: Names,
    pub(super) patterns: Patterns,
}

impl<'d> Checks<'d> {
    pub(super) fn new(definitions: &'d Map<String, Value>) -> Checks<'d> {
        Checks {
            definitions,
            functions: Vec::new(),
            named: HashMap::new(),
            waiting: Vec::new(),
            by_body: HashMap::new(),
            edges: HashMap::new(),
            here: String::new(),
            inside: 0,
        }
    }

    /// The function for a schema that is asked about, and those for what it leads to.
    pub(super) fn asked(&mut self, schema: &Value, words: &str, shared: &mut Shared) -> Generated<String> {
        // No definition leads here.
        self.here.clear();
        self.inside = 0;
        let name = self.function_of(schema, words, shared)?;
        while let Some(waiting) = self.waiting.pop() {
            let schema = self.definitions.get(&waiting).unwrap_or(&Value::Bool(true));
            let name = self.named.get(&waiting).cloned().unwrap_or_default();
            self.here = waiting;
            self.inside = 0;
            let check = self.schema(schema, name.trim_start_matches("is_"), shared)?;
            self.functions.push(function(&name, &check));
        }
        if self.leads_back() {
            return Err(GenerateError::new(Kind::EndlessCheck));
        }
        Ok(name)
    }

    fn definition(&mut self, definition: &str, words: &str, shared: &mut Shared) -> String {
        if let Some(known) = self.named.get(definition) {
            return known.clone();
        }
        let name = shared.names.new_name("is", words);
        self.named.insert(definition.to_owned(), name.clone());
        self.waiting.push(definition.to_owned());
        name
    }

    /// Whether a definition asks itself about the same value.
    fn leads_back(&self) -> bool {
        self.edges.keys().any(|start| {
            let mut seen = HashSet::new();
            let mut way: Vec<&str> = vec![start];
            while let Some(at) = way.pop() {
                for next in self.edges.get(at).into_iter().flatten() {
                    if next == start {
                        return true;
                    }
                    if seen.insert(&**next) {
                        way.push(next);
                    }
                }
            }
            false
        })
    }

    /// The name of a function for a schema.
    fn function_of(&mut self, schema: &Value, words: &str, shared: &mut Shared) -> Generated<String> {
        let lines = match self.schema(schema, words, shared)? {
            Check::Always => return Ok("always".to_owned()),
            Check::Never => return Ok("never".to_owned()),
            Check::All(lines) => lines,
        };
        // One call with the value alone is a function already.
        if let [line] = lines.as_slice() {
            let called = line.trim().strip_suffix("(value)");
            if let Some(name) = called.filter(|name| name.chars().all(|c| c.is_alphanumeric() || c == '_')) {
                return Ok(name.to_owned());
            }
        }
        let body = lines.concat();
        if let Some(known) = self.by_body.get(&body) {
            return Ok(known.clone());
        }
        let name = shared.names.new_name("is", words);
        self.by_body.insert(body, name.clone());
        self.functions.push(function(&name, &Check::All(lines)));
        Ok(name)
    }

    /// The same for a schema of a part of the value.
    fn function_inside(&mut self, schema: &Value, words: &str, shared: &mut Shared) -> Generated<String> {
        self.inside += 1;
        let name = self.function_of(schema, words, shared);
        self.inside -= 1;
        name
    }

    fn schema(&mut self, schema: &Value, words: &str, shared: &mut Shared) -> Generated<Check> {
        let object = match schema {
            Value::Bool(true) => return Ok(Check::Always),
            Value::Bool(false) => return Ok(Check::Never),
            Value::Object(object) => object,
            _ => return Ok(Check::Always),
        };
        let mut lines = Vec::new();
        for (word, content) in object {
            self.word(object, word, content, words, shared, &mut lines)?;
        }
        // One that never holds is enough.
        if lines.iter().any(|line| line.trim() == "never(value)") {
            return Ok(Check::Never);
        }
        lines.retain(|line| line.trim() != "always(value)");
        Ok(if lines.is_empty() { Check::Always } else { Check::All(lines) })
    }

    fn word(
        &mut self,
        schema: &Map<String, Value>,
        word: &str,
        content: &Value,
        words: &str,
        shared: &mut Shared,
        lines: &mut Vec<String>,
    ) -> Generated<()> {
        let empty = Map::new();
        let map = content.as_object().unwrap_or(&empty);
        let list: &[Value] = content.as_array().map_or(&[], Vec::as_slice);
        let count = || content.as_f64().unwrap_or(0.0).max(0.0) as usize;
        let mut line = |name: &str, arguments: &[&str]| {
            let all: Vec<&str> = ["value"].into_iter().chain(arguments.iter().copied()).collect();
            lines.push(call(1, name, &all, ""));
        };
        match word {
            TYPE => match of_types(&list.iter().filter_map(kind_of).collect::<Vec<_>>()) {
                Some(test) => lines.push(format!("    {test}\n")),
                None => line("always", &[]),
            },
            CONST => lines.push(constant(content)),
            ENUM => lines.push(one_of(list)),
            "maximum" => line("at_most", &[&bound(content)]),
            "minimum" => line("at_least", &[&bound(content)]),
            "exclusiveMaximum" => line("is_below", &[&bound(content)]),
            "exclusiveMinimum" => line("is_above", &[&bound(content)]),
            MULTIPLE_OF => line("multiple_of", &[&bound(content)]),
            NUMBER_FORMAT => {
                if let Some(name @ ("int32" | "int64")) = content.as_str() {
                    line(name, &[]);
                }
            }
            "maxLength" => line("at_most_long", &[&count().to_string()]),
            "minLength" => line("at_least_long", &[&count().to_string()]),
            "maxItems" => line("at_most_items", &[&count().to_string()]),
            "minItems" => line("at_least_items", &[&count().to_string()]),
            "maxProperties" => line("at_most_members", &[&count().to_string()]),
            "minProperties" => line("at_least_members", &[&count().to_string()]),
            "uniqueItems" if content.as_bool() == Some(true) => line("items_are_unique", &[]),
            "pattern" => {
                let test = shared.patterns.test(
                    content.as_str().unwrap_or_default(),
                    Codes::Characters,
                    "text",
                    &mut shared.names,
                )?;
                line("text_is", &[&format!("|text| {test}")]);
            }
            "format" => {
                if let Some(test) = format(content.as_str().unwrap_or_default())? {
                    line("text_is", &[test]);
                }
            }
            REQUIRED => list.iter().filter_map(Value::as_str).for_each(|name| line("has", &[&text(name)])),
            "$ref" => {
                let target = content.as_str().and_then(|text| text.strip_prefix("#/$defs/")).unwrap_or_default();
                if self.inside == 0 {
                    self.edges.entry(self.here.clone()).or_default().insert(target.to_owned());
                }
                let name = self.definition(target, target, shared);
                line(&name, &[]);
            }
            "properties" => {
                for (name, part) in map {
                    let check = self.function_inside(present(part), &format!("{words} {name}"), shared)?;
                    if check != "always" {
                        line("member_is", &[&text(name), &check]);
                    }
                }
            }
            "patternProperties" => {
                for (pattern, part) in map {
                    let check = self.function_inside(part, &format!("{words} pattern"), shared)?;
                    if check != "always" {
                        let test = shared.patterns.test(pattern, Codes::Characters, "name", &mut shared.names)?;
                        line("members_are", &[&format!("|name| {test}"), &check]);
                    }
                }
            }
            "additionalProperties" => {
                let check = self.function_inside(content, &format!("{words} other"), shared)?;
                if check != "always" {
                    let mut tests = Vec::new();
                    let names: Vec<String> = schema
                        .get("properties")
                        .and_then(Value::as_object)
                        .into_iter()
                        .flat_map(Map::keys)
                        .map(|name| text(name))
                        .collect();
                    if !names.is_empty() {
                        tests.push(format!("!matches!(name, {})", names.join(" | ")));
                    }
                    for pattern in
                        schema.get("patternProperties").and_then(Value::as_object).into_iter().flat_map(Map::keys)
                    {
                        let test = shared.patterns.test(pattern, Codes::Characters, "name", &mut shared.names)?;
                        tests.push(if test.contains("||") { format!("!({test})") } else { format!("!{test}") });
                    }
                    let chosen =
                        if tests.is_empty() { "|_| true".to_owned() } else { format!("|name| {}", tests.join(" && ")) };
                    line("members_are", &[&chosen, &check]);
                }
            }
            "propertyNames" => {
                let check = self.function_inside(content, &format!("{words} name"), shared)?;
                if check != "always" {
                    line("names_are", &[&check]);
                }
            }
            "items" if content.is_array() => {
                for (index, part) in list.iter().enumerate() {
                    let check = self.function_inside(part, &format!("{words} item {index}"), shared)?;
                    if check != "always" {
                        line("item_is", &[&index.to_string(), &check]);
                    }
                }
            }
            "items" | "additionalItems" => {
                let before = schema.get("items").and_then(Value::as_array).map(Vec::len);
                let from = if word == "items" { Some(0) } else { before };
                let check = self.function_inside(content, &format!("{words} item"), shared)?;
                if let Some(from) = from.filter(|_| check != "always") {
                    line("items_are", &[&from.to_string(), &check]);
                }
            }
            "contains" => {
                let check = self.function_inside(content, &format!("{words} some item"), shared)?;
                line("some_item_is", &[&check]);
            }
            "dependentRequired" => {
                for (name, others) in map {
                    for other in others.as_array().into_iter().flatten().filter_map(Value::as_str) {
                        line("has_with", &[&text(name), &text(other)]);
                    }
                }
            }
            "dependentSchemas" => {
                for (name, part) in map {
                    let check = self.function_of(part, &format!("{words} with {name}"), shared)?;
                    if check != "always" {
                        line("is_with", &[&text(name), &check]);
                    }
                }
            }
            "allOf" => {
                for (at, part) in list.iter().enumerate() {
                    let check = self.function_of(part, &format!("{words} all {at}"), shared)?;
                    line(&check, &[]);
                }
            }
            "anyOf" | "oneOf" => {
                let mut checks = Vec::new();
                for (at, part) in list.iter().enumerate() {
                    checks.push(self.function_of(part, &format!("{words} branch {at}"), shared)?);
                }
                line(if word == "anyOf" { "any_of" } else { "exactly_one" }, &[&format!("&[{}]", checks.join(", "))]);
            }
            "not" => {
                let check = self.function_of(content, &format!("{words} not"), shared)?;
                match &*check {
                    "always" => line("never", &[]),
                    "never" => line("always", &[]),
                    check => line(&format!("!{check}"), &[]),
                }
            }
            "if" => {
                let check = self.function_of(content, &format!("{words} if"), shared)?;
                let mut ways = ["always".to_owned(), "always".to_owned()];
                for (way, word) in ways.iter_mut().zip(["then", "else"]) {
                    if let Some(part) = schema.get(word) {
                        *way = self.function_of(part, &format!("{words} {word}"), shared)?;
                    }
                }
                let [then, otherwise] = ways;
                if then != "always" || otherwise != "always" {
                    line("if_then_else", &[&check, &then, &otherwise]);
                }
            }
            _ => {}
        }
        Ok(())
    }
}

/// A member's schema without what stands for one that holds nothing, as no value of `serde_json` does.
fn present(schema: &Value) -> &Value {
    let is_nothing = schema.pointer(&format!("/if/{}", NOTHING)).is_some();
    schema.get("else").filter(|_| is_nothing).unwrap_or(schema)
}

fn function(name: &str, check: &Check) -> String {
    let mut lines = match check {
        Check::Always => vec!["    always(value)\n".to_owned()],
        Check::Never => vec!["    never(value)\n".to_owned()],
        Check::All(lines) => lines.clone(),
    };
    if let [one] = lines.as_mut_slice() {
        if let Some(bare) = one.trim().strip_prefix('(').and_then(|line| line.strip_suffix(')')) {
            *one = format!("    {bare}\n");
        }
    }
    let mut body = format!("    {}\n", lines.iter().map(|line| line.trim()).collect::<Vec<_>>().join(" && "));
    if body.trim_end().contains('\n') || body.chars().count() > 101 {
        body.clear();
    }
    let lines = if body.is_empty() { lines } else { Vec::new() };
    // rustfmt puts all but the first a step further inside.
    for (at, line) in lines.iter().enumerate() {
        if at == 0 {
            body += line;
        } else {
            let inner: Vec<String> = line.lines().map(|line| format!("    {line}\n")).collect();
            body += &inner.concat().replacen("        ", "        && ", 1);
        }
    }
    let doubles = body.contains("3.1") || body.contains("2.7") || body.contains("0.") || body.contains("1.");
    let allowed = if doubles { "#[allow(clippy::approx_constant)] // As the schema has it.\n" } else { "" };
    format!("{allowed}fn {name}(value: &Value) -> bool {{\n{body}}}\n")
}

/// Whether a value is of one of these types; `None` where that is any.
pub(super) fn of_types(types: &[Type]) -> Option<String> {
    let has = |kind| types.contains(&kind);
    let kinds = [
        (Type::Null, "Value::Null", "is_null"),
        (Type::Boolean, "Value::Bool(_)", "is_boolean"),
        (Type::Number, "Value::Number(_)", "is_number"),
        (Type::Text, "Value::String(_)", "is_string"),
        (Type::Array, "Value::Array(_)", "is_list"),
        (Type::Object, "Value::Object(_)", "is_object"),
    ];
    let listed: Vec<_> = kinds.iter().filter(|(kind, ..)| has(*kind)).collect();
    let whole = (has(Type::Integer) && !has(Type::Number)).then_some("is_whole(value)");
    let patterns = listed.iter().map(|(_, pattern, _)| *pattern).collect::<Vec<_>>().join(" | ");
    Some(match (listed.as_slice(), whole) {
        ([], Some(whole)) => whole.to_owned(),
        ([], None) => "never(value)".to_owned(),
        ([(.., name)], None) => format!("{name}(value)"),
        ([..], None) if listed.len() == kinds.len() => return None,
        ([..], None) => format!("matches!(value, {patterns})"),
        ([..], Some(whole)) => format!("(matches!(value, {patterns}) || {whole})"),
    })
}

fn bound(content: &Value) -> String {
    double(content.as_f64().unwrap_or(0.0))
}

fn constant(content: &Value) -> String {
    match content {
        Value::Null => "    is_null(value)\n".to_owned(),
        Value::Bool(flag) => format!("    value.as_bool() == Some({flag})\n"),
        Value::Number(_) => format!("    value.as_f64() == Some({})\n", bound(content)),
        Value::String(content) => format!("    value.as_str() == Some({})\n", text(content)),
        compound => call(1, "equals_one_of", &["value", &format!("&[{}]", text(&canonical(compound)))], ""),
    }
}

fn one_of(list: &[Value]) -> String {
    let is_text = list.iter().all(Value::is_string);
    let texts: Vec<String> = list
        .iter()
        .map(|item| match item.as_str().filter(|_| is_text) {
            Some(item) => text(item),
            None => text(&canonical(item)),
        })
        .collect();
    let function = if is_text { "text_is_one_of" } else { "equals_one_of" };
    call(1, function, &["value", &format!("&[{}]", texts.join(", "))], "")
}

/// As the function of that name in generated modules.
fn canonical(value: &Value) -> String {
    match value {
        Value::Number(number) => {
            let mut out = Vec::new();
            crate::stringify::text::number(number.as_f64().unwrap_or(0.0), &mut out);
            String::from_utf8(out).unwrap_or_default()
        }
        Value::Array(items) => format!("[{}]", items.iter().map(canonical).collect::<Vec<_>>().join(",")),
        Value::Object(members) => {
            let mut all: Vec<_> = members.iter().collect();
            all.sort_unstable_by_key(|(name, _)| *name);
            let pair = |(name, value): (&String, &Value)| format!("{}:{}", Value::from(&**name), canonical(value));
            format!("{{{}}}", all.into_iter().map(pair).collect::<Vec<_>>().join(","))
        }
        scalar => scalar.to_string(),
    }
}

/// The function for a format; none for one that accepts every text.
fn format(name: &str) -> Generated<Option<&'static str>> {
    Ok(Some(match name {
        "date" => "is_date",
        "time" => "|text| is_time(text, true)",
        "date-time" => "|text| is_date_time(text, true)",
        "iso-time" => "|text| is_time(text, false)",
        "iso-date-time" => "|text| is_date_time(text, false)",
        "duration" => "is_duration",
        "email" => "is_email",
        "hostname" => "is_hostname",
        "ipv4" => "is_ipv4",
        "ipv6" => "|text| text.parse::<std::net::Ipv6Addr>().is_ok()",
        "url" => "is_url",
        "uuid" => "is_uuid",
        "json-pointer-uri-fragment" => "is_pointer_fragment",
        "byte" => "is_base64",
        "uri" | "uri-reference" | "uri-template" | "json-pointer" | "relative-json-pointer" | "regex" => {
            return Err(GenerateError::new(Kind::Format).with_detail(comment(name)));
        }
        _ => return Ok(None),
    }))
}
