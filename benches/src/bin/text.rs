//! `text`: what it takes to check UTF-8 and borrow it, by length and kind of text: the standard
//! library, `simdutf8`, and the whole of a borrowed decode here. Ratios are to the standard
//! library, the median over rounds of the ratio inside a round.

#![forbid(unsafe_code)]

use std::hint::black_box;

use shorn_bench::measure::thread_time;

/// One way to check a text.
type Check = fn(&[u8]) -> usize;

const ROUNDS: usize = 41;

fn main() {
    // A decode reads a length and makes the same check, so it can only be slower than that.
    let checks: [(&str, Check); 3] = [
        ("std", |text| std::str::from_utf8(text).unwrap().len()),
        ("simdutf8", |text| simdutf8::basic::from_utf8(text).unwrap().len()),
        ("shorn decode", |framed| shorn::decode::<&str>(framed).unwrap().len()),
    ];
    println!("{:<8}{:>8}{:>10}{:>12}{:>14}", "text", "bytes", "std, ns", "simdutf8", "shorn decode");
    for (kind, piece) in [("ASCII", "The quick brown fox. "), ("mixed", "Grüße, 世界! 🚀 ok, ")] {
        for n in [8, 16, 27, 48, 64, 96, 128, 256, 1024, 4096, 16384] {
            let text: String = piece
                .chars()
                .cycle()
                .scan(0, |size, c| {
                    *size += c.len_utf8();
                    (*size <= n).then_some(c)
                })
                .collect();
            let framed = shorn::encode(&text).unwrap();
            let mut times = [const { Vec::new() }; 3];
            let runs = (400_000 / n).max(8);
            for _ in 0..ROUNDS {
                for ((name, check), times) in checks.iter().zip(&mut times) {
                    let input = if *name == "shorn decode" { &framed[..] } else { text.as_bytes() };
                    let start = thread_time();
                    for _ in 0..runs {
                        black_box(check(black_box(input)));
                    }
                    times.push((thread_time() - start).as_nanos() as f64 / runs as f64);
                }
            }
            let median = |mut values: Vec<f64>| {
                values.sort_by(f64::total_cmp);
                values[values.len() / 2]
            };
            let ratio = |i: usize| median(times[i].iter().zip(&times[0]).map(|(a, b)| a / b).collect());
            let (fast, ours) = (ratio(1), ratio(2));
            println!("{kind:<8}{:>8}{:>10.1}{fast:>12.2}{ours:>14.2}", text.len(), median(times[0].clone()));
        }
    }
}
