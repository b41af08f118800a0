//! Text: copying short strings, and telling well-formed UTF-8 from the rest. It knows
//! bytes; lengths, limits and offsets are the reader's and the writer's.
//!
//! The plain form is `core::str::from_utf8` and `copy_nonoverlapping`. What is done
//! differently, and why (ratios are the plain form's time to ours, whole records):
//!
//! 1. Most text is ASCII, so a test of the high bits comes first and the full check
//!    only where it fails: 1.4 to 1.8 on borrowed decode. One 16-byte load and a mask
//!    does it for a string of up to 16 bytes that is not at the very end of its input.
//! 2. A copy of up to 64 bytes is two to four overlapping moves, without a call: 1.3
//!    to 1.75 on encode. One branch a size class beats a branch-free form (up to 1.26).
//! 3. On x86-64 with SSSE3 (asked once) the full check of text that is not ASCII works
//!    on 16 bytes at a time by range tables: 39 to 18 ns for a name of 27 bytes.
//!
//! Every fast path has its plain twin beside it, and the tests compare the two.

use alloc::vec::Vec;

/// Copies `n` bytes from `from` to `to`, exactly those bytes.
///
/// # Safety
///
/// `n` bytes are readable at `from` and writable at `to`, and the two do not overlap.
#[inline(always)]
pub(crate) unsafe fn copy(from: *const u8, to: *mut u8, n: usize) {
    type Chunk<const N: usize> = [u8; N];
    debug_assert!((from as usize).abs_diff(to as usize) >= n, "what is copied overlaps");
    // SAFETY: in each class below, the first and the last move of its width lie within `n`, and every other offset lies
    // between them (invariant 9).
    unsafe {
        if n < 16 {
            if n >= 8 {
                let head = from.cast::<Chunk<8>>().read();
                let tail = from.add(n - 8).cast::<Chunk<8>>().read();
                to.cast::<Chunk<8>>().write(head);
                to.add(n - 8).cast::<Chunk<8>>().write(tail);
            } else if n >= 4 {
                let head = from.cast::<Chunk<4>>().read();
                let tail = from.add(n - 4).cast::<Chunk<4>>().read();
                to.cast::<Chunk<4>>().write(head);
                to.add(n - 4).cast::<Chunk<4>>().write(tail);
            } else if n > 0 {
                *to = *from;
                *to.add(n / 2) = *from.add(n / 2);
                *to.add(n - 1) = *from.add(n - 1);
            }
        } else if n <= 64 {
            if n > 32 {
                to.add(16).cast::<Chunk<16>>().write(from.add(16).cast::<Chunk<16>>().read());
                to.add(n - 32).cast::<Chunk<16>>().write(from.add(n - 32).cast::<Chunk<16>>().read());
            }
            let head = from.cast::<Chunk<16>>().read();
            let tail = from.add(n - 16).cast::<Chunk<16>>().read();
            to.cast::<Chunk<16>>().write(head);
            to.add(n - 16).cast::<Chunk<16>>().write(tail);
        } else {
            core::ptr::copy_nonoverlapping(from, to, n);
        }
    }
}

/// Appends bytes of which there are few, without a call.
#[inline(always)]
pub(crate) fn append(out: &mut Vec<u8>, bytes: &[u8]) {
    out.reserve(bytes.len());
    let length = out.len();
    debug_assert!(bytes.len() <= out.capacity() - length);
    // SAFETY: the room is reserved, and a vector that is borrowed mutably does not overlap `bytes` (invariant 9).
    unsafe {
        copy(bytes.as_ptr(), out.as_mut_ptr().add(length), bytes.len());
        out.set_len(length + bytes.len());
    }
}

/// Whether the first `n` bytes at `p` are ASCII.
///
/// # Safety
///
/// `n <= 16`, and 16 bytes at `p` are readable.
#[inline(always)]
pub(crate) unsafe fn is_ascii_16(p: *const u8, n: usize) -> bool {
    debug_assert!(n <= 16);
    #[cfg(all(target_arch = "x86_64", not(shorn_portable)))]
    // SAFETY: SSE2 is part of x86-64; the caller vouches for the 16 bytes (invariants 8 and 9).
    unsafe {
        use core::arch::x86_64::{_mm_loadu_si128, _mm_movemask_epi8};
        let high = _mm_movemask_epi8(_mm_loadu_si128(p.cast())) as u32;
        high & ((1u32 << n) - 1) == 0
    }
    #[cfg(not(all(target_arch = "x86_64", not(shorn_portable))))]
    // SAFETY: the caller vouches for 16 bytes, `n` of which are looked at (invariant 9).
    unsafe {
        is_ascii_portable(core::slice::from_raw_parts(p, n))
    }
}

/// Whether all of `s` is ASCII.
#[inline(always)]
pub(crate) fn is_ascii(s: &[u8]) -> bool {
    #[cfg(all(target_arch = "x86_64", not(shorn_portable)))]
    if s.len() >= 16 {
        return is_ascii_blocks(s);
    }
    is_ascii_portable(s)
}

/// Up to four blocks of 16 bytes, which overlap, without a loop. The loop, which the compiler unrolls at every field,
/// took 204 instructions instead of 192 for a person with 27 bytes of name, borrowed.
#[cfg(all(target_arch = "x86_64", not(shorn_portable)))]
#[inline(always)]
fn is_ascii_blocks(s: &[u8]) -> bool {
    use core::arch::x86_64::{_mm_loadu_si128, _mm_movemask_epi8, _mm_or_si128};
    let (p, n) = (s.as_ptr(), s.len());
    debug_assert!(n >= 16);
    if n > 64 {
        return is_ascii_long(s);
    }
    // SAFETY: SSE2 is part of x86-64; `n >= 16`, and above 32 in the second half, so every load lies within `n`
    // (invariant 8).
    unsafe {
        let load = |i: usize| _mm_loadu_si128(p.add(i).cast());
        let mut seen = _mm_or_si128(load(0), load(n - 16));
        if n > 32 {
            seen = _mm_or_si128(seen, _mm_or_si128(load(16), load(n - 32)));
        }
        _mm_movemask_epi8(seen) == 0
    }
}

/// 64 bytes at a time, the last of them overlapping those before.
#[cfg(all(target_arch = "x86_64", not(shorn_portable)))]
#[inline(never)]
fn is_ascii_long(s: &[u8]) -> bool {
    use core::arch::x86_64::{_mm_loadu_si128, _mm_movemask_epi8, _mm_or_si128};
    let (p, n) = (s.as_ptr(), s.len());
    debug_assert!(n >= 64);
    // SAFETY: SSE2 is part of x86-64; `i + 64 <= n` at every four loads, and `n >= 64` (invariant 8).
    unsafe {
        let load = |i: usize| _mm_loadu_si128(p.add(i).cast());
        let four =
            |i: usize| _mm_or_si128(_mm_or_si128(load(i), load(i + 16)), _mm_or_si128(load(i + 32), load(i + 48)));
        let mut seen = four(n - 64);
        let mut i = 0;
        while i + 64 <= n {
            seen = _mm_or_si128(seen, four(i));
            i += 64;
        }
        _mm_movemask_epi8(seen) == 0
    }
}

#[inline(always)]
fn is_ascii_portable(s: &[u8]) -> bool {
    const HIGH: u64 = 0x8080_8080_8080_8080;
    let (p, n) = (s.as_ptr(), s.len());
    // SAFETY: in each class the first and the last load of its width lie within `n` (invariant 9).
    unsafe {
        if n > 16 {
            return s.is_ascii();
        }
        if n >= 8 {
            let a = u64::from_ne_bytes(p.cast::<[u8; 8]>().read());
            let b = u64::from_ne_bytes(p.add(n - 8).cast::<[u8; 8]>().read());
            (a | b) & HIGH == 0
        } else if n >= 4 {
            let a = u32::from_ne_bytes(p.cast::<[u8; 4]>().read());
            let b = u32::from_ne_bytes(p.add(n - 4).cast::<[u8; 4]>().read());
            (a | b) & HIGH as u32 == 0
        } else {
            n == 0 || (*p | *p.add(n / 2) | *p.add(n - 1)) < 0x80
        }
    }
}

/// Whether `s`, known to hold more than ASCII, is well-formed UTF-8.
#[inline(never)]
pub(crate) fn is_utf8(s: &[u8]) -> bool {
    #[cfg(feature = "simdutf8")]
    if s.len() >= 64 {
        return simdutf8::basic::from_utf8(s).is_ok();
    }
    #[cfg(all(target_arch = "x86_64", feature = "std", not(shorn_portable)))]
    if std::arch::is_x86_feature_detected!("ssse3") {
        // SAFETY: the processor has SSSE3 (invariant 8).
        return unsafe { range_tables::is_utf8(s) };
    }
    core::str::from_utf8(s).is_ok()
}

/// UTF-8 checking by range tables, after Keiser and Lemire, "Validating UTF-8 in less
/// than one instruction per byte" (2021), section 6.
#[cfg(all(target_arch = "x86_64", feature = "std", not(shorn_portable)))]
mod range_tables {
    use core::arch::x86_64::*;

    // Each bit names one kind of error; a pair of bytes is wrong where all three
    // tables (high and low half of the first byte, high half of the second) agree.
    const TOO_SHORT: u8 = 1;
    const TOO_LONG: u8 = 2;
    const OVERLONG_3: u8 = 4;
    const TOO_LARGE: u8 = 8;
    const SURROGATE: u8 = 16;
    const OVERLONG_2: u8 = 32;
    const TOO_LARGE_1000: u8 = 64;
    const OVERLONG_4: u8 = 64;
    const TWO_CONTINUATIONS: u8 = 128;
    const CARRY: u8 = TOO_SHORT | TOO_LONG | TWO_CONTINUATIONS;

    static FIRST_HIGH: [u8; 16] = [
        TOO_LONG,
        TOO_LONG,
        TOO_LONG,
        TOO_LONG,
        TOO_LONG,
        TOO_LONG,
        TOO_LONG,
        TOO_LONG,
        TWO_CONTINUATIONS,
        TWO_CONTINUATIONS,
        TWO_CONTINUATIONS,
        TWO_CONTINUATIONS,
        TOO_SHORT | OVERLONG_2,
        TOO_SHORT,
        TOO_SHORT | OVERLONG_3 | SURROGATE,
        TOO_SHORT | TOO_LARGE | TOO_LARGE_1000 | OVERLONG_4,
    ];
    const LARGE: u8 = CARRY | TOO_LARGE | TOO_LARGE_1000;
    static FIRST_LOW: [u8; 16] = [
        CARRY | OVERLONG_3 | OVERLONG_2 | OVERLONG_4,
        CARRY | OVERLONG_2,
        CARRY,
        CARRY,
        CARRY | TOO_LARGE,
        LARGE,
        LARGE,
        LARGE,
        LARGE,
        LARGE,
        LARGE,
        LARGE,
        LARGE,
        LARGE | SURROGATE,
        LARGE,
        LARGE,
    ];
    const CONTINUATION: u8 = TOO_LONG | OVERLONG_2 | TWO_CONTINUATIONS;
    static SECOND_HIGH: [u8; 16] = [
        TOO_SHORT,
        TOO_SHORT,
        TOO_SHORT,
        TOO_SHORT,
        TOO_SHORT,
        TOO_SHORT,
        TOO_SHORT,
        TOO_SHORT,
        CONTINUATION | OVERLONG_3 | TOO_LARGE_1000 | OVERLONG_4,
        CONTINUATION | OVERLONG_3 | TOO_LARGE,
        CONTINUATION | SURROGATE | TOO_LARGE,
        CONTINUATION | SURROGATE | TOO_LARGE,
        TOO_SHORT,
        TOO_SHORT,
        TOO_SHORT,
        TOO_SHORT,
    ];

    /// A window of sixteen moves the end of a block to its start and clears what is behind.
    static SLIDE: [u8; 32] = {
        let mut slide = [0x80; 32];
        let mut i = 0;
        while i < 16 {
            #[expect(clippy::indexing_slicing, reason = "at compile time")]
            {
                slide[i] = i as u8;
            }
            i += 1;
        }
        slide
    };

    /// A text of less than 16 bytes, with zeros behind it.
    ///
    /// Its ends, which may overlap, are put together in registers. A copy on the stack, read back as
    /// a block, has to wait for all of its parts: eight bytes, borrowed, took 1.6 of the time.
    #[inline(always)]
    fn few(s: &[u8]) -> __m128i {
        let n = s.len();
        let (low, high) = match (s.first_chunk(), s.last_chunk()) {
            (Some(first), Some(last)) if n > 8 => {
                (u64::from_le_bytes(*first), u64::from_le_bytes(*last) >> (8 * (16 - n.min(16))))
            }
            _ => (word(s), 0),
        };
        // SAFETY: SSE2 is part of x86-64 (invariant 8).
        unsafe { _mm_set_epi64x(high as i64, low as i64) }
    }

    /// At most eight bytes, with zeros behind them.
    #[inline(always)]
    fn word(s: &[u8]) -> u64 {
        let n = s.len();
        if let (Some(first), Some(last)) = (s.first_chunk(), s.last_chunk()) {
            let [first, last] = [first, last].map(|part| u64::from(u32::from_le_bytes(*part)));
            first | last << (8 * (n - 4))
        } else {
            let at = |i: usize| s.get(i).map_or(0, |byte| u64::from(*byte) << (8 * i));
            at(0) | at(1) | at(2)
        }
    }

    /// # Safety
    ///
    /// The processor has SSSE3.
    #[target_feature(enable = "ssse3")]
    pub(super) unsafe fn is_utf8(s: &[u8]) -> bool {
        // SAFETY: a whole block is loaded only where 16 bytes are left (invariant 9). Of the rest a block is made with
        // zeros behind it, so that a sequence cut off meets no continuation: from the last 16 bytes of a text that has
        // as many, else from a copy. The window of `SLIDE` begins at 1 to 16 and so ends within its 32 bytes.
        unsafe {
            let table = |t: &[u8; 16]| _mm_loadu_si128(t.as_ptr().cast());
            let (first_high, first_low, second_high) = (table(&FIRST_HIGH), table(&FIRST_LOW), table(&SECOND_HIGH));
            let low_half = _mm_set1_epi8(15);
            let mut before = _mm_setzero_si128();
            let mut wrong = _mm_setzero_si128();
            let mut rest = s;
            loop {
                let block = if rest.len() >= 16 {
                    _mm_loadu_si128(rest.as_ptr().cast())
                } else if s.len() >= 16 {
                    // One load and a shuffle instead of a copy by classes: a name of 27
                    // bytes, borrowed, went from 0.70 to 0.56 of the best peer's time.
                    let last = _mm_loadu_si128(s.as_ptr().add(s.len() - 16).cast());
                    let window = _mm_loadu_si128(SLIDE.as_ptr().add(16 - rest.len()).cast());
                    _mm_shuffle_epi8(last, window)
                } else {
                    few(s)
                };
                let high = |v| _mm_and_si128(_mm_srli_epi16::<4>(v), low_half);
                let one_back = _mm_alignr_epi8::<15>(block, before);
                let pairs = _mm_and_si128(
                    _mm_and_si128(
                        _mm_shuffle_epi8(first_high, high(one_back)),
                        _mm_shuffle_epi8(first_low, _mm_and_si128(one_back, low_half)),
                    ),
                    _mm_shuffle_epi8(second_high, high(block)),
                );
                // A lead of three or four bytes must have a continuation two and three on.
                let third = _mm_subs_epu8(_mm_alignr_epi8::<14>(block, before), _mm_set1_epi8(0x60));
                let fourth = _mm_subs_epu8(_mm_alignr_epi8::<13>(block, before), _mm_set1_epi8(0x70));
                let due = _mm_and_si128(_mm_or_si128(third, fourth), _mm_set1_epi8(-128));
                wrong = _mm_or_si128(wrong, _mm_xor_si128(due, pairs));
                before = block;
                let Some(behind) = rest.get(16..) else { break };
                rest = behind;
            }
            _mm_movemask_epi8(_mm_cmpeq_epi8(wrong, _mm_setzero_si128())) == 0xffff
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::vec;

    #[test]
    fn copies_exactly_what_it_is_asked_to() {
        let source: Vec<u8> = (0..=255).collect();
        for n in 0..=200 {
            // Both blocks are as long as the copy: a byte too many is out of bounds,
            // which valgrind and the address sanitizer report.
            let from = source[..n].to_vec();
            let mut to = vec![0u8; n];
            // SAFETY: both are `n` bytes long.
            unsafe { copy(from.as_ptr(), to.as_mut_ptr(), n) };
            assert_eq!(from, to);
        }
    }

    #[test]
    fn finds_a_high_byte_at_every_place() {
        for n in 0..100 {
            let plain = vec![b'a'; n];
            assert!(is_ascii(&plain) && is_ascii_portable(&plain));
            for at in 0..n {
                let mut marked = plain.clone();
                marked[at] = 0x80;
                assert!(!is_ascii(&marked), "{at} of {n}");
                assert!(!is_ascii_portable(&marked), "{at} of {n}");
            }
        }
        for n in 0..=16 {
            for at in 0..16 {
                let mut block = [b'a'; 16];
                block[at] = 0xff;
                // SAFETY: sixteen readable bytes.
                assert_eq!(unsafe { is_ascii_16(block.as_ptr(), n) }, at >= n);
            }
        }
    }

    /// Sequences of up to five bytes around every boundary of the encoding, alone and
    /// across the edge of a 16-byte block, against the standard library.
    #[test]
    fn judges_utf8_as_the_standard_library_does() {
        let edges = [
            0x00u8, 0x41, 0x7f, 0x80, 0x8f, 0x90, 0x9f, 0xa0, 0xbf, 0xc0, 0xc1, 0xc2, 0xdf, 0xe0, 0xe1, 0xec, 0xed,
            0xee, 0xef, 0xf0, 0xf1, 0xf3, 0xf4, 0xf5, 0xff,
        ];
        let check = |s: &[u8]| assert_eq!(is_utf8(s), core::str::from_utf8(s).is_ok(), "{s:x?}");
        for a in edges {
            for b in edges {
                for c in edges {
                    for d in edges {
                        let sequence = [a, b, c, d, 0x80];
                        for n in 1..=5 {
                            check(&sequence[..n]);
                        }
                        for at in [12, 13, 14, 15, 28] {
                            let mut long = [b'a'; 70];
                            long[at..at + 4].copy_from_slice(&sequence[..4]);
                            check(&long);
                            check(&long[..at + 2]);
                            // As a text of less than a block, at its end and within.
                            for before in 2..=11 {
                                check(&long[at - before..at + 4]);
                                check(&long[at - before..at + 2]);
                            }
                            check(&long[at - 4..at + 8]);
                        }
                    }
                }
            }
        }
        check(b"");
    }
}
