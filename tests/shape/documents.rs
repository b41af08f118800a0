//! Documents: each translates back to the signature it was made from.

use crate::notation::builder;
use crate::translate::translate;
use crate::vectors::{cases, families, schema};
use serde_json::{Value, json};
use shorn::error::SchemaErrorKind;
use shorn::shape::{Entered, Expander, JsonType, Node, Scalar, Shape};

#[test]
fn documents_of_all_vectors_translate_back() {
    let mut count = 0;
    let mut recursive = 0;
    for (name, family) in families() {
        for case in cases(&family) {
            let (Some(signature), Some(schema)) = (case.get("signature"), schema(case)) else {
                continue;
            };
            let id = format!("{name}/{}", case["id"]);
            let (shape, _) = translate(&schema).expect("a vector");
            let document = shape.json_schema().unwrap_or_else(|error| panic!("{id}: {error}"));
            // Through text, as a document travels.
            let document: Value = serde_json::from_str(&document.to_string()).expect("JSON");
            let (again, _) = translate(&document).unwrap_or_else(|error| panic!("{id}: {error}\n{document}"));
            assert_eq!(again.signature(), signature.as_str(), "{id}\n{document}");
            assert_eq!(again, shape, "{id}\n{document}");
            count += 1;
            recursive += usize::from(!shape.definitions().is_empty());
        }
    }
    println!("{count} documents, {recursive} of them recursive");
    assert!(count > 1_000 && recursive > 30, "{count} {recursive}");
}

#[test]
fn builder_only_parts_have_no_document() {
    for shape in [json!("bytes"), json!({ "array": "float32" }), json!({ "optional": "uint" })] {
        let shape = builder(&shape).and_then(Shape::build).expect("a shape");
        let error = shape.json_schema().expect_err("no signature");
        assert_eq!(error.kind(), SchemaErrorKind::NoSignature);
    }
}

#[test]
fn notes_are_written_unless_they_change_the_meaning() {
    let node = Node::tuple([
        Node::uint().note("minimum", 7).note("maximum", 9),
        Node::int().note("minimum", -128).note("maximum", 127),
        Node::int().note("minimum", 0).note("title", "no uint"),
        Node::int().note("exclusiveMinimum", -1),
        Node::string().note("format", "uuid").note("pattern", "^a"),
        Node::string().note("format", "date-time"),
        Node::array(Node::any()).note("minItems", 2).note("maxItems", 2),
        Node::array(Node::any()).note("minItems", 2).note("maxItems", 3),
        Node::fixed_array(Node::any(), 3).note("minItems", 4).note("maxItems", 5),
        Node::any().note("not", true).note("type", "string").note("description", "x"),
    ]);
    let shape = Shape::build(node).expect("a shape");
    let document = shape.json_schema().expect("a document");
    assert_eq!(
        document["prefixItems"],
        json!([
            { "type": "integer", "minimum": 7, "maximum": 9 },
            { "type": "integer", "minimum": -128, "maximum": 127 },
            // Beside the type, where a validator sees them and a reader does not look.
            { "type": "integer", "allOf": [{ "minimum": 0 }], "title": "no uint" },
            { "type": "integer", "allOf": [{ "exclusiveMinimum": -1 }] },
            { "type": "string", "pattern": "^a" },
            { "type": "string", "format": "date-time" },
            { "type": "array", "items": {}, "minItems": 2, "allOf": [{ "maxItems": 2 }] },
            { "type": "array", "items": {}, "minItems": 2, "maxItems": 3 },
            { "type": "array", "items": {}, "minItems": 3, "maxItems": 3, "allOf": [{ "minItems": 4 }] },
            { "description": "x" },
        ])
    );
    let (again, _) = translate(&document).expect("a document");
    assert_eq!(again, shape);
}

#[test]
fn definitions_keep_their_names() {
    let mut expander = Expander::new();
    let mut list = |key: u8, name: Option<&str>, item: Node| {
        assert_eq!(expander.enter(key), Entered::Open);
        if let Some(name) = name {
            expander.name(key, name);
        }
        let Entered::Known(back) = expander.enter(key) else {
            panic!("open already");
        };
        expander.leave(&key, Node::tuple([item, Node::array(back)]))
    };
    let root = Node::tuple([
        list(0, Some("List<u8>"), Node::uint()),
        list(1, Some("List<u8>"), Node::int()),
        list(2, None, Node::string()),
    ]);
    let (shape, _) = expander.finish(root).expect("a shape");
    let document = shape.json_schema().expect("a document");
    let names: Vec<&String> = document["$defs"].as_object().expect("definitions").keys().collect();
    assert_eq!(names, ["List_u8_", "List_u8_2", "Definition2"]);
    assert_eq!(document["prefixItems"][1], json!({ "$ref": "#/$defs/List_u8_2" }));
    let (again, _) = translate(&document).expect("a document");
    assert_eq!(again.signature(), shape.signature());
}

// Unions whose branches are told apart by what is written beside a reference or inside a definition.
#[test]
fn branches_behind_references() {
    let mut expander = Expander::new();
    let mut leaf = |key: &'static str| {
        assert_eq!(expander.enter(key), Entered::Open);
        let Entered::Known(back) = expander.enter(key) else {
            panic!("open already");
        };
        let kids = Node::array(back);
        let node = Node::object([("kids", kids), ("t", Node::literal(key))]);
        expander.leave(&key, node)
    };
    let (a, b) = (leaf("a"), leaf("b"));
    let root = Node::tuple([
        Node::discriminated("t", [("a", a.clone()), ("b", b)]),
        Node::by_type([
            (JsonType::Object, a),
            (JsonType::Number, Node::literal(4)),
            (JsonType::String, Node::enumeration(["x", "y"]).expect("members")),
            (JsonType::Null, Node::literal(Scalar::Null)),
            (JsonType::Array, Node::any()),
        ]),
    ]);
    let (shape, _) = expander.finish(root).expect("a shape");
    let document = shape.json_schema().expect("a document");
    let (again, _) = translate(&document).unwrap_or_else(|error| panic!("{error}\n{document:#}"));
    assert_eq!(again.signature(), shape.signature(), "{document:#}");
}

#[test]
fn the_discriminant_meant_is_the_one_read() {
    let branch =
        |tag: &'static str, a: Scalar| (tag, Node::object([("t", Node::literal(tag)), ("a", Node::literal(a))]));
    let rivals = [
        [Scalar::from("p"), Scalar::from("q")],
        [Scalar::Null, Scalar::from(-1)],
        [Scalar::from("same"), Scalar::from("same")],
    ];
    for [first, second] in rivals {
        let node = Node::discriminated("t", [branch("x", first), branch("y", second)]);
        let shape = Shape::build(node).expect("a shape");
        let document = shape.json_schema().expect("a document");
        let (again, _) = translate(&document).expect("a document");
        assert_eq!(again.signature(), shape.signature(), "{document:#}");
    }
}

#[test]
fn a_branch_listed_under_a_type_it_does_not_have() {
    let shape = Shape::build(Node::by_type([(JsonType::Object, Node::uint())])).expect("a shape");
    let error = shape.json_schema().expect_err("a number is no object");
    assert_eq!(error.kind(), SchemaErrorKind::UnsupportedUnion);
}

#[test]
fn a_definition_listed_under_two_types() {
    let list = Node::nullable(Node::array(Node::reference(0)));
    let under = |json_type| Node::by_type([(json_type, Node::reference(0))]);
    let root = Node::tuple([under(JsonType::Array), under(JsonType::Null)]);
    let shape = Shape::with_definitions(root, vec![list]).expect("a shape");
    let error = shape.json_schema().expect_err("one definition, two types");
    assert_eq!(error.kind(), SchemaErrorKind::UnsupportedUnion);
}
