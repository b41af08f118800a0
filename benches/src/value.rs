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

use crate::{borrowed, model};

/// wincode's default but for the limit of 4 MiB a value, which the large batches exceed.
pub type Fixed = Configuration<true, PREALLOCATION_SIZE_LIMIT_DISABLED>;
/// The same with integers as varints.
pub type Varint = Configuration<true, PREALLOCATION_SIZE_LIMIT_DISABLED, BincodeLen, WincodeEndian, VarInt>;

/// A root value that every peer can encode and decode.
pub trait Value:
    Clone
    + Debug
    + PartialEq
    + bincode::Encode
    + bincode::Decode<()>
    + bitcode::Encode
    + bitcode::DecodeOwned
    + borsh::BorshSerialize
    + borsh::BorshDeserialize
    + databuf::Encode
    + databuf::DecodeOwned
    + nanoserde::SerBin
    + nanoserde::DeBin
    + rkyv::Archive<
        Archived: for<'a> CheckBytes<HighValidator<'a, Rancor>> + rkyv::Deserialize<Self, HighDeserializer<Rancor>>,
    > + for<'a> rkyv::Serialize<HighSerializer<AlignedVec, ArenaHandle<'a>, Rancor>>
    + serde::Serialize
    + serde::de::DeserializeOwned
    + speedy::Writable<LittleEndian>
    + for<'a> speedy::Readable<'a, LittleEndian>
    + wincode::SchemaWrite<Fixed, Src = Self>
    + wincode::SchemaWrite<Varint, Src = Self>
    + for<'a> wincode::SchemaRead<'a, Fixed, Dst = Self>
    + for<'a> wincode::SchemaRead<'a, Varint, Dst = Self>
    + 'static
{
    /// The twin that borrows its strings from the input.
    type View<'a>: Debug
        + bincode::BorrowDecode<'a, ()>
        + bitcode::Decode<'a>
        + databuf::Decode<'a>
        + serde::Serialize
        + serde::Deserialize<'a>
        + speedy::Readable<'a, LittleEndian>
        + wincode::SchemaRead<'a, Fixed, Dst = Self::View<'a>>
        + wincode::SchemaRead<'a, Varint, Dst = Self::View<'a>>;

    /// The library under test, by concrete type: its traits need no name here.
    #[cfg(feature = "ours")]
    fn shorn_encode(&self) -> Vec<u8>;
    /// Appends.
    #[cfg(feature = "ours")]
    fn shorn_encode_into(&self, out: &mut Vec<u8>);
    /// Owned.
    #[cfg(feature = "ours")]
    fn shorn_decode(bytes: &[u8]) -> Self;
    /// Borrowed.
    #[cfg(feature = "ours")]
    fn shorn_view(bytes: &[u8]) -> Self::View<'_>;
}

macro_rules! value {
    ($owned:ty, $view:ty) => {
        impl Value for $owned {
            type View<'a> = $view;

            #[cfg(feature = "ours")]
            #[inline(always)]
            fn shorn_encode(&self) -> Vec<u8> {
                shorn::encode(self).unwrap()
            }
            #[cfg(feature = "ours")]
            #[inline(always)]
            fn shorn_encode_into(&self, out: &mut Vec<u8>) {
                shorn::encode_into(self, out).unwrap();
            }
            #[cfg(feature = "ours")]
            #[inline(always)]
            fn shorn_decode(bytes: &[u8]) -> Self {
                shorn::decode::<Self>(bytes).unwrap()
            }
            #[cfg(feature = "ours")]
            #[inline(always)]
            fn shorn_view(bytes: &[u8]) -> Self::View<'_> {
                shorn::decode::<Self::View<'_>>(bytes).unwrap()
            }
        }
    };
}

value!(model::Person, borrowed::Person<'a>);
value!(model::Event, borrowed::Event<'a>);
value!(model::Document, borrowed::Document<'a>);
value!(Vec<model::Event>, Vec<borrowed::Event<'a>>);
