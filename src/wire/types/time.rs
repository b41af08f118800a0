//! `Duration` and `SystemTime`: objects of seconds and nanoseconds, the form that serde
//! gives them: `{"nanos": uint, "secs": uint}`, and `{"nanos_since_epoch": uint,
//! "secs_since_epoch": uint}`. Each is two varints, nanoseconds first.

use super::text::MOST_LENGTH;
use crate::error::{DecodeError, DecodeErrorKind as Kind, EncodeError};
#[cfg(feature = "json")]
use crate::wire::json::{Alone, Beside, Json, Known, place};
use crate::wire::varint::MAX_64;
use crate::wire::{Decode, Encode, Reader, Sizer, Writer, varint};
use core::mem::MaybeUninit;
use core::time::Duration;

#[cfg(feature = "json")]
const NANOS: Known = Known { name: "nanos", text: ",\"nanos\":" };
#[cfg(feature = "json")]
const SECS: Known = Known { name: "secs", text: ",\"secs\":" };

// SAFETY: nanoseconds are below 2^30, five bytes; seconds are a varint of 64 bits (invariant 1).
unsafe impl Encode for Duration {
    #[inline(always)]
    fn bound(&self, sizer: &mut Sizer) -> u64 {
        sizer.integer(self.as_secs().into());
        MOST_LENGTH + MAX_64 as u64
    }

    #[inline(always)]
    unsafe fn put(&self, p: *mut u8) -> *mut u8 {
        // SAFETY: the caller reserved the bound and 16 bytes more (invariant 2).
        unsafe { varint::put(varint::put(p, self.subsec_nanos().into()), self.as_secs()) }
    }

    fn encode(&self, writer: &mut Writer) -> Result<(), EncodeError> {
        writer.uint(self.subsec_nanos().into());
        writer.checked_uint(self.as_secs().into()).map_err(|e| e.in_field("secs"))
    }

    #[cfg(feature = "json")]
    #[inline]
    fn write_json(&self, json: &mut Json) -> Result<(), EncodeError> {
        self.write_json_beside::<Alone>(json)
    }

    #[cfg(feature = "json")]
    #[inline]
    fn write_json_beside<M: Beside>(&self, json: &mut Json) -> Result<(), EncodeError> {
        let place = const { place::<M>(&["nanos", "secs"]) };
        json.two::<M, u32, u64>(place, (NANOS, &self.subsec_nanos()), (SECS, &self.as_secs()))
    }
}

/// Reads nanoseconds and seconds, under the names that an error gives them.
fn read(reader: &mut Reader<'_>, nanos: &'static str, secs: &'static str) -> Result<Duration, DecodeError> {
    let below = reader.uint().map_err(|e| e.in_field(nanos))?;
    let below = u32::try_from(below)
        .ok()
        .filter(|n| *n < 1_000_000_000)
        .ok_or_else(|| reader.fail(Kind::OutOfRange).with_detail("a second has 10^9 nanoseconds").in_field(nanos))?;
    let whole = reader.uint().map_err(|e| e.in_field(secs))?;
    Ok(Duration::new(whole, below))
}

// SAFETY: the slot is written before `Ok` (invariant 5).
unsafe impl<'de> Decode<'de> for Duration {
    fn decode_in(slot: &mut MaybeUninit<Self>, reader: &mut Reader<'de>) -> Result<(), DecodeError> {
        slot.write(read(reader, "nanos", "secs")?);
        Ok(())
    }
}

#[cfg(feature = "std")]
mod system {
    use super::*;
    use crate::error::EncodeErrorKind;
    use std::time::SystemTime;

    fn too_early() -> EncodeError {
        EncodeError::new(EncodeErrorKind::InvalidValue).with_detail("a time before 1970")
    }

    // SAFETY: that of `Duration`; a time before the epoch is suspect (invariant 1).
    unsafe impl Encode for SystemTime {
        #[inline]
        fn bound(&self, sizer: &mut Sizer) -> u64 {
            match self.duration_since(SystemTime::UNIX_EPOCH) {
                Ok(since) => since.bound(sizer),
                Err(_) => {
                    sizer.suspect();
                    0
                }
            }
        }

        #[inline]
        unsafe fn put(&self, p: *mut u8) -> *mut u8 {
            let since = self.duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
            // SAFETY: every duration keeps the bound (invariant 2).
            unsafe { since.put(p) }
        }

        fn encode(&self, writer: &mut Writer) -> Result<(), EncodeError> {
            match self.duration_since(SystemTime::UNIX_EPOCH) {
                Ok(since) => since.encode(writer),
                Err(_) => Err(too_early()),
            }
        }

        #[cfg(feature = "json")]
        #[inline]
        fn write_json(&self, json: &mut Json) -> Result<(), EncodeError> {
            self.write_json_beside::<Alone>(json)
        }

        #[cfg(feature = "json")]
        #[inline]
        fn write_json_beside<M: Beside>(&self, json: &mut Json) -> Result<(), EncodeError> {
            const NANOS: Known = Known { name: "nanos_since_epoch", text: ",\"nanos_since_epoch\":" };
            const SECS: Known = Known { name: "secs_since_epoch", text: ",\"secs_since_epoch\":" };
            let since = self.duration_since(SystemTime::UNIX_EPOCH).map_err(|_| too_early())?;
            let place = const { place::<M>(&["nanos_since_epoch", "secs_since_epoch"]) };
            json.two::<M, u32, u64>(place, (NANOS, &since.subsec_nanos()), (SECS, &since.as_secs()))
        }
    }

    // SAFETY: the slot is written before `Ok` (invariant 5).
    unsafe impl<'de> Decode<'de> for SystemTime {
        fn decode_in(slot: &mut MaybeUninit<Self>, reader: &mut Reader<'de>) -> Result<(), DecodeError> {
            let at = reader.offset();
            let since = read(reader, "nanos_since_epoch", "secs_since_epoch")?;
            let Some(time) = SystemTime::UNIX_EPOCH.checked_add(since) else {
                return Err(DecodeError::new(Kind::OutOfRange, at).with_detail("later than this system can tell"));
            };
            slot.write(time);
            Ok(())
        }
    }
}
