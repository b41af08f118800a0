//! The vector files, typed. Knows their layout and nothing of any codec, so every implementation
//! can run the same rows.
//!
//! The folder is `SHORN_VECTORS` if set, else `fixtures/wire` of the workspace. Rows may be nested
//! deeper than a test's stack can take: load and drop them inside [`crate::on_big_stack`].

use std::path::{Path, PathBuf};

use serde_json::Value as Json;

use crate::value::{Value, from_hex, parse_json};

/// The families that [`load`] reads: all whose cases are values under one schema or shape.
pub const FAMILIES: [&str; 19] = [
    "arrays-tuples",
    "builder",
    "dynamic",
    "enums-literals",
    "errors-paths",
    "fingerprints",
    "malformed",
    "nullable-optional",
    "objects-bitmaps",
    "primitives",
    "random",
    "records-open-objects",
    "recursion",
    "refs",
    "strings",
    "structure-precedence",
    "unions",
    "uuid",
    "vendor-emitted",
];

/// What a case is about.
#[derive(Debug, Clone)]
pub enum Subject {
    /// A JSON Schema document.
    Schema(Json),
    /// A shape in the builder notation.
    Builder(Json),
}

/// One shape and its rows.
#[derive(Debug, Clone)]
pub struct Case {
    /// The family, which is the name of the file.
    pub family: String,
    /// The case within its family.
    pub id: String,
    /// What is compiled.
    pub subject: Subject,
    /// None for a builder shape.
    pub signature: Option<String>,
    /// The fingerprints of 1 to 4 bytes, where listed.
    pub fingerprints: Option<[Vec<u8>; 4]>,
    /// The fewest bytes a value can take, where listed.
    pub min_width: Option<u64>,
    /// Values with their bytes; the `payloads` of `malformed` too.
    pub encode: Vec<EncodeRow>,
    /// Values that are refused.
    pub encode_errors: Vec<EncodeErrorRow>,
    /// More bytes with their values; the good `outcomes` of `malformed` too.
    pub decode: Vec<DecodeRow>,
    /// Bytes that are refused; the bad `outcomes` of `malformed` too.
    pub decode_errors: Vec<DecodeErrorRow>,
    /// Bytes behind a fingerprint.
    pub framed: Vec<FramedRow>,
}

/// A value as a vector spells it.
#[derive(Debug, Clone)]
pub struct Given {
    /// The spelling.
    pub json: Json,
    /// Whether `{"$number":…}`, `{"$bytes":…}` and `{"$absent":true}` stand for what JSON lacks.
    pub special: bool,
}

impl Given {
    /// The value for this crate's codec.
    pub fn value(&self) -> Value {
        if self.special { Value::from_notation(&self.json) } else { Value::from(&self.json) }
    }
}

/// `value` encodes to `bytes`, which decode to `decoded`.
#[derive(Debug, Clone)]
pub struct EncodeRow {
    /// What is encoded.
    pub value: Given,
    /// Another JSON spelling of the same value.
    pub other_spelling: Option<String>,
    /// Its encoding.
    pub bytes: Vec<u8>,
    /// What comes back; `value` in most rows.
    pub decoded: Given,
}

/// `value` is refused.
#[derive(Debug, Clone)]
pub struct EncodeErrorRow {
    /// What is encoded.
    pub value: Given,
    /// The kind of the error.
    pub kind: String,
    /// The path in the original.
    pub path: Option<String>,
    /// The path of the value whose own encoding failed, where that is another one.
    pub natural_path: Option<Option<String>>,
}

impl EncodeErrorRow {
    /// Whether `path` is one of the accepted ones.
    pub fn accepts(&self, path: Option<&str>) -> bool {
        let natural = self.natural_path.as_ref().unwrap_or(&self.path);
        path == self.path.as_deref() || path == natural.as_deref()
    }
}

/// `bytes` decode to `value`.
#[derive(Debug, Clone)]
pub struct DecodeRow {
    /// What is decoded.
    pub bytes: Vec<u8>,
    /// What comes out.
    pub value: Given,
}

/// `bytes` are refused.
#[derive(Debug, Clone)]
pub struct DecodeErrorRow {
    /// What is decoded.
    pub bytes: Vec<u8>,
    /// The kind of the error.
    pub kind: String,
    /// Its offset.
    pub offset: usize,
}

/// A frame with a fingerprint of `width` bytes.
#[derive(Debug, Clone)]
pub struct FramedRow {
    /// The width of the fingerprint.
    pub width: usize,
    /// The frame.
    pub bytes: Vec<u8>,
    /// The value, which encodes to the frame, or the kind and offset of the error.
    pub outcome: Result<Given, (String, usize)>,
}

/// A schema or builder shape that is refused.
#[derive(Debug, Clone)]
pub struct Reject {
    /// The row's name.
    pub id: String,
    /// What is compiled.
    pub subject: Subject,
    /// The kind of the refusal.
    pub kind: String,
}

/// A value too large to write down.
#[derive(Debug, Clone)]
pub struct LimitCase {
    /// The row's name.
    pub id: String,
    /// A JSON Schema document.
    pub schema: Json,
    /// Its signature.
    pub signature: String,
    /// The recipe of the value.
    pub recipe: Json,
    /// A description of the bytes, which decode to the value again, or the kind of the error.
    pub outcome: Result<Digest, String>,
}

/// A description of bytes too many to write down.
#[derive(Debug, Clone)]
pub struct Digest {
    /// How many there are.
    pub length: usize,
    /// The first ones.
    pub head: Vec<u8>,
    /// The SHA-256 of all.
    pub sha256: Vec<u8>,
}

/// The rows about surrogates, as far as strings without unpaired ones can hold them.
#[derive(Debug, Clone)]
pub struct Surrogates {
    /// The cases.
    pub cases: Vec<Case>,
    /// How many rows no such string can hold, a case whose schema is one counted with its rows.
    pub skipped: usize,
}

/// The folder with the vector files: `SHORN_VECTORS`, or the `wire` in it, where that is set.
pub fn folder() -> PathBuf {
    match std::env::var_os("SHORN_VECTORS").map(PathBuf::from) {
        Some(folder) if folder.join("wire").is_dir() => folder.join("wire"),
        Some(folder) => folder,
        None => Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/wire"),
    }
}

/// The families that lie in the folder and have cases under one schema or shape: those of
/// [`FAMILIES`] and any other, in the order of their names.
pub fn families() -> Vec<String> {
    let files = std::fs::read_dir(folder()).unwrap_or_else(|error| panic!("{}: {error}", folder().display()));
    let names = files.filter_map(|file| {
        let path = file.ok()?.path();
        let is_json = path.extension().is_some_and(|extension| extension == "json");
        is_json.then(|| path.file_stem()?.to_str().map(str::to_owned)).flatten()
    });
    let mut names: Vec<String> = names.filter(|name| has_cases(&file(name))).collect();
    names.sort();
    names
}

/// Whether the file has cases of the common form.
fn has_cases(file: &Json) -> bool {
    let mut cases = file.get("cases").and_then(Json::as_array).into_iter().flatten();
    cases.all(|case| ["value_gen", "schema_json"].iter().all(|other| case.get(other).is_none()))
        && file.get("cases").is_some()
}

/// The cases of a family out of [`FAMILIES`].
pub fn load(family: &str) -> Vec<Case> {
    let file = file(family);
    rows(&file, "cases").map(|row| case(family, row)).collect()
}

/// The cases of all families.
pub fn load_all() -> Vec<Case> {
    FAMILIES.iter().flat_map(|family| load(family)).collect()
}

/// The schemas of `rejects` that are refused.
pub fn rejects() -> Vec<Reject> {
    let file = file("rejects");
    list(&file).map(reject).collect()
}

/// The builder shapes of `builder` that are refused.
pub fn builder_rejects() -> Vec<Reject> {
    rows(&file("builder"), "rejects").map(reject).collect()
}

/// The cases of `limits`.
pub fn limits() -> Vec<LimitCase> {
    rows(&file("limits"), "cases")
        .map(|row| LimitCase {
            id: text(row, "id"),
            schema: row["schema"].clone(),
            signature: text(row, "signature"),
            recipe: row["value_gen"].clone(),
            outcome: match row.get("kind") {
                Some(_) => Err(text(row, "kind")),
                None => {
                    Ok(Digest { length: size(row, "length"), head: bytes(row, "head"), sha256: bytes(row, "sha256") })
                }
            },
        })
        .collect()
}

/// The cases of `surrogates`.
pub fn surrogates() -> Surrogates {
    let mut result = Surrogates { cases: vec![], skipped: 0 };
    for row in rows(&file("surrogates"), "cases") {
        let mut row = row.clone();
        let mut lost = 0;
        for name in ["encode", "encode_errors"] {
            let list = row[name].as_array_mut().expect("rows");
            let all = list.len();
            list.retain_mut(|row| spelled_out(row, "value_json", "value"));
            lost += all - list.len();
        }
        if spelled_out(&mut row, "schema_json", "schema") {
            result.cases.push(case("surrogates", &row));
        } else {
            lost += rows(&row, "encode").count() + rows(&row, "encode_errors").count();
        }
        result.skipped += lost;
    }
    result
}

/// A value in JSON text that strings without unpaired surrogates cannot hold, and how it is refused.
#[derive(Debug, Clone)]
pub struct Unpaired {
    /// The case.
    pub id: String,
    /// The document, unless it has an unpaired surrogate itself.
    pub schema: Option<Json>,
    /// The text of the value.
    pub json: String,
    /// The kind of the error.
    pub kind: String,
    /// The path in the original.
    pub path: Option<String>,
    /// The path of the value whose own encoding failed.
    pub natural_path: Option<String>,
}

/// The rows that [`surrogates`] leaves out.
pub fn unpaired_surrogates() -> Vec<Unpaired> {
    let mut found = vec![];
    for case in rows(&file("surrogates"), "cases") {
        let schema = parse_json(&text(case, "schema_json"));
        for row in rows(case, "encode").chain(rows(case, "encode_errors")) {
            let json = text(row, "value_json");
            if schema.is_none() || parse_json(&json).is_none() {
                found.push(Unpaired {
                    id: text(case, "id"),
                    schema: schema.clone(),
                    json,
                    kind: optional_text(row, "kind").unwrap_or_default(),
                    path: optional_text(row, "path"),
                    natural_path: optional_text(row, "natural_path"),
                });
            }
        }
    }
    found
}

/// Puts the JSON that member `from` spells into member `to`, if it can be read.
fn spelled_out(row: &mut Json, from: &str, to: &str) -> bool {
    match parse_json(&text(row, from)) {
        Some(json) => {
            row[to] = json;
            true
        }
        None => false,
    }
}

/// The value that a recipe of `limits` describes.
pub fn generate(recipe: &Json) -> Value {
    let count = || size(recipe, "count");
    if let Some(Json::String(piece)) = recipe.get("$string") {
        Value::String(piece.repeat(count()))
    } else if let Some(element) = recipe.get("$array") {
        Value::Array(vec![Value::from(element); count()])
    } else if let Some(member) = recipe.get("$record") {
        let entry = |at| (format!("k{at:07}"), Value::from(member));
        Value::Object((0..count()).map(entry).collect())
    } else if let Some(addition) = recipe.get("$plus") {
        let mut base = recipe.as_object().expect("an object").clone();
        base.remove("$plus");
        match (Value::from(&Json::Object(base)), generate(addition)) {
            (Value::Object(mut members), Value::Object(more)) => {
                members.extend(more);
                Value::Object(members)
            }
            _ => panic!("not objects: {recipe}"),
        }
    } else {
        panic!("not a recipe: {recipe}")
    }
}

fn case(family: &str, row: &Json) -> Case {
    let special = family == "builder";
    let mut case = Case {
        family: family.to_owned(),
        id: text(row, "id"),
        subject: subject(row),
        signature: optional_text(row, "signature"),
        fingerprints: row.get("fingerprint").map(|by_width| ["1", "2", "3", "4"].map(|width| bytes(by_width, width))),
        min_width: row.get("min_width").and_then(Json::as_u64),
        encode: vec![],
        encode_errors: vec![],
        decode: vec![],
        decode_errors: vec![],
        framed: vec![],
    };
    for row in rows(row, "encode").chain(rows(row, "payloads")) {
        let value = given(row, "value", special);
        case.encode.push(EncodeRow {
            other_spelling: optional_text(row, "value_json"),
            bytes: bytes(row, "hex"),
            decoded: match row.get("decoded") {
                Some(_) => given(row, "decoded", special),
                None => value.clone(),
            },
            value,
        });
    }
    for row in rows(row, "encode_errors") {
        let mut error = EncodeErrorRow {
            value: given(row, "value", special),
            kind: text(row, "kind"),
            path: optional_text(row, "path"),
            natural_path: row.get("natural_path").map(|_| optional_text(row, "natural_path")),
        };
        // A tuple that is too short: the one such row that the files do not flag.
        if (family, &*case.id, &*error.kind) == ("builder", "tuple-mixed", "tuple_length") {
            error.natural_path = Some(None);
        }
        case.encode_errors.push(error);
    }
    let decoded = ["decode", "decode_errors", "outcomes"];
    for row in decoded.into_iter().flat_map(|name| rows(row, name)) {
        let bytes = bytes(row, "hex");
        match outcome(row, special) {
            Ok(value) => case.decode.push(DecodeRow { bytes, value }),
            Err((kind, offset)) => case.decode_errors.push(DecodeErrorRow { bytes, kind, offset }),
        }
    }
    for row in rows(row, "framed") {
        case.framed.push(FramedRow {
            width: size(row, "bytes"),
            bytes: bytes(row, "hex"),
            outcome: outcome(row, special),
        });
    }
    case
}

fn reject(row: &Json) -> Reject {
    Reject { id: text(row, "id"), subject: subject(row), kind: text(row, "kind") }
}

fn subject(row: &Json) -> Subject {
    match row.get("shape") {
        Some(notation) => Subject::Builder(notation.clone()),
        None => Subject::Schema(row["schema"].clone()),
    }
}

fn outcome(row: &Json, special: bool) -> Result<Given, (String, usize)> {
    match row.get("kind") {
        Some(_) => Err((text(row, "kind"), size(row, "offset"))),
        None => Ok(given(row, "value", special)),
    }
}

fn given(row: &Json, name: &str, special: bool) -> Given {
    Given {
        json: row.get(name).expect("a value").clone(),
        special: special || row.get("special") == Some(&Json::Bool(true)),
    }
}

fn file(family: &str) -> Json {
    let path = folder().join(family).with_extension("json");
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    parse_json(&text).unwrap_or_else(|| panic!("{}: not JSON", path.display()))
}

/// The rows of a list that may be missing.
fn rows<'a>(row: &'a Json, name: &str) -> impl Iterator<Item = &'a Json> {
    row.get(name).into_iter().flat_map(list)
}

fn list(json: &Json) -> impl Iterator<Item = &Json> {
    json.as_array().expect("a list").iter()
}

fn text(row: &Json, name: &str) -> String {
    optional_text(row, name).unwrap_or_else(|| panic!("no text {name} in {row}"))
}

fn optional_text(row: &Json, name: &str) -> Option<String> {
    row.get(name).and_then(Json::as_str).map(str::to_owned)
}

fn bytes(row: &Json, name: &str) -> Vec<u8> {
    from_hex(&text(row, name))
}

fn size(row: &Json, name: &str) -> usize {
    let size = row.get(name).and_then(Json::as_u64);
    size.unwrap_or_else(|| panic!("no size {name} in {row}")) as usize
}
