//! A payload from the TypeScript side that passes the structure and fails a rule. Both sides have one
//! JSON Schema document; on the wire its keywords do not count, so that bytes alone prove nothing.
//!
//! `cargo run --example from_typescript --features jsonschema`

use serde_json::json;
use shorn::Schema;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    // What `z.toJSONSchema` prints for
    // z.object({ name: z.string().min(1).max(20), age: z.int().min(0).max(150), sex: z.enum(["M", "F", "X"]) }).
    let document = json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "type": "object",
        "properties": {
            "name": { "type": "string", "minLength": 1, "maxLength": 20 },
            "age": { "type": "integer", "minimum": 0, "maximum": 150 },
            "sex": { "type": "string", "enum": ["M", "F", "X"] }
        },
        "required": ["name", "age", "sex"],
        "additionalProperties": false
    });
    let schema = Schema::compile(&document)?;
    let codec = schema.validated()?;

    // { name: "Grace", age: 45, sex: "F" } and { name: "", age: 451, sex: "F" }, as the TypeScript library
    // writes them where validation is off.
    let (grace, nobody) = (b"\x2d\x05Grace\x00", b"\xc3\x03\x00\x00");

    assert_eq!(codec.decode(grace)?, json!({ "name": "Grace", "age": 45, "sex": "F" }));
    assert_eq!(codec.encode(&json!({ "name": "Grace", "age": 45, "sex": "F" }))?, grace);

    // The structure is in order, so that the unchecked schema takes it …
    assert_eq!(schema.decode(nobody)?, json!({ "name": "", "age": 451, "sex": "F" }));

    // … and the rules are not kept.
    let error = codec.decode(nobody).unwrap_err();
    println!("{error}");
    let body = serde_json::to_string_pretty(&error)?;
    println!("{body}");
    let found: Vec<_> = error.issues().iter().map(|issue| (issue.rule(), issue.pointer().expect("a place"))).collect();
    assert!(found.contains(&("maximum", "#/properties/age/maximum")), "{found:?}");
    assert!(found.contains(&("minLength", "#/properties/name/minLength")), "{found:?}");
    assert_eq!(found.len(), 2);
    Ok(())
}
