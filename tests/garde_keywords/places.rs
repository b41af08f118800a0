//! Rules on all places that a field can have, and documents in which a bound decides.

use super::{document, same_shape};
use garde::Validate;
use serde_json::json;
use shorn::shape::{JsonType, Node, Shape};
use shorn::{Record, Schema};

#[derive(Record, Validate)]
struct Name(#[garde(length(chars, min = 1))] String);

#[derive(Record)]
struct PlainName(String);

#[test]
fn newtypes() {
    same_shape::<Name, PlainName>();
    let document = document::<Name>();
    assert_eq!((&document["type"], &document["minLength"]), (&json!("string"), &json!(1)));
}

#[derive(Record, Validate)]
struct Named {
    #[garde(dive)]
    first: Name,
    #[garde(dive)]
    all: Vec<Name>,
}

#[test]
fn types_with_rules_are_parts_of_others() {
    let document = document::<Named>();
    let name = json!({ "type": "string", "title": "Name", "minLength": 1 });
    assert_eq!(document["properties"]["first"], name);
    assert_eq!(document["properties"]["all"]["items"], name);
}

#[derive(Record, Validate)]
struct Row(
    #[garde(range(min = 0))] i32,
    #[garde(length(chars, max = 2))] Option<String>,
    #[garde(length(max = 9), inner(range(max = 5)))]
    #[record(rest)]
    Vec<u8>,
);

#[derive(Record)]
struct PlainRow(i32, Option<String>, #[record(rest)] Vec<u8>);

#[test]
fn tuples() {
    same_shape::<Row, PlainRow>();
    let document = document::<Row>();
    assert_eq!(
        document["prefixItems"],
        json!([
            { "type": "integer", "allOf": [{ "minimum": 0 }], "maximum": i32::MAX },
            { "anyOf": [{ "type": "string", "maxLength": 2 }, { "type": "null" }] },
        ])
    );
    // How many elements a rest has is not how many the tuple has.
    assert_eq!(document["items"], json!({ "type": "integer", "minimum": 0, "maximum": 5 }));
    assert_eq!((&document["minItems"], document.get("maxItems")), (&json!(2), None));
}

#[derive(Record, Validate)]
enum Tagged {
    Beside {
        #[garde(range(min = 1))]
        x: u8,
    },
    Under(#[garde(length(max = 3))] Vec<bool>),
    Pair(#[garde(skip)] bool, #[garde(range(max = 3))] u8),
    Nothing,
}

#[test]
fn variants() {
    let document = document::<Tagged>();
    let branches = document["oneOf"].as_array().unwrap();
    let branch = |name: &str| {
        let is = |branch: &&serde_json::Value| branch["properties"]["type"]["const"] == name;
        &branches.iter().find(is).unwrap()["properties"]
    };
    assert_eq!(branch("Beside")["x"], json!({ "type": "integer", "minimum": 1, "maximum": 255 }));
    assert_eq!(branch("Under")["value"]["maxItems"], 3);
    assert_eq!(branch("Pair")["value"]["prefixItems"][1]["maximum"], 3);
    for strict in [false, true] {
        let schema = Schema::builder().strict(strict).compile(&document).unwrap();
        assert_eq!(schema.signature(), Tagged::shape().signature());
    }
}

#[derive(Record, Validate)]
#[record(tag = "kind")]
enum Flat {
    Only(
        #[garde(dive)]
        #[record(flatten)]
        Fields,
    ),
}

#[derive(Record, Validate)]
struct Fields {
    #[garde(range(min = 1))]
    x: u8,
}

#[test]
fn flattened_fields() {
    let document = document::<Flat>();
    let part = &document["$defs"].as_object().and_then(|parts| parts.values().next()).unwrap_or(&document["oneOf"][0]);
    assert_eq!(part["properties"]["x"]["minimum"], 1, "{document}");
}

#[derive(Record, Validate)]
#[record(untagged)]
enum Untagged {
    Number(#[garde(range(min = 0))] i64),
    Text(#[garde(length(chars, min = 1))] String),
    List(#[garde(length(equal = 2))] Vec<bool>),
}

#[derive(Record)]
#[record(untagged)]
#[allow(dead_code, reason = "only its shape is looked at")]
enum PlainUntagged {
    Number(i64),
    Text(String),
    List(Vec<bool>),
}

#[test]
fn untagged_variants() {
    same_shape::<Untagged, PlainUntagged>();
    assert_eq!(
        document::<Untagged>()["anyOf"],
        json!([
            { "type": "array", "items": { "type": "boolean" }, "minItems": 2, "allOf": [{ "maxItems": 2 }] },
            { "type": "integer", "allOf": [{ "minimum": 0 }] },
            { "type": "string", "minLength": 1 },
        ])
    );
}

#[derive(Record, Validate)]
struct Generic<T: garde::rules::range::Bounds<Size = i64>, const N: usize> {
    #[garde(range(min = 0))]
    value: T,
    #[garde(length(max = N))]
    list: Vec<bool>,
    #[garde(range(max = T::MAX))]
    most: i64,
}

#[test]
fn parameters() {
    let document = document::<Generic<i64, 4>>();
    assert_eq!(document["properties"]["value"], json!({ "type": "integer", "allOf": [{ "minimum": 0 }] }));
    assert_eq!(document["properties"]["list"]["maxItems"], 4);
    // 2^63 − 1 is no double.
    assert_eq!(document["properties"]["most"], json!({ "type": "integer" }));
}

#[derive(Record, Validate)]
struct Tree {
    #[garde(length(equal = 2), dive)]
    branches: Vec<Tree>,
    #[garde(range(min = 0))]
    weight: i64,
    #[garde(dive)]
    next: Option<Box<Tree>>,
}

#[derive(Record)]
#[allow(dead_code, reason = "only its shape is looked at")]
struct PlainTree {
    branches: Vec<PlainTree>,
    weight: i64,
    next: Option<Box<PlainTree>>,
}

#[test]
fn recursive_types() {
    same_shape::<Tree, PlainTree>();
    let document = document::<Tree>();
    let tree = &document["$defs"]["Tree"]["properties"];
    assert_eq!(tree["branches"]["allOf"], json!([{ "maxItems": 2 }]));
    assert_eq!(tree["weight"]["allOf"], json!([{ "minimum": 0 }]));
}

#[derive(Record, Validate)]
struct Nested {
    #[garde(inner(inner(range(min = 0))))]
    #[record(nullable)]
    nullable: Option<Vec<i64>>,
    #[garde(range(min = 0))]
    #[record(nullable)]
    number: Option<i64>,
    #[garde(dive)]
    #[record(nullable)]
    union: Option<Untagged>,
}

#[derive(Record)]
#[allow(dead_code, reason = "only its shape is looked at")]
struct PlainNested {
    #[record(nullable)]
    nullable: Option<Vec<i64>>,
    #[record(nullable)]
    number: Option<i64>,
    #[record(nullable)]
    union: Option<PlainUntagged>,
}

#[test]
fn bounds_beside_the_type_decide_no_shape_below_null_and_in_unions() {
    same_shape::<Nested, PlainNested>();
}

#[derive(Record, Validate)]
#[record(rename_all = "camelCase")]
struct Renamed {
    #[garde(range(max = 5))]
    is_small: u8,
    #[garde(range(max = 6))]
    #[record(rename = "other")]
    named: u8,
    #[garde(range(max = 7), rename("title"))]
    r#type: u8,
}

#[test]
fn names_of_fields_do_not_matter() {
    let document = document::<Renamed>();
    let most = |name: &str| document["properties"][name]["maximum"].clone();
    assert_eq!([most("isSmall"), most("other"), most("type")], [json!(5), json!(6), json!(7)]);
}

#[derive(Record, Validate)]
struct Twice {
    /// The type and the field both have a say.
    #[garde(range(max = 300), dive)]
    word: Word,
}

#[derive(Record, Validate, PartialEq, PartialOrd)]
struct Word(#[garde(range(min = 5, max = 500))] u16);

impl garde::rules::range::Bounds for Word {
    type Size = u16;
    const MIN: u16 = u16::MIN;
    const MAX: u16 = u16::MAX;

    fn validate_bounds(&self, least: u16, most: u16) -> Result<(), garde::rules::range::OutOfBounds> {
        self.0.validate_bounds(least, most)
    }
}

#[test]
fn rules_of_a_field_tighten_those_of_its_type() {
    let word = &document::<Twice>()["properties"]["word"];
    assert_eq!((&word["minimum"], &word["maximum"]), (&json!(5), &json!(300)));
}

#[derive(Record, Validate)]
#[garde(allow_unvalidated)]
struct Unvalidated {
    plain: u8,
    #[garde(range(max = 5))]
    ruled: u8,
}

#[test]
fn fields_without_rules_have_the_keywords_of_their_types() {
    let fields = &document::<Unvalidated>()["properties"];
    assert_eq!(fields["plain"], json!({ "type": "integer", "minimum": 0, "maximum": 255 }));
    assert_eq!(fields["ruled"], json!({ "type": "integer", "minimum": 0, "maximum": 5 }));
}

/// Bounds in every place where a reader looks further than at one node: read back, the unions are
/// those without bounds.
#[test]
fn bounds_decide_no_shape_in_unions_by_hand() {
    let unions = |natural: &Node, pair: &Node| {
        let fields = |case: &str| [("case", Node::literal(case)), ("n", natural.clone()), ("p", pair.clone())];
        let cases = || Node::discriminated("case", ["a", "b"].map(|case| (case, Node::object(fields(case)))));
        let typed = || Node::by_type([(JsonType::Number, natural.clone()), (JsonType::Array, pair.clone())]);
        [
            Node::by_order([natural.clone(), Node::float64()]),
            Node::by_order([natural.clone(), Node::uint()]),
            Node::by_order([pair.clone(), Node::array(Node::string())]),
            Node::by_order([Node::object([("a", natural.clone())]), Node::object([("a", Node::string())])]),
            Node::by_order([Node::object([("a", pair.clone())]), Node::object([("b", pair.clone())])]),
            Node::by_order([Node::nullable(natural.clone()), Node::nullable(Node::string())]),
            Node::by_order([cases(), natural.clone()]),
            Node::nullable(typed()),
            typed(),
            cases(),
        ]
    };
    let ruled =
        unions(&Node::int().note("minimum", 0), &Node::array(Node::boolean()).note("minItems", 2).note("maxItems", 2));
    for (ruled, plain) in ruled.into_iter().zip(unions(&Node::int(), &Node::array(Node::boolean()))) {
        let [ruled, plain] = [ruled, plain].map(|node| Shape::build(node).unwrap().json_schema().unwrap());
        let read = |document| Schema::compile(document).unwrap_or_else(|e| panic!("{e}: {document}"));
        assert_eq!(read(&ruled).signature(), read(&plain).signature(), "{ruled}");
    }
}
