//! Properties of characters. It knows the names that both syntaxes have; `regex` takes
//! them in any spelling, ECMAScript in one. A name that is not listed has no pattern.

use super::Cursor;

/// What stands behind `\p`, or behind `\P` (`negated`).
pub(super) fn escaped(negated: bool, rest: &mut Cursor<'_>) -> Option<String> {
    let text = match rest.take('{') {
        true => rest.until('}')?,
        false => rest.next()?.to_string(),
    };
    let (negated, text) = match text.strip_prefix('^') {
        Some(text) => (!negated, text),
        None => (negated, text.as_str()),
    };
    let p = if negated { 'P' } else { 'p' };
    named(text).map(|name| format!(r"\{p}{{{name}}}"))
}

/// The property as ECMAScript names it.
fn named(text: &str) -> Option<String> {
    let Some((name, value)) = text.split_once(['=', ':']) else { return alone(text) };
    match folded(name).as_str() {
        "gc" | "generalcategory" => find(CATEGORIES, value).map(ToOwned::to_owned),
        "sc" | "script" => find(SCRIPTS, value).map(|script| format!("Script={script}")),
        "scx" | "scriptextensions" => find(SCRIPTS, value).map(|script| format!("Script_Extensions={script}")),
        _ => None,
    }
}

fn alone(name: &str) -> Option<String> {
    let plain = find(CATEGORIES, name).or_else(|| find(BINARY, name));
    plain.map(ToOwned::to_owned).or_else(|| find(SCRIPTS, name).map(|script| format!("Script={script}")))
}

/// The first name of the property that has `name` among its names.
fn find(list: &[&'static [&'static str]], name: &str) -> Option<&'static str> {
    let name = folded(name);
    let found = list.iter().find(|names| names.iter().any(|known| folded(known) == name))?;
    found.first().copied()
}

/// Without what a name may be spelled with or without.
fn folded(name: &str) -> String {
    name.chars().filter(|c| !matches!(c, ' ' | '_' | '-')).map(|c| c.to_ascii_lowercase()).collect()
}

const CATEGORIES: &[&[&str]] = &[
    &["L", "Letter"],
    &["LC", "Cased_Letter"],
    &["Lu", "Uppercase_Letter"],
    &["Ll", "Lowercase_Letter"],
    &["Lt", "Titlecase_Letter"],
    &["Lm", "Modifier_Letter"],
    &["Lo", "Other_Letter"],
    &["M", "Mark", "Combining_Mark"],
    &["Mn", "Nonspacing_Mark"],
    &["Mc", "Spacing_Mark"],
    &["Me", "Enclosing_Mark"],
    &["N", "Number"],
    &["Nd", "Decimal_Number", "digit"],
    &["Nl", "Letter_Number"],
    &["No", "Other_Number"],
    &["P", "Punctuation", "punct"],
    &["Pc", "Connector_Punctuation"],
    &["Pd", "Dash_Punctuation"],
    &["Ps", "Open_Punctuation"],
    &["Pe", "Close_Punctuation"],
    &["Pi", "Initial_Punctuation"],
    &["Pf", "Final_Punctuation"],
    &["Po", "Other_Punctuation"],
    &["S", "Symbol"],
    &["Sm", "Math_Symbol"],
    &["Sc", "Currency_Symbol"],
    &["Sk", "Modifier_Symbol"],
    &["So", "Other_Symbol"],
    &["Z", "Separator"],
    &["Zs", "Space_Separator"],
    &["Zl", "Line_Separator"],
    &["Zp", "Paragraph_Separator"],
    &["Cc", "Control", "cntrl"],
    &["Cf", "Format"],
    &["Co", "Private_Use"],
];

const BINARY: &[&[&str]] = &[
    &["Any"],
    &["ASCII"],
    &["Alphabetic", "Alpha"],
    &["Lowercase", "Lower"],
    &["Uppercase", "Upper"],
    &["White_Space", "space"],
    &["Math"],
    &["Dash"],
    &["Emoji"],
    &["Emoji_Presentation"],
    &["Emoji_Modifier"],
    &["Extended_Pictographic"],
    &["Ideographic", "Ideo"],
    &["ID_Start", "IDS"],
    &["ID_Continue", "IDC"],
    &["XID_Start", "XIDS"],
    &["XID_Continue", "XIDC"],
    &["Hex_Digit", "Hex"],
    &["ASCII_Hex_Digit", "AHex"],
    &["Join_Control", "Join_C"],
    &["Cased"],
    &["Diacritic", "Dia"],
    &["Quotation_Mark", "QMark"],
    &["Variation_Selector", "VS"],
];

const SCRIPTS: &[&[&str]] = &[
    &["Arabic", "Arab"],
    &["Armenian", "Armn"],
    &["Bengali", "Beng"],
    &["Bopomofo", "Bopo"],
    &["Cherokee", "Cher"],
    &["Common", "Zyyy"],
    &["Cyrillic", "Cyrl"],
    &["Devanagari", "Deva"],
    &["Ethiopic", "Ethi"],
    &["Georgian", "Geor"],
    &["Greek", "Grek"],
    &["Gujarati", "Gujr"],
    &["Gurmukhi", "Guru"],
    &["Han", "Hani"],
    &["Hangul", "Hang"],
    &["Hebrew", "Hebr"],
    &["Hiragana", "Hira"],
    &["Inherited", "Zinh"],
    &["Kannada", "Knda"],
    &["Katakana", "Kana"],
    &["Khmer", "Khmr"],
    &["Lao", "Laoo"],
    &["Latin", "Latn"],
    &["Malayalam", "Mlym"],
    &["Mongolian", "Mong"],
    &["Sinhala", "Sinh"],
    &["Tamil", "Taml"],
    &["Telugu", "Telu"],
    &["Thai"],
    &["Tibetan", "Tibt"],
];

#[cfg(test)]
mod tests {
    use super::super::pattern;

    #[track_caller]
    fn becomes(regex: &str, expected: &str) {
        assert_eq!(pattern(regex).as_deref(), Some(expected), "{regex}");
    }

    #[test]
    fn names_are_spelled_as_ecmascript_does() {
        becomes(r"\pL\PN", r"\p{L}\P{N}");
        becomes(r"\p{lu}\p{uppercase letter}\p{Uppercase_Letter}", r"\p{Lu}\p{Lu}\p{Lu}");
        becomes(
            r"\p{greek}\p{Cyrl}\p{sc=Han}\p{scx:latin}",
            concat!(r"\p{Script=Greek}\p{Script=Cyrillic}", r"\p{Script=Han}\p{Script_Extensions=Latin}",),
        );
        becomes(r"\p{alphabetic}\p{White_Space}\p{any}", r"\p{Alphabetic}\p{White_Space}\p{Any}");
        becomes(r"\p{gc=Sc}\p{sc}", r"\p{Sc}\p{Sc}");
    }

    #[test]
    fn two_negations_are_none() {
        becomes(r"\p{^L}\P{^L}", r"\P{L}\p{L}");
    }

    #[test]
    fn what_is_not_listed_is_none() {
        for regex in [r"\p{Klingon}", r"\p{sc!=Greek}", r"\p{age=3.0}", r"\p{}", r"\p", r"\p{L", r"\p{isGreek}"] {
            assert_eq!(pattern(regex), None, "{regex}");
        }
    }
}
