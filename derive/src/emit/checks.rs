//! What only the compiler can tell of a type's parts, asked where the declaration has no
//! parameters: constants that fail, at the place of the part, with the remedy. Where it
//! has, the library asks when the parameters are known.

use super::product::Placed;
use super::{Emitter, at, moved};
use crate::check::option_payload;
use crate::mention;
use crate::model::{At, Body, Branch, Case, Content, Field, OptionCheck};
use proc_macro2::TokenStream;
use quote::{quote, quote_spanned};
use syn::Type;
use syn::spanned::Spanned;

impl Emitter<'_> {
    /// What only the compiler can tell, asked of types without parameters at once.
    pub(super) fn checks(&self) -> TokenStream {
        let fields = self.body.products().into_iter().flat_map(|product| &product.fields);
        let options: TokenStream = fields.map(|field| self.field_checks(field)).collect();
        let more: TokenStream = match self.body {
            Body::Tagged(tagged) => {
                let flat = tagged.cases.iter().filter(|case| matches!(case.content, Content::Flat));
                flat.filter_map(|case| self.flat_check(case, &tagged.tag)).collect()
            }
            Body::ByType(by_type) => self.type_checks(&by_type.branches),
            _ => TokenStream::new(),
        };
        quote!(#options #more)
    }

    fn field_checks(&self, field: &Field) -> TokenStream {
        if mention::parameter(&field.ty, &self.head.generics) {
            return TokenStream::new();
        }
        let option = self.option_check(field);
        let written = field.role.written().filter(|written| written.is_own());
        let parts: TokenStream = written.map(|written| self.part_checks(&written.ty)).unwrap_or_default();
        quote!(#option #parts)
    }

    /// That no `Option` is around something that can be null itself, and no list around
    /// something that takes no bytes, however deep in the type, as far as it is spelled out.
    fn part_checks(&self, ty: &Type) -> TokenStream {
        let part = |part: &Type, holds: fn(&TokenStream) -> TokenStream, why: &str| {
            let described = moved(&self.derived, part.span());
            let holds = holds(&quote_spanned!(at(part.span())=> <#part as #described::Describe>));
            quote_spanned!(at(part.span())=> const _: () = ::core::assert!(#holds, #why);)
        };
        let own = if let Some(payload) = option_payload(ty) {
            // The constant of an `Option` within would fail itself, somewhere in the library.
            let holds = |part: &TokenStream| quote!(!#part::NULL);
            let twice = option_payload(payload).is_some();
            let holds = if twice { |_: &TokenStream| quote!(false) } else { holds };
            part(payload, holds, "null would be written in two ways: use one `Option`, or an enum")
        } else if let Some(element) = mention::element(ty) {
            let why = "elements that take no bytes cannot be counted by a reader: say how many there are with an integer, or use an array";
            part(element, |part| quote!(#part::MIN > 0), why)
        } else {
            TokenStream::new()
        };
        let parts = mention::parts(ty).into_iter().map(|part| self.part_checks(part));
        quote!(#own #(#parts)*)
    }

    fn option_check(&self, field: &Field) -> Option<TokenStream> {
        let derived = &self.derived;
        let ty = &field.ty;
        let At::Key(key) = &field.at else { return None };
        let option = quote!(<#ty as #derived::Describe>::OPTION);
        let (holds, message) = match field.option {
            OptionCheck::None => return None,
            OptionCheck::Refuse => (
                quote!(!#option),
                format!(
                    "the field `{key}` is an Option under another name: spell it `Option<…>`, or mark it #[record(nullable)]"
                ),
            ),
            OptionCheck::Demand => {
                (option, format!("the field `{key}` is no Option, so that it cannot be null: remove `nullable`"))
            }
        };
        Some(quote_spanned!(at(ty.span())=> const _: () = ::core::assert!(#holds, #message);))
    }

    /// That each variant of an untagged enum has a JSON type, and none the same as
    /// another before it.
    fn type_checks(&self, branches: &[Branch]) -> TokenStream {
        let derived = &self.derived;
        let of_parameter = |branch: &Branch| {
            branch.product.fields.iter().any(|field| mention::parameter(&field.ty, &self.head.generics))
        };
        if branches.iter().any(of_parameter) {
            return TokenStream::new();
        }
        let types: Vec<_> = branches.iter().map(|branch| Placed::new(&branch.product, derived).json()).collect();
        let check = |(i, branch): (usize, &Branch)| {
            let (json, before) = (&types[i], &types[..i]);
            let none =
                format!("`{}` has no JSON type of its own that would tell it apart: give the enum a tag", branch.ident);
            let same = format!("another variant has the JSON type of `{}` already: give the enum a tag", branch.ident);
            quote_spanned! {at(branch.ident.span())=>
                const _: () = {
                    ::core::assert!(#derived::Option::is_some(&#json), #none);
                    ::core::assert!(!#derived::has_type(&[#(#before),*], #json), #same);
                };
            }
        };
        branches.iter().enumerate().map(check).collect()
    }

    fn flat_check(&self, case: &Case, tag: &str) -> Option<TokenStream> {
        let derived = &self.derived;
        let ty = &case.product.fields.iter().find(|field| field.role.is_declared())?.ty;
        if mention::parameter(ty, &self.head.generics) {
            return None;
        }
        let no_object = format!(
            "`{}` puts its fields beside the tag, and they are not those of a struct: say where it goes with #[record(content = \"…\")]",
            case.ident
        );
        let has_tag = format!("`{}` has a field with the key of the tag, `{tag}`: change one of them", case.ident);
        Some(quote_spanned! {at(ty.span())=>
            const _: () = {
                ::core::assert!(#derived::is_object::<#ty>(), #no_object);
                ::core::assert!(!#derived::has_key(<#ty as #derived::Describe>::KEYS, #tag), #has_tag);
            };
        })
    }
}
