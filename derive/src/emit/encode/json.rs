//! The text of a value: the literals between the values of the fields, ready when the type is
//! compiled, and the order of an object's members. It knows commas, quotes and colons; brackets, and
//! what stands for a leaf, are the library's.

use super::Index;
use crate::emit::Emitter;
use crate::emit::at;
use crate::emit::product::{Placed, there};
use crate::literal::Literal;
use crate::model::{At, Body, Content, Field, Layout, Role, Written};
use crate::order::compare_members;
use proc_macro2::TokenStream;
use quote::{quote, quote_spanned};
use syn::spanned::Spanned;

impl Emitter<'_> {
    /// The methods of `Encode` that write JSON, where the library has them.
    pub(super) fn json_methods(&self) -> TokenStream {
        let derived = &self.derived;
        let result = quote!(#derived::Result<(), #derived::EncodeError>);
        let (body, beside) = match self.body {
            Body::Product(product) if matches!(product.layout, Layout::Object(_)) => {
                let alone =
                    quote!(<Self as #derived::Encode>::write_json_beside::<#derived::Alone>(self, __shorn_json));
                (alone, Some(self.json_body(true)))
            }
            _ => (self.json_body(false), self.json_of_newtype()),
        };
        let beside = beside.map(|body| {
            quote! {
                #[inline]
                fn write_json_beside<__ShornBeside: #derived::Beside>(&self, __shorn_json: &mut #derived::Json) -> #result { #body }
            }
        });
        quote! {
            #derived::when_json! {
                #[inline]
                fn write_json(&self, __shorn_json: &mut #derived::Json) -> #result { #body }

                #beside
            }
        }
    }

    /// A newtype of an object is one, and may have a member beside its own.
    fn json_of_newtype(&self) -> Option<TokenStream> {
        let derived = &self.derived;
        let field = self.transparent()?;
        let written = field.role.written().filter(|written| written.is_own())?;
        let (ty, member) = (&written.ty, &field.member);
        Some(quote!(<#ty as #derived::Encode>::write_json_beside::<__ShornBeside>(&self.#member, __shorn_json)))
    }

    fn json_body(&self, beside: bool) -> TokenStream {
        let derived = &self.derived;
        let guard = self.guard(&quote!(__shorn_json), |entered| quote!(#entered?));
        let body = self.walk(
            |placed, index| match (self.body, index) {
                (Body::Members(members), Some(Index::Known(i))) => {
                    let text = members.members.get(*i).map(|(_, literal)| literal.json_text());
                    quote!({ __shorn_json.raw(#text); })
                }
                (Body::Tagged(tagged), Some(Index::Known(i))) => {
                    let case = tagged.cases.get(*i);
                    let body = case.map(|case| placed.json_case(&case.content, &tagged.tag, &case.literal));
                    quote!({ #body })
                }
                _ => {
                    let body = placed.json_fields(beside);
                    quote!({ #body })
                }
            },
            |_| {
                let kind = self.skipped_kind();
                quote!(return #derived::Result::Err(#derived::encode_error(#derived::EncodeErrorKind::#kind)))
            },
        );
        let (before, after) = (guard.before, guard.after);
        quote!(#before #body #after #derived::Result::Ok(()))
    }
}

/// Comma, name and colon.
fn name(key: &str) -> String {
    format!(",{}:", Literal::Text(key.to_owned()).json_text())
}

/// A whole member that is a constant.
fn constant(key: &str, literal: &Literal) -> String {
    format!("{}{}", name(key), literal.json_text())
}

impl Placed<'_> {
    /// Statements that write a variant with its tag.
    fn json_case(&self, content: &Content, tag: &str, case: &Literal) -> TokenStream {
        let derived = self.derived;
        match content {
            Content::Beside => self.json_fields(false),
            Content::Flat => {
                let text = constant(tag, case);
                let inner = self.product.fields.iter().find_map(|field| Some((&field.binding, field.role.written()?)));
                let inner = inner.map(|(binding, written)| {
                    let ty = &written.ty;
                    quote!(<#ty as #derived::Encode>::write_json_beside::<__ShornTag>(#binding, __shorn_json)?;)
                });
                quote! {
                    enum __ShornTag {}
                    impl #derived::Beside for __ShornTag {
                        const NAME: #derived::Option<&'static ::core::primitive::str> = #derived::Option::Some(#tag);
                        const TEXT: &'static ::core::primitive::str = #text;
                    }
                    #inner
                }
            }
            Content::Under { key, .. } => {
                let (name, tag_text, content) = (name(key), constant(tag, case), self.json_fields(false));
                let member = quote!(__shorn_json.raw(#name); { #content });
                let tag_text = quote!(__shorn_json.raw(#tag_text););
                let members = if compare_members(key, tag).is_lt() {
                    quote!(#member #tag_text)
                } else {
                    quote!(#tag_text #member)
                };
                quote!(let __shorn_outer = __shorn_json.start(); #members __shorn_json.end_object(__shorn_outer);)
            }
        }
    }

    /// Statements that write the fields; with `beside`, with the member `__ShornBeside` among them.
    fn json_fields(&self, beside: bool) -> TokenStream {
        match &self.product.layout {
            Layout::Null => quote!(__shorn_json.raw("null");),
            Layout::Transparent => self.product.fields.iter().filter_map(|field| self.json_element(field)).collect(),
            Layout::Tuple => self.json_tuple(),
            Layout::Object(_) => self.json_object(beside),
        }
    }

    fn json_tuple(&self) -> TokenStream {
        let elements = self.product.fields.iter().filter_map(|field| {
            let is_rest = field.role.written().is_some_and(Written::is_rest);
            // Those of a rest have commas of their own.
            let comma = (!is_rest).then(|| quote!(__shorn_json.comma();));
            let element = self.json_element(field)?;
            Some(quote!(#comma #element))
        });
        quote!(let __shorn_start = __shorn_json.start(); #(#elements)* __shorn_json.end_array(__shorn_start);)
    }

    /// The value of a field that has no name.
    fn json_element(&self, field: &Field) -> Option<TokenStream> {
        let (binding, named) = (&field.binding, self.named(field));
        let written = field.role.written()?;
        let check = written.write_json(&quote!(#binding), self.derived);
        let text = written.literal_text().map(|text| quote!(__shorn_json.raw(#text);));
        Some(quote!(#check #named?; #text))
    }

    fn json_object(&self, beside: bool) -> TokenStream {
        let predicates = self.predicates();
        let required = self.json_required(beside);
        let optional = self.sorted(Role::is_optional);
        let optional = optional.into_iter().map(|(key, field)| self.json_optional(key, field));
        let extras = self.product.extras().map(|field| self.json_extras(field, beside));
        quote! {
            #predicates
            let __shorn_start = __shorn_json.start();
            #required
            #(#optional)*
            #extras
            __shorn_json.end_object(__shorn_start);
        }
    }

    /// The declared fields for which `which` holds, in the order of the text.
    fn sorted(&self, which: impl Fn(&Role) -> bool) -> Vec<(&str, &Field)> {
        let fields = self.product.fields.iter().filter(|field| field.role.is_declared() && which(&field.role));
        let mut fields: Vec<_> = fields
            .filter_map(|field| match &field.at {
                At::Key(key) => Some((key.as_str(), field)),
                _ => None,
            })
            .collect();
        fields.sort_by(|(a, _), (b, _)| compare_members(a, b));
        fields
    }

    /// The required members, the tag among them.
    fn json_required(&self, beside: bool) -> TokenStream {
        let derived = self.derived;
        let fields = self.sorted(|role| !role.is_optional());
        let mut members: Vec<(&str, String, TokenStream)> =
            fields.into_iter().map(|(key, field)| self.json_member(key, field)).collect();
        if let Some((tag, case)) = self.object().and_then(|object| object.tag.as_ref()) {
            members.push((tag, constant(tag, case), TokenStream::new()));
            members.sort_by(|(a, ..), (b, ..)| compare_members(a, b));
        }
        if !beside {
            return members.iter().map(|(_, text, value)| quote!(__shorn_json.raw(#text); #value)).collect();
        }
        let count = members.len();
        let names = members.iter().map(|(name, ..)| name);
        let place = quote!(const { #derived::place::<__ShornBeside>(&[#(#names),*]) });
        let members = members.iter().enumerate().map(
            |(i, (_, text, value))| quote!(__shorn_json.member::<__ShornBeside>(__shorn_place, #i, #text); #value),
        );
        quote! {
            let __shorn_place = #place;
            #(#members)*
            __shorn_json.beside::<__ShornBeside>(__shorn_place, #count);
        }
    }

    /// A required member: its name, the text that is ready, and what else is to be done.
    fn json_member<'f>(&self, key: &'f str, field: &Field) -> (&'f str, String, TokenStream) {
        let (binding, named) = (&field.binding, self.named(field));
        let Some(written) = field.role.written() else { return (key, name(key), TokenStream::new()) };
        let value = written.write_json(&quote!(#binding), self.derived);
        let text = written.literal_text().map_or_else(|| name(key), |text| name(key) + &text);
        (key, text, quote!(#value #named?;))
    }

    fn json_optional(&self, key: &str, field: &Field) -> TokenStream {
        let derived = self.derived;
        let binding = &field.binding;
        let (_, text, value) = self.json_member(key, field);
        match &field.role {
            Role::Optional(_) => quote! {
                if let #derived::Option::Some(#binding) = #binding {
                    __shorn_json.raw(#text);
                    #value
                }
            },
            Role::Defaulted { skip_if: Some(_), .. } => {
                let there = there(field);
                quote!(if #there { __shorn_json.raw(#text); #value })
            }
            _ => quote!(__shorn_json.raw(#text); #value),
        }
    }

    fn json_extras(&self, field: &Field, beside: bool) -> TokenStream {
        let derived = self.derived;
        let (binding, ty, keys, named) = (&field.binding, &field.ty, self.keys(), self.named(field));
        let beside = if beside { quote!(__ShornBeside) } else { quote!(#derived::Alone) };
        quote_spanned!(at(ty.span())=> #derived::extras_json::<#beside, #ty>(#binding, #keys, __shorn_json) #named?;)
    }
}
