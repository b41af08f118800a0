//! What the plan adds to the format: unions by order, elements without bytes, its own bounds. What
//! it shares with every codec is in `wire_vectors` and `agreement`.
//!
//! Expected bytes are written by hand from the rules.

use serde_json::{Value, json};
use shorn::shape::{Field, JsonType, Node, Object, Shape};
use shorn::{Limits, Schema};
use shorn_oracle::Value as ByValue;
use std::time::Instant;

fn schema(node: Node) -> Schema {
    Schema::from(Shape::build(node).expect("a shape"))
}

/// `value` is `bytes` and comes back.
fn both_ways(schema: &Schema, value: Value, bytes: &[u8]) {
    assert_eq!(schema.encode(&value).unwrap_or_else(|error| panic!("{value}: {error}")), bytes, "{value}");
    assert_eq!(schema.decode(bytes).unwrap_or_else(|error| panic!("{value}: {error}")), value);
    let mut text = Vec::new();
    schema.decode_to_json(bytes, &mut text).unwrap_or_else(|error| panic!("{value}: {error}"));
    let parsed = serde_json::from_slice::<Value>(&text).unwrap();
    assert_eq!(ByValue::from(&parsed), ByValue::from(&value));
    assert_eq!(schema.encode_json(&text).unwrap(), bytes);
    assert_eq!(schema.encode_json(value.to_string().as_bytes()).unwrap(), bytes);
    assert_eq!(schema.encode_serde(&value).unwrap(), bytes);
    assert_eq!(schema.decode_serde::<Value>(bytes).unwrap(), value);
}

/// `bytes` are refused alike in every way.
fn refused(schema: &Schema, bytes: &[u8], code: &str, offset: usize) {
    let error = schema.decode(bytes).expect_err("malformed");
    assert_eq!((error.code(), error.offset()), (code, offset), "{error}");
    let mut text = Vec::new();
    let error = schema.decode_to_json(bytes, &mut text).expect_err("malformed");
    assert_eq!((error.code(), error.offset(), text.len()), (code, offset, 0), "{error}");
    let error = schema.decode_serde::<Value>(bytes).expect_err("malformed");
    assert_eq!((error.code(), error.offset()), (code, offset), "{error}");
}

/// `value` is refused alike in every way.
fn not_encoded(schema: &Schema, value: Value, code: &str, path: Option<&str>) {
    let ways = [schema.encode(&value), schema.encode_json(value.to_string().as_bytes()), schema.encode_serde(&value)];
    for encoded in ways {
        let error = encoded.expect_err("not of the shape");
        assert_eq!((error.code(), error.path().map(ToString::to_string).as_deref()), (code, path), "{value}: {error}");
    }
}

#[test]
fn an_integer_beside_a_number() {
    let schema = schema(Node::by_order([Node::uint(), Node::int(), Node::float64()]));
    assert_eq!(schema.signature(), Some(r#"{"first":["uint","int","float64"]}"#));
    both_ways(&schema, json!(5), &[0, 5]);
    both_ways(&schema, json!(-1), &[1, 1]);
    both_ways(&schema, json!(0.5), &[2, 0, 0, 0, 0, 0, 0, 0xe0, 0x3f]);
    // 2^53 is no integer of the format.
    both_ways(&schema, json!(9_007_199_254_740_992.0), &[2, 0, 0, 0, 0, 0, 0, 0x40, 0x43]);
    assert_eq!(schema.encode(&json!(9_007_199_254_740_992_u64)).unwrap(), [2, 0, 0, 0, 0, 0, 0, 0x40, 0x43]);
    // One number, whatever its spelling.
    assert_eq!(schema.encode(&json!(5.0)).unwrap(), [0, 5]);
    assert_eq!(schema.encode_json(b"0.5e1").unwrap(), [0, 5]);
    // −0 comes back as such from a float alone.
    both_ways(&schema, json!(-0.0), &[2, 0, 0, 0, 0, 0, 0, 0, 0x80]);
    // 5 as a float64, and as an int: there is an earlier branch for it.
    refused(&schema, &[2, 0, 0, 0, 0, 0, 0, 0x14, 0x40], "non_canonical_union", 1);
    refused(&schema, &[1, 10], "non_canonical_union", 1);
    refused(&schema, &[3, 0], "union_branch", 1);
    not_encoded(&schema, json!("5"), "no_union_branch", None);
}

/// What fits nothing as it is is encoded as what it is rounded to, and that decodes.
#[test]
fn numbers_that_are_rounded() {
    let schema = schema(Node::by_order([Node::enumeration([0, 2]).unwrap(), Node::uint(), Node::string()]));
    assert_eq!(schema.encode(&json!(2)).unwrap(), [0, 1]);
    // 0 is a member and −0 is not: told apart as in any enum.
    not_encoded(&schema, json!(-0.0), "enum_value", None);

    let two_53 = 9_007_199_254_740_992.0;
    let schema = self::schema(Node::by_order([Node::enumeration([two_53]).unwrap(), Node::float64(), Node::string()]));
    both_ways(&schema, json!(two_53), &[0, 0]);
    not_encoded(&schema, json!(9_007_199_254_740_993_u64), "enum_value", None);

    let schema = self::schema(Node::by_order([Node::int(), Node::float64(), Node::string()]));
    let between = schema.encode(&json!(9_007_199_254_740_993_u64)).unwrap();
    assert_eq!(between, [1, 0, 0, 0, 0, 0, 0, 0x40, 0x43]);
    assert!(schema.decode(&between).is_ok());

    let lists = self::schema(Node::by_order([
        Node::array(Node::uint()),
        Node::array(Node::by_order([Node::uint(), Node::string()])),
    ]));
    // With a −0 that no branch keeps, the list is what it is to a peer.
    assert_eq!(lists.encode(&json!([-0.0, 1])).unwrap(), [0, 2, 0, 1]);
    assert_eq!(lists.encode(&json!([-0.0, "a"])).unwrap(), [1, 2, 0, 0, 1, 1, b'a']);
    for bytes in [&[0, 2, 0, 1][..], &[1, 2, 0, 0, 1, 1, b'a']] {
        assert!(lists.decode(bytes).is_ok());
    }
}

#[test]
fn text_that_may_be_a_uuid() {
    let schema = schema(Node::array(Node::by_order([Node::uuid(), Node::string()])));
    let id = "00112233-4455-6677-8899-aabbccddeeff";
    let mut bytes = vec![3, 0];
    bytes.extend((0..16).map(|i| i * 0x11_u8));
    bytes.extend([1, 1, b'a', 1, 36]);
    bytes.extend(id.to_uppercase().bytes());
    both_ways(&schema, json!([id, "a", id.to_uppercase()]), &bytes);
    let mut text = vec![1, 1, 36];
    text.extend(id.bytes());
    refused(&schema, &text, "non_canonical_union", 2);
}

fn object<const N: usize>(fields: [(&str, Node); N]) -> Node {
    Object::new(fields.map(|(name, node)| Field::new(name, node))).into()
}

#[test]
fn objects_told_by_their_members() {
    // Neither has a literal; the names decide.
    let schema = schema(Node::by_order([
        object([("a", Node::int())]),
        Object::new([Field::new("a", Node::int()), Field::optional("b", Node::boolean())]).into(),
        Object::new([Field::new("c", Node::string())]).with_extras(Node::any()).into(),
    ]));
    both_ways(&schema, json!({ "a": 1 }), &[0, 2]);
    both_ways(&schema, json!({ "a": 1, "b": true }), &[1, 1, 2, 1]);
    both_ways(&schema, json!({ "c": "x" }), &[2, 1, b'x', 0]);
    both_ways(&schema, json!({ "c": "x", "d": null }), &[2, 1, b'x', 1, 1, b'd', 0]);
    // The second without `b` is the first.
    refused(&schema, &[1, 0, 2], "non_canonical_union", 1);
    for value in [json!({}), json!({ "a": "1" }), json!({ "b": true }), json!({ "a": 1, "x": 1 }), json!([])] {
        not_encoded(&schema, value, "no_union_branch", None);
    }
}

#[test]
fn a_literal_decides_without_trial() {
    let event = |name: &str, data: Node| object([("action", Node::enumeration([name]).unwrap()), ("data", data)]);
    let schema = schema(Node::by_order([event("created", Node::string()), event("deleted", Node::uint())]));
    both_ways(&schema, json!({ "action": "deleted", "data": 7 }), &[1, 0, 7]);
    // So what is wrong in the branch is told by the branch.
    not_encoded(&schema, json!({ "action": "deleted", "data": -7 }), "expected_uint", Some("data"));
    not_encoded(&schema, json!({ "action": "edited", "data": 7 }), "no_union_branch", None);
    not_encoded(&schema, json!({ "data": 7 }), "no_union_branch", None);
}

#[test]
fn the_type_decides_without_trial() {
    let schema = schema(Node::by_order([
        Node::string(),
        object([("a", Node::array(Node::boolean()))]),
        Node::by_type([(JsonType::Number, Node::int()), (JsonType::Boolean, Node::boolean())]),
        Node::nullable(Node::enumeration(["x"]).unwrap()),
    ]));
    both_ways(&schema, json!({ "a": [true] }), &[1, 1, 1]);
    not_encoded(&schema, json!({ "a": [true, 1] }), "expected_boolean", Some("a[1]"));
    both_ways(&schema, json!(true), &[2, 0, 1]);
    both_ways(&schema, json!(-1), &[2, 1, 1]);
    both_ways(&schema, Value::Null, &[3, 0]);
    both_ways(&schema, json!("x"), &[0, 1, b'x']);
    refused(&schema, &[3, 1, 0], "non_canonical_union", 1);
}

#[test]
fn unions_inside_unions() {
    let inner = || Node::by_order([Node::array(Node::int()), Node::array(Node::float64())]);
    let schema = schema(Node::by_order([object([("v", inner())]), object([("v", Node::any())])]));
    both_ways(&schema, json!({ "v": [1] }), &[0, 0, 1, 2]);
    both_ways(&schema, json!({ "v": [0.5] }), &[0, 1, 1, 0, 0, 0, 0, 0, 0, 0xe0, 0x3f]);
    both_ways(&schema, json!({ "v": ["s"] }), &[1, 6, 1, 5, 1, b's']);
    // [1] as dynamic, and as floats.
    refused(&schema, &[1, 6, 1, 3, 2], "non_canonical_union", 1);
    refused(&schema, &[0, 1, 1, 0, 0, 0, 0, 0, 0, 0xf0, 0x3f], "non_canonical_union", 2);
}

/// A union in which every level could be read by each of two branches, and only the innermost value
/// tells: by trial alone 2^200 walks.
#[test]
fn nested_ambiguity_is_no_explosion() {
    let branch = |tag: &str| object([("in", Node::reference(0)), ("x", Node::literal(tag))]);
    let leaf = Node::by_type([(JsonType::Number, Node::int()), (JsonType::Boolean, Node::boolean())]);
    // The literal sorts after the nested value, and is wrong in the first branch at every level.
    let either = |tag: &str| {
        Node::by_order([branch(tag), object([("in", Node::reference(0)), ("x", Node::string())]), leaf.clone()])
    };
    let shape = Shape::with_definitions(Node::reference(0), vec![either("a")]).unwrap();
    let schema = Schema::from(shape);
    let nested = |tag: &str| (0..200).fold(json!(true), |value, _| json!({ "in": value, "x": tag }));
    let begun = Instant::now();
    for tag in ["a", "b"] {
        let bytes = schema.encode(&nested(tag)).unwrap();
        assert_eq!(schema.decode(&bytes).unwrap(), nested(tag));
        assert_eq!(schema.encode_json(nested(tag).to_string().as_bytes()).unwrap(), bytes);
    }
    // A value that fits nothing, found out at the bottom.
    let wrong = (0..200).fold(json!("no"), |value, _| json!({ "in": value, "x": "a" }));
    assert!(schema.encode(&wrong).is_err());
    assert!(begun.elapsed().as_secs() < 20, "{:?}", begun.elapsed());
}

/// Unions that are branches of each other, and nothing between: which branch comes first has no end.
#[test]
fn unions_in_a_circle() {
    let refused = |definitions: [Node; 2]| {
        let shape = Shape::with_definitions(Node::reference(0), definitions.to_vec());
        assert_eq!(shape.unwrap_err().code(), "unsupported_union");
    };
    let other = |index| Node::by_order([Node::reference(index), Node::boolean()]);
    refused([other(1), other(0)]);
    refused([other(0), Node::uint()]);
    // With an array between there is an end.
    let list = Node::by_order([Node::array(Node::reference(1)), Node::boolean()]);
    let shape = Shape::with_definitions(Node::reference(0), vec![list, other(0)]).unwrap();
    both_ways(&Schema::from(shape), json!([[true], false]), &[0, 2, 0, 0, 1, 0, 1, 1, 0, 1, 0]);
}

/// Unions inside unions are checked in one walk: each for itself, 200 of them around 20,000 values
/// would be 4,000,000 looks.
#[test]
fn nested_unions_are_checked_together() {
    let node = |z: Node| object([("kids", Node::array(Node::reference(0))), ("z", z)]);
    let union = Node::by_order([node(Node::int()), node(Node::float64())]);
    let schema = Schema::from(Shape::with_definitions(Node::reference(0), vec![union]).unwrap());
    let leaves: Vec<Value> = (0..20_000).map(|_| json!({ "kids": [], "z": 1 })).collect();
    let around = |kids: Vec<Value>, z: Value| {
        Value::Object([("kids".to_owned(), Value::Array(kids)), ("z".to_owned(), z)].into_iter().collect())
    };
    let value = (0..200).fold(around(leaves, json!(0.5)), |value, _| around(vec![value], json!(0.5)));
    let bytes = schema.encode(&value).unwrap();
    let begun = Instant::now();
    assert!(schema.decode(&bytes).unwrap() == value);
    schema.decode_to_json(&bytes, &mut Vec::new()).unwrap();
    assert!(schema.decode_serde::<Value>(&bytes).unwrap() == value);
    assert!(begun.elapsed().as_secs() < 20, "{:?}", begun.elapsed());

    // A fault deep inside is told at its own byte, under its own path.
    let kid = schema.encode(&json!({ "kids": [{ "kids": [], "z": 1 }], "z": 0.5 })).unwrap();
    assert_eq!(kid[..5], [1, 1, 0, 0, 2]);
    let mut wrong = kid.clone();
    wrong.splice(2..5, [1, 0, 0, 0, 0, 0, 0, 0, 0xf0, 0x3f]);
    refused(&schema, &wrong, "non_canonical_union", 3);
    assert_eq!(schema.decode(&wrong).unwrap_err().path().unwrap().to_string(), "kids[0]");
}

/// Branches are compared with each other up to some hundreds of them; what more of them cost is in
/// proportion.
#[test]
fn very_many_branches() {
    let branch = |i: u32| object([("a", Node::uint()), (&*format!("b{i}"), Node::boolean())]);
    let begun = Instant::now();
    let schema = schema(Node::by_order((0..20_000).map(branch)));
    both_ways(&schema, json!({ "a": 1, "b300": true }), &[0xac, 0x02, 1, 1]);
    not_encoded(&schema, json!({ "a": 1 }), "no_union_branch", None);
    assert!(begun.elapsed().as_secs() < 20, "{:?}", begun.elapsed());
}

fn counting(item: Node) -> Schema {
    // Only a document may have a variable number of elements without bytes.
    let document = match item.kind() {
        shorn::shape::Kind::Literal(_) => json!({ "type": "array", "items": { "const": "x" } }),
        _ => json!({ "type": "array", "items": { "type": "array", "items": { "const": "x" } } }),
    };
    Schema::compile(&document).expect("an extension")
}

#[test]
fn elements_without_bytes_are_counted_over_the_message() {
    let flat = counting(Node::literal("x"));
    assert_eq!(flat.signature(), Some(r#"{"array":{"literal":"x"}}"#));
    both_ways(&flat, json!(["x", "x", "x"]), &[3]);
    let few = flat.clone().limits(Limits::new().elements(3));
    refused(&few, &[4], "collection_too_large", 1);
    not_encoded(&few, json!(["x", "x", "x", "x"]), "collection_too_large", None);

    // Three lists of two: six in all.
    let nested = counting(Node::array(Node::literal("x"))).limits(Limits::new().elements(5));
    both_ways(&nested, json!([["x", "x"], ["x", "x"], ["x"]]), &[3, 2, 2, 1]);
    refused(&nested, &[3, 2, 2, 2], "collection_too_large", 4);
    not_encoded(&nested, json!([["x", "x"], ["x", "x"], ["x", "x"]]), "collection_too_large", Some("[2]"));
}

#[test]
fn nesting_ends_before_the_stack_does() {
    // A hundred objects in each occurrence of the definition: 256 of them are 25,600 levels.
    let chain = (0..100).fold(Node::nullable(Node::reference(0)), |node, _| object([("a", node)]));
    let schema = Schema::from(Shape::with_definitions(Node::reference(0), vec![chain]).unwrap());
    // Not by `json!`, which would walk the whole value at each level.
    let around = |value| Value::Object([("a".to_owned(), value)].into_iter().collect());
    let value = (0..20_000).fold(Value::Null, |value, _| around(value));
    let error = schema.encode(&value).expect_err("too deep");
    assert_eq!(error.code(), "recursion_depth");
    let error = schema.decode(&[1; 300]).expect_err("too deep");
    assert_eq!(error.code(), "recursion_depth");
    // Dropping the value itself would overflow.
    std::mem::forget(value);
}

#[test]
fn a_schema_is_shared_between_threads() {
    fn shareable<T: Send + Sync + Clone + 'static>(_: &T) {}
    let schema = schema(Node::array(Node::uint()));
    shareable(&schema);
    let threads: Vec<_> = (0..4_u8)
        .map(|i| {
            let schema = schema.clone();
            std::thread::spawn(move || assert_eq!(schema.encode(&json!([i, i])).unwrap(), [2, i, i]))
        })
        .collect();
    threads.into_iter().for_each(|thread| thread.join().expect("no panic"));
}

#[test]
fn numbers_of_a_value() {
    let any = schema(Node::any());
    // No double is this integer, nor prints like it.
    not_encoded(&any, json!(9_007_199_254_740_993_u64), "unsafe_integer", None);
    let number = schema(Node::float64());
    // A number of the shape `float64` is the double next to it, as for every peer.
    assert_eq!(number.encode(&json!(9_007_199_254_740_993_u64)).unwrap(), [0, 0, 0, 0, 0, 0, 0x40, 0x43]);
    assert_eq!(number.decode(&[0, 0, 0, 0, 0, 0, 0x14, 0x40]).unwrap(), json!(5));
    assert_eq!(number.decode(&[0, 0, 0, 0, 0, 0, 0, 0x80]).unwrap().to_string(), "-0.0");
    refused_number(&number, f64::NAN);
    refused_number(&number, f64::INFINITY);
}

fn refused_number(schema: &Schema, number: f64) {
    let error = schema.decode(&number.to_le_bytes()).expect_err("JSON has none");
    assert_eq!((error.code(), error.offset()), ("out_of_range", 8));
    assert!(schema.decode_serde::<f64>(&number.to_le_bytes()).is_ok_and(|back| back.to_bits() == number.to_bits()));
}

#[test]
fn a_value_that_is_too_deep_is_refused_on_a_small_stack() {
    for array in [true, false] {
        let mut value = json!(1);
        for _ in 0..4_000 {
            value = match array {
                true => Value::Array(vec![value]),
                false => Value::Object([("a".to_owned(), value)].into_iter().collect()),
            };
        }
        // Dropping it would take stack.
        let value: &'static Value = Box::leak(Box::new(value));
        let check = move || {
            let documents =
                [json!({}), json!({ "type": "boolean" }), json!({ "type": "array", "items": { "$ref": "#" } })];
            for document in documents {
                let error = Schema::compile(&document).unwrap().encode_serde(value).unwrap_err();
                assert!(["recursion_depth", "expected_array"].contains(&error.code()), "{document}: {error}");
            }
        };
        std::thread::Builder::new().stack_size(2 << 20).spawn(check).unwrap().join().unwrap();
    }
}

#[test]
fn a_branch_that_may_be_anything_is_not_told_by_a_property() {
    let tagged = |tag: &str| Node::object([("t", Node::literal(tag))]);
    let schema = schema(Node::by_order([tagged("a"), Node::by_order([tagged("b"), Node::any()])]));
    both_ways(&schema, json!({ "t": "a" }), &[0]);
    both_ways(&schema, json!({ "t": "b" }), &[1, 0]);
    both_ways(&schema, json!({ "t": "c" }), &[1, 1, 7, 1, 1, b't', 5, 1, b'c']);
    both_ways(&schema, json!({}), &[1, 1, 7, 0]);
    refused(&schema, &[1, 1, 7, 1, 1, b't', 5, 1, b'a'], "non_canonical_union", 1);
}

#[test]
fn very_many_literals_in_ambiguous_objects() {
    // If each were looked for among all, this would take minutes.
    const MEMBERS: usize = 50_000;
    let name = |i: usize| format!("f{i}");
    let names: Vec<String> = (0..MEMBERS).map(name).collect();
    let literals = || names.iter().map(|name| (&**name, Node::literal(1)));
    let number = Node::object(literals().chain([("z", Node::int())]));
    let text = Node::object(literals().chain([("z", Node::string())]));
    let schema = schema(Node::array(Node::by_order([number, text])));
    let members = names.iter().map(|name| (name.clone(), json!(1))).chain([("z".to_owned(), json!("a"))]);
    let value = json!([Value::Object(members.collect())]);
    both_ways(&schema, value, &[1, 1, 1, b'a']);
}

/// All counts of a message: of lists, records, extras, rests and dynamic values, elements without bytes
/// among them; not the fixed arrays, nor what a union is looked at for.
#[test]
fn all_elements_of_a_message() {
    let open: Node = Object::new([Field::new("a", Node::array(Node::uint()))]).with_extras(Node::any()).into();
    let by_order = Node::by_order([Node::array(Node::uint()), Node::array(Node::any())]);
    let cases = [
        (Node::array(Node::array(Node::uint())), json!([[1, 2], [], [3]]), 6),
        (Node::record(Node::record(Node::boolean())), json!({ "b": { "c": true, "d": true }, "a": {} }), 4),
        (open.clone(), json!({ "a": [1, 2], "x": [3], "w": { "v": [] } }), 6),
        (open, json!({ "a": [] }), 0),
        (Node::tuple_with_rest([Node::uint()], Node::uint()), json!([1, 2, 3]), 2),
        (Node::fixed_array(Node::array(Node::uint()), 2), json!([[1], [2]]), 2),
        (Node::fixed_array(Node::uint(), 3), json!([1, 2, 3]), 0),
        (Node::bytes(), json!([1, 2, 3]), 0),
        (Node::array(by_order.clone()), json!([[1, 2], ["x"], []]), 6),
        (by_order, json!([[], {}, [[]]]), 4),
    ];
    let nulls = Schema::compile(&json!({ "type": "array", "items": { "type": "null" } })).unwrap();
    let cases = cases.into_iter().map(|(node, value, n)| (schema(node), value, n));
    for (schema, value, n) in cases.chain([(nulls, json!([null, null, null]), 3)]) {
        let bytes = schema.encode(&value).unwrap();
        both_ways(&schema.clone().limits(Limits::new().total_elements(n)), value.clone(), &bytes);
        if n > 0 {
            let fewer = schema.limits(Limits::new().total_elements(n - 1));
            let codes = [
                fewer.encode(&value).unwrap_err().code(),
                fewer.encode_json(value.to_string().as_bytes()).unwrap_err().code(),
                fewer.encode_serde(&value).unwrap_err().code(),
            ];
            assert_eq!(codes, ["too_many_elements"; 3], "{value}");
            let error = fewer.decode(&bytes).unwrap_err();
            refused(&fewer, &bytes, "too_many_elements", error.offset());
        }
    }
}
