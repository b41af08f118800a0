//! Fields side by side: how they are bound to variables, which bits say that they are
//! there, and where an error among them lies. It knows fields; what is done with each,
//! `encode` and `decode` know.

use super::{at, moved};
use crate::model::{At, Field, Layout, Object, Product, Role};
use proc_macro2::{Literal, TokenStream};
use quote::{quote, quote_spanned};
use syn::spanned::Spanned;

/// A product in its place: on its own, or under a key of a variant's object.
#[derive(Clone, Copy)]
pub(super) struct Placed<'a> {
    pub(super) product: &'a Product,
    pub(super) under: Option<&'a str>,
    pub(super) derived: &'a TokenStream,
}

impl<'a> Placed<'a> {
    pub(super) fn new(product: &'a Product, derived: &'a TokenStream) -> Self {
        Placed { product, under: None, derived }
    }

    pub(super) fn under(self, key: &'a str) -> Self {
        Placed { under: Some(key), ..self }
    }

    /// `name { field: __shorn_0, … }`: a pattern that binds what is on the wire. It has no `..`:
    /// an attribute macro below the derive may give the item fields that the derive has not
    /// seen, and those shall be an error.
    pub(super) fn pattern(&self, name: &TokenStream) -> TokenStream {
        let fields = self.product.fields.iter().map(|field| {
            let (member, binding) = (&field.member, &field.binding);
            match field.role {
                Role::Skipped(_) => quote!(#member: _),
                _ => quote!(#member: #binding),
            }
        });
        quote!(#name { #(#fields),* })
    }

    /// A statement that does nothing, and does not compile where a struct has other fields
    /// than those that the derive saw (E0027), or some that cannot be borrowed (E0793): an
    /// attribute macro below the derive may have added or packed them. A struct that is
    /// filled in its place depends on it, for nothing else would say that a field is left out.
    pub(super) fn exhaustive(&self) -> TokenStream {
        let all = self.construct(&quote!(Self));
        let as_spelled = self.as_spelled();
        quote!(let _ = |__shorn_whole: &Self| { let #all = __shorn_whole; #as_spelled };)
    }

    /// Statements that do nothing, and do not compile where a field has another type than it is
    /// spelled with: an alias may be called `Option`, and an attribute macro below the derive may
    /// change what it does not see. Methods are called of the type that is spelled, and a
    /// reference to the other might become one to it by its `Deref`, which is code of the user's
    /// and need not lead to the same value twice (invariant 3 of the library's wire layer).
    pub(super) fn as_spelled(&self) -> TokenStream {
        let ask = |field: &Field| {
            let (ty, optional) = match &field.role {
                Role::Optional(written) => (&written.ty, true),
                Role::Skipped(_) => return None,
                _ => (&field.ty, false),
            };
            let (binding, derived) = (&field.binding, moved(self.derived, ty.span()));
            let ask = if optional { quote!(is_optional) } else { quote!(is_spelled) };
            Some(quote_spanned!(at(ty.span())=> #derived::Sizer::#ask::<#ty>(#binding);))
        };
        self.product.fields.iter().filter_map(ask).collect()
    }

    /// `name { field: __shorn_0, … }`: an expression that takes every field.
    pub(super) fn construct(&self, name: &TokenStream) -> TokenStream {
        let members = self.product.fields.iter().map(|field| &field.member);
        let bindings = self.product.fields.iter().map(|field| &field.binding);
        quote!(#name { #(#members: #bindings),* })
    }

    /// Bytes of presence bits.
    pub(super) fn bitmap_bytes(&self) -> usize {
        self.product.optionals().count().div_ceil(8)
    }

    /// For each optional field, whether it is there: an expression over its binding.
    /// Predicates are code of the user's and asked once, by `predicates`.
    pub(super) fn presences(&self) -> Vec<TokenStream> {
        let presence = |field: &Field| {
            let binding = &field.binding;
            match &field.role {
                Role::Defaulted { skip_if: Some(_), .. } => {
                    let there = there(field);
                    quote!(#there)
                }
                Role::Defaulted { .. } => quote!(true),
                _ => quote!(#binding.is_some()),
            }
        };
        self.product.optionals().map(presence).collect()
    }

    /// The answers of the user's predicates, as variables.
    pub(super) fn predicates(&self) -> TokenStream {
        let ask = |field: &Field| match &field.role {
            Role::Defaulted { skip_if: Some(path), .. } => {
                let (there, binding) = (there(field), &field.binding);
                Some(quote!(let #there = !#path(#binding);))
            }
            _ => None,
        };
        self.product.fields.iter().filter_map(ask).collect()
    }

    /// `.map_err(…)` that names the field, for a result `result` (`Ok` unchanged).
    pub(super) fn named(&self, field: &Field) -> TokenStream {
        let segment = match (&field.at, &field.role) {
            (_, Role::Extras) | (At::Same, _) => None,
            (At::Key(key), _) => Some(quote!(.in_field(#key))),
            (At::Index(index), _) => Some(quote!(.at_index(#index))),
        };
        let outer = self.under.map(|key| quote!(.in_field(#key)));
        match (segment, outer) {
            (None, None) => TokenStream::new(),
            (segment, outer) => quote!(.map_err(|__shorn_e| __shorn_e #segment #outer)),
        }
    }

    /// `.map_err(…)` that names the place of the whole product.
    pub(super) fn placed(&self) -> TokenStream {
        match self.under {
            Some(key) => quote!(.map_err(|__shorn_e| __shorn_e.in_field(#key))),
            None => TokenStream::new(),
        }
    }

    /// Fewest bytes, of parts under `__shorn_least` or of their own.
    pub(super) fn min(&self, least: bool) -> TokenStream {
        let derived = self.derived;
        let fixed = Literal::usize_unsuffixed(self.bitmap_bytes() + usize::from(self.product.extras().is_some()));
        let required = self.product.fields.iter().filter_map(|field| match &field.role {
            Role::Required(written) => Some(written.min(least, derived)),
            _ => None,
        });
        quote!(#fixed #(+ #required)*)
    }

    /// The reading of the presence bits, as the variable `__shorn_bits`.
    pub(super) fn read_bitmap(&self) -> Option<TokenStream> {
        let (bytes, optionals) = (self.bitmap_bytes(), self.product.optionals().count());
        if optionals == 0 {
            return None;
        }
        let keys = self.product.keys();
        let (derived, open) = (self.derived, self.product.extras().is_some());
        let from_start = quote!(#open || const { #derived::has_inherited(&[#(#keys),*]) });
        let placed = self.placed();
        Some(quote!(let __shorn_bits = __shorn_reader.bitmap::<#bytes>(#optionals, #from_start)#placed?;))
    }

    /// Each field in wire order, with its bit of `__shorn_bits` if it has one.
    pub(super) fn with_bits(&self) -> impl Iterator<Item = (&'a Field, Option<TokenStream>)> {
        let mut number = 0usize;
        self.product.fields.iter().map(move |field| {
            let bit = field.role.is_optional().then(|| {
                let (byte, mask) = (number / 8, 1u8 << (number % 8));
                number += 1;
                quote!((__shorn_bits[#byte] & #mask != 0))
            });
            (field, bit)
        })
    }

    /// `&["…", …]`: the declared keys.
    pub(super) fn keys(&self) -> TokenStream {
        let keys = self.product.keys();
        quote!(&[#(#keys),*])
    }

    /// The parts that are an object's alone.
    pub(super) fn object(&self) -> Option<&'a Object> {
        match &self.product.layout {
            Layout::Object(object) => Some(object),
            _ => None,
        }
    }
}

/// The variable that holds a predicate's answer.
pub(super) fn there(field: &Field) -> syn::Ident {
    quote::format_ident!("{}_there", field.binding)
}
