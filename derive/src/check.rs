//! What the attributes say, made sense of: a type declaration into the model that is
//! emitted for. It knows what goes with what and the words for what does not; it must
//! not know the code that comes of it.
//!
//! | file | what it knows |
//! |---|---|
//! | `fields` | fields side by side: names, orders, duplicates |
//! | `role` | one field: present, optional, defaulted, constant, left out |
//! | `variants` | enums: which of the three kinds, and how each variant is told apart |

mod fields;
mod role;
mod variants;

use crate::mistakes::Mistakes;
use crate::model::{Body, Head, Layout, Object};
use crate::parse::container::{ContainerAttrs, Only};
use fields::{Context, Kind};
pub(crate) use role::option_payload;
use syn::ext::IdentExt;
use syn::spanned::Spanned;
use syn::{Attribute, Data, DataStruct, DeriveInput, Fields};

/// The model of a declaration: its head in any case, and its body if nothing is wrong.
pub(crate) fn check(input: &DeriveInput) -> (Head, syn::Result<Body>) {
    let mut mistakes = Mistakes::default();
    let said = ContainerAttrs::read(&input.attrs, &mut mistakes);
    let head = head(input, &said);
    refuse_packed(&input.attrs, &mut mistakes);
    let body = match &input.data {
        Data::Struct(data) => Some(structure(data, &head, &said, &mut mistakes)),
        Data::Enum(data) => variants::enumeration(data, &head, &said, &mut mistakes),
        Data::Union(data) => {
            let remedy = "a union does not say which of its fields is alive: derive Record for an enum";
            mistakes.add(data.union_token.span, remedy);
            None
        }
    };
    let whole = mistakes.finish();
    let body = whole.and_then(|()| body.ok_or_else(|| syn::Error::new(input.ident.span(), "nothing to derive")));
    (head, body)
}

fn head(input: &DeriveInput, said: &ContainerAttrs) -> Head {
    let only = said.only.get().copied();
    Head {
        ident: input.ident.clone(),
        name: said.rename.get().cloned().unwrap_or_else(|| input.ident.unraw().to_string()),
        generics: input.generics.clone(),
        krate: said.krate.get().cloned().unwrap_or_else(|| syn::parse_quote!(::shorn)),
        bounds: said.bounds.get().cloned().unwrap_or_default(),
        encode: only != Some(Only::Decode),
        decode: only != Some(Only::Encode),
        safe_integers: said.safe_integers.is_said(),
        description: said.description.clone(),
        deprecated: said.deprecated || has_deprecated_part(&input.data),
        taken_for_field: said.garde.transparent,
    }
}

fn has_deprecated_part(data: &Data) -> bool {
    let any = |fields: &Fields| fields.iter().any(|field| crate::parse::doc::is_deprecated(&field.attrs));
    match data {
        Data::Struct(data) => any(&data.fields),
        Data::Enum(data) => data.variants.iter().any(|v| crate::parse::doc::is_deprecated(&v.attrs) || any(&v.fields)),
        Data::Union(_) => false,
    }
}

fn refuse_packed(attrs: &[Attribute], mistakes: &mut Mistakes) {
    for attr in attrs.iter().filter(|attr| attr.path().is_ident("repr")) {
        let packed = attr.parse_nested_meta(|meta| {
            if meta.path.is_ident("packed") {
                mistakes.add(
                    meta.path.span(),
                    "fields of a packed type cannot be borrowed: remove `packed`, the wire has no padding anyway",
                );
            }
            // `align(8)`, `packed(2)`.
            crate::parse::attribute::skip_value(meta.input)
        });
        // What is wrong with `repr` itself the compiler says better.
        drop(packed);
    }
}

fn structure(data: &DataStruct, head: &Head, said: &ContainerAttrs, mistakes: &mut Mistakes) -> Body {
    for (name, span) in [
        ("content", said.content.span()),
        ("untagged", said.untagged.span()),
        ("rename_all_fields", said.rename_all_fields.span()),
    ] {
        if let Some(span) = span {
            mistakes.add(span, format!("`{name}` is for enums"));
        }
    }
    let named = matches!(data.fields, Fields::Named(_)) && !said.transparent.is_said();
    for (name, span) in [("tag", said.tag.span()), ("default", said.default.span())] {
        if let (false, Some(span)) = (named, span) {
            mistakes.add(span, format!("`{name}` is for structs whose fields have names on the wire"));
        }
    }
    let context = Context {
        generics: &head.generics,
        decodes: head.decode,
        rename_all: said.rename_all.get().copied(),
        default: said.default.get(),
        deny_unknown: said.deny_unknown.span(),
        garde: &said.garde,
    };
    let kind = match &data.fields {
        _ if said.transparent.is_said() => Kind::Transparent,
        Fields::Unit => Kind::Null,
        Fields::Named(_) => {
            let tag = said.tag.get().map(|tag| (tag.clone(), crate::literal::Literal::Text(head.name.clone())));
            Kind::Object { tag }
        }
        Fields::Unnamed(unnamed) if fields::newtype(unnamed).is_some() => Kind::Transparent,
        Fields::Unnamed(_) => Kind::Tuple,
    };
    let product = fields::product(&data.fields, kind, &context, mistakes);
    if let (Layout::Transparent, true) = (&product.layout, said.transparent.is_said() && data.fields.is_empty()) {
        mistakes.add(head.ident.span(), "a transparent type has one field");
    }
    debug_assert!(matches!(
        product.layout,
        Layout::Object(Object { .. }) | Layout::Transparent | Layout::Tuple | Layout::Null
    ));
    Body::Product(product)
}
