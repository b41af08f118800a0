//! What the original refuses: in strict mode all of it is refused alike, and by default the rows
//! listed here compile.

use crate::vectors::{cases, family};
use serde_json::Value;
use shorn::Schema;

/// The rows that compile by default, and to what.
#[rustfmt::skip]
const COMPILING: &[(&str, &str)] = &[
    ("root-true", r#""any""#),
    ("property-true", r#"{"object":[{"key":"a","optional":false,"value":"any"}]}"#),
    ("items-true", r#"{"array":"any"}"#),
    ("items-false", r#"{"tuple":[]}"#),
    ("items-legacy-array", r#"{"tuple":["string","uint"]}"#),
    ("prefix-item-true", r#"{"tuple":["string","any"]}"#),
    ("rest-true", r#"{"tuple":["string"],"rest":"any"}"#),
    ("anyof-member-true", r#"{"first":["string","any"]}"#),
    ("union-two-objects", r#"{"first":[{"object":[{"key":"a","optional":false,"value":"string"}]},{"object":[{"key":"b","optional":false,"value":"float64"}]}]}"#),
    ("union-int-and-number", r#"{"first":["int","float64"]}"#),
    ("union-two-strings", r#"{"first":["string","string"]}"#),
    ("union-string-and-any", r#"{"first":["string","any"]}"#),
    ("union-type-array-branch", r#"{"nullable":{"types":["number","string"],"union":["float64","string"]}}"#),
    ("union-untyped-enum-branch", r#"{"types":["number","string"],"union":["float64",{"enum":["a","b"]}]}"#),
    ("union-nested-union-branch", r#"{"types":["boolean","number","string"],"union":["boolean","float64","string"]}"#),
    ("union-same-discriminant", r#"{"first":[{"object":[{"key":"t","optional":false,"value":{"literal":"a"}}]},{"object":[{"key":"t","optional":false,"value":{"literal":"a"}},{"key":"x","optional":false,"value":"uint"}]}]}"#),
    ("union-enum-discriminant", r#"{"first":[{"object":[{"key":"t","optional":false,"value":{"enum":["a"]}}]},{"object":[{"key":"t","optional":false,"value":{"enum":["b"]}}]}]}"#),
    ("union-one-branch-without-const", r#"{"first":[{"object":[{"key":"t","optional":false,"value":{"literal":"a"}}]},{"object":[{"key":"t","optional":false,"value":"string"}]}]}"#),
    ("union-discriminant-object-const", r#"{"first":[{"object":[{"key":"t","optional":false,"value":"any"}]},{"object":[{"key":"t","optional":false,"value":{"literal":"b"}}]}]}"#),
    ("union-discriminated-plus-null", r#"{"nullable":{"on":"t","cases":["a","b"],"union":[{"object":[{"key":"t","optional":false,"value":{"literal":"a"}}]},{"object":[{"key":"t","optional":false,"value":{"literal":"b"}}]}]}}"#),
    ("union-two-ref-objects", r#"{"on":"t","cases":["a","b"],"union":[{"object":[{"key":"t","optional":false,"value":{"literal":"a"}}]},{"object":[{"key":"t","optional":false,"value":{"literal":"b"}}]}]}"#),
    ("union-ref-and-object", r#"{"on":"t","cases":["a","b"],"union":[{"object":[{"key":"t","optional":false,"value":{"literal":"a"}}]},{"object":[{"key":"t","optional":false,"value":{"literal":"b"}}]}]}"#),
    ("union-ref-to-ref", r#"{"types":["number","string"],"union":["float64","string"]}"#),
    ("union-ref-to-union", r#"{"types":["boolean","number","string"],"union":["boolean","float64","string"]}"#),
    ("union-two-nulls-and-string", r#"{"nullable":"string"}"#),
    ("union-one-uuid-one-string", r#"{"first":["uuid","string"]}"#),
    ("union-number-const-and-number", r#"{"first":[{"literal":1},"float64"]}"#),
    ("union-two-string-consts", r#"{"first":[{"literal":"a"},{"literal":"b"}]}"#),
    ("union-object-const", r#"{"first":["any","string"]}"#),
    ("union-null-discriminant-key-not-everywhere", r#"{"first":[{"object":[{"key":"a","optional":false,"value":{"literal":1}}]},{"object":[{"key":"b","optional":false,"value":{"literal":2}}]}]}"#),
    ("union-numeric-zero-signs", r#"{"first":[{"object":[{"key":"t","optional":false,"value":{"literal":0}}]},{"object":[{"key":"t","optional":false,"value":{"literal":0}}]}]}"#),
    ("union-discriminant-behind-property-ref", r#"{"on":"t","cases":["a","b"],"union":[{"object":[{"key":"t","optional":false,"value":{"literal":"a"}}]},{"object":[{"key":"t","optional":false,"value":{"literal":"b"}}]}]}"#),
    ("union-null-inside-nested-union", r#"{"nullable":"string"}"#),
    ("union-enum-null-and-two", r#"{"nullable":{"types":["number","string"],"union":["float64","string"]}}"#),
    ("union-branch-allof", r#"{"types":["object","string"],"union":[{"object":[{"key":"a","optional":true,"value":"string"}]},"string"]}"#),
    ("union-single-enum-branch", r#"{"enum":["a","b"]}"#),
    ("union-single-any", r#""any""#),
    ("type-array-two", r#"{"types":["number","string"],"union":["float64","string"]}"#),
    ("type-array-three", r#"{"types":["null","number","string"],"union":[{"literal":null},"float64","string"]}"#),
    ("type-array-single", r#""string""#),
    ("type-array-hides-enum", r#"{"enum":["a",1]}"#),
    ("const-object", r#""any""#),
    ("const-array", r#""any""#),
    ("const-object-with-type", r#"{"object":[]}"#),
    ("allof", r#"{"object":[{"key":"a","optional":false,"value":"string"},{"key":"b","optional":false,"value":"string"}]}"#),
    ("allof-single", r#""string""#),
    ("not", r#""any""#),
    ("allof-before-not", r#""any""#),
    ("allof-in-property", r#"{"object":[{"key":"a","optional":false,"value":"string"}]}"#),
    ("nested-not", r#"{"array":"any"}"#),
    ("ref-anchor", r#""string""#),
    ("ref-into-array", r#""string""#),
    ("ref-to-boolean", r#""any""#),
    ("ref-percent", r#""string""#),
    ("required-undeclared", r#"{"object":[{"key":"a","optional":false,"value":"string"},{"key":"b","optional":false,"value":"any"}]}"#),
    ("required-without-properties", r#"{"object":[{"key":"id","optional":false,"value":"any"}]}"#),
    ("required-inherited-name", r#"{"object":[{"key":"a","optional":true,"value":"string"},{"key":"toString","optional":false,"value":"any"}]}"#),
    ("required-open", r#"{"object":[{"key":"a","optional":true,"value":"string"},{"key":"z","optional":false,"value":"any"}],"extras":"any"}"#),
    ("array-of-literal", r#"{"array":{"literal":"x"}}"#),
    ("array-of-null", r#"{"array":{"literal":null}}"#),
    ("array-of-empty-object", r#"{"array":{"object":[]}}"#),
    ("array-of-empty-tuple", r#"{"array":{"tuple":[]}}"#),
    ("array-of-literal-object", r#"{"array":{"object":[{"key":"a","optional":false,"value":{"literal":1}},{"key":"b","optional":false,"value":{"literal":null}}]}}"#),
    ("array-of-literal-tuple", r#"{"array":{"tuple":[{"literal":1},{"literal":null}]}}"#),
    ("array-of-fixed-zero", r#"{"array":{"array":"string","length":0}}"#),
    ("array-of-fixed-literals", r#"{"array":{"array":{"literal":1},"length":5}}"#),
    ("array-bounded-literals", r#"{"array":{"literal":1}}"#),
    ("rest-of-literal", r#"{"tuple":["string"],"rest":{"literal":"x"}}"#),
    ("rest-of-null", r#"{"tuple":[],"rest":{"literal":null}}"#),
    ("array-of-untyped-object", r#"{"array":{"object":[]}}"#),
    ("record-of-array-of-literal", r#"{"record":{"array":{"literal":0}}}"#),
    ("recursive-variable-array-of-empty", r#"{"defs":[{"object":[{"key":"n","optional":false,"value":{"nullable":{"ref":0}}},{"key":"x","optional":false,"value":{"array":{"object":[]}}}]}],"root":{"ref":0}}"#),
    ("vendor-valibot-literals", r#"{"object":[{"key":"a","optional":false,"value":{"literal":"x"}},{"key":"b","optional":false,"value":{"literal":5}},{"key":"c","optional":false,"value":{"literal":false}},{"key":"d","optional":false,"value":{"literal":null}},{"key":"e","optional":false,"value":{"enum":["p","q",3]}}]}"#),
    ("vendor-zod-unions", r#"{"object":[{"key":"d","optional":false,"value":{"on":"kind","cases":["card","cash"],"union":[{"object":[{"key":"kind","optional":false,"value":{"literal":"card"}},{"key":"last4","optional":false,"value":"string"}]},{"object":[{"key":"amount","optional":false,"value":"float64"},{"key":"kind","optional":false,"value":{"literal":"cash"}}]}]}},{"key":"p","optional":false,"value":{"on":"v","cases":[1,2],"union":[{"object":[{"key":"a","optional":false,"value":"int"},{"key":"v","optional":false,"value":{"literal":1}}]},{"object":[{"key":"b","optional":false,"value":"int"},{"key":"v","optional":false,"value":{"literal":2}}]}]}},{"key":"t","optional":false,"value":{"types":["number","string"],"union":["float64","string"]}},{"key":"u","optional":false,"value":{"types":["boolean","null","string"],"union":["boolean",{"literal":null},"string"]}}]}"#),
    ("vendor-arktype-formats", r#"{"object":[{"key":"dt","optional":false,"value":"string"},{"key":"ip","optional":false,"value":{"first":["string","string"]}},{"key":"re","optional":false,"value":"string"},{"key":"u","optional":false,"value":"string"},{"key":"url","optional":false,"value":"string"}]}"#),
    ("vendor-zod-never", r#""any""#),
    ("vendor-zod-overlapping", r#"{"first":[{"object":[{"key":"a","optional":false,"value":"string"}]},{"object":[{"key":"b","optional":false,"value":"string"}]}]}"#),
    ("vendor-zod-literal-array", r#"{"array":{"literal":"x"}}"#),
    ("vendor-zod-int-or-float", r#"{"first":["int","float64"]}"#),
    ("vendor-valibot-intersect", r#"{"object":[{"key":"a","optional":false,"value":"string"},{"key":"b","optional":false,"value":"string"}]}"#),
    ("vendor-valibot-literal-union", r#"{"first":[{"literal":"a"},{"literal":"b"}]}"#),
    ("vendor-arktype-string-or-email", r#"{"first":[{"object":[{"key":"a","optional":false,"value":"string"}]},{"object":[{"key":"b","optional":false,"value":"string"}]}]}"#),
    ("random-r500133", r#"{"object":[{"key":"city","optional":false,"value":{"nullable":"boolean"}},{"key":"größe","optional":false,"value":{"array":"string"}},{"key":"lon","optional":true,"value":"string"},{"key":"数量","optional":true,"value":{"types":["array","boolean","null","number"],"union":[{"array":{"literal":null}},"boolean",{"literal":null},{"literal":7}]}}]}"#),
    ("random-r500165", r#"{"array":{"object":[]}}"#),
    ("random-r500175", r#"{"types":["array","null","number"],"union":[{"array":{"object":[{"key":"unit","optional":true,"value":{"array":{"literal":null}}},{"key":"zone","optional":true,"value":{"object":[{"key":"$meta","optional":false,"value":"uint"},{"key":"codec","optional":false,"value":{"enum":["Größe","数量","😀 launch"]}},{"key":"tags","optional":true,"value":"string"}]}},{"key":"🚀","optional":true,"value":{"array":{"enum":["paid"]}}}]},"length":1},{"literal":null},{"literal":7}]}"#),
    ("random-r500180", r#"{"nullable":{"array":{"array":{"literal":1e+21},"length":0}}}"#),
    ("random-r500248", r#"{"array":{"record":{"tuple":[{"array":"string","length":3}],"rest":{"array":"int","length":0}}}}"#),
    ("random-r500265", r#"{"array":{"object":[]}}"#),
    ("random-r500340", r#"{"nullable":{"record":{"tuple":[{"record":"any"},{"object":[{"key":"Frame","optional":false,"value":{"enum":["xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx","😀 launch"]}},{"key":"URL","optional":true,"value":"any"},{"key":"bitrate","optional":false,"value":"string"}]},{"array":{"literal":null}}]}}}"#),
    ("random-r500357", r#"{"types":["array","null","number","string"],"union":[{"array":{"literal":null}},{"literal":null},"float64","uuid"]}"#),
    ("random-r500372", r#"{"array":{"literal":null}}"#),
    ("random-r500384", r#"{"array":{"object":[]}}"#),
    ("random-r500427", r#"{"tuple":[{"object":[]},{"object":[{"key":"sku","optional":true,"value":{"array":{"literal":null}}}]}],"rest":{"array":"boolean"}}"#),
    ("random-r500481", r#"{"array":{"literal":null}}"#),
    ("random-r500532", r#"{"tuple":[],"rest":{"object":[]}}"#),
    ("random-r500540", r#"{"array":{"array":{"on":"v","cases":["",null],"union":[{"object":[{"key":"batch","optional":true,"value":"uint"},{"key":"sku","optional":true,"value":"string"},{"key":"v","optional":false,"value":{"literal":""}},{"key":"zip","optional":false,"value":"string"}]},{"object":[{"key":"codec","optional":true,"value":"boolean"},{"key":"id","optional":false,"value":{"literal":""}},{"key":"qty","optional":true,"value":"float64"},{"key":"ref","optional":false,"value":"uuid"},{"key":"v","optional":false,"value":{"literal":null}}]}]},"length":0}}"#),
    ("random-r500567", r#"{"object":[{"key":"role","optional":false,"value":"int"},{"key":"数量","optional":false,"value":{"record":{"array":{"literal":"boost"}}}}],"extras":"any"}"#),
    ("random-r500582", r#"{"tuple":[],"rest":{"object":[{"key":"codec","optional":true,"value":{"object":[{"key":"notes","optional":false,"value":"any"}]}},{"key":"currency","optional":false,"value":{"array":{"literal":null}}},{"key":"notes","optional":true,"value":"uint"},{"key":"ref","optional":false,"value":{"object":[]}}]}}"#),
];

/// Whether a pointer of an error names a node of the document.
pub(crate) fn names_a_node(document: &Value, pointer: &str) -> bool {
    pointer.strip_prefix('#').is_some_and(|pointer| document.pointer(pointer).is_some())
}

#[test]
fn every_row_in_strict_mode() {
    let rejects = family("rejects");
    for row in cases(&rejects) {
        let document = &row["schema"];
        let error = match Schema::builder().strict(true).compile(document) {
            Ok(schema) => panic!("{} compiled to {:?}", row["id"], schema.signature()),
            Err(error) => error,
        };
        assert_eq!(Some(error.code()), row["kind"].as_str(), "{}: {error}", row["id"]);
        let pointer = error.pointer().unwrap_or_else(|| panic!("{}: {error} without a pointer", row["id"]));
        assert!(names_a_node(document, pointer), "{}: {error}", row["id"]);
    }
    println!("{} rows refused in strict mode, each with its kind and a node", cases(&rejects).len());
}

#[test]
fn every_row_by_default() {
    let rejects = family("rejects");
    let mut left: Vec<&str> = COMPILING.iter().map(|(id, _)| *id).collect();
    let mut wrong = Vec::new();
    for row in cases(&rejects) {
        let id = row["id"].as_str().expect("a name");
        let expected = COMPILING.iter().find(|(known, _)| *known == id).map(|(_, signature)| *signature);
        left.retain(|known| *known != id);
        match (Schema::compile(&row["schema"]), expected) {
            (Ok(schema), expected) if schema.signature() == expected => {}
            (Err(error), None) if Some(error.code()) == row["kind"].as_str() => {
                let pointer = error.pointer().unwrap_or_default();
                assert!(names_a_node(&row["schema"], pointer), "{id}: {error}");
            }
            (Ok(schema), _) => wrong.push(format!("(\"{id}\", r#\"{}\"#),", schema.signature().unwrap_or_default())),
            (Err(error), _) => wrong.push(format!("{id}: {error}")),
        }
    }
    assert!(wrong.is_empty(), "{} rows\n{}", wrong.len(), wrong.join("\n"));
    assert!(left.is_empty() || std::env::var_os("SHORN_VECTORS").is_some(), "no such rows: {left:?}");
}
