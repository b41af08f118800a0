//! Unions that the format refuses.

use crate::{accepted, extended, refused};
use serde_json::{Value, json};

/// An object whose required member `t` is that constant.
fn case(constant: &str) -> Value {
    json!({ "type": "object", "properties": { "t": { "const": constant } }, "required": ["t"] })
}

/// The shape of that.
fn case_shape(constant: &str) -> String {
    format!(r#"{{"object":[{{"key":"t","optional":false,"value":{{"literal":"{constant}"}}}}]}}"#)
}

/// The union of two such.
fn cases() -> String {
    let [a, b] = [case_shape("a"), case_shape("b")];
    format!(r#"{{"on":"t","cases":["a","b"],"union":[{a},{b}]}}"#)
}

#[test]
fn null_is_apart() {
    let nothing = json!({ "type": "null" });
    extended(&json!({ "anyOf": [case("b"), nothing, case("a")] }), &format!(r#"{{"nullable":{}}}"#, cases()));
    extended(&json!({ "anyOf": [nothing, nothing, { "type": "string" }] }), r#"{"nullable":"string"}"#);
    extended(
        &json!({ "oneOf": [nothing, { "type": "string" }, { "type": "string" }, { "enum": ["a"] }] }),
        r#"{"nullable":{"first":["string","string",{"enum":["a"]}]}}"#,
    );
    // What has null among its values already takes no marker.
    extended(&json!({ "anyOf": [nothing, { "type": "string" }, {}] }), r#"{"first":["string","any"]}"#);
    // Null behind references, and as the one member of an enum.
    extended(
        &json!({ "oneOf": [{ "$ref": "#/$defs/n" }, { "enum": [null] }, case("a")], "$defs": {
            "n": { "$ref": "#/$defs/m" }, "m": { "allOf": [{ "type": "null" }] }
        } }),
        &format!(r#"{{"nullable":{}}}"#, case_shape("a")),
    );
    extended(&json!({ "oneOf": [{ "enum": [null] }, { "enum": [null] }] }), r#"{"literal":null}"#);
    // In the rules themselves null is a type.
    accepted(
        &json!({ "oneOf": [nothing, { "type": "string" }, { "type": "number" }] }),
        r#"{"types":["null","number","string"],"union":[{"literal":null},"float64","string"]}"#,
    );
}

#[test]
fn objects_behind_references() {
    let definitions = json!({
        "a": case("a"),
        "b": { "$ref": "#/$defs/c" },
        "c": { "allOf": [{ "properties": { "t": { "$ref": "#/$defs/d" } } }, { "type": "object", "required": ["t"] }] },
        "d": { "const": "b" }
    });
    extended(&json!({ "oneOf": [{ "$ref": "#/$defs/b" }, { "$ref": "#/$defs/a" }], "$defs": definitions }), &cases());
    extended(&json!({ "oneOf": [{ "$ref": "#/$defs/b" }, case("a")], "$defs": definitions }), &cases());
    // Not a constant; not required; no other one.
    let first = |branches: [(&str, bool); 2]| {
        let [a, b] = branches
            .map(|(value, optional)| format!(r#"{{"object":[{{"key":"t","optional":{optional},"value":{value}}}]}}"#));
        format!(r#"{{"first":[{a},{b}]}}"#)
    };
    let with = |property: Value, required: &[&str]| json!({ "type": "object", "properties": { "t": property }, "required": required });
    extended(
        &json!({ "oneOf": [with(json!({ "enum": ["a"] }), &["t"]), with(json!({ "enum": ["b"] }), &["t"])] }),
        &first([(r#"{"enum":["a"]}"#, false), (r#"{"enum":["b"]}"#, false)]),
    );
    extended(
        &json!({ "oneOf": [{ "$ref": "#/$defs/a" }, with(json!({ "const": "b" }), &[])], "$defs": definitions }),
        &first([(r#"{"literal":"a"}"#, false), (r#"{"literal":"b"}"#, true)]),
    );
    extended(
        &json!({ "oneOf": [case("a"), case("a")] }),
        &first([(r#"{"literal":"a"}"#, false), (r#"{"literal":"a"}"#, false)]),
    );
}

/// Of several, the required one that comes first in order; in the rules it need not be required.
#[test]
fn the_property_that_tells_apart() {
    let branch = |a: &str, b: &str, required: &str| json!({ "type": "object", "properties": { "a": { "const": a }, "b": { "const": b } }, "required": [required] });
    let text = |optional: bool, case: (&str, &str)| {
        let (a, b) = case;
        format!(
            r#"{{"object":[{{"key":"a","optional":{optional},"value":{{"literal":"{a}"}}}},{{"key":"b","optional":{},"value":{{"literal":"{b}"}}}}]}}"#,
            !optional,
        )
    };
    let plain = json!({ "oneOf": [branch("1", "4", "b"), branch("2", "3", "b")] });
    let [one, two] = [text(true, ("1", "4")), text(true, ("2", "3"))];
    accepted(&plain, &format!(r#"{{"on":"a","cases":["1","2"],"union":[{one},{two}]}}"#));
    let definitions = json!({ "x": branch("1", "4", "b") });
    let behind = json!({ "oneOf": [{ "$ref": "#/$defs/x" }, branch("2", "3", "b")], "$defs": definitions });
    extended(&behind, &format!(r#"{{"on":"b","cases":["3","4"],"union":[{two},{one}]}}"#));
}

#[test]
fn types_behind_references_and_in_unions() {
    let union = r#"{"types":["boolean","number","string"],"union":["boolean","float64","string"]}"#;
    let definitions = json!({
        "n": { "$ref": "#/$defs/m" },
        "m": { "type": "number" },
        "u": { "anyOf": [{ "$ref": "#/$defs/n" }, { "type": "boolean" }] },
        "l": { "type": ["number", "boolean"] }
    });
    for branch in ["u", "l"] {
        let branch = json!({ "$ref": format!("#/$defs/{branch}") });
        extended(&json!({ "anyOf": [branch, { "type": "string" }], "$defs": definitions }), union);
    }
    extended(
        &json!({ "anyOf": [{ "anyOf": [{ "type": "number" }, { "type": "boolean" }] }, { "type": "string" }] }),
        union,
    );
    extended(
        &json!({ "anyOf": [{ "type": ["number", "null"] }, { "type": "string" }] }),
        r#"{"nullable":{"types":["number","string"],"union":["float64","string"]}}"#,
    );
    // If the types overlap, a union within a union stays one.
    extended(
        &json!({ "anyOf": [{ "type": ["string", "boolean"] }, { "type": "string" }] }),
        r#"{"first":[{"types":["boolean","string"],"union":["boolean","string"]},"string"]}"#,
    );
    extended(
        &json!({ "oneOf": [{ "oneOf": [case("a"), case("b")] }, { "type": "object" }] }),
        &format!(r#"{{"first":[{},{{"object":[]}}]}}"#, cases()),
    );
    // And one of objects, if there is a property for all of them.
    let [a, b, c] = ["a", "b", "c"].map(case_shape);
    extended(
        &json!({ "oneOf": [{ "oneOf": [case("a"), case("c")] }, case("b")] }),
        &format!(r#"{{"on":"t","cases":["a","b","c"],"union":[{a},{b},{c}]}}"#),
    );
}

#[test]
fn order_decides_in_the_end() {
    extended(&json!({ "anyOf": [{ "type": "integer" }, { "type": "number" }] }), r#"{"first":["int","float64"]}"#);
    extended(
        &json!({ "anyOf": [{ "const": "b" }, { "const": "a" }, { "type": "string", "format": "uuid" }] }),
        r#"{"first":[{"literal":"b"},{"literal":"a"},"uuid"]}"#,
    );
    extended(&json!({ "anyOf": [{ "type": "string" }, true, false] }), r#"{"first":["string","any"]}"#);
}

#[test]
fn one_branch() {
    extended(&json!({ "oneOf": [{ "enum": ["b", "a"] }] }), r#"{"enum":["a","b"]}"#);
    extended(
        &json!({ "oneOf": [{ "$ref": "#/$defs/u" }], "$defs": { "u": { "anyOf": [case("b"), case("a")] } } }),
        &cases(),
    );
    // The rules give one branch with a type of its own an index.
    accepted(&json!({ "oneOf": [{ "type": "string" }] }), r#"{"types":["string"],"union":["string"]}"#);
    // A branch that nothing fits is none.
    extended(&json!({ "oneOf": [false, { "type": "string" }] }), r#""string""#);
    refused(&json!({ "type": "array", "items": { "oneOf": [] } }), "unsupported_union", "#/items");
    refused(&json!({ "oneOf": [false] }), "unsupported_union", "#");
    refused(&json!({ "oneOf": [{}, 5] }), "unsupported_node", "#/oneOf/1");
}

/// What stands beside a union that the format refuses counts for each branch.
#[test]
fn keywords_beside() {
    extended(
        &json!({
            "type": "object",
            "properties": { "a": { "type": "string" }, "b": { "type": "integer" } },
            "anyOf": [{ "required": ["a"] }, { "required": ["b"] }]
        }),
        concat!(
            r#"{"first":[{"object":[{"key":"a","optional":false,"value":"string"},{"key":"b","optional":true,"value":"int"}]},"#,
            r#"{"object":[{"key":"a","optional":true,"value":"string"},{"key":"b","optional":false,"value":"int"}]}]}"#,
        ),
    );
    extended(
        &json!({
            "type": "object",
            "properties": { "x": { "type": "boolean" } },
            "required": ["x"],
            "oneOf": [
                { "properties": { "t": { "const": "a" } }, "required": ["t"] },
                { "properties": { "t": { "const": "b" } }, "required": ["t"] }
            ]
        }),
        concat!(
            r#"{"on":"t","cases":["a","b"],"union":["#,
            r#"{"object":[{"key":"t","optional":false,"value":{"literal":"a"}},{"key":"x","optional":false,"value":"boolean"}]},"#,
            r#"{"object":[{"key":"t","optional":false,"value":{"literal":"b"}},{"key":"x","optional":false,"value":"boolean"}]}]}"#,
        ),
    );
    // A type that the branches have anyway changes nothing, and takes one away that they must not.
    extended(
        &json!({ "type": "object", "oneOf": [{ "$ref": "#/$defs/a" }, { "$ref": "#/$defs/b" }], "$defs": {
            "a": case("a"), "b": case("b")
        } }),
        &cases(),
    );
    extended(&json!({ "type": "string", "anyOf": [{}, { "type": ["number", "boolean"] }] }), r#""string""#);
    // Both unions count.
    extended(
        &json!({
            "type": "array",
            "anyOf": [{ "items": { "type": "integer" } }, { "items": { "type": "string" } }],
            "oneOf": [{ "minItems": 2, "maxItems": 2 }]
        }),
        r#"{"first":[{"array":"int","length":2},{"array":"string","length":2}]}"#,
    );
    // A definition stays one where nothing is added to it.
    let tree =
        json!({ "type": "object", "properties": { "kids": { "type": "array", "items": { "$ref": "#/$defs/t" } } } });
    extended(
        &json!({ "type": ["object", "string"], "anyOf": [{ "$ref": "#/$defs/t" }, { "enum": ["leaf"] }], "$defs": { "t": tree } }),
        concat!(
            r#"{"defs":[{"object":[{"key":"kids","optional":true,"value":{"array":{"ref":0}}}]}],"#,
            r#""root":{"types":["object","string"],"union":[{"ref":0},{"enum":["leaf"]}]}}"#,
        ),
    );
}

/// A branch that requires what there cannot be is none.
#[test]
fn branches_that_nothing_fits() {
    let campaign = |alternatives: Value| {
        json!({
            "type": "object",
            "properties": { "alerts": { "type": "integer" }, "name": { "type": "string" } },
            "required": ["name"],
            "additionalProperties": false,
            "oneOf": alternatives
        })
    };
    let field = |name: &str, optional: bool, shape: &str| {
        format!(r#"{{"key":"{name}","optional":{optional},"value":"{shape}"}}"#)
    };
    let with_alerts = format!(r#"{{"object":[{},{}]}}"#, field("alerts", false, "int"), field("name", false, "string"));
    extended(&campaign(json!([{ "required": ["alerts"] }, { "required": ["secrets"] }])), &with_alerts);
    extended(
        &campaign(json!([{ "required": ["alerts"], "properties": { "alerts": false } }, { "required": ["alerts"] }])),
        &with_alerts,
    );
    refused(&campaign(json!([{ "required": ["secrets"] }, { "required": ["others"] }])), "unsupported_union", "#");
    // A pattern may declare it.
    let mut patterned = campaign(json!([{ "required": ["alerts"] }, { "required": ["x-secrets"] }]));
    patterned["patternProperties"] = json!({ "^x-": {} });
    refused(&patterned, "required_without_schema", "#/oneOf/1");
}

/// Unions in unions are one list; where they lead back to themselves, a branch is a definition.
#[test]
fn recursion_through_branches() {
    let folder = json!({ "type": "object", "properties": { "sub": {
        "oneOf": [{ "$ref": "#/$defs/sources" }, { "type": "boolean" }]
    } } });
    let document = |root: &str| {
        json!({ "$ref": root, "$defs": {
            "sources": { "oneOf": [{ "type": "array", "items": { "$ref": "#/$defs/source" } }, { "$ref": "#/$defs/source" }] },
            "source": { "oneOf": [folder, { "type": "string" }] }
        } })
    };
    let object = |list: &str, folder: &str| {
        format!(
            r#"{{"object":[{{"key":"sub","optional":true,"value":{{"types":["array","boolean","object","string"],"union":[{list},"boolean",{folder},"string"]}}}}]}}"#
        )
    };
    // Of the source everything is met again within itself; first the source, as an element, then the
    // folder, as a branch.
    let source = r#"{"types":["object","string"],"union":[{"ref":1},"string"]}"#;
    extended(
        &document("#/$defs/source"),
        &format!(r#"{{"defs":[{source},{}],"root":{{"ref":0}}}}"#, object(r#"{"array":{"ref":0}}"#, r#"{"ref":1}"#)),
    );
    // Of the sources the list comes first, as a branch of its own.
    let list = format!(r#"{{"array":{}}}"#, source);
    extended(
        &document("#/$defs/sources"),
        &format!(
            r#"{{"defs":[{list},{}],"root":{{"types":["array","object","string"],"union":[{{"ref":0}},{{"ref":1}},"string"]}}}}"#,
            object(r#"{"ref":0}"#, r#"{"ref":1}"#)
        ),
    );
    let schema = shorn::Schema::compile(&document("#/$defs/sources")).unwrap();
    let value = json!([{ "sub": [{ "sub": true }, "a"] }, { "sub": { "sub": "b" } }, "c"]);
    assert_eq!(schema.decode(&schema.encode(&value).unwrap()).unwrap(), value);
}
