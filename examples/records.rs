//! Real records there and back: reads a file of JSON lines, writes them into one file of
//! varint-framed records, reads that back, checks that nothing changed, and prints what
//! it cost.
//!
//! ```sh
//! cargo run --release --example records [FILE.ndjson]
//! ```
//!
//! The types carry serde's attributes for the JSON side; the derive of `Record` follows
//! them, so that both sides speak of the same schema.

use serde::{Deserialize, Serialize};
use shorn::{Codec, FrameReader, FrameWriter, Record};
use std::collections::BTreeMap;
use std::error::Error;
use std::fs::{self, File};
use std::io::{BufReader, BufWriter};
use std::path::PathBuf;
use std::time::{Duration, Instant};

/// One event of a shop's services.
#[derive(Record, Serialize, Deserialize, PartialEq, Debug)]
struct AppEvent {
    id: u64,
    timestamp: String,
    level: Level,
    service: String,
    region: Region,
    message: String,
    actor: Actor,
    // An `Option` is an optional field: absent, or there.
    #[serde(skip_serializing_if = "Option::is_none")]
    request: Option<Request>,
    #[serde(skip_serializing_if = "Option::is_none")]
    geo: Option<Geo>,
    #[serde(skip_serializing_if = "Option::is_none")]
    device: Option<Device>,
    payload: Payload,
    labels: BTreeMap<String, String>,
    tags: Vec<String>,
    samples: Vec<f64>,
    // Always there, and maybe null.
    #[record(nullable)]
    parent: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    retries: Option<u32>,
}

#[derive(Record, Serialize, Deserialize, PartialEq, Debug)]
#[serde(rename_all = "lowercase")]
enum Level {
    Debug,
    Info,
    Warn,
    Error,
}

#[derive(Record, Serialize, Deserialize, PartialEq, Debug)]
#[serde(rename_all = "kebab-case")]
enum Region {
    EuWest,
    UsEast,
    ApSouth,
}

#[derive(Record, Serialize, Deserialize, PartialEq, Debug)]
#[serde(rename_all = "lowercase")]
enum Role {
    Guest,
    Customer,
    Staff,
    System,
}

#[derive(Record, Serialize, Deserialize, PartialEq, Debug)]
#[serde(rename_all = "UPPERCASE")]
enum Method {
    Get,
    Post,
    Put,
    Delete,
}

#[derive(Record, Serialize, Deserialize, PartialEq, Debug)]
struct Actor {
    id: u64,
    name: String,
    #[record(nullable)]
    email: Option<String>,
    role: Role,
    verified: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    locale: Option<String>,
}

#[derive(Record, Serialize, Deserialize, PartialEq, Debug)]
struct Request {
    method: Method,
    path: String,
    status: u16,
    duration: f64,
    bytes: u64,
    #[record(nullable)]
    referrer: Option<String>,
}

#[derive(Record, Serialize, Deserialize, PartialEq, Debug)]
struct Geo {
    city: String,
    country: String,
    lat: f64,
    lon: f64,
}

#[derive(Record, Serialize, Deserialize, PartialEq, Debug)]
struct Device {
    os: String,
    version: Vec<u32>,
    #[record(nullable)]
    model: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    battery: Option<f64>,
}

#[derive(Record, Serialize, Deserialize, PartialEq, Debug)]
#[serde(tag = "kind", rename_all = "lowercase")]
enum Payload {
    Purchase {
        order: u64,
        total: f64,
        currency: String,
        items: Vec<Item>,
        #[serde(skip_serializing_if = "Option::is_none")]
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
        #[record(nullable)]
        reason: Option<String>,
    },
    Fault {
        code: i32,
        detail: String,
        stack: Vec<String>,
        fatal: bool,
    },
}

#[derive(Record, Serialize, Deserialize, PartialEq, Debug)]
struct Item {
    sku: String,
    title: String,
    quantity: u32,
    price: f64,
}

fn main() -> Result<(), Box<dyn Error>> {
    let given = std::env::args_os().nth(1).map(PathBuf::from);
    let input = given.unwrap_or_else(|| concat!(env!("CARGO_MANIFEST_DIR"), "/fixtures/events/events.ndjson").into());
    let output = std::env::temp_dir().join(format!("shorn-records-{}.bin", std::process::id()));
    let done = run(&input, &output);
    // The file was for this run only, whether or not it went well.
    if output.exists() {
        fs::remove_file(&output)?;
    }
    done
}

fn run(input: &PathBuf, output: &PathBuf) -> Result<(), Box<dyn Error>> {
    let text = fs::read_to_string(input).map_err(|e| format!("{}: {e}", input.display()))?;
    let lines: Vec<&str> = text.lines().filter(|line| !line.trim().is_empty()).collect();
    let events = parse(&lines)?;
    let name = input.file_name().unwrap_or(input.as_os_str());
    println!("{} records from {}\n", events.len(), name.to_string_lossy());

    // Into one file, each record behind its length, and back.
    let codec = Codec::<AppEvent>::new();
    let mut file = FrameWriter::new(codec, BufWriter::new(File::create(output)?));
    for event in &events {
        file.write(event)?;
    }
    file.flush()?;
    let framed = fs::metadata(output)?.len();

    let mut changed = 0;
    let mut read = 0;
    for (event, original) in FrameReader::new(codec, BufReader::new(File::open(output)?)).zip(&events) {
        changed += usize::from(event? != *original);
        read += 1;
    }
    if read != events.len() || changed != 0 {
        return Err(format!("{changed} of {read} records changed, {} were written", events.len()).into());
    }
    println!("wrote {framed} bytes of framed records, read {read} back: none changed\n");

    compare(&events)?;

    // One record, byte by byte. A short one, so that it fits on a screen.
    let Some(shortest) = events.iter().min_by_key(|event| shorn::encoded_len(*event).unwrap_or(usize::MAX)) else {
        return Ok(());
    };
    let bytes = shorn::encode(shortest)?;
    println!("one record, {} bytes ({} as JSON):\n", bytes.len(), serde_json::to_vec(shortest)?.len());
    print!("{}", shorn::inspect(&AppEvent::shape(), &bytes));
    Ok(())
}

/// The records of JSON lines, each of which must say what its record says, and no more.
fn parse(lines: &[&str]) -> Result<Vec<AppEvent>, Box<dyn Error>> {
    let mut events = Vec::with_capacity(lines.len());
    for (i, line) in lines.iter().enumerate() {
        let named = |e: serde_json::Error| format!("line {}: {e}", i + 1);
        let event: AppEvent = serde_json::from_str(line).map_err(named)?;
        let original: serde_json::Value = serde_json::from_str(line).map_err(named)?;
        if serde_json::to_value(&event)? != original {
            return Err(format!("line {}: the record lost something of the line", i + 1).into());
        }
        events.push(event);
    }
    Ok(events)
}

/// Bytes and time of either form, each the best of a few passes over all records.
fn compare(events: &[AppEvent]) -> Result<(), Box<dyn Error>> {
    let json: Vec<Vec<u8>> = events.iter().map(serde_json::to_vec).collect::<Result<_, _>>()?;
    let wire: Vec<Vec<u8>> = events.iter().map(shorn::encode).collect::<Result<_, _>>()?;
    for (bytes, event) in wire.iter().zip(events) {
        if shorn::decode::<AppEvent>(bytes)? != *event {
            return Err("a record changed on its way".into());
        }
    }

    let json_write = best(|| events.iter().for_each(|e| drop(std::hint::black_box(serde_json::to_vec(e)))));
    let wire_write = best(|| events.iter().for_each(|e| drop(std::hint::black_box(shorn::encode(e)))));
    let json_read =
        best(|| json.iter().for_each(|b| drop(std::hint::black_box(serde_json::from_slice::<AppEvent>(b)))));
    let wire_read = best(|| wire.iter().for_each(|b| drop(std::hint::black_box(shorn::decode::<AppEvent>(b)))));

    let each = |total: usize| total as f64 / events.len().max(1) as f64;
    let ns = |time: Duration| time.as_nanos() as f64 / events.len().max(1) as f64;
    let size = |all: &[Vec<u8>]| all.iter().map(Vec::len).sum::<usize>();
    println!("                   {:>12} {:>12} {:>8}", "shorn", "JSON", "ratio");
    let row = |name: &str, ours: f64, theirs: f64| {
        println!("{name:<18} {ours:>12.1} {theirs:>12.1} {:>8.2}", ours / theirs);
    };
    row("bytes a record", each(size(&wire)), each(size(&json)));
    row("encode, ns", ns(wire_write), ns(json_write));
    row("decode, ns", ns(wire_read), ns(json_read));
    println!();
    Ok(())
}

fn best(mut pass: impl FnMut()) -> Duration {
    let passes = (0..5).map(|_| {
        let start = Instant::now();
        pass();
        start.elapsed()
    });
    passes.min().unwrap_or_default()
}
