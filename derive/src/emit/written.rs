//! One value: what its type or its form says of it, and the calls that write and read
//! it. It knows the two families of traits, and nothing of fields.

use super::{at, moved};
use crate::literal::Literal;
use crate::model::{How, Written};
use proc_macro2::{Span, TokenStream};
use quote::{quote, quote_spanned};
use syn::Lifetime;
use syn::spanned::Spanned;

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

impl Written {
    /// The type that stands for the form.
    fn form(&self, derived: &TokenStream) -> Option<TokenStream> {
        form(&self.how, self.span(), derived)
    }

    /// The type as a `Describe`, or the form as a `DescribeForm` of it; `None` for a
    /// literal, which neither asks.
    fn described(&self, derived: &TokenStream) -> Option<TokenStream> {
        let (ty, derived) = (&self.ty, &self.located(derived));
        match self.form(derived) {
            Some(form) => Some(quote_spanned!(self.span()=> <#form as #derived::DescribeForm<#ty>>)),
            None if matches!(self.how, How::Literal(_)) => None,
            None => Some(quote!(<#ty as #derived::Describe>)),
        }
    }

    /// The place of the type, where an error about it belongs.
    fn span(&self) -> Span {
        at(self.ty.span())
    }

    /// The library's path in that place, so that no error spans from here to there.
    fn located(&self, derived: &TokenStream) -> TokenStream {
        moved(derived, self.ty.span())
    }

    fn as_literal(&self, derived: &TokenStream) -> Option<TokenStream> {
        match &self.how {
            How::Literal(lit) => Some(literal(lit, derived)),
            _ => None,
        }
    }

    /// Fewest bytes, under `__shorn_least` or of its own.
    pub(super) fn min(&self, least: bool, derived: &TokenStream) -> TokenStream {
        match self.described(derived) {
            Some(described) if least => quote!(#described::least(__shorn_least)),
            Some(described) => quote!(#described::MIN),
            None => quote!(0),
        }
    }

    /// Free slots, if that is a question.
    pub(super) fn slots(&self, derived: &TokenStream) -> Option<TokenStream> {
        self.described(derived).map(|described| quote!(#described::SLOTS))
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
            (described, _) => quote_spanned!(self.span()=> #described::describe(__shorn_describer)),
        }
    }

    /// The bound of what `value` refers to.
    pub(super) fn bound(&self, value: &TokenStream, derived: &TokenStream) -> TokenStream {
        let (ty, derived) = (&self.ty, &self.located(derived));
        match (self.form(derived), self.as_literal(derived)) {
            (Some(form), _) => {
                quote_spanned!(self.span()=> #derived::Sizer::bound_form::<#form, #ty>(__shorn_sizer, #value))
            }
            (None, Some(literal)) => {
                quote_spanned!(self.span()=> #derived::Sizer::bound_literal::<#ty>(__shorn_sizer, #value, #literal))
            }
            (None, None) => quote_spanned!(self.span()=> <#ty as #derived::Encode>::bound(#value, __shorn_sizer)),
        }
    }

    /// The place after `value` was put at `__shorn_p`; an unsafe call, or `__shorn_p` itself.
    pub(super) fn put(&self, value: &TokenStream, derived: &TokenStream) -> TokenStream {
        let (ty, derived) = (&self.ty, &self.located(derived));
        match (self.form(derived), &self.how) {
            (Some(form), _) => {
                quote_spanned!(self.span()=> #derived::Sizer::put_form::<#form, #ty>(#value, __shorn_p))
            }
            (None, How::Literal(_)) => quote!(__shorn_p),
            (None, _) => quote_spanned!(self.span()=> <#ty as #derived::Encode>::put(#value, __shorn_p)),
        }
    }

    /// The careful encoder's result.
    pub(super) fn encode(&self, value: &TokenStream, derived: &TokenStream) -> TokenStream {
        let (ty, derived) = (&self.ty, &self.located(derived));
        match (self.form(derived), self.as_literal(derived)) {
            (Some(form), _) => {
                quote_spanned!(self.span()=> <#form as #derived::EncodeForm<#ty>>::encode(#value, __shorn_writer))
            }
            (None, Some(literal)) => quote_spanned!(self.span()=> #derived::literal_encode::<#ty>(#value, #literal)),
            (None, None) => quote_spanned!(self.span()=> <#ty as #derived::Encode>::encode(#value, __shorn_writer)),
        }
    }

    /// The result of writing JSON; of a literal, of checking it only.
    pub(super) fn write_json(&self, value: &TokenStream, derived: &TokenStream) -> TokenStream {
        let (ty, derived) = (&self.ty, &self.located(derived));
        match (self.form(derived), self.as_literal(derived)) {
            (Some(form), _) => {
                quote_spanned!(self.span()=> <#form as #derived::EncodeForm<#ty>>::write_json(#value, __shorn_json))
            }
            (None, Some(literal)) => quote_spanned!(self.span()=> #derived::literal_encode::<#ty>(#value, #literal)),
            (None, None) => quote_spanned!(self.span()=> <#ty as #derived::Encode>::write_json(#value, __shorn_json)),
        }
    }

    /// The JSON text of a literal.
    pub(super) fn literal_text(&self) -> Option<String> {
        match &self.how {
            How::Literal(literal) => Some(literal.json_text()),
            _ => None,
        }
    }

    /// The decoder's result: the value.
    pub(super) fn decode(&self, input: &Lifetime, derived: &TokenStream) -> TokenStream {
        let (ty, derived) = (&self.ty, &self.located(derived));
        match (self.form(derived), self.as_literal(derived)) {
            (Some(form), _) => quote_spanned!(self.span()=> #derived::decode_form::<#form, #ty>(__shorn_reader)),
            (None, Some(literal)) => {
                quote_spanned!(self.span()=> #derived::literal_decode::<#ty>(#literal, __shorn_reader))
            }
            (None, None) => quote_spanned!(self.span()=> <#ty as #derived::Decode<#input>>::decode(__shorn_reader)),
        }
    }
}

/// The type that stands for a form. What the library cannot do with it is the field's mistake.
fn form(how: &How, span: Span, derived: &TokenStream) -> Option<TokenStream> {
    match how {
        How::Own | How::Literal(_) => None,
        How::Bytes => Some(quote_spanned!(span=> #derived::form::Bytes)),
        How::Float32 => Some(quote_spanned!(span=> #derived::form::Float32)),
        How::Rest(fixed) => Some(quote_spanned!(span=> #derived::form::Rest<#fixed>)),
        How::With(adapter) => Some(quote_spanned!(span=> #derived::form::With<#adapter>)),
        How::Nullable(inner) => {
            form(inner, span, derived).map(|inner| quote_spanned!(span=> #derived::form::Nullable<#inner>))
        }
    }
}
