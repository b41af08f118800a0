//! Rules of documents on encode and decode. Expected values are what the drafts of JSON Schema say.
