//! What the command prints for files that are there: the transcripts of `tests/cmd`, run in
//! `fixtures/cli`. Bytes and signatures in them are those of the wire format's section 14.

/// `TRYCMD=overwrite` writes what is printed into the transcripts.
#[test]
fn transcripts() {
    let here = env!("CARGO_MANIFEST_DIR");
    // The paths in the transcripts are those that a reader would type.
    std::env::set_current_dir(format!("{here}/../fixtures/cli")).expect("the fixtures are there");
    trycmd::TestCases::new()
        .register_bin("shorn", trycmd::cargo::cargo_bin!("shorn"))
        .env("COLUMNS", "100")
        .case(format!("{here}/tests/cmd/*.trycmd"));
}
