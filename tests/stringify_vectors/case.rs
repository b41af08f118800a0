//! A case: its document, settings and value, what the original made of them, and what comes of them here.

use crate::value::{Wrapped, units, wrapper};
use serde::Deserialize;
use serde_json::Value;
use sha2::Digest;
use shorn::Stringifier;
use shorn::stringify::{LargeArrays, Rounding, StringifierBuilder};
use std::path::Path;

#[derive(Clone)]
pub(crate) struct Case(pub(crate) Value);

#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Outcome {
    Text(String),
    /// The digest of a long text.
    Digest(String),
    /// There is no value, and nothing is wrong with the document.
    Built,
    Refused(String),
}

impl Case {
    pub(crate) fn all_of(file: &Path) -> Vec<Case> {
        let text = std::fs::read(file).unwrap();
        let mut reader = serde_json::Deserializer::from_slice(&text);
        reader.disable_recursion_limit();
        let cases =
            Vec::<Value>::deserialize(&mut reader).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        cases.into_iter().map(Case).collect()
    }

    fn text(&self, name: &str) -> Option<&str> {
        self.0.get(name).and_then(Value::as_str)
    }

    pub(crate) fn id(&self) -> &str {
        self.text("id").expect("an id")
    }

    pub(crate) fn feature(&self) -> &str {
        self.text("feature").expect("a feature")
    }

    pub(crate) fn quirk(&self) -> Option<&str> {
        self.text("quirk")
    }

    pub(crate) fn at(&self) -> &str {
        self.text("at").unwrap_or_default()
    }

    pub(crate) fn schema(&self) -> &Value {
        &self.0["schema"]
    }

    pub(crate) fn input(&self) -> Option<&Value> {
        self.0.get("input")
    }

    /// The same with another document.
    pub(crate) fn with_schema(&self, schema: Value) -> Case {
        let mut case = self.clone();
        case.0["schema"] = schema;
        case
    }

    /// The same with another value.
    pub(crate) fn with_input(&self, input: Value) -> Case {
        let mut case = self.clone();
        case.0["input"] = input;
        case
    }

    /// Why a case cannot be run.
    pub(crate) fn left_out(&self) -> Option<String> {
        let options = self.0.get("options")?;
        let others =
            options.get("ajv")?.as_object()?.keys().find(|name| !matches!(&***name, "strictSchema" | "allErrors"));
        others.map(|name| format!("the JavaScript validator's setting `{name}` has no counterpart"))
    }

    /// What the original makes of it.
    pub(crate) fn outcome(&self) -> Outcome {
        if let Some(text) = self.text("output") {
            Outcome::Text(text.to_owned())
        } else if let Some(hex) = self.text("output_utf16") {
            Outcome::Text(String::from_utf16(&units(hex)).expect("no lone surrogates are written"))
        } else if let Some(digest) = self.text("output_sha256") {
            Outcome::Digest(digest.to_owned())
        } else {
            Outcome::Refused(self.text("error").expect("an output or an error").to_owned())
        }
    }

    /// Whether it may be refused then: what the original's validator raises when it is first used, is found
    /// here when the document is compiled.
    pub(crate) fn may_be_refused(&self, at: &str) -> bool {
        let early = ["strict_schema", "nullable_without_type", "unresolved_ref", "invalid_pattern"];
        at.is_empty()
            || self.at().is_empty()
            || at == self.at()
            || at == "build" && self.text("error").is_some_and(|kind| early.contains(&kind))
    }

    /// What comes of it here, and when it was refused.
    pub(crate) fn run(&self) -> (Outcome, &'static str) {
        let stringifier = match self.built() {
            Ok(stringifier) => stringifier,
            Err(code) => return (Outcome::Refused(code), "build"),
        };
        let Some(input) = self.input() else { return (Outcome::Built, "") };
        match stringifier.to_string(&Wrapped(input)) {
            Ok(text) if self.text("output_sha256").is_some() => {
                (Outcome::Digest(format!("{:x}", sha2::Sha256::digest(text))), "")
            }
            Ok(text) => (Outcome::Text(text), ""),
            Err(error) => (Outcome::Refused(error.code().to_owned()), "run"),
        }
    }

    pub(crate) fn built(&self) -> Result<Stringifier, String> {
        let mut builder = Stringifier::builder();
        if let Some(options) = self.0.get("options") {
            builder = set(builder, options).ok_or("invalid_option")?;
        }
        builder.compile(self.schema()).map_err(|error| error.code().to_owned())
    }
}

/// What counts as set in JavaScript.
fn given<'o>(options: &'o Value, name: &str) -> Option<&'o Value> {
    options.get(name).filter(|value| match value {
        Value::Null => false,
        Value::Bool(value) => *value,
        Value::Number(number) => number.as_f64() != Some(0.0),
        Value::String(text) => !text.is_empty(),
        value => !matches!(wrapper(value), Some(("$number", content)) if content == "NaN" || content == "-0"),
    })
}

/// The settings of a case; `None` where one has a value that the builder has no word for.
fn set(mut builder: StringifierBuilder, options: &Value) -> Option<StringifierBuilder> {
    if let Some(depth) = options.get("maxDepth") {
        // More than 100 is the builder's to refuse.
        let depth = depth.as_f64().filter(|depth| depth.fract() == 0.0 && (0.0..=1e9).contains(depth))?;
        builder = builder.max_depth(depth as u32);
    }
    if let Some(rounding) = given(options, "rounding") {
        builder = builder.rounding(match rounding.as_str()? {
            "trunc" => Rounding::Trunc,
            "ceil" => Rounding::Ceil,
            "floor" => Rounding::Floor,
            "round" => Rounding::Round,
            _ => return None,
        });
    }
    let from = given(options, "largeArraySize").map_or(Some(20_000.0), size)?;
    match given(options, "largeArrayMechanism").map(Value::as_str) {
        // Less than none is none.
        Some(Some("json-stringify")) => builder = builder.large_arrays(LargeArrays::Plain { from: from as usize }),
        None | Some(Some("default")) => {}
        _ => return None,
    }
    if !matches!(given(options, "objectMechanism").map(Value::as_str), None | Some(Some("default" | "native"))) {
        return None;
    }
    builder = builder.strict(options.pointer("/ajv/strictSchema") == Some(&Value::Bool(true)));
    for (key, document) in options.get("schema").and_then(Value::as_object).into_iter().flatten() {
        builder = builder.document(key, document.clone());
    }
    Some(builder)
}

/// A number of elements as JavaScript takes it.
fn size(value: &Value) -> Option<f64> {
    match (value, wrapper(value)) {
        (_, Some(("$bigint", digits))) => digits.as_str()?.parse().ok(),
        (Value::Number(number), _) => number.as_f64().filter(|number| number.fract() == 0.0),
        (Value::String(text), _) => {
            let text = text.trim_start();
            let unsigned = text.trim_start_matches(['-', '+']);
            let digits = unsigned.split(|c: char| !c.is_ascii_digit()).next()?;
            let end = text.len() - unsigned.len() + digits.len();
            text[..end].parse().ok()
        }
        _ => None,
    }
}
