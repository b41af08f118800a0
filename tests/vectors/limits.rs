//! The vectors with values too large to write down: the values by hand, everything expected from the
//! vectors. The digests are checked with the oracle's bytes, which are compared with here.

use super::prelude::{BTreeMap, Json, Record, Settings};
use super::{key, types, without};
use shorn::Encode;
use shorn_oracle::vectors::{self, Digest, LimitCase};
use shorn_oracle::{compile, on_big_stack};

#[derive(Record)]
struct Open {
    a: bool,
    #[record(flatten)]
    extras: BTreeMap<String, bool>,
}

#[derive(Record)]
struct Flags(bool, #[record(rest)] Vec<bool>);

#[test]
fn every_limit() {
    on_big_stack(|| {
        let (types, without) = (types(), without());
        let (mut passed, mut untyped) = (0, 0);
        for case in vectors::limits() {
            let shape = compile(&case.schema).expect("a supported schema");
            let key = key(&shape);
            let Some(subject) = types.get(&key) else {
                assert!(without.contains_key(&key), "{}: a new shape", case.id);
                untyped += 1;
                continue;
            };
            assert_eq!(subject.shape().signature(), Some(case.signature.as_str()), "{}", case.id);
            match &case.outcome {
                Err(kind) => assert_eq!(refusal(&case), kind, "{}", case.id),
                Ok(Digest { length, head, .. }) => {
                    let bytes = shorn_oracle::encode(&shape, &vectors::generate(&case.recipe)).expect("bytes");
                    assert_eq!((bytes.len(), bytes.starts_with(head)), (*length, true), "{}", case.id);
                    let held = subject.decode(&bytes, 0).unwrap_or_else(|error| panic!("{}: {error}", case.id));
                    let again = held.encode(Settings { width: 0, message: u64::MAX });
                    assert!(again.is_ok_and(|again| again == bytes), "{}", case.id);
                }
            }
            passed += 1;
        }
        println!("limits: {passed} rows, {untyped} without a type");
        assert!(passed > 0);
    });
}

/// The kind of the error for a value that a limit refuses.
fn refusal(case: &LimitCase) -> &'static str {
    let (recipe, count) = (&case.recipe, case.recipe["count"].as_u64().unwrap_or(0) as usize);
    let record = |count| (0..count).map(|at| (format!("k{at:07}"), true)).collect::<BTreeMap<_, _>>();
    fn kind<T: Encode>(value: &T) -> &'static str {
        shorn::encode(value).expect_err("a limit").code()
    }
    match case.id.as_str() {
        "array-million-plus-one" => kind(&vec![true; count]),
        "tuple-rest-over" => kind(&Flags(true, vec![true; count - 1])),
        "record-million-plus-one" => kind(&record(count)),
        "dynamic-array-over" => kind(&Json::Array(vec![Json::Null; count])),
        "extras-over" => {
            kind(&Open { a: true, extras: record(recipe["$plus"]["count"].as_u64().expect("a count") as usize) })
        }
        _ => match recipe["$string"].as_str() {
            Some(piece) => kind(&piece.repeat(count)),
            None => panic!("{}: no value by hand", case.id),
        },
    }
}
