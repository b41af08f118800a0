//! Counts that the rest of the input cannot hold, where the fewest bytes of an element are not those
//! of its Rust type: a reference to a definition is one byte, and which types are definitions
//! depends on the root. Damaged messages, compared with the oracle.

use super::prelude::{BTreeMap, Record};
use shorn::{Decode, Encode};
use shorn_oracle::{compile, decode};
use std::collections::VecDeque;

#[derive(Record)]
struct Argument {
    name: String,
    value: Expression,
}

#[derive(Record)]
#[record(tag = "kind")]
enum Expression {
    Call { name: String, arguments: Vec<Argument> },
    Number { value: f64 },
    Pairs { pairs: VecDeque<(Expression, u64)>, named: BTreeMap<String, Argument> },
    Both { both: Box<[Expression; 2]> },
}

/// Not recursive, though each of its parts is behind a pointer.
#[derive(Record)]
struct Outer {
    holder: Box<Holder>,
    weight: u64,
}

#[derive(Record)]
struct Holder {
    leaf: Box<Leaf>,
    leaves: Vec<Leaf>,
    weight: f64,
}

#[derive(Record)]
struct Leaf {
    x: f64,
    y: f64,
}

fn number(value: f64) -> Expression {
    Expression::Number { value }
}

fn argument(name: &str, value: Expression) -> Argument {
    Argument { name: name.to_owned(), value }
}

fn call(arguments: Vec<Argument>) -> Expression {
    Expression::Call { name: "f".to_owned(), arguments }
}

fn holder() -> Holder {
    Holder { leaf: Box::new(Leaf { x: 0.5, y: 1.0 }), leaves: vec![Leaf { x: 1.0, y: 2.0 }], weight: 0.0 }
}

fn agrees<T: Record + Encode + for<'de> Decode<'de>>(value: &T) {
    let shape = compile(&T::json_schema().expect("a document")).expect("a shape");
    let whole = shorn::encode(value).expect("a message");
    let mut inputs: Vec<Vec<u8>> = (0..whole.len()).map(|at| whole[..at].to_vec()).collect();
    for at in 0..whole.len() {
        for byte in [0, 1, 2, 3, 5, 0x7f, 0x80, 0xff] {
            let mut damaged = whole.clone();
            damaged[at] = byte;
            inputs.push(damaged.clone());
            damaged.truncate(at + 3);
            inputs.push(damaged);
        }
    }
    for input in inputs {
        let expected = decode(&shape, &input).map(drop).map_err(|error| (error.kind, error.offset));
        let got = shorn::decode::<T>(&input).map(drop).map_err(|error| (error.code(), error.offset()));
        assert_eq!(got, expected, "{}: {input:02x?}", std::any::type_name::<T>());
    }
}

#[test]
fn definitions_by_value() {
    let both = Expression::Both { both: Box::new([number(2.0), call(vec![])]) };
    agrees(&call(vec![argument("a", number(1.0)), argument("b", both)]));
    agrees(&Expression::Pairs {
        pairs: [(number(1.0), 3), (call(vec![]), 4)].into(),
        named: [("k".to_owned(), argument("z", number(3.0)))].into(),
    });
    // The same types, and another of them is the definition.
    agrees(&argument("root", call(vec![argument("a", number(1.0)), argument("b", number(2.0))])));
}

#[test]
fn no_definitions_behind_pointers() {
    agrees(&vec![Outer { holder: Box::new(holder()), weight: 1 }]);
    agrees(&vec![Box::new(holder())]);
    agrees(&[Outer { holder: Box::new(holder()), weight: 1 }, Outer { holder: Box::new(holder()), weight: 2 }]);
}
