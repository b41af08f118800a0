//! The records as Protobuf messages, as the compiler of `.proto` files would have made them: message types of their
//! own, a message within a message optional, a list of lists through a message between them, an enum as its number.
//! Knows how a record becomes a message and a message a record; no bytes.
#![allow(missing_docs, reason = "the fields are the fixture, not an interface")]

use std::borrow::Cow;
use std::collections::BTreeMap;

use crate::codec::Form;
use crate::owned::{self, Channel, Quality, Sex};

/// A record that has a message.
pub trait Messaged: Sized {
    /// Its message.
    type Message: prost::Message + Default + Form<Self>;
}

/// A field of a record, and of a message.
trait Field<M> {
    fn lower(&self) -> M;
    fn raise(message: M) -> Self;
}

/// Most fields are the same in both.
impl<T: Clone> Field<T> for T {
    fn lower(&self) -> T {
        self.clone()
    }

    fn raise(message: T) -> T {
        message
    }
}

/// A number that no variant has is the last: only our own messages are raised.
macro_rules! numbered {
    ($($name:ident { $($before:ident)* ; $last:ident })*) => { $(
        impl Field<i32> for $name {
            fn lower(&self) -> i32 {
                *self as i32
            }

            fn raise(number: i32) -> Self {
                $(if number == Self::$before as i32 {
                    return Self::$before;
                })*
                Self::$last
            }
        }
    )* };
}

numbered! {
    Sex { F M; X }
    Quality { Good Missing; Suspect }
    Channel { Phone Store; Web }
}

/// A function cannot make types, nor go from field to field.
macro_rules! messages {
    ($($name:ident { $(#[$meta:meta] $field:ident: $type:ty,)* })*) => { $(
        #[derive(Clone, PartialEq, prost::Message)]
        pub struct $name {
            $(#[$meta] pub $field: $type,)*
        }

        impl Field<$name> for owned::$name {
            fn lower(&self) -> $name {
                $name { $($field: Field::lower(&self.$field),)* }
            }

            fn raise(message: $name) -> Self {
                Self { $($field: Field::raise(message.$field),)* }
            }
        }

        impl Field<Option<$name>> for owned::$name {
            fn lower(&self) -> Option<$name> {
                Some(Field::lower(self))
            }

            fn raise(message: Option<$name>) -> Self {
                Field::raise(message.unwrap_or_default())
            }
        }

        impl Field<Vec<$name>> for Vec<owned::$name> {
            fn lower(&self) -> Vec<$name> {
                self.iter().map(Field::lower).collect()
            }

            fn raise(messages: Vec<$name>) -> Self {
                messages.into_iter().map(Field::raise).collect()
            }
        }

        impl Form<owned::$name> for $name {
            fn of(record: &owned::$name) -> Cow<'_, Self> {
                Cow::Owned(record.lower())
            }

            fn record(self) -> owned::$name {
                Field::raise(self)
            }
        }

        impl Messaged for owned::$name {
            type Message = $name;
        }
    )* };
}

messages! {
    Person {
        #[prost(uint32, tag = 1)] age: u32,
        #[prost(string, tag = 2)] name: String,
        #[prost(int32, tag = 3)] sex: i32,
    }

    Metrics {
        #[prost(double, tag = 1)] cpu: f64,
        #[prost(uint64, tag = 2)] memory: u64,
    }

    Event {
        #[prost(bool, tag = 1)] active: bool,
        #[prost(message, optional, tag = 2)] actor: Option<Person>,
        #[prost(uint64, tag = 3)] id: u64,
        #[prost(message, optional, tag = 4)] metrics: Option<Metrics>,
        #[prost(string, repeated, tag = 5)] tags: Vec<String>,
        #[prost(uint64, tag = 6)] timestamp: u64,
    }

    Measure {
        #[prost(uint32, tag = 1)] count: u32,
        #[prost(string, tag = 2)] label: String,
        #[prost(double, tag = 3)] mean: f64,
        #[prost(double, tag = 4)] stddev: f64,
        #[prost(string, tag = 5)] unit: String,
    }

    Metadata {
        #[prost(string, tag = 1)] about: String,
        #[prost(string, repeated, tag = 2)] authors: Vec<String>,
        #[prost(string, optional, tag = 3)] canonical: Option<String>,
        #[prost(string, tag = 4)] created: String,
        #[prost(bool, tag = 5)] digitized: bool,
        #[prost(string, optional, tag = 6)] doi: Option<String>,
        #[prost(string, optional, tag = 7)] edition: Option<String>,
        #[prost(string, tag = 8)] identifier: String,
        #[prost(string, optional, tag = 9)] issn: Option<String>,
        #[prost(string, optional, tag = 10)] issue: Option<String>,
        #[prost(string, repeated, tag = 11)] keywords: Vec<String>,
        #[prost(string, tag = 12)] language: String,
        #[prost(string, optional, tag = 13)] license: Option<String>,
        #[prost(string, optional, tag = 14)] pages: Option<String>,
        #[prost(string, tag = 15)] publisher: String,
        #[prost(bool, tag = 16)] retracted: bool,
        #[prost(uint32, tag = 17)] revision: u32,
        #[prost(string, optional, tag = 18)] series: Option<String>,
        #[prost(string, tag = 19)] summary: String,
        #[prost(string, tag = 20)] title: String,
        #[prost(string, optional, tag = 21)] volume: Option<String>,
        #[prost(uint32, tag = 22)] year: u32,
    }

    Section {
        #[prost(string, optional, tag = 1)] anchor: Option<String>,
        #[prost(string, optional, tag = 2)] body: Option<String>,
        #[prost(uint32, optional, tag = 3)] depth: Option<u32>,
        #[prost(string, tag = 4)] id: String,
        #[prost(uint32, optional, tag = 5)] ordinal: Option<u32>,
        #[prost(double, optional, tag = 6)] score: Option<f64>,
        #[prost(message, repeated, tag = 7)] terms: Vec<Words>,
        #[prost(string, optional, tag = 8)] title: Option<String>,
    }

    Document {
        #[prost(uint64, tag = 1)] id: u64,
        #[prost(message, repeated, tag = 2)] measures: Vec<Measure>,
        #[prost(message, optional, tag = 3)] metadata: Option<Metadata>,
        #[prost(string, tag = 4)] name: String,
        #[prost(string, repeated, tag = 5)] references: Vec<String>,
        #[prost(double, tag = 6)] score: f64,
        #[prost(message, repeated, tag = 7)] sections: Vec<Section>,
        #[prost(string, repeated, tag = 8)] tags: Vec<String>,
    }

    Sample {
        #[prost(uint64, tag = 1)] at: u64,
        #[prost(int32, tag = 2)] quality: i32,
        #[prost(double, tag = 3)] value: f64,
    }

    Telemetry {
        #[prost(string, tag = 1)] device: String,
        #[prost(string, tag = 2)] firmware: String,
        #[prost(double, tag = 3)] latitude: f64,
        #[prost(double, tag = 4)] longitude: f64,
        #[prost(message, repeated, tag = 5)] samples: Vec<Sample>,
        #[prost(uint64, tag = 6)] started: u64,
        #[prost(string, tag = 7)] unit: String,
    }

    Wide {
        #[prost(uint64, tag = 1)] account_id: u64,
        #[prost(bool, tag = 2)] adjusted: bool,
        #[prost(uint32, tag = 3)] age_days: u32,
        #[prost(bool, tag = 4)] archived: bool,
        #[prost(uint32, tag = 5)] basket_size: u32,
        #[prost(string, tag = 6)] billing_city: String,
        #[prost(sint32, tag = 7)] billing_zone: i32,
        #[prost(string, optional, tag = 8)] campaign: Option<String>,
        #[prost(string, tag = 9)] carrier: String,
        #[prost(int32, tag = 10)] channel: i32,
        #[prost(uint32, tag = 11)] click_depth: u32,
        #[prost(uint64, optional, tag = 12)] closed_at: Option<u64>,
        #[prost(string, optional, tag = 13)] comment: Option<String>,
        #[prost(bool, tag = 14)] confirmed: bool,
        #[prost(double, tag = 15)] cost: f64,
        #[prost(string, optional, tag = 16)] coupon: Option<String>,
        #[prost(uint64, tag = 17)] created_at: u64,
        #[prost(string, tag = 18)] currency: String,
        #[prost(uint64, tag = 19)] customer_id: u64,
        #[prost(sint32, tag = 20)] delay: i32,
        #[prost(uint64, optional, tag = 21)] delivered_at: Option<u64>,
        #[prost(double, tag = 22)] discount: f64,
        #[prost(double, tag = 23)] distance: f64,
        #[prost(double, tag = 24)] duty: f64,
        #[prost(bool, tag = 25)] exported: bool,
        #[prost(double, tag = 26)] fee: f64,
        #[prost(bool, tag = 27)] first_order: bool,
        #[prost(uint32, tag = 28)] flags: u32,
        #[prost(bool, tag = 29)] gift: bool,
        #[prost(double, tag = 30)] height: f64,
        #[prost(bool, tag = 31)] insured: bool,
        #[prost(uint32, tag = 32)] item_count: u32,
        #[prost(double, tag = 33)] latitude: f64,
        #[prost(double, tag = 34)] length: f64,
        #[prost(sint64, tag = 35)] loyalty_points: i64,
        #[prost(double, tag = 36)] margin: f64,
        #[prost(string, tag = 37)] merchant: String,
        #[prost(string, optional, tag = 38)] note: Option<String>,
        #[prost(uint64, tag = 39)] order_id: u64,
        #[prost(uint32, tag = 40)] parcel_count: u32,
        #[prost(sint32, tag = 41)] priority: i32,
        #[prost(uint32, tag = 42)] quantity: u32,
        #[prost(double, optional, tag = 43)] rating: Option<f64>,
        #[prost(double, optional, tag = 44)] refunded: Option<f64>,
        #[prost(string, tag = 45)] region: String,
        #[prost(uint32, tag = 46)] return_window: u32,
        #[prost(uint32, tag = 47)] revision: u32,
        #[prost(sint32, tag = 48)] risk: i32,
        #[prost(uint64, tag = 49)] session_id: u64,
        #[prost(string, tag = 50)] sku: String,
        #[prost(string, tag = 51)] status: String,
        #[prost(double, tag = 52)] subtotal: f64,
        #[prost(double, tag = 53)] tax: f64,
        #[prost(sint32, optional, tag = 54)] temperature: Option<i32>,
        #[prost(double, tag = 55)] total: f64,
        #[prost(uint64, tag = 56)] updated_at: u64,
        #[prost(uint32, tag = 57)] warehouse: u32,
        #[prost(double, tag = 58)] weight: f64,
        #[prost(double, tag = 59)] width: f64,
        #[prost(sint64, tag = 60)] zone_id: i64,
    }

    Maps {
        #[prost(btree_map = "string, uint64", tag = 1)] counters: BTreeMap<String, u64>,
        #[prost(btree_map = "string, message", tag = 2)] groups: BTreeMap<String, Group>,
        #[prost(btree_map = "string, string", tag = 3)] labels: BTreeMap<String, String>,
    }

    Tree {
        #[prost(message, repeated, tag = 1)] children: Vec<Tree>,
        #[prost(string, tag = 2)] name: String,
        #[prost(uint64, tag = 3)] size: u64,
    }
}

/// A list within a list.
#[derive(Clone, PartialEq, prost::Message)]
pub struct Words {
    #[prost(string, repeated, tag = 1)]
    pub words: Vec<String>,
}

impl Field<Vec<Words>> for Vec<Vec<String>> {
    fn lower(&self) -> Vec<Words> {
        self.iter().map(|words| Words { words: words.clone() }).collect()
    }

    fn raise(messages: Vec<Words>) -> Self {
        messages.into_iter().map(|message| message.words).collect()
    }
}

/// A map within a map.
#[derive(Clone, PartialEq, prost::Message)]
pub struct Group {
    #[prost(btree_map = "string, double", tag = 1)]
    pub members: BTreeMap<String, f64>,
}

impl Field<BTreeMap<String, Group>> for BTreeMap<String, BTreeMap<String, f64>> {
    fn lower(&self) -> BTreeMap<String, Group> {
        self.iter().map(|(name, members)| (name.clone(), Group { members: members.clone() })).collect()
    }

    fn raise(messages: BTreeMap<String, Group>) -> Self {
        messages.into_iter().map(|(name, message)| (name, message.members)).collect()
    }
}

/// A message is a record: a batch is one of a single field.
#[derive(Clone, PartialEq, prost::Message)]
pub struct Events {
    #[prost(message, repeated, tag = 1)]
    pub events: Vec<Event>,
}

impl Form<Vec<owned::Event>> for Events {
    fn of(record: &Vec<owned::Event>) -> Cow<'_, Self> {
        Cow::Owned(Self { events: record.lower() })
    }

    fn record(self) -> Vec<owned::Event> {
        Field::raise(self.events)
    }
}

impl Messaged for Vec<owned::Event> {
    type Message = Events;
}
