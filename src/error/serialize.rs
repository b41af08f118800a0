//! Errors as data, for a log or for the body of a response. It knows serde and the parts of an error;
//! what they mean is said where they are made.

use super::{DecodeError, EncodeError, Issue, Path};
use alloc::string::ToString;
use serde::ser::{Serialize, SerializeMap, Serializer};

/// As its text.
impl Serialize for Path {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// `path`, which is empty for the value as a whole, `rule`, `message`, and `pointer` where there is one.
impl Serialize for Issue {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("path", &self.path)?;
        map.serialize_entry("rule", self.rule())?;
        map.serialize_entry("message", self.message())?;
        if let Some(pointer) = self.pointer() {
            map.serialize_entry("pointer", pointer)?;
        }
        map.end()
    }
}

/// `code`, `path` where there is one, `message`, and `issues` where rules were broken.
///
/// ```
/// use serde_json::json;
/// use shorn::{Codec, Limits};
///
/// let codec = Codec::<[&str]>::new().limits(Limits::new().text(1));
/// let error = codec.encode(&["a", "bc"]).unwrap_err();
/// assert_eq!(
///     serde_json::to_value(error)?,
///     json!({
///         "code": "string_too_large",
///         "path": "[1]",
///         "message": "string_too_large at [1]: expected a shorter string (2 bytes, at most 1)"
///     })
/// );
/// # Ok::<(), serde_json::Error>(())
/// ```
impl Serialize for EncodeError {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("code", self.code())?;
        entries(&mut map, self.path(), &self.to_string(), self.issues())?;
        map.end()
    }
}

/// As an [`EncodeError`], with the `offset`.
///
/// ```
/// use serde_json::json;
///
/// let error = shorn::decode::<(bool, bool)>(&[1, 7]).unwrap_err();
/// assert_eq!(
///     serde_json::to_value(error)?,
///     json!({
///         "code": "invalid_boolean",
///         "offset": 1,
///         "path": "[1]",
///         "message": "invalid_boolean at byte 1, in [1]: expected 00 or 01"
///     })
/// );
/// # Ok::<(), serde_json::Error>(())
/// ```
impl Serialize for DecodeError {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("code", self.code())?;
        map.serialize_entry("offset", &self.offset())?;
        entries(&mut map, self.path(), &self.to_string(), self.issues())?;
        map.end()
    }
}

fn entries<M: SerializeMap>(map: &mut M, path: Option<&Path>, message: &str, issues: &[Issue]) -> Result<(), M::Error> {
    if let Some(path) = path {
        map.serialize_entry("path", path)?;
    }
    map.serialize_entry("message", message)?;
    if !issues.is_empty() {
        map.serialize_entry("issues", issues)?;
    }
    Ok(())
}
