//! NaN and infinities lie in no range, whichever ends it has, wherever it stands.

use garde::Validate;
use shorn::{Codec, Record};
use std::collections::BTreeMap;

const STRAYS: [f64; 3] = [f64::NAN, f64::INFINITY, f64::NEG_INFINITY];

#[derive(Record, Validate, Debug, Clone, PartialEq)]
struct Point {
    #[garde(range(min = 0.0))]
    x: f64,
    #[garde(range(max = 0.0))]
    y: f64,
    /// Without a range any number will do.
    #[garde(skip)]
    free: f64,
}

#[derive(Record, Validate, Debug, Clone)]
#[garde(allow_unvalidated)]
struct Path {
    #[garde(dive)]
    points: Vec<Point>,
    #[garde(inner(range(min = 0.0)))]
    widths: Vec<f64>,
    #[garde(range(min = 0.0))]
    opacity: Option<f32>,
    #[garde(dive)]
    by_name: BTreeMap<String, Box<Point>>,
    /// Rules of a type do not apply where nothing says so.
    ruled_by_none: Vec<Point>,
    #[garde(dive)]
    kind: Kind,
}

#[derive(Record, Validate, Debug, Clone)]
#[record(tag = "kind")]
enum Kind {
    Round {
        #[garde(range(min = 0.0))]
        #[record(rename = "r")]
        radius: f64,
    },
    Free {
        #[garde(skip)]
        radius: f64,
    },
}

fn path() -> Path {
    let point = Point { x: 1.0, y: -1.0, free: f64::NAN };
    Path {
        points: vec![point.clone(); 2],
        widths: vec![0.0, 1.0],
        opacity: Some(1.0),
        by_name: [("a b".into(), Box::new(point.clone()))].into(),
        ruled_by_none: vec![Point { x: f64::NAN, y: f64::NAN, free: f64::NAN }],
        kind: Kind::Free { radius: f64::NAN },
    }
}

/// The place, in both directions.
fn refused(value: &Path, place: &str) {
    let codec = Codec::<Path>::new().validated();
    let found = |issues: &[shorn::Issue]| {
        let of = |issue: &shorn::Issue| (issue.path().unwrap().to_string(), issue.rule().to_owned());
        issues.iter().map(of).collect::<Vec<_>>()
    };
    let expected = vec![(place.to_owned(), "range".to_owned())];
    assert_eq!(found(codec.encode(value).unwrap_err().issues()), expected);
    let bytes = codec.unchecked().encode(value).unwrap();
    assert_eq!(found(codec.decode(&bytes).unwrap_err().issues()), expected);
}

#[test]
fn no_range_holds_them() {
    let codec = Codec::<Path>::new().validated();
    let bytes = codec.encode(&path()).unwrap();
    assert_eq!(codec.decode(&bytes).unwrap().points.len(), 2);
    for stray in STRAYS {
        let changed = |change: &dyn Fn(&mut Path)| {
            let mut value = path();
            change(&mut value);
            value
        };
        refused(&changed(&|v| v.points[1].x = stray), "points[1].x");
        refused(&changed(&|v| v.points[0].y = stray), "points[0].y");
        refused(&changed(&|v| v.widths[1] = stray), "widths[1]");
        refused(&changed(&|v| v.opacity = Some(stray as f32)), "opacity");
        refused(&changed(&|v| v.by_name.get_mut("a b").unwrap().x = stray), "by_name.a b.x");
        refused(&changed(&|v| v.kind = Kind::Round { radius: stray }), "kind.r");
    }
}

#[derive(Record, Validate, Debug)]
struct Samples {
    #[garde(inner(range(min = 0.0, max = 9.0)))]
    samples: Vec<f64>,
}

/// Half of them break the range by themselves, the other half are in none: no issue is looked for among
/// all others.
#[test]
fn many_of_them_take_no_longer_each() {
    let samples = (0..50_000).map(|i| if i % 2 == 0 { f64::NAN } else { 10.0 }).collect();
    let issues = Codec::new().validated().issues(&Samples { samples });
    assert_eq!(issues.len(), 50_000);
    // One that is both is said once.
    let issues = Codec::new().validated().issues(&Samples { samples: STRAYS.to_vec() });
    assert_eq!(issues.len(), 3);
}
