//! Which names and types occur in a type. It knows tokens, and not what they resolve to.

use proc_macro2::{TokenStream, TokenTree};
use quote::ToTokens;
use syn::{GenericArgument, GenericParam, Generics, Ident, PathArguments, Type};

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

/// The types that a type is spelled with: arguments, elements, what a reference refers to.
pub(crate) fn parts(ty: &Type) -> Vec<&Type> {
    match ty {
        Type::Array(array) => vec![&array.elem],
        Type::Group(group) => parts(&group.elem),
        Type::Paren(paren) => parts(&paren.elem),
        Type::Reference(reference) => vec![&reference.elem],
        Type::Slice(slice) => vec![&slice.elem],
        Type::Tuple(tuple) => tuple.elems.iter().collect(),
        Type::Path(path) => path.path.segments.last().map(|last| types(&last.arguments)).unwrap_or_default(),
        _ => Vec::new(),
    }
}

fn types(arguments: &PathArguments) -> Vec<&Type> {
    let PathArguments::AngleBracketed(arguments) = arguments else { return Vec::new() };
    let found = arguments.args.iter().filter_map(|argument| match argument {
        GenericArgument::Type(ty) => Some(ty),
        _ => None,
    });
    found.collect()
}

/// What a list of the standard library has any number of, where it is spelled as one.
pub(crate) fn element(ty: &Type) -> Option<&Type> {
    let lists = ["Vec", "VecDeque", "BTreeSet", "HashSet"];
    match ty {
        Type::Slice(slice) => Some(&slice.elem),
        Type::Path(path) => {
            let last = path.path.segments.last().filter(|last| lists.iter().any(|list| last.ident == list))?;
            types(&last.arguments).first().copied()
        }
        _ => None,
    }
}

fn among(tokens: TokenStream, names: &[&Ident]) -> bool {
    tokens.into_iter().any(|tree| match tree {
        TokenTree::Ident(ident) => names.contains(&&ident),
        TokenTree::Group(group) => among(group.stream(), names),
        _ => false,
    })
}
