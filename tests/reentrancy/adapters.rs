//! Conversions that do what conversions should not. They know moods.

use shorn::{Adapter, Describe, Encode, EncodeError, Record, Writer};
use std::borrow::Cow;
use std::cell::Cell;
use std::fmt;
use std::str::FromStr;

#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) enum Mood {
    Calm,
    /// Encodes meanwhile.
    Nested,
    /// 300 bytes of text.
    Long,
    /// Has no wire form.
    Refused,
    /// `Display` reports an error.
    Broken,
    Panicking,
}

impl fmt::Display for Mood {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Mood::Calm => f.write_str("calm"),
            Mood::Nested => {
                f.write_str("nest")?;
                let inner = shorn::encode(&std::collections::HashSet::from([3u8, 1, 2])).unwrap();
                assert_eq!(shorn::encoded_len(&note(Mood::Calm)).unwrap(), 9);
                let mut out = vec![];
                shorn::encode_to(&inner, &mut out).unwrap();
                assert_eq!(out, [4, 3, 1, 2, 3]);
                write!(f, "ed{}", inner.len())
            }
            Mood::Long => f.write_str(&"é".repeat(150)),
            Mood::Refused | Mood::Broken => {
                f.write_str("brok")?;
                Err(fmt::Error)
            }
            Mood::Panicking => {
                f.write_str("pan")?;
                // A panic without the noise of one.
                std::panic::resume_unwind(Box::new("on purpose"))
            }
        }
    }
}

/// A mood that is parsed back.
#[derive(Debug, PartialEq)]
pub(crate) struct Loud(pub(crate) Mood);

impl fmt::Display for Loud {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Loud {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if text == "calm" { Ok(Loud(Mood::Calm)) } else { Err("no such mood") }
    }
}

/// A record with a mood between two other fields, which show where its bytes end.
#[derive(Record, Debug)]
pub(crate) struct Note {
    before: String,
    #[record(with = Say)]
    mood: Mood,
    zero: String,
}

pub(crate) fn note(mood: Mood) -> Note {
    Note { before: "a".into(), mood, zero: "z".into() }
}

pub(crate) struct Say;

impl Adapter<Mood> for Say {
    type Wire<'a> = Cow<'a, str>;

    fn to_wire<'a>(mood: &'a Mood) -> Result<Cow<'a, str>, Cow<'static, str>> {
        if *mood == Mood::Refused {
            return Err("no word for it".into());
        }
        Ok(mood.to_string().into())
    }

    fn from_wire(text: Cow<'_, str>) -> Result<Mood, Cow<'static, str>> {
        if text == "calm" { Ok(Mood::Calm) } else { Err("no such mood".into()) }
    }
}

/// One more letter each time, from one on.
pub(crate) struct Changing;

thread_local! {
    static SAID: Cell<usize> = const { Cell::new(0) };
}

impl Adapter<()> for Changing {
    type Wire<'a> = String;

    fn to_wire(_: &()) -> Result<String, Cow<'static, str>> {
        SAID.set(SAID.get() + 1);
        Ok("x".repeat(SAID.get()))
    }

    fn from_wire(_: String) -> Result<(), Cow<'static, str>> {
        Ok(())
    }
}

/// A mood written by `Writer::display`, as a type with an encoder of its own would.
#[derive(Debug)]
pub(crate) struct Spoken(pub(crate) Mood);

impl Describe for Spoken {
    const MIN: usize = 1;
    const JSON: Option<shorn::shape::JsonType> = Some(shorn::shape::JsonType::String);

    fn describe(_: &mut shorn::derived::Describer) -> shorn::shape::Node {
        shorn::shape::Node::string()
    }
}

// SAFETY: always suspect, so that `put` is never called.
unsafe impl Encode for Spoken {
    fn bound(&self, sizer: &mut shorn::derived::Sizer) -> u64 {
        sizer.suspect();
        0
    }

    unsafe fn put(&self, _: *mut u8) -> *mut u8 {
        unreachable!("written carefully")
    }

    fn encode(&self, writer: &mut Writer) -> Result<(), EncodeError> {
        writer.display(self.0)
    }
}
