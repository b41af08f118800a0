//! What the derive says of mistakes, word for word, and what it must not complain about.
//!
//! `TRYBUILD=overwrite cargo test -p shorn-derive --test ui` writes the `.stderr` files anew; read
//! them before they are committed.

#[test]
fn mistakes_are_told_with_their_remedy() {
    trybuild::TestCases::new().compile_fail("tests/ui/fail/*.rs");
}

/// What only the compiler can find, partly in its own words: those of the toolchain that is pinned for tests,
/// with the library's default features.
#[test]
fn mistakes_that_the_compiler_finds() {
    trybuild::TestCases::new().compile_fail("tests/ui/compiler/*.rs");
}

#[test]
fn what_is_right_compiles() {
    trybuild::TestCases::new().pass("tests/ui/pass/*.rs");
}
