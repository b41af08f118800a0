//! Fields side by side, those of a struct or of a variant: their names, their order on
//! the wire, and what may not stand beside what.

use super::role;
use crate::case::Case;
use crate::literal::Literal;
use crate::mistakes::Mistakes;
use crate::model::{At, Field, Layout, Object, Product, Role};
use crate::order;
use crate::parse::field::FieldAttrs;
use crate::parse::garde;
use proc_macro2::Span;
use quote::format_ident;
use std::collections::HashMap;
use syn::ext::IdentExt;
use syn::spanned::Spanned;
use syn::{ExprPath, Fields, FieldsUnnamed, Generics, Member};

/// What a field's type is part of.
pub(super) struct Context<'a> {
    pub(super) generics: &'a Generics,
    /// Whether the type is decoded at all.
    pub(super) decodes: bool,
    pub(super) rename_all: Option<Case>,
    /// The default of the whole type, if it has one.
    pub(super) default: Option<&'a Option<ExprPath>>,
    /// Where undeclared keys are refused.
    pub(super) deny_unknown: Option<Span>,
    pub(super) garde: &'a garde::Container,
}

/// How the fields stand side by side.
pub(super) enum Kind {
    Null,
    Transparent,
    /// Transparent, and an object whose fields stand beside a tag.
    Flat,
    Tuple,
    Object {
        tag: Option<(String, Literal)>,
    },
}

/// The only field, where it stands for the whole: not the rest of a tuple of nothing else.
pub(super) fn newtype(fields: &FieldsUnnamed) -> Option<&syn::Field> {
    let field = fields.unnamed.first().filter(|_| fields.unnamed.len() == 1)?;
    // Read for what it says here; its mistakes are found with the product.
    let said = FieldAttrs::read(&field.attrs, &mut Mistakes::default());
    (!said.is_rest()).then_some(field)
}

/// The fields in wire order.
pub(super) fn product(fields: &Fields, kind: Kind, context: &Context<'_>, mistakes: &mut Mistakes) -> Product {
    let scope = garde::Scope::new(context.garde, fields);
    let mut positions = 0;
    let mut rest: Option<Span> = None;
    let mut found = Vec::new();
    for (i, field) in fields.iter().enumerate() {
        let said = FieldAttrs::read(&field.attrs, mistakes);
        let is_rest = matches!(kind, Kind::Tuple) && said.is_rest();
        let (role, option) = match kind {
            Kind::Flat => role::flat(field, &said, mistakes),
            _ if is_rest => role::rest(field, &said, positions, mistakes),
            _ => role::role(field, &said, matches!(kind, Kind::Object { .. }), context, mistakes),
        };
        let at = match &kind {
            Kind::Object { .. } => At::Key(key(field, &said, context)),
            Kind::Tuple if !is_rest => At::Index(positions),
            Kind::Null | Kind::Transparent | Kind::Flat | Kind::Tuple => At::Same,
        };
        if let (Some(span), true) = (rest, role.is_declared()) {
            mistakes.add(span, "nothing can stand behind all other elements of a tuple: move this field to the end");
            rest = None;
        }
        rest = said.rest.span().filter(|_| is_rest).or(rest);
        positions += usize::from(role.is_declared());
        let member = match &field.ident {
            Some(ident) => Member::Named(ident.clone()),
            None => Member::Unnamed(i.into()),
        };
        found.push(Field {
            member,
            binding: format_ident!("__shorn_{i}"),
            ty: field.ty.clone(),
            at,
            description: said.description.clone(),
            role,
            option,
            rules: garde::rules(&field.attrs, &scope),
        });
    }
    let layout = match kind {
        Kind::Null => Layout::Null,
        Kind::Tuple => Layout::Tuple,
        Kind::Transparent | Kind::Flat => {
            refuse_several(fields, &found, mistakes);
            Layout::Transparent
        }
        Kind::Object { tag } => {
            refuse_repeated_keys(fields, &found, tag.as_ref(), mistakes);
            refuse_several_maps(fields, &found, context, mistakes);
            Layout::Object(Object { tag, refuse: context.deny_unknown.is_some() })
        }
    };
    sort(&mut found);
    Product { layout, fields: found }
}

/// The key of a field, which only an object asks for.
fn key(field: &syn::Field, said: &FieldAttrs, context: &Context<'_>) -> String {
    if let Some(name) = said.rename.get() {
        return name.clone();
    }
    let name = field.ident.as_ref().map(|ident| ident.unraw().to_string()).unwrap_or_default();
    match context.rename_all {
        Some(case) => case.field(&name),
        None => name,
    }
}

/// Declared fields by their keys, then the map of the others, then those left out.
fn sort(fields: &mut [Field]) {
    let rank = |role: &Role| match role {
        Role::Extras => 1,
        Role::Skipped(_) => 2,
        _ => 0,
    };
    fields.sort_by(|a, b| {
        let keys = match (&a.at, &b.at) {
            (At::Key(a), At::Key(b)) => order::compare(a, b),
            _ => std::cmp::Ordering::Equal,
        };
        rank(&a.role).cmp(&rank(&b.role)).then(keys)
    });
}

fn refuse_several(fields: &Fields, found: &[Field], mistakes: &mut Mistakes) {
    let written: Vec<Span> =
        spans(fields).zip(found).filter(|(_, f)| f.role.is_declared()).map(|(span, _)| span).collect();
    match written.as_slice() {
        [_] => {}
        [] => mistakes
            .add(fields.span(), "nothing of this is on the wire: write one field, or make the type a unit struct"),
        [_, rest @ ..] => {
            for span in rest {
                mistakes.add(*span, "a transparent type has one field: leave the others out with #[record(skip)]");
            }
        }
    }
}

fn refuse_repeated_keys(fields: &Fields, found: &[Field], tag: Option<&(String, Literal)>, mistakes: &mut Mistakes) {
    let mut met: HashMap<&str, ()> = HashMap::new();
    for (span, field) in spans(fields).zip(found) {
        let At::Key(key) = &field.at else { continue };
        if !field.role.is_declared() {
            continue;
        }
        if tag.is_some_and(|(tag, _)| tag == key) {
            mistakes.add(
                span,
                format!("the key `{key}` is that of the tag: rename the field, or the tag with #[record(tag = \"…\")]"),
            );
        } else if met.insert(key, ()).is_some() {
            mistakes.add(span, format!("another field has the key `{key}`: rename one of them"));
        }
    }
}

fn refuse_several_maps(fields: &Fields, found: &[Field], context: &Context<'_>, mistakes: &mut Mistakes) {
    let maps = spans(fields).zip(found).filter(|(_, field)| matches!(field.role, Role::Extras));
    let maps: Vec<Span> = maps.map(|(span, _)| span).collect();
    if let [_, rest @ ..] = maps.as_slice() {
        for span in rest {
            mistakes.add(*span, "one map holds the undeclared keys, and another field is flattened already");
        }
    }
    if let (Some(span), false) = (context.deny_unknown, maps.is_empty()) {
        mistakes
            .add(span, "a flattened map takes all undeclared keys, so that none can be refused: remove one of the two");
    }
}

/// The place of each field, in the order of declaration.
fn spans(fields: &Fields) -> impl Iterator<Item = Span> {
    fields.iter().map(|field| field.ident.as_ref().map_or_else(|| field.ty.span(), syn::Ident::span))
}
