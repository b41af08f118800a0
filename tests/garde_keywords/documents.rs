//! Each rule on each kind of type, and the keywords that it becomes.

use super::{property, same_shape};
use garde::Validate;
use serde_json::{Value, json};
use shorn::Record;
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// The type, and another one of the same fields without rules: `plain::Name`.
macro_rules! with_and_without_rules {
    ($name:ident { $( $(#[garde($($rule:tt)*)])+ $(#[record($($attribute:tt)*)])? $field:ident: $type:ty, )* }) => {
        #[derive(Record, Validate)]
        struct $name { $( $(#[garde($($rule)*)])+ $(#[record($($attribute)*)])? $field: $type, )* }

        impl $name {
            /// Both shapes, and the documents of the fields.
            #[track_caller]
            fn has(expected: Value) {
                #[derive(Record)]
                struct Plain { $( $(#[record($($attribute)*)])? $field: $type, )* }

                same_shape::<$name, Plain>();
                let Value::Object(expected) = expected else { panic!("an object") };
                let fields = [$( stringify!($field) ),*];
                assert_eq!(expected.len(), fields.len());
                for field in fields {
                    assert_eq!(property::<$name>(field), expected[field], "{field}");
                }
            }
        }
    };
}

const MOST: usize = 9;

with_and_without_rules!(Texts {
    // JSON Schema counts code points, these rules do not.
    #[garde(length(min = 2, max = 4))]
    simple: String,
    #[garde(length(bytes, min = 2))]
    bytes: String,
    #[garde(length(graphemes, max = 4))]
    graphemes: String,
    #[garde(length(utf16, max = 4))]
    utf16: String,
    #[garde(length(chars, min = 2, max = 4))]
    chars: String,
    #[garde(length(chars, equal = 3))]
    equal: Box<str>,
    #[garde(length(chars, max = MOST))]
    constant: String,
    // Of ASCII all counts are the same, but for "\r\n", which is one grapheme.
    #[garde(ascii, length(min = 1, max = 5))]
    ascii: String,
    #[garde(length(bytes, max = 5))]
    #[garde(ascii, length(utf16, min = 2), length(chars, max = 4))]
    several: String,
    #[garde(ascii, length(graphemes, max = 4))]
    ascii_graphemes: String,
    #[garde(length(chars, min = 2))]
    optional: Option<String>,
    #[garde(length(chars, min = 2))]
    #[record(nullable)]
    nullable: Option<String>,
});

#[test]
fn lengths_of_texts() {
    let plain = json!({ "type": "string" });
    Texts::has(json!({
        "simple": plain,
        "bytes": plain,
        "graphemes": plain,
        "utf16": plain,
        "chars": { "type": "string", "minLength": 2, "maxLength": 4 },
        "equal": { "type": "string", "minLength": 3, "maxLength": 3 },
        "constant": { "type": "string", "maxLength": 9 },
        "ascii": { "type": "string", "minLength": 1, "maxLength": 5, "pattern": r"^[\x00-\x7F]*$" },
        "several": { "type": "string", "minLength": 2, "maxLength": 4, "pattern": r"^[\x00-\x7F]*$" },
        "ascii_graphemes": { "type": "string", "pattern": r"^[\x00-\x7F]*$" },
        "optional": { "type": "string", "minLength": 2 },
        "nullable": { "anyOf": [{ "type": "string", "minLength": 2 }, { "type": "null" }] },
    }));
}

with_and_without_rules!(Counts {
    #[garde(length(min = 1, max = 2))]
    list: Vec<bool>,
    // Equal bounds would fix the length, and with it the bytes.
    #[garde(length(equal = 2))]
    equal: Vec<bool>,
    #[garde(length(simple, max = MOST))]
    set: BTreeSet<bool>,
    #[garde(length(min = 1))]
    fixed: [bool; 3],
    #[garde(length(min = 4))]
    never: [bool; 3],
    #[garde(length(min = 1, max = 2))]
    map: BTreeMap<String, bool>,
    #[garde(length(equal = 2))]
    equal_map: HashMap<String, bool>,
    #[garde(length(bytes, min = 1))]
    bytes: Vec<u8>,
    #[garde(length(min = 1))]
    optional: Option<Vec<bool>>,
    #[garde(length(min = 1))]
    #[record(default)]
    defaulted: Vec<bool>,
});

#[test]
fn lengths_of_lists_and_maps() {
    let list = |keywords: Value| {
        let mut list = json!({ "type": "array", "items": { "type": "boolean" } });
        list.as_object_mut().unwrap().extend(keywords.as_object().unwrap().clone());
        list
    };
    let boolean = json!({ "type": "boolean" });
    Counts::has(json!({
        "list": list(json!({ "minItems": 1, "maxItems": 2 })),
        "equal": list(json!({ "minItems": 2, "allOf": [{ "maxItems": 2 }] })),
        "set": list(json!({ "uniqueItems": true, "maxItems": 9 })),
        "fixed": list(json!({ "minItems": 3, "maxItems": 3 })),
        "never": list(json!({ "minItems": 3, "maxItems": 3, "allOf": [{ "minItems": 4 }] })),
        "map": { "type": "object", "additionalProperties": boolean, "minProperties": 1, "maxProperties": 2 },
        "equal_map": { "type": "object", "additionalProperties": boolean, "minProperties": 2, "maxProperties": 2 },
        "bytes": { "type": "array", "items": { "type": "integer", "minimum": 0, "maximum": 255 } },
        "optional": list(json!({ "minItems": 1 })),
        "defaulted": list(json!({ "minItems": 1 })),
    }));
}

const LEAST: i16 = -3;
const HALF: f64 = 0.5;

struct Limits;

impl Limits {
    const MOST: u8 = 8;
}

with_and_without_rules!(Ranges {
    #[garde(range(min = 1, max = 9))]
    unsigned: u32,
    // The type's own bounds stay where they are tighter.
    #[garde(range(max = 255))]
    byte: u8,
    #[garde(range(min = -100))]
    signed_byte: i8,
    // Among the keywords it would make the integer unsigned.
    #[garde(range(min = 0))]
    natural: i64,
    #[garde(range(min = 0, max = 0x_7f))]
    natural_byte: i8,
    #[garde(range(min = -1))]
    almost_natural: i64,
    #[garde(range(equal = 7))]
    equal: i32,
    #[garde(range(min = LEAST))]
    constant: i16,
    #[garde(range(max = Limits::MOST))]
    associated: u8,
    #[garde(range(max = u8::MAX))]
    of_type: u8,
    #[garde(range(min = HALF, max = 1.5))]
    float: f64,
    #[garde(range(min = 0., max = 1e3f64))]
    from_zero: f64,
    // 0.1 is another number as an `f32`.
    #[garde(range(min = 0.1, max = 0.5))]
    single: f32,
    #[garde(range(min = 1))]
    optional: Option<u32>,
    #[garde(range(min = 1_000_u32))]
    #[record(nullable)]
    nullable: Option<u32>,
    // 2^53 is a double, the number after it and the largest of 64 bits are none.
    #[garde(range(min = 9_007_199_254_740_992, max = 9_007_199_254_740_993))]
    large: u64,
    #[garde(range(max = u64::MAX))]
    largest: u64,
    // What has to be worked out.
    #[garde(range(min = 1 + 1, max = (3)))]
    worked_out: u32,
    #[garde(range(max = limit()))]
    called: u32,
});

fn limit() -> u32 {
    3
}

#[test]
fn ranges() {
    let integer = |keywords: Value| {
        let mut integer = json!({ "type": "integer" });
        integer.as_object_mut().unwrap().extend(keywords.as_object().unwrap().clone());
        integer
    };
    Ranges::has(json!({
        "unsigned": integer(json!({ "minimum": 1, "maximum": 9 })),
        "byte": integer(json!({ "minimum": 0, "maximum": 255 })),
        "signed_byte": integer(json!({ "minimum": -100, "maximum": 127 })),
        "natural": integer(json!({ "allOf": [{ "minimum": 0 }] })),
        "natural_byte": integer(json!({ "allOf": [{ "minimum": 0 }], "maximum": 127 })),
        "almost_natural": integer(json!({ "minimum": -1 })),
        "equal": integer(json!({ "allOf": [{ "minimum": 7 }], "maximum": 7 })),
        "constant": integer(json!({ "minimum": -3, "maximum": 32767 })),
        "associated": integer(json!({ "minimum": 0, "maximum": 8 })),
        "of_type": integer(json!({ "minimum": 0, "maximum": 255 })),
        "float": { "type": "number", "minimum": 0.5, "maximum": 1.5 },
        "from_zero": { "type": "number", "minimum": 0, "maximum": 1000 },
        "single": { "type": "number", "minimum": 0.10000000149011612, "maximum": 0.5 },
        "optional": integer(json!({ "minimum": 1, "maximum": 4_294_967_295u32 })),
        "nullable": {
            "anyOf": [{ "type": "integer", "minimum": 1000, "maximum": 4_294_967_295u32 }, { "type": "null" }],
        },
        "large": integer(json!({ "minimum": 9_007_199_254_740_992.0 })),
        "largest": integer(json!({ "minimum": 0 })),
        "worked_out": integer(json!({ "minimum": 0, "maximum": 3 })),
        "called": integer(json!({ "minimum": 0, "maximum": 4_294_967_295u32 })),
    }));
}

with_and_without_rules!(Formats {
    #[garde(email)]
    email: String,
    #[garde(url)]
    url: String,
    #[garde(ipv4)]
    v4: String,
    #[garde(ipv6)]
    v6: String,
    #[garde(ip)]
    ip: String,
});

#[test]
fn formats() {
    let text = |format: &str| json!({ "type": "string", "format": format });
    Formats::has(json!({
        "email": text("email"),
        "url": text("uri"),
        "v4": text("ipv4"),
        "v6": text("ipv6"),
        "ip": { "type": "string" },
    }));
}

const TEXT: &str = "x";

static COMPILED: std::sync::LazyLock<Plate> = std::sync::LazyLock::new(|| Plate);

/// A matcher of the user's.
struct Plate;

impl garde::rules::AsStr for Plate {
    fn as_str(&self) -> &str {
        "x"
    }
}

impl garde::rules::pattern::Matcher for Plate {
    fn is_match(&self, text: &str) -> bool {
        text == "x"
    }
}

with_and_without_rules!(Patterns {
    #[garde(pattern("^[a-z]{2,}$"))]
    plain: String,
    #[garde(pattern(r"^\d+\.\s$"))]
    unicode: String,
    // Without a counterpart.
    #[garde(pattern(r"(?i)abc"))]
    flags: String,
    #[garde(pattern(r"\bword\b"))]
    boundary: String,
    #[garde(pattern(COMPILED))]
    compiled: String,
    #[garde(contains("a.b"))]
    contains: String,
    #[garde(prefix("a+"))]
    prefix: String,
    #[garde(suffix("(x)"))]
    suffix: String,
    #[garde(contains(TEXT))]
    constant: String,
    #[garde(prefix(""))]
    empty: String,
    #[garde(ascii)]
    ascii: String,
    #[garde(alphanumeric)]
    alphanumeric: String,
    #[garde(prefix("a"), contains("b|c"))]
    #[garde(pattern("d$"))]
    several: String,
    #[garde(prefix("é"))]
    optional: Option<String>,
});

#[test]
fn patterns() {
    let text = |pattern: &str| json!({ "type": "string", "pattern": pattern });
    Patterns::has(json!({
        "plain": text("^[a-z]{2,}$"),
        "unicode": text(r"^\p{Nd}+\.\p{White_Space}$"),
        "flags": { "type": "string" },
        "boundary": { "type": "string" },
        "compiled": { "type": "string" },
        "contains": text(r"a\.b"),
        "prefix": text(r"^a\+"),
        "suffix": text(r"\(x\)$"),
        "constant": { "type": "string" },
        "empty": { "type": "string" },
        "ascii": text(r"^[\x00-\x7F]*$"),
        "alphanumeric": text(r"^[\p{Alphabetic}\p{N}]*$"),
        "several": text(r"^(?=[\s\S]*(?:^a))(?=[\s\S]*(?:b\|c))(?=[\s\S]*(?:d$))"),
        "optional": text("^é"),
    }));
}

with_and_without_rules!(Inner {
    #[garde(inner(length(chars, min = 1)), length(max = 3))]
    list: Vec<String>,
    #[garde(inner(range(min = 0)))]
    array: [i64; 2],
    #[garde(inner(inner(range(max = 5))))]
    nested: Vec<Vec<u8>>,
    // Of an `Option` the value is inside.
    #[garde(inner(length(min = 1)))]
    optional: Option<Vec<bool>>,
    #[garde(length(min = 1), inner(inner(range(max = 5))))]
    optional_list: Option<Vec<u8>>,
    #[garde(inner(inner(range(max = 5))))]
    #[record(nullable)]
    nullable: Option<Vec<u8>>,
    #[garde(inner(inner(range(max = 5))))]
    list_of_optional: Vec<Option<u8>>,
    #[garde(inner(range(max = 5)))]
    rules_of_optional: Vec<Option<u8>>,
    #[garde(inner(ascii, length(max = 5)))]
    ascii: Vec<String>,
});

#[test]
fn inner_rules() {
    let byte = |most: u8| json!({ "type": "integer", "minimum": 0, "maximum": most });
    let bytes = |most: u8| json!({ "type": "array", "items": byte(most) });
    let or_null = |schema: Value| json!({ "anyOf": [schema, { "type": "null" }] });
    Inner::has(json!({
        "list": { "type": "array", "items": { "type": "string", "minLength": 1 }, "maxItems": 3 },
        "array": {
            "type": "array", "items": { "type": "integer", "allOf": [{ "minimum": 0 }] }, "minItems": 2, "maxItems": 2,
        },
        "nested": { "type": "array", "items": bytes(5) },
        "optional": { "type": "array", "items": { "type": "boolean" }, "minItems": 1 },
        "optional_list": { "type": "array", "items": byte(5), "minItems": 1 },
        "nullable": or_null(bytes(5)),
        "list_of_optional": { "type": "array", "items": or_null(byte(5)) },
        "rules_of_optional": { "type": "array", "items": or_null(byte(5)) },
        "ascii": {
            "type": "array", "items": { "type": "string", "maxLength": 5, "pattern": r"^[\x00-\x7F]*$" },
        },
    }));
}

mod odd {
    //! A rule of the user's under the name of one of `garde`.

    pub(crate) mod range {
        pub(crate) fn apply(value: &u32, _: (Option<u32>, Option<u32>)) -> garde::Result {
            if value % 2 == 1 { Ok(()) } else { Err(garde::Error::new("not odd")) }
        }
    }
}

fn any<T>(_: &T, _: &()) -> garde::Result {
    Ok(())
}

with_and_without_rules!(Wordless {
    #[garde(skip)]
    skipped: u8,
    #[garde(custom(any))]
    custom: u8,
    #[garde(required)]
    required: Option<u8>,
    #[garde(matches(skipped))]
    matches: u8,
    #[garde(if(cond = true, range(max = 5)))]
    conditional: u8,
    #[garde(adapt(odd), range(max = 5))]
    adapted: u32,
    // The rule is about the number, the document about its text.
    #[garde(range(max = 5))]
    #[record(with = shorn::Text)]
    converted: u32,
    #[garde(length(max = 5))]
    #[record(literal = "a")]
    literal: String,
});

#[test]
fn rules_without_keywords() {
    let byte = json!({ "type": "integer", "minimum": 0, "maximum": 255 });
    Wordless::has(json!({
        "skipped": byte,
        "custom": byte,
        "required": byte,
        "matches": byte,
        "conditional": byte,
        "adapted": { "type": "integer", "minimum": 0, "maximum": 4_294_967_295u32 },
        "converted": { "type": "string" },
        "literal": { "const": "a" },
    }));
}

#[derive(Record, Validate)]
#[garde(context(u8 as least))]
struct Variables {
    #[garde(range(max = 9), if(cond = self.of_context > 1, range(max = 5)), code("c"), rename("n"))]
    partly_conditional: u8,
    #[garde(range(max = self.partly_conditional))]
    of_field: u8,
    #[garde(range(max = *of_field))]
    of_variable: u8,
    #[garde(range(min = *least))]
    of_context: u8,
}

#[test]
fn what_garde_has_as_a_variable_is_no_constant() {
    assert_eq!(property::<Variables>("partly_conditional"), json!({ "type": "integer", "minimum": 0, "maximum": 9 }));
    for name in ["of_field", "of_variable", "of_context"] {
        assert_eq!(property::<Variables>(name), json!({ "type": "integer", "minimum": 0, "maximum": 255 }), "{name}");
    }
}
