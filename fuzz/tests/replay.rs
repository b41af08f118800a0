//! Every target over its seeds and over what was once found, without the fuzzer and without a sanitizer.
//! `SHORN_FUZZ_CORPUS=DIR` adds the files of `DIR/TARGET`.

use shorn_fuzz::{seeds, targets};
use std::path::{Path, PathBuf};

/// The inputs in a folder, if it is there.
fn inputs(folder: PathBuf) -> impl Iterator<Item = (PathBuf, Vec<u8>)> {
    let files = std::fs::read_dir(folder).into_iter().flatten();
    files.filter_map(|file| {
        let path = file.ok()?.path();
        let input = std::fs::read(&path).ok()?;
        Some((path, input))
    })
}

#[test]
fn seeds_and_regressions() {
    shorn_oracle::on_big_stack(|| {
        let seeds = seeds::all(1_000);
        let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("regressions");
        let corpus = std::env::var_os("SHORN_FUZZ_CORPUS").map(PathBuf::from);
        for (target, body) in targets::ALL {
            let seeds = &seeds[target];
            assert!(seeds.len() > 100, "{} seeds of {target}", seeds.len());
            seeds.iter().for_each(|input| body(input));
            for (path, input) in
                inputs(kept.join(target)).chain(corpus.iter().flat_map(|folder| inputs(folder.join(target))))
            {
                println!("{}", path.display());
                body(&input);
            }
        }
    });
}
