//! Validated with fingerprints and limits, in every order; contexts; frames; what panics.

use garde::Validate;
use shorn::{Codec, FrameReader, FrameWriter, Frames, Limits, Record, Validated};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

#[derive(Record, Validate, Debug, PartialEq, Clone)]
struct Word(#[garde(length(min = 1, max = 5))] String);

fn word(text: &str) -> Word {
    Word(text.into())
}

#[test]
fn settings_in_any_order() {
    let limits = Limits::new().text(4);
    let plain = Codec::<Word>::new();
    let codecs: [Validated<Codec<Word>>; 6] = [
        plain.limits(limits).fingerprinted(3).unwrap().validated(),
        plain.limits(limits).validated().fingerprinted(3).unwrap(),
        plain.validated().limits(limits).fingerprinted(3).unwrap(),
        plain.validated().fingerprinted(3).unwrap().limits(limits),
        plain.fingerprinted(3).unwrap().validated().limits(limits),
        plain.fingerprinted(3).unwrap().limits(limits).validated(),
    ];
    for codec in codecs {
        // The fingerprint of a string, which a newtype of one has too.
        assert_eq!(codec.encode(&word("hi")).unwrap(), b"\x24\x6c\xab\x02hi");
        assert_eq!(codec.decode(b"\x24\x6c\xab\x02hi").unwrap(), word("hi"));
        assert_eq!(codec.fingerprint().unwrap().to_string(), "246cab");
        // The rule, the limit, and the fingerprint, each.
        assert_eq!(codec.encode(&word("")).unwrap_err().code(), "validation");
        assert_eq!(codec.encode(&word("abcdef")).unwrap_err().code(), "validation");
        assert_eq!(codec.encode(&word("abcde")).unwrap_err().code(), "string_too_large");
        assert_eq!(codec.decode(b"\x24\x6c\xab\x05abcde").unwrap_err().code(), "byte_length_too_large");
        assert_eq!(codec.decode(b"\x24\x6c\xab\x00").unwrap_err().code(), "validation");
        assert_eq!(codec.decode(b"\x24\x6c\xac\x02hi").unwrap_err().code(), "fingerprint_mismatch");
        let unchecked = codec.unchecked();
        assert_eq!(unchecked.encode(&word("")).unwrap(), b"\x24\x6c\xab\x00");
        assert_eq!(unchecked.decode(b"\x24\x6c\xab\x00").unwrap(), word(""));
    }
}

struct Tenant {
    longest: usize,
}

#[derive(Record, Validate, Debug, PartialEq)]
#[garde(context(Tenant as tenant))]
struct Note {
    #[garde(length(chars, max = tenant.longest))]
    text: String,
}

#[test]
fn contexts() {
    let note = Note { text: "hello".into() };
    let bytes = shorn::encode(&note).unwrap();
    let small = Codec::<Note>::new().validated_with(Tenant { longest: 3 });
    assert_eq!(small.encode(&note).unwrap_err().issues()[0].rule(), "length");
    assert_eq!(small.decode(&bytes).unwrap_err().issues()[0].rule(), "length");
    let tenant = Tenant { longest: 5 };
    let large = Codec::<Note>::new().validated_with(&tenant);
    assert_eq!(large.encode(&note).unwrap(), bytes);
    assert_eq!(large.context().longest, 5);
    let shared = Codec::<Note>::new().validated_with(Arc::new(Tenant { longest: 5 }));
    assert_eq!(shared.clone().decode(&bytes).unwrap(), note);
}

#[test]
fn frames() {
    let codec = Codec::<Word>::new().validated();
    let mut file = FrameWriter::new(&codec, Vec::new());
    file.write(&word("one")).unwrap();
    assert_eq!(file.write(&word("")).unwrap_err().code(), "validation");
    // A message that breaks the rule, from a writer that does not ask.
    file.write_frame(b"\x00").unwrap();
    file.write(&word("two")).unwrap();
    let bytes = file.into_inner();
    assert_eq!(bytes, b"\x04\x03one\x01\x00\x04\x03two");
    let outcome = |result: Result<Word, shorn::DecodeError>| result.map_err(|e| (e.code(), e.offset()));
    let expected = [Ok(word("one")), Err(("validation", 7)), Ok(word("two"))];
    assert_eq!(Frames::new(&codec, &bytes).map(outcome).collect::<Vec<_>>(), expected);
    assert_eq!(FrameReader::new(&codec, &bytes[..]).map(outcome).collect::<Vec<_>>(), expected);
}

#[derive(Record, Validate, Debug)]
struct Explosive(#[garde(custom(explode))] u8);

fn explode(n: &u8, _: &()) -> garde::Result {
    assert!(*n != 13, "on purpose");
    // A rule may encode, too.
    assert_eq!(shorn::encoded_len(&[0u8; 100][..]).unwrap(), 101);
    Ok(())
}

#[test]
fn a_validator_that_panics_leaves_nothing_busy() {
    let codec = Codec::<Explosive>::new().validated();
    let caught = |work: &dyn Fn()| catch_unwind(AssertUnwindSafe(work)).is_err();
    for _ in 0..3 {
        assert!(caught(&|| drop(codec.encode(&Explosive(13)))));
        assert!(caught(&|| drop(codec.encode_to(&Explosive(13), Vec::new()))));
        assert!(caught(&|| drop(codec.decode(&[13]))));
        let mut out = vec![1];
        assert!(catch_unwind(AssertUnwindSafe(|| codec.encode_into(&Explosive(13), &mut out).is_ok())).is_err());
        assert_eq!(out, [1]);
    }
    // The writer of the thread serves the next one without a new buffer: see the test `allocation`.
    assert_eq!(codec.encode(&Explosive(1)).unwrap(), [1]);
    assert_eq!(codec.encoded_len(&Explosive(1)).unwrap(), 1);
}

#[derive(Record, Validate, Debug)]
struct Tree {
    #[garde(dive)]
    child: Option<Box<Tree>>,
    #[garde(range(max = 9))]
    n: u8,
}

#[test]
fn a_value_too_deep_for_the_wire_is_not_shown_to_its_rules() {
    let mut tree = Tree { child: None, n: 0 };
    for _ in 0..100_000 {
        tree = Tree { child: Some(Box::new(tree)), n: 0 };
    }
    assert_eq!(Codec::new().validated().encode(&tree).unwrap_err().code(), "recursion_depth");
    // Taken apart by hand: dropping it would recurse.
    while let Some(child) = tree.child.take() {
        tree = *child;
    }
    let mut tree = Tree { child: None, n: 10 };
    for _ in 0..200 {
        tree = Tree { child: Some(Box::new(tree)), n: 0 };
    }
    let error = Codec::new().validated().encode(&tree).unwrap_err();
    assert_eq!(error.path().unwrap().to_string(), "child.".repeat(200) + "n");
}

#[test]
fn codecs_can_be_shared() {
    fn shared<T: Send + Sync + Clone + std::fmt::Debug>(_: T) {}
    shared(Codec::<Word>::new().validated());
    shared(Codec::<Word>::new().validated_with(Arc::new(())));
}
