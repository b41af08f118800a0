//! The records of `fixtures/events`: what a shop's services log. Knows their schema and
//! how to make them from a seed; the file's README says the same to a reader.
#![allow(missing_docs, reason = "the README of the fixture documents the fields")]

use std::{collections::BTreeMap, ops::RangeInclusive};

use serde::Deserialize;
use serde_json::json;

use shorn_codecs::random::Random;

/// How many lines the file has.
pub const LINES: usize = 4_000;
/// How long a line may be; longer and shorter ones are drawn again.
pub const LENGTHS: RangeInclusive<usize> = 250..=900;
/// The seed it is made from.
pub const SEED: u64 = 20_260_301;

#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AppEvent {
    pub id: u64,
    pub timestamp: String,
    pub level: Level,
    pub service: String,
    pub region: Region,
    pub message: String,
    pub actor: Actor,
    pub request: Option<Request>,
    pub geo: Option<Geo>,
    pub device: Option<Device>,
    pub payload: Payload,
    pub labels: BTreeMap<String, String>,
    pub tags: Vec<String>,
    pub samples: Vec<f64>,
    #[serde(deserialize_with = "nullable")]
    pub parent: Option<u64>,
    pub retries: Option<u32>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    Debug,
    Info,
    Warn,
    Error,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Region {
    #[serde(rename = "eu-west")]
    EuWest,
    #[serde(rename = "us-east")]
    UsEast,
    #[serde(rename = "ap-south")]
    ApSouth,
}

#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Actor {
    pub id: u64,
    pub name: String,
    #[serde(deserialize_with = "nullable")]
    pub email: Option<String>,
    pub role: Role,
    pub verified: bool,
    pub locale: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Role {
    Guest,
    Customer,
    Staff,
    System,
}

#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Request {
    pub method: Method,
    pub path: String,
    pub status: u16,
    pub duration: f64,
    pub bytes: u64,
    #[serde(deserialize_with = "nullable")]
    pub referrer: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "UPPERCASE")]
pub enum Method {
    Get,
    Post,
    Put,
    Delete,
}

#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Geo {
    pub city: String,
    pub country: String,
    pub lat: f64,
    pub lon: f64,
}

#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Device {
    pub os: String,
    pub version: Vec<u32>,
    #[serde(deserialize_with = "nullable")]
    pub model: Option<String>,
    pub battery: Option<f64>,
}

#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase", deny_unknown_fields)]
pub enum Payload {
    Purchase {
        order: u64,
        total: f64,
        currency: String,
        items: Vec<Item>,
        coupon: Option<String>,
    },
    Search {
        query: String,
        hits: u32,
        page: u32,
        took: f64,
    },
    Login {
        method: String,
        success: bool,
        attempts: u32,
        #[serde(deserialize_with = "nullable")]
        reason: Option<String>,
    },
    Fault {
        code: i32,
        detail: String,
        stack: Vec<String>,
        fatal: bool,
    },
}

#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Item {
    pub sku: String,
    pub title: String,
    pub quantity: u32,
    pub price: f64,
}

/// A field that is always there and may be `null`: absent is an error.
fn nullable<'de, D, T>(deserializer: D) -> Result<Option<T>, D::Error>
where
    D: serde::Deserializer<'de>,
    T: Deserialize<'de>,
{
    Option::deserialize(deserializer)
}

const NAMES: [&str; 14] = [
    "Ada Okafor",
    "Jürgen Weiß",
    "Zoë Lefèvre",
    "Αλέξανδρος Παππάς",
    "Ольга Иванова",
    "山田 太郎",
    "김민준",
    "王小明",
    "أمينة حداد",
    "नेहा शर्मा",
    "Łukasz Żak",
    "Siobhán Ní Bhriain",
    "דנה לוי",
    "Maria José Souza",
];
const CITIES: [(&str, &str, f64, f64); 8] = [
    ("Köln", "DE", 50.9375, 6.9603),
    ("Αθήνα", "GR", 37.9838, 23.7275),
    ("東京", "JP", 35.6762, 139.6503),
    ("São Paulo", "BR", -23.5505, -46.6333),
    ("Москва", "RU", 55.7558, 37.6173),
    ("서울", "KR", 37.5665, 126.978),
    ("القاهرة", "EG", 30.0444, 31.2357),
    ("Ottawa", "CA", 45.4215, -75.6972),
];
const PRODUCTS: [(&str, f64); 8] = [
    ("Filter coffee ☕ 500 g", 11.9),
    ("Gesundheitskissen „Wolke“", 49.0),
    ("緑茶 ティーバッグ", 6.5),
    ("Notebook A5, dotted", 7.25),
    ("Tablette de chocolat à l'orange", 3.8),
    ("Wireless mouse \"Silent\"", 24.99),
    ("Свеча восковая", 8.4),
    ("Running socks 🧦 (3 pairs)", 15.0),
];
const QUERIES: [&str; 8] = [
    "usb-c cable 2m",
    "geschenk für oma",
    "कॉफ़ी",
    "緑茶",
    "cadeau 🎁 enfant",
    "\"silent\" mouse",
    "σημειωματάριο",
    "black tea \\ loose",
];

/// The lines of the file, without line ends.
pub fn lines(count: usize, seed: u64) -> Vec<String> {
    let mut random = Random::new(seed);
    let mut time = Clock { id: 4_503_599_627_370_497, milliseconds: 0 };
    (0..count)
        .map(|_| {
            loop {
                let line = line(&mut random, &mut time);
                if LENGTHS.contains(&line.len()) {
                    break line;
                }
            }
        })
        .collect()
}

/// Ids and times grow as they do under load.
struct Clock {
    id: u64,
    milliseconds: u64,
}

impl Clock {
    /// Within March 2026, one event each twenty minutes at most.
    fn stamp(&self) -> String {
        let (seconds, millis) = (self.milliseconds / 1_000, self.milliseconds % 1_000);
        let (day, hour) = (seconds / 86_400 + 1, seconds / 3_600 % 24);
        let (minute, second) = (seconds / 60 % 60, seconds % 60);
        format!("2026-03-{day:02}T{hour:02}:{minute:02}:{second:02}.{millis:03}Z")
    }
}

/// Members in the order they were given, or with two neighbours exchanged: a log has
/// more than one writer.
struct Members(Vec<(&'static str, String)>);

impl Members {
    fn new() -> Self {
        Self(Vec::new())
    }

    fn set(&mut self, name: &'static str, value: impl Into<serde_json::Value>) -> &mut Self {
        self.nest(name, value.into().to_string())
    }

    /// `json` is a value already written.
    fn nest(&mut self, name: &'static str, json: String) -> &mut Self {
        self.0.push((name, json));
        self
    }

    fn write(&mut self, random: &mut Random) -> String {
        if random.chance(25) && self.0.len() > 1 {
            let at = random.below(self.0.len() as u64 - 1) as usize;
            self.0.swap(at, at + 1);
        }
        let members: Vec<String> = self.0.iter().map(|(name, value)| format!("{}:{value}", json!(name))).collect();
        format!("{{{}}}", members.join(","))
    }
}

fn line(random: &mut Random, clock: &mut Clock) -> String {
    clock.id += random.range(1, 9_000);
    clock.milliseconds += random.gap(300_000.0).min(600_000);
    let level = random.pick(&["debug", "info", "info", "info", "warn", "error"]);
    let mut event = Members::new();
    event
        .set("id", clock.id)
        .set("timestamp", clock.stamp())
        .set("level", level)
        .set("service", random.pick(&["checkout", "search", "accounts", "catalogue", "gateway"]))
        .set("region", random.pick(&["eu-west", "us-east", "ap-south"]));
    let (message, payload) = payload(random);
    event.set("message", message).nest("actor", actor(random));
    if random.chance(35) {
        event.nest("request", request(random));
    }
    if random.chance(30) {
        event.nest("geo", geo(random));
    }
    if random.chance(20) {
        event.nest("device", device(random));
    }
    event.nest("payload", payload).nest("labels", labels(random));
    let tags = ["beta", "mobile", "retry", "canary", "gift-card", "vip"];
    let count = random.below(3);
    event.set("tags", (0..count).map(|_| random.pick(&tags)).collect::<Vec<_>>());
    let count = random.below(5);
    event.set("samples", (0..count).map(|_| amount(random, 4_000)).collect::<Vec<_>>());
    match random.chance(30) {
        true => event.set("parent", clock.id - random.range(1, 100_000)),
        false => event.set("parent", json!(null)),
    };
    if random.chance(12) {
        event.set("retries", random.range(1, 5));
    }
    event.write(random)
}

/// A number with two decimals, below `end / 100`.
fn amount(random: &mut Random, end: u64) -> f64 {
    random.below(end) as f64 / 100.0
}

fn optional(value: Option<String>) -> serde_json::Value {
    value.map_or(json!(null), |text| json!(text))
}

fn actor(random: &mut Random) -> String {
    let mut actor = Members::new();
    let id = random.below(1 << 41);
    let email = random.chance(60).then(|| format!("{}@example.com", random.word(7)));
    actor
        .set("id", id)
        .set("name", random.pick(&NAMES))
        .set("email", optional(email))
        .set("role", random.pick(&["guest", "customer", "customer", "customer", "staff", "system"]))
        .set("verified", random.chance(55));
    if random.chance(50) {
        actor.set("locale", random.pick(&["de-DE", "en-GB", "el-GR", "ja-JP", "pt-BR", "ar-EG"]));
    }
    actor.write(random)
}

fn request(random: &mut Random) -> String {
    let paths = ["/", "/cart", "/api/v2/orders", "/api/v2/search?q=%C3%A9t%C3%A9", "/login"];
    let referrer = random.chance(30).then(|| "https://shop.example/start".to_string());
    Members::new()
        .set("method", random.pick(&["GET", "GET", "POST", "PUT", "DELETE"]))
        .set("path", random.pick(&paths))
        .set("status", [200, 200, 200, 201, 204, 302, 404, 429, 500][random.below(9) as usize])
        .set("duration", random.below(2_000_000) as f64 / 1_000.0)
        .set("bytes", random.below(1 << 18))
        .set("referrer", optional(referrer))
        .write(random)
}

fn geo(random: &mut Random) -> String {
    let (city, country, lat, lon) = CITIES[random.below(CITIES.len() as u64) as usize];
    Members::new().set("city", city).set("country", country).set("lat", lat).set("lon", lon).write(random)
}

fn device(random: &mut Random) -> String {
    let mut device = Members::new();
    let model = random.chance(50).then(|| random.pick(&["Pixel 9", "iPhone 16", "X13"]).into());
    let version = [random.range(10, 19), random.below(9), random.below(30)];
    device
        .set("os", random.pick(&["android", "ios", "linux", "windows"]))
        .set("version", version.to_vec())
        .set("model", optional(model));
    if random.chance(60) {
        device.set("battery", amount(random, 101));
    }
    device.write(random)
}

fn labels(random: &mut Random) -> String {
    let mut labels = Members::new();
    labels.set("pod", format!("web-{}", random.word(5)));
    if random.chance(50) {
        labels.set("build", format!("2026.3.{}", random.below(40)));
    }
    if random.chance(30) {
        labels.set("experiment", random.pick(&["checkout-b", "search-ranking-3", "größe-xl"]));
    }
    if random.chance(20) {
        labels.set("team", random.pick(&["payments", "discovery", "平台"]));
    }
    labels.write(random)
}

/// A message and the payload that it is about.
fn payload(random: &mut Random) -> (String, String) {
    let mut payload = Members::new();
    let message = match random.below(10) {
        0..4 => {
            let (count, mut total) = (random.range(1, 3), 0.0);
            let items: Vec<String> = (0..count)
                .map(|_| {
                    let (title, price) = PRODUCTS[random.below(PRODUCTS.len() as u64) as usize];
                    let quantity = random.range(1, 4);
                    total += price * quantity as f64;
                    Members::new()
                        .set("sku", random.word(8).to_uppercase())
                        .set("title", title)
                        .set("quantity", quantity)
                        .set("price", price)
                        .write(random)
                })
                .collect();
            let order = random.range(1 << 40, (1 << 53) - 1);
            payload
                .set("kind", "purchase")
                .set("order", order)
                .set("total", (total * 100.0).round() / 100.0)
                .set("currency", random.pick(&["EUR", "USD", "JPY", "BRL"]))
                .nest("items", format!("[{}]", items.join(",")));
            if random.chance(25) {
                payload.set("coupon", random.pick(&["SPRING10", "WELCOME", "ÄPFEL5"]));
            }
            format!("order {order} placed ✅")
        }
        4..7 => {
            let query = random.pick(&QUERIES);
            payload
                .set("kind", "search")
                .set("query", query)
                .set("hits", random.below(5_000))
                .set("page", random.range(1, 12))
                .set("took", random.below(900_000) as f64 / 1_000.0);
            format!("search for {query}")
        }
        7..9 => {
            let success = random.chance(80);
            let reason = random.pick(&["wrong password", "account locked 🔒", "token expired"]);
            payload
                .set("kind", "login")
                .set("method", random.pick(&["password", "passkey", "oauth"]))
                .set("success", success)
                .set("attempts", random.range(1, 6))
                .set("reason", optional((!success).then(|| reason.into())));
            if success { "signed in".into() } else { format!("sign-in refused: {reason}") }
        }
        _ => {
            let detail = random.pick(&[
                "connection reset by peer\nwhile reading headers",
                "unexpected token '\\u00e9' at 1:17",
                "deadline of 250 ms exceeded",
            ]);
            let frames = ["cart::total", "http::serve", "db::pool::acquire", "json::parse"];
            let count = random.range(1, 4);
            payload
                .set("kind", "fault")
                .set("code", random.below(4_000) as i64 - 2_000)
                .set("detail", detail)
                .set("stack", (0..count).map(|_| random.pick(&frames)).collect::<Vec<_>>())
                .set("fatal", random.chance(10));
            "request failed".into()
        }
    };
    (message, payload.write(random))
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &str = include_str!("../../fixtures/events/events.ndjson");

    #[test]
    fn the_file_is_what_its_seed_gives() {
        assert!(FILE.lines().eq(lines(LINES, SEED)), "run `generate-events` and commit the file");
    }

    #[test]
    fn every_line_fits_the_schema_and_the_promised_size() {
        assert!(FILE.len() < 2_500_000);
        for line in FILE.lines() {
            assert!((250..=900).contains(&line.len()), "{} bytes: {line}", line.len());
            let event: AppEvent = serde_json::from_str(line).unwrap();
            assert!(event.id < 1 << 53);
        }
    }

    #[test]
    fn an_absent_nullable_field_is_an_error() {
        let line = FILE.lines().next().unwrap();
        let mut event: serde_json::Value = serde_json::from_str(line).unwrap();
        event.as_object_mut().unwrap().remove("parent");
        assert!(serde_json::from_value::<AppEvent>(event).is_err());
    }
}
