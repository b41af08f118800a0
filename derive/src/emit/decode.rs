//! The impl of `Decode`: a struct is built in its place, field by field in wire order;
//! a variant from variables.

use super::product::Placed;
use super::{Emitter, at, moved};
use crate::bound::{self, Trait};
use crate::model::{Body, Default, Field, Role, Written};
use proc_macro2::{Literal, TokenStream};
use quote::{quote, quote_spanned};
use syn::Lifetime;
use syn::spanned::Spanned;

impl Emitter<'_> {
    pub(super) fn decode(&self) -> TokenStream {
        let derived = &self.derived;
        let header = bound::header(self.head, Trait::Decode, false);
        let input = bound::input_lifetime(self.head);
        let guard = self.guard(&quote!(__shorn_reader), |entered| quote!(#entered?));
        let body = match self.body {
            Body::Product(product) => Placed::new(product, derived).decode_in_place(&input),
            _ => self.decode_variant(&input),
        };
        let (before, after) = (guard.before, guard.after);
        let whole = quote! {
            #before
            #body
            #after
            #derived::Result::Ok(())
        };
        // What is out of line gets a reader of its own, so that the one of the caller can stay in registers. A type
        // within itself is always called, and its callers' readers lie in memory anyway.
        let (inline, whole) = if self.is_small() || self.names_itself() {
            (self.inline(), whole)
        } else {
            let apart = quote!(#derived::Reader::apart(__shorn_reader, |__shorn_reader| { #whole }));
            (quote!(#[inline(always)]), apart)
        };
        // SAFETY (of the emitted impl): `Ok` is returned with each field of the slot filled and
        // kept, or with a whole value written to it; until then each field's guard drops
        // what it holds (invariant 5 of the library's wire layer).
        quote! {
            #[automatically_derived]
            #header {
                #inline
                fn decode_in(
                    __shorn_slot: &mut #derived::MaybeUninit<Self>,
                    __shorn_reader: &mut #derived::Reader<#input>,
                ) -> #derived::Result<(), #derived::DecodeError> {
                    #whole
                }
            }
        }
    }

    fn decode_variant(&self, input: &Lifetime) -> TokenStream {
        let derived = &self.derived;
        let (index, variants): (TokenStream, Vec<TokenStream>) = match self.body {
            Body::Product(_) => return TokenStream::new(),
            Body::Members(members) => {
                let count = members.members.len();
                let values = members.members.iter().map(|(ident, _)| quote!(Self::#ident));
                let arms = arms(values);
                return quote!(__shorn_slot.write(match __shorn_reader.enum_index(#count)? { #(#arms,)* }););
            }
            Body::Tagged(tagged) => {
                let count = tagged.cases.len();
                let variants = tagged.cases.iter().map(|case| {
                    let ident = &case.ident;
                    case.placed(derived).decode_variant(&quote!(Self::#ident), input)
                });
                (quote!(__shorn_reader.union_branch(#count)?), variants.collect())
            }
            Body::ByType(by_type) => {
                let variants = by_type.branches.iter().map(|branch| {
                    let ident = &branch.ident;
                    Placed::new(&branch.product, derived).decode_variant(&quote!(Self::#ident), input)
                });
                let table = self.branch_table(&by_type.branches);
                let count = by_type.branches.len();
                let chosen = (0..count).map(|i| quote!(#table[#i]));
                let variants = variants.collect::<Vec<_>>();
                let tests = chosen.zip(&variants).enumerate().map(|(i, (branch, value))| match i + 1 == count {
                    true => value.clone(),
                    false => quote!(if __shorn_branch == #branch #value else),
                });
                return quote! {
                    let __shorn_branch = __shorn_reader.union_branch(#count)?;
                    #(#tests)*
                };
            }
        };
        let arms = arms(variants.into_iter());
        quote!(match #index { #(#arms)* })
    }
}

/// An arm for each variant, by its index.
fn arms(variants: impl ExactSizeIterator<Item = TokenStream>) -> Vec<TokenStream> {
    let last = variants.len().saturating_sub(1);
    let arm = |(i, value)| {
        let index = Literal::usize_unsuffixed(i);
        // The index was compared with the count, so that the last arm takes the last.
        if i == last { quote!(_ => #value) } else { quote!(#index => #value) }
    };
    variants.enumerate().map(arm).collect()
}

impl Placed<'_> {
    /// Statements that fill `__shorn_slot` with a struct.
    fn decode_in_place(&self, input: &Lifetime) -> TokenStream {
        let derived = self.derived;
        if self.product.fields.is_empty() {
            return quote!(__shorn_slot.write(Self {}););
        }
        let bitmap = self.read_bitmap();
        let fields = self.with_bits().map(|(field, bit)| {
            let (binding, member) = (&field.binding, &field.member);
            let fill = self.fill(field, bit, input);
            // SAFETY: of the emitted call: a field of the slot, which nothing else refers to until the guard is dropped
            // or kept, and which holds nothing yet (invariant 5). The type is named so that the guard's functions are
            // those of the library's type, whatever the path to it.
            quote! {
                let mut #binding: #derived::Field<'_, _> = unsafe { #derived::Reader::field(&raw mut (*__shorn_p).#member) };
                #fill
            }
        });
        let bindings = self.product.fields.iter().map(|field| &field.binding);
        let exhaustive = self.exhaustive();
        quote! {
            #exhaustive
            let __shorn_p = __shorn_slot.as_mut_ptr();
            #bitmap
            #(#fields)*
            #(#derived::Field::keep(#bindings);)*
        }
    }

    /// A statement that fills the guard of a field.
    fn fill(&self, field: &Field, bit: Option<TokenStream>, input: &Lifetime) -> TokenStream {
        let binding = &field.binding;
        let named = self.named(field);
        let span = at(field.ty.span());
        // In the same place, so that no error spans from there to here.
        let derived = moved(self.derived, field.ty.span());
        let mut place = binding.clone();
        place.set_span(span);
        let present = bit.as_ref().map(|bit| moved(bit, field.ty.span()));
        match (&field.role, &bit) {
            (Role::Required(written), _) if written.is_own() => {
                quote_spanned!(span=> #derived::Field::read(&mut #place, __shorn_reader) #named?;)
            }
            (Role::Optional(written), Some(bit)) if written.is_own() => {
                quote_spanned!(span=> #derived::Field::read_optional(&mut #place, #present, __shorn_reader) #named?;)
            }
            (Role::Defaulted { written, default, .. }, Some(bit)) if written.is_own() => {
                let default = default.value(field);
                quote_spanned! {span=>
                    if #bit {
                        #derived::Field::read(&mut #place, __shorn_reader) #named?;
                    } else {
                        #derived::Field::write(&mut #binding, #default);
                    }
                }
            }
            _ => {
                let value = self.value(field, bit, input);
                quote!(#derived::Field::write(&mut #binding, #value);)
            }
        }
    }

    /// A block that reads the fields and fills `__shorn_slot` with `name` of them: by a closure,
    /// so that without optimisation the frame of an enum within itself does not have room
    /// for all of its variants at once.
    fn decode_variant(&self, name: &TokenStream, input: &Lifetime) -> TokenStream {
        let derived = self.derived;
        if self.product.fields.is_empty() {
            return quote!({ __shorn_slot.write(#name {}); });
        }
        let bitmap = self.read_bitmap();
        let fields = self.with_bits().map(|(field, bit)| {
            let binding = &field.binding;
            let value = self.value(field, bit, input);
            quote!(let #binding = #value;)
        });
        let construct = self.construct(name);
        quote!({
            (|
                __shorn_slot: &mut #derived::MaybeUninit<Self>,
                __shorn_reader: &mut #derived::Reader<#input>,
            | -> #derived::Result<(), #derived::DecodeError> {
                #bitmap
                #(#fields)*
                __shorn_slot.write(#construct);
                #derived::Result::Ok(())
            })(__shorn_slot, __shorn_reader)?;
        })
    }

    /// The value of a field, read or made.
    fn value(&self, field: &Field, bit: Option<TokenStream>, input: &Lifetime) -> TokenStream {
        let derived = self.derived;
        let named = self.named(field);
        let read = |written: &Written| {
            let decode = written.decode(input, derived);
            quote!(#decode #named?)
        };
        match (&field.role, bit) {
            (Role::Optional(written), Some(bit)) => {
                let read = read(written);
                quote!(if #bit { #derived::Option::Some(#read) } else { #derived::Option::None })
            }
            (Role::Defaulted { written, default, .. }, Some(bit)) => {
                let (read, default) = (read(written), default.value(field));
                quote!(if #bit { #read } else { #default })
            }
            (Role::Required(written) | Role::Optional(written) | Role::Defaulted { written, .. }, _) => read(written),
            (Role::Extras, _) => {
                let (ty, keys) = (&field.ty, self.keys());
                quote_spanned!(at(ty.span())=> #derived::extras_decode::<#ty>(#keys, __shorn_reader) #named?)
            }
            (Role::Skipped(default), _) => default.value(field),
        }
    }
}

impl Default {
    /// The value of an absent field.
    fn value(&self, field: &Field) -> TokenStream {
        let (ty, member) = (&field.ty, &field.member);
        match self {
            Default::Own => quote!(<#ty as ::core::default::Default>::default()),
            Default::Path(path) => quote!(#path()),
            Default::Container(Some(path)) => quote!({ let __shorn_whole: Self = #path(); __shorn_whole.#member }),
            Default::Container(None) => quote!(<Self as ::core::default::Default>::default().#member),
        }
    }
}
