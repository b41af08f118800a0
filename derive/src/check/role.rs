//! One field: whether it is there, what is written of it, and where its value comes
//! from if it is not.

use super::fields::Context;
use crate::mention;
use crate::mistakes::Mistakes;
use crate::model::{Default, How, OptionCheck, Role, Written};
use crate::parse::field::{FieldAttrs, Form, is_option_is_none};
use syn::spanned::Spanned;
use syn::{Field, GenericArgument, PathArguments, Type};

/// What becomes of a field that has a name on the wire (`named`) or none.
pub(super) fn role(
    field: &Field,
    said: &FieldAttrs,
    named: bool,
    context: &Context<'_>,
    mistakes: &mut Mistakes,
) -> (Role, OptionCheck) {
    if said.skip.is_said() {
        for (name, span) in said.others(&["skip", "default", "rename"], true) {
            mistakes.add(span, format!("the field is not on the wire, so that `{name}` has no meaning"));
        }
        return (Role::Skipped(default(said, context)), OptionCheck::None);
    }
    if said.flatten.is_said() && named {
        for (name, span) in said.others(&["flatten", "rename"], true) {
            mistakes.add(span, format!("a flattened map is not a field of its own, so that `{name}` has no meaning"));
        }
        return (Role::Extras, OptionCheck::None);
    }
    if let Some(span) = said.rest.span() {
        mistakes.add(
            span,
            match named {
                true => "`rest` is for the end of a tuple: remove it, for a list with a name is a field like any other, or take the names from all fields",
                false => "a transparent type is its only field, and a rest is a part of a tuple: remove one of the two",
            },
        );
    }
    refuse_contradictions(field, said, mistakes);
    refuse_borrowed(field, said, context, mistakes);
    if !named {
        for (name, span) in said.others(&["with", "bytes", "float32", "literal", "skip", "rest"], false) {
            mistakes.add(
                span,
                match name {
                    "nullable" => {
                        "an `Option` is nullable here already: only as a named field it may be absent".to_owned()
                    }
                    "flatten" => {
                        "flatten is for a map among named fields, or for the only field of a tagged enum's variant"
                            .to_owned()
                    }
                    _ => format!("`{name}` is for fields that have a name on the wire"),
                },
            );
        }
        return (Role::Required(whole(field, said)), OptionCheck::None);
    }
    of_named(field, said, context, mistakes)
}

/// The elements of a tuple behind `fixed` others.
pub(super) fn rest(field: &Field, said: &FieldAttrs, fixed: usize, mistakes: &mut Mistakes) -> (Role, OptionCheck) {
    for (name, span) in said.others(&["rest"], false) {
        mistakes.add(
            span,
            match name {
                "with" | "bytes" | "float32" => format!(
                    "the elements of a rest are written as their type says: remove `{name}`, or put it on the only field of that type"
                ),
                "literal" => "a rest is any number of elements, and no constant: remove one of the two".to_owned(),
                _ => format!("`{name}` is for fields that have a name on the wire: remove it, a rest is always there"),
            },
        );
    }
    (Role::Required(Written { ty: field.ty.clone(), how: How::Rest(fixed) }), OptionCheck::None)
}

/// The only field of a variant, whose own fields stand beside the tag.
pub(super) fn flat(field: &Field, said: &FieldAttrs, mistakes: &mut Mistakes) -> (Role, OptionCheck) {
    for (name, span) in said.others(&["flatten"], false) {
        mistakes.add(
            span,
            format!("the fields of a flattened struct stand beside the tag, so that `{name}` has no meaning"),
        );
    }
    (Role::Required(Written { ty: field.ty.clone(), how: How::Own }), OptionCheck::None)
}

/// A field of an object.
fn of_named(field: &Field, said: &FieldAttrs, context: &Context<'_>, mistakes: &mut Mistakes) -> (Role, OptionCheck) {
    let payload = option_payload(&field.ty);
    let default_path = said.default.get().is_some_and(Option::is_some);
    let nullable = said.nullable.is_said();
    // Where no default of its own says otherwise, an `Option` is absent when it is `None`.
    let skip_if = said.skip_if.get();
    let skip_if = skip_if.filter(|path| default_path || payload.is_none() || !is_option_is_none(path));
    if let (Some(payload), false, false, None) = (payload, nullable, default_path, skip_if) {
        let how = how(payload, said);
        return (Role::Optional(Written { ty: payload.clone(), how }), OptionCheck::None);
    }

    let written = whole(field, said);
    let option = match (payload, nullable) {
        (None, true) => OptionCheck::Demand,
        (None, false) if matches!(written.how, How::Own) && !mention::parameter(&field.ty, context.generics) => {
            OptionCheck::Refuse
        }
        _ => OptionCheck::None,
    };
    let has_default = said.default.is_said() || (context.default.is_some() && payload.is_none());
    if let (Some(span), false) = (said.skip_if.span().filter(|_| skip_if.is_some()), has_default) {
        mistakes.add(
            span,
            "`skip_if` leaves the field out, and nothing says what is read then: add `default` or `default = path`",
        );
    }
    let role = if has_default {
        Role::Defaulted { written, default: default(said, context), skip_if: skip_if.cloned() }
    } else {
        Role::Required(written)
    };
    (role, option)
}

/// The field as it is, a form going inside of its `Option`.
fn whole(field: &Field, said: &FieldAttrs) -> Written {
    let how = match option_payload(&field.ty) {
        _ if said.literal.is_said() => how(&field.ty, said),
        Some(payload) => inside_of_option(how(payload, said)),
        None if said.nullable.is_said() => inside_of_option(how(&field.ty, said)),
        None => how(&field.ty, said),
    };
    Written { ty: field.ty.clone(), how }
}

fn inside_of_option(how: How) -> How {
    match how {
        How::Own => How::Own,
        form => How::Nullable(Box::new(form)),
    }
}

/// How a value of this type is written.
fn how(ty: &Type, said: &FieldAttrs) -> How {
    match (said.literal.get(), said.form.get()) {
        (Some(literal), _) => How::Literal(literal.clone()),
        (None, Some(Form::Bytes)) => How::Bytes,
        (None, Some(Form::Float32)) => How::Float32,
        (None, Some(Form::With(adapter))) => How::With(adapter.clone()),
        (None, None) if is_byte_slice(ty) => How::Bytes,
        (None, None) => How::Own,
    }
}

fn default(said: &FieldAttrs, context: &Context<'_>) -> Default {
    match (said.default.get(), context.default) {
        (Some(Some(path)), _) => Default::Path(path.clone()),
        (Some(None), _) | (None, None) => Default::Own,
        (None, Some(path)) => Default::Container(path.clone()),
    }
}

fn refuse_contradictions(field: &Field, said: &FieldAttrs, mistakes: &mut Mistakes) {
    let Some(literal) = said.literal.get() else { return };
    if let Some(span) = said.form.span() {
        mistakes.add(span, "a literal takes no bytes, so that it has no form: remove one of the two");
    }
    if let Some(span) = said.nullable.span() {
        mistakes.add(span, "a literal is one value, null or another: remove `nullable`");
    }
    let ty = option_payload(&field.ty).unwrap_or(&field.ty);
    if !literal.fits(ty) {
        let span = said.literal.span().unwrap_or_else(|| field.ty.span());
        mistakes
            .add(span, format!("the field's type cannot hold {}: change the one or the other", literal.json_text()));
    }
}

/// What borrows from the input is text or bytes, and lives no longer than it.
fn refuse_borrowed(field: &Field, said: &FieldAttrs, context: &Context<'_>, mistakes: &mut Mistakes) {
    if !context.decodes || said.literal.is_said() || matches!(said.form.get(), Some(Form::With(_))) {
        return;
    }
    let ty = ungrouped(option_payload(&field.ty).unwrap_or(&field.ty));
    if let Type::Reference(reference) = ty {
        if !is_borrowable(&reference.elem) && !mention::parameter(&reference.elem, context.generics) {
            mistakes.add(
                reference.elem.span(),
                "only `&str` and `&[u8]` borrow from the input: own the value, or mark the type #[record(encode_only)] if it is a view",
            );
            return;
        }
        if let Some(lifetime) = reference.lifetime.as_ref().filter(|lifetime| lifetime.ident == "static") {
            mistakes.add(
                lifetime.span(),
                "the input does not live for ever: borrow for a lifetime of the type, own the value, or mark the type #[record(encode_only)]",
            );
        }
    }
}

/// `T` of a type that is spelled `Option<T>`.
pub(crate) fn option_payload(ty: &Type) -> Option<&Type> {
    let Type::Path(path) = ungrouped(ty) else { return None };
    let last = path.path.segments.last()?;
    match &last.arguments {
        PathArguments::AngleBracketed(arguments) if last.ident == "Option" && arguments.args.len() == 1 => {
            match arguments.args.first()? {
                GenericArgument::Type(payload) => Some(payload),
                _ => None,
            }
        }
        _ => None,
    }
}

/// Whether the type is spelled `&[u8]`.
fn is_byte_slice(ty: &Type) -> bool {
    let Type::Reference(reference) = ungrouped(ty) else { return false };
    matches!(ungrouped(&reference.elem), Type::Slice(slice) if is_primitive(&slice.elem, "u8"))
}

/// Whether a reference to the type may be one into the input. Of a name nobody knows what
/// it stands for, if it is not one that everybody knows.
fn is_borrowable(ty: &Type) -> bool {
    const OWNED: [&str; 18] = [
        "bool", "char", "f32", "f64", "i8", "i16", "i32", "i64", "i128", "isize", "u8", "u16", "u32", "u64", "u128",
        "usize", "String", "Vec",
    ];
    match ungrouped(ty) {
        Type::Slice(slice) => is_primitive(&slice.elem, "u8"),
        Type::Path(path) => path.path.segments.last().is_none_or(|last| !OWNED.iter().any(|owned| last.ident == owned)),
        Type::Tuple(_) => false,
        _ => true,
    }
}

fn is_primitive(ty: &Type, name: &str) -> bool {
    matches!(ungrouped(ty), Type::Path(path) if path.qself.is_none() && path.path.is_ident(name))
}

/// A type without the invisible groups that macros leave, and parentheses.
fn ungrouped(ty: &Type) -> &Type {
    match ty {
        Type::Group(group) => ungrouped(&group.elem),
        Type::Paren(paren) => ungrouped(&paren.elem),
        other => other,
    }
}
