//! Rules of documents on encode and decode. Expected values are what the drafts of JSON Schema say, and
//! what is written is compared with the unchecked schema, whose bytes have tests of their own.

#[path = "validated_documents/both_ways.rs"]
mod both_ways;
#[path = "validated_documents/formats.rs"]
mod formats;
#[path = "validated_documents/hostile.rs"]
mod hostile;
#[path = "validated_documents/keywords.rs"]
mod keywords;
#[path = "validated_documents/octokit.rs"]
mod octokit;
#[path = "validated_documents/open_api.rs"]
mod open_api;
#[path = "validated_documents/references.rs"]
mod references;
#[path = "validated_documents/settings.rs"]
mod settings;
#[path = "validated_documents/vectors.rs"]
mod vectors;
