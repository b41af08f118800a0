//! One adapter a file, all behind [`Codec`](crate::codec::Codec). An adapter knows its peer's fastest documented
//! calls, and nothing of fixtures or time.

pub mod avro;
pub mod avro_fast;
pub mod bincode;
pub mod bitcode;
pub mod borsh;
pub mod ciborium;
pub mod databuf;
pub mod minicbor;
pub mod musli;
pub mod nanoserde;
pub mod postcard;
pub mod prost;
pub mod rkyv;
pub mod rmp;
pub mod serde_json;
pub mod shorn;
pub mod shorn_schema;
pub mod simd_json;
pub mod sonic_rs;
pub mod speedy;
pub mod wincode;

use std::fmt::Debug;

use crate::codec::{Refused, Visitor};
use crate::owned::{Document, Event, Maps, Person, Telemetry, Tree, Wide};
use crate::record::{Flat, Packable, Record};

/// A record, and the codecs that can carry it.
pub trait Carried: Record {
    /// Visits them, the library under test first.
    fn each(visitor: &mut impl Visitor<Self>);
}

/// The sets of codecs that can carry each record. Why one is not in: the table in `codecs/README.md`.
macro_rules! carried {
    ($($record:ty: $($set:ident)*,)*) => { $(
        impl Carried for $record {
            fn each(visitor: &mut impl Visitor<Self>) {
                $($set(visitor);)*
            }
        }
    )* };
}

carried! {
    Person: any packable flat,
    Event: any packable flat,
    Vec<Event>: any packable flat,
    Document: any flat,
    Telemetry: any packable flat,
    Wide: any flat,
    Tree: any packable,
    Maps: any packable flat,
}

/// Those that carry every record.
fn any<T: Record>(visitor: &mut impl Visitor<T>) {
    visitor.visit::<shorn::Shorn>();
    visitor.visit::<shorn::Fingerprinted<T>>();
    visitor.visit::<shorn_schema::SchemaValue>();
    visitor.visit::<shorn_schema::SchemaSerde>();
    visitor.visit::<shorn_schema::SchemaText>();
    visitor.visit::<serde_json::SerdeJson>();
    visitor.visit::<serde_json::SerdeJsonValue>();
    visitor.visit::<sonic_rs::SonicRs>();
    visitor.visit::<simd_json::SimdJson>();
    visitor.visit::<rmp::RmpSerde>();
    visitor.visit::<rmp::Named>();
    visitor.visit::<ciborium::Ciborium>();
    visitor.visit::<minicbor::Minicbor>();
    visitor.visit::<prost::Prost>();
    visitor.visit::<avro::ApacheAvro>();
    visitor.visit::<avro::ApacheAvroValue>();
    visitor.visit::<avro_fast::SerdeAvroFast>();
    visitor.visit::<postcard::Postcard>();
    visitor.visit::<bincode::Derive>();
    visitor.visit::<bincode::Serde>();
    visitor.visit::<bincode::Slice>();
    visitor.visit::<musli::Storage>();
    visitor.visit::<speedy::Speedy>();
    visitor.visit::<borsh::Borsh>();
    visitor.visit::<nanoserde::Nanoserde>();
    visitor.visit::<databuf::Databuf>();
    visitor.visit::<rkyv::Rkyv>();
}

/// Those that want every field to be there.
fn packable<T: Packable>(visitor: &mut impl Visitor<T>) {
    visitor.visit::<musli::Compact>();
}

/// Those that refuse a type that contains itself.
fn flat<T: Flat>(visitor: &mut impl Visitor<T>) {
    visitor.visit::<bitcode::Bitcode>();
    visitor.visit::<bitcode::Buffered>();
    visitor.visit::<wincode::Fixints>();
    visitor.visit::<wincode::Varints>();
}

/// An error of a peer as one of ours; not all are errors to the standard library.
#[cold]
fn refused(error: impl Debug) -> Refused {
    format!("{error:?}").into()
}

/// Runs `write` on a buffer that has room already; doubles the room while it has not.
/// For peers whose fastest output is a slice.
#[inline(always)]
fn into_slice<E>(buffer: &mut Vec<u8>, mut write: impl FnMut(&mut [u8]) -> Result<usize, E>) -> &[u8] {
    loop {
        if let Ok(length) = write(buffer) {
            return &buffer[..length];
        }
        let room = (buffer.len() * 2).max(64);
        assert!(room < 1 << 30, "no output is that long");
        buffer.resize(room, 0);
    }
}

/// Runs `write` on the cleared buffer, held in a local so that its length can stay in a
/// register from field to field. For peers that append to a `Vec`.
#[inline(always)]
fn into_vec(buffer: &mut Vec<u8>, write: impl FnOnce(&mut Vec<u8>)) -> &[u8] {
    let mut out = std::mem::take(buffer);
    out.clear();
    write(&mut out);
    *buffer = out;
    buffer
}
