//! The impl of `Describe`: the constants that the compiler needs of a type, and the
//! frame of its shape.

use super::Emitter;
use super::product::Placed;
use super::rules::ruled;
use crate::bound::{self, Trait};
use crate::literal::Literal;
use crate::model::{Body, Field, Layout, Members, Role};
use proc_macro2::TokenStream;
use quote::quote;

impl Emitter<'_> {
    pub(super) fn describe(&self) -> TokenStream {
        let derived = &self.derived;
        let header = bound::header(self.head, Trait::Describe, false);
        let min = self.min(false);
        let least = self.min(true);
        let slots = self.slots();
        let json = self.json();
        let null = self.null();
        let keys = self.keys();
        let recurses = self.recurses();
        let name = &self.head.name;
        let definition = match self.transparent() {
            // Unlike a struct's fields, the type inside stays a definition of its own.
            Some(inner) => {
                let described = inner.role.written().map(|written| ruled(written.describe(derived), inner, derived));
                let note = self.note();
                quote!(__shorn_describer.define::<Self>(#name, |__shorn_describer| #described #note))
            }
            None => quote!(__shorn_describer.define::<Self>(#name, <Self as #derived::Describe>::describe_inline)),
        };
        let inline = self.shape();
        let walk = self.walk_rules();
        let walked = self.walked();
        // For one type its definitions are kept beside it; for each of many, the library
        // has to find them.
        let definitions = bound::is_one_type(self.head).then(|| {
            quote! {
                fn definitions() -> #derived::Option<&'static #derived::Definitions> {
                    static KNOWN: #derived::DefinitionsOnce = #derived::DefinitionsOnce::new();
                    #derived::DefinitionsOnce::of::<Self>(&KNOWN)
                }
            }
        });
        quote! {
            #[automatically_derived]
            #header {
                const MIN: ::core::primitive::usize = #min;
                #slots
                const JSON: #derived::Option<#derived::JsonType> = #json;
                const NULL: ::core::primitive::bool = #null;
                #keys
                const NAMED: ::core::primitive::bool = true;
                const COUNTS: ::core::primitive::bool = true;
                #walked
                const REACHES: ::core::primitive::bool = <Self as #derived::Describe>::RECURSES;
                const RECURSES: ::core::primitive::bool = #recurses;

                fn least(__shorn_least: &mut #derived::Least) -> ::core::primitive::usize { __shorn_least.of::<Self>(|__shorn_least| #least) }

                fn describe(__shorn_describer: &mut #derived::Describer) -> #derived::Node { #definition }

                fn describe_inline(__shorn_describer: &mut #derived::Describer) -> #derived::Node { #inline }

                #walk

                #definitions
            }
        }
    }

    /// The field that a transparent struct is.
    pub(super) fn transparent(&self) -> Option<&Field> {
        match self.body {
            Body::Product(product) if matches!(product.layout, Layout::Transparent) => {
                product.fields.iter().find(|field| field.role.is_declared())
            }
            _ => None,
        }
    }

    /// Fewest bytes, of parts under `__shorn_least` or of their own.
    fn min(&self, least: bool) -> TokenStream {
        let derived = &self.derived;
        let union = |branches: Vec<TokenStream>| {
            let smallest = branches.into_iter().reduce(|a, b| quote!(#derived::min(#a, #b)));
            quote!(1 + #smallest)
        };
        match self.body {
            Body::Product(product) => Placed::new(product, derived).min(least),
            Body::Members(_) => quote!(1),
            Body::Tagged(tagged) => union(tagged.cases.iter().map(|case| case.placed(derived).min(least)).collect()),
            Body::ByType(by_type) => {
                union(by_type.branches.iter().map(|branch| Placed::new(&branch.product, derived).min(least)).collect())
            }
        }
    }

    /// Free slots, where some value has them: a union has none of its own.
    fn slots(&self) -> Option<TokenStream> {
        let Body::Product(product) = self.body else { return None };
        let slots = Placed::new(product, &self.derived).slots()?;
        Some(quote!(const SLOTS: ::core::primitive::usize = #slots;))
    }

    fn json(&self) -> TokenStream {
        let derived = &self.derived;
        match self.body {
            Body::Product(product) => Placed::new(product, derived).json(),
            Body::Members(members) => members.json(derived),
            Body::Tagged(_) => quote!(#derived::Option::Some(#derived::JsonType::Object)),
            Body::ByType(_) => quote!(#derived::Option::None),
        }
    }

    fn null(&self) -> TokenStream {
        let derived = &self.derived;
        match self.body {
            Body::Product(product) => Placed::new(product, derived).null(),
            Body::Members(members) => {
                let null = members.members.iter().any(|(_, literal)| *literal == Literal::Null);
                quote!(#null)
            }
            Body::Tagged(_) => quote!(false),
            Body::ByType(by_type) => {
                let nulls = by_type.branches.iter().map(|branch| Placed::new(&branch.product, derived).null());
                quote!(#(#nulls)||*)
            }
        }
    }

    /// The declared keys of an object, or those of the object that a newtype is.
    fn keys(&self) -> Option<TokenStream> {
        let derived = &self.derived;
        let Body::Product(product) = self.body else { return None };
        let keys = match &product.layout {
            Layout::Object(_) => Placed::new(product, derived).keys(),
            Layout::Transparent => {
                let written = self.transparent()?.role.written().filter(|written| written.is_own())?;
                let ty = &written.ty;
                quote!(<#ty as #derived::Describe>::KEYS)
            }
            _ => return None,
        };
        Some(quote!(const KEYS: &'static [&'static ::core::primitive::str] = #keys;))
    }

    /// Whether a field leads back: asked of each type once.
    fn recurses(&self) -> TokenStream {
        let derived = &self.derived;
        let mut asked = std::collections::HashSet::new();
        let mut reaches = Vec::new();
        for field in self.body.products().iter().flat_map(|product| &product.fields) {
            let question = match &field.role {
                Role::Extras => {
                    let ty = &field.ty;
                    Some(quote!(<#ty as #derived::Describe>::REACHES))
                }
                role => role.written().and_then(|written| written.reaches(derived)),
            };
            reaches.extend(question.filter(|question| asked.insert(question.to_string())));
        }
        if reaches.is_empty() { quote!(false) } else { quote!(#(#reaches)||*) }
    }
}

impl Members {
    fn json(&self, derived: &TokenStream) -> TokenStream {
        let kind = |literal: &Literal| match literal {
            Literal::Null => "Null",
            Literal::Boolean(_) => "Boolean",
            Literal::Integer(_) | Literal::Number(_) => "Number",
            Literal::Text(_) => "String",
        };
        let first = self.members.first().map(|(_, literal)| kind(literal));
        match first.filter(|first| self.members.iter().all(|(_, literal)| kind(literal) == *first)) {
            Some(kind) => {
                let kind = quote::format_ident!("{kind}");
                quote!(#derived::Option::Some(#derived::JsonType::#kind))
            }
            None => quote!(#derived::Option::None),
        }
    }
}

impl Placed<'_> {
    /// The sum of the fields' free slots, and one for each element of a tuple; a rest
    /// contributes nothing.
    fn slots(&self) -> Option<TokenStream> {
        let written = || self.product.fields.iter().filter_map(|field| field.role.written());
        let elements = match self.product.layout {
            Layout::Tuple => written().filter(|written| !written.is_rest()).count(),
            _ => 0,
        };
        let parts: Vec<_> = written().filter_map(|written| written.slots(self.derived)).collect();
        (elements > 0 || !parts.is_empty()).then(|| quote!(#elements #(+ #parts)*))
    }

    /// The JSON type.
    pub(super) fn json(&self) -> TokenStream {
        let derived = self.derived;
        let kind = match &self.product.layout {
            Layout::Null => quote!(Null),
            Layout::Tuple => quote!(Array),
            Layout::Object(_) => quote!(Object),
            Layout::Transparent => return self.inner().map_or_else(TokenStream::new, |w| w.json(derived)),
        };
        quote!(#derived::Option::Some(#derived::JsonType::#kind))
    }

    fn null(&self) -> TokenStream {
        match &self.product.layout {
            Layout::Null => quote!(true),
            Layout::Tuple | Layout::Object(_) => quote!(false),
            Layout::Transparent => self.inner().map_or_else(TokenStream::new, |w| w.null(self.derived)),
        }
    }

    fn inner(&self) -> Option<&crate::model::Written> {
        self.product.fields.iter().find_map(|field| field.role.written())
    }
}
