//! `#[derive(Record)]` of [`shorn`](https://docs.rs/shorn), which re-exports it.
//!
//! A small compiler: attributes are parsed (`parse`), made sense of (`check`) and turned
//! into a plain model (`model`), and code is emitted for that (`emit`). What is wrong is
//! collected on the way (`mistakes`) and reported together, each at its place.
//! One file knows generics (`bound`), one the orders of the wire (`order`), one the text of doubles
//! (`shortest`), one the patterns
//! of two languages (`ecma`).
//! The emitted code is calls of the library's hidden `derived` module and knows no bytes.

#![allow(clippy::large_enum_variant, reason = "a model lives as long as one expansion, and is small beside its tokens")]

mod bound;
mod case;
mod check;
mod ecma;
mod emit;
mod literal;
mod mention;
mod mistakes;
mod model;
mod order;
mod parse;
mod shortest;

use proc_macro::TokenStream;
use quote::quote;
use syn::{DeriveInput, parse_macro_input};

#[doc = include_str!("guide.md")]
#[proc_macro_derive(Record, attributes(record, serde))]
pub fn derive_record(input: TokenStream) -> TokenStream {
    let input = parse_macro_input!(input as DeriveInput);
    let (head, body) = check::check(&input);
    match body {
        Ok(body) => emit::emit(&head, &body).into(),
        Err(mistakes) => {
            let mistakes = mistakes.into_compile_error();
            let stub = emit::stub(&head);
            quote!(#mistakes #stub).into()
        }
    }
}
