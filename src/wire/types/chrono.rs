//! `chrono` types as text: RFC 3339 for instants, ISO 8601 for dates and times, the
//! form that serde gives them.

use super::shown::{carefully_shown, read_shown};
use crate::error::{DecodeError, EncodeError};
#[cfg(feature = "json")]
use crate::wire::json::Json;
use crate::wire::{Decode, Encode, Reader, Sizer, Writer};
use chrono::{DateTime, FixedOffset, NaiveDateTime, SecondsFormat, Utc};
use core::mem::MaybeUninit;

carefully_shown!(chrono::NaiveDate, chrono::NaiveTime);

/// Types whose `Display` is not the text that others expect.
macro_rules! written_as {
    ($($type:ty: |$value:ident| $text:expr);* $(;)?) => { $(
        // SAFETY: always suspect, so that `put` is never called (invariant 1).
        unsafe impl Encode for $type {
            #[inline(always)]
            fn bound(&self, sizer: &mut Sizer) -> u64 {
                sizer.suspect();
                0
            }

            unsafe fn put(&self, _: *mut u8) -> *mut u8 {
                unreachable!("an instant is written carefully")
            }

            fn encode(&self, writer: &mut Writer) -> Result<(), EncodeError> {
                let $value = self;
                writer.display($text)
            }

            #[cfg(feature = "json")]
            fn write_json(&self, json: &mut Json) -> Result<(), EncodeError> {
                let $value = self;
                json.shown($text)
            }
        }

        // SAFETY: the slot is written before `Ok` (invariant 5).
        unsafe impl<'de> Decode<'de> for $type {
            fn decode_in(slot: &mut MaybeUninit<Self>, reader: &mut Reader<'de>) -> Result<(), DecodeError> {
                slot.write(read_shown(reader)?);
                Ok(())
            }
        }
    )* };
}
written_as!(
    DateTime<Utc>: |instant| instant.to_rfc3339_opts(SecondsFormat::AutoSi, true);
    DateTime<FixedOffset>: |instant| instant.to_rfc3339_opts(SecondsFormat::AutoSi, true);
    NaiveDateTime: |time| format_args!("{time:?}");
);
