//! The model as code: what a careful person would write by hand, in terms of the
//! library's hidden `derived` module. It knows the order of calls; what each does is
//! the library's, and checked there.
//!
//! Variables begin with `__shorn_`, whatever their span: hygiene would not keep a constant
//! of the user's from being meant by a pattern. What the user's traits might also call is
//! called by path.
//!
//! | file | what it knows |
//! |---|---|
//! | `written` | one value: its type or form, as constants and calls |
//! | `product` | fields side by side: patterns, presence bits, error paths |
//! | `describe`, `encode`, `decode` | one impl each |
//! | `shape` | the body of `describe` |
//! | `rules` | a validator's rules as keywords in it |
//! | `places` | where a validator's reports belong |
//! | `checks` | what is left for the compiler to find |
//! | `guard` | what goes around a body: nesting, safe integers |

mod checks;
mod decode;
mod describe;
mod encode;
mod guard;
mod places;
mod product;
mod rules;
mod shape;
mod written;

use crate::bound::{self, Trait};
use crate::mention;
use crate::model::{Body, Head};
use proc_macro2::{Span, TokenStream};
use quote::quote;

/// A head and a body, with what all emitters need of them.
pub(crate) struct Emitter<'a> {
    head: &'a Head,
    body: &'a Body,
    /// `::shorn::derived`.
    derived: TokenStream,
}

/// The impls that the type asks for.
pub(crate) fn emit(head: &Head, body: &Body) -> TokenStream {
    let emitter = Emitter { head, body, derived: bound::derived(head) };
    let describe = emitter.describe();
    let encode = head.encode.then(|| emitter.encode());
    let decode = head.decode.then(|| emitter.decode());
    let checks = emitter.checks();
    // The compiler looks through to the parts that are deprecated themselves.
    let allow = head.deprecated.then(|| quote!(#[allow(deprecated)]));
    quote! {
        #[doc(hidden)]
        #allow
        const _: () = {
            #checks
            #describe
            #encode
            #decode
        };
    }
}

/// Impls that promise everything and do nothing, so that one mistake in a declaration
/// does not become an error wherever the type is used.
pub(crate) fn stub(head: &Head) -> TokenStream {
    let derived = bound::derived(head);
    let describe = bound::header(head, Trait::Describe, true);
    let encode = bound::header(head, Trait::Encode, true);
    let decode = bound::header(head, Trait::Decode, true);
    let input = bound::input_lifetime(head);
    let never = quote!(::core::unreachable!("the declaration has mistakes"));
    // SAFETY (of the emitted impls): no method returns, so that none breaks a promise (invariants 1 and 5 of the
    // library's wire layer).
    quote! {
        #[doc(hidden)]
        #[allow(deprecated)]
        const _: () = {
            #[automatically_derived]
            #describe {
                const MIN: ::core::primitive::usize = 1;
                const JSON: #derived::Option<#derived::JsonType> = #derived::Option::None;
                fn describe(_: &mut #derived::Describer) -> #derived::Node { #never }
            }
            #[automatically_derived]
            #encode {
                fn bound(&self, _: &mut #derived::Sizer) -> ::core::primitive::u64 { #never }
                unsafe fn put(&self, _: *mut ::core::primitive::u8) -> *mut ::core::primitive::u8 { #never }
                fn encode(&self, _: &mut #derived::Writer) -> #derived::Result<(), #derived::EncodeError> { #never }
            }
            #[automatically_derived]
            #decode {
                fn decode_in(_: &mut #derived::MaybeUninit<Self>, _: &mut #derived::Reader<#input>)
                    -> #derived::Result<(), #derived::DecodeError> { #never }
            }
        };
    }
}

/// A place of the user's for tokens of ours: errors point there, and lints still know
/// that the code is not the user's.
fn at(span: Span) -> Span {
    Span::call_site().located_at(span)
}

/// Tokens moved to a place of the user's, as by `at`; names keep what they mean.
fn moved(tokens: &TokenStream, span: Span) -> TokenStream {
    let moved = tokens.clone().into_iter().map(|mut tree| {
        tree.set_span(tree.span().located_at(span));
        tree
    });
    moved.collect()
}

impl Emitter<'_> {
    /// How much of a type the caller's function should take in: all of a small one.
    fn inline(&self) -> TokenStream {
        if self.is_small() && !self.names_itself() { quote!(#[inline(always)]) } else { quote!(#[inline]) }
    }

    fn is_small(&self) -> bool {
        const SMALL: usize = 16;
        self.body.products().iter().map(|product| product.fields.len()).sum::<usize>() <= SMALL
    }

    /// Whether a field's type names the type itself.
    fn names_itself(&self) -> bool {
        let products = self.body.products();
        products.iter().flat_map(|product| &product.fields).any(|field| mention::any(&field.ty, &[&self.head.ident]))
    }
}
