//! The types that need no derive, family by family. Knows which types there are, and nothing of what they are
//! held to: that is `check`'s.

use crate::check::agrees;
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet, VecDeque};
use std::marker::PhantomData;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, SocketAddrV4, SocketAddrV6};
use std::num::*;
use std::ops::{Range, RangeInclusive};
use std::rc::Rc;
use std::sync::Arc;
use std::time::{Duration, SystemTime};

/// One test for each family of types.
macro_rules! families {
    ($($(#[$attribute:meta])* $name:ident: $($type:ty),+ $(,)?;)*) => { $(
        $(#[$attribute])*
        #[test]
        fn $name() {
            $(agrees::<$type>();)+
        }
    )* };
}

families! {
    unsigned_integers: u8, u16, u32, u64, u128, usize;
    signed_integers: i8, i16, i32, i64, i128, isize;
    integers_without_zero: NonZeroU8, NonZeroU16, NonZeroU32, NonZeroU64, NonZeroU128, NonZeroUsize,
        NonZeroI8, NonZeroI16, NonZeroI32, NonZeroI64, NonZeroI128, NonZeroIsize;
    floats_and_booleans: f64, f32, bool, [f32; 2], (bool, f64);
    nothing: (), PhantomData<u8>, ((), u8, ()), [(); 3], [((), PhantomData<str>); 7];
    text: char, String, Box<str>, Rc<str>, Arc<str>, (String, char, String);
    addresses: Ipv4Addr, Ipv6Addr, IpAddr, SocketAddrV4, SocketAddrV6, SocketAddr, Vec<IpAddr>;
    times: Duration, SystemTime, Vec<Duration>, BTreeMap<String, SystemTime>;
    options: Option<u32>, Option<String>, Option<Vec<u8>>, Vec<Option<bool>>, Option<(Option<u8>, String)>,
        Option<Box<[Option<f64>]>>;
    lists: Vec<u8>, Vec<u64>, Vec<f64>, Vec<bool>, Vec<String>, VecDeque<i32>, Box<[char]>, Rc<[u16]>, Arc<[String]>,
        Vec<Vec<Vec<u8>>>, Vec<VecDeque<Option<String>>>;
    arrays: [u8; 0], [u8; 1], [u64; 5], [String; 2], [[i8; 2]; 3], Vec<[f64; 2]>, [Vec<u8>; 2], [Option<char>; 9];
    pointers: Box<u32>, Rc<String>, Arc<Vec<i64>>, Box<Option<Rc<str>>>, Vec<Box<(u8, Arc<str>)>>;
    short_tuples: (u8,), (i64, String), (u8, (u16, (u32, u64))), (Option<u8>, [bool; 2], String), Vec<(u8, u8)>;
    long_tuples: (u8, u16, u32, u64), (u8, i8, u8, i8, bool), (bool, bool, bool, bool, bool, bool),
        (u8, u8, u8, u8, u8, u8, u8), (u8, u8, u8, u8, u8, u8, u8, u8), (u8, u8, u8, u8, u8, u8, u8, u8, u8),
        (u8, u8, u8, u8, u8, u8, u8, u8, u8, u8), (u8, u8, u8, u8, u8, u8, u8, u8, u8, u8, u8),
        (u64, i64, f64, String, bool, (), char, u8, Vec<u8>, Option<u8>, [u8; 2], i128);
    maps_of_text: BTreeMap<String, u32>, HashMap<String, bool>, BTreeMap<String, BTreeMap<String, f64>>,
        HashMap<String, Vec<Option<u8>>>, BTreeMap<String, ()>, Vec<HashMap<String, String>>;
    maps_of_parsed_keys: BTreeMap<u8, u8>, BTreeMap<i64, String>, HashMap<u128, bool>, BTreeMap<char, u8>,
        HashMap<bool, Vec<u8>>, BTreeMap<i8, ()>;
    sets: BTreeSet<u8>, BTreeSet<String>, BTreeSet<i64>, HashSet<u32>, HashSet<String>, HashSet<Option<bool>>,
        Vec<BTreeSet<char>>, BTreeMap<String, HashSet<(u8, String)>>, HashSet<Vec<u16>>;
    ranges: Range<u8>, Range<i64>, RangeInclusive<u32>, Vec<Range<f64>>, RangeInclusive<String>, Option<Range<usize>>;
    #[cfg(feature = "uuid")]
    uuids: uuid::Uuid, Vec<uuid::Uuid>, Option<uuid::Uuid>, [uuid::Uuid; 2], HashSet<uuid::Uuid>;
    #[cfg(feature = "indexmap")]
    index_maps: indexmap::IndexMap<String, u8>, indexmap::IndexMap<u16, Option<String>>;
    #[cfg(feature = "smallvec")]
    small_vectors: smallvec::SmallVec<[u8; 2]>, Vec<smallvec::SmallVec<[String; 1]>>, smallvec::SmallVec<[f64; 4]>;
    #[cfg(feature = "serde_json")]
    dynamic_values: serde_json::Value, Vec<serde_json::Value>, BTreeMap<String, serde_json::Value>;
    #[cfg(feature = "jiff")]
    jiff_types: jiff::Timestamp, jiff::Zoned, jiff::Span, jiff::SignedDuration, jiff::civil::Date, jiff::civil::Time,
        jiff::civil::DateTime, Vec<Option<jiff::Timestamp>>;
    #[cfg(feature = "chrono")]
    chrono_types: chrono::DateTime<chrono::Utc>, chrono::DateTime<chrono::FixedOffset>, chrono::NaiveDate,
        chrono::NaiveTime, chrono::NaiveDateTime, Vec<Option<chrono::NaiveDate>>;
}
