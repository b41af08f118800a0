//! One type held against the oracle: shape, bytes, and refusals; and the plan of its shape, which
//! walks what the derive unrolls, against the oracle too. Knows the codecs and nothing of any type.

use crate::sample::{Beyond, Sample};
use serde_json::Value as Json;
use shorn::{Codec, Describe, Limits, Schema};
use shorn_oracle::random::Rng;
use shorn_oracle::value::to_hex;
use shorn_oracle::{Shape, Value};
use std::any::type_name;

/// Values of each type.
const VALUES: usize = 24;
/// Longest message of which every byte is changed.
const LONGEST: usize = 160;
/// Limits that each value is written and read under.
const ROUNDS: usize = 12;
/// Inputs of each type that are no message to begin with.
const NOISE: usize = 400;

/// Integers as the format has them, so that both sides refuse the same.
const LIMITS: Limits = Limits::new().safe_integers(true);

/// Holds `T` against the oracle.
pub(crate) fn agrees<T: Sample>() {
    // The generator's seed is the type's name, so that families do not share their luck.
    let seed = type_name::<T>().bytes().fold(7, |seed: u64, byte| seed.wrapping_mul(31) + u64::from(byte));
    let mut rng = Rng::new(seed);
    let held = Held::<T>::new();
    for _ in 0..VALUES {
        let sample = T::sample(&mut rng);
        let message = held.same_bytes(&sample);
        held.same_limits(&sample, &message, &mut rng);
        if message.len() <= LONGEST {
            held.same_answers_around(&message, &mut rng);
        }
    }
    for _ in 0..NOISE {
        let noise: Vec<u8> = (0..rng.below(16)).map(|_| noise_byte(&mut rng)).collect();
        held.same_answer(&noise);
    }
}

/// The shape that the oracle compiles from the type's document.
fn same_shape<T: Sample>() -> Shape {
    let name = type_name::<T>();
    let document = T::json_schema().unwrap_or_else(|error| panic!("{name}: {error}"));
    let theirs = shorn_oracle::compile(&document).unwrap_or_else(|error| panic!("{name}: {error:?} in {document}"));
    let ours = T::shape();
    let signature = theirs.signature().unwrap();
    assert_eq!(ours.signature(), Some(&*signature), "{name}: {document}");
    for width in 1..=4 {
        let fingerprint = shorn_oracle::fingerprint(&signature, width);
        assert_eq!(ours.fingerprint(width).unwrap().as_bytes(), fingerprint, "{name}, {width} bytes");
    }
    // What the type's decoder compares counts with is what the format says.
    // (A reference takes one byte, whatever it leads to: that is for the messages to show.)
    if theirs.defs.is_empty() {
        assert_eq!(<T as Describe>::MIN as u64, theirs.min_size(), "{name}: {signature}");
    }
    assert_eq!(ours.min_width() as u64, theirs.min_size(), "{name}: {signature}");
    theirs
}

/// A type, ready to be compared.
pub(crate) struct Held<T> {
    codec: Codec<T>,
    plan: Schema,
    shape: Shape,
}

impl<T: Sample> Held<T> {
    /// Holds the shapes against each other first.
    pub(crate) fn new() -> Held<T> {
        let shape = same_shape::<T>();
        Held { codec: Codec::new().limits(LIMITS), plan: Schema::from(T::shape()), shape }
    }

    /// The message of a value, by every road that leads to one.
    pub(crate) fn same_bytes(&self, sample: &T) -> Vec<u8> {
        let name = type_name::<T>();
        let value = sample.value();
        let expected = shorn_oracle::encode(&self.shape, &value)
            .unwrap_or_else(|error| panic!("{name}: {error:?} for {sample:?}"));
        assert_eq!(self.codec.encode(sample).unwrap(), expected, "{name}: {sample:?}");
        assert_eq!(shorn::encode(sample).unwrap(), expected, "{name}: {sample:?}");
        assert_eq!(self.codec.encoded_len(sample).unwrap(), expected.len(), "{name}: {sample:?}");
        // A limit that the bound of the value reaches and the value does not: the careful encoder.
        let tight = self.codec.limits(LIMITS.message(expected.len() as u64));
        assert_eq!(tight.encode(sample).unwrap(), expected, "{name}, carefully: {sample:?}");
        let mut behind = vec![1, 2, 3];
        tight.encode_into(sample, &mut behind).unwrap();
        assert_eq!((&behind[..3], &behind[3..]), (&[1, 2, 3][..], &*expected), "{name}: {sample:?}");
        if let Some(less) = expected.len().checked_sub(1) {
            let too_tight = self.codec.limits(LIMITS.message(less as u64));
            assert_eq!(too_tight.encode(sample).unwrap_err().code(), "message_too_large", "{name}: {sample:?}");
            assert_eq!(too_tight.encode_into(sample, &mut behind).unwrap_err().code(), "message_too_large");
            assert_eq!(behind.len(), 3 + expected.len(), "{name}: {sample:?}");
        }
        self.same_frame(sample, &value);
        if let Some(json) = value.to_json() {
            assert_eq!(self.plan.encode(&json).unwrap(), expected, "{name}, by the plan: {json}");
        }

        let back = self.codec.decode(&expected).unwrap_or_else(|error| panic!("{name}: {error} for {sample:?}"));
        assert_eq!(order(T::BEYOND, back.value()), order(T::BEYOND, value), "{name}");
        expected
    }

    /// Whatever the limits, what is written under them is what is read under them, by the type and by
    /// the plan of its shape, and both count alike.
    fn same_limits(&self, sample: &T, message: &[u8], rng: &mut Rng) {
        let name = type_name::<T>();
        let json = sample.value().to_json();
        for _ in 0..ROUNDS {
            let limits = limits(rng, message.len());
            let codec = self.codec.limits(limits);
            let (written, read) = (codec.encode(sample), codec.decode(message));
            assert_eq!(written.is_ok(), read.is_ok(), "{name}, {limits:?}: {written:?}, {read:?} for {sample:?}");
            let Some(json) = &json else { continue };
            let plan = self.plan.clone().limits(limits);
            let (by_value, read) = (plan.encode(json), plan.decode(message));
            assert_eq!(by_value.is_ok(), read.is_ok(), "{name}, {limits:?}: {by_value:?}, {read:?} for {json}");
            let text = json.to_string();
            let mut out = Vec::new();
            let writing = [plan.encode_json(text.as_bytes()), plan.encode_serde(json)];
            for written in writing {
                let place = |error: &shorn::EncodeError| (error.code(), error.path().map(ToString::to_string));
                let (written, by_value) = (written.as_ref().err().map(place), by_value.as_ref().err().map(place));
                assert_eq!(written, by_value, "{name}, {limits:?} for {json}");
            }
            let reading = [plan.decode_to_json(message, &mut out), plan.decode_serde::<Json>(message).map(|_| ())];
            for again in reading {
                let place = |error: &shorn::DecodeError| (error.code(), error.offset());
                let (again, read) = (again.as_ref().err().map(place), read.as_ref().err().map(place));
                assert_eq!(again, read, "{name}, {limits:?} for {json}");
            }
            // The depth of a type is counted by types, and that of a plan by definitions.
            let same_depth = limits.depth(256) == limits;
            assert!(
                !same_depth || written.is_ok() == by_value.is_ok(),
                "{name}, {limits:?}: {written:?}, {by_value:?}"
            );
        }
    }

    /// The same behind a fingerprint.
    fn same_frame(&self, sample: &T, value: &Value) {
        let framed = self.codec.fingerprinted(2).unwrap();
        let frame = framed.encode(sample).unwrap();
        assert_eq!(frame, shorn_oracle::encode_framed(&self.shape, 2, value).unwrap());
        for end in 0..frame.len().min(40) {
            let theirs = shorn_oracle::decode_framed(&self.shape, 2, &frame[..end]);
            same::<T>(&framed.decode(&frame[..end]).map(|v| v.value()), &theirs, &frame[..end]);
        }
    }

    /// The message cut at each byte, changed in each byte, and lengthened.
    fn same_answers_around(&self, message: &[u8], rng: &mut Rng) {
        for end in 0..message.len() {
            self.same_answer(&message[..end]);
        }
        for at in 0..message.len() {
            let was = message[at];
            let others = [0, 1, 2, 0x7f, 0x80, 0xff, was ^ 1, was ^ 0x80, was.wrapping_add(1), was.wrapping_sub(1)];
            for byte in others.into_iter().chain([rng.bits() as u8]).filter(|byte| *byte != was) {
                let mut changed = message.to_vec();
                changed[at] = byte;
                self.same_answer(&changed);
            }
        }
        for more in [&[0][..], &[1], &[0x80], &[0xff; 9]] {
            self.same_answer(&[message, more].concat());
        }
    }

    /// Both take the input with one value, or refuse it alike.
    pub(crate) fn same_answer(&self, input: &[u8]) {
        let ours = self.codec.decode(input);
        let theirs = shorn_oracle::decode(&self.shape, input);
        if let (Ok(value), true) = (&ours, T::BEYOND.one_message()) {
            assert_again(self.codec.encode(value).unwrap(), input, value);
        }
        same::<T>(&ours.map(|v| v.value()), &theirs, input);
        self.same_by_the_plan(&theirs, input);

        let ours = self.codec.decode_prefix(input).map(|(value, rest)| (value, input.len() - rest.len()));
        let theirs = shorn_oracle::decode_prefix(&self.shape, input);
        if let (Ok((_, ours)), Ok((_, theirs))) = (&ours, &theirs) {
            assert_eq!(ours, theirs, "bytes taken of {}", to_hex(input));
        }
        same::<T>(&ours.map(|(v, _)| v.value()), &theirs.map(|(v, _)| v), input);
    }
}

impl<T> Held<T> {
    /// The plan takes the input with the oracle's value, or refuses it alike: it has no rules of its
    /// own, but that JSON has no NaN and no infinity.
    fn same_by_the_plan(&self, theirs: &Result<Value, shorn_oracle::DecodeFailure>, input: &[u8]) {
        let name = type_name::<T>();
        match (self.plan.decode(input), theirs) {
            (Ok(ours), Ok(theirs)) => {
                assert_eq!(&Value::from(&ours), theirs, "{name}, by the plan, from {}", to_hex(input));
                let again = self.plan.encode(&ours).unwrap();
                assert_eq!(to_hex(&again), to_hex(input), "{name}, by the plan: {ours}");
            }
            (Err(ours), Ok(theirs)) => {
                assert_eq!((ours.code(), theirs.to_json()), ("out_of_range", None), "{name}, by the plan: {ours}");
            }
            (Err(ours), Err(theirs)) if ours.code() == "out_of_range" => assert!(ours.offset() <= theirs.offset),
            (Err(ours), Err(theirs)) => {
                let ours = (ours.code(), ours.offset());
                assert_eq!(ours, (theirs.kind, theirs.offset), "{name}, by the plan, from {}", to_hex(input));
            }
            (Ok(ours), Err(theirs)) => panic!("{name}, by the plan: {ours}, {theirs:?} from {}", to_hex(input)),
        }
    }
}

/// What was taken is what is written; but the bits of a NaN are any, and a `f32` keeps few of them.
fn assert_again<T: Sample>(again: Vec<u8>, input: &[u8], value: &T) {
    if again != input {
        let nan = format!("{value:?}").contains("NaN");
        assert!(nan && again.len() == input.len(), "{value:?} from {}, written {}", to_hex(input), to_hex(&again));
    }
}

fn same<T: Sample>(
    ours: &Result<Value, shorn::DecodeError>,
    theirs: &Result<Value, shorn_oracle::DecodeFailure>,
    input: &[u8],
) {
    let (name, beyond) = (type_name::<T>(), T::BEYOND);
    match (ours, theirs) {
        (Ok(ours), Ok(theirs)) if beyond.any_spelling() => assert_eq!(ours.json_type(), theirs.json_type()),
        (Ok(ours), Ok(theirs)) => {
            assert_eq!(order(beyond, ours.clone()), order(beyond, theirs.clone()), "{name} from {}", to_hex(input));
        }
        (Err(ours), Err(theirs)) if ours.code() == theirs.kind => {
            assert_eq!(ours.offset(), theirs.offset, "{name}: {ours} from {}", to_hex(input));
        }
        // The type refuses what the shape takes; what the oracle refuses comes after it.
        (Err(ours), theirs) if beyond.may_refuse(ours.code()) => {
            let later = theirs.as_ref().err().is_none_or(|theirs| theirs.offset >= ours.offset());
            assert!(later, "{name}: {ours}, {theirs:?} from {}", to_hex(input));
        }
        (ours, theirs) => panic!("{name}: {ours:?}, {theirs:?} from {}", to_hex(input)),
    }
}

/// A value in which the order of a set says nothing.
fn order(beyond: Beyond, value: Value) -> Value {
    match value {
        Value::Array(elements) if beyond.any_order() => {
            let mut elements: Vec<_> = elements.into_iter().map(|element| order(beyond, element)).collect();
            elements.sort_by_key(|element| format!("{element:?}"));
            Value::Array(elements)
        }
        Value::Object(members) => {
            Value::Object(members.into_iter().map(|(key, member)| (key, order(beyond, member))).collect())
        }
        other => other,
    }
}

/// Limits of which each may be one that small values are beyond.
fn limits(rng: &mut Rng, n: usize) -> Limits {
    let mut limits = LIMITS;
    if rng.once_in(2) {
        limits = limits.total_elements(rng.below(12) as u64);
    }
    if rng.once_in(4) {
        limits = limits.elements(rng.below(6) as u32);
    }
    if rng.once_in(4) {
        limits = limits.text(rng.below(12) as u32);
    }
    if rng.once_in(4) {
        limits = limits.depth(1 + rng.below(5) as u16);
    }
    if rng.once_in(4) {
        limits = limits.message(rng.below(n + 2) as u64);
    }
    limits
}

/// Mostly bytes that mean something as a count, a marker or a tag.
fn noise_byte(rng: &mut Rng) -> u8 {
    match rng.below(3) {
        0 => rng.below(3) as u8,
        1 => rng.below(10) as u8,
        _ => rng.bits() as u8,
    }
}
