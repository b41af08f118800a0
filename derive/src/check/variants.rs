//! Enums: constants, tagged or untagged, and how each variant is told apart.

use super::fields::{self, Context, Kind};
use crate::literal::Literal;
use crate::mistakes::Mistakes;
use crate::model::{Body, Branch, ByType, Case, Content, Head, Layout, Members, Product, Tagged};
use crate::order;
use crate::parse::container::ContainerAttrs;
use crate::parse::field::FieldAttrs;
use crate::parse::variant::VariantAttrs;
use std::collections::HashSet;
use syn::ext::IdentExt;
use syn::spanned::Spanned;
use syn::{DataEnum, Fields, Ident, Variant};

/// The body of an enum, unless it has no variants.
pub(super) fn enumeration(
    data: &DataEnum,
    head: &Head,
    said: &ContainerAttrs,
    mistakes: &mut Mistakes,
) -> Option<Body> {
    for (name, span) in [("transparent", said.transparent.span()), ("default", said.default.span())] {
        if let Some(span) = span {
            mistakes.add(span, format!("`{name}` is for structs"));
        }
    }
    let mut skipped = Vec::new();
    let mut variants = Vec::new();
    for variant in &data.variants {
        let attrs = VariantAttrs::read(&variant.attrs, mistakes);
        if attrs.skip.is_said() {
            skipped.push(variant.ident.clone());
        } else {
            variants.push((variant, attrs));
        }
    }
    if variants.is_empty() {
        mistakes.add(head.ident.span(), "empty_enum: no value of this enum can be on the wire; give it a variant");
        return None;
    }
    let enumeration = Enumeration { head, said, variants, skipped };
    Some(enumeration.body(mistakes))
}

/// What tells the variants of an enum apart, as its attributes say.
enum Style {
    Constants,
    /// `content` is where serde would put the fields of struct variants as well.
    Tagged {
        tag: String,
        content: ContentKey,
    },
    ByType,
}

enum ContentKey {
    /// Fields beside the tag; what has no names, under this key.
    Unnamed(String),
    /// Everything under this key: serde's adjacent tagging.
    All(String),
    /// Everything beside the tag: serde's internal tagging.
    Nothing,
}

struct Enumeration<'a> {
    head: &'a Head,
    said: &'a ContainerAttrs,
    variants: Vec<(&'a Variant, VariantAttrs)>,
    skipped: Vec<Ident>,
}

impl Enumeration<'_> {
    fn body(self, mistakes: &mut Mistakes) -> Body {
        match self.style(mistakes) {
            Style::Constants => self.constants(mistakes),
            Style::Tagged { tag, content } => self.tagged(&tag, &content, mistakes),
            Style::ByType => self.by_type(mistakes),
        }
    }

    /// Any attribute of ours makes the tagging ours.
    fn style(&self, mistakes: &mut Mistakes) -> Style {
        let ContainerAttrs { tag, content, untagged, .. } = self.said;
        let ours = tag.is_ours() || content.is_ours();
        if let Some(span) = untagged.span() {
            if untagged.is_ours() || !ours {
                if let (true, Some(_)) = (untagged.is_ours() == ours, tag.span().or(content.span())) {
                    mistakes.add(span, "an enum has a tag or none: remove `untagged`, or `tag` and `content`");
                }
                return Style::ByType;
            }
        }
        let units = self.variants.iter().all(|(variant, _)| matches!(variant.fields, Fields::Unit));
        if units && !tag.is_said() && !content.is_said() {
            return Style::Constants;
        }
        let key = content.get().cloned();
        let content = match key {
            Some(key) if !ours => ContentKey::All(key),
            None if !ours && tag.is_said() => ContentKey::Nothing,
            key => ContentKey::Unnamed(key.unwrap_or_else(|| "value".to_owned())),
        };
        let tag = tag.get().cloned().unwrap_or_else(|| "type".to_owned());
        if let ContentKey::Unnamed(key) | ContentKey::All(key) = &content {
            if *key == tag {
                let span = self.said.content.span().or(self.said.tag.span()).unwrap_or_else(|| self.head.ident.span());
                mistakes.add(span, format!("tag and content have the same key `{key}`: change one of them"));
            }
        }
        Style::Tagged { tag, content }
    }

    /// The constant of each variant, each one of its own.
    fn literals(&self, mistakes: &mut Mistakes) -> Vec<Literal> {
        let mut met = HashSet::new();
        let mut literals = Vec::new();
        for (variant, attrs) in &self.variants {
            let name = variant.ident.unraw().to_string();
            let literal = attrs.literal.get().cloned().unwrap_or_else(|| {
                Literal::Text(match self.said.rename_all.get() {
                    Some(case) => case.variant(&name),
                    None => name,
                })
            });
            let span = attrs.literal.span().unwrap_or_else(|| variant.ident.span());
            if literal.is_negative_zero() {
                mistakes.add(span, "enum_member_without_text: -0 is no member of an enum; write 0");
            } else if !met.insert(literal.json_text()) {
                let text = literal.json_text();
                mistakes.add(
                    span,
                    format!("another variant is {text} already: rename one of them, or give it another literal"),
                );
            }
            literals.push(literal);
        }
        literals
    }

    fn constants(self, mistakes: &mut Mistakes) -> Body {
        let literals = self.literals(mistakes);
        for (_, attrs) in &self.variants {
            if let Some(span) = attrs.rename_all.span() {
                mistakes.add(span, "the variant has no fields to rename");
            }
        }
        let idents = self.variants.iter().map(|(variant, _)| variant.ident.clone());
        let mut members: Vec<_> = idents.zip(literals).collect();
        order::sort_canonically(&mut members, |(_, literal)| literal);
        Body::Members(Members { members, skipped: self.skipped })
    }

    fn tagged(self, tag: &str, content: &ContentKey, mistakes: &mut Mistakes) -> Body {
        let literals = self.literals(mistakes);
        let mut cases = Vec::new();
        for ((variant, attrs), literal) in self.variants.iter().zip(literals) {
            let (content, product) = self.content(variant, attrs, (tag, &literal), content, mistakes);
            let ident = variant.ident.clone();
            cases.push(Case { ident, literal, description: attrs.description.clone(), content, product });
        }
        order::sort_canonically(&mut cases, |case| &case.literal);
        Body::Tagged(Tagged { tag: tag.to_owned(), cases, skipped: self.skipped })
    }

    /// Where the fields of one variant are.
    fn content(
        &self,
        variant: &Variant,
        attrs: &VariantAttrs,
        (tag, literal): (&str, &Literal),
        content: &ContentKey,
        mistakes: &mut Mistakes,
    ) -> (Content, Product) {
        let context = self.context(attrs);
        let refuse = self.said.deny_unknown.is_said();
        let under = |key: &String| Content::Under { key: key.clone(), refuse };
        let with_tag = || Kind::Object { tag: Some((tag.to_owned(), literal.clone())) };
        let mut product = |kind| fields::product(&variant.fields, kind, &context, mistakes);
        let (content, kind) = match (&variant.fields, content) {
            (Fields::Unit, _) => (Content::Beside, with_tag()),
            (Fields::Named(_), ContentKey::All(key)) => (under(key), Kind::Object { tag: None }),
            (Fields::Named(_), _) => (Content::Beside, with_tag()),
            (Fields::Unnamed(unnamed), content) => match (fields::newtype(unnamed), content) {
                (Some(field), content) => {
                    // Read for what it says here; its mistakes are found with the product.
                    let said = FieldAttrs::read(&field.attrs, &mut Mistakes::default());
                    match content {
                        _ if said.skip.is_said() => (Content::Beside, with_tag()),
                        ContentKey::Unnamed(key) | ContentKey::All(key) if !said.flatten.is_said() => {
                            (under(key), Kind::Transparent)
                        }
                        _ => (Content::Flat, Kind::Flat),
                    }
                }
                (None, ContentKey::Unnamed(key) | ContentKey::All(key)) => (under(key), Kind::Tuple),
                (None, ContentKey::Nothing) => {
                    let product = product(Kind::Tuple);
                    mistakes.add(
                        variant.fields.span(),
                        "a tuple has no keys that could stand beside the tag: say where it goes with #[record(content = \"…\")]",
                    );
                    return (Content::Beside, product);
                }
            },
        };
        (content, product(kind))
    }

    fn by_type(self, mistakes: &mut Mistakes) -> Body {
        let mut branches = Vec::new();
        let mut unit = false;
        for (variant, attrs) in &self.variants {
            let ours = attrs.literal.is_ours();
            if let (true, Some(span)) = (ours, attrs.literal.span()) {
                mistakes.add(span, "an untagged variant has no name on the wire");
            }
            let kind = match &variant.fields {
                Fields::Unit => {
                    if unit {
                        mistakes.add(
                            variant.ident.span(),
                            "another variant is null already: give the enum a tag instead of `untagged`",
                        );
                    }
                    unit = true;
                    Kind::Null
                }
                Fields::Named(_) => Kind::Object { tag: None },
                Fields::Unnamed(unnamed) if fields::newtype(unnamed).is_some() => Kind::Transparent,
                Fields::Unnamed(_) => Kind::Tuple,
            };
            let product = fields::product(&variant.fields, kind, &self.context(attrs), mistakes);
            debug_assert!(!unit || !matches!(product.layout, Layout::Null) || product.fields.is_empty());
            branches.push(Branch { ident: variant.ident.clone(), description: attrs.description.clone(), product });
        }
        Body::ByType(ByType { branches, skipped: self.skipped })
    }

    fn context(&self, attrs: &VariantAttrs) -> Context<'_> {
        Context {
            generics: &self.head.generics,
            decodes: self.head.decode,
            rename_all: attrs.rename_all.get().or(self.said.rename_all_fields.get()).copied(),
            default: None,
            deny_unknown: self.said.deny_unknown.span(),
            garde: &self.said.garde,
        }
    }
}
