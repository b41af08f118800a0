//! The rules of a field as calls that note keywords. It knows which rule has a keyword
//! that says the same; on which kinds of node one makes sense, the library knows.

use crate::ecma;
use crate::mention;
use crate::model::rules::{Bound, Bounds, Counted, Rule};
use crate::model::{Field, How, Role, Written};
use proc_macro2::TokenStream;
use quote::{format_ident, quote};
use syn::Type;

/// The node of a field with the keywords of its rules.
pub(super) fn ruled(node: TokenStream, field: &Field, derived: &TokenStream) -> TokenStream {
    let keywords = Keywords { derived, floats: Floats::of(&field.ty) };
    let keywords = keywords.of(&about_node(field));
    if keywords.is_empty() { node } else { quote!(#derived::ruled(#node, &[#(#keywords),*])) }
}

/// The rules that speak of what the node of the field describes.
fn about_node(field: &Field) -> Vec<&Rule> {
    let Some(written) = field.role.written() else { return Vec::new() };
    let replaced = field.rules.iter().any(|rule| matches!(rule, Rule::Adapt | Rule::Skip));
    if replaced || is_converted(written) {
        return Vec::new();
    }
    let inner = field.rules.iter().filter_map(|rule| match rule {
        Rule::Inner(rules) => Some(rules),
        _ => None,
    });
    let own = field.rules.iter();
    match &field.role {
        // The node is that of an element.
        _ if written.is_rest() => inner.flatten().collect(),
        // The node is that of the value, of which both speak.
        Role::Optional(_) => own.filter(|rule| !matches!(rule, Rule::Inner(_))).chain(inner.flatten()).collect(),
        _ => own.collect(),
    }
}

/// Whether something else is written than the value that the rules speak of.
fn is_converted(written: &Written) -> bool {
    fn is_converted(how: &How) -> bool {
        match how {
            How::With(_) | How::Literal(_) => true,
            How::Nullable(inner) => is_converted(inner),
            How::Own | How::Bytes | How::Float32 | How::Rest(_) => false,
        }
    }
    is_converted(&written.how)
}

/// What is known of the floats in a type, from how it is spelled.
#[derive(Clone, Copy, PartialEq)]
enum Floats {
    Single,
    Double,
    /// A name or a parameter may stand for either.
    Either,
}

impl Floats {
    fn of(ty: &Type) -> Self {
        let mentions = |name: &str| mention::any(ty, &[&format_ident!("{name}")]);
        match (mentions("f32"), mentions("f64")) {
            (true, false) => Floats::Single,
            (false, true) => Floats::Double,
            _ => Floats::Either,
        }
    }

    /// The number that the digits are in such a type, as a double.
    fn number(self, digits: &str) -> Option<f64> {
        let double: f64 = digits.parse().ok()?;
        let single = digits.parse::<f32>().ok().map(f64::from)?;
        let number = match self {
            Floats::Single => single,
            Floats::Double => double,
            Floats::Either if single == double => double,
            Floats::Either => return None,
        };
        Some(number).filter(|number| number.is_finite())
    }
}

struct Keywords<'a> {
    derived: &'a TokenStream,
    floats: Floats,
}

impl Keywords<'_> {
    /// The list of keywords for rules of one value.
    fn of(&self, rules: &[&Rule]) -> Vec<TokenStream> {
        let is_ascii = rules.iter().any(|rule| matches!(rule, Rule::Ascii));
        rules.iter().flat_map(|rule| self.rule(rule, is_ascii)).collect()
    }

    fn rule(&self, rule: &Rule, is_ascii: bool) -> Vec<TokenStream> {
        let one = match rule {
            Rule::Length { counted, bounds } => return self.length(*counted, bounds, is_ascii),
            Rule::Range(bounds) => self.between("Range", bounds),
            Rule::Pattern(regex) => regex.as_deref().and_then(ecma::pattern).map(|pattern| self.pattern(&pattern)),
            Rule::Contains(text) => self.literal(text.as_ref(), |text| text),
            Rule::Prefix(text) => self.literal(text.as_ref(), |text| format!("^{text}")),
            Rule::Suffix(text) => self.literal(text.as_ref(), |text| format!("{text}$")),
            Rule::Ascii => Some(self.pattern(r"^[\x00-\x7F]*$")),
            // `char::is_alphanumeric`.
            Rule::Alphanumeric => Some(self.pattern(r"^[\p{Alphabetic}\p{N}]*$")),
            Rule::Email => Some(self.format("email")),
            Rule::Url => Some(self.format("uri")),
            Rule::Ipv4 => Some(self.format("ipv4")),
            Rule::Ipv6 => Some(self.format("ipv6")),
            Rule::Inner(rules) => self.inner(rules),
            Rule::Skip | Rule::Dive | Rule::Adapt | Rule::Wordless => None,
        };
        one.into_iter().collect()
    }

    /// JSON Schema counts code points, of which a text of ASCII has as many as bytes and as units of
    /// UTF-16. A line end of two is one grapheme even there.
    fn length(&self, counted: Counted, bounds: &Bounds, is_ascii: bool) -> Vec<TokenStream> {
        let chars = match counted {
            Counted::Chars => true,
            Counted::Simple | Counted::Bytes | Counted::Utf16 => is_ascii,
            Counted::Graphemes => false,
        };
        let chars = chars.then(|| self.between("Chars", bounds)).flatten();
        let count = (counted == Counted::Simple).then(|| self.between("Count", bounds)).flatten();
        chars.into_iter().chain(count).collect()
    }

    fn between(&self, rule: &str, bounds: &Bounds) -> Option<TokenStream> {
        let derived = self.derived;
        let (min, max) = (self.bound(bounds.min.as_ref()), self.bound(bounds.max.as_ref()));
        if min.is_none() && max.is_none() {
            return None;
        }
        let none = || quote!(#derived::Option::None);
        let (min, max) = (min.unwrap_or_else(none), max.unwrap_or_else(none));
        let rule = format_ident!("{rule}");
        Some(quote!(#derived::Rule::#rule(#min, #max)))
    }

    /// An `Option<f64>`, if there is anything to ask.
    fn bound(&self, bound: Option<&Bound>) -> Option<TokenStream> {
        let derived = self.derived;
        match bound? {
            Bound::Integer(number) => Some(quote!(#derived::whole(#number))),
            Bound::Float { digits, suffix } => {
                let floats = match suffix.as_str() {
                    "f32" => Floats::Single,
                    "f64" => Floats::Double,
                    _ => self.floats,
                };
                let number = floats.number(digits)?;
                Some(quote!(#derived::Option::Some(#number)))
            }
            // By method look-up, so that a constant of any type compiles.
            Bound::Constant(path) => Some(quote!({
                #[allow(unused_imports)]
                use #derived::{NoNumber as _, Number as _};
                (&#derived::Constant(#path)).shorn_bound()
            })),
            Bound::Unknown => None,
        }
    }

    fn pattern(&self, pattern: &str) -> TokenStream {
        let derived = self.derived;
        quote!(#derived::Rule::Pattern(#pattern))
    }

    /// A pattern with the text in it, unless any text matches it.
    fn literal(&self, text: Option<&String>, place: impl FnOnce(String) -> String) -> Option<TokenStream> {
        let text = text.filter(|text| !text.is_empty())?;
        Some(self.pattern(&place(ecma::literal(text))))
    }

    fn format(&self, format: &str) -> TokenStream {
        let derived = self.derived;
        quote!(#derived::Rule::Format(#format))
    }

    fn inner(&self, rules: &[Rule]) -> Option<TokenStream> {
        let derived = self.derived;
        let keywords = self.of(&rules.iter().collect::<Vec<_>>());
        (!keywords.is_empty()).then(|| quote!(#derived::Rule::Inner(&[#(#keywords),*])))
    }
}
