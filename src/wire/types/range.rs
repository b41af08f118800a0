//! `Range` and `RangeInclusive`: objects of `end` and `start`, the form that serde gives them.

use crate::error::{DecodeError, EncodeError};
#[cfg(feature = "json")]
use crate::wire::json::{Alone, Beside, Json, Known, place};
use crate::wire::{Decode, Encode, Reader, Sizer, Writer};
use core::mem::MaybeUninit;
use core::ops::{Range, RangeInclusive};

#[cfg(feature = "json")]
const END: Known = Known { name: "end", text: ",\"end\":" };
#[cfg(feature = "json")]
const START: Known = Known { name: "start", text: ",\"start\":" };

macro_rules! ranges {
    ($($type:ident: $start:expr, $end:expr, $new:expr);*) => { $(
        // SAFETY: the bounds of both ends (invariant 1).
        unsafe impl<T: Encode> Encode for $type<T> {
            #[inline(always)]
            fn bound(&self, sizer: &mut Sizer) -> u64 {
                let sum = $end(self).bound(sizer) + $start(self).bound(sizer);
                sizer.capped(sum)
            }

            #[inline(always)]
            unsafe fn put(&self, p: *mut u8) -> *mut u8 {
                // SAFETY: the caller reserved the bounds of both (invariant 2).
                unsafe { $start(self).put($end(self).put(p)) }
            }

            fn encode(&self, writer: &mut Writer) -> Result<(), EncodeError> {
                $end(self).encode(writer).map_err(|e| e.in_field("end"))?;
                $start(self).encode(writer).map_err(|e| e.in_field("start"))
            }

            #[cfg(feature = "json")]
            #[inline]
            fn write_json(&self, json: &mut Json) -> Result<(), EncodeError> {
                self.write_json_beside::<Alone>(json)
            }

            #[cfg(feature = "json")]
            #[inline]
            fn write_json_beside<M: Beside>(&self, json: &mut Json) -> Result<(), EncodeError> {
                let place = const { place::<M>(&["end", "start"]) };
                json.two::<M, T, T>(place, (END, $end(self)), (START, $start(self)))
            }
        }

        // SAFETY: the slot is written before `Ok` (invariant 5).
        unsafe impl<'de, T: Decode<'de>> Decode<'de> for $type<T> {
            #[inline(always)]
            fn decode_in(slot: &mut MaybeUninit<Self>, reader: &mut Reader<'de>) -> Result<(), DecodeError> {
                let end = T::decode(reader).map_err(|e| e.in_field("end"))?;
                let start = T::decode(reader).map_err(|e| e.in_field("start"))?;
                slot.write($new(start, end));
                Ok(())
            }
        }
    )* };
}
fn start<T>(range: &Range<T>) -> &T {
    &range.start
}

fn end<T>(range: &Range<T>) -> &T {
    &range.end
}

ranges!(
    Range: start, end, |start, end| start..end;
    RangeInclusive: RangeInclusive::start, RangeInclusive::end, RangeInclusive::new
);
