//! Every target over its seeds and over what was once found, without the fuzzer and without a sanitizer.
//! `SHORN_FUZZ_CORPUS=DIR` adds the files of `DIR/TARGET`.

use shorn_fuzz::{seeds, targets};
use shorn_oracle::random::Rng;
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

/// Inputs by chance: seeds that were changed, and documents and shapes made of any bytes. Few of them, since this is not
/// what a fuzzer is; `SHORN_FUZZ_INPUTS` says how many of each target.
#[test]
fn inputs_by_chance() {
    let most = std::env::var("SHORN_FUZZ_INPUTS").map_or(300, |most| most.parse().expect("a number"));
    shorn_oracle::on_big_stack(|| {
        let seeds = seeds::all(1_000);
        for (target, body) in targets::ALL {
            let mut rng = Rng::new(most);
            for _ in 0..most {
                let mut input = match rng.below(3) {
                    0 => made(&mut rng, target),
                    _ => rng.pick(&seeds[target]).clone(),
                };
                for _ in 0..rng.below(4) {
                    change(&mut rng, &mut input);
                }
                let caught = std::panic::catch_unwind(|| body(&input));
                assert!(caught.is_ok(), "{target} of {input:?}");
            }
        }
    });
}

/// A document or a shape made of bytes, and a message of bytes that mostly mean something.
fn made(rng: &mut Rng, target: &str) -> Vec<u8> {
    let mut input = match target {
        "agreement" | "identity" => vec![128],
        "inspect_frames" => vec![rng.below(2) as u8],
        _ => vec![],
    };
    let length = rng.below(300);
    input.extend([(4 * rng.below(4) + 2 + rng.below(2)) as u8, length as u8, (length >> 8) as u8]);
    input.extend((0..length).map(|_| rng.bits() as u8));
    input.extend((0..rng.below(40)).map(|_| if rng.once_in(4) { rng.bits() as u8 } else { rng.below(6) as u8 }));
    input
}

fn change(rng: &mut Rng, input: &mut Vec<u8>) {
    let at = rng.below(input.len() + 1);
    match (rng.below(4), input.get_mut(at)) {
        (0, Some(byte)) => *byte = rng.bits() as u8,
        (1, Some(byte)) => *byte ^= 1 << rng.below(8),
        (2, Some(_)) => {
            input.remove(at);
        }
        _ => input.insert(at, rng.bits() as u8),
    }
}
