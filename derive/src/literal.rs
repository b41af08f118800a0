//! Constants of a schema as attributes spell them: their syntax, their JSON text, and
//! which Rust types can hold them. It must not know what a constant is used for.

use crate::shortest;
use proc_macro2::Span;
use syn::parse::{Parse, ParseStream};
use syn::{Lit, Token, Type};

/// A string, a number, a boolean or null.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Literal {
    Null,
    Boolean(bool),
    /// A whole number that a double holds exactly.
    Integer(i128),
    /// Any other finite number; −0 is one of them.
    Number(f64),
    Text(String),
}

impl Parse for Literal {
    fn parse(input: ParseStream<'_>) -> syn::Result<Literal> {
        let expected = "expected a string, a number, a boolean or `null`";
        if input.peek(syn::Ident) {
            let name: syn::Ident = input.parse()?;
            return if name == "null" { Ok(Literal::Null) } else { Err(syn::Error::new(name.span(), expected)) };
        }
        let minus = input.parse::<Option<Token![-]>>()?.is_some();
        let lit: Lit = input.parse().map_err(|e| syn::Error::new(e.span(), expected))?;
        match lit {
            Lit::Str(text) if !minus => Ok(Literal::Text(text.value())),
            Lit::Bool(value) if !minus => Ok(Literal::Boolean(value.value)),
            Lit::Int(value) => {
                let sign = if minus { "-" } else { "" };
                let whole = format!("{sign}{}", value.base10_digits()).parse().ok();
                whole.and_then(exact).ok_or_else(|| inexact(value.span()))
            }
            Lit::Float(value) => {
                let number: f64 = value.base10_parse()?;
                let number = if minus { -number } else { number };
                if !number.is_finite() {
                    return Err(inexact(value.span()));
                }
                Ok(Literal::from(number))
            }
            other => Err(syn::Error::new(other.span(), expected)),
        }
    }
}

/// A whole number, if a double holds it.
fn exact(whole: i128) -> Option<Literal> {
    (whole as f64 as i128 == whole).then_some(Literal::Integer(whole))
}

fn inexact(span: Span) -> syn::Error {
    syn::Error::new(span, "JSON numbers are doubles, and no double has this value: write one that a double holds")
}

impl From<f64> for Literal {
    fn from(number: f64) -> Literal {
        let negative_zero = number == 0.0 && number.is_sign_negative();
        // Past 2^53 every double is whole, and the cast below would lose the larger ones.
        if number.fract() == 0.0 && number.abs() <= 9_007_199_254_740_992.0 && !negative_zero {
            Literal::Integer(number as i128)
        } else {
            Literal::Number(number)
        }
    }
}

impl Literal {
    /// −0, which has no text of its own.
    pub(crate) fn is_negative_zero(&self) -> bool {
        matches!(self, Literal::Number(number) if *number == 0.0)
    }

    /// The JSON text, with numbers as ECMAScript prints them.
    pub(crate) fn json_text(&self) -> String {
        match self {
            Literal::Null => "null".to_owned(),
            Literal::Boolean(value) => value.to_string(),
            Literal::Integer(value) => shortest::text(*value as f64),
            Literal::Number(value) => shortest::text(*value),
            Literal::Text(text) => quoted(text),
        }
    }

    /// Whether a field of the type can hold the constant, as far as its name tells:
    /// types of unknown names answer for themselves.
    pub(crate) fn fits(&self, ty: &Type) -> bool {
        let Some(name) = type_name(ty) else { return true };
        let bits = |unsigned: bool, bits: u32| match self {
            Literal::Integer(value) if unsigned => *value >= 0 && (bits == 128 || *value < 1 << bits),
            Literal::Integer(value) => bits == 128 || (-(1 << (bits - 1))..1 << (bits - 1)).contains(value),
            _ => false,
        };
        match name.as_str() {
            "u8" => bits(true, 8),
            "u16" => bits(true, 16),
            "u32" => bits(true, 32),
            "u64" | "usize" => bits(true, 64),
            "u128" => bits(true, 128),
            "i8" => bits(false, 8),
            "i16" => bits(false, 16),
            "i32" => bits(false, 32),
            "i64" | "isize" => bits(false, 64),
            "i128" => bits(false, 128),
            "f64" => matches!(self, Literal::Integer(_) | Literal::Number(_)),
            "bool" => matches!(self, Literal::Boolean(_)),
            "String" | "str" => matches!(self, Literal::Text(_)),
            _ => true,
        }
    }
}

/// The single name of a type, looked up behind a reference.
fn type_name(ty: &Type) -> Option<String> {
    match ty {
        Type::Path(path) if path.qself.is_none() => path.path.get_ident().map(ToString::to_string),
        Type::Reference(reference) => type_name(&reference.elem),
        Type::Group(group) => type_name(&group.elem),
        Type::Paren(paren) => type_name(&paren.elem),
        _ => None,
    }
}

/// A JSON string with the escapes of canonical text.
fn quoted(text: &str) -> String {
    let mut out = String::from('"');
    for c in text.chars() {
        match c {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\u{8}' => out.push_str("\\b"),
            '\t' => out.push_str("\\t"),
            '\n' => out.push_str("\\n"),
            '\u{c}' => out.push_str("\\f"),
            '\r' => out.push_str("\\r"),
            control if control < ' ' => out.push_str(&format!("\\u{:04x}", u32::from(control))),
            other => out.push(other),
        }
    }
    out.push('"');
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(text: &str) -> Literal {
        syn::parse_str(text).unwrap_or_else(|e| panic!("{text}: {e}"))
    }

    #[test]
    fn numbers_are_doubles_with_one_spelling_each() {
        assert_eq!(parse("2.0"), Literal::Integer(2));
        assert_eq!(parse("-3"), Literal::Integer(-3));
        assert_eq!(parse("1e21").json_text(), "1e+21");
        assert_eq!(parse("100000000000000000000").json_text(), "100000000000000000000");
        assert_eq!(parse("0.000001").json_text(), "0.000001");
        assert_eq!(parse("0.0000001").json_text(), "1e-7");
        assert!(parse("-0.0").is_negative_zero());
        assert_eq!(parse("-0"), Literal::Integer(0));
        assert!(syn::parse_str::<Literal>("9007199254740993").is_err());
        assert!(syn::parse_str::<Literal>("1e400").is_err());
    }

    #[test]
    fn texts_are_escaped_as_in_signatures() {
        assert_eq!(parse(r#""a\"\\\n\u{1}é""#).json_text(), "\"a\\\"\\\\\\n\\u0001é\"");
        assert_eq!(parse("null").json_text(), "null");
        assert_eq!(parse("true").json_text(), "true");
    }

    #[test]
    fn a_type_holds_its_own_range() {
        let fits = |ty: &str, lit: &str| parse(lit).fits(&syn::parse_str(ty).unwrap());
        assert!(fits("u8", "255") && !fits("u8", "256") && !fits("u8", "-1") && !fits("u8", "\"a\""));
        assert!(fits("i8", "-128") && !fits("i8", "128"));
        assert!(fits("&'static str", "\"a\"") && !fits("&'static str", "1"));
        assert!(fits("f64", "1") && fits("f64", "-0.0") && !fits("bool", "null"));
        assert!(fits("Whatever", "null"));
    }
}
