//! Attribute lists: `name`, `name = value`, `name(…)`, and what was said where. It
//! knows the syntax; what a name means, the files of the three places know.

use crate::mistakes::Mistakes;
use proc_macro2::{Delimiter, Span, TokenTree};
use syn::ext::IdentExt;
use syn::parse::{Parse, ParseStream};
use syn::{Attribute, Ident, LitStr, Token};

/// Whose attribute says something: ours overrides serde's.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Origin {
    Record,
    Serde,
}

/// What an attribute said, if it did.
pub(crate) struct Slot<T>(Option<Said<T>>);

struct Said<T> {
    value: T,
    span: Span,
    origin: Origin,
}

impl<T> Default for Slot<T> {
    fn default() -> Self {
        Slot(None)
    }
}

impl<T> Slot<T> {
    /// Notes that the attribute `name` says `value`.
    pub(crate) fn say(&mut self, name: &Ident, origin: Origin, value: T, mistakes: &mut Mistakes) {
        match &self.0 {
            Some(before) if before.origin == origin => {
                mistakes
                    .add(name.span(), format!("`{name}` repeats or contradicts an attribute before it: leave one out"));
            }
            Some(before) if before.origin == Origin::Record => {}
            _ => self.0 = Some(Said { value, span: name.span(), origin }),
        }
    }

    pub(crate) fn get(&self) -> Option<&T> {
        self.0.as_ref().map(|said| &said.value)
    }

    /// Where it was said.
    pub(crate) fn span(&self) -> Option<Span> {
        self.0.as_ref().map(|said| said.span)
    }

    /// Where it was said, by us alone if `ours`.
    pub(crate) fn span_of(&self, ours: bool) -> Option<Span> {
        if ours && !self.is_ours() { None } else { self.span() }
    }

    pub(crate) fn is_said(&self) -> bool {
        self.0.is_some()
    }

    /// Whether our own attribute said it.
    pub(crate) fn is_ours(&self) -> bool {
        self.0.as_ref().is_some_and(|said| said.origin == Origin::Record)
    }
}

/// Calls `read` for each entry of each `#[record(…)]`, then of each `#[serde(…)]`, so
/// that what overrides is known before what is overridden. `read` takes the entry's
/// value, if it has one, from the stream; a syntax error ends the list it is in, any
/// other mistake does not.
pub(crate) fn each(
    attrs: &[Attribute],
    mistakes: &mut Mistakes,
    mut read: impl FnMut(Origin, &Ident, ParseStream<'_>, &mut Mistakes) -> syn::Result<()>,
) {
    for (origin, path) in [(Origin::Record, "record"), (Origin::Serde, "serde")] {
        for attr in attrs.iter().filter(|attr| attr.path().is_ident(path)) {
            let list = attr.parse_args_with(|input: ParseStream<'_>| {
                while !input.is_empty() {
                    let name = input.call(Ident::parse_any)?;
                    read(origin, &name, input, mistakes)?;
                    if input.peek(Token![=]) || input.peek(syn::token::Paren) {
                        mistakes.add(name.span(), format!("`{name}` takes no value"));
                        skip_value(input)?;
                    }
                    if !input.is_empty() {
                        input.parse::<Token![,]>()?;
                    }
                }
                Ok(())
            });
            if let Err(error) = list {
                mistakes.merge(error);
            }
        }
    }
}

/// A name that is none of ours, here or anywhere.
pub(crate) fn unknown(
    name: &Ident,
    place: &str,
    known: &[&str],
    elsewhere: &[(&str, &[&str])],
    mistakes: &mut Mistakes,
) {
    let meant = meant(name, known);
    let known = known.join("`, `");
    let other = elsewhere.iter().find(|(_, names)| names.iter().any(|other| name == other));
    match other {
        Some((other, _)) => {
            mistakes.add(name.span(), format!("`{name}` belongs on {other}; on {place} there are `{known}`"));
        }
        None => match meant {
            _ if name == "alias" => mistakes.add(
                name.span(),
                "`alias` has no meaning here, for no name is read; for JSON write it as #[serde(alias = \"…\")]",
            ),
            Some(meant) => mistakes.add(
                name.span(),
                format!("no attribute `{name}` on {place}: did you mean `{meant}`? There are `{known}`"),
            ),
            None => mistakes.add(name.span(), format!("no attribute `{name}` on {place}: there are `{known}`")),
        },
    }
}

/// The known name that was probably meant: what serde calls it otherwise, or a near one.
fn meant<'a>(name: &Ident, known: &[&'a str]) -> Option<&'a str> {
    let name = name.to_string();
    let ours = match name.as_str() {
        "skip_serializing_if" => "skip_if",
        "deny_unknown_fields" => "deny_unknown",
        "serialize_with" | "deserialize_with" => "with",
        other => other,
    };
    let distance = |known: &&&str| distance(&ours.replace('_', ""), &known.replace('_', ""));
    let nearest = known.iter().min_by_key(distance)?;
    // Two letters of `tag` are too many.
    (distance(&nearest) <= 2.min(nearest.len() / 3)).then_some(*nearest)
}

/// How many letters have to be changed, added, left out or swapped with their neighbour.
fn distance(a: &str, b: &str) -> usize {
    let (a, b): (Vec<char>, Vec<char>) = (a.chars().collect(), b.chars().collect());
    let mut rows: Vec<Vec<usize>> = vec![(0..=b.len()).collect()];
    for i in 1..=a.len() {
        let mut row = vec![i];
        for j in 1..=b.len() {
            let changed = rows[i - 1][j - 1] + usize::from(a[i - 1] != b[j - 1]);
            let mut best = changed.min(rows[i - 1][j] + 1).min(row[j - 1] + 1);
            if i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] {
                best = best.min(rows[i - 2][j - 2] + 1);
            }
            row.push(best);
        }
        rows.push(row);
    }
    rows[a.len()][b.len()]
}

/// Passes over the value of an entry that is not understood.
pub(crate) fn skip_value(input: ParseStream<'_>) -> syn::Result<()> {
    input.step(|cursor| {
        let mut rest = *cursor;
        while let Some((tree, next)) = rest.token_tree() {
            if matches!(&tree, TokenTree::Punct(punct) if punct.as_char() == ',') {
                break;
            }
            rest = next;
            if matches!(&tree, TokenTree::Group(group) if group.delimiter() == Delimiter::Parenthesis) {
                break;
            }
        }
        Ok(((), rest))
    })
}

/// `= value`.
pub(crate) fn value<T: Parse>(input: ParseStream<'_>) -> syn::Result<T> {
    input.parse::<Token![=]>()?;
    input.parse()
}

/// `= "text"`.
pub(crate) fn text(name: &Ident, input: ParseStream<'_>) -> syn::Result<LitStr> {
    value(input).map_err(|error: syn::Error| syn::Error::new(error.span(), format!("expected `{name} = \"…\"`")))
}

/// `= path` or `= "path"`, as serde spells it.
pub(crate) fn quotable<T: Parse>(input: ParseStream<'_>) -> syn::Result<T> {
    input.parse::<Token![=]>()?;
    if input.peek(LitStr) { input.parse::<LitStr>()?.parse() } else { input.parse() }
}

/// Nothing, or `= path`.
pub(crate) fn optional_value<T: Parse>(input: ParseStream<'_>) -> syn::Result<Option<T>> {
    if input.peek(Token![=]) { quotable(input).map(Some) } else { Ok(None) }
}

/// `= "text"`, or `(serialize = "text", deserialize = "text")` with one text.
pub(crate) fn one_text(name: &Ident, input: ParseStream<'_>) -> syn::Result<LitStr> {
    if !input.peek(syn::token::Paren) {
        return text(name, input);
    }
    let content;
    syn::parenthesized!(content in input);
    let mut texts: [Option<LitStr>; 2] = [None, None];
    while !content.is_empty() {
        let direction = content.call(Ident::parse_any)?;
        let place = usize::from(direction == "deserialize");
        texts[place] = Some(text(&direction, &content)?);
        if !content.is_empty() {
            content.parse::<Token![,]>()?;
        }
    }
    match texts {
        [Some(write), Some(read)] if write.value() == read.value() => Ok(write),
        _ => Err(syn::Error::new(
            name.span(),
            format!(
                "`{name}` differs between serialize and deserialize, and shorn writes and reads one shape: say which with #[record({name} = \"…\")]"
            ),
        )),
    }
}
