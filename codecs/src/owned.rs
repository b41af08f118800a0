//! The records as owned values. Knows the shapes and the derives of every peer,
//! not how any of them is called.
#![allow(missing_docs, reason = "the fields are the fixture, not an interface")]

/// One list of derives for all records, so that no peer sees other types than the next.
macro_rules! records {
    ($($item:item)*) => { $(
        #[derive(Clone, Debug, PartialEq)]
        #[derive(shorn::Record)]
        #[derive(bincode::Encode, bincode::Decode)]
        #[derive(bitcode::Encode, bitcode::Decode)]
        #[derive(borsh::BorshSerialize, borsh::BorshDeserialize)]
        #[derive(databuf::Encode, databuf::Decode)]
        #[derive(nanoserde::SerBin, nanoserde::DeBin)]
        #[derive(rkyv::Archive, rkyv::Serialize, rkyv::Deserialize)]
        #[derive(serde::Serialize, serde::Deserialize)]
        #[derive(speedy::Readable, speedy::Writable)]
        #[derive(wincode::SchemaRead, wincode::SchemaWrite)]
        $item
    )* };
}

records! {
    #[derive(Copy, Eq)]
    pub enum Sex {
        F,
        M,
        X,
    }

    pub struct Person {
        pub age: u32,
        pub name: String,
        pub sex: Sex,
    }

    pub struct Metrics {
        pub cpu: f64,
        pub memory: u64,
    }

    pub struct Event {
        pub active: bool,
        pub actor: Person,
        pub id: u64,
        pub metrics: Metrics,
        pub tags: Vec<String>,
        pub timestamp: u64,
    }

    pub struct Measure {
        pub count: u32,
        pub label: String,
        pub mean: f64,
        pub stddev: f64,
        pub unit: String,
    }

    pub struct Metadata {
        pub about: String,
        pub authors: Vec<String>,
        #[record(nullable)]
        pub canonical: Option<String>,
        pub created: String,
        pub digitized: bool,
        #[record(nullable)]
        pub doi: Option<String>,
        #[record(nullable)]
        pub edition: Option<String>,
        pub identifier: String,
        #[record(nullable)]
        pub issn: Option<String>,
        #[record(nullable)]
        pub issue: Option<String>,
        pub keywords: Vec<String>,
        pub language: String,
        #[record(nullable)]
        pub license: Option<String>,
        #[record(nullable)]
        pub pages: Option<String>,
        pub publisher: String,
        pub retracted: bool,
        pub revision: u32,
        #[record(nullable)]
        pub series: Option<String>,
        pub summary: String,
        pub title: String,
        #[record(nullable)]
        pub volume: Option<String>,
        pub year: u32,
    }

    pub struct Section {
        pub anchor: Option<String>,
        pub body: Option<String>,
        pub depth: Option<u32>,
        pub id: String,
        pub ordinal: Option<u32>,
        pub score: Option<f64>,
        pub terms: Vec<Vec<String>>,
        pub title: Option<String>,
    }

    pub struct Document {
        pub id: u64,
        pub measures: Vec<Measure>,
        pub metadata: Metadata,
        pub name: String,
        pub references: Vec<String>,
        pub score: f64,
        pub sections: Vec<Section>,
        pub tags: Vec<String>,
    }
}
