//! The impl of `Describe`: the constants that the compiler needs of a type, its shape,
//! and what is left for the compiler to check.

use super::product::Placed;
use super::written::literal;
use super::{Emitter, at};
use crate::bound::{self, Trait};
use crate::check::option_payload;
use crate::literal::Literal;
use crate::mention;
use crate::model::{At, Body, Branch, Case, Content, Field, Layout, Members, OptionCheck, Role};
use proc_macro2::TokenStream;
use quote::{quote, quote_spanned};
use syn::spanned::Spanned;

impl Emitter<'_> {
    pub(super) fn describe(&self) -> TokenStream {
        let derived = &self.derived;
        let header = bound::header(self.head, Trait::Describe, false);
        let min = self.min();
        let json = self.json();
        let null = self.null();
        let keys = self.keys();
        let recurses = self.recurses();
        let name = &self.head.name;
        let definition = match self.transparent() {
            // Unlike a struct's fields, the type inside stays a definition of its own.
            Some(inner) => {
                let described = inner.role.written().map(|written| written.describe(derived));
                let note = self.note();
                quote!(__describer.define::<Self>(#name, |__describer| #described #note))
            }
            None => quote!(__describer.define::<Self>(#name, <Self as #derived::Describe>::describe_inline)),
        };
        let inline = self.shape();
        // For one type its definitions are kept beside it; for each of many, the library
        // has to find them.
        let definitions = bound::is_one_type(self.head).then(|| {
            quote! {
                fn definitions() -> #derived::Option<&'static #derived::Definitions> {
                    static KNOWN: #derived::DefinitionsOnce = #derived::DefinitionsOnce::new();
                    KNOWN.of::<Self>()
                }
            }
        });
        quote! {
            #[automatically_derived]
            #header {
                const MIN: usize = #min;
                const JSON: #derived::Option<#derived::JsonType> = #json;
                const NULL: bool = #null;
                #keys
                const NAMED: bool = true;
                const COUNTS: bool = true;
                const REACHES: bool = <Self as #derived::Describe>::RECURSES;
                const RECURSES: bool = #recurses;

                fn describe(__describer: &mut #derived::Describer) -> #derived::Node { #definition }

                fn describe_inline(__describer: &mut #derived::Describer) -> #derived::Node { #inline }

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

    fn min(&self) -> TokenStream {
        let derived = &self.derived;
        let union = |branches: Vec<TokenStream>| {
            let least = branches.into_iter().reduce(|a, b| quote!(#derived::min(#a, #b)));
            quote!(1 + #least)
        };
        match self.body {
            Body::Product(product) => Placed::new(product, derived).min(),
            Body::Members(_) => quote!(1),
            Body::Tagged(tagged) => union(tagged.cases.iter().map(|case| case.placed(derived).min()).collect()),
            Body::ByType(by_type) => {
                union(by_type.branches.iter().map(|branch| Placed::new(&branch.product, derived).min()).collect())
            }
        }
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
        Some(quote!(const KEYS: &'static [&'static str] = #keys;))
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

    /// The shape, not as a definition of its own.
    fn shape(&self) -> TokenStream {
        let derived = &self.derived;
        let own_note = self.note();
        let inner = self.transparent().and_then(|field| field.role.written());
        if let Some(written) = inner.filter(|written| written.is_own()) {
            let ty = &written.ty;
            return quote!(<#ty as #derived::Describe>::describe_inline(__describer) #own_note);
        }
        let node = match self.body {
            Body::Product(product) => Placed::new(product, derived).node(),
            Body::Members(members) => {
                let literals = members.members.iter().map(|(_, lit)| literal(lit, derived));
                quote!(#derived::enumeration(&[#(#literals),*]))
            }
            Body::Tagged(tagged) => {
                let tag = &tagged.tag;
                let cases = tagged.cases.iter().map(|case| {
                    let (literal, node) = (literal(&case.literal, derived), case.node(tag, derived));
                    quote!((#literal.scalar(), #node))
                });
                quote!(#derived::Node::discriminated(#tag, [#(#cases),*]))
            }
            Body::ByType(by_type) => {
                let branches = by_type.branches.iter().map(|branch| {
                    let placed = Placed::new(&branch.product, derived);
                    let (json, node) = (placed.json(), placed.node());
                    let note = note(branch.description.as_ref());
                    quote!((#json, |__describer: &mut #derived::Describer| #node #note))
                });
                quote!(#derived::union_by_type(__describer, [#(#branches),*]))
            }
        };
        quote!(#node #own_note)
    }

    fn note(&self) -> Option<TokenStream> {
        note(self.head.description.as_ref())
    }

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
        let null = self.null_check(field);
        quote!(#option #null)
    }

    /// That an `Option` is not around something that can be null itself.
    fn null_check(&self, field: &Field) -> Option<TokenStream> {
        let derived = &self.derived;
        let written = field.role.written().filter(|written| written.is_own())?;
        let ty = option_payload(&written.ty).map(|_| &written.ty)?;
        Some(quote_spanned!(at(ty.span())=> const _: bool = <#ty as #derived::Describe>::NULL;))
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
                    ::core::assert!(#json.is_some(), #none);
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

/// `.note("description", …)`.
fn note(description: Option<&String>) -> Option<TokenStream> {
    description.map(|text| quote!(.note("description", #text)))
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

impl Case {
    /// The object of the variant.
    fn node(&self, tag: &str, derived: &TokenStream) -> TokenStream {
        let placed = self.placed(derived);
        let case = literal(&self.literal, derived);
        let note = note(self.description.as_ref());
        let node = match &self.content {
            Content::Beside => placed.node(),
            Content::Flat => {
                let inner = placed.product.fields.iter().find_map(|field| field.role.written());
                let ty = inner.map(|written| &written.ty);
                quote!(#derived::with_tag(<#ty as #derived::Describe>::describe_inline(__describer), #tag, #case))
            }
            Content::Under { key, refuse } => {
                let content = placed.node();
                let refuse = refuse.then(|| quote!(.refusing_undeclared()));
                quote! {
                    <#derived::Node as ::core::convert::From<#derived::Object>>::from(#derived::Object::new([
                        #derived::ShapeField::new(#key, #content),
                        #derived::ShapeField::new(#tag, #derived::Node::literal(#case.scalar())),
                    ])#refuse)
                }
            }
        };
        quote!(#node #note)
    }
}

impl Placed<'_> {
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

    /// The shape of the fields; of a transparent one, of the value itself.
    fn node(&self) -> TokenStream {
        let derived = self.derived;
        let written = self.product.fields.iter().filter_map(|field| Some((field, field.role.written()?)));
        let nodes = written.map(|(field, written)| {
            let (node, note) = (written.describe(derived), note(field.description.as_ref()));
            quote!(#node #note)
        });
        match &self.product.layout {
            Layout::Null => quote!(#derived::Node::literal(#derived::Lit::Null.scalar())),
            Layout::Tuple => quote!(#derived::Node::tuple([#(#nodes),*])),
            Layout::Transparent => quote!(#(#nodes)*),
            Layout::Object(_) => self.object_node(nodes),
        }
    }

    fn object_node(&self, nodes: impl Iterator<Item = TokenStream>) -> TokenStream {
        let derived = self.derived;
        let declared = self.product.fields.iter().filter(|field| field.role.is_declared());
        let fields = declared.zip(nodes).map(|(field, node)| {
            let At::Key(key) = &field.at else { return TokenStream::new() };
            let constructor = if field.role.is_optional() { quote!(optional) } else { quote!(new) };
            quote!(#derived::ShapeField::#constructor(#key, #node),)
        });
        let object = self.object();
        let tag = object.and_then(|object| object.tag.as_ref()).map(|(tag, case)| {
            let case = literal(case, derived);
            quote!(#derived::ShapeField::new(#tag, #derived::Node::literal(#case.scalar())),)
        });
        let refuse = object.is_some_and(|object| object.refuse).then(|| quote!(.refusing_undeclared()));
        let object = quote!(#derived::Object::new([#(#fields)* #tag])#refuse);
        match self.product.extras() {
            // Extras are described before the fields: definitions are numbered in that order.
            Some(extras) => {
                let ty = &extras.ty;
                quote!({
                    let __extras = <#ty as #derived::Describe>::describe(__describer);
                    <#derived::Node as ::core::convert::From<#derived::Object>>::from(#derived::with_extras(#object, __extras))
                })
            }
            None => quote!(<#derived::Node as ::core::convert::From<#derived::Object>>::from(#object)),
        }
    }
}
