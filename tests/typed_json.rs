//! x
use shorn::Record;
#[derive(Record)]
struct A { a: u8, #[record(rename="7")] b: Option<String>, c: f64 }
#[derive(Record)]
enum E { Flat(#[record(flatten)] A), Under(u8, u8), Unit, Named { x: u8, #[record(literal="q")] z: () } }
#[test]
fn x() {
    let a = || A { a: 1, b: Some("x".into()), c: -0.0 };
    for e in [E::Flat(a()), E::Under(1,2), E::Unit, E::Named { x: 1, z: () }] { println!("{}", shorn::to_json(&e).unwrap()); }
    println!("{}", shorn::to_json(&a()).unwrap());
}
