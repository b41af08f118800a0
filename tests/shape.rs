//! Shapes against the vectors of the original implementation: by the signatures themselves, by the
//! schemas through the expander, by hand, and back to JSON Schema documents.
//!
//! `SHORN_VECTORS` names another folder of vectors.

#[cfg(feature = "json-schema")]
#[path = "shape/documents.rs"]
mod documents;
#[path = "shape/expanding.rs"]
mod expanding;
#[path = "shape/limits.rs"]
mod limits;
#[path = "shape/notation.rs"]
mod notation;
#[path = "shape/translate.rs"]
mod translate;
#[path = "shape/vectors.rs"]
mod vectors;

use notation::{builder, shape_of_signature};
use serde_json::Value;
use shorn::error::{SchemaError, SchemaErrorKind};
use shorn::shape::{Field, JsonType, Node, Object, Scalar, Shape, Undeclared};
use translate::translate;
use vectors::{cases, check, families, family, schema};

#[test]
fn signatures_of_all_vectors() {
    let mut total = 0;
    let mut unreadable = 0;
    for (name, family) in families() {
        let mut count = 0;
        for case in cases(&family) {
            let Some(signature) = case.get("signature").and_then(Value::as_str) else {
                continue;
            };
            // Three signatures hold lone surrogates, which a `str` cannot.
            let Ok(text) = serde_json::from_str::<Value>(signature) else {
                assert_eq!(name, "surrogates");
                unreadable += 1;
                continue;
            };
            let id = format!("{name}/{}", case["id"]);
            let shape = shape_of_signature(&text).unwrap_or_else(|error| panic!("{id}: {error}"));
            check(case, &shape, &id);
            count += 1;
        }
        println!("{name}: {count} signatures");
        total += count;
    }
    println!("{total} signatures, {unreadable} unreadable");
    assert_eq!(unreadable, 4);
    assert!(total > 1_000, "{total}");
}

#[test]
fn schemas_of_all_vectors() {
    let mut total = 0;
    for (name, family) in families() {
        let mut count = 0;
        for case in cases(&family) {
            if case.get("signature").is_none() {
                continue;
            }
            let id = format!("{name}/{}", case["id"]);
            let Some(schema) = schema(case) else {
                continue;
            };
            let (shape, _) = translate(&schema).unwrap_or_else(|error| panic!("{id}: {error}"));
            check(case, &shape, &id);
            count += 1;
        }
        println!("{name}: {count} schemas");
        total += count;
    }
    println!("{total} schemas");
    assert!(total > 1_000, "{total}");
}

#[test]
fn rejected_schemas() {
    let rejects = family("rejects");
    for case in cases(&rejects) {
        let error = translate(&case["schema"]).map(|(shape, _)| shape);
        let error = error.expect_err(&case["id"].to_string());
        assert_eq!(Some(error.kind().code()), case["kind"].as_str(), "{}", case["id"]);
    }
    println!("{} rejected schemas", cases(&rejects).len());
    assert!(cases(&rejects).len() > 150);
}

#[test]
fn hand_built_shapes() {
    let family = family("builder");
    for case in cases(&family) {
        let shape = builder(&case["shape"]).and_then(Shape::build);
        let shape = shape.unwrap_or_else(|error| panic!("{}: {error}", case["id"]));
        check(case, &shape, &case["id"].to_string());
    }
    let rejects = family["rejects"].as_array().expect("a list");
    for case in rejects {
        let error = builder(&case["shape"]).and_then(Shape::build);
        let error = error.expect_err(&case["id"].to_string());
        assert_eq!(Some(error.kind().code()), case["kind"].as_str(), "{}", case["id"]);
    }
    println!("{} hand-built, {} rejected", cases(&family).len(), rejects.len());
    assert!(cases(&family).len() > 20 && rejects.len() > 10);
}

// The worked examples of the format, quoted.
#[test]
fn worked_examples() -> Result<(), SchemaError> {
    let reading = Shape::build(Node::object([
        ("sensor", Node::string()),
        ("seq", Node::uint()),
        ("celsius", Node::float64()),
        ("note", Node::optional(Node::string())),
        ("battery", Node::nullable(Node::uint())),
    ]))?;
    assert_eq!(
        reading.signature(),
        Some(
            r#"{"object":[{"key":"battery","optional":false,"value":{"nullable":"uint"}},{"key":"celsius","optional":false,"value":"float64"},{"key":"note","optional":true,"value":"string"},{"key":"sensor","optional":false,"value":"string"},{"key":"seq","optional":false,"value":"uint"}]}"#
        )
    );
    assert_eq!(reading.min_width(), 12);
    let hex = |width| reading.fingerprint(width).map(|it| it.to_string());
    assert_eq!([hex(1)?, hex(2)?, hex(3)?, hex(4)?], ["96", "ccbd", "5f1b44", "df9e926b"]);

    let string = Shape::build(Node::string())?;
    let hex = |width| string.fingerprint(width).map(|it| it.to_string());
    assert_eq!([hex(1)?, hex(2)?, hex(3)?, hex(4)?], ["29", "9c6a", "246cab", "1c4b3a6c"]);

    let event = Shape::build(Node::discriminated(
        "ev",
        [
            ("open", Node::object([("ev", Node::literal("open")), ("door", Node::uint())])),
            (
                "alarm",
                Node::object([
                    ("ev", Node::literal("alarm")),
                    ("level", Node::enumeration([3.into(), 10.into(), Scalar::from("max")])?),
                ]),
            ),
        ],
    ))?;
    assert_eq!(
        event.signature(),
        Some(
            r#"{"on":"ev","cases":["alarm","open"],"union":[{"object":[{"key":"ev","optional":false,"value":{"literal":"alarm"}},{"key":"level","optional":false,"value":{"enum":["max",10,3]}}]},{"object":[{"key":"door","optional":false,"value":"uint"},{"key":"ev","optional":false,"value":{"literal":"open"}}]}]}"#
        )
    );
    Ok(())
}

#[test]
fn fields_sort_by_utf16_units() {
    let Ok(object) =
        Shape::build(Node::object(["\u{FF5E}", "9", "\u{1F680}", "10", "", "a"].map(|name| (name, Node::any()))))
    else {
        panic!("a plain object");
    };
    let shorn::shape::Kind::Object(object) = object.root().kind() else {
        panic!("an object");
    };
    let names: Vec<&str> = object.fields().iter().map(Field::name).collect();
    assert_eq!(names, ["", "10", "9", "a", "\u{1F680}", "\u{FF5E}"]);
    assert_eq!(object.undeclared(), Undeclared::Drop);
}

#[test]
fn what_has_no_signature() {
    let optional = Node::optional(Node::uint());
    for node in [
        Node::bytes(),
        Node::array(Node::float32()),
        Node::tuple([optional.clone()]),
        Node::literal(f64::NAN),
        Node::literal(f64::INFINITY),
    ] {
        let shape = Shape::build(node).expect("a shape");
        assert_eq!(shape.signature(), None);
        let kind = |width| shape.fingerprint(width).map_err(|error| error.kind());
        assert_eq!(kind(3), Err(SchemaErrorKind::NoSignature));
        assert_eq!(kind(0), Err(SchemaErrorKind::FingerprintWidth));
        assert_eq!(kind(5), Err(SchemaErrorKind::FingerprintWidth));
    }
    // A direct field has a presence bit, which schemas have too.
    let shape = Shape::build(Node::object([("a", optional)])).expect("a shape");
    assert_eq!(shape.signature(), Some(r#"{"object":[{"key":"a","optional":true,"value":"uint"}]}"#));
}

#[test]
fn hand_built_refusals_beyond_the_vectors() {
    let kind = |node: Node| Shape::build(node).map_err(|error| error.kind());
    let field = |node| Node::from(Object::new([Field::optional("a", node)]));
    assert_eq!(kind(Node::object([("a", Node::any()), ("a", Node::int())])), Err(SchemaErrorKind::DuplicateField));
    assert_eq!(kind(field(Node::nullable(Node::optional(Node::int())))), Err(SchemaErrorKind::DoubleOptional));
    assert!(kind(field(Node::optional(Node::int()))).is_ok());
    assert_eq!(kind(Node::nullable(Node::any())), Err(SchemaErrorKind::DoubleNull));
    assert_eq!(
        kind(Node::nullable(Node::by_type([
            (JsonType::Null, Node::literal(Scalar::Null)),
            (JsonType::String, Node::string()),
        ]))),
        Err(SchemaErrorKind::DoubleNull)
    );
    assert_eq!(kind(Node::reference(0)), Err(SchemaErrorKind::UnresolvedRef));
    assert_eq!(kind(Node::by_type([])), Err(SchemaErrorKind::UnsupportedUnion));
    assert_eq!(
        kind(Node::by_type([(JsonType::String, Node::string()), (JsonType::String, Node::uuid()),])),
        Err(SchemaErrorKind::UnsupportedUnion)
    );
    let tagged = |case: f64| (case, Node::object([("t", Node::literal(case))]));
    assert_eq!(kind(Node::discriminated("t", [tagged(1.0), tagged(1.0)])), Err(SchemaErrorKind::UnsupportedUnion));
    assert_eq!(
        kind(Node::discriminated("t", [tagged(-0.0), tagged(1.0)])),
        Err(SchemaErrorKind::EnumMemberWithoutText)
    );
    // A length that is no count comes before elements without bytes.
    assert_eq!(kind(Node::fixed_array(Node::tuple([]), 1_000_001)), Err(SchemaErrorKind::InvalidFixedLength));
    assert!(kind(Node::fixed_array(Node::tuple([]), 1_000_000)).is_ok());
}

#[test]
fn an_open_object_without_fields_is_a_record() {
    let open = Node::from(Object::new([]).with_extras(Node::int()));
    assert_eq!(open, Node::record(Node::int()));
}

#[test]
fn notes_do_not_count() {
    let plain = Shape::build(Node::array(Node::uint())).expect("a shape");
    let noted = Node::array(Node::uint().note("maximum", 255)).note("title", "Bytes");
    let noted = Shape::build(noted).expect("a shape");
    assert_eq!(plain, noted);
    assert_eq!(plain.signature(), noted.signature());
    // What the signature leaves out does count.
    let refusing = Node::from(Object::new([]).refusing_undeclared());
    assert_ne!(refusing, Node::object([]));
}

#[test]
fn shapes_cross_threads() {
    fn shareable<T: Send + Sync + Clone + Eq + std::hash::Hash + std::fmt::Debug>() {}
    shareable::<Shape>();
    shareable::<Node>();
}
