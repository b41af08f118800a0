//! The impl of `Encode`: bounding, the fast put and the careful encoder, which agree
//! because all three follow the same list of fields.
//!
//! What the emitted `unsafe` rests on is invariant 1 of the library's wire layer: each
//! `put` writes what the same field's `bound` announced, presence bits and indexes as
//! `bound` adds them, and a variant or value that cannot be written marks the sizer
//! suspect, so that `put` is not called at all. What it calls are functions of the traits
//! that are implemented and of types in their signatures, so that the path to the library,
//! which an attribute may change, cannot lead to others of the same names.
//!
//! Beside them the methods that write JSON text (`json`), which no bytes depend on.

mod fields;
mod json;

use super::Emitter;
use super::product::Placed;
use crate::bound::{self, Trait};
use crate::model::{Body, Branch, Case, Content, Product};
use proc_macro2::TokenStream;
use quote::quote;
use syn::Ident;

impl Emitter<'_> {
    pub(super) fn encode(&self) -> TokenStream {
        let derived = &self.derived;
        let header = bound::header(self.head, Trait::Encode, false);
        let inline = self.inline();
        let bound = self.bound();
        let put = self.put();
        let encode = self.careful();
        let json = self.json_methods();
        // SAFETY (of the emitted impl): see the head of this file. `put` reads the fields
        // that `bound` read; code of the user's decides only which of them are written, and
        // all are counted.
        quote! {
            #[automatically_derived]
            #header {
                #inline
                fn bound(&self, __shorn_sizer: &mut #derived::Sizer) -> ::core::primitive::u64 { #bound }

                #inline
                unsafe fn put(&self, __shorn_p: *mut ::core::primitive::u8) -> *mut ::core::primitive::u8 { #put }

                fn encode(&self, __shorn_writer: &mut #derived::Writer) -> #derived::Result<(), #derived::EncodeError> {
                    #encode
                }

                #json
            }
        }
    }

    fn bound(&self) -> TokenStream {
        let derived = &self.derived;
        let guard = self.guard(&quote!(__shorn_sizer), |entered| {
            quote!(match #entered {
                #derived::Option::Some(__shorn_entered) => __shorn_entered,
                #derived::Option::None => return 0,
            })
        });
        let body = self.walk(
            |placed, index| {
                let sum = placed.bound(index.map_or(0, Index::bytes));
                // Parts that are none cannot wrap, and a newtype adds nothing.
                let alone = self.transparent().is_some() || placed.product.fields.is_empty();
                if alone {
                    sum
                } else {
                    quote!({ let __shorn_sum = #sum; #derived::Sizer::capped(__shorn_sizer, __shorn_sum) })
                }
            },
            |_| {
                quote!({
                    __shorn_sizer.suspect();
                    0u64
                })
            },
        );
        guarded(guard.before, body, guard.after)
    }

    fn put(&self) -> TokenStream {
        let derived = &self.derived;
        self.walk(
            |placed, index| {
                // SAFETY: of the emitted call: the bound includes the index, and with the slack 16 bytes are writable
                // (invariants 1 and 2).
                let index = index.map(|index| {
                    let index = index.tokens();
                    quote!(let __shorn_p = unsafe { #derived::Sizer::put_index(__shorn_p, #index) };)
                });
                let fields = placed.put();
                quote!({ #index #fields })
            },
            // The sizer was suspect, so that this is not reached.
            |_| quote!(__shorn_p),
        )
    }

    fn careful(&self) -> TokenStream {
        let derived = &self.derived;
        let guard = self.guard(&quote!(__shorn_writer), |entered| quote!(#entered?));
        let kind = self.skipped_kind();
        let body = self.walk(
            |placed, index| {
                let index = index.map(|index| {
                    let index = index.tokens();
                    quote!(__shorn_writer.uint(#index as ::core::primitive::u64);)
                });
                let fields = placed.encode();
                quote!({ #index #fields })
            },
            |_| quote!(return #derived::Result::Err(#derived::encode_error(#derived::EncodeErrorKind::#kind))),
        );
        let (before, after) = (guard.before, guard.after);
        quote!(#before #body #after #derived::Result::Ok(()))
    }

    /// The kind of the error of a variant that is never on the wire.
    fn skipped_kind(&self) -> TokenStream {
        match self.body {
            Body::Tagged(_) => quote!(NoUnionCase),
            Body::ByType(_) => quote!(NoUnionType),
            _ => quote!(EnumValue),
        }
    }

    /// The shape that all bodies have: the product of a struct, or a match over the
    /// variants with their indexes. `skipped` is for variants that are not on the wire.
    fn walk(
        &self,
        product: impl Fn(&Placed<'_>, Option<&Index>) -> TokenStream,
        skipped: impl Fn(&Ident) -> TokenStream,
    ) -> TokenStream {
        let derived = &self.derived;
        let arm = |ident: &Ident, placed: &Placed<'_>, index: Index| {
            let pattern = placed.pattern(&quote!(Self::#ident));
            let body = product(placed, Some(&index));
            quote!(#pattern => #body,)
        };
        let (arms, left_out): (TokenStream, &[Ident]) = match self.body {
            Body::Product(whole) => {
                let placed = Placed::new(whole, derived);
                let pattern = placed.pattern(&quote!(Self));
                let body = product(&placed, None);
                return quote!({ let #pattern = self; #body });
            }
            Body::Members(members) => {
                let placed = Placed::new(const { &Product::EMPTY }, derived);
                let arms = members.members.iter().enumerate();
                (arms.map(|(i, (ident, _))| arm(ident, &placed, Index::Known(i))).collect(), &members.skipped)
            }
            Body::Tagged(tagged) => {
                let arms = tagged.cases.iter().enumerate();
                let arms = arms.map(|(i, case)| arm(&case.ident, &case.placed(derived), Index::Known(i)));
                (arms.collect(), &tagged.skipped)
            }
            Body::ByType(by_type) => {
                let table = self.branch_table(&by_type.branches);
                let arms = by_type.branches.iter().enumerate();
                let index = |variant| Index::Of { table: table.clone(), variant };
                let arms = arms.map(|(i, branch)| arm(&branch.ident, &Placed::new(&branch.product, derived), index(i)));
                (arms.collect(), &by_type.skipped)
            }
        };
        let skipped = left_out.iter().map(|ident| {
            let body = skipped(ident);
            quote!(Self::#ident { .. } => #body,)
        });
        quote!(match self { #arms #(#skipped)* })
    }

    /// `const { … }`: for each variant, its branch, which only the compiler can tell.
    pub(super) fn branch_table(&self, branches: &[Branch]) -> TokenStream {
        let derived = &self.derived;
        let types = branches.iter().map(|branch| Placed::new(&branch.product, derived).json());
        quote!(const { #derived::Sizer::branches_by_type([#(#types),*]) })
    }
}

fn guarded(before: TokenStream, body: TokenStream, after: TokenStream) -> TokenStream {
    if before.is_empty() {
        return body;
    }
    quote! {
        #before
        let __shorn_total = #body;
        #after
        __shorn_total
    }
}

/// The index of a variant on the wire.
enum Index {
    Known(usize),
    /// One that the compiler looks up: the place of the variant in a table of branches.
    Of {
        table: TokenStream,
        variant: usize,
    },
}

impl Index {
    fn tokens(&self) -> TokenStream {
        match self {
            Index::Known(index) => quote!(#index),
            Index::Of { table, variant } => quote!(#table[#variant]),
        }
    }

    /// Bytes of its varint; those of a looked up one are JSON types, of which there are six.
    fn bytes(&self) -> usize {
        match self {
            Index::Known(index) => index_bytes(*index),
            Index::Of { .. } => 1,
        }
    }
}

/// Bytes of a varint.
fn index_bytes(index: usize) -> usize {
    let bits = (usize::BITS - index.leading_zeros()).max(1);
    bits.div_ceil(7) as usize
}

impl Case {
    /// The variant's fields in their place.
    pub(super) fn placed<'a>(&'a self, derived: &'a TokenStream) -> Placed<'a> {
        let placed = Placed::new(&self.product, derived);
        match &self.content {
            Content::Under { key, .. } => placed.under(key),
            Content::Beside | Content::Flat => placed,
        }
    }
}
