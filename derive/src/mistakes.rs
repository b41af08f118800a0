//! Everything that is wrong with one input, reported together. It knows places and
//! words; what is a mistake, its callers know.

use proc_macro2::Span;
use std::fmt::Display;

/// The mistakes found so far.
#[derive(Default)]
pub(crate) struct Mistakes(Option<syn::Error>);

impl Mistakes {
    /// Notes one mistake: what is wrong at `span`, and the remedy.
    pub(crate) fn add(&mut self, span: Span, message: impl Display) {
        self.merge(syn::Error::new(span, message));
    }

    /// Notes what the parser refused.
    pub(crate) fn merge(&mut self, error: syn::Error) {
        match &mut self.0 {
            Some(errors) => errors.combine(error),
            None => self.0 = Some(error),
        }
    }

    /// All of them, if there are any.
    pub(crate) fn finish(self) -> Result<(), syn::Error> {
        self.0.map_or(Ok(()), Err)
    }
}
