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
//! 1. A ladder of branches by length. A field's length hardly
//!    varies from record to record, so the branches are predicted and the address of
//!    the next field does not wait for this value. A branch-free form takes 1.02 to
//!    1.54 of the time of encoding a record.
//! 2. Four groups of seven bits are spread over a word and stored together.
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
    // SAFETY: every store below covers at most 16 bytes from `p`, which the caller owns (invariant 2).
    unsafe {
        if v < 1 << 14 {
            return put_short(p, v);
        }
        if v < 1 << 28 {
            return put_middle(p, v);
        }
        p.cast::<[u8; 4]>().write((groups(v) | 0x8080_8080).to_le_bytes());
        let high = v >> 28;
        if high < 1 << 14 { put_short(p.add(4), high) } else { put_wide(p.add(4), high) }
    }
}

/// `put` for values of one or two bytes.
///
/// # Safety
///
/// Two bytes at `p` are writable; and `v` lies below 2^14.
#[inline(always)]
unsafe fn put_short(p: *mut u8, v: u64) -> *mut u8 {
    debug_assert!(v < 1 << 14);
    // SAFETY: two bytes at most (invariant 2).
    unsafe {
        if v < 0x80 {
            *p = v as u8;
            return p.add(1);
        }
        let x = (v & 0x7f) | 0x80 | (v >> 7) << 8;
        p.cast::<[u8; 2]>().write((x as u16).to_le_bytes());
        p.add(2)
    }
}

/// `put` for values of three or four bytes.
///
/// # Safety
///
/// Four bytes at `p` are writable; and `v` lies below 2^28.
#[inline(always)]
unsafe fn put_middle(p: *mut u8, v: u64) -> *mut u8 {
    debug_assert!(v < 1 << 28);
    // SAFETY: four bytes (invariant 2).
    unsafe {
        if v < 1 << 21 {
            p.cast::<[u8; 4]>().write((groups(v) | 0x8080).to_le_bytes());
            return p.add(3);
        }
        p.cast::<[u8; 4]>().write((groups(v) | 0x80_8080).to_le_bytes());
        p.add(4)
    }
}

/// The part of a varint above its first four bytes, where that is more than two: rare
/// enough to stay out of line.
///
/// # Safety
///
/// Eight bytes at `p` are writable; and `high` lies in 2^14 .. 2^36.
#[inline(never)]
unsafe fn put_wide(p: *mut u8, high: u64) -> *mut u8 {
    // SAFETY: four bytes and at most two more (invariant 2).
    unsafe {
        if high < 1 << 28 {
            return put_middle(p, high);
        }
        p.cast::<[u8; 4]>().write((groups(high) | 0x8080_8080).to_le_bytes());
        put_short(p.add(4), high >> 28)
    }
}

/// The four lowest groups of seven bits, one a byte.
#[inline(always)]
const fn groups(v: u64) -> u32 {
    let v = v as u32;
    (v & 0x7f) | (v & 0x3f80) << 1 | (v & 0x1f_c000) << 2 | (v & 0xfe0_0000) << 3
}

/// `put` for a length, a count or an index, which no limit lets grow beyond 32 bits:
/// without the wide half that `put` inlines, since these stand at every string.
///
/// # Safety
///
/// As `put`; and `v` fits in 32 bits.
#[inline(always)]
pub(crate) unsafe fn put_length(p: *mut u8, v: usize) -> *mut u8 {
    debug_assert!(v as u64 <= u32::MAX.into());
    // SAFETY: at most five bytes, stored as eight at most, of the sixteen from `p` (invariant 2).
    unsafe {
        if v < 0x80 {
            *p = v as u8;
            return p.add(1);
        }
        put_long_length(p, v as u64)
    }
}

/// Out of line: most text is short, and what is long takes longer to copy.
///
/// # Safety
///
/// As `put_length`.
#[inline(never)]
unsafe fn put_long_length(p: *mut u8, v: u64) -> *mut u8 {
    // SAFETY: the caller's promise covers the longest varint (invariant 2).
    unsafe { put(p, v) }
}

/// `v` as a varint on the stack, and how many bytes of the array it takes.
pub(crate) fn to_array(v: u64) -> ([u8; MAX_64 + 6], usize) {
    let mut bytes = [0; MAX_64 + 6];
    // SAFETY: sixteen bytes of its own (invariant 2).
    unsafe { put(bytes.as_mut_ptr(), v) };
    (bytes, len(v))
}

/// The groups of seven bits of a word, put together: the opposite of `groups`, for eight
/// bytes. The high bit of each byte is dropped.
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
    // SAFETY: 128 bits are at most 19 groups of seven (invariant 2).
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
