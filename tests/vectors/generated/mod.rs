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
    (0x7f14fb12a8a6b33c, "arrays-tuples/tuple-rest", "a tuple with a rest"),
    (0x23215d631508120c, "arrays-tuples/tuple-rest-any", "a tuple with a rest"),
    (0x05f55f492a73087c, "arrays-tuples/tuple-rest-only", "a tuple with a rest"),
    (0xc0ab7dda6c0d76a3, "arrays-tuples/tuple-rest-object", "a tuple with a rest"),
    (0x27e14e664d367480, "arrays-tuples/tuple-items-null-default", "a tuple with a rest"),
    (0xdc8b46caa118288e, "builder/optional-standalone", "an optional outside of a field"),
    (0x1f15c7dd3e1bbe05, "builder/optional-nullable-standalone", "an optional outside of a field"),
    (0x7df8da801ef83537, "builder/nullable-optional-standalone", "an optional outside of a field"),
    (0xad5b21620c91eb82, "builder/tuple-of-optional", "an optional outside of a field"),
    (0x1ae3d9ff86d3074f, "builder/array-of-optional", "an optional outside of a field"),
    (0xcdac40a7558f1fcd, "builder/optional-twice-collapses", "an optional outside of a field"),
    (0x2ba421e552bf7a0d, "builder/literal-nan", "a literal that is no JSON"),
    (0x510a115165d36813, "builder/literal-infinity", "a literal that is no JSON"),
    (0x1cb4e77980c409a4, "errors-paths/path-tuple", "a tuple with a rest"),
    (0xa5cff6e2ab1e81e7, "malformed/tuple-rest", "a tuple with a rest"),
    (0x27c6c102d3de9c39, "random/random-500006", "a tuple with a rest"),
    (0x36604eca99f8aadc, "random/random-500009", "a tuple with a rest"),
    (0x80ede0bc4ddd79eb, "random/random-500050", "a tuple with a rest"),
    (0x858140f8989d8ecb, "random/random-500052", "a tuple with a rest"),
    (0x547acbc3b454f2b9, "random/random-500058", "a tuple with a rest"),
    (0xf7a44dbe4b89f462, "random/random-500080", "a tuple with a rest"),
    (0x154616932b2b4b82, "random/random-500105", "a tuple with a rest"),
    (0x48dd319355628952, "random/random-500110", "a tuple with a rest"),
    (0x30d4728db4378119, "random/random-500114", "a tuple with a rest"),
    (0xfa1937d504156b47, "random/random-500126", "a tuple with a rest"),
    (0xe6a6381dfbf6e2fb, "random/random-500127", "a tuple with a rest"),
    (0x21265f7173060abb, "random/random-500138", "a tuple with a rest"),
    (0x434200dec5ba2e28, "random/random-500155", "a tuple with a rest"),
    (0xa16379b34038e219, "random/random-500166", "a tuple with a rest"),
    (0xf3b64f980bdbed41, "random/random-500171", "a tuple with a rest"),
    (0xce6531fb4abfbb0b, "random/random-500207", "a tuple with a rest"),
    (0x3ddc9931228af0df, "random/random-500245", "a tuple with a rest"),
    (0xc9893bf5aa3004cc, "random/random-500253", "a tag that may be absent"),
    (0x06ec92b3c456c3d4, "random/random-500270", "a tuple with a rest"),
    (0xa426b76a7c833ae6, "random/random-500284", "a tuple with a rest"),
    (0x47d205ada825b307, "random/random-500297", "a tuple with a rest"),
    (0x9962cf761129c3ab, "random/random-500328", "a tuple with a rest"),
    (0x3843cd7367d65937, "random/random-500334", "a tuple with a rest"),
    (0x334f36cb955e79f4, "random/random-500356", "a tag that may be absent"),
    (0x31edc5ffead30643, "random/random-500365", "a tuple with a rest"),
    (0xe8024a4a7467eba7, "random/random-500380", "a tuple with a rest"),
    (0xc3d935566b0dd6e5, "random/random-500399", "a tuple with a rest"),
    (0x5d5f7c091a8a2e5d, "random/random-500400", "a tuple with a rest"),
    (0xe79865a811e2e120, "random/random-500402", "a definition that is nothing but itself"),
    (0xb0de4528fcbd87f0, "random/random-500415", "a definition that is nothing but itself"),
    (0x8417d0ff0b655247, "random/random-500473", "a tuple with a rest"),
    (0x50443cbcd870f45d, "random/random-500486", "a tuple with a rest"),
    (0xec19a5d32c9e175a, "random/random-500496", "a tuple with a rest"),
    (0x7cba559a49539db7, "random/random-500500", "a tuple with a rest"),
    (0x5b8a54e871b7a511, "random/random-500516", "a tuple with a rest"),
    (0x6ee5fe41304290e2, "random/random-500521", "a tuple with a rest"),
    (0xbbc742ac95848fa0, "random/random-500531", "a tuple with a rest"),
    (0xe494169f654ad2c1, "random/random-500545", "a tuple with a rest"),
    (0x29f32462f0650993, "random/random-500584", "a tuple with a rest"),
    (0xcb9492632c4417a5, "random/random-500587", "a tuple with a rest"),
    (0x2590437be852e01d, "recursion/recursive-tuple-rest", "a tuple with a rest"),
    (0x0295f019ace74736, "recursion/nullable-around-recursion-alone", "a definition that is nothing but itself"),
    (0xd26ab259352e995e, "recursion/ref-to-itself-in-defs", "a definition that is nothing but itself"),
    (0xb01c913d64eb09b4, "refs/ref-in-tuple-rest", "a tuple with a rest"),
    (0x2a249a0d3f981cfd, "unions/discriminant-optional", "a tag that may be absent"),
    (0x290789540ca79b9f, "unions/type-string-const-mismatch", "a branch of another JSON type than it declares, or of none"),
    (0x7d77914040f5485f, "vendor-emitted/zod-collections", "a tuple with a rest"),
    (0x8ddc64b52e00b202, "vendor-emitted/valibot-collections", "a tuple with a rest"),
    (0x1aea17aa285c217d, "vendor-emitted/arktype-collections", "a tuple with a rest"),
    (0x40547b52f5740046, "limits/tuple-rest-over", "a tuple with a rest"),
];
