//! Telemetry with rules at every level: devices send batches of readings, borrowed from the input when
//! they are read, and a reading that cannot be true is named by its place.
//!
//! `cargo run --example telemetry --features garde`

use garde::Validate;
use shorn::{Codec, FrameWriter, Frames, Record};
use std::collections::BTreeMap;

#[derive(Record, Validate, Debug, PartialEq)]
struct Batch<'a> {
    #[garde(length(chars, equal = 8), ascii)]
    device: &'a str,
    /// Seconds since 1970.
    #[garde(range(min = 1_600_000_000))]
    sent_at: u64,
    #[garde(length(min = 1, max = 100), dive)]
    readings: Vec<Reading<'a>>,
}

#[derive(Record, Validate, Debug, PartialEq, Clone)]
struct Reading<'a> {
    #[garde(range(min = -90.0, max = 60.0))]
    celsius: f64,
    #[garde(range(min = 0.0, max = 1.0))]
    battery: Option<f32>,
    #[garde(dive)]
    position: Position,
    #[garde(inner(length(chars, min = 1)))]
    notes: Vec<&'a str>,
    #[garde(skip)]
    raw: BTreeMap<&'a str, i32>,
}

#[derive(Record, Validate, Debug, PartialEq, Clone)]
struct Position {
    #[garde(range(min = -90.0, max = 90.0))]
    latitude: f64,
    #[garde(range(min = -180.0, max = 180.0))]
    longitude: f64,
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let codec = Codec::<Batch>::new().validated();
    let reading = Reading {
        celsius: 21.5,
        battery: Some(0.75),
        position: Position { latitude: 59.3, longitude: 18.1 },
        notes: vec!["indoors"],
        raw: [("adc", 512)].into(),
    };
    let batch = Batch { device: "SE-00042", sent_at: 1_700_000_000, readings: vec![reading.clone(), reading.clone()] };

    let mut file = FrameWriter::new(&codec, Vec::new());
    let written = file.write(&batch)?;
    println!("a batch of {} readings takes {written} bytes", batch.readings.len());

    // A sensor that is broken: the codec does not write what it says.
    let mut broken = batch;
    broken.readings[1].celsius = f64::NAN;
    broken.readings[1].position.latitude = 91.0;
    let error = file.write(&broken).unwrap_err();
    for issue in error.issues() {
        println!("not written: {issue}");
    }
    let places: Vec<String> = error.issues().iter().map(|issue| issue.path().expect("a field").to_string()).collect();
    assert_eq!(places, ["readings[1].position.latitude", "readings[1].celsius"]);

    // A device of another maker has no such scruples.
    file.write_frame(&codec.unchecked().encode(&broken)?)?;
    let file = file.into_inner();
    let (mut kept, mut refused) = (0, 0);
    for message in Frames::new(&codec, &file) {
        match message {
            Ok(batch) => kept += batch.readings.len(),
            Err(error) => {
                println!("not taken: {error}");
                assert_eq!(error.issues().len(), 2);
                refused += 1;
            }
        }
    }
    assert_eq!((kept, refused), (2, 1));
    Ok(())
}
