//! Seeded random schemas, and values that fit a shape. Knows which documents are supported; knows
//! no bytes.
//!
//! ```
//! use shorn_oracle::random::{Rng, shape_schema, value};
//!
//! let mut rng = Rng::new(7);
//! let schema = shape_schema(&mut rng);
//! let shape = shorn_oracle::compile(&schema).unwrap();
//! let value = value(&mut rng, &shape);
//! assert!(shorn_oracle::encode(&shape, &value).is_ok());
//! ```

mod schemas;
mod values;

pub use schemas::shape_schema;
pub use values::{has_values, value};

/// A small generator (xorshift64*): one seed, one sequence, on every machine.
#[derive(Debug, Clone)]
pub struct Rng {
    state: u64,
}

impl Rng {
    /// The sequence of this seed.
    pub fn new(seed: u64) -> Rng {
        // Neighbouring seeds are spread out, and none gives the state 0.
        let state = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1;
        Rng { state }
    }

    /// Any 64 bits.
    pub fn bits(&mut self) -> u64 {
        self.state ^= self.state >> 12;
        self.state ^= self.state << 25;
        self.state ^= self.state >> 27;
        self.state.wrapping_mul(0x2545_F491_4F6C_DD1D)
    }

    /// A number below `bound`.
    pub fn below(&mut self, bound: usize) -> usize {
        (((self.bits() >> 32) * bound as u64) >> 32) as usize
    }

    /// True once in `times`.
    pub fn once_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }

    /// One of the items.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.below(items.len())]
    }
}

/// Nesting of schemas and dynamic values.
const DEPTH: usize = 4;

/// Names that are easy to confuse, order or escape wrongly.
const NAMES: [&str; 18] = [
    "",
    "a",
    "b",
    "id",
    "name",
    "qty",
    "10",
    "9",
    "a.b",
    "a/b",
    "a~b",
    "tab\t",
    "é",
    "数量",
    "\u{FF5E}",
    "\u{1F680}",
    "__proto__",
    "toString",
];

/// Strings of the same sort.
const TEXTS: [&str; 12] = [
    "",
    "a",
    "hello",
    "10",
    "9",
    "\"\\\n\u{1}",
    "é",
    "\u{FFFD}",
    "\u{FEFF}x",
    "\u{FF5E}",
    "\u{1F680}",
    "the quick brown fox jumps over the lazy dog, then over all of the other dogs, \
     then home, where it sleeps until the next day begins and it jumps again",
];

/// Numbers at the edges of encodings.
const NUMBERS: [f64; 14] =
    [0.0, 1.0, -1.0, 63.0, 64.0, -64.0, -65.0, 127.0, 128.0, 0.5, -1.5, 1e21, 1e-7, 9007199254740992.0];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Node, compile, decode, encode, on_big_stack};

    /// Schemas are supported, values fit, and every kind of node turns up.
    #[test]
    fn values_survive() {
        on_big_stack(|| {
            let mut rng = Rng::new(1);
            let mut seen = std::collections::BTreeSet::new();
            for _ in 0..2000 {
                let document = shape_schema(&mut rng);
                let shape = compile(&document).unwrap();
                for node in shape.defs.iter().chain([&shape.root]) {
                    collect(node, &mut seen);
                }
                for _ in 0..4 {
                    let value = value(&mut rng, &shape);
                    let bytes =
                        encode(&shape, &value).unwrap_or_else(|error| panic!("{error:?}\n{document}\n{value:?}"));
                    assert_eq!(decode(&shape, &bytes).as_ref(), Ok(&value), "{document}");
                    assert!(bytes.len() as u64 >= shape.min_size());
                }
            }
            // All but `Float32`, `Bytes` and `Optional`, which no schema reaches.
            assert_eq!(seen.len(), 18, "{seen:?}");
        });
    }

    fn collect(node: &Node, seen: &mut std::collections::BTreeSet<String>) {
        let name = format!("{node:?}");
        let name = name.split(|other: char| !other.is_alphanumeric()).next();
        seen.insert(name.unwrap().to_owned());
        for child in node.children() {
            collect(child, seen);
        }
    }
}
