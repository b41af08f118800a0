//! The records borrowing their strings from the input: twins of [`crate::owned`],
//! field by field. Only the peers that hand out strings without copying derive here.
#![allow(missing_docs, reason = "the fields are the fixture, not an interface")]

use crate::owned::{Metrics, Sex};

macro_rules! records {
    ($($item:item)*) => { $(
        #[derive(Clone, Debug, PartialEq)]
        #[derive(shorn::Record)]
        #[derive(bincode::BorrowDecode)]
        #[derive(bitcode::Decode)]
        #[derive(databuf::Decode)]
        #[derive(serde::Serialize, serde::Deserialize)]
        #[derive(speedy::Readable)]
        #[derive(wincode::SchemaRead)]
        $item
    )* };
}

records! {
    pub struct Person<'a> {
        pub age: u32,
        pub name: &'a str,
        pub sex: Sex,
    }

    pub struct Event<'a> {
        pub active: bool,
        #[serde(borrow)]
        pub actor: Person<'a>,
        pub id: u64,
        pub metrics: Metrics,
        #[serde(borrow)]
        pub tags: Vec<&'a str>,
        pub timestamp: u64,
    }

    pub struct Measure<'a> {
        pub count: u32,
        pub label: &'a str,
        pub mean: f64,
        pub stddev: f64,
        pub unit: &'a str,
    }

    pub struct Metadata<'a> {
        pub about: &'a str,
        #[serde(borrow)]
        pub authors: Vec<&'a str>,
        #[record(nullable)]
        #[serde(borrow)]
        pub canonical: Option<&'a str>,
        pub created: &'a str,
        pub digitized: bool,
        #[record(nullable)]
        #[serde(borrow)]
        pub doi: Option<&'a str>,
        #[record(nullable)]
        #[serde(borrow)]
        pub edition: Option<&'a str>,
        pub identifier: &'a str,
        #[record(nullable)]
        #[serde(borrow)]
        pub issn: Option<&'a str>,
        #[record(nullable)]
        #[serde(borrow)]
        pub issue: Option<&'a str>,
        #[serde(borrow)]
        pub keywords: Vec<&'a str>,
        pub language: &'a str,
        #[record(nullable)]
        #[serde(borrow)]
        pub license: Option<&'a str>,
        #[record(nullable)]
        #[serde(borrow)]
        pub pages: Option<&'a str>,
        pub publisher: &'a str,
        pub retracted: bool,
        pub revision: u32,
        #[record(nullable)]
        #[serde(borrow)]
        pub series: Option<&'a str>,
        pub summary: &'a str,
        pub title: &'a str,
        #[record(nullable)]
        #[serde(borrow)]
        pub volume: Option<&'a str>,
        pub year: u32,
    }

    pub struct Section<'a> {
        #[serde(borrow)]
        pub anchor: Option<&'a str>,
        #[serde(borrow)]
        pub body: Option<&'a str>,
        pub depth: Option<u32>,
        pub id: &'a str,
        pub ordinal: Option<u32>,
        pub score: Option<f64>,
        #[serde(borrow)]
        pub terms: Vec<Vec<&'a str>>,
        #[serde(borrow)]
        pub title: Option<&'a str>,
    }

    pub struct Document<'a> {
        pub id: u64,
        #[serde(borrow)]
        pub measures: Vec<Measure<'a>>,
        #[serde(borrow)]
        pub metadata: Metadata<'a>,
        pub name: &'a str,
        #[serde(borrow)]
        pub references: Vec<&'a str>,
        pub score: f64,
        #[serde(borrow)]
        pub sections: Vec<Section<'a>>,
        #[serde(borrow)]
        pub tags: Vec<&'a str>,
    }
}
