//! One value: what its type or its form says of it, and the calls that write and read
//! it. It knows the two families of traits, and nothing of fields.

use crate::literal::Literal;
use crate::model::{How, Written};
use proc_macro2::TokenStream;
use quote::quote;
use syn::Lifetime;

/// The tokens of a literal.
pub(super) fn literal(literal: &Literal, derived: &TokenStream) -> TokenStream {
    match literal {
        Literal::Null => quote!(#derived::Lit::Null),
        Literal::Boolean(value) => quote!(#derived::Lit::Boolean(#value)),
        Literal::Integer(value) => quote!(#derived::Lit::Integer(#value)),
        Literal::Number(value) => quote!(#derived::Lit::Number(#value)),
        Literal::Text(value) => quote!(#derived::Lit::Text(#value)),
    }
}

/// The type that stands for a form.
fn form(how: &How, derived: &TokenStream) -> Option<TokenStream> {
    match how {
        How::Own | How::Literal(_) => None,
        How::Bytes => Some(quote!(#derived::form::Bytes)),
        How::Float32 => Some(quote!(#derived::form::Float32)),
        How::With(adapter) => Some(quote!(#derived::form::With<#adapter>)),
        How::Nullable(inner) => form(inner, derived).map(|inner| quote!(#derived::form::Nullable<#inner>)),
    }
}

impl Written {
    /// The type as a `Describe`, or the form as a `DescribeForm` of it; `None` for a
    /// literal, which neither asks.
    fn described(&self, derived: &TokenStream) -> Option<TokenStream> {
        let ty = &self.ty;
        match form(&self.how, derived) {
            Some(form) => Some(quote!(<#form as #derived::DescribeForm<#ty>>)),
            None if matches!(self.how, How::Literal(_)) => None,
            None => Some(quote!(<#ty as #derived::Describe>)),
        }
    }

    fn as_literal(&self, derived: &TokenStream) -> Option<TokenStream> {
        match &self.how {
            How::Literal(lit) => Some(literal(lit, derived)),
            _ => None,
        }
    }

    /// Fewest bytes.
    pub(super) fn min(&self, derived: &TokenStream) -> TokenStream {
        self.described(derived).map_or_else(|| quote!(0), |described| quote!(#described::MIN))
    }

    /// The JSON type.
    pub(super) fn json(&self, derived: &TokenStream) -> TokenStream {
        match (self.described(derived), self.as_literal(derived)) {
            (None, Some(literal)) => quote!(#derived::Option::Some(#literal.json())),
            (described, _) => quote!(#described::JSON),
        }
    }

    /// Whether null is a value.
    pub(super) fn null(&self, derived: &TokenStream) -> TokenStream {
        match (self.described(derived), &self.how) {
            (None, How::Literal(literal)) => {
                let null = *literal == Literal::Null;
                quote!(#null)
            }
            (described, _) => quote!(#described::NULL),
        }
    }

    /// Whether the value may lead back to the type that holds it, if that is a question.
    pub(super) fn reaches(&self, derived: &TokenStream) -> Option<TokenStream> {
        self.described(derived).map(|described| quote!(#described::REACHES))
    }

    /// The shape.
    pub(super) fn describe(&self, derived: &TokenStream) -> TokenStream {
        match (self.described(derived), self.as_literal(derived)) {
            (None, Some(literal)) => quote!(#derived::Node::literal(#literal.scalar())),
            (described, _) => quote!(#described::describe(__describer)),
        }
    }

    /// The bound of what `value` refers to.
    pub(super) fn bound(&self, value: &TokenStream, derived: &TokenStream) -> TokenStream {
        let ty = &self.ty;
        match (form(&self.how, derived), self.as_literal(derived)) {
            (Some(form), _) => quote!(<#form as #derived::EncodeForm<#ty>>::bound(#value, __sizer)),
            (None, Some(literal)) => quote!(#derived::literal_bound::<#ty>(#value, #literal, __sizer)),
            (None, None) => quote!(<#ty as #derived::Encode>::bound(#value, __sizer)),
        }
    }

    /// The place after `value` was put at `__p`; an unsafe call, or `__p` itself.
    pub(super) fn put(&self, value: &TokenStream, derived: &TokenStream) -> TokenStream {
        let ty = &self.ty;
        match (form(&self.how, derived), &self.how) {
            (Some(form), _) => quote!(<#form as #derived::EncodeForm<#ty>>::put(#value, __p)),
            (None, How::Literal(_)) => quote!(__p),
            (None, _) => quote!(<#ty as #derived::Encode>::put(#value, __p)),
        }
    }

    /// The careful encoder's result.
    pub(super) fn encode(&self, value: &TokenStream, derived: &TokenStream) -> TokenStream {
        let ty = &self.ty;
        match (form(&self.how, derived), self.as_literal(derived)) {
            (Some(form), _) => quote!(<#form as #derived::EncodeForm<#ty>>::encode(#value, __writer)),
            (None, Some(literal)) => quote!(#derived::literal_encode::<#ty>(#value, #literal)),
            (None, None) => quote!(<#ty as #derived::Encode>::encode(#value, __writer)),
        }
    }

    /// The decoder's result: the value.
    pub(super) fn decode(&self, input: &Lifetime, derived: &TokenStream) -> TokenStream {
        let ty = &self.ty;
        match (form(&self.how, derived), self.as_literal(derived)) {
            (Some(form), _) => quote!(#derived::decode_form::<#form, #ty>(__reader)),
            (None, Some(literal)) => quote!(#derived::literal_decode::<#ty>(#literal, __reader)),
            (None, None) => quote!(<#ty as #derived::Decode<#input>>::decode(__reader)),
        }
    }
}
