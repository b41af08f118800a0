//! Varints, written: base 128, least significant group first, the high bit set on
//! every byte but the last, never a byte longer than needed.
//!
//! The plain algorithm:
//!
//! ```text
//! while v >= 0x80 { out(v as u8 | 0x80); v >>= 7 }
//! out(v as u8)
//! ```
//!
//! What `put` does differently, and why:
//!
//! 1. A ladder of branches by length for up to five bytes. A field's length hardly
//!    varies from record to record, so the branches are predicted and the address of
//!    the next field does not wait for this value. A branch-free form costs 1.06 to
//!    1.37 times as much on records.
//! 2. Six to eight bytes are spread over one word at once and stored together.
//! 3. Stores are of whole words and may touch bytes past the varint (`SLACK`).

/// Most bytes of a varint of `u64`, and of an unsigned and a ZigZag varint of 128 bits.
pub(crate) const MAX_64: usize = 10;
pub(crate) const MAX_128: usize = 19;

/// ZigZag: small magnitudes of either sign become small numbers.
#[inline(always)]
pub(crate) const fn zigzag(v: i64) -> u64 {
    ((v << 1) ^ (v >> 63)) as u64
}

#[inline(always)]
pub(crate) const fn unzigzag(v: u64) -> i64 {
    (v >> 1) as i64 ^ -((v & 1) as i64)
}

#[inline(always)]
pub(crate) const fn zigzag_128(v: i128) -> u128 {
    ((v << 1) ^ (v >> 127)) as u128
}

#[inline(always)]
pub(crate) const fn unzigzag_128(v: u128) -> i128 {
    (v >> 1) as i128 ^ -((v & 1) as i128)
}

/// Bytes that `v` takes.
#[inline(always)]
pub(crate) const fn len(v: u64) -> usize {
    let bits = 64 - (v | 1).leading_zeros();
    // ceil(bits / 7) for 1..=64 without a division.
    ((bits * 9 + 64) >> 6) as usize
}

/// Writes `v` at `p` and returns the place after it.
///
/// # Safety
///
/// `MAX_64` + 6 bytes at `p` are writable.
#[inline(always)]
pub(crate) unsafe fn put(p: *mut u8, v: u64) -> *mut u8 {
    // SAFETY: every store below covers at most 16 bytes from `p`, which the caller owns.
    unsafe {
        if v < 0x80 {
            *p = v as u8;
            return p.add(1);
        }
        if v < 1 << 14 {
            let x = (v & 0x7f) | 0x80 | (v >> 7) << 8;
            p.cast::<[u8; 2]>().write((x as u16).to_le_bytes());
            return p.add(2);
        }
        if v < 1 << 35 {
            let x = (v & 0x7f) | (v & 0x3f80) << 1 | (v & 0x1f_c000) << 2 | (v & 0xfe0_0000) << 3;
            if v < 1 << 21 {
                p.cast::<[u8; 4]>().write((x as u32 | 0x8080).to_le_bytes());
                return p.add(3);
            }
            if v < 1 << 28 {
                p.cast::<[u8; 4]>().write((x as u32 | 0x80_8080).to_le_bytes());
                return p.add(4);
            }
            p.cast::<[u8; 4]>().write((x as u32 | 0x8080_8080).to_le_bytes());
            *p.add(4) = (v >> 28) as u8;
            return p.add(5);
        }
        put_wide(p, v)
    }
}

/// `v` as a varint on the stack, and how many bytes of the array it takes.
#[cfg(feature = "std")]
pub(crate) fn to_array(v: u64) -> ([u8; MAX_64 + 6], usize) {
    let mut bytes = [0; MAX_64 + 6];
    // SAFETY: sixteen bytes of its own.
    unsafe { put(bytes.as_mut_ptr(), v) };
    (bytes, len(v))
}

/// `put` for values of six bytes and more.
///
/// # Safety
///
/// As `put`.
#[inline(always)]
unsafe fn put_wide(p: *mut u8, v: u64) -> *mut u8 {
    // SAFETY: eight bytes, or ten, of the sixteen that the caller owns.
    unsafe {
        if v < 1 << 56 {
            let n = len(v);
            let continued = 0x8080_8080_8080_8080u64 & ((1u64 << (8 * (n - 1))) - 1);
            p.cast::<[u8; 8]>().write((spread(v) | continued).to_le_bytes());
            return p.add(n);
        }
        p.cast::<[u8; 8]>().write((spread(v & ((1 << 56) - 1)) | 0x8080_8080_8080_8080).to_le_bytes());
        if v < 1 << 63 {
            *p.add(8) = (v >> 56) as u8;
            return p.add(9);
        }
        *p.add(8) = (v >> 56) as u8 | 0x80;
        *p.add(9) = 1;
        p.add(10)
    }
}

/// The eight groups of seven bits of a value below 2^56, one a byte.
#[inline(always)]
const fn spread(v: u64) -> u64 {
    let x = (v & 0x0fff_ffff) | ((v & 0x00ff_ffff_f000_0000) << 4);
    let x = (x & 0x0000_3fff_0000_3fff) | ((x & 0x0fff_c000_0fff_c000) << 2);
    (x & 0x007f_007f_007f_007f) | ((x & 0x3f80_3f80_3f80_3f80) << 1)
}

/// The opposite of `spread`; the high bit of each byte is dropped.
#[inline(always)]
pub(crate) const fn gather(w: u64) -> u64 {
    let x = w & 0x7f7f_7f7f_7f7f_7f7f;
    let x = (x & 0x007f_007f_007f_007f) | ((x & 0x7f00_7f00_7f00_7f00) >> 1);
    let x = (x & 0x0000_3fff_0000_3fff) | ((x & 0x3fff_0000_3fff_0000) >> 2);
    (x & 0x0fff_ffff) | ((x & 0x0fff_ffff_0000_0000) >> 4)
}

/// The plain algorithm on 128 bits, for the few values that need it.
///
/// # Safety
///
/// `MAX_128` bytes at `p` are writable.
pub(crate) unsafe fn put_128(mut p: *mut u8, mut v: u128) -> *mut u8 {
    // SAFETY: 128 bits are at most 19 groups of seven.
    unsafe {
        while v >= 0x80 {
            *p = v as u8 | 0x80;
            p = p.add(1);
            v >>= 7;
        }
        *p = v as u8;
        p.add(1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::vec::Vec;

    fn plain(mut v: u128) -> Vec<u8> {
        let mut out = Vec::new();
        while v >= 0x80 {
            out.push(v as u8 | 0x80);
            v >>= 7;
        }
        out.push(v as u8);
        out
    }

    /// Every length boundary, and its neighbours, against the plain algorithm, in a
    /// buffer whose byte past the promised room must stay untouched.
    #[test]
    fn every_length_as_the_plain_algorithm_writes_it() {
        let values = (0..64).flat_map(|bit| [-1i64, 0, 1].map(|d| (1u64 << bit).wrapping_add_signed(d)));
        for v in values.chain([0, u64::MAX]) {
            let mut room = [0xAAu8; MAX_64 + 6 + 1];
            let base = room.as_mut_ptr();
            // SAFETY: sixteen writable bytes.
            let n = unsafe { put(base, v).offset_from(base) } as usize;
            assert_eq!(room[..n], plain(v.into()), "{v}");
            assert_eq!(room[MAX_64 + 6], 0xAA, "{v} wrote past its room");
            assert_eq!(len(v), n, "{v}");
            if n <= 8 {
                let mut word = [0; 8];
                word[..n].copy_from_slice(&room[..n]);
                assert_eq!(gather(u64::from_le_bytes(word)), v);
            }
        }
    }

    #[test]
    fn wide_values_take_at_most_nineteen_bytes() {
        for v in (0..128).map(|bit| 1u128 << bit).chain([u128::MAX]) {
            let mut room = [0u8; MAX_128];
            let base = room.as_mut_ptr();
            // SAFETY: nineteen writable bytes.
            let n = unsafe { put_128(base, v).offset_from(base) } as usize;
            assert_eq!(room[..n], plain(v));
        }
    }

    #[test]
    fn zigzag_goes_there_and_back() {
        for v in [0, -1, 1, -2, 63, 64, -64, -65, i64::MIN, i64::MAX] {
            assert_eq!(unzigzag(zigzag(v)), v);
            assert_eq!(unzigzag_128(zigzag_128(v.into())), i128::from(v));
        }
        assert_eq!([0, -1, 1, -2, 2].map(zigzag), [0, 1, 2, 3, 4]);
        assert_eq!(unzigzag_128(zigzag_128(i128::MIN)), i128::MIN);
    }
}
