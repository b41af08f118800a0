//! The attributes of a variant.

use super::attribute::{self, Origin, Slot};
use super::container::{self, case};
use super::refusal::{Refusal, Refusals, Refused};
use super::{doc, field};
use crate::case::Case;
use crate::literal::Literal;
use crate::mistakes::Mistakes;
use syn::parse::ParseStream;
use syn::{Attribute, Ident};

pub(crate) const KNOWN: &[&str] = &["literal", "rename", "rename_all", "skip"];

/// What a variant's attributes say.
#[derive(Default)]
pub(crate) struct VariantAttrs {
    /// The constant on the wire: a name or any other scalar.
    pub(crate) literal: Slot<Literal>,
    pub(crate) rename_all: Slot<Case>,
    pub(crate) skip: Slot<()>,
    pub(crate) description: Option<String>,
}

const REFUSALS: Refusals<VariantAttrs> = &[
    Refusal::new("with", "give the variant a field and say how that is written with #[record(with = …)]", |said| {
        said.skip.is_said()
    }),
    Refusal::new(
        "serialize_with",
        "give the variant a field and say how that is written with #[record(with = …)]",
        |said| said.skip.is_said(),
    ),
    Refusal::new(
        "deserialize_with",
        "give the variant a field and say how that is written with #[record(with = …)]",
        |said| said.skip.is_said(),
    ),
    Refusal::new(
        "skip_serializing",
        "what is written is what is read: leave the variant out of both with #[record(skip)]",
        |said| said.skip.is_said(),
    ),
    Refusal::new(
        "skip_deserializing",
        "what is written is what is read: leave the variant out of both with #[record(skip)]",
        |said| said.skip.is_said(),
    ),
    Refusal::new(
        "other",
        "an unknown case cannot be passed over, for its length is unknown: leave the variant out with #[record(skip)]",
        |said| said.skip.is_said(),
    ),
    Refusal::new(
        "untagged",
        "move the tagged variants to an enum of their own, and make this one #[record(untagged)] as a whole",
        |said| said.skip.is_said(),
    ),
];

impl VariantAttrs {
    pub(crate) fn read(attrs: &[Attribute], mistakes: &mut Mistakes) -> Self {
        let mut said = VariantAttrs { description: doc::description(attrs), ..VariantAttrs::default() };
        let mut refused = Refused::new();
        attribute::each(attrs, mistakes, |origin, name, input, mistakes| match origin {
            Origin::Record => said.record(name, input, mistakes),
            Origin::Serde => said.serde(name, input, &mut refused, mistakes),
        });
        refused.report(&said, mistakes);
        said
    }

    fn record(&mut self, name: &Ident, input: ParseStream<'_>, mistakes: &mut Mistakes) -> syn::Result<()> {
        let ours = Origin::Record;
        match name.to_string().as_str() {
            "rename" => self.literal.say(name, ours, Literal::Text(attribute::text(name, input)?.value()), mistakes),
            "literal" => self.literal.say(name, ours, attribute::value(input)?, mistakes),
            "rename_all" => {
                let text = attribute::text(name, input)?;
                case(&text, mistakes).into_iter().for_each(|case| self.rename_all.say(name, ours, case, mistakes));
            }
            "skip" => self.skip.say(name, ours, (), mistakes),
            _ => {
                let elsewhere = [("the type", container::KNOWN), ("a field", field::KNOWN)];
                attribute::unknown(name, "a variant", KNOWN, &elsewhere, mistakes);
                attribute::skip_value(input)?;
            }
        }
        Ok(())
    }

    fn serde(
        &mut self,
        name: &Ident,
        input: ParseStream<'_>,
        refused: &mut Refused<Self>,
        mistakes: &mut Mistakes,
    ) -> syn::Result<()> {
        let serde = Origin::Serde;
        match name.to_string().as_str() {
            "rename" if self.literal.is_ours() => attribute::skip_value(input)?,
            "rename" => {
                let text = attribute::one_text(name, input)?.value();
                self.literal.say(name, serde, Literal::Text(text), mistakes);
            }
            "rename_all" if self.rename_all.is_ours() => attribute::skip_value(input)?,
            "rename_all" => {
                let text = attribute::one_text(name, input)?;
                case(&text, mistakes).into_iter().for_each(|case| self.rename_all.say(name, serde, case, mistakes));
            }
            "skip" => self.skip.say(name, serde, (), mistakes),
            "alias" | "borrow" | "bound" => attribute::skip_value(input)?,
            _ => {
                refused.meet(name, REFUSALS, mistakes);
                attribute::skip_value(input)?;
            }
        }
        Ok(())
    }
}
