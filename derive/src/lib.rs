//! `#[derive(Record)]`.

mod bound;
mod case;
mod check;
mod emit;
mod literal;
mod mention;
mod mistakes;
mod model;
mod order;
mod parse;

use proc_macro::TokenStream;

/// Gives a type its wire shape, and writes and reads its values.
#[proc_macro_derive(Record, attributes(record, serde))]
pub fn derive_record(input: TokenStream) -> TokenStream {
    let input = syn::parse_macro_input!(input as syn::DeriveInput);
    let (head, body) = check::check(&input);
    match body {
        Ok(body) => emit::emit(&head, &body).into(),
        Err(mistakes) => {
            let mistakes = mistakes.into_compile_error();
            let stub = emit::stub(&head);
            quote::quote!(#mistakes #stub).into()
        }
    }
}
