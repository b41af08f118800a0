//! What can be set.

use crate::written;
use serde::Serialize;
use serde_json::json;
use shorn::Stringifier;
use shorn::stringify::{Instant, Nothing};

#[derive(Serialize)]
struct Person {
    name: Option<&'static str>,
    age: Option<u8>,
    tags: Vec<Option<u8>>,
    inner: Wrapper,
}

/// Stands in the place of what it wraps.
#[derive(Serialize)]
struct Wrapper(Option<u8>);

#[test]
fn none_may_be_absent() {
    let person = Person { name: None, age: None, tags: vec![None, Some(1)], inner: Wrapper(None) };
    let documents = [
        (json!({}), r#"{"tags":[null,1]}"#),
        (
            json!({ "type": "object", "properties": { "age": { "type": "integer" }, "name": { "type": "string", "default": "x" } } }),
            r#"{"name":"x"}"#,
        ),
    ];
    for (document, expected) in documents {
        let writer = Stringifier::builder().none_is_absent(true).compile(&document).expect("compiles");
        assert_eq!(writer.to_string(&person).as_deref(), Ok(expected));
    }
    assert_eq!(written(&json!({}), &person), r#"{"name":null,"age":null,"tags":[null,1],"inner":null}"#);
    let required = json!({ "type": "object", "properties": { "age": {} }, "required": ["age"] });
    let writer = Stringifier::builder().none_is_absent(true).compile(&required).expect("compiles");
    assert_eq!(writer.to_string(&person).unwrap_err().code(), "missing_required");
    // Only `None`: what is null by itself stays.
    assert_eq!(writer.to_string(&json!({ "age": null })).as_deref(), Ok(r#"{"age":null}"#));
    assert_eq!(writer.to_string(&None::<u8>).as_deref(), Ok("{}"));
}

#[test]
fn local_dates_and_times() {
    let at = Instant::from_millis(951_782_399_999.0);
    let text = |format: &str, minutes: i32| {
        let document = json!({ "type": "string", "format": format });
        let writer = Stringifier::builder().utc_offset_minutes(minutes).compile(&document).expect("compiles");
        writer.to_string(&at).expect("a date")
    };
    // 2000-02-28T23:59:59.999Z
    assert_eq!((text("date", 0), text("time", 0)), (r#""2000-02-28""#.into(), r#""23:59:59""#.into()));
    assert_eq!((text("date", 330), text("time", 330)), (r#""2000-02-29""#.into(), r#""05:29:59""#.into()));
    assert_eq!((text("date", -1_439), text("time", -1_439)), (r#""2000-02-28""#.into(), r#""00:00:59""#.into()));
    assert_eq!(text("date-time", 330), r#""2000-02-28T23:59:59.999Z""#);
    for minutes in [1_440, -1_440, i32::MIN] {
        let refused = Stringifier::builder().utc_offset_minutes(minutes).compile(&json!({}));
        assert_eq!(refused.expect_err("a day").code(), "invalid_option");
    }
}

#[test]
fn no_other_words() {
    let strict =
        |document| Stringifier::builder().strict(true).compile(&document).map(drop).map_err(|error| error.to_string());
    let union =
        json!({ "type": "object", "properties": { "a": { "anyOf": [{ "type": "string" }] }, "b": { "colour": 1 } } });
    assert_eq!(strict(union), Err("strict_schema at `#/properties/b`: the keyword is not known (`colour`)".into()));
    // Where nothing is validated, nobody asks.
    assert_eq!(strict(json!({ "colour": 1 })), Ok(()));
    // Names of members are no words.
    assert_eq!(strict(json!({ "properties": { "colour": { "oneOf": [{ "default": { "x": 1 } }] } } })), Ok(()));
    assert!(strict(json!({ "if": true, "then": {}, "$defs": { "a": { "x": 1 } } })).is_err());
}

#[test]
fn writers_are_shared_between_threads() {
    fn is_shared<T: Send + Sync + Clone + std::fmt::Debug + 'static>(_: &T) {}
    let writer = Stringifier::compile(&json!({ "anyOf": [{ "minLength": 1 }, { "patternProperties": { "a": {} } }] }))
        .expect("compiles");
    is_shared(&writer);
    is_shared(&Stringifier::builder());
    is_shared(&writer.to_string(&Nothing).expect_err("nothing"));
    is_shared(&Stringifier::compile(&json!(5)).expect_err("no schema"));
    std::thread::scope(|scope| {
        let threads: Vec<_> = (0..4).map(|_| scope.spawn(|| writer.to_string("x"))).collect();
        threads.into_iter().for_each(|thread| assert_eq!(thread.join().unwrap().as_deref(), Ok(r#""x""#)));
    });
}
