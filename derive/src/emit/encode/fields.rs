//! The fields of one product, bounded, put and encoded.

use crate::emit::at;
use crate::emit::product::{Placed, there};
use crate::model::{Field, Role};
use proc_macro2::{Literal, TokenStream};
use quote::{quote, quote_spanned};
use syn::spanned::Spanned;

impl Placed<'_> {
    /// The fields' bounds, added to `fixed` bytes and those of the bitmap.
    pub(super) fn bound(&self, fixed: usize) -> TokenStream {
        let derived = self.derived;
        let fixed = Literal::u64_suffixed((fixed + self.bitmap_bytes()) as u64);
        let terms = self.product.fields.iter().filter_map(|field| {
            let binding = &field.binding;
            let binding = quote!(#binding);
            match &field.role {
                // Absent or not, the field counts: its predicate may change its mind.
                Role::Required(written) | Role::Defaulted { written, .. } => Some(written.bound(&binding, derived)),
                Role::Optional(written) => {
                    let bound = written.bound(&quote!(__shorn_value), derived);
                    Some(quote! {
                        match #binding {
                            #derived::Option::Some(__shorn_value) => #bound,
                            #derived::Option::None => 0,
                        }
                    })
                }
                Role::Extras => {
                    let keys = self.keys();
                    let ty = &field.ty;
                    Some(quote_spanned!(at(ty.span())=> #derived::Sizer::bound_extras::<#ty>(__shorn_sizer, #binding, #keys)))
                }
                Role::Skipped(_) => None,
            }
        });
        let sum = quote!(#fixed #(+ #terms)*);
        // Asked here for `put` as well, whose calls are unsafe.
        let as_spelled = self.as_spelled();
        if as_spelled.is_empty() { sum } else { quote!({ #as_spelled #sum }) }
    }

    /// Statements that move `__shorn_p` past each field, and `__shorn_p`.
    pub(super) fn put(&self) -> TokenStream {
        let derived = self.derived;
        let predicates = self.predicates();
        let presences = self.presences();
        let bitmap = (!presences.is_empty()).then(|| {
            let count = Literal::usize_suffixed(presences.len());
            // SAFETY: of the emitted call: the bitmap's bytes are part of the bound (invariants 1 and 2).
            quote!(let __shorn_p = unsafe { #derived::Sizer::put_bitmap::<#count>(__shorn_p, [#(#presences),*]) };)
        });
        let fields = self.product.fields.iter().filter_map(|field| self.put_field(field));
        quote!(#predicates #bitmap #(#fields)* __shorn_p)
    }

    fn put_field(&self, field: &Field) -> Option<TokenStream> {
        let derived = self.derived;
        let binding = &field.binding;
        let binding = quote!(#binding);
        if field.role.written().is_some_and(|written| written.is_literal()) {
            return None;
        }
        let value = match &field.role {
            Role::Required(written) => {
                let put = written.put(&binding, derived);
                // SAFETY: of the emitted call: the value's bound is part of the record's (invariants 1 and 2).
                quote!(unsafe { #put })
            }
            Role::Optional(written) => {
                let put = written.put(&quote!(__shorn_value), derived);
                // SAFETY: of the emitted call: the value's bound is part of the record's (invariants 1 and 2).
                quote! {
                    match #binding {
                        #derived::Option::Some(__shorn_value) => unsafe { #put },
                        #derived::Option::None => __shorn_p,
                    }
                }
            }
            Role::Defaulted { written, skip_if, .. } => {
                let put = written.put(&binding, derived);
                // SAFETY: of the emitted calls: the value's bound is part of the record's, whether it is skipped or not
                // (invariants 1 and 2).
                match skip_if {
                    Some(_) => {
                        let there = there(field);
                        quote!(if #there { unsafe { #put } } else { __shorn_p })
                    }
                    None => quote!(unsafe { #put }),
                }
            }
            // SAFETY: of the emitted call: the map's bound is part of the record's (invariants 1 and 2).
            Role::Extras => quote!(unsafe { #derived::Encode::put(#binding, __shorn_p) }),
            Role::Skipped(_) => return None,
        };
        Some(quote!(let __shorn_p = #value;))
    }

    /// Statements of the careful encoder.
    pub(super) fn encode(&self) -> TokenStream {
        let derived = self.derived;
        let predicates = self.predicates();
        let presences = self.presences();
        let bitmap = (!presences.is_empty()).then(|| quote!(__shorn_writer.bitmap([#(#presences),*]);));
        let fields = self.product.fields.iter().filter_map(|field| {
            let binding = &field.binding;
            let binding = quote!(#binding);
            let named = self.named(field);
            match &field.role {
                Role::Required(written) => {
                    let encode = written.encode(&binding, derived);
                    Some(quote!(#encode #named?;))
                }
                Role::Optional(written) => {
                    let encode = written.encode(&quote!(__shorn_value), derived);
                    Some(quote! {
                        if let #derived::Option::Some(__shorn_value) = #binding {
                            #encode #named?;
                        }
                    })
                }
                Role::Defaulted { written, skip_if, .. } => {
                    let encode = written.encode(&binding, derived);
                    Some(match skip_if {
                        Some(_) => {
                            let there = there(field);
                            quote!(if #there { #encode #named?; })
                        }
                        None => quote!(#encode #named?;),
                    })
                }
                Role::Extras => {
                    let keys = self.keys();
                    let ty = &field.ty;
                    Some(quote_spanned!(at(ty.span())=> #derived::extras_encode::<#ty>(#binding, #keys, __shorn_writer) #named?;))
                }
                Role::Skipped(_) => None,
            }
        });
        quote!(#predicates #bitmap #(#fields)*)
    }
}
