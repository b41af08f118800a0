//! Text that was changed by chance: taken or refused as by value, with the same bytes. It knows
//! texts; what they mean is `serde_json`'s.

use crate::{check_bytes, check_text, schema_of, spelling};
use shorn_oracle::random::Rng;
use shorn_oracle::{on_big_stack, vectors};

/// Bytes that matter to JSON, and some that do not.
const BYTES: &[u8] = b"{}[]\",:\\/ \n\t\r0123456789+-.eEtrufalsn\x00\x1f\x7f\x80\xc3\xa9\xff";

const PIECES: [&str; 16] = [
    "null",
    "true",
    "false",
    "\"\"",
    "{}",
    "[]",
    "-0",
    "1e3",
    "\\u0041",
    "\\ud83d\\ude80",
    "\"a\":1,",
    ",",
    "  ",
    "1.0",
    "é",
    "\\",
];

fn mutate(rng: &mut Rng, text: &mut Vec<u8>) {
    for _ in 0..=rng.below(3) {
        let at = rng.below(text.len() + 1);
        match rng.below(7) {
            0 => text.truncate(at),
            1 if at < text.len() => text[at] = *rng.pick(BYTES),
            2 if at < text.len() => text[at] ^= 1 << rng.below(8),
            3 if at < text.len() => {
                text.remove(at);
            }
            4 => text.insert(at, *rng.pick(BYTES)),
            5 => {
                text.splice(at..at, rng.pick(&PIECES).bytes());
            }
            _ => {
                // A piece of the text twice, which repeats keys.
                let end = (at + rng.below(12)).min(text.len());
                let piece = text[at..end].to_vec();
                text.splice(at..at, piece);
            }
        }
    }
}

#[test]
fn texts_changed_by_chance() {
    on_big_stack(|| {
        let mut rng = Rng::new(7);
        let mut texts = Vec::new();
        for case in vectors::load_all() {
            let schema = schema_of(&case);
            for value in case.encode.iter().filter_map(|row| row.value.value().to_json()) {
                let spelled = rng.pick(&spelling::ALL)(&value);
                if spelled.len() < 2_000 {
                    texts.push((schema.clone(), spelled, format!("{}/{}", case.family, case.id)));
                }
            }
        }
        let mut taken = 0;
        for _ in 0..100_000 {
            let (schema, text, place) = rng.pick(&texts);
            let mut text = text.clone().into_bytes();
            mutate(&mut rng, &mut text);
            taken += usize::from(check_text(schema, &text, place));
        }
        println!("{taken} of 100000 taken");
        assert!((5_000..95_000).contains(&taken), "{taken}");
    });
}

#[test]
fn bytes_changed_by_chance() {
    on_big_stack(|| {
        let mut rng = Rng::new(8);
        for case in vectors::load_all() {
            let schema = schema_of(&case);
            for row in case.encode.iter().filter(|row| row.bytes.len() < 500) {
                for _ in 0..10 {
                    let mut bytes = row.bytes.clone();
                    let at = rng.below(bytes.len() + 1);
                    match bytes.get_mut(at) {
                        Some(byte) => *byte ^= 1 << rng.below(8),
                        None => bytes.push(rng.below(256) as u8),
                    }
                    check_bytes(&schema, &bytes, &format!("{}/{}", case.family, case.id));
                }
            }
        }
    });
}
