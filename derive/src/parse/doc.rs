//! Doc comments as descriptions, and other attributes of the language that matter.

use syn::{Attribute, Expr, ExprLit, Lit, Meta};

/// The doc comment as one text, without the space after each marker.
pub(crate) fn description(attrs: &[Attribute]) -> Option<String> {
    let mut lines = Vec::new();
    for attr in attrs {
        if let Meta::NameValue(meta) = &attr.meta {
            if let (true, Expr::Lit(ExprLit { lit: Lit::Str(text), .. })) = (meta.path.is_ident("doc"), &meta.value) {
                lines.extend(text.value().split('\n').map(|line| line.strip_prefix(' ').unwrap_or(line).to_owned()));
            }
        }
    }
    let text = lines.join("\n");
    let text = text.trim();
    (!text.is_empty()).then(|| text.to_owned())
}

/// Whether using the item warns.
pub(crate) fn is_deprecated(attrs: &[Attribute]) -> bool {
    attrs.iter().any(|attr| attr.path().is_ident("deprecated"))
}
