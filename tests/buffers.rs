//! The `bytes` crate: messages go into any `BufMut` whole or not at all, small ones are cut from a
//! shared block without being mixed up, and what is decoded from a `Bytes` is a slice of it.

use bytes::{BufMut, Bytes, BytesMut};
use shorn::{Codec, Limits, Record};
use std::collections::{BTreeMap, HashSet};

#[test]
fn any_buffer_takes_a_message() {
    let value = (300u32, "é".to_string());
    let expected = b"\xac\x02\x02\xc3\xa9";

    let mut grown = BytesMut::from(&b"kept"[..]);
    shorn::encode_to_buf(&value, &mut grown).unwrap();
    assert_eq!(&grown[..], [&b"kept"[..], expected].concat());

    let mut vector = vec![1];
    shorn::encode_to_buf(&value, &mut vector).unwrap();
    assert_eq!(vector[1..], *expected);

    // The message crosses from one half of a chain to the other.
    let (mut first, mut second) = ([0u8; 3], [0u8; 3]);
    shorn::encode_to_buf(&value, (&mut first[..]).chain_mut(&mut second[..])).unwrap();
    assert_eq!([first, second].concat(), [expected, &[0][..]].concat());

    // A slice is advanced past what it took.
    let mut array = [0u8; 11];
    let mut rest = &mut array[..];
    shorn::encode_to_buf(&value, &mut rest).unwrap();
    shorn::encode_to_buf(&value, &mut rest).unwrap();
    assert_eq!(rest.len(), 1);
    assert_eq!(array, *[&expected[..], expected, &[0]].concat());
}

#[test]
fn a_buffer_without_room_is_left_alone() {
    let mut small = [7u8; 4];
    let mut place = &mut small[..];
    let error = shorn::encode_to_buf("hello", &mut place).unwrap_err();
    assert_eq!(error.code(), "output_failed");
    assert_eq!(
        error.to_string(),
        "output_failed: expected a writer that accepts the bytes (6 bytes, 4 left in the buffer)"
    );
    assert_eq!((place.len(), small), (4, [7; 4]));

    let mut grown = BytesMut::new();
    let error = shorn::encode_to_buf("hello", (&mut grown).limit(5)).unwrap_err();
    assert_eq!(error.code(), "output_failed");
    shorn::encode_to_buf("hello", (&mut grown).limit(6)).unwrap();
    assert_eq!(&grown[..], b"\x05hello");

    // A value that is refused writes nothing either.
    let codec = Codec::<str>::new().limits(Limits::new().text(4));
    assert_eq!(codec.encode_to_buf("hello", &mut grown).unwrap_err().code(), "string_too_large");
    assert_eq!(grown.len(), 6);
}

#[test]
fn messages_that_are_kept_stay_what_they_were() {
    // Of all sizes around those at which they are made in another way.
    let texts: Vec<String> =
        (0..2000).map(|i| char::from(b'a' + (i % 26) as u8).to_string().repeat(i * 7 % 2500)).collect();
    let messages: Vec<Bytes> = texts.iter().map(|text| shorn::encode_to_bytes(text.as_str()).unwrap()).collect();
    for (text, message) in texts.iter().zip(&messages) {
        assert_eq!(shorn::decode::<&str>(message).unwrap(), text);
    }
    // Every other one dropped, and more made: those that stay are not written over.
    let kept: Vec<_> = messages.into_iter().step_by(2).collect();
    let more: Vec<_> = (0..500).map(|i| shorn::encode_to_bytes(&vec![i as u8; 50]).unwrap()).collect();
    for (text, message) in texts.iter().step_by(2).zip(&kept) {
        assert_eq!(shorn::decode::<&str>(message).unwrap(), text);
    }
    for (i, message) in more.iter().enumerate() {
        assert_eq!(shorn::decode::<Vec<u8>>(message).unwrap(), vec![i as u8; 50]);
    }
}

#[test]
fn messages_outlive_their_thread() {
    let threads: Vec<_> = (0..4u8)
        .map(|id| std::thread::spawn(move || (0..300u16).map(|i| shorn::encode_to_bytes(&(id, i)).unwrap()).collect()))
        .collect();
    for (id, thread) in threads.into_iter().enumerate() {
        let messages: Vec<Bytes> = thread.join().unwrap();
        for (i, message) in messages.iter().enumerate() {
            assert_eq!(shorn::decode::<(u8, u16)>(message).unwrap(), (id as u8, i as u16));
        }
    }
}

#[test]
fn a_refused_value_leaves_others_alone() {
    let before = shorn::encode_to_bytes("before").unwrap();
    let codec = Codec::<str>::new().limits(Limits::new().text(4));
    assert_eq!(codec.encode_to_bytes("after").unwrap_err().code(), "string_too_large");
    let after = shorn::encode_to_bytes("after").unwrap();
    assert_eq!((&before[..], &after[..]), (&b"\x06before"[..], &b"\x05after"[..]));
    assert_eq!(shorn::encode_to_bytes(&()).unwrap().len(), 0);
    let framed = Codec::<str>::new().fingerprinted(3).unwrap();
    assert_eq!(framed.encode_to_bytes("hi").unwrap()[..], *b"\x24\x6c\xab\x02hi");
    assert_eq!(shorn::encode_to_bytes(&HashSet::from([2u8, 1])).unwrap()[..], [2, 1, 2]);
}

#[test]
fn what_is_decoded_is_a_slice_of_the_input() {
    let input = Bytes::from(b"\x02\x05hello\x03\x00\x01\xff\x01\x02ab".to_vec());
    type Message = (Vec<Bytes>, Option<Bytes>);
    let (list, optional): Message = shorn::decode_bytes(&input).unwrap();
    assert_eq!(list[0].as_ptr(), input[2..].as_ptr());
    assert_eq!(list[1].as_ptr(), input[8..].as_ptr());
    assert_eq!(optional.as_ref().unwrap().as_ptr(), input[13..].as_ptr());
    assert_eq!((&list[0][..], &list[1][..], &optional.unwrap()[..]), (&b"hello"[..], &[0, 1, 255][..], &b"ab"[..]));

    // In a map's array; from a slice of a larger `Bytes`.
    let outer = Bytes::from(b"..\x01\x01k\x01a\x02bc..".to_vec());
    let map: BTreeMap<String, [Bytes; 2]> = shorn::decode_bytes(&outer.slice(2..10)).unwrap();
    assert_eq!(map["k"][0].as_ptr(), outer[6..].as_ptr());
    assert_eq!(map["k"][1].as_ptr(), outer[8..].as_ptr());
    assert_eq!(map["k"], ["a", "bc"]);
}

#[test]
fn a_slice_keeps_the_input_alive() {
    let input = Bytes::from(shorn::encode(&Bytes::from_static(b"hello")).unwrap());
    let at = input[1..].as_ptr();
    let hello: Bytes = shorn::decode_bytes(&input).unwrap();
    drop(input);
    assert_eq!((hello.as_ptr(), &hello[..]), (at, &b"hello"[..]));
}

#[test]
fn from_plain_bytes_it_is_a_copy() {
    let input = b"\x05hello".to_vec();
    let hello: Bytes = shorn::decode(&input).unwrap();
    assert_ne!(hello.as_ptr(), input[1..].as_ptr());
    drop(input);
    assert_eq!(&hello[..], b"hello");
}

#[test]
fn lengths_are_those_of_bytes() {
    // Section 12: bytes have a length and no UTF-8 check, and no JSON Schema.
    assert_eq!(shorn::encode(&Bytes::from_static(&[0xff, 0])).unwrap(), [2, 0xff, 0]);
    assert_eq!(Bytes::shape().signature(), None);
    assert_eq!(Codec::<Bytes>::new().fingerprinted(3).unwrap_err().kind().code(), "no_signature");
    let error = |input: &'static [u8]| {
        let error = shorn::decode_bytes::<Bytes>(&Bytes::from_static(input)).unwrap_err();
        (error.code(), error.offset())
    };
    assert_eq!(error(&[2, 1]), ("unexpected_end", 1));
    assert_eq!(error(&[1, 1, 1]), ("trailing_data", 2));
    assert_eq!(error(&[0x81, 0x80, 0x80, 0x20]), ("byte_length_too_large", 4));
    let codec = Codec::<Bytes>::new().limits(Limits::new().text(1));
    assert_eq!(codec.encode(&Bytes::from_static(b"ab")).unwrap_err().code(), "bytes_too_large");
    let framed = Codec::<(u8, String)>::new().fingerprinted(1).unwrap();
    let message = framed.encode_to_bytes(&(1, "a".into())).unwrap();
    assert_eq!(framed.decode_bytes(&message).unwrap(), (1, "a".into()));
}
