//! Nanoseconds for a byte of input, from a kilobyte to 64 megabytes, of messages as they are and of messages made to
//! be slow. What grows with the size more than memory explains is a fault.
//!
//! `cargo run --release -p shorn-flat` prints the table, `-- WORD` the rows whose names have the word in them,
//! `-- --quick` all up to a megabyte. It links no peer, and is built in two minutes.
//!
//! | file | knows |
//! |---|---|
//! | this one | sizes, clocks and the table |
//! | `types` | messages of Rust types |
//! | `documents` | messages and JSON text of documents |

mod documents;
mod types;

use std::hint::black_box;
use std::time::Duration;

/// Bytes of input, as near as each row comes.
const SIZES: [usize; 5] = [1 << 10, 32 << 10, 1 << 20, 8 << 20, 64 << 20];
/// How long a cell is measured, and how often at least.
const TIME: Duration = Duration::from_millis(200);
const ROUNDS: usize = 3;

/// What is measured: bytes of input, and the work on them.
pub(crate) type Work = (usize, Box<dyn FnMut()>);

/// One kind of input.
pub(crate) struct Row {
    pub(crate) name: String,
    /// Bytes up to which it is made: what takes hundreds of bytes of memory for each is not made in its full size.
    pub(crate) most: usize,
    pub(crate) make: Box<dyn Fn(usize) -> Work>,
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).filter(|word| word != "--quick").collect();
    let quick = std::env::args().any(|word| word == "--quick");
    println!("| input | 1 KB | 32 KB | 1 MB | 8 MB | 64 MB | largest / smallest |");
    println!("|---|---:|---:|---:|---:|---:|---:|");
    for row in types::rows().into_iter().chain(documents::rows()) {
        if !words.iter().all(|word| row.name.contains(&**word)) {
            continue;
        }
        let sizes = SIZES.iter().take(if quick { 3 } else { SIZES.len() });
        let cells: Vec<Option<f64>> = sizes.map(|size| (*size <= row.most).then(|| measure(&row, *size))).collect();
        let taken = || cells.iter().flatten();
        let (least, most) = (taken().copied().fold(f64::MAX, f64::min), taken().copied().fold(0.0, f64::max));
        let texts = (0..SIZES.len()).map(|i| match cells.get(i).copied().flatten() {
            Some(ns) => format!("{ns:.2}"),
            None => String::new(),
        });
        println!("| {} | {} | {:.1} |", row.name, texts.collect::<Vec<_>>().join(" | "), most / least);
    }
}

/// Nanoseconds a byte: the least of several rounds, each of enough runs for the clock.
fn measure(row: &Row, size: usize) -> f64 {
    let (bytes, mut work) = (row.make)(size);
    let once = time(1, &mut work);
    let runs = (TIME.as_nanos() / ROUNDS as u128 / once.as_nanos().max(1)).clamp(1, 1_000_000) as u32;
    let least = (0..ROUNDS).map(|_| time(runs, &mut work) / runs).min().unwrap_or(once);
    least.min(once).as_nanos() as f64 / bytes as f64
}

/// Time of this thread alone, whatever else the machine does.
fn time(runs: u32, work: &mut Box<dyn FnMut()>) -> Duration {
    let before = now();
    (0..runs).for_each(|_| black_box(&mut *work)());
    now().saturating_sub(before)
}

fn now() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Duration::new(time.tv_sec as u64, time.tv_nsec as u32)
}
