//! What goes around the body of a method: counting how deep a recursive type is nested
//! in itself, and asking for safe integers.

use super::Emitter;
use crate::model::Role;
use proc_macro2::TokenStream;
use quote::quote;

/// Statements before and after a body.
pub(super) struct Guard {
    pub(super) before: TokenStream,
    pub(super) after: TokenStream,
}

impl Emitter<'_> {
    /// The guard around a body that uses the walker `walker` (a sizer, writer or reader).
    /// `entered` unwraps what entering gives: `?`, or a return.
    pub(super) fn guard(&self, walker: &TokenStream, entered: impl Fn(TokenStream) -> TokenStream) -> Guard {
        let mut guard = Guard { before: TokenStream::new(), after: TokenStream::new() };
        let derived = &self.derived;
        if let Some(counts) = self.counts() {
            let enter = entered(quote!(#walker.enter_type::<Self>()));
            guard.before.extend(quote! {
                let __shorn_entered = if #counts { #derived::Option::Some(#enter) } else { #derived::Option::None };
            });
            guard.after.extend(quote! {
                if let #derived::Option::Some(__shorn_entered) = __shorn_entered {
                    #walker.leave_type(__shorn_entered);
                }
            });
        }
        if self.head.safe_integers {
            guard.before.extend(quote!(let __shorn_before = #walker.safe_integers(true);));
            guard.after.extend(quote!(#walker.safe_integers(__shorn_before);));
        }
        guard
    }

    /// Whether the type counts its own nesting: a constant that is false for all types
    /// that cannot be nested in themselves.
    fn counts(&self) -> Option<TokenStream> {
        let derived = &self.derived;
        let products = self.body.products();
        let mut fields = products.iter().flat_map(|product| &product.fields);
        let reaches = fields.any(|field| match &field.role {
            Role::Extras => true,
            role => role.written().is_some_and(|written| !written.is_literal()),
        });
        if !reaches {
            return None;
        }
        // A newtype of a type that counts would count each value twice.
        let inner = self.transparent().and_then(|field| field.role.written()).filter(|written| written.is_own());
        Some(match inner {
            Some(written) => {
                let ty = &written.ty;
                quote!(<Self as #derived::Describe>::RECURSES && !<#ty as #derived::Describe>::COUNTS)
            }
            None => quote!(<Self as #derived::Describe>::RECURSES),
        })
    }
}
