//! The records as Avro schemas. Knows what an Avro schema says of a Rust type; knows no codec, and no bytes.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};

use crate::owned::{
    Channel, Document, Event, Maps, Measure, Metadata, Metrics, Person, Quality, Sample, Section, Sex, Telemetry, Tree,
    Wide,
};

/// How a `u64` is written, for which Avro has no type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unsigned {
    /// As a `long`, a zigzag varint: what a schema has that other languages read too.
    Long,
    /// As eight bytes of the name that apache-avro gives them: the only schema by which its serde writes a `u64`.
    Fixed,
}

/// What has an Avro schema.
pub trait Described {
    /// Its schema, with the names that are known already by name only.
    fn within(names: &mut Names) -> Value;

    /// Its schema.
    fn avro(unsigned: Unsigned) -> Value
    where
        Self: Sized,
    {
        Self::within(&mut Names { unsigned, known: BTreeSet::new() })
    }
}

/// The names that are defined so far: a schema defines each of its names once.
#[derive(Clone, Debug)]
pub struct Names {
    unsigned: Unsigned,
    known: BTreeSet<&'static str>,
}

impl Names {
    /// The name where it is known, its definition where it is not.
    fn define(&mut self, name: &'static str, definition: impl FnOnce(&mut Self) -> Value) -> Value {
        if self.known.insert(name) { definition(self) } else { name.into() }
    }
}

macro_rules! primitive {
    ($($type:ty: $name:literal)*) => { $(
        impl Described for $type {
            fn within(_: &mut Names) -> Value {
                $name.into()
            }
        }
    )* };
}

primitive! { bool: "boolean" i32: "int" u32: "long" i64: "long" f64: "double" String: "string" }

impl Described for u64 {
    fn within(names: &mut Names) -> Value {
        const NAME: &str = "org.apache.avro.rust.u64";
        match names.unsigned {
            Unsigned::Long => "long".into(),
            Unsigned::Fixed => names.define(NAME, |_| json!({ "type": "fixed", "name": NAME, "size": 8 })),
        }
    }
}

impl<T: Described> Described for Option<T> {
    fn within(names: &mut Names) -> Value {
        json!(["null", T::within(names)])
    }
}

impl<T: Described> Described for Vec<T> {
    fn within(names: &mut Names) -> Value {
        json!({ "type": "array", "items": T::within(names) })
    }
}

impl<T: Described> Described for BTreeMap<String, T> {
    fn within(names: &mut Names) -> Value {
        json!({ "type": "map", "values": T::within(names) })
    }
}

macro_rules! enums {
    ($($name:ident { $($variant:ident)* })*) => { $(
        impl Described for $name {
            fn within(names: &mut Names) -> Value {
                // Every variant is named, or this does not compile.
                let _ = |value: Self| match value { $(Self::$variant => {})* };
                names.define(stringify!($name), |_| {
                    json!({ "type": "enum", "name": stringify!($name), "symbols": [$(stringify!($variant)),*] })
                })
            }
        }
    )* };
}

enums! {
    Sex { F M X }
    Quality { Good Missing Suspect }
    Channel { Phone Store Web }
}

/// The schema of the field that `_get` gets.
fn field<R, T: Described>(_get: fn(&R) -> &T, name: &str, names: &mut Names) -> Value {
    json!({ "name": name, "type": T::within(names) })
}

/// A function cannot go from field to field.
macro_rules! records {
    ($($name:ident { $($field:ident)* })*) => { $(
        impl Described for $name {
            fn within(names: &mut Names) -> Value {
                // Every field is named, or this does not compile.
                let _ = |Self { $($field: _,)* }: Self| {};
                names.define(stringify!($name), |names| {
                    let fields = vec![$(field(|record: &Self| &record.$field, stringify!($field), names)),*];
                    json!({ "type": "record", "name": stringify!($name), "fields": fields })
                })
            }
        }
    )* };
}

records! {
    Person { age name sex }
    Metrics { cpu memory }
    Event { active actor id metrics tags timestamp }
    Measure { count label mean stddev unit }
    Metadata {
        about authors canonical created digitized doi edition identifier issn issue keywords language license
        pages publisher retracted revision series summary title volume year
    }
    Section { anchor body depth id ordinal score terms title }
    Document { id measures metadata name references score sections tags }
    Sample { at quality value }
    Telemetry { device firmware latitude longitude samples started unit }
    Wide {
        account_id adjusted age_days archived basket_size billing_city billing_zone campaign carrier channel
        click_depth closed_at comment confirmed cost coupon created_at currency customer_id delay delivered_at
        discount distance duty exported fee first_order flags gift height insured item_count latitude length
        loyalty_points margin merchant note order_id parcel_count priority quantity rating refunded region
        return_window revision risk session_id sku status subtotal tax temperature total updated_at warehouse
        weight width zone_id
    }
    Maps { counters groups labels }
    Tree { children name size }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_defined_once() {
        let tree = json!({ "type": "record", "name": "Tree", "fields": [
            { "name": "children", "type": { "type": "array", "items": "Tree" } },
            { "name": "name", "type": "string" },
            { "name": "size", "type": "long" },
        ] });
        assert_eq!(Tree::avro(Unsigned::Long), tree);
        let u64 = json!({ "type": "fixed", "name": "org.apache.avro.rust.u64", "size": 8 });
        let metrics = json!({ "type": "record", "name": "Metrics", "fields": [
            { "name": "cpu", "type": "double" },
            { "name": "memory", "type": u64 },
        ] });
        assert_eq!(Metrics::avro(Unsigned::Fixed), metrics);
    }
}
