//! The fields that a validator reports of, under its names and under those of errors:
//! the body of `Describe::walk`. It knows how `garde` spells places.

use super::Emitter;
use crate::check::option_payload;
use crate::mention;
use crate::model::rules::Rule;
use crate::model::{At, Body, Case, Content, Field, How, Product, Role, Written};
use proc_macro2::TokenStream;
use quote::{quote, quote_spanned};
use syn::spanned::Spanned;
use syn::{Ident, Member, Type};

impl Emitter<'_> {
    /// Whether a walk has something to look at in a value that keeps its rules.
    pub(super) fn walked(&self) -> TokenStream {
        let walked = self.body.products().iter().flat_map(|product| product.validated()).any(Field::is_ruled);
        quote!(const WALKED: ::core::primitive::bool = #walked;)
    }

    /// The method, if rules speak of any field.
    pub(super) fn walk_rules(&self) -> Option<TokenStream> {
        let derived = &self.derived;
        if !self.body.products().iter().any(|product| product.validated().next().is_some()) {
            return None;
        }
        let body = match self.body {
            Body::Product(product) => {
                let (pattern, steps) = (product.ruled_pattern(&quote!(Self)), self.steps(product));
                quote!(let #pattern = self; #steps)
            }
            Body::Members(_) => return None,
            Body::Tagged(tagged) => self.variants(&tagged.skipped, tagged.cases.iter().map(|case| self.case(case))),
            Body::ByType(by_type) => {
                let branches = by_type.branches.iter();
                let branches = branches.map(|branch| (&branch.ident, &branch.product, self.steps(&branch.product)));
                self.variants(&by_type.skipped, branches)
            }
        };
        Some(quote!(fn walk(&self, __shorn_walk: &mut #derived::Walk<'_>) { #body }))
    }

    fn variants<'a>(
        &self,
        skipped: &'a [Ident],
        variants: impl IntoIterator<Item = (&'a Ident, &'a Product, TokenStream)>,
    ) -> TokenStream {
        let none = skipped.iter().map(|ident| (ident, const { &Product::EMPTY }, TokenStream::new()));
        let arms = variants.into_iter().chain(none).map(|(ident, product, steps)| {
            let pattern = product.ruled_pattern(&quote!(Self::#ident));
            quote!(#pattern => { #steps })
        });
        quote!(match self { #(#arms)* })
    }

    fn case<'a>(&self, case: &'a Case) -> (&'a Ident, &'a Product, TokenStream) {
        let steps = self.steps(&case.product);
        let steps = match &case.content {
            Content::Under { key, .. } if !steps.is_empty() => {
                quote!(__shorn_walk.within(#key, |__shorn_walk| { #steps });)
            }
            _ => steps,
        };
        (&case.ident, &case.product, steps)
    }

    /// A statement for each field.
    fn steps(&self, product: &Product) -> TokenStream {
        product.validated().map(|field| self.step(field)).collect()
    }

    fn step(&self, field: &Field) -> TokenStream {
        let derived = &self.derived;
        let spelled = match (&field.at, &field.role) {
            (_, Role::Extras) | (At::Same, _) => quote!(Same),
            (At::Key(key), _) => quote!(Key(#key)),
            (At::Index(index), _) => quote!(Index(#index)),
        };
        let ruled = field.ruled();
        let (spelled, ruled) = (quote!(#derived::Spelled::#spelled), quote!(#derived::Ruled::#ruled));
        let go = self.go_into(field);
        match &field.member {
            _ if self.head.taken_for_field => quote!(__shorn_walk.through(#spelled, #ruled, #go);),
            // As it is written, `r#` included.
            Member::Named(name) => {
                let name = name.to_string();
                quote!(__shorn_walk.name(#name, #spelled, #ruled, #go);)
            }
            Member::Unnamed(index) => {
                let index = index.index as usize;
                quote!(__shorn_walk.index(#index, #spelled, #ruled, #go);)
            }
        }
    }

    /// The walk into the value of a field.
    fn go_into(&self, field: &Field) -> TokenStream {
        let derived = &self.derived;
        let (binding, ty) = (&field.binding, &field.ty);
        match field.role.written() {
            Some(Written { how: How::Rest(fixed), .. }) => {
                quote!(|__shorn_walk| __shorn_walk.behind(#fixed, #binding.iter()))
            }
            Some(written) if !describes_itself(ty, &written.how) => quote!(|_| {}),
            _ => quote_spanned! {super::at(ty.span())=>
                |__shorn_walk| <#ty as #derived::Describe>::walk(#binding, __shorn_walk)
            },
        }
    }
}

/// Whether the type of a field is known to have a shape of its own.
fn describes_itself(ty: &Type, how: &How) -> bool {
    match how {
        How::Own | How::Bytes | How::Float32 | How::Rest(_) => true,
        How::Nullable(inner) => describes_itself(option_payload(ty).unwrap_or(ty), inner),
        How::Literal(_) => false,
        // A number is one, whatever is written of it, and so is a list of them.
        How::With(_) => is_made_of(option_payload(ty).unwrap_or(ty), &["f32", "f64"]),
    }
}

fn is_one_of(ty: &Type, names: &[&str]) -> bool {
    matches!(ty, Type::Path(path) if names.iter().any(|name| path.path.is_ident(name)))
}

/// Whether the type is spelled as integers, or as lists of them: all of those are finite.
fn is_whole(ty: &Type) -> bool {
    const INTEGERS: [&str; 12] =
        ["i8", "i16", "i32", "i64", "i128", "isize", "u8", "u16", "u32", "u64", "u128", "usize"];
    is_made_of(ty, &INTEGERS)
}

/// Whether the type is spelled as one of these, or as lists of them.
fn is_made_of(ty: &Type, names: &[&str]) -> bool {
    const AROUND: [&str; 4] = ["Box", "Option", "Vec", "VecDeque"];
    let is_around = match ty {
        // What a macro was given.
        Type::Group(group) => return is_made_of(&group.elem, names),
        Type::Paren(paren) => return is_made_of(&paren.elem, names),
        Type::Path(path) => path.path.segments.last().is_some_and(|last| AROUND.iter().any(|name| last.ident == name)),
        Type::Array(_) | Type::Slice(_) | Type::Reference(_) => true,
        _ => false,
    };
    let parts = mention::parts(ty);
    is_one_of(ty, names) || (is_around && !parts.is_empty() && parts.into_iter().all(|part| is_made_of(part, names)))
}

impl Product {
    /// Fields that are on the wire and under rules.
    fn validated(&self) -> impl Iterator<Item = &Field> {
        let fields = self.fields.iter().filter(|field| !matches!(field.role, Role::Skipped(_)));
        fields.filter(|field| !field.rules.is_empty() && !field.rules.iter().any(|rule| matches!(rule, Rule::Skip)))
    }

    /// A pattern that binds them.
    fn ruled_pattern(&self, name: &TokenStream) -> TokenStream {
        let fields = self.validated().map(|field| {
            let (member, binding) = (&field.member, &field.binding);
            match field.role.written() {
                // What the walk does not look at.
                Some(written) if !describes_itself(&field.ty, &written.how) => quote!(#member: _,),
                _ => quote!(#member: #binding,),
            }
        });
        quote!(#name { #(#fields)* .. })
    }
}

impl Field {
    /// What is to be looked at in the field.
    fn ruled(&self) -> TokenStream {
        if self.dives() {
            quote!(Dive)
        } else if self.has_range() {
            quote!(Range)
        } else {
            quote!(Plain)
        }
    }

    fn is_ruled(&self) -> bool {
        self.dives() || self.has_range()
    }

    fn dives(&self) -> bool {
        self.rules.iter().any(|rule| matches!(rule, Rule::Dive))
    }

    /// Whether a range may stand at a number that is not whole. Rules of the user's, and those under a
    /// condition, may allow any number.
    fn has_range(&self) -> bool {
        let adapted = self.rules.iter().any(|rule| matches!(rule, Rule::Adapt));
        !adapted && has_range(&self.rules) && !is_whole(&self.ty)
    }
}

/// Whether a range stands on a value or inside of it.
fn has_range(rules: &[Rule]) -> bool {
    rules.iter().any(|rule| match rule {
        Rule::Range(_) => true,
        Rule::Inner(rules) => has_range(rules),
        _ => false,
    })
}
