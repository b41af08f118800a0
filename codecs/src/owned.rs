//! The records as owned values. Knows the shapes and the derives of every peer,
//! not how any of them is called.
//!
//! The number of each field is minicbor's, which writes it instead of a name. A record whose every field is always
//! there says so to musli, which then packs it.
#![allow(missing_docs, reason = "the fields are the fixture, not an interface")]

use std::collections::BTreeMap;

use crate::record::Packed;

/// One list of derives for all records, so that no peer sees other types than the next.
macro_rules! nested {
    ($($item:item)*) => { $(
        #[derive(Clone, Debug, PartialEq)]
        #[derive(shorn::Record)]
        #[derive(bincode::Encode, bincode::Decode)]
        #[derive(borsh::BorshSerialize, borsh::BorshDeserialize)]
        #[derive(databuf::Encode, databuf::Decode)]
        #[derive(minicbor::Encode, minicbor::Decode)]
        #[derive(musli::Encode, musli::Decode)]
        #[derive(nanoserde::SerBin, nanoserde::DeBin)]
        #[derive(rkyv::Archive, rkyv::Serialize, rkyv::Deserialize)]
        #[derive(serde::Serialize, serde::Deserialize)]
        #[derive(speedy::Readable, speedy::Writable)]
        $item
    )* };
}

/// The same and those that refuse a type that contains itself.
macro_rules! records {
    ($($item:item)*) => { $(
        nested! {
            #[derive(bitcode::Encode, bitcode::Decode)]
            #[derive(wincode::SchemaRead, wincode::SchemaWrite)]
            $item
        }
    )* };
}

records! {
    #[derive(Copy, Eq)]
    #[cbor(index_only)]
    #[musli(mode = Packed)]
    pub enum Sex {
        #[n(0)] F,
        #[n(1)] M,
        #[n(2)] X,
    }

    #[musli(mode = Packed, packed)]
    pub struct Person {
        #[n(0)] pub age: u32,
        #[n(1)] pub name: String,
        #[n(2)] pub sex: Sex,
    }

    #[musli(mode = Packed, packed)]
    pub struct Metrics {
        #[n(0)] pub cpu: f64,
        #[n(1)] pub memory: u64,
    }

    #[musli(mode = Packed, packed)]
    pub struct Event {
        #[n(0)] pub active: bool,
        #[n(1)] pub actor: Person,
        #[n(2)] pub id: u64,
        #[n(3)] pub metrics: Metrics,
        #[n(4)] pub tags: Vec<String>,
        #[n(5)] pub timestamp: u64,
    }

    pub struct Measure {
        #[n(0)] pub count: u32,
        #[n(1)] pub label: String,
        #[n(2)] pub mean: f64,
        #[n(3)] pub stddev: f64,
        #[n(4)] pub unit: String,
    }

    pub struct Metadata {
        #[n(0)] pub about: String,
        #[n(1)] pub authors: Vec<String>,
        #[record(nullable)]
        #[n(2)] pub canonical: Option<String>,
        #[n(3)] pub created: String,
        #[n(4)] pub digitized: bool,
        #[record(nullable)]
        #[n(5)] pub doi: Option<String>,
        #[record(nullable)]
        #[n(6)] pub edition: Option<String>,
        #[n(7)] pub identifier: String,
        #[record(nullable)]
        #[n(8)] pub issn: Option<String>,
        #[record(nullable)]
        #[n(9)] pub issue: Option<String>,
        #[n(10)] pub keywords: Vec<String>,
        #[n(11)] pub language: String,
        #[record(nullable)]
        #[n(12)] pub license: Option<String>,
        #[record(nullable)]
        #[n(13)] pub pages: Option<String>,
        #[n(14)] pub publisher: String,
        #[n(15)] pub retracted: bool,
        #[n(16)] pub revision: u32,
        #[record(nullable)]
        #[n(17)] pub series: Option<String>,
        #[n(18)] pub summary: String,
        #[n(19)] pub title: String,
        #[record(nullable)]
        #[n(20)] pub volume: Option<String>,
        #[n(21)] pub year: u32,
    }

    pub struct Section {
        #[n(0)] pub anchor: Option<String>,
        #[n(1)] pub body: Option<String>,
        #[n(2)] pub depth: Option<u32>,
        #[n(3)] pub id: String,
        #[n(4)] pub ordinal: Option<u32>,
        #[n(5)] pub score: Option<f64>,
        #[n(6)] pub terms: Vec<Vec<String>>,
        #[n(7)] pub title: Option<String>,
    }

    pub struct Document {
        #[n(0)] pub id: u64,
        #[n(1)] pub measures: Vec<Measure>,
        #[n(2)] pub metadata: Metadata,
        #[n(3)] pub name: String,
        #[n(4)] pub references: Vec<String>,
        #[n(5)] pub score: f64,
        #[n(6)] pub sections: Vec<Section>,
        #[n(7)] pub tags: Vec<String>,
    }
    #[derive(Copy, Eq)]
    #[cbor(index_only)]
    #[musli(mode = Packed)]
    pub enum Quality {
        #[n(0)] Good,
        #[n(1)] Missing,
        #[n(2)] Suspect,
    }

    #[musli(mode = Packed, packed)]
    pub struct Sample {
        #[n(0)] pub at: u64,
        #[n(1)] pub quality: Quality,
        #[n(2)] pub value: f64,
    }

    #[musli(mode = Packed, packed)]
    pub struct Telemetry {
        #[n(0)] pub device: String,
        #[n(1)] pub firmware: String,
        #[n(2)] pub latitude: f64,
        #[n(3)] pub longitude: f64,
        #[n(4)] pub samples: Vec<Sample>,
        #[n(5)] pub started: u64,
        #[n(6)] pub unit: String,
    }

    #[derive(Copy, Eq)]
    #[cbor(index_only)]
    #[musli(mode = Packed)]
    pub enum Channel {
        #[n(0)] Phone,
        #[n(1)] Store,
        #[n(2)] Web,
    }

    pub struct Wide {
        #[n(0)] pub account_id: u64,
        #[n(1)] pub adjusted: bool,
        #[n(2)] pub age_days: u32,
        #[n(3)] pub archived: bool,
        #[n(4)] pub basket_size: u32,
        #[n(5)] pub billing_city: String,
        #[n(6)] pub billing_zone: i32,
        #[n(7)] pub campaign: Option<String>,
        #[n(8)] pub carrier: String,
        #[n(9)] pub channel: Channel,
        #[n(10)] pub click_depth: u32,
        #[n(11)] pub closed_at: Option<u64>,
        #[n(12)] pub comment: Option<String>,
        #[n(13)] pub confirmed: bool,
        #[n(14)] pub cost: f64,
        #[n(15)] pub coupon: Option<String>,
        #[n(16)] pub created_at: u64,
        #[n(17)] pub currency: String,
        #[n(18)] pub customer_id: u64,
        #[n(19)] pub delay: i32,
        #[n(20)] pub delivered_at: Option<u64>,
        #[n(21)] pub discount: f64,
        #[n(22)] pub distance: f64,
        #[n(23)] pub duty: f64,
        #[n(24)] pub exported: bool,
        #[n(25)] pub fee: f64,
        #[n(26)] pub first_order: bool,
        #[n(27)] pub flags: u32,
        #[n(28)] pub gift: bool,
        #[n(29)] pub height: f64,
        #[n(30)] pub insured: bool,
        #[n(31)] pub item_count: u32,
        #[n(32)] pub latitude: f64,
        #[n(33)] pub length: f64,
        #[n(34)] pub loyalty_points: i64,
        #[n(35)] pub margin: f64,
        #[n(36)] pub merchant: String,
        #[n(37)] pub note: Option<String>,
        #[n(38)] pub order_id: u64,
        #[n(39)] pub parcel_count: u32,
        #[n(40)] pub priority: i32,
        #[n(41)] pub quantity: u32,
        #[n(42)] pub rating: Option<f64>,
        #[n(43)] pub refunded: Option<f64>,
        #[n(44)] pub region: String,
        #[n(45)] pub return_window: u32,
        #[n(46)] pub revision: u32,
        #[n(47)] pub risk: i32,
        #[n(48)] pub session_id: u64,
        #[n(49)] pub sku: String,
        #[n(50)] pub status: String,
        #[n(51)] pub subtotal: f64,
        #[n(52)] pub tax: f64,
        #[n(53)] pub temperature: Option<i32>,
        #[n(54)] pub total: f64,
        #[n(55)] pub updated_at: u64,
        #[n(56)] pub warehouse: u32,
        #[n(57)] pub weight: f64,
        #[n(58)] pub width: f64,
        #[n(59)] pub zone_id: i64,
    }

    #[musli(mode = Packed, packed)]
    pub struct Maps {
        #[n(0)] pub counters: BTreeMap<String, u64>,
        #[n(1)] pub groups: BTreeMap<String, BTreeMap<String, f64>>,
        #[n(2)] pub labels: BTreeMap<String, String>,
    }
}

nested! {
    // What the derive of rkyv asks for where a type contains itself.
    #[rkyv(serialize_bounds(__S: rkyv::ser::Writer + rkyv::ser::Allocator, __S::Error: rkyv::rancor::Source))]
    #[rkyv(deserialize_bounds(__D::Error: rkyv::rancor::Source))]
    #[rkyv(bytecheck(bounds(__C: rkyv::validation::ArchiveContext, __C::Error: rkyv::rancor::Source)))]
    #[musli(mode = Packed, packed)]
    pub struct Tree {
        #[n(0)] #[rkyv(omit_bounds)] pub children: Vec<Tree>,
        #[n(1)] pub name: String,
        #[n(2)] pub size: u64,
    }
}
