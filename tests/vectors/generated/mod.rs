// Written by `cargo run -p shorn-typegen` from fixtures/wire.

#![allow(clippy::large_enum_variant)] // The vectors' shapes, as they are.

use super::prelude::{Types, Without};

mod arrays_tuples;
mod builder;
mod dynamic;
mod enums_literals;
mod errors_paths;
mod fingerprints;
mod malformed;
mod nullable_optional;
mod objects_bitmaps;
mod random_0;
mod random_1;
mod random_2;
mod random_3;
mod random_4;
mod random_5;
mod random_6;
mod records_open_objects;
mod recursion;
mod refs;
mod structure_precedence;
mod unions;
mod uuid;
mod vendor_emitted;
mod surrogates;
mod limits;

/// The types, by the keys of their shapes.
pub(crate) const TYPES: &[Types] = &[
    arrays_tuples::TYPES,
    builder::TYPES,
    dynamic::TYPES,
    enums_literals::TYPES,
    errors_paths::TYPES,
    fingerprints::TYPES,
    malformed::TYPES,
    nullable_optional::TYPES,
    objects_bitmaps::TYPES,
    random_0::TYPES,
    random_1::TYPES,
    random_2::TYPES,
    random_3::TYPES,
    random_4::TYPES,
    random_5::TYPES,
    random_6::TYPES,
    records_open_objects::TYPES,
    recursion::TYPES,
    refs::TYPES,
    structure_precedence::TYPES,
    unions::TYPES,
    uuid::TYPES,
    vendor_emitted::TYPES,
    surrogates::TYPES,
    limits::TYPES,
];

/// The shapes that no Rust type has: key, the first case with it, reason.
pub(crate) const WITHOUT: Without = &[
    (0xdc8b46caa118288e, "builder/optional-standalone", "an optional outside of a field"),
    (0x1f15c7dd3e1bbe05, "builder/optional-nullable-standalone", "an optional outside of a field"),
    (0x7df8da801ef83537, "builder/nullable-optional-standalone", "an optional outside of a field"),
    (0xad5b21620c91eb82, "builder/tuple-of-optional", "an optional outside of a field"),
    (0x1ae3d9ff86d3074f, "builder/array-of-optional", "an optional outside of a field"),
    (0xcdac40a7558f1fcd, "builder/optional-twice-collapses", "an optional outside of a field"),
    (0x2ba421e552bf7a0d, "builder/literal-nan", "a literal that is no JSON"),
    (0x510a115165d36813, "builder/literal-infinity", "a literal that is no JSON"),
    (0xc9893bf5aa3004cc, "random/random-500253", "a tag that may be absent"),
    (0x334f36cb955e79f4, "random/random-500356", "a tag that may be absent"),
    (0xe79865a811e2e120, "random/random-500402", "a definition that is nothing but itself"),
    (0xb0de4528fcbd87f0, "random/random-500415", "a definition that is nothing but itself"),
    (0x0295f019ace74736, "recursion/nullable-around-recursion-alone", "a definition that is nothing but itself"),
    (0xd26ab259352e995e, "recursion/ref-to-itself-in-defs", "a definition that is nothing but itself"),
    (0x2a249a0d3f981cfd, "unions/discriminant-optional", "a tag that may be absent"),
    (0x290789540ca79b9f, "unions/type-string-const-mismatch", "a branch of another JSON type than it declares, or of none"),
];
