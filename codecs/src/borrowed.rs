//! The records borrowing their strings from the input: twins of [`crate::owned`],
//! field by field. Only the peers that hand out strings without copying derive here.
#![allow(missing_docs, reason = "the fields are the fixture, not an interface")]

use std::collections::BTreeMap;

use crate::owned::{Channel, Metrics, Sample, Sex};
use crate::record::Packed;

macro_rules! nested {
    ($($item:item)*) => { $(
        #[derive(Clone, Debug, PartialEq)]
        #[derive(shorn::Record)]
        #[derive(bincode::BorrowDecode)]
        #[derive(databuf::Decode)]
        #[derive(minicbor::Decode)]
        #[derive(musli::Decode)]
        #[derive(serde::Serialize, serde::Deserialize)]
        #[derive(speedy::Readable)]
        $item
    )* };
}

macro_rules! records {
    ($($item:item)*) => { $(
        nested! {
            #[derive(bitcode::Decode)]
            #[derive(wincode::SchemaRead)]
            $item
        }
    )* };
}

records! {
    #[musli(mode = Packed, packed)]
    pub struct Person<'a> {
        #[n(0)] pub age: u32,
        #[b(1)] pub name: &'a str,
        #[n(2)] pub sex: Sex,
    }

    #[musli(mode = Packed, packed)]
    pub struct Event<'a> {
        #[n(0)] pub active: bool,
        #[serde(borrow)]
        #[b(1)] pub actor: Person<'a>,
        #[n(2)] pub id: u64,
        #[n(3)] pub metrics: Metrics,
        #[serde(borrow)]
        #[b(4)] pub tags: Vec<&'a str>,
        #[n(5)] pub timestamp: u64,
    }

    pub struct Measure<'a> {
        #[n(0)] pub count: u32,
        #[b(1)] pub label: &'a str,
        #[n(2)] pub mean: f64,
        #[n(3)] pub stddev: f64,
        #[b(4)] pub unit: &'a str,
    }

    pub struct Metadata<'a> {
        #[b(0)] pub about: &'a str,
        #[serde(borrow)]
        #[b(1)] pub authors: Vec<&'a str>,
        #[record(nullable)]
        #[serde(borrow)]
        #[b(2)] pub canonical: Option<&'a str>,
        #[b(3)] pub created: &'a str,
        #[n(4)] pub digitized: bool,
        #[record(nullable)]
        #[serde(borrow)]
        #[b(5)] pub doi: Option<&'a str>,
        #[record(nullable)]
        #[serde(borrow)]
        #[b(6)] pub edition: Option<&'a str>,
        #[b(7)] pub identifier: &'a str,
        #[record(nullable)]
        #[serde(borrow)]
        #[b(8)] pub issn: Option<&'a str>,
        #[record(nullable)]
        #[serde(borrow)]
        #[b(9)] pub issue: Option<&'a str>,
        #[serde(borrow)]
        #[b(10)] pub keywords: Vec<&'a str>,
        #[b(11)] pub language: &'a str,
        #[record(nullable)]
        #[serde(borrow)]
        #[b(12)] pub license: Option<&'a str>,
        #[record(nullable)]
        #[serde(borrow)]
        #[b(13)] pub pages: Option<&'a str>,
        #[b(14)] pub publisher: &'a str,
        #[n(15)] pub retracted: bool,
        #[n(16)] pub revision: u32,
        #[record(nullable)]
        #[serde(borrow)]
        #[b(17)] pub series: Option<&'a str>,
        #[b(18)] pub summary: &'a str,
        #[b(19)] pub title: &'a str,
        #[record(nullable)]
        #[serde(borrow)]
        #[b(20)] pub volume: Option<&'a str>,
        #[n(21)] pub year: u32,
    }

    pub struct Section<'a> {
        #[serde(borrow)]
        #[b(0)] pub anchor: Option<&'a str>,
        #[serde(borrow)]
        #[b(1)] pub body: Option<&'a str>,
        #[n(2)] pub depth: Option<u32>,
        #[b(3)] pub id: &'a str,
        #[n(4)] pub ordinal: Option<u32>,
        #[n(5)] pub score: Option<f64>,
        #[serde(borrow)]
        #[b(6)] pub terms: Vec<Vec<&'a str>>,
        #[serde(borrow)]
        #[b(7)] pub title: Option<&'a str>,
    }

    pub struct Document<'a> {
        #[n(0)] pub id: u64,
        #[serde(borrow)]
        #[b(1)] pub measures: Vec<Measure<'a>>,
        #[serde(borrow)]
        #[b(2)] pub metadata: Metadata<'a>,
        #[b(3)] pub name: &'a str,
        #[serde(borrow)]
        #[b(4)] pub references: Vec<&'a str>,
        #[n(5)] pub score: f64,
        #[serde(borrow)]
        #[b(6)] pub sections: Vec<Section<'a>>,
        #[serde(borrow)]
        #[b(7)] pub tags: Vec<&'a str>,
    }
    #[musli(mode = Packed, packed)]
    pub struct Telemetry<'a> {
        #[b(0)] pub device: &'a str,
        #[b(1)] pub firmware: &'a str,
        #[n(2)] pub latitude: f64,
        #[n(3)] pub longitude: f64,
        #[n(4)] pub samples: Vec<Sample>,
        #[n(5)] pub started: u64,
        #[b(6)] pub unit: &'a str,
    }

    pub struct Wide<'a> {
        #[n(0)] pub account_id: u64,
        #[n(1)] pub adjusted: bool,
        #[n(2)] pub age_days: u32,
        #[n(3)] pub archived: bool,
        #[n(4)] pub basket_size: u32,
        #[b(5)] pub billing_city: &'a str,
        #[n(6)] pub billing_zone: i32,
        #[serde(borrow)]
        #[b(7)] pub campaign: Option<&'a str>,
        #[b(8)] pub carrier: &'a str,
        #[n(9)] pub channel: Channel,
        #[n(10)] pub click_depth: u32,
        #[n(11)] pub closed_at: Option<u64>,
        #[serde(borrow)]
        #[b(12)] pub comment: Option<&'a str>,
        #[n(13)] pub confirmed: bool,
        #[n(14)] pub cost: f64,
        #[serde(borrow)]
        #[b(15)] pub coupon: Option<&'a str>,
        #[n(16)] pub created_at: u64,
        #[b(17)] pub currency: &'a str,
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
        #[b(36)] pub merchant: &'a str,
        #[serde(borrow)]
        #[b(37)] pub note: Option<&'a str>,
        #[n(38)] pub order_id: u64,
        #[n(39)] pub parcel_count: u32,
        #[n(40)] pub priority: i32,
        #[n(41)] pub quantity: u32,
        #[n(42)] pub rating: Option<f64>,
        #[n(43)] pub refunded: Option<f64>,
        #[b(44)] pub region: &'a str,
        #[n(45)] pub return_window: u32,
        #[n(46)] pub revision: u32,
        #[n(47)] pub risk: i32,
        #[n(48)] pub session_id: u64,
        #[b(49)] pub sku: &'a str,
        #[b(50)] pub status: &'a str,
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
    pub struct Maps<'a> {
        #[serde(borrow)]
        #[b(0)] pub counters: BTreeMap<&'a str, u64>,
        #[serde(borrow)]
        #[b(1)] pub groups: BTreeMap<&'a str, BTreeMap<&'a str, f64>>,
        #[serde(borrow)]
        #[b(2)] pub labels: BTreeMap<&'a str, &'a str>,
    }
}

nested! {
    #[musli(mode = Packed, packed)]
    pub struct Tree<'a> {
        #[serde(borrow)]
        #[b(0)] pub children: Vec<Tree<'a>>,
        #[b(1)] pub name: &'a str,
        #[n(2)] pub size: u64,
    }
}
