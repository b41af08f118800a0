//! Tuples of two to twelve, and of one: their elements, each with its own shape.

use crate::error::{DecodeError, EncodeError};
use crate::wire::field::Field;
#[cfg(feature = "json")]
use crate::wire::json::Json;
use crate::wire::{Decode, Encode, Reader, Sizer, Writer};
use core::mem::MaybeUninit;

macro_rules! tuples {
    ($($($name:ident $index:tt)+;)*) => { $(
        // SAFETY: the elements' bounds, one after another (invariant 1).
        unsafe impl<$($name: Encode),+> Encode for ($($name,)+) {
            #[inline(always)]
            fn bound(&self, sizer: &mut Sizer) -> u64 {
                let sum = 0 $(+ self.$index.bound(sizer))+;
                sizer.capped(sum)
            }

            #[inline(always)]
            unsafe fn put(&self, p: *mut u8) -> *mut u8 {
                // SAFETY: the caller reserved the sum of the bounds (invariant 2).
                unsafe {
                    $(let p = self.$index.put(p);)+
                    p
                }
            }

            fn encode(&self, writer: &mut Writer) -> Result<(), EncodeError> {
                $(self.$index.encode(writer).map_err(|e| e.at_index($index))?;)+
                Ok(())
            }

            #[cfg(feature = "json")]
            #[inline]
            fn write_json(&self, json: &mut Json) -> Result<(), EncodeError> {
                let start = json.start();
                $(
                    json.comma();
                    self.$index.write_json(json).map_err(|e| e.at_index($index))?;
                )+
                json.end_array(start);
                Ok(())
            }
        }

        // SAFETY: `Ok` comes after every element was kept in its place (invariant 5).
        unsafe impl<'de, $($name: Decode<'de>),+> Decode<'de> for ($($name,)+) {
            #[inline(always)]
            #[allow(non_snake_case)] // The type parameters name the fields as well.
            fn decode_in(slot: &mut MaybeUninit<Self>, reader: &mut Reader<'de>) -> Result<(), DecodeError> {
                let p = slot.as_mut_ptr();
                $(
                    // SAFETY: a place of its own in the slot, which is empty (invariant 5).
                    let mut $name = unsafe { Field::new(&raw mut (*p).$index) };
                    $name.read(reader).map_err(|e| e.at_index($index))?;
                )+
                $($name.keep();)+
                Ok(())
            }
        }
    )* };
}
tuples! {
    A 0;
    A 0 B 1;
    A 0 B 1 C 2;
    A 0 B 1 C 2 D 3;
    A 0 B 1 C 2 D 3 E 4;
    A 0 B 1 C 2 D 3 E 4 F 5;
    A 0 B 1 C 2 D 3 E 4 F 5 G 6;
    A 0 B 1 C 2 D 3 E 4 F 5 G 6 H 7;
    A 0 B 1 C 2 D 3 E 4 F 5 G 6 H 7 I 8;
    A 0 B 1 C 2 D 3 E 4 F 5 G 6 H 7 I 8 J 9;
    A 0 B 1 C 2 D 3 E 4 F 5 G 6 H 7 I 8 J 9 K 10;
    A 0 B 1 C 2 D 3 E 4 F 5 G 6 H 7 I 8 J 9 K 10 L 11;
}
