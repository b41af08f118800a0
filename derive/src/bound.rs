//! Generics: parameters, bounds and lifetimes of the three impls. No other file knows
//! them.

use crate::model::Head;
use proc_macro2::{Span, TokenStream};
use quote::quote;
use syn::punctuated::Punctuated;
use syn::{GenericParam, Lifetime, LifetimeParam, Token, WhereClause, WherePredicate, parse_quote};

/// One of the three traits.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Trait {
    Describe,
    Encode,
    Decode,
}

/// `impl<…> Trait for Type<…> where …`, unsafe where the trait is; each type parameter
/// bound by the trait, unless the user's bounds replace that. With `stub`, parameters
/// are not bound at all.
pub(crate) fn header(head: &Head, which: Trait, stub: bool) -> TokenStream {
    let derived = derived(head);
    let mut generics = head.generics.clone();
    let own: Option<&Vec<WherePredicate>> = match which {
        Trait::Describe => head.bounds.describe.as_ref(),
        Trait::Encode => head.bounds.encode.as_ref(),
        Trait::Decode => head.bounds.decode.as_ref(),
    };
    let of = name(head, which);
    let where_clause = generics.where_clause.get_or_insert_with(|| WhereClause {
        where_token: Token![where](Span::call_site()),
        predicates: Punctuated::new(),
    });
    match own {
        _ if stub => {}
        Some(own) => where_clause.predicates.extend(own.iter().cloned()),
        None => {
            for param in head.generics.type_params() {
                let ident = &param.ident;
                where_clause.predicates.push(parse_quote!(#ident: #derived::#of));
            }
        }
    }
    let (_, arguments, _) = head.generics.split_for_impl();
    if which == Trait::Decode {
        let mut input = LifetimeParam::new(input_lifetime(head));
        input.bounds = head.generics.lifetimes().map(|param| param.lifetime.clone()).collect();
        input.colon_token = (!input.bounds.is_empty()).then(Default::default);
        generics.params.insert(0, GenericParam::Lifetime(input));
    }
    let (parameters, _, where_clause) = generics.split_for_impl();
    let ident = &head.ident;
    // SAFETY: of the emitted impl: its methods follow one list of fields (invariants 1, 3 and 5); see `emit`.
    let keyword = (which != Trait::Describe).then(|| quote!(unsafe));
    quote!(#keyword impl #parameters #derived::#of for #ident #arguments #where_clause)
}

/// The trait with its parameters.
fn name(head: &Head, which: Trait) -> TokenStream {
    match which {
        Trait::Describe => quote!(Describe),
        Trait::Encode => quote!(Encode),
        Trait::Decode => {
            let input = input_lifetime(head);
            quote!(Decode<#input>)
        }
    }
}

/// The lifetime of the input, which no parameter of the type may have.
pub(crate) fn input_lifetime(head: &Head) -> Lifetime {
    let taken = head.generics.lifetimes().any(|param| param.lifetime.ident == "de");
    Lifetime::new(if taken { "'__de" } else { "'de" }, Span::call_site())
}

/// Whether one type is derived for, and not one for each choice of parameters.
/// Lifetimes do not count: they make no types of their own.
pub(crate) fn is_one_type(head: &Head) -> bool {
    head.generics.type_params().next().is_none() && head.generics.const_params().next().is_none()
}

/// The module that everything emitted is named through.
pub(crate) fn derived(head: &Head) -> TokenStream {
    let krate = &head.krate;
    quote!(#krate::derived)
}
