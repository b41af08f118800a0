//! What a record must implement so that every peer can take it. Knows the peers'
//! traits, not their calls.

use std::fmt::Debug;

use rkyv::{
    api::high::{HighDeserializer, HighSerializer, HighValidator},
    bytecheck::CheckBytes,
    rancor::Error as Rancor,
    ser::allocator::ArenaHandle,
    util::AlignedVec,
};
use speedy::LittleEndian;
use wincode::{
    config::{Configuration, PREALLOCATION_SIZE_LIMIT_DISABLED},
    int_encoding::{LittleEndian as WincodeEndian, VarInt},
    len::BincodeLen,
};

use musli::{alloc::Global, mode::Binary};

use crate::messages::Messaged;
use crate::schemas::Described;
use crate::{borrowed, owned};

/// The mode in which musli leaves out the numbers of fields.
#[derive(Clone, Copy, Debug)]
pub enum Packed {}

/// wincode's default but for the limit of 4 MiB a value, which the large batches exceed.
pub type Fixed = Configuration<true, PREALLOCATION_SIZE_LIMIT_DISABLED>;
/// The same with integers as varints.
pub type Varint = Configuration<true, PREALLOCATION_SIZE_LIMIT_DISABLED, BincodeLen, WincodeEndian, VarInt>;

/// A root value that codecs can encode and decode.
pub trait Record:
    Clone
    + Debug
    + PartialEq
    + bincode::Encode
    + bincode::Decode<()>
    + borsh::BorshSerialize
    + borsh::BorshDeserialize
    + databuf::Encode
    + databuf::DecodeOwned
    + Described
    + Messaged
    + minicbor::Encode<()>
    + for<'a> minicbor::Decode<'a, ()>
    + musli::Encode<Binary>
    + musli::de::DecodeOwned<Binary, Global>
    + nanoserde::SerBin
    + nanoserde::DeBin
    + rkyv::Archive<
        Archived: for<'a> CheckBytes<HighValidator<'a, Rancor>> + rkyv::Deserialize<Self, HighDeserializer<Rancor>>,
    > + for<'a> rkyv::Serialize<HighSerializer<AlignedVec, ArenaHandle<'a>, Rancor>>
    + serde::Serialize
    + serde::de::DeserializeOwned
    + shorn::Record
    + shorn::Encode
    + shorn::DecodeOwned
    + speedy::Writable<LittleEndian>
    + for<'a> speedy::Readable<'a, LittleEndian>
    + 'static
{
    /// The twin that borrows its strings from the input.
    type View<'a>: Debug
        + bincode::BorrowDecode<'a, ()>
        + databuf::Decode<'a>
        + minicbor::Decode<'a, ()>
        + musli::Decode<'a, Binary, Global>
        + serde::Serialize
        + serde::Deserialize<'a>
        + shorn::Decode<'a>
        + speedy::Readable<'a, LittleEndian>;
}

/// A record that does not contain itself: bitcode and wincode know the layout of a type in advance, and refuse one
/// that has no end.
pub trait Flat:
    Record
    + bitcode::Encode
    + bitcode::DecodeOwned
    + wincode::SchemaWrite<Fixed, Src = Self>
    + wincode::SchemaWrite<Varint, Src = Self>
    + for<'a> wincode::SchemaRead<'a, Fixed, Dst = Self>
    + for<'a> wincode::SchemaRead<'a, Varint, Dst = Self>
{
    /// The same twin, by what these two ask of it.
    type FlatView<'a>: Into<Self::View<'a>>
        + bitcode::Decode<'a>
        + wincode::SchemaRead<'a, Fixed, Dst = Self::FlatView<'a>>
        + wincode::SchemaRead<'a, Varint, Dst = Self::FlatView<'a>>;
}

/// A record whose every field is always there. Without the numbers of fields musli tells an absent one from the next
/// only at the end of the bytes.
pub trait Packable: Record + musli::Encode<Packed> + musli::de::DecodeOwned<Packed, Global> {
    /// The same twin, by what musli asks of it.
    type PackedView<'a>: Into<Self::View<'a>> + musli::Decode<'a, Packed, Global>;
}

macro_rules! records {
    ($($record:ty: $view:ty),* $(,)?) => { $(
        impl Record for $record {
            type View<'a> = $view;
        }
    )* };
}

records! {
    owned::Person: borrowed::Person<'a>,
    owned::Event: borrowed::Event<'a>,
    Vec<owned::Event>: Vec<borrowed::Event<'a>>,
    owned::Document: borrowed::Document<'a>,
    owned::Telemetry: borrowed::Telemetry<'a>,
    owned::Wide: borrowed::Wide<'a>,
    owned::Tree: borrowed::Tree<'a>,
    owned::Maps: borrowed::Maps<'a>,
}

macro_rules! flat {
    ($($record:ty),*) => { $(
        impl Flat for $record {
            type FlatView<'a> = Self::View<'a>;
        }
    )* };
}

flat!(owned::Person, owned::Event, Vec<owned::Event>, owned::Document, owned::Telemetry, owned::Wide, owned::Maps);

macro_rules! packable {
    ($($record:ty),*) => { $(
        impl Packable for $record {
            type PackedView<'a> = Self::View<'a>;
        }
    )* };
}

packable!(owned::Person, owned::Event, Vec<owned::Event>, owned::Telemetry, owned::Tree, owned::Maps);
