//! A signup form. The service answers a form that breaks its rules with 422 and every issue as JSON, and
//! passes one that keeps them on as bytes; the worker behind the queue reads those and checks again,
//! since it does not know who wrote them.
//!
//! `cargo run --example signup --features garde,json-schema`

use garde::Validate;
use serde::Deserialize;
use shorn::{Codec, EncodeError, Record, Validated};

/// What the form holds. `serde` reads the browser's JSON, `garde` knows the rules, `Record` the bytes.
#[derive(Deserialize, Record, Validate, Debug, PartialEq)]
#[serde(rename_all = "camelCase")]
struct Signup {
    #[garde(length(chars, min = 3, max = 20), alphanumeric)]
    user_name: String,
    #[garde(email)]
    email: String,
    #[garde(length(chars, min = 12))]
    password: String,
    #[garde(matches(password))]
    password_again: String,
    #[garde(range(min = 16, max = 150))]
    age: u8,
    #[garde(inner(length(chars, min = 1, max = 30)), length(max = 5))]
    interests: Vec<String>,
}

/// The handler: a status and a body. That it takes a `Validated` codec is why it cannot forget to ask.
fn sign_up(codec: &Validated<Codec<Signup>>, body: &str, queue: &mut Vec<Vec<u8>>) -> (u16, String) {
    let form: Signup = match serde_json::from_str(body) {
        Ok(form) => form,
        Err(error) => return (400, error.to_string()),
    };
    match codec.encode(&form) {
        Ok(message) => {
            queue.push(message);
            (202, String::new())
        }
        Err(error) => (422, unprocessable(&error)),
    }
}

fn unprocessable(error: &EncodeError) -> String {
    serde_json::json!({ "title": "The form has mistakes.", "issues": error.issues() }).to_string()
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let codec = Codec::<Signup>::new().fingerprinted(3)?.validated();
    let mut queue = Vec::new();

    let good = r#"{
        "userName": "grace", "email": "grace@navy.example", "age": 45, "interests": ["compilers"],
        "password": "correct horse battery", "passwordAgain": "correct horse battery"
    }"#;
    let (status, _) = sign_up(&codec, good, &mut queue);
    println!("a good form: {status}, {} bytes of JSON are {} in the queue", good.len(), queue[0].len());
    assert_eq!((status, queue.len()), (202, 1));

    let bad = r#"{
        "userName": "g!", "email": "grace", "age": 12, "interests": ["compilers", ""],
        "password": "correct horse battery", "passwordAgain": "correct horse"
    }"#;
    let (status, body) = sign_up(&codec, bad, &mut queue);
    println!("a bad form: {status} {body}");
    assert_eq!((status, queue.len()), (422, 1));
    let body: serde_json::Value = serde_json::from_str(&body)?;
    let issues = body["issues"].as_array().expect("a list of issues").iter();
    let found: Vec<_> =
        issues.map(|issue| (issue["path"].as_str().unwrap(), issue["rule"].as_str().unwrap())).collect();
    assert_eq!(
        found,
        [
            ("age", "range"),
            ("email", "email"),
            ("interests[1]", "length"),
            ("passwordAgain", "matches"),
            ("userName", "alphanumeric"),
            ("userName", "length"),
        ]
    );

    // The worker asks again: whoever wrote to the queue may have been an older version, or no friend.
    let form = codec.decode(&queue[0])?;
    assert_eq!(form.user_name, "grace");
    let forged = codec.unchecked().encode(&Signup { age: 5, ..form })?;
    let error = codec.decode(&forged).unwrap_err();
    println!("a forged message: {error}");
    assert_eq!(error.issues()[0].path().expect("a field").to_string(), "age");
    Ok(())
}
