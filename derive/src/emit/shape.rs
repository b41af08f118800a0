//! The shape of a type as calls that build it, parts in wire order.

use super::Emitter;
use super::product::Placed;
use super::rules::ruled;
use super::written::literal;
use crate::model::{At, Body, Case, Content, Layout};
use proc_macro2::TokenStream;
use quote::quote;

impl Emitter<'_> {
    /// The shape, not as a definition of its own.
    pub(super) fn shape(&self) -> TokenStream {
        let derived = &self.derived;
        let own_note = self.note();
        let inner = self.transparent().and_then(|field| Some((field, field.role.written()?)));
        if let Some((field, written)) = inner.filter(|(_, written)| written.is_own()) {
            let ty = &written.ty;
            let node = quote!(<#ty as #derived::Describe>::describe_inline(__shorn_describer));
            let node = ruled(node, field, derived);
            return quote!(#node #own_note);
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
                    quote!((#json, |__shorn_describer: &mut #derived::Describer| #node #note))
                });
                quote!(#derived::union_by_type(__shorn_describer, [#(#branches),*]))
            }
        };
        quote!(#node #own_note)
    }

    /// The type's name and its description: a definition that is written out in its place
    /// keeps its name in a document so.
    pub(super) fn note(&self) -> TokenStream {
        let (name, description) = (&self.head.name, note(self.head.description.as_ref()));
        quote!(.note("title", #name) #description)
    }
}

/// `.note("description", …)`.
fn note(description: Option<&String>) -> Option<TokenStream> {
    description.map(|text| quote!(.note("description", #text)))
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
                quote!(#derived::with_tag(<#ty as #derived::Describe>::describe_inline(__shorn_describer), #tag, #case))
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
    /// The shape of the fields; of a transparent one, of the value itself.
    fn node(&self) -> TokenStream {
        let derived = self.derived;
        let written = self.product.fields.iter().filter_map(|field| Some((field, field.role.written()?)));
        let nodes = written.map(|(field, written)| {
            let node = ruled(written.describe(derived), field, derived);
            let note = note(field.description.as_ref());
            quote!(#node #note)
        });
        match &self.product.layout {
            Layout::Null => quote!(#derived::Node::literal(#derived::Lit::Null.scalar())),
            Layout::Tuple if self.product.has_rest() => {
                let mut nodes: Vec<TokenStream> = nodes.collect();
                let rest = nodes.pop();
                quote!(#derived::Node::tuple_with_rest([#(#nodes),*], #rest))
            }
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
                    let __shorn_extras = <#ty as #derived::Describe>::describe(__shorn_describer);
                    <#derived::Node as ::core::convert::From<#derived::Object>>::from(#derived::with_extras(#object, __shorn_extras))
                })
            }
            None => quote!(<#derived::Node as ::core::convert::From<#derived::Object>>::from(#object)),
        }
    }
}
