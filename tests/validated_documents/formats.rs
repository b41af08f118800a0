//! Every format of the drafts, asserted in each draft.

use crate::both_ways::{breaks, compiled, keeps, told};
use serde_json::json;
use shorn::Schema;

/// By the RFCs that the drafts cite.
const FORMATS: [(&str, &str, &str); 19] = [
    ("date-time", "1985-04-12T23:20:50.52Z", "1985-04-12 23:20"),
    ("date", "2024-02-29", "2023-02-29"),
    ("time", "23:20:50Z", "25:00:00Z"),
    ("duration", "P4DT12H30M5S", "P"),
    ("email", "grace@example.com", "grace"),
    ("idn-email", "실례@실례.테스트", "실례"),
    ("hostname", "www.example.com", "-a.example"),
    ("idn-hostname", "실례.테스트", "〮실례.테스트"),
    ("ipv4", "192.168.0.1", "192.168.0.256"),
    ("ipv6", "::1", "::1::2"),
    ("uri", "https://example.com/a?b#c", "/a"),
    ("uri-reference", "/a?b#c", "\\a"),
    ("iri", "http://ƒøø.ßår/", "/ƒøø"),
    ("iri-reference", "/âππ", "\\âππ"),
    ("uuid", "2eb8aa08-aa98-11ea-b4aa-73b441d16380", "2eb8aa08-aa98-11ea-b4aa-73b441d1638"),
    ("uri-template", "http://example.com/{a}", "http://example.com/{a"),
    ("json-pointer", "/a~1b", "a"),
    ("relative-json-pointer", "1/a", "/a"),
    ("regex", "^(?<a>b)$", "(a"),
];

#[test]
fn each_in_each_draft() {
    for draft in ["draft-04", "draft-06", "draft-07", "draft/2019-09", "draft/2020-12"] {
        let draft = format!("http://json-schema.org/{draft}/schema");
        for (format, kept, broken) in FORMATS {
            let document = json!({ "$schema": draft, "type": "string", "format": format });
            let (schema, validated) = compiled(&Schema::builder(), &document);
            keeps(&schema, &validated, &json!(kept));
            let issues = breaks(&schema, &validated, &json!(broken));
            assert_eq!(told(&issues), [" format #/format"], "{format}");
            assert_eq!(issues[0].message(), format!("value is not a \"{format}\""));
        }
    }
}

/// Formats of other vocabularies say nothing.
#[test]
fn others() {
    for format in ["int32", "password", "unheard of"] {
        let (schema, validated) = compiled(&Schema::builder(), &json!({ "type": "string", "format": format }));
        keeps(&schema, &validated, &json!("!"));
    }
}
