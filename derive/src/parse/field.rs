//! The attributes of a field.

use super::attribute::{self, Origin, Slot};
use super::doc;
use super::refusal::{Refusal, Refusals, Refused};
use super::{container, variant};
use crate::literal::Literal;
use crate::mistakes::Mistakes;
use proc_macro2::Span;
use syn::parse::ParseStream;
use syn::{Attribute, ExprPath, Ident, Type};

pub(crate) const KNOWN: &[&str] =
    &["bytes", "default", "flatten", "float32", "literal", "nullable", "rename", "rest", "skip", "skip_if", "with"];

/// What a field's attributes say.
#[derive(Default)]
pub(crate) struct FieldAttrs {
    pub(crate) rename: Slot<String>,
    pub(crate) skip: Slot<()>,
    /// With a path where one is given.
    pub(crate) default: Slot<Option<ExprPath>>,
    pub(crate) skip_if: Slot<ExprPath>,
    pub(crate) nullable: Slot<()>,
    pub(crate) literal: Slot<Literal>,
    pub(crate) form: Slot<Form>,
    pub(crate) flatten: Slot<()>,
    pub(crate) rest: Slot<()>,
    pub(crate) description: Option<String>,
}

/// A way to write a field other than its type's own.
#[derive(Clone)]
pub(crate) enum Form {
    Bytes,
    Float32,
    With(Type),
}

const REFUSALS: Refusals<FieldAttrs> = &[
    Refusal::new(
        "with",
        "say how the field is written with #[record(with = …)], or leave it out with #[record(skip)]",
        settles_form,
    ),
    Refusal::new(
        "serialize_with",
        "say how the field is written with #[record(with = …)], or leave it out with #[record(skip)]",
        settles_form,
    ),
    Refusal::new(
        "deserialize_with",
        "say how the field is written with #[record(with = …)], or leave it out with #[record(skip)]",
        settles_form,
    ),
    Refusal::new(
        "skip_serializing",
        "what is written is what is read: leave the field out of both with #[record(skip)]",
        settles_skip,
    ),
    Refusal::new(
        "skip_deserializing",
        "what is written is what is read: leave the field out of both with #[record(skip)]",
        settles_skip,
    ),
    Refusal::new(
        "other",
        "it belongs on a variant, where it is refused too: an unknown case cannot be passed over",
        |_| false,
    ),
    Refusal::new("getter", "derive Record for a type whose fields can be reached", |_| false),
];

fn settles_form(said: &FieldAttrs) -> bool {
    said.form.is_ours() || said.skip.is_said() || said.literal.is_said()
}

fn settles_skip(said: &FieldAttrs) -> bool {
    said.skip.is_said() || said.literal.is_said()
}

impl FieldAttrs {
    pub(crate) fn read(attrs: &[Attribute], mistakes: &mut Mistakes) -> Self {
        let mut said = FieldAttrs { description: doc::description(attrs), ..FieldAttrs::default() };
        let mut refused = Refused::new();
        let mut predicate = None;
        attribute::each(attrs, mistakes, |origin, name, input, mistakes| match origin {
            Origin::Record => said.record(name, input, mistakes),
            Origin::Serde => said.serde(name, input, &mut predicate, &mut refused, mistakes),
        });
        said.follow_predicate(predicate, mistakes);
        refused.report(&said, mistakes);
        said
    }

    fn record(&mut self, name: &Ident, input: ParseStream<'_>, mistakes: &mut Mistakes) -> syn::Result<()> {
        let ours = Origin::Record;
        match name.to_string().as_str() {
            "rename" => self.rename.say(name, ours, attribute::text(name, input)?.value(), mistakes),
            "skip" => self.skip.say(name, ours, (), mistakes),
            "default" => self.default.say(name, ours, attribute::optional_value(input)?, mistakes),
            "skip_if" => self.skip_if.say(name, ours, attribute::quotable(input)?, mistakes),
            "nullable" => self.nullable.say(name, ours, (), mistakes),
            "literal" => self.literal.say(name, ours, attribute::value(input)?, mistakes),
            "with" => self.form.say(name, ours, Form::With(attribute::quotable(input)?), mistakes),
            "bytes" => self.form.say(name, ours, Form::Bytes, mistakes),
            "float32" => self.form.say(name, ours, Form::Float32, mistakes),
            "flatten" => self.flatten.say(name, ours, (), mistakes),
            "rest" => self.rest.say(name, ours, (), mistakes),
            _ => {
                let elsewhere = [("the type", container::KNOWN), ("a variant", variant::KNOWN)];
                attribute::unknown(name, "a field", KNOWN, &elsewhere, mistakes);
                attribute::skip_value(input)?;
            }
        }
        Ok(())
    }

    fn serde(
        &mut self,
        name: &Ident,
        input: ParseStream<'_>,
        predicate: &mut Option<(Ident, ExprPath)>,
        refused: &mut Refused<Self>,
        mistakes: &mut Mistakes,
    ) -> syn::Result<()> {
        let serde = Origin::Serde;
        match name.to_string().as_str() {
            "rename" if self.rename.is_ours() => attribute::skip_value(input)?,
            "rename" => self.rename.say(name, serde, attribute::one_text(name, input)?.value(), mistakes),
            "skip" => self.skip.say(name, serde, (), mistakes),
            "default" => self.default.say(name, serde, attribute::optional_value(input)?, mistakes),
            "flatten" => self.flatten.say(name, serde, (), mistakes),
            "skip_serializing_if" => *predicate = Some((name.clone(), attribute::quotable(input)?)),
            // Names that are also read, where the value borrows from, and bounds.
            "alias" | "borrow" | "bound" => attribute::skip_value(input)?,
            _ => {
                refused.meet(name, REFUSALS, mistakes);
                attribute::skip_value(input)?;
            }
        }
        Ok(())
    }

    /// `skip_serializing_if`, once it is known what else is said: an `Option` is absent
    /// where it is `None` anyway, and any other predicate needs a default to read.
    fn follow_predicate(&mut self, predicate: Option<(Ident, ExprPath)>, mistakes: &mut Mistakes) {
        let Some((name, path)) = predicate else { return };
        let default_path = self.default.get().is_some_and(Option::is_some);
        if (is_option_is_none(&path) && !default_path) || self.skip.is_said() || self.literal.is_said() {
            return;
        }
        if self.default.is_said() {
            self.skip_if.say(&name, Origin::Serde, path, mistakes);
        } else if !self.skip_if.is_ours() {
            mistakes.add(
                name.span(),
                "`skip_serializing_if` leaves the field out, and nothing says what is read then: add #[serde(default)] or #[record(default)]",
            );
        }
    }

    /// Whether the field is the rest of a tuple, if of anything.
    pub(crate) fn is_rest(&self) -> bool {
        self.rest.is_said() && !self.skip.is_said()
    }

    /// Every attribute but those of `allowed`, with its place; of both origins, or
    /// `ours` only.
    pub(crate) fn others(&self, allowed: &[&str], ours: bool) -> Vec<(&'static str, Span)> {
        let form = match self.form.get() {
            Some(Form::Bytes) => "bytes",
            Some(Form::Float32) => "float32",
            _ => "with",
        };
        let all = [
            ("rename", self.rename.span_of(ours)),
            ("skip", self.skip.span_of(ours)),
            ("default", self.default.span_of(ours)),
            ("skip_if", self.skip_if.span_of(ours)),
            ("nullable", self.nullable.span_of(ours)),
            ("literal", self.literal.span_of(ours)),
            (form, self.form.span_of(ours)),
            ("flatten", self.flatten.span_of(ours)),
            ("rest", self.rest.span_of(ours)),
        ];
        let said = all.into_iter().filter_map(|(name, span)| Some((name, span?)));
        said.filter(|(name, _)| !allowed.contains(name)).collect()
    }
}

/// Whether the path is `Option::is_none`, from wherever it is named.
pub(crate) fn is_option_is_none(path: &ExprPath) -> bool {
    let mut segments = path.path.segments.iter().rev();
    segments.next().is_some_and(|last| last.ident == "is_none")
        && segments.next().is_some_and(|owner| owner.ident == "Option")
}
