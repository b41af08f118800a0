//! What is written: values that look like what services answer with, and the schemas that declare them.
#![allow(missing_docs, reason = "the members are the payload, not an interface")]

use serde::Serialize;
use shorn::Record;
use shorn::stringify::Instant;
use shorn_codecs::random::Random;

/// A value with its schema.
#[derive(Clone, Debug)]
pub struct Payload<T> {
    pub name: &'static str,
    pub value: T,
    /// As text: what is written is in the order of the schema's members, which a `serde_json::Value` sorts.
    pub schema: String,
}

fn payload<T: Serialize>(name: &'static str, schema: impl Into<String>, value: T) -> Payload<T> {
    Payload { name, value, schema: schema.into() }
}

/// The tokens, which are JSON.
macro_rules! schema {
    ($($token:tt)*) => { stringify!($($token)*) };
}

pub fn short_string() -> Payload<String> {
    payload("short string", schema!({ "type": "string" }), "hello there".into())
}

/// 39 KB, with a quote every now and then.
pub fn long_string() -> Payload<String> {
    let piece = "The quick brown fox jumps over the lazy dog, again and again. ".repeat(7);
    let text: String = (0..100).map(|i| format!("{}\"", &piece[..380 + i % 17])).collect();
    payload("long string", schema!({ "type": "string" }), text)
}

pub fn date_time() -> Payload<Instant> {
    payload("date-time", schema!({ "type": "string", "format": "date-time" }), Instant::from_millis(1.9e12))
}

/// 1,000 doubles that take 17 digits each.
pub fn doubles() -> Payload<Vec<f64>> {
    let mut random = Random::new(5);
    // Most fractions of 53 bits do.
    let all = std::iter::repeat_with(|| random.below(1 << 53) as f64 / (1_u64 << 53) as f64 * 100.0);
    let long = all.filter(|value| value.to_string().len() >= 18).take(1_000).collect();
    payload("1,000 doubles", schema!({ "type": "array", "items": { "type": "number" } }), long)
}

#[derive(Clone, Debug, Record, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Person {
    given_name: String,
    family_name: String,
    age: u8,
}

const PERSON: &str = schema!({
    "type": "object",
    "properties": {
        "givenName": { "type": "string" },
        "familyName": { "type": "string" },
        "age": { "type": "integer" }
    }
});

fn person(i: usize) -> Person {
    const NAMES: [(&str, &str); 4] =
        [("Gracie", "Hopper"), ("Edsger", "Dijkst"), ("Barbar", "Liskov"), ("Donald", "Knuths")];
    let (given, family) = NAMES[i % 4];
    Person { given_name: given.into(), family_name: family.into(), age: 20 + (i % 70) as u8 }
}

pub fn small_object() -> Payload<Person> {
    payload("small object", PERSON, person(0))
}

pub fn people(name: &'static str, n: usize) -> Payload<Vec<Person>> {
    payload(name, format!(r#"{{ "type": "array", "items": {PERSON} }}"#), (0..n).map(person).collect())
}

#[derive(Clone, Debug, Record, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Address {
    street: String,
    city: String,
    postal_code: String,
    country: String,
    latitude: f64,
    longitude: f64,
}

const ADDRESS: &str = schema!({
    "type": "object",
    "properties": {
        "street": { "type": "string" },
        "city": { "type": "string" },
        "postalCode": { "type": "string" },
        "country": { "type": "string" },
        "latitude": { "type": "number" },
        "longitude": { "type": "number" }
    },
    "required": ["street", "city"]
});

fn address(i: usize) -> Address {
    Address {
        street: format!("{} Rue de l'Observatoire", 10 + i),
        city: "Genève".into(),
        postal_code: "1205".into(),
        country: "CH".into(),
        latitude: 46.1984 + i as f64 * 0.0001,
        longitude: 6.1466,
    }
}

#[derive(Clone, Debug, Record, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Profile {
    id: u64,
    user_name: String,
    email: String,
    verified: bool,
    #[record(nullable)]
    display_name: Option<String>,
    biography: String,
    #[record(nullable)]
    website: Option<String>,
    created_at: String,
    address: Address,
    languages: Vec<String>,
    followers: u32,
    following: u32,
    rating: f64,
    settings: Settings,
}

#[derive(Clone, Debug, Record, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Settings {
    theme: Theme,
    newsletter: bool,
    time_zone: String,
}

#[derive(Clone, Debug, Record, Serialize)]
#[serde(rename_all = "camelCase")]
enum Theme {
    Dark,
}

/// With members in another order than those of the struct, as it happens: what is required goes first.
pub fn profile() -> Payload<Profile> {
    let schema = schema!({
        "type": "object",
        "properties": {
            "userName": { "type": "string" },
            "displayName": { "type": ["string", "null"] },
            "biography": { "type": "string" },
            "website": { "type": "string", "nullable": true },
            "address": "ADDRESS",
            "languages": { "type": "array", "items": { "type": "string" } },
            "followers": { "type": "integer" },
            "following": { "type": "integer" },
            "rating": { "type": "number" },
            "settings": {
                "type": "object",
                "properties": {
                    "theme": { "enum": ["dark", "light"], "type": "string" },
                    "newsletter": { "type": "boolean" },
                    "timeZone": { "type": "string" }
                }
            },
            "verified": { "type": "boolean" },
            "createdAt": { "type": "string", "format": "date-time" },
            "email": { "type": "string", "format": "email" },
            "id": { "type": "integer" }
        },
        "required": ["id", "email"]
    });
    let value = Profile {
        id: 90_210_447,
        user_name: "grace.hopper".into(),
        email: "grace.hopper@example.org".into(),
        verified: true,
        display_name: Some("Grace Hopper".into()),
        biography: "Wrote the first compiler, and said \"it is easier to ask forgiveness\". Rear admiral.".into(),
        website: None,
        created_at: "2031-05-17T08:09:10.011Z".into(),
        address: address(2),
        languages: ["en", "de", "fr"].map(String::from).into(),
        followers: 48_213,
        following: 151,
        rating: 4.87,
        settings: Settings { theme: Theme::Dark, newsletter: false, time_zone: "Europe/Zurich".into() },
    };
    payload("user profile", schema.replace(r#""ADDRESS""#, ADDRESS), value)
}

#[derive(Clone, Debug, Record, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Order {
    id: String,
    number: u64,
    status: String,
    placed_at: String,
    customer: Person,
    billing: Address,
    shipping: Address,
    lines: Vec<Line>,
    currency: String,
    total: f64,
    paid: bool,
    #[record(nullable)]
    note: Option<String>,
}

#[derive(Clone, Debug, Record, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Line {
    sku: String,
    title: String,
    quantity: u32,
    unit_price: f64,
    discount: f64,
    taxable: bool,
    attributes: Vec<Attribute>,
}

#[derive(Clone, Debug, Record, Serialize)]
pub struct Attribute {
    name: String,
    value: String,
}

const ATTRIBUTES: &str = schema!({
    "type": "array",
    "items": {
        "type": "object",
        "properties": { "name": { "type": "string" }, "value": { "type": "string" } },
        "required": ["name", "value"]
    }
});

fn attributes(i: usize) -> Vec<Attribute> {
    [("colour", ["red", "green", "blue"][i % 3]), ("size", ["S", "M", "XL"][i % 3])]
        .map(|(name, value)| Attribute { name: name.into(), value: value.into() })
        .into()
}

pub fn order() -> Payload<Order> {
    let schema = schema!({
        "type": "object",
        "properties": {
            "id": { "type": "string", "format": "uuid" },
            "number": { "type": "integer" },
            "status": { "type": "string" },
            "placedAt": { "type": "string", "format": "date-time" },
            "customer": "PERSON",
            "billing": { "$ref": "#/definitions/address" },
            "shipping": { "$ref": "#/definitions/address" },
            "lines": {
                "type": "array",
                "items": {
                    "type": "object",
                    "properties": {
                        "sku": { "type": "string" },
                        "title": { "type": "string" },
                        "quantity": { "type": "integer" },
                        "unitPrice": { "type": "number" },
                        "discount": { "type": "number" },
                        "taxable": { "type": "boolean" },
                        "attributes": "ATTRIBUTES"
                    }
                }
            },
            "currency": { "type": "string" },
            "total": { "type": "number" },
            "paid": { "type": "boolean" },
            "note": { "type": ["string", "null"] }
        },
        "definitions": { "address": "ADDRESS" }
    });
    let line = |i: usize| Line {
        sku: format!("SKU-{:05}", i * 7_919),
        title: format!("Notebook with squared paper, volume {i}"),
        quantity: 1 + i as u32 % 4,
        unit_price: 12.95 + i as f64,
        discount: if i.is_multiple_of(3) { 0.15 } else { 0.0 },
        taxable: i.is_multiple_of(2),
        attributes: attributes(i),
    };
    let value = Order {
        id: "01890a5d-ac96-774b-bcce-b302099a8057".into(),
        number: 1_002_003_004,
        status: "shipped".into(),
        placed_at: "2031-05-17T08:09:10.011Z".into(),
        customer: person(1),
        billing: address(1),
        shipping: address(5),
        lines: (0..16).map(line).collect(),
        currency: "CHF".into(),
        total: 417.3,
        paid: true,
        note: None,
    };
    let schema = schema.replace(r#""ADDRESS""#, ADDRESS).replace(r#""PERSON""#, PERSON);
    payload("order", schema.replace(r#""ATTRIBUTES""#, ATTRIBUTES), value)
}

#[derive(Clone, Debug, Record, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Page {
    page: u32,
    page_size: u32,
    total: u32,
    items: Vec<Product>,
}

#[derive(Clone, Debug, Record, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Product {
    id: u64,
    name: String,
    description: String,
    price: f64,
    currency: String,
    in_stock: bool,
    stock: i32,
    rating: f64,
    reviews: u32,
    tags: Vec<String>,
    dimensions: [f64; 3],
    #[record(nullable)]
    brand: Option<String>,
    images: Vec<String>,
    updated_at: String,
    attributes: Vec<Attribute>,
}

pub fn products() -> Payload<Page> {
    let schema = schema!({
        "type": "object",
        "properties": {
            "page": { "type": "integer" },
            "pageSize": { "type": "integer" },
            "total": { "type": "integer" },
            "items": {
                "type": "array",
                "items": {
                    "type": "object",
                    "properties": {
                        "id": { "type": "integer" },
                        "name": { "type": "string" },
                        "description": { "type": "string" },
                        "price": { "type": "number", "minimum": 0 },
                        "currency": { "type": "string" },
                        "inStock": { "type": "boolean" },
                        "stock": { "type": "integer" },
                        "rating": { "type": "number" },
                        "reviews": { "type": "integer" },
                        "tags": { "type": "array", "items": { "type": "string" } },
                        "dimensions": { "type": "array", "items": { "type": "number" } },
                        "brand": { "type": ["string", "null"] },
                        "images": { "type": "array", "items": { "type": "string" } },
                        "updatedAt": { "type": "string", "format": "date-time" },
                        "attributes": "ATTRIBUTES"
                    },
                    "required": ["id", "name", "price"]
                }
            }
        }
    });
    let mut random = Random::new(11);
    let mut product = |i: u64| Product {
        id: 100_000 + i * 37,
        name: format!("Lamp no. {i}, brushed brass"),
        description: "Turns on at dusk and off at dawn; its shade is made of \"recycled\" glass. Two years of \
                      warranty, bulb included."
            .into(),
        price: random.below(40_000) as f64 / 100.0,
        currency: "EUR".into(),
        in_stock: random.below(5) != 0,
        stock: random.below(1_000) as i32 - 5,
        rating: random.below(50) as f64 / 10.0,
        reviews: random.below(30_000) as u32,
        tags: ["light", "home", "brass"].map(String::from).into(),
        dimensions: [0; 3].map(|_| random.below(100_000) as f64 / 1_000.0),
        brand: (!i.is_multiple_of(3)).then(|| "Lumen & Sons".into()),
        images: (0..2).map(|n| format!("https://images.example.org/{i:04}/{n}.webp")).collect(),
        updated_at: "2031-05-17T08:09:10.011Z".into(),
        attributes: attributes(i as usize),
    };
    let items = (0..50).map(&mut product).collect();
    let schema = schema.replace(r#""ATTRIBUTES""#, ATTRIBUTES);
    payload("page of products", schema, Page { page: 3, page_size: 50, total: 1_204, items })
}
