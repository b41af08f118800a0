//! What must hold before a time counts: every codec gives the value back, and rules change no byte.

use super::{Codec, Visitor};

/// A codec that passed: its name and its bytes of the value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Checked {
    /// As the tables call it.
    pub name: &'static str,
    /// The payload.
    pub bytes: Vec<u8>,
}

/// Asserts it of every codec that `each` visits.
pub fn check<T: PartialEq>(value: &T, each: impl FnOnce(&mut Check<'_, T>)) -> Vec<Checked> {
    let mut check = Check { value, passed: Vec::new() };
    each(&mut check);
    check.passed
}

/// The visitor behind [`check`].
#[derive(Debug)]
pub struct Check<'v, T> {
    value: &'v T,
    passed: Vec<Checked>,
}

impl<T: PartialEq> Visitor<T> for Check<'_, T> {
    fn visit<C: Codec<T> + 'static, V: Codec<T> + 'static>(&mut self, name: &'static str, raw: C, validated: V) {
        let bytes = checked(name, &raw, self.value);
        assert!(checked(name, &validated, self.value) == bytes, "{name}: rules change the bytes");
        self.passed.push(Checked { name, bytes });
    }
}

/// The payload, once it is certain that every operation gives the value back.
fn checked<T: PartialEq, C: Codec<T>>(name: &str, codec: &C, value: &T) -> Vec<u8> {
    let bytes = codec.encode(value).expect("a value that keeps its rules is written");
    assert!(codec.decode(&bytes).expect("and read") == *value, "{name}: decode(encode(x)) is not x");
    let mut reused = Vec::new();
    for _ in 0..2 {
        reused.clear();
        codec.encode_into(value, &mut reused).expect("it was written before");
        // The members of an Avro map have no order, but those of a record do.
        assert!(reused == bytes, "{name}: the reused buffer differs");
    }
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::validated::model::{self, Broken};
    use crate::validated::typed::Ruled;
    use crate::validated::{Refused, document, typed};
    use serde_json::Value as Json;

    /// Asserts that every codec refuses `value` for its rules, in both directions, and not without them.
    struct Refuse<'v, T> {
        rule: &'static str,
        value: &'v T,
    }

    impl<T: PartialEq> Visitor<T> for Refuse<'_, T> {
        fn visit<C: Codec<T> + 'static, V: Codec<T> + 'static>(&mut self, name: &'static str, raw: C, validated: V) {
            let bytes = checked(name, &raw, self.value);
            let rule = self.rule;
            assert!(matches!(validated.encode(self.value), Err(Refused::Rules)), "{name} writes {rule}");
            let mut kept = b"kept".to_vec();
            assert!(
                matches!(validated.encode_into(self.value, &mut kept), Err(Refused::Rules)),
                "{name} writes {rule}"
            );
            assert_eq!(kept, b"kept", "{name} wrote some of {rule}");
            assert!(matches!(validated.decode(&bytes), Err(Refused::Rules)), "{name} reads {rule}");
        }
    }

    fn every_codec<T: Ruled>(value: &T, broken: &[Broken<T>]) {
        let json = |value: &T| serde_json::to_value(value).unwrap();
        let of_types = check(value, |check| typed::each(check));
        let of_documents = check(&json(value), |check| document::each::<T>(check));
        // The two paths write the same.
        assert_eq!(of_types[0], of_documents[0]);
        for (rule, value) in broken {
            typed::each(&mut Refuse { rule, value });
            document::each::<T>(&mut Refuse::<Json> { rule, value: &json(value) });
        }
    }

    #[test]
    fn every_codec_gives_values_back_and_refuses_what_breaks_a_rule() {
        every_codec(&model::person(), &model::broken_persons());
        every_codec(&model::event(), &model::broken_events());
        every_codec(&model::events(100), &model::broken_batches());
    }
}
