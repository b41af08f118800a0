//! Writes what the fuzzer starts from: `seeds DIR [MOST]`, a folder for each target in DIR, with MOST files at most.

use std::path::PathBuf;

fn main() -> std::io::Result<()> {
    let mut arguments = std::env::args().skip(1);
    let folder = PathBuf::from(arguments.next().expect("a folder"));
    let most = arguments.next().map_or(2_000, |most| most.parse().expect("a number"));
    for (target, inputs) in shorn_fuzz::seeds::all(most) {
        let folder = folder.join(target);
        std::fs::create_dir_all(&folder)?;
        for (at, input) in inputs.iter().enumerate() {
            std::fs::write(folder.join(format!("seed-{at:05}")), input)?;
        }
    }
    Ok(())
}
