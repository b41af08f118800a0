//! Types that are text to everyone else (addresses, instants): written as what
//! they display, read back by `FromStr`. Only types whose text has a known longest
//! form belong here, and whose `Display` is steady; any other is for [`Text`](crate::Text).

use super::text::put_block;
use crate::error::{DecodeError, EncodeError, EncodeErrorKind};
#[cfg(feature = "json")]
use crate::wire::json::Json;
use crate::wire::{Decode, Encode, Reader, Sizer, Writer};
use alloc::format;
use core::fmt::{self, Write as _};
use core::mem::MaybeUninit;
use core::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, SocketAddrV4, SocketAddrV6};
use core::str::FromStr;

/// Longest text of these types; the longest of them is an IPv6 address with a scope and a port.
const MOST: usize = 96;

/// Text on the stack.
struct Shown {
    text: [u8; MOST],
    len: usize,
}

impl Shown {
    fn of(value: &impl fmt::Display) -> Option<Self> {
        let mut shown = Shown { text: [0; MOST], len: 0 };
        write!(shown, "{value}").ok()?;
        Some(shown)
    }

    fn bytes(&self) -> &[u8] {
        self.text.get(..self.len).unwrap_or_default()
    }
}

impl fmt::Write for Shown {
    fn write_str(&mut self, s: &str) -> fmt::Result {
        let place = self.text.get_mut(self.len..self.len + s.len()).ok_or(fmt::Error)?;
        place.copy_from_slice(s.as_bytes());
        self.len += s.len();
        Ok(())
    }
}

/// # Safety
///
/// `MOST` + 17 bytes at `p` are writable.
unsafe fn put_shown(p: *mut u8, value: &impl fmt::Display) -> *mut u8 {
    #[expect(
        clippy::panic,
        reason = "nothing is longer: the tests below show the longest. Were it, text would be lost"
    )]
    let Some(shown) = Shown::of(value) else { panic!("the text of a value is longer than any should be") };
    // SAFETY: one byte of length and at most `MOST` of text (invariant 2).
    unsafe { put_block(p, shown.bytes()) }
}

pub(crate) fn read_shown<T: FromStr>(reader: &mut Reader<'_>) -> Result<T, DecodeError>
where
    T::Err: fmt::Display,
{
    let at = reader.offset();
    let text = reader.text()?;
    text.parse().map_err(|e| reader.refuse(at, format!("{e}")))
}

/// Whether the text says all of an address. Flow information is not in it and would be lost; and two elements of a
/// set that differ in nothing else would be written as one, twice.
fn is_told(address: &SocketAddrV6) -> bool {
    address.flowinfo() == 0
}

#[cold]
fn untold() -> EncodeError {
    EncodeError::new(EncodeErrorKind::InvalidValue).with_detail("flow information has no text")
}

macro_rules! shown {
    ($($type:ty: |$value:ident| $is_told:expr);* $(;)?) => { $(
        // SAFETY: whatever is displayed, `put_shown` writes at most `MOST` bytes and a length (invariant 1).
        unsafe impl Encode for $type {
            #[inline(always)]
            fn bound(&self, sizer: &mut Sizer) -> u64 {
                let $value = self;
                if !$is_told {
                    sizer.suspect();
                }
                1 + MOST as u64
            }

            unsafe fn put(&self, p: *mut u8) -> *mut u8 {
                // SAFETY: the caller reserved the bound and 16 bytes more (invariant 2).
                unsafe { put_shown(p, self) }
            }

            fn encode(&self, writer: &mut Writer) -> Result<(), EncodeError> {
                let $value = self;
                if $is_told { writer.display(self) } else { Err(untold()) }
            }

            #[cfg(feature = "json")]
            fn write_json(&self, json: &mut Json) -> Result<(), EncodeError> {
                let $value = self;
                if $is_told { json.shown(self) } else { Err(untold()) }
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
shown!(
    Ipv4Addr: |_all| true;
    Ipv6Addr: |_all| true;
    IpAddr: |_all| true;
    SocketAddrV4: |_all| true;
    SocketAddrV6: |address| is_told(address);
    SocketAddr: |address| match address {
        SocketAddr::V4(_) => true,
        SocketAddr::V6(address) => is_told(address),
    };
);

/// Text of no known longest form: it takes the careful encoder.
#[cfg(any(feature = "jiff", feature = "chrono"))]
macro_rules! carefully_shown {
    ($($type:ty),* $(,)?) => { $(
        // SAFETY: always suspect, so that `put` is never called (invariant 1).
        unsafe impl crate::wire::Encode for $type {
            #[inline(always)]
            fn bound(&self, sizer: &mut crate::wire::Sizer) -> u64 {
                sizer.suspect();
                0
            }

            unsafe fn put(&self, _: *mut u8) -> *mut u8 {
                unreachable!("text of no known length is written carefully")
            }

            fn encode(&self, writer: &mut crate::wire::Writer) -> Result<(), crate::error::EncodeError> {
                writer.display(self)
            }

            #[cfg(feature = "json")]
            fn write_json(&self, json: &mut crate::wire::json::Json) -> Result<(), crate::error::EncodeError> {
                json.shown(self)
            }
        }

        // SAFETY: the slot is written before `Ok` (invariant 5).
        unsafe impl<'de> crate::wire::Decode<'de> for $type {
            fn decode_in(
                slot: &mut core::mem::MaybeUninit<Self>,
                reader: &mut crate::wire::Reader<'de>,
            ) -> Result<(), crate::error::DecodeError> {
                slot.write($crate::wire::types::shown::read_shown(reader)?);
                Ok(())
            }
        }
    )* };
}
#[cfg(any(feature = "jiff", feature = "chrono"))]
pub(crate) use carefully_shown;

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    #[test]
    fn the_longest_texts_fit() {
        let address = SocketAddrV6::new([0xffff; 8].into(), u16::MAX, 0, u32::MAX);
        assert_eq!(Shown::of(&address).unwrap().bytes(), address.to_string().as_bytes());
        assert!(Shown::of(&"x".repeat(MOST + 1)).is_none());
        assert_eq!(Shown::of(&"x".repeat(MOST)).unwrap().len, MOST);
    }
}
