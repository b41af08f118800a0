//! The conventions of `rename_all`, letter by letter those of serde. It knows
//! spellings and nothing else.

/// A convention for all names of a type.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Case {
    Lower,
    Upper,
    Pascal,
    Camel,
    Snake,
    ScreamingSnake,
    Kebab,
    ScreamingKebab,
}

const NAMES: [(&str, Case); 8] = [
    ("lowercase", Case::Lower),
    ("UPPERCASE", Case::Upper),
    ("PascalCase", Case::Pascal),
    ("camelCase", Case::Camel),
    ("snake_case", Case::Snake),
    ("SCREAMING_SNAKE_CASE", Case::ScreamingSnake),
    ("kebab-case", Case::Kebab),
    ("SCREAMING-KEBAB-CASE", Case::ScreamingKebab),
];

impl Case {
    /// The convention of that name.
    pub(crate) fn from_name(name: &str) -> Option<Case> {
        NAMES.iter().find(|(known, _)| *known == name).map(|(_, case)| *case)
    }

    /// All names, for a message.
    pub(crate) fn names() -> String {
        NAMES.map(|(name, _)| format!("\"{name}\"")).join(", ")
    }

    /// A variant's name, which is in Pascal case to begin with.
    pub(crate) fn variant(self, name: &str) -> String {
        match self {
            Case::Pascal => name.to_owned(),
            Case::Lower => name.to_ascii_lowercase(),
            Case::Upper => name.to_ascii_uppercase(),
            Case::Camel => first_lower(name),
            Case::Snake => {
                let mut snake = String::new();
                for (i, c) in name.char_indices() {
                    if i > 0 && c.is_uppercase() {
                        snake.push('_');
                    }
                    snake.push(c.to_ascii_lowercase());
                }
                snake
            }
            Case::ScreamingSnake => Case::Snake.variant(name).to_ascii_uppercase(),
            Case::Kebab => Case::Snake.variant(name).replace('_', "-"),
            Case::ScreamingKebab => Case::ScreamingSnake.variant(name).replace('_', "-"),
        }
    }

    /// A field's name, which is in snake case to begin with.
    pub(crate) fn field(self, name: &str) -> String {
        match self {
            Case::Lower | Case::Snake => name.to_owned(),
            Case::Upper | Case::ScreamingSnake => name.to_ascii_uppercase(),
            Case::Pascal => {
                let mut pascal = String::new();
                let mut capitalize = true;
                for c in name.chars() {
                    if c == '_' {
                        capitalize = true;
                    } else {
                        pascal.push(if capitalize { c.to_ascii_uppercase() } else { c });
                        capitalize = false;
                    }
                }
                pascal
            }
            Case::Camel => first_lower(&Case::Pascal.field(name)),
            Case::Kebab => name.replace('_', "-"),
            Case::ScreamingKebab => name.to_ascii_uppercase().replace('_', "-"),
        }
    }
}

fn first_lower(name: &str) -> String {
    let mut chars = name.chars();
    match chars.next() {
        Some(first) => first.to_ascii_lowercase().to_string() + chars.as_str(),
        None => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The table of serde's own test, `serde_derive/src/internals/case.rs`.
    #[test]
    fn variants_as_serde_renames_them() {
        for (original, lower, upper, camel, snake, screaming, kebab, screaming_kebab) in [
            ("Outcome", "outcome", "OUTCOME", "outcome", "outcome", "OUTCOME", "outcome", "OUTCOME"),
            (
                "VeryTasty",
                "verytasty",
                "VERYTASTY",
                "veryTasty",
                "very_tasty",
                "VERY_TASTY",
                "very-tasty",
                "VERY-TASTY",
            ),
            ("A", "a", "A", "a", "a", "A", "a", "A"),
            ("Z42", "z42", "Z42", "z42", "z42", "Z42", "z42", "Z42"),
        ] {
            assert_eq!(Case::Pascal.variant(original), original);
            assert_eq!(Case::Lower.variant(original), lower);
            assert_eq!(Case::Upper.variant(original), upper);
            assert_eq!(Case::Camel.variant(original), camel);
            assert_eq!(Case::Snake.variant(original), snake);
            assert_eq!(Case::ScreamingSnake.variant(original), screaming);
            assert_eq!(Case::Kebab.variant(original), kebab);
            assert_eq!(Case::ScreamingKebab.variant(original), screaming_kebab);
        }
    }

    #[test]
    fn fields_as_serde_renames_them() {
        for (original, upper, pascal, camel, screaming, kebab, screaming_kebab) in [
            ("outcome", "OUTCOME", "Outcome", "outcome", "OUTCOME", "outcome", "OUTCOME"),
            ("very_tasty", "VERY_TASTY", "VeryTasty", "veryTasty", "VERY_TASTY", "very-tasty", "VERY-TASTY"),
            ("a", "A", "A", "a", "A", "a", "A"),
            ("z42", "Z42", "Z42", "z42", "Z42", "z42", "Z42"),
        ] {
            assert_eq!(Case::Lower.field(original), original);
            assert_eq!(Case::Snake.field(original), original);
            assert_eq!(Case::Upper.field(original), upper);
            assert_eq!(Case::Pascal.field(original), pascal);
            assert_eq!(Case::Camel.field(original), camel);
            assert_eq!(Case::ScreamingSnake.field(original), screaming);
            assert_eq!(Case::Kebab.field(original), kebab);
            assert_eq!(Case::ScreamingKebab.field(original), screaming_kebab);
        }
    }
}
