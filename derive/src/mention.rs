//! Which names occur in a type. It knows tokens, and not what they resolve to.

use proc_macro2::{TokenStream, TokenTree};
use quote::ToTokens;
use syn::{GenericParam, Generics, Ident, Type};

/// Whether the type mentions a parameter: a type, a constant or a lifetime.
pub(crate) fn parameter(ty: &Type, generics: &Generics) -> bool {
    let names = generics.params.iter().map(|param| match param {
        GenericParam::Type(param) => &param.ident,
        GenericParam::Const(param) => &param.ident,
        GenericParam::Lifetime(param) => &param.lifetime.ident,
    });
    any(ty, &names.collect::<Vec<_>>())
}

/// Whether the type mentions one of the names.
pub(crate) fn any(ty: &Type, names: &[&Ident]) -> bool {
    among(ty.to_token_stream(), names)
}

fn among(tokens: TokenStream, names: &[&Ident]) -> bool {
    tokens.into_iter().any(|tree| match tree {
        TokenTree::Ident(ident) => names.contains(&&ident),
        TokenTree::Group(group) => among(group.stream(), names),
        _ => false,
    })
}
