//! Knows where the wire vectors are and what a case looks like. Expected values are those of the
//! original implementation; `fixtures/wire/README.md` says how they came about.

use serde_json::Value;
use std::path::PathBuf;

/// The families of vectors, each with its file stem.
pub(crate) fn families() -> Vec<(String, Value)> {
    let folder = std::env::var_os("SHORN_VECTORS")
        .map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("fixtures/wire"), PathBuf::from);
    let mut families: Vec<(String, Value)> = std::fs::read_dir(&folder)
        .unwrap_or_else(|error| panic!("{}: {error}", folder.display()))
        .map(|entry| entry.expect("a readable folder").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "json"))
        .map(|path| {
            let text = std::fs::read_to_string(&path).expect("a readable file");
            let stem = path.file_stem().expect("a name").to_string_lossy().into_owned();
            (stem, parse(text))
        })
        .collect();
    families.sort_by(|a, b| a.0.cmp(&b.0));
    families
}

/// Some values are nested deeper than the parser goes by default, so it runs without its guard on a
/// stack that is large enough.
fn parse(text: String) -> Value {
    let parser = std::thread::Builder::new().stack_size(64 << 20).spawn(move || {
        let mut deserializer = serde_json::Deserializer::from_str(&text);
        deserializer.disable_recursion_limit();
        let mut values = deserializer.into_iter::<Value>();
        values.next().expect("a value").expect("a family in JSON")
    });
    let parser = parser.expect("a thread");
    parser.join().expect("a family in JSON")
}

/// One family.
pub(crate) fn family(name: &str) -> Value {
    let found = families().into_iter().find(|(stem, _)| stem == name);
    found.unwrap_or_else(|| panic!("no family {name}")).1
}

/// The cases of a family; `rejects` is a bare list.
pub(crate) fn cases(family: &Value) -> &[Value] {
    let list = family.get("cases").unwrap_or(family);
    list.as_array().expect("a list of cases")
}

/// The schema of a case. `None` where its text holds lone surrogates, which a `str` cannot.
pub(crate) fn schema(case: &Value) -> Option<Value> {
    match case.get("schema_json") {
        Some(text) => serde_json::from_str(text.as_str().expect("a text")).ok(),
        None => Some(case["schema"].clone()),
    }
}

/// Checks whatever the case says of its shape: signature, minimum size, fingerprints.
pub(crate) fn check(case: &Value, shape: &shorn::shape::Shape, id: &str) {
    if let Some(signature) = case.get("signature") {
        assert_eq!(shape.signature(), signature.as_str(), "{id}");
    }
    if let Some(width) = case.get("min_width") {
        assert_eq!(Some(shape.min_width() as u64), width.as_u64(), "{id}");
        assert_eq!(shape.min_width_of(shape.root()), shape.min_width(), "{id}");
    }
    if let Some(fingerprints) = case.get("fingerprint") {
        for width in 1..=4 {
            let fingerprint = shape.fingerprint(width).expect("a fingerprint");
            let expected = fingerprints[width.to_string()].as_str();
            assert_eq!(Some(fingerprint.to_string().as_str()), expected, "{id}");
            assert_eq!(fingerprint.width(), width, "{id}");
            assert_eq!(fingerprint.as_bytes().len(), width, "{id}");
        }
    }
}
