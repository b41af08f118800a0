//! The attributes of `garde`, beside which the derive may stand. It knows their syntax
//! (that of version 0.23), and nothing of what the rules mean.
//!
//! What cannot be read is passed over without a word: `garde`'s own derive, which the
//! attributes are for, reports it.

use super::attribute::skip_value;
use crate::model::rules::{Bound, Bounds, Counted, Rule};
use proc_macro2::TokenStream;
use syn::ext::IdentExt;
use syn::parse::{Parse, ParseStream};
use syn::punctuated::Punctuated;
use syn::{Attribute, Expr, ExprPath, Fields, Ident, Lit, Token, UnOp};

/// What the attributes of a type say.
#[derive(Default)]
pub(crate) struct Container {
    /// Whether a place in the field has the name of the place in the type.
    pub(crate) transparent: bool,
    /// The name of the context in expressions.
    context: Option<Ident>,
}

impl Container {
    pub(crate) fn read(attrs: &[Attribute]) -> Self {
        let mut said = Container::default();
        for attr in attrs.iter().filter(|attr| attr.path().is_ident("garde")) {
            // A mistake ends the attribute and leaves what was said before it.
            let _ = attr.parse_args_with(|input: ParseStream<'_>| said.list(input));
        }
        said
    }

    fn list(&mut self, input: ParseStream<'_>) -> syn::Result<()> {
        while !input.is_empty() {
            let name = input.call(Ident::parse_any)?;
            match name.to_string().as_str() {
                "context" => self.context = context(input)?,
                "transparent" => self.transparent = true,
                _ => skip_value(input)?,
            }
            next(input)?;
        }
        Ok(())
    }
}

/// `(Type)` or `(Type as name)`.
fn context(input: ParseStream<'_>) -> syn::Result<Option<Ident>> {
    let content;
    syn::parenthesized!(content in input);
    content.parse::<syn::Type>()?;
    match content.parse::<Option<Token![as]>>()? {
        Some(_) => content.parse().map(Some),
        None => Ok(None),
    }
}

/// What names mean where `garde` works out a bound: a variable is no constant.
pub(crate) struct Scope<'a> {
    container: &'a Container,
    fields: &'a Fields,
}

impl<'a> Scope<'a> {
    pub(crate) fn new(container: &'a Container, fields: &'a Fields) -> Self {
        Scope { container, fields }
    }

    /// Whether the path is a variable: the value, the context, or a field, which are bound by name,
    /// or by position as `_0`.
    fn is_variable(&self, path: &ExprPath) -> bool {
        let Some(name) = path.path.get_ident() else { return false };
        let positions = 0..self.fields.len();
        name == "self"
            || name.to_string().starts_with("__garde_")
            || self.container.context.as_ref() == Some(name)
            || self.fields.iter().any(|field| field.ident.as_ref() == Some(name))
            || positions.map(|i| format!("_{i}")).any(|position| name == &position)
    }
}

/// The rules of a field, those of all its attributes.
pub(crate) fn rules(attrs: &[Attribute], scope: &Scope<'_>) -> Vec<Rule> {
    let attrs = attrs.iter().filter(|attr| attr.path().is_ident("garde"));
    let lists = attrs.filter_map(|attr| attr.parse_args_with(|input: ParseStream<'_>| list(input, scope)).ok());
    lists.flatten().collect()
}

fn list(input: ParseStream<'_>, scope: &Scope<'_>) -> syn::Result<Vec<Rule>> {
    let mut rules = Vec::new();
    while !input.is_empty() {
        let name = input.call(Ident::parse_any)?;
        rules.push(rule(&name, input, scope)?);
        next(input)?;
    }
    Ok(rules)
}

fn rule(name: &Ident, input: ParseStream<'_>, scope: &Scope<'_>) -> syn::Result<Rule> {
    Ok(match name.to_string().as_str() {
        "length" => content(input, |content| length(content, scope))?,
        "range" => Rule::Range(content(input, |content| bounds(content, scope))?),
        "pattern" => Rule::Pattern(content(input, text)?),
        "contains" => Rule::Contains(content(input, text)?),
        "prefix" => Rule::Prefix(content(input, text)?),
        "suffix" => Rule::Suffix(content(input, text)?),
        "inner" => Rule::Inner(content(input, |content| list(content, scope))?),
        other => {
            skip_value(input)?;
            match other {
                "skip" => Rule::Skip,
                "dive" => Rule::Dive,
                "adapt" => Rule::Adapt,
                "ascii" => Rule::Ascii,
                "alphanumeric" => Rule::Alphanumeric,
                "email" => Rule::Email,
                "url" => Rule::Url,
                "ipv4" => Rule::Ipv4,
                "ipv6" => Rule::Ipv6,
                _ => Rule::Wordless,
            }
        }
    })
}

/// What stands in parentheses.
fn content<T>(input: ParseStream<'_>, read: impl FnOnce(ParseStream<'_>) -> syn::Result<T>) -> syn::Result<T> {
    let content;
    syn::parenthesized!(content in input);
    read(&content)
}

/// The comma between two entries.
fn next(input: ParseStream<'_>) -> syn::Result<()> {
    if !input.is_empty() {
        input.parse::<Token![,]>()?;
    }
    Ok(())
}

/// A string, if it is spelled out.
fn text(input: ParseStream<'_>) -> syn::Result<Option<String>> {
    let text = match input.peek(syn::LitStr) {
        true => Some(input.parse::<syn::LitStr>()?.value()),
        false => None,
    };
    // An expression, or one that goes on behind the string.
    let rest: TokenStream = input.parse()?;
    Ok(text.filter(|_| rest.is_empty()))
}

/// An entry of `length` or `range`.
struct Argument {
    name: Ident,
    value: Option<Expr>,
}

impl Parse for Argument {
    fn parse(input: ParseStream<'_>) -> syn::Result<Self> {
        let name = input.call(Ident::parse_any)?;
        let value = match input.parse::<Option<Token![=]>>()? {
            Some(_) => Some(input.parse()?),
            None => None,
        };
        Ok(Argument { name, value })
    }
}

fn arguments(input: ParseStream<'_>) -> syn::Result<Vec<Argument>> {
    Ok(Punctuated::<Argument, Token![,]>::parse_terminated(input)?.into_iter().collect())
}

fn length(input: ParseStream<'_>, scope: &Scope<'_>) -> syn::Result<Rule> {
    let arguments = arguments(input)?;
    let mut modes = arguments.iter().filter(|argument| argument.value.is_none());
    let mode = modes.next_back().map(|argument| argument.name.to_string());
    let counted = match mode.as_deref() {
        None | Some("simple") => Counted::Simple,
        Some("bytes") => Counted::Bytes,
        Some("chars") => Counted::Chars,
        Some("graphemes") => Counted::Graphemes,
        Some("utf16") => Counted::Utf16,
        // A way to count that is not known here.
        Some(_) => return Ok(Rule::Wordless),
    };
    Ok(Rule::Length { counted, bounds: between(arguments, scope) })
}

fn bounds(input: ParseStream<'_>, scope: &Scope<'_>) -> syn::Result<Bounds> {
    Ok(between(arguments(input)?, scope))
}

fn between(arguments: Vec<Argument>, scope: &Scope<'_>) -> Bounds {
    let mut bounds = Bounds { min: None, max: None };
    for Argument { name, value } in arguments {
        let Some(value) = value.map(|value| bound(&value, scope)) else { continue };
        match name.to_string().as_str() {
            "min" => bounds.min = Some(value),
            "max" => bounds.max = Some(value),
            "equal" => bounds = Bounds { min: Some(value.clone()), max: Some(value) },
            _ => {}
        }
    }
    bounds
}

fn bound(value: &Expr, scope: &Scope<'_>) -> Bound {
    match value {
        Expr::Group(group) => bound(&group.expr, scope),
        Expr::Paren(paren) => bound(&paren.expr, scope),
        Expr::Lit(literal) => number(&literal.lit, ""),
        Expr::Unary(unary) => match (&unary.op, &*unary.expr) {
            (UnOp::Neg(_), Expr::Lit(literal)) => number(&literal.lit, "-"),
            _ => Bound::Unknown,
        },
        Expr::Path(path) if path.attrs.is_empty() && !scope.is_variable(path) => Bound::Constant(path.clone()),
        _ => Bound::Unknown,
    }
}

/// The number of a literal behind `sign`.
fn number(literal: &Lit, sign: &str) -> Bound {
    let parsed = match literal {
        // An integer with the suffix of a float is one.
        Lit::Int(int) if !int.suffix().starts_with('f') => {
            format!("{sign}{}", int.base10_digits()).parse().ok().map(Bound::Integer)
        }
        Lit::Int(int) => {
            Some(Bound::Float { digits: format!("{sign}{}", int.base10_digits()), suffix: int.suffix().to_owned() })
        }
        Lit::Float(float) => {
            Some(Bound::Float { digits: format!("{sign}{}", float.base10_digits()), suffix: float.suffix().to_owned() })
        }
        _ => None,
    };
    parsed.unwrap_or(Bound::Unknown)
}

#[cfg(test)]
mod tests {
    use super::{Container, Scope, rules};
    use crate::model::rules::{Bound, Bounds, Rule};
    use syn::{DeriveInput, Fields, parse_quote};

    /// The rules of the first field of a struct.
    fn of(input: &DeriveInput) -> Vec<Rule> {
        let syn::Data::Struct(data) = &input.data else { panic!("a struct") };
        let container = Container::read(&input.attrs);
        let field = data.fields.iter().next().expect("a field");
        rules(&field.attrs, &Scope::new(&container, &data.fields))
    }

    fn is_constant(input: &DeriveInput) -> bool {
        matches!(of(input).as_slice(), [Rule::Range(Bounds { min: None, max: Some(Bound::Constant(_)) })])
    }

    #[test]
    fn what_cannot_be_read_is_passed_over() {
        for input in [
            parse_quote!(
                struct A {
                    #[garde(length(min = ))]
                    a: u8,
                }
            ),
            parse_quote!(
                struct A {
                    #[garde(range)]
                    a: u8,
                }
            ),
            parse_quote!(
                struct A {
                    #[garde(7)]
                    a: u8,
                }
            ),
            parse_quote!(
                struct A {
                    #[garde]
                    a: u8,
                }
            ),
            parse_quote!(
                struct A {
                    #[garde = "ascii"]
                    a: u8,
                }
            ),
            parse_quote!(
                struct A {
                    #[other(ascii)]
                    a: u8,
                }
            ),
        ] {
            assert!(of(&input).is_empty());
        }
    }

    #[test]
    fn what_cannot_be_read_leaves_the_other_attributes() {
        let input = parse_quote!(
            struct A {
                #[garde(range)]
                #[garde(ascii)]
                #[garde(,)]
                a: u8,
            }
        );
        assert!(matches!(of(&input).as_slice(), [Rule::Ascii]));
    }

    #[test]
    fn rules_of_other_versions_and_conditions_are_without_words() {
        let input = parse_quote!(
            struct A {
                #[garde(one_of("a", "b"), length(nibbles, min = 1), new = 7, ascii, newer, if(cond = true, email))]
                a: u8,
            }
        );
        let rules = of(&input);
        assert_eq!(rules.len(), 6);
        let with_words: Vec<&Rule> = rules.iter().filter(|rule| !matches!(rule, Rule::Wordless)).collect();
        assert!(matches!(with_words.as_slice(), [Rule::Ascii]));
    }

    #[test]
    fn a_list_may_end_in_a_comma_or_be_empty() {
        let input = parse_quote!(
            struct A {
                #[garde(ascii, inner(email,))]
                #[garde()]
                a: u8,
            }
        );
        let rules = of(&input);
        let [Rule::Ascii, Rule::Inner(inner)] = rules.as_slice() else { panic!("two rules") };
        assert!(matches!(inner.as_slice(), [Rule::Email]));
    }

    #[test]
    fn variables_are_no_constants() {
        assert!(is_constant(&parse_quote!(
            struct A {
                #[garde(range(max = MOST))]
                a: u8,
                b: u8,
            }
        )));
        assert!(is_constant(&parse_quote!(
            struct A {
                #[garde(range(max = a::b))]
                a: u8,
                b: u8,
            }
        )));
        assert!(is_constant(&parse_quote!(
            struct A(#[garde(range(max = _2))] u8, u8);
        )));
        assert!(!is_constant(&parse_quote!(
            struct A {
                #[garde(range(max = b))]
                a: u8,
                b: u8,
            }
        )));
        assert!(!is_constant(&parse_quote!(
            struct A(#[garde(range(max = _1))] u8, u8);
        )));
        assert!(!is_constant(&parse_quote!(
            struct A {
                #[garde(range(max = self))]
                a: u8,
            }
        )));
        assert!(!is_constant(&parse_quote!(
            #[garde(allow_unvalidated)]
            #[garde(context(u8 as most))]
            struct A {
                #[garde(range(max = most))]
                a: u8,
            }
        )));
        let fields: Fields = Fields::Unit;
        assert!(rules(&[parse_quote!(#[garde(ascii)])], &Scope::new(&Container::default(), &fields)).len() == 1);
    }
}
