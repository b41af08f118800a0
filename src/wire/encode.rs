//! A Rust value on its way to bytes: the trait, and the functions that drive it. It
//! knows the two ways to write (see the folder); the types are in `types`.

#[cfg(feature = "json")]
use super::json::{Beside, Json};
use super::limits::Limits;
use super::output::Output;
use super::sizer::Sizer;
use super::writer::Writer;
use super::{SLACK, text};
use crate::error::EncodeError;
#[cfg(feature = "json")]
use crate::error::EncodeErrorKind;
use crate::typed::Describe;
use alloc::vec::Vec;
#[cfg(feature = "bytes")]
use core::mem::MaybeUninit;

/// A type whose values can be encoded.
///
/// Derive it with [`Record`](macro@crate::Record); for a type of another crate, or one
/// with its own wire form, use `#[record(with = …)]` and [`Adapter`](crate::Adapter).
/// Its methods are called by the library and by derived code.
///
/// # Safety
///
/// The fast path writes where `bound` reserved, without looking again. An implementation
/// vouches for invariants 1 and 3 of this folder: unless `bound` marks the sizer suspect, `put`
/// on the same value writes at most `bound` bytes, touches at most 16 more, returns
/// the place after what it wrote, and both see the same value.
///
/// ```
/// fn twice<T: shorn::Encode + ?Sized>(value: &T) -> Result<Vec<u8>, shorn::EncodeError> {
///     let mut out = shorn::encode(value)?;
///     shorn::encode_into(value, &mut out)?;
///     Ok(out)
/// }
///
/// assert_eq!(twice("hi")?, b"\x02hi\x02hi");
/// # Ok::<(), shorn::EncodeError>(())
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` has no wire form: `shorn::Encode` is not implemented for it",
    note = "derive it: `#[derive(shorn::Record)]`",
    note = "for a type of another crate, name a conversion on the field: `#[record(with = …)]`"
)]
pub unsafe trait Encode: Describe {
    /// Most bytes that the value can take; marks the sizer where the fast path is unfit.
    #[doc(hidden)]
    fn bound(&self, sizer: &mut Sizer) -> u64;

    /// Writes the value at `p` and returns the place after it.
    ///
    /// # Safety
    ///
    /// `bound` left its sizer clear for this value, which has not changed since, and
    /// that many bytes and 16 more are writable at `p`.
    #[doc(hidden)]
    unsafe fn put(&self, p: *mut u8) -> *mut u8;

    /// Appends the value, checking everything: the definition of what `put` does.
    ///
    /// # Errors
    ///
    /// The first thing that a rule or a limit refuses, in wire order, with its path.
    #[doc(hidden)]
    fn encode(&self, writer: &mut Writer) -> Result<(), EncodeError>;

    /// Appends the value as JSON text.
    ///
    /// # Errors
    ///
    /// What JSON has no text for, and what a rule of a type refuses, with its path. An encoder that was
    /// written by hand has no JSON unless it says so: `invalid_value`.
    #[cfg(feature = "json")]
    #[doc(hidden)]
    fn write_json(&self, _: &mut Json) -> Result<(), EncodeError> {
        Err(EncodeError::new(EncodeErrorKind::InvalidValue).with_detail("a type whose encoder writes bytes only"))
    }

    /// Appends an object with one more member among its own. Only types that are objects are asked.
    ///
    /// # Errors
    ///
    /// Those of `write_json`.
    #[cfg(feature = "json")]
    #[doc(hidden)]
    fn write_json_beside<M: Beside>(&self, json: &mut Json) -> Result<(), EncodeError> {
        self.write_json(json)
    }
}

/// What goes before a message, and the limits it keeps.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Framing<'a> {
    pub(crate) limits: Limits,
    pub(crate) prefix: &'a [u8],
}

impl Framing<'static> {
    pub(crate) const PLAIN: Framing<'static> = Framing { limits: Limits::new(), prefix: &[] };
}

/// The room that the fast path needs for `value`; `None` where it is unfit.
#[inline(always)]
fn room<T: Encode + ?Sized>(value: &T, framing: &Framing<'_>) -> Option<usize> {
    let definitions = if T::RECURSES { T::definitions() } else { None };
    let mut sizer = Sizer::new(&framing.limits, definitions);
    let total = value.bound(&mut sizer);
    sizer.room(total + framing.prefix.len() as u64)
}

/// Writes prefix and value at `start`, and says how many bytes that took.
///
/// # Safety
///
/// `room` was given for this value and framing, and `room + SLACK` bytes are writable.
#[inline(always)]
unsafe fn put<T: Encode + ?Sized>(value: &T, framing: &Framing<'_>, room: usize, start: *mut u8) -> usize {
    // SAFETY: the caller reserved `room + SLACK` bytes, and `room` was given only because the sizer stayed clear
    // (invariants 1 and 2).
    unsafe {
        text::copy(framing.prefix.as_ptr(), start, framing.prefix.len());
        let end = value.put(start.add(framing.prefix.len()));
        let written = end.offset_from(start) as usize;
        debug_assert!(written <= room, "{written} bytes written where at most {room} were announced");
        written
    }
}

/// Appends a value that was given `room`.
///
/// # Safety
///
/// `room` was given for this value and framing.
#[inline(always)]
unsafe fn put_behind<T: Encode + ?Sized, O: Output>(value: &T, framing: &Framing<'_>, room: usize, out: &mut O) {
    let start = out.room(room + SLACK);
    // SAFETY: the output gave that room, and exactly the bytes written are taken (invariants 1 and 2).
    unsafe {
        let written = put(value, framing, room, start);
        out.advance(written);
    }
}

/// Appends `value` on the fast path, or does nothing and says so.
#[inline(always)]
pub(crate) fn append_fast<T: Encode + ?Sized, O: Output>(value: &T, framing: &Framing<'_>, out: &mut O) -> bool {
    let Some(room) = room(value, framing) else { return false };
    // SAFETY: the room that this value was given (invariants 1 and 2).
    unsafe { put_behind(value, framing, room, out) };
    true
}

/// Appends an element of a sequence on the fast path, or does nothing and says so. `most`
/// and `safe_integers` are those of the limits; the type cannot nest in itself.
#[inline(always)]
pub(crate) fn put_element<T: Encode + ?Sized>(value: &T, most: u64, safe_integers: bool, out: &mut Vec<u8>) -> bool {
    let mut sizer = Sizer::of_element(most, safe_integers);
    let total = value.bound(&mut sizer);
    let Some(room) = sizer.room(total) else { return false };
    // SAFETY: the room that this value was given (invariants 1 and 2).
    unsafe { put_behind(value, &Framing::PLAIN, room, out) };
    true
}

/// Bytes of room below which what was not needed is not given back.
const WORTH_GIVING_BACK: usize = 4 << 10;

/// A new vector with `value` in it, allocated once by its bound.
#[inline(always)]
pub(crate) fn to_vec<T: Encode + ?Sized>(value: &T, framing: &Framing<'_>) -> Result<Vec<u8>, EncodeError> {
    let Some(room) = room(value, framing) else {
        return with_careful(value, framing, |writer| Ok(writer.finish()));
    };
    // SAFETY: the room that this value was given (invariants 1 and 2).
    Ok(unsafe { put_in_vec(value, framing, room) })
}

/// # Safety
///
/// `room` was given for this value and framing.
#[inline(always)]
unsafe fn put_in_vec<T: Encode + ?Sized>(value: &T, framing: &Framing<'_>, room: usize) -> Vec<u8> {
    // `with_capacity` and not `new` and `reserve`, which takes the growing path: 1.7
    // to 2.1 times as long on a record of eight bytes, 1.4 on an event.
    let mut out = Vec::with_capacity(room + SLACK);
    // SAFETY: just allocated, for the room that this value was given (invariants 1 and 2).
    unsafe {
        let written = put(value, framing, room, out.as_mut_ptr());
        debug_assert!(written <= out.capacity());
        out.set_len(written);
    }
    // What is kept is never much more than what was written: long integers that turned
    // out short are a tenth of their bound. On one small record giving back costs half
    // as much as encoding it.
    if room > WORTH_GIVING_BACK && out.len() < room / 2 {
        out.shrink_to_fit();
    }
    out
}

/// Bytes of room up to which a message is made on the stack: single records, and what glibc's malloc keeps by the
/// thread. One of 2 KB took 1.07 of the time of the vector that it would have been.
#[cfg(feature = "bytes")]
const ON_STACK: usize = 1 << 10;

/// A buffer of another kind, made of the message: `copied` of a small one, in the block that it needs and no larger;
/// `made` of the vector of any other.
#[cfg(feature = "bytes")]
#[inline(always)]
pub(crate) fn to_buffer<T: Encode + ?Sized, R>(
    value: &T,
    framing: &Framing<'_>,
    copied: impl FnOnce(&[u8]) -> R,
    made: impl FnOnce(Vec<u8>) -> R,
) -> Result<R, EncodeError> {
    let Some(room) = room(value, framing) else {
        return with_careful(value, framing, |writer| Ok(made(writer.finish())));
    };
    if room > ON_STACK {
        // SAFETY: the room that this value was given (invariants 1 and 2).
        return Ok(made(unsafe { put_in_vec(value, framing, room) }));
    }
    let mut bytes = [MaybeUninit::<u8>::uninit(); ON_STACK + SLACK];
    // SAFETY: no less than the room that this value was given, and the slack; what was written is initialised
    // (invariants 1 and 2).
    unsafe {
        let written = put(value, framing, room, bytes.as_mut_ptr().cast());
        Ok(copied(core::slice::from_raw_parts(bytes.as_ptr().cast(), written)))
    }
}

/// Appends `value` to `out`; on an error `out` is as it was.
#[inline(always)]
pub(crate) fn append<T: Encode + ?Sized, O: Output>(
    value: &T,
    framing: &Framing<'_>,
    out: &mut O,
) -> Result<(), EncodeError> {
    if append_fast(value, framing, out) { Ok(()) } else { append_careful(value, framing, out) }
}

#[cold]
#[inline(never)]
fn append_careful<T: Encode + ?Sized, O: Output>(
    value: &T,
    framing: &Framing<'_>,
    out: &mut O,
) -> Result<(), EncodeError> {
    append_with(out, |writer| careful(value, framing, writer))
}

/// Appends what `write` writes to `out`; on an error `out` is as it was.
pub(crate) fn append_with<O: Output>(
    out: &mut O,
    write: impl FnOnce(&mut Writer) -> Result<(), EncodeError>,
) -> Result<(), EncodeError> {
    let Some(out) = out.as_vec() else {
        return with_writer(|writer| {
            write(writer)?;
            out.append(writer.as_bytes());
            Ok(())
        });
    };
    let before = out.len();
    // The writer works on the caller's buffer, which a panic must not lose.
    let mut lent = Lent { writer: Writer::from_buffer(core::mem::take(out)), home: out, before, done: false };
    write(&mut lent.writer)?;
    lent.done = true;
    Ok(())
}

/// A buffer lent to a writer: it goes home however the encode ends, cut back to what
/// it held unless all went well.
struct Lent<'a> {
    writer: Writer,
    home: &'a mut Vec<u8>,
    before: usize,
    done: bool,
}

impl Drop for Lent<'_> {
    fn drop(&mut self) {
        if !self.done {
            self.writer.truncate(self.before);
        }
        *self.home = core::mem::take(&mut self.writer).into_buffer();
    }
}

/// A message that `write` writes, behind what the writer holds.
#[cfg(feature = "json-schema")]
pub(crate) fn message(
    framing: &Framing<'_>,
    writer: &mut Writer,
    write: impl FnOnce(&mut Writer) -> Result<(), EncodeError>,
) -> Result<(), EncodeError> {
    writer.begin(framing.limits, None);
    writer.raw(framing.prefix);
    write(writer)?;
    writer.check_message(0)
}

/// Encodes `value` with all checks, behind what the writer holds.
fn careful<T: Encode + ?Sized>(value: &T, framing: &Framing<'_>, writer: &mut Writer) -> Result<(), EncodeError> {
    writer.begin(framing.limits, if T::RECURSES { T::definitions() } else { None });
    writer.raw(framing.prefix);
    value.encode(writer)?;
    writer.check_message(0)
}

/// Encodes `value` into the writer that this thread keeps, fast or carefully, and
/// hands it to `use_it`.
pub(crate) fn with_pooled<T: Encode + ?Sized, R>(
    value: &T,
    framing: &Framing<'_>,
    use_it: impl FnOnce(&mut Writer) -> Result<R, EncodeError>,
) -> Result<R, EncodeError> {
    with_writer(|writer| {
        if !append_fast(value, framing, writer.buffer_mut()) {
            careful(value, framing, writer)?;
        }
        use_it(writer)
    })
}

#[cold]
#[inline(never)]
fn with_careful<T: Encode + ?Sized, R>(
    value: &T,
    framing: &Framing<'_>,
    use_it: impl FnOnce(&mut Writer) -> Result<R, EncodeError>,
) -> Result<R, EncodeError> {
    with_writer(|writer| {
        careful(value, framing, writer)?;
        use_it(writer)
    })
}

#[cfg(feature = "std")]
pub(crate) use super::pool::with_writer;

/// Without threads to keep it for, a writer of its own.
#[cfg(not(feature = "std"))]
fn with_writer<R>(work: impl FnOnce(&mut Writer) -> R) -> R {
    work(&mut Writer::new())
}
