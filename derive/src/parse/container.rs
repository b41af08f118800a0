//! The attributes of the type itself.

use super::attribute::{self, Origin, Slot};
use super::refusal::{Refusal, Refusals, Refused};
use super::{doc, field, garde, variant};
use crate::case::Case;
use crate::mistakes::Mistakes;
use crate::model::Bounds;
use syn::ext::IdentExt;
use syn::parse::{ParseStream, Parser};
use syn::punctuated::Punctuated;
use syn::{Attribute, ExprPath, Ident, LitStr, Path, Token, WherePredicate};

pub(crate) const KNOWN: &[&str] = &[
    "bound",
    "content",
    "crate",
    "decode_only",
    "default",
    "deny_unknown",
    "encode_only",
    "rename",
    "rename_all",
    "rename_all_fields",
    "safe_integers",
    "tag",
    "transparent",
    "untagged",
];

/// What the type's attributes say.
#[derive(Default)]
pub(crate) struct ContainerAttrs {
    pub(crate) rename: Slot<String>,
    pub(crate) rename_all: Slot<Case>,
    pub(crate) rename_all_fields: Slot<Case>,
    pub(crate) tag: Slot<String>,
    pub(crate) content: Slot<String>,
    pub(crate) untagged: Slot<()>,
    pub(crate) transparent: Slot<()>,
    pub(crate) deny_unknown: Slot<()>,
    pub(crate) default: Slot<Option<ExprPath>>,
    pub(crate) safe_integers: Slot<()>,
    pub(crate) only: Slot<Only>,
    pub(crate) krate: Slot<Path>,
    pub(crate) bounds: Slot<Bounds>,
    pub(crate) description: Option<String>,
    pub(crate) deprecated: bool,
    pub(crate) garde: garde::Container,
}

/// Which of the two directions is wanted.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Only {
    Encode,
    Decode,
}

const REFUSALS: Refusals<ContainerAttrs> = &[
    Refusal::new("from", CONVERTED, |_| false),
    Refusal::new("try_from", CONVERTED, |_| false),
    Refusal::new("into", CONVERTED, |_| false),
    Refusal::new("remote", "name a conversion where a field has the type: #[record(with = …)]", |_| false),
    Refusal::new(
        "field_identifier",
        "an identifier is not a value of its own: derive Record for the type that has the fields",
        |_| false,
    ),
    Refusal::new(
        "variant_identifier",
        "an identifier is not a value of its own: derive Record for the enum that has the variants",
        |_| false,
    ),
];

const CONVERTED: &str = "derive Record for the type that it converts to, and name the conversion where a field has this one: #[record(with = …)]";

impl ContainerAttrs {
    pub(crate) fn read(attrs: &[Attribute], mistakes: &mut Mistakes) -> Self {
        let mut said = ContainerAttrs {
            description: doc::description(attrs),
            deprecated: doc::is_deprecated(attrs),
            garde: garde::Container::read(attrs),
            ..ContainerAttrs::default()
        };
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
            "rename" => self.rename.say(name, ours, attribute::text(name, input)?.value(), mistakes),
            "rename_all" => say_case(&mut self.rename_all, name, ours, &attribute::text(name, input)?, mistakes),
            "rename_all_fields" => {
                say_case(&mut self.rename_all_fields, name, ours, &attribute::text(name, input)?, mistakes);
            }
            "tag" => self.tag.say(name, ours, attribute::text(name, input)?.value(), mistakes),
            "content" => self.content.say(name, ours, attribute::text(name, input)?.value(), mistakes),
            "untagged" => self.untagged.say(name, ours, (), mistakes),
            "transparent" => self.transparent.say(name, ours, (), mistakes),
            "deny_unknown" => self.deny_unknown.say(name, ours, (), mistakes),
            "default" => self.default.say(name, ours, attribute::optional_value(input)?, mistakes),
            "safe_integers" => self.safe_integers.say(name, ours, (), mistakes),
            "encode_only" => self.only.say(name, ours, Only::Encode, mistakes),
            "decode_only" => self.only.say(name, ours, Only::Decode, mistakes),
            "crate" => self.krate.say(name, ours, attribute::quotable(input)?, mistakes),
            "bound" => self.bounds.say(name, ours, bounds(name, input)?, mistakes),
            _ => {
                let elsewhere = [("a variant", variant::KNOWN), ("a field", field::KNOWN)];
                attribute::unknown(name, "a type", KNOWN, &elsewhere, mistakes);
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
            "rename" if self.rename.is_ours() => attribute::skip_value(input)?,
            "rename" => self.rename.say(name, serde, attribute::one_text(name, input)?.value(), mistakes),
            "rename_all" if self.rename_all.is_ours() => attribute::skip_value(input)?,
            "rename_all" => say_case(&mut self.rename_all, name, serde, &attribute::one_text(name, input)?, mistakes),
            "rename_all_fields" if self.rename_all_fields.is_ours() => attribute::skip_value(input)?,
            "rename_all_fields" => {
                let text = attribute::one_text(name, input)?;
                say_case(&mut self.rename_all_fields, name, serde, &text, mistakes);
            }
            "tag" => self.tag.say(name, serde, attribute::text(name, input)?.value(), mistakes),
            "content" => self.content.say(name, serde, attribute::text(name, input)?.value(), mistakes),
            "untagged" => self.untagged.say(name, serde, (), mistakes),
            "transparent" => self.transparent.say(name, serde, (), mistakes),
            "deny_unknown_fields" => self.deny_unknown.say(name, serde, (), mistakes),
            "default" => self.default.say(name, serde, attribute::optional_value(input)?, mistakes),
            // Of no influence on what a value looks like.
            "crate" | "bound" | "expecting" => attribute::skip_value(input)?,
            _ => {
                refused.meet(name, REFUSALS, mistakes);
                attribute::skip_value(input)?;
            }
        }
        Ok(())
    }
}

fn say_case(slot: &mut Slot<Case>, name: &Ident, origin: Origin, text: &LitStr, mistakes: &mut Mistakes) {
    if let Some(case) = case(text, mistakes) {
        slot.say(name, origin, case, mistakes);
    }
}

/// The convention that a text names.
pub(crate) fn case(text: &LitStr, mistakes: &mut Mistakes) -> Option<Case> {
    let case = Case::from_name(&text.value());
    if case.is_none() {
        mistakes.add(text.span(), format!("no convention {:?}: there are {}", text.value(), Case::names()));
    }
    case
}

/// `= "…"` for all three traits, or `(describe = "…", encode = "…", decode = "…")`.
fn bounds(name: &Ident, input: ParseStream<'_>) -> syn::Result<Bounds> {
    if input.peek(Token![=]) {
        let all = Some(predicates(&attribute::text(name, input)?)?);
        return Ok(Bounds { describe: all.clone(), encode: all.clone(), decode: all });
    }
    let content;
    syn::parenthesized!(content in input);
    let mut bounds = Bounds::default();
    while !content.is_empty() {
        let name = content.call(Ident::parse_any)?;
        let said = Some(predicates(&attribute::text(&name, &content)?)?);
        match name.to_string().as_str() {
            "describe" => bounds.describe = said,
            "encode" => bounds.encode = said,
            "decode" => bounds.decode = said,
            _ => return Err(syn::Error::new(name.span(), "a bound is for `describe`, `encode` or `decode`")),
        }
        if !content.is_empty() {
            content.parse::<Token![,]>()?;
        }
    }
    Ok(bounds)
}

fn predicates(text: &LitStr) -> syn::Result<Vec<WherePredicate>> {
    let parser = Punctuated::<WherePredicate, Token![,]>::parse_terminated;
    let tokens: proc_macro2::TokenStream = text.parse()?;
    Ok(parser.parse2(tokens)?.into_iter().collect())
}
