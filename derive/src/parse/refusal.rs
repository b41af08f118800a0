//! Serde attributes that would change the bytes and that shorn does not follow. It
//! knows their names, what each does, and what to write instead.

use crate::mistakes::Mistakes;
use proc_macro2::Span;
use syn::Ident;

/// One such attribute.
pub(crate) struct Refusal<T: 'static> {
    name: &'static str,
    remedy: &'static str,
    /// Whether an attribute of ours on the same item says what to do instead.
    settled: fn(&T) -> bool,
}

/// A table of them.
pub(crate) type Refusals<T> = &'static [Refusal<T>];

impl<T> Refusal<T> {
    pub(crate) const fn new(name: &'static str, remedy: &'static str, settled: fn(&T) -> bool) -> Self {
        Refusal { name, remedy, settled }
    }
}

/// Refused attributes met on one item, until all that it says is known.
pub(crate) struct Refused<T: 'static>(Vec<(Span, &'static Refusal<T>)>);

impl<T> Refused<T> {
    pub(crate) fn new() -> Self {
        Refused(Vec::new())
    }

    /// Notes serde's attribute `name`: one of the table, or one that nobody here knows.
    pub(crate) fn meet(&mut self, name: &Ident, table: Refusals<T>, mistakes: &mut Mistakes) {
        match table.iter().find(|refusal| name == refusal.name) {
            Some(refusal) => self.0.push((name.span(), refusal)),
            None => mistakes.add(
                name.span(),
                format!("shorn does not know `serde({name})`, and so not what it does to the bytes: remove it, or say what is meant with #[record(…)]"),
            ),
        }
    }

    /// Reports those that nothing has settled.
    pub(crate) fn report(self, said: &T, mistakes: &mut Mistakes) {
        for (span, refusal) in self.0 {
            if !(refusal.settled)(said) {
                mistakes.add(span, format!("shorn does not follow `serde({})`: {}", refusal.name, refusal.remedy));
            }
        }
    }
}
