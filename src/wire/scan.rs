//! JSON strings as bytes: where one ends, copied to the wire while that is found out, and written
//! with escapes. It knows quotes, escapes and lengths; what a string is for is its callers'.
//!
//! The plain form looks at one byte after the other. What is done differently, and why:
//!
//! 1. A string is found, proved and copied in one pass, 16 bytes at a time (SSE2, part of every
//!    x86-64): its length is assumed to take one byte, as it does for all but long text. Two passes
//!    took 1.12 to 1.24 of the time up to 127 bytes. A longer string is scanned on from there to its
//!    end and then copied at once: scanned anew from its beginning, 200 bytes took 1.27 of the time.
//! 2. Bytes above 7F do not stop the pass. They are remembered, and the whole content is checked
//!    once where there was one.
//! 3. A long string to be written is looked at and copied in one pass too, four blocks for one question: 39 KB
//!    with a hundred quotes took 1.46 of the time in two passes of single blocks, 35 KB without one 1.75.
//! 4. A key is compared by one or two overlapping words instead of a call, and a string to be
//!    written that is shorter than a block is looked at by overlapping words too, as one block.
//!
//! Nothing reads past its slice: the last bytes of a text, and those of a processor without the
//! instructions, go by the plain form, which the tests compare with the other.

pub(crate) use super::text::append;
use super::{SLACK, text, varint};
use alloc::vec::Vec;

/// Longest string that is copied by moves, without a call.
const MOST_MOVED: usize = 64;

/// Longest string whose length is one byte.
const SHORT: usize = 127;

/// Whether a byte ends a run of plain string content: a quote, a backslash, a control character.
#[inline(always)]
const fn stops(byte: u8) -> bool {
    byte == b'"' || byte == b'\\' || byte < b' '
}

/// Where the plain content of a string ends that goes on at `from`: the first quote, backslash or
/// control character, or the end of the text; and whether a byte before it is not ASCII.
#[inline]
pub(crate) fn string_end(text: &[u8], from: usize) -> (usize, bool) {
    let mut at = from;
    let mut high = false;
    #[cfg(all(target_arch = "x86_64", not(shorn_portable)))]
    while let Some(block) = block::at(text, at) {
        let (stop, highs) = (block::stops(block), block::highs(block));
        if stop != 0 {
            let n = stop.trailing_zeros();
            return (at + n as usize, high || highs & ((1 << n) - 1) != 0);
        }
        high |= highs != 0;
        at += 16;
    }
    for byte in text.get(at..).unwrap_or_default() {
        if stops(*byte) {
            break;
        }
        high |= *byte >= 0x80;
        at += 1;
    }
    (at, high)
}

/// Appends the string whose content begins at `from`, as length and bytes, and gives the place of
/// the quote that ends it. `None`, and nothing appended, where something else ends its plain
/// content, where that is malformed, or takes more than `most` bytes.
#[inline]
pub(crate) fn copy_string(text: &[u8], from: usize, most: usize, out: &mut Vec<u8>) -> Option<usize> {
    #[cfg(all(target_arch = "x86_64", not(shorn_portable)))]
    {
        out.reserve(1 + SHORT + 1 + SLACK);
        let start = out.len();
        let mut high = 0;
        let mut n = 0;
        while n <= SHORT {
            let Some(block) = block::at(text, from + n) else { break };
            // SAFETY: 145 bytes are reserved behind `start`, and `n` is a multiple of 16 below 128 (invariant 9).
            unsafe { block::store(block, out.as_mut_ptr().add(start + 1 + n)) };
            let (stop, highs) = (block::stops(block), block::highs(block));
            if stop == 0 {
                high |= highs;
                n += 16;
                continue;
            }
            let k = stop.trailing_zeros();
            high |= highs & ((1 << k) - 1);
            n += k as usize;
            let end = from + n;
            let sound = n <= most && text.get(end) == Some(&b'"') && (high == 0 || is_text(text, from, end));
            if !sound {
                return None;
            }
            // SAFETY: `n` is at most 127, so the length is one byte, written here; the `n` bytes behind it were written
            // block by block, within what was reserved (invariant 9).
            unsafe {
                *out.as_mut_ptr().add(start) = n as u8;
                out.set_len(start + 1 + n);
            }
            return Some(end);
        }
        copy_long(text, from, (from + n, high != 0), most, out)
    }
    #[cfg(not(all(target_arch = "x86_64", not(shorn_portable))))]
    {
        copy_long(text, from, (from, false), most, out)
    }
}

/// The same, in two passes, of which the first goes on where `looked` says: up to there nothing ends the
/// content, and whether a byte of it is not ASCII.
#[inline(never)]
fn copy_long(
    text: &[u8],
    from: usize,
    (looked, before): (usize, bool),
    most: usize,
    out: &mut Vec<u8>,
) -> Option<usize> {
    let (end, behind) = string_end(text, looked);
    let high = before || behind;
    let content = text.get(from..end)?;
    if content.len() > most || text.get(end) != Some(&b'"') || (high && !text::is_utf8(content)) {
        return None;
    }
    put_block(out, content);
    Some(end)
}

#[cfg(all(target_arch = "x86_64", not(shorn_portable)))]
#[inline(never)]
fn is_text(text: &[u8], from: usize, end: usize) -> bool {
    text.get(from..end).is_some_and(text::is_utf8)
}

/// Appends a length and the bytes.
pub(crate) fn put_block(out: &mut Vec<u8>, content: &[u8]) {
    let (length, n) = varint::to_array(content.len() as u64);
    out.extend_from_slice(length.get(..n).unwrap_or_default());
    append(out, content);
}

/// Puts the count `n` into the byte that was left for it at `at`; where it takes more, what stands
/// behind moves up.
#[inline]
pub(crate) fn set_count(out: &mut Vec<u8>, at: usize, n: usize) {
    match out.get_mut(at) {
        Some(byte) if n <= SHORT => *byte = n as u8,
        Some(_) => widen_count(out, at, n),
        None => {}
    }
}

/// Puts the count `n` before what stands at `at`.
pub(crate) fn insert_count(out: &mut Vec<u8>, at: usize, n: usize) {
    if at <= out.len() {
        out.insert(at, 0);
        set_count(out, at, n);
    }
}

/// The bytes of a string's content, of all that length and content take together.
#[inline]
pub(crate) fn content_length(together: usize) -> usize {
    let content = (1..=together).map(|length| together - length);
    content.into_iter().find(|n| varint::len(*n as u64) + n == together).unwrap_or(0)
}

#[cold]
#[inline(never)]
fn widen_count(out: &mut Vec<u8>, at: usize, n: usize) {
    let (bytes, length) = varint::to_array(n as u64);
    out.splice(at..=at, bytes.iter().take(length).copied());
}

/// Whether two names are the same, without a call where they are short.
#[inline(always)]
pub(crate) fn equal(a: &[u8], b: &[u8]) -> bool {
    a.len() == b.len() && goes_on(a, 0, b)
}

/// Whether `text` goes on with `expected` at `at`.
#[inline(always)]
pub(crate) fn goes_on(text: &[u8], at: usize, expected: &[u8]) -> bool {
    let Some(part) = text.get(at..).and_then(|rest| rest.get(..expected.len())) else { return false };
    if part.len() <= 16 {
        // By words, without a call: names are short.
        if let Some(differ) = ends_differ::<8>(part, expected).or_else(|| ends_differ::<4>(part, expected)) {
            return !differ;
        }
    }
    part == expected
}

/// Whether the first or the last `N` bytes of two texts of one length differ, which of at most twice as many are all.
#[inline(always)]
fn ends_differ<const N: usize>(a: &[u8], b: &[u8]) -> Option<bool> {
    let first = a.first_chunk::<N>()? != b.first_chunk::<N>()?;
    let last = a.last_chunk::<N>()? != b.last_chunk::<N>()?;
    Some(first | last)
}

/// Appends `content` as a JSON string: in quotes, with the escapes that JSON demands and no others
/// (wire format, section 10.1).
#[inline]
pub(crate) fn write_string(out: &mut Vec<u8>, content: &str) {
    let bytes = content.as_bytes();
    let start = out.len();
    // What needs a call is another function's, so that registers are saved there: with `is_plain` by blocks,
    // a text of eleven bytes by a schema 354 to 293 instructions, allocation included.
    if bytes.len() > MOST_MOVED || out.capacity() - start < bytes.len() + 2 || !is_plain(bytes) {
        return write_other(out, bytes);
    }
    // SAFETY: there is room for the content and two quotes; a vector that is borrowed mutably does not overlap
    // `content` (invariant 9).
    unsafe {
        let p = out.as_mut_ptr().add(start);
        *p = b'"';
        text::copy(bytes.as_ptr(), p.add(1), bytes.len());
        *p.add(1 + bytes.len()) = b'"';
        out.set_len(start + bytes.len() + 2);
    }
}

/// The same for a long string, without room, or with something to escape: runs of plain bytes, and escapes between.
#[inline(never)]
fn write_other(out: &mut Vec<u8>, bytes: &[u8]) {
    // With the quotes, so that a string without an escape asks for room once.
    out.reserve(bytes.len() + 2);
    out.push(b'"');
    let mut from = 0;
    loop {
        from = copy_plain(out, bytes, from);
        let Some(byte) = bytes.get(from) else { break };
        write_escape(out, *byte);
        from += 1;
    }
    out.push(b'"');
}

/// Appends the plain content of a string that goes on at `from`, and gives the place where that ends.
#[inline]
fn copy_plain(out: &mut Vec<u8>, text: &[u8], from: usize) -> usize {
    #[cfg(all(target_arch = "x86_64", not(shorn_portable)))]
    if let Some(rest) = text.get(from..).filter(|rest| rest.len() >= 16) {
        out.reserve(rest.len());
        let length = out.len();
        // SAFETY: `rest.len()` bytes are reserved behind `length`, and `rest` does not overlap a vector that is
        // borrowed mutably; of the reserved bytes the first `n` are written (invariant 9).
        let n = unsafe {
            let n = block::copy_plain(rest, out.as_mut_ptr().add(length));
            out.set_len(length + n);
            n
        };
        return from + n;
    }
    let (end, _) = string_end(text, from);
    append(out, text.get(from..end).unwrap_or_default());
    end
}

#[cold]
#[inline(never)]
fn write_escape(out: &mut Vec<u8>, byte: u8) {
    let short = match byte {
        b'"' | b'\\' => byte,
        8 => b'b',
        9 => b't',
        10 => b'n',
        12 => b'f',
        13 => b'r',
        _ => 0,
    };
    if short != 0 {
        out.extend_from_slice(&[b'\\', short]);
    } else {
        let digit = |nibble: u8| if nibble < 10 { b'0' + nibble } else { b'a' - 10 + nibble };
        out.extend_from_slice(&[b'\\', b'u', b'0', b'0', digit(byte >> 4), digit(byte & 15)]);
    }
}

/// Whether a string can be written without an escape.
#[inline(always)]
fn is_plain(s: &[u8]) -> bool {
    #[cfg(all(target_arch = "x86_64", not(shorn_portable)))]
    if s.len() >= 16 {
        let last = s.len() - 16;
        let mut at = 0;
        // The last block overlaps the one before.
        let mut found = block::at(s, last).map_or(0, block::stops);
        while at < last && found == 0 {
            found = block::at(s, at).map_or(0, block::stops);
            at += 16;
        }
        return found == 0;
    }
    #[cfg(all(target_arch = "x86_64", not(shorn_portable)))]
    if let Some(found) = block::stops_of_few(s) {
        return found == 0;
    }
    is_plain_portable(s)
}

/// By words of eight bytes; fewer make one word, filled with spaces.
#[inline(always)]
fn is_plain_portable(s: &[u8]) -> bool {
    if let Some(last) = s.last_chunk::<8>() {
        let mut found = stop_bits(u64::from_le_bytes(*last));
        for word in s.chunks_exact(8) {
            found |= word.try_into().map_or(0, |word| stop_bits(u64::from_le_bytes(word)));
        }
        found == 0
    } else if let (Some(first), Some(last)) = (s.first_chunk::<4>(), s.last_chunk::<4>()) {
        stop_bits(u64::from(u32::from_le_bytes(*first)) | u64::from(u32::from_le_bytes(*last)) << 32) == 0
    } else {
        !s.iter().any(|byte| stops(*byte))
    }
}

/// The high bits of those bytes of a word that are quotes, backslashes or control characters, and
/// perhaps of bytes behind such a one. Bits tricks of Mycroft, as in "Bit Twiddling Hacks"
/// (haszero, hasless).
#[inline(always)]
const fn stop_bits(word: u64) -> u64 {
    const ONES: u64 = 0x0101_0101_0101_0101;
    const HIGHS: u64 = 0x8080_8080_8080_8080;
    let quote = word ^ (ONES * b'"' as u64);
    let backslash = word ^ (ONES * b'\\' as u64);
    let control = word.wrapping_sub(ONES * b' ' as u64) & !word;
    (control | quote.wrapping_sub(ONES) & !quote | backslash.wrapping_sub(ONES) & !backslash) & HIGHS
}

/// Sixteen bytes at once.
#[cfg(all(target_arch = "x86_64", not(shorn_portable)))]
mod block {
    use core::arch::x86_64::*;

    /// The sixteen bytes at `at`, if there are as many.
    #[inline(always)]
    pub(super) fn at(text: &[u8], at: usize) -> Option<__m128i> {
        let bytes: &[u8; 16] = text.get(at..)?.first_chunk()?;
        // SAFETY: SSE2 is part of x86-64, and the sixteen bytes are there (invariant 8).
        Some(unsafe { _mm_loadu_si128(bytes.as_ptr().cast()) })
    }

    /// # Safety
    ///
    /// Sixteen bytes are writable at `to`.
    #[inline(always)]
    pub(super) unsafe fn store(block: __m128i, to: *mut u8) {
        // SAFETY: SSE2 is part of x86-64; the caller vouches for the place (invariants 8 and 9).
        unsafe { _mm_storeu_si128(to.cast(), block) };
    }

    /// A bit for each quote, backslash or control character.
    #[inline(always)]
    pub(super) fn stops(block: __m128i) -> u32 {
        // SAFETY: SSE2 is part of x86-64 (invariant 8).
        unsafe { _mm_movemask_epi8(marks(block)) as u32 }
    }

    /// Ones in the place of each such byte.
    #[inline(always)]
    fn marks(block: __m128i) -> __m128i {
        // SAFETY: SSE2 is part of x86-64 (invariant 8).
        unsafe {
            // A quote goes where the space was, which is right behind the control characters.
            let swapped = _mm_xor_si128(block, _mm_set1_epi8(2));
            let quote_or_control = _mm_cmpeq_epi8(_mm_min_epu8(swapped, _mm_set1_epi8(32)), swapped);
            _mm_or_si128(quote_or_control, _mm_cmpeq_epi8(block, _mm_set1_epi8(b'\\' as i8)))
        }
    }

    /// Copies `text` up to the first such byte, or all of it, and says how many bytes that are.
    ///
    /// # Safety
    ///
    /// `text` has at least 16 bytes, as many are writable at `to` as it has, and the two do not overlap.
    #[inline]
    pub(super) unsafe fn copy_plain(text: &[u8], to: *mut u8) -> usize {
        let (from, n) = (text.as_ptr(), text.len());
        debug_assert!(n >= 16);
        let mut at = 0;
        // SAFETY: every block that is read or written ends at `n` or before (invariant 9).
        unsafe {
            let load = |at: usize| _mm_loadu_si128(from.add(at).cast());
            // Four blocks for one question.
            while at + 64 <= n {
                let blocks = [load(at), load(at + 16), load(at + 32), load(at + 48)];
                let [a, b, c, d] = blocks.map(marks);
                if _mm_movemask_epi8(_mm_or_si128(_mm_or_si128(a, b), _mm_or_si128(c, d))) != 0 {
                    break;
                }
                for (i, block) in blocks.into_iter().enumerate() {
                    store(block, to.add(at + 16 * i));
                }
                at += 64;
            }
            while at < n {
                // The last one overlaps the one before, which has none.
                at = at.min(n - 16);
                let block = load(at);
                store(block, to.add(at));
                let stop = stops(block);
                if stop != 0 {
                    return at + stop.trailing_zeros() as usize;
                }
                at += 16;
            }
        }
        n
    }

    /// A bit for each of 4 to 15 bytes that is such, or two: their ends, which may overlap, make one block. By
    /// words, a member of eleven bytes took 8 instructions more.
    #[inline(always)]
    pub(super) fn stops_of_few(s: &[u8]) -> Option<u32> {
        if let (Some(first), Some(last)) = (s.first_chunk(), s.last_chunk()) {
            let [first, last] = [first, last].map(|word| i64::from_le_bytes(*word));
            // SAFETY: SSE2 is part of x86-64 (invariant 8).
            Some(stops(unsafe { _mm_set_epi64x(last, first) }))
        } else if let (Some(first), Some(last)) = (s.first_chunk(), s.last_chunk()) {
            let [first, last] = [first, last].map(|word| i64::from(u32::from_le_bytes(*word)));
            // SAFETY: SSE2 is part of x86-64 (invariant 8).
            Some(stops(unsafe { _mm_cvtsi64_si128(last << 32 | first) }) & 0xff)
        } else {
            None
        }
    }

    /// A bit for each byte that is not ASCII.
    #[inline(always)]
    pub(super) fn highs(block: __m128i) -> u32 {
        // SAFETY: SSE2 is part of x86-64 (invariant 8).
        unsafe { _mm_movemask_epi8(block) as u32 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::vec;

    /// The definition: byte by byte.
    fn end(text: &[u8], from: usize) -> (usize, bool) {
        let content: Vec<u8> = text[from..].iter().copied().take_while(|byte| !stops(*byte)).collect();
        (from + content.len(), !content.is_ascii())
    }

    fn copied(text: &[u8], from: usize, most: usize) -> Option<(usize, Vec<u8>)> {
        let (end, _) = end(text, from);
        let content = core::str::from_utf8(&text[from..end]).ok()?;
        if text.get(end) != Some(&b'"') || content.len() > most {
            return None;
        }
        let mut out = vec![9];
        put_block(&mut out, content.as_bytes());
        Some((end, out))
    }

    fn check(text: &[u8], from: usize) {
        assert_eq!(string_end(text, from), end(text, from), "{text:x?}");
        for most in [usize::MAX, 20] {
            let mut out = vec![9];
            let place = copy_string(text, from, most, &mut out);
            assert_eq!(place.map(|place| (place, out.clone())), copied(text, from, most), "{text:x?}");
            assert!(place.is_some() || out == [9]);
            let mut long = vec![9];
            assert_eq!(copy_long(text, from, (from, false), most, &mut long), place);
            assert_eq!(long, out);
        }
    }

    #[test]
    fn every_byte_at_every_place() {
        for n in [0, 1, 2, 7, 8, 15, 16, 17, 31, 32, 33, 47, 64] {
            for from in [0, 1, 5] {
                for at in from..from + n {
                    for byte in 0..=255 {
                        let mut text = vec![b'a'; from + n];
                        text[at] = byte;
                        check(&text, from);
                        text.extend_from_slice(b"\", and what follows it");
                        check(&text, from);
                    }
                }
            }
        }
    }

    #[test]
    fn lengths_around_every_block_and_varint() {
        for n in (0..300).chain([16_380, 16_383, 16_384, 16_400]) {
            for fill in ["a", "é", "€", "🚀"] {
                let mut text = fill.repeat(n).into_bytes();
                check(&text, 0);
                text.push(b'"');
                check(&text, 0);
                text.extend_from_slice(&[b'"'; 40]);
                check(&text, 0);
                text[n / 2] = 0xff;
                check(&text, 0);
            }
        }
        check(b"", 0);
    }

    #[test]
    fn texts_go_on_or_not() {
        let text: Vec<u8> = (0..100).collect();
        for n in 0..40 {
            for at in [0, 1, 13, 100 - n] {
                let mut expected = text[at..at + n].to_vec();
                assert!(goes_on(&text, at, &expected) && equal(&text[at..at + n], &expected));
                for wrong in 0..n {
                    expected[wrong] ^= 0x80;
                    assert!(!goes_on(&text, at, &expected), "{wrong} of {n}");
                    expected[wrong] ^= 0x80;
                }
                expected.push(at.wrapping_add(n) as u8);
                assert_eq!(goes_on(&text, at, &expected), at + n < 100);
            }
        }
        assert!(!goes_on(&text, 101, b""));
    }

    #[test]
    fn strings_are_written_as_serde_json_does() {
        let written = |content: &str| {
            let mut out = vec![b'['];
            write_string(&mut out, content);
            String::from_utf8(out).unwrap()
        };
        assert_eq!(
            written("a\"\\/\u{8}\t\n\u{c}\r\u{0}\u{1f}\u{7f}\u{2028}é"),
            "[\"a\\\"\\\\/\\b\\t\\n\\f\\r\\u0000\\u001f\u{7f}\u{2028}é\""
        );
        for n in 0..70 {
            assert_eq!(written(&"a".repeat(n)), ["[\"", &"a".repeat(n), "\""].concat());
            for at in 0..n {
                for byte in 0..128 {
                    let mut content = vec![b'a'; n];
                    content[at] = byte;
                    assert_eq!(is_plain(&content), !content.iter().any(|byte| stops(*byte)), "{content:x?}");
                    assert_eq!(is_plain_portable(&content), is_plain(&content), "{content:x?}");
                }
                let mut content = vec![b'a'; n];
                content[at] = 0xff;
                assert!(is_plain(&content) && is_plain_portable(&content));
            }
        }
    }

    /// Runs of every length up to several blocks, around escapes and between them.
    #[test]
    fn long_strings_are_written_as_serde_json_does() {
        for n in (0..200).step_by(if cfg!(miri) { 23 } else { 1 }) {
            for from in [0, 1, 15, 16, 17, 63, 64, 65, 150] {
                for byte in ['"', '\\', '\n', '\u{1}', '\u{1f}', ' ', '!', '#', '\u{7f}', 'é', '€', '🚀'] {
                    let content =
                        ["a".repeat(from), byte.into(), "b".repeat(n), byte.into(), "c".repeat(n / 3)].concat();
                    // Without room, and with some.
                    for capacity in [0, 1_000] {
                        let mut out = Vec::with_capacity(capacity);
                        write_string(&mut out, &content);
                        assert_eq!(String::from_utf8(out).unwrap(), serde_json::to_string(&content).unwrap());
                    }
                }
            }
        }
    }

    #[test]
    fn counts_take_the_room_they_need() {
        for n in [0, 1, 127, 128, 300, 16_384, 1_000_000] {
            let mut out = vec![7, 0, 8, 9];
            set_count(&mut out, 1, n);
            let (bytes, length) = varint::to_array(n as u64);
            assert_eq!(out, [&[7], &bytes[..length], &[8, 9]].concat());
            let mut out = vec![7, 8, 9];
            insert_count(&mut out, 1, n);
            assert_eq!(out, [&[7], &bytes[..length], &[8, 9]].concat());
            assert_eq!(content_length(length + n), n);
        }
    }
}
