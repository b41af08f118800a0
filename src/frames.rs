//! Records one after another: each message behind its length as a varint, in a file, a
//! socket or a slice. It knows lengths and messages; what is in a message is its
//! codec's: any that implements `Encodes` or `Decodes`.
//!
//! The framing is not part of the wire format: a file of frames is the plainest thing
//! that can be appended to and read in constant memory.

use crate::error::DecodeError;
use crate::messages::Decodes;
use crate::wire::Reader;

/// Most bytes of one frame unless another limit is set: 64 MiB.
const FRAME: u64 = 64 << 20;

/// Messages in a slice, one behind the other, decoded as they are asked for.
///
/// What borrows from the input borrows from the slice. After an error in
/// a message the next frame follows; after one in a frame's length the iterator ends, since
/// where the next would begin can no longer be told. It allocates nothing of its own.
///
/// # Errors
///
/// Those of [`Codec::decode`](crate::Codec::decode), and of a frame's length: `unexpected_end` at the end of the slice where
/// less of the frame is there, `message_too_large` above 64 MiB, `non_canonical_varint`,
/// `varint_too_long`, `unsafe_integer`.
///
/// ```
/// use shorn::{Codec, FrameWriter, Frames};
///
/// let codec = Codec::new();
/// let mut file = FrameWriter::new(codec, Vec::new());
/// file.write("one")?;
/// file.write("three")?;
/// let bytes = file.into_inner();
/// assert_eq!(bytes, *b"\x04\x03one\x06\x05three");
///
/// let words: Vec<&str> = Frames::new(Codec::new(), &bytes).collect::<Result<_, _>>()?;
/// assert_eq!(words, ["one", "three"]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Frames<'de, C> {
    codec: C,
    reader: Reader<'de>,
    ended: bool,
}

impl<'de, C: Decodes<'de>> Frames<'de, C> {
    /// The messages of `codec` in `input`.
    ///
    /// ```
    /// use shorn::{Codec, Frames};
    ///
    /// let mut frames = Frames::new(Codec::<u32>::new(), &[1, 7, 2, 0xac, 0x02]);
    /// assert_eq!((frames.next().transpose()?, frames.next().transpose()?), (Some(7), Some(300)));
    /// assert!(frames.next().is_none());
    /// # Ok::<(), shorn::DecodeError>(())
    /// ```
    pub fn new(codec: C, input: &'de [u8]) -> Self {
        Frames { codec, reader: Reader::new(input), ended: false }
    }

    /// Bytes of the slice that have been read, whole frames only after a success.
    ///
    /// ```
    /// use shorn::{Codec, Frames};
    ///
    /// let mut frames = Frames::new(Codec::<u32>::new(), &[1, 7, 2, 0xac, 0x02]);
    /// frames.next().transpose()?;
    /// assert_eq!(frames.offset(), 2);
    /// # Ok::<(), shorn::DecodeError>(())
    /// ```
    pub fn offset(&self) -> usize {
        self.reader.offset()
    }
}

impl<'de, C: Decodes<'de>> Iterator for Frames<'de, C> {
    type Item = Result<C::Value, DecodeError>;

    /// The next message. The offset of an error counts from the start of the slice.
    fn next(&mut self) -> Option<Self::Item> {
        if self.ended || self.reader.is_empty() {
            return None;
        }
        match self.reader.frame(FRAME) {
            Ok(message) => {
                let start = self.reader.offset() - message.len();
                Some(self.codec.decode_message(message).map_err(|e| e.shifted(start)))
            }
            Err(error) => {
                self.ended = true;
                Some(Err(error))
            }
        }
    }
}

#[cfg(feature = "std")]
pub use io::{FrameReader, FrameWriter};

/// The same over `std::io`.
#[cfg(feature = "std")]
mod io {
    use super::{DecodeError, Decodes, FRAME};
    use crate::error::{DecodeErrorKind as Kind, EncodeError};
    use crate::messages::Encodes;
    use crate::wire::varint;
    use alloc::format;
    use alloc::vec::Vec;
    use std::io::{self, BufRead, Read, Write};

    /// Writes messages one behind the other: those of any codec that [`Encodes`], or, with `()` for one,
    /// bytes that are messages already.
    ///
    /// Each takes two calls of `write_all`: give it a `BufWriter` where calls are dear,
    /// and flush that. A message is made in a buffer that the thread keeps; lengths are varints of its
    /// bytes.
    ///
    /// ```
    /// use shorn::{Codec, FrameWriter};
    ///
    /// let mut file = FrameWriter::new(Codec::new(), Vec::new());
    /// file.write(&[300u32][..])?;
    /// assert_eq!(file.into_inner(), [3, 1, 0xac, 0x02]);
    /// # Ok::<(), shorn::EncodeError>(())
    /// ```
    #[derive(Debug)]
    pub struct FrameWriter<W, C> {
        codec: C,
        out: W,
    }

    impl<W: Write, C> FrameWriter<W, C> {
        /// A writer of `codec`'s messages to `out`.
        ///
        /// ```
        /// use shorn::{Codec, FrameWriter};
        ///
        /// let writer = FrameWriter::new(Codec::<str>::new(), Vec::new());
        /// assert!(writer.into_inner().is_empty());
        /// ```
        pub fn new(codec: C, out: W) -> Self {
            FrameWriter { codec, out }
        }

        /// Writes one message, and says how many bytes it took, its length included.
        ///
        /// # Errors
        ///
        /// Those of the codec, before a byte is written; `message_too_large` above 64 MiB, which
        /// no reader takes unless told to; `output_failed`, after which the file may end within a frame.
        ///
        /// ```
        /// let mut writer = shorn::FrameWriter::new(shorn::Codec::new(), Vec::new());
        /// assert_eq!(writer.write("hi")?, 4);
        /// assert_eq!(writer.into_inner(), b"\x03\x02hi");
        /// # Ok::<(), shorn::EncodeError>(())
        /// ```
        pub fn write<V: ?Sized>(&mut self, value: &V) -> Result<usize, EncodeError>
        where
            C: Encodes<V>,
        {
            let out = &mut self.out;
            self.codec.encode_with(value, |message| put(out, message))
        }

        /// Flushes what is below.
        ///
        /// # Errors
        ///
        /// Those of the `Write` below.
        ///
        /// ```
        /// use std::io::BufWriter;
        ///
        /// let mut writer = shorn::FrameWriter::new(shorn::Codec::new(), BufWriter::new(Vec::new()));
        /// writer.write("hi")?;
        /// writer.flush()?;
        /// assert_eq!(writer.into_inner().get_ref(), b"\x03\x02hi");
        /// # Ok::<(), Box<dyn std::error::Error>>(())
        /// ```
        pub fn flush(&mut self) -> io::Result<()> {
            self.out.flush()
        }

        /// Writes a message that is encoded already, and says how many
        /// bytes it took, its length included. It is not looked at.
        ///
        /// # Errors
        ///
        /// `message_too_large` above 64 MiB, before a byte is written; `output_failed`, after which the
        /// file may end within a frame.
        ///
        /// ```
        /// let mut writer = shorn::FrameWriter::new((), Vec::new());
        /// assert_eq!(writer.write_frame(b"\x02hi")?, 4);
        /// assert_eq!(writer.into_inner(), b"\x03\x02hi");
        /// # Ok::<(), shorn::EncodeError>(())
        /// ```
        pub fn write_frame(&mut self, message: &[u8]) -> Result<usize, EncodeError> {
            put(&mut self.out, message)
        }

        /// What the messages were written to; nothing is flushed.
        ///
        /// ```
        /// let mut writer = shorn::FrameWriter::new(shorn::Codec::new(), Vec::new());
        /// writer.write(&7u32)?;
        /// assert_eq!(writer.into_inner(), [1, 7]);
        /// # Ok::<(), shorn::EncodeError>(())
        /// ```
        pub fn into_inner(self) -> W {
            self.out
        }
    }

    /// One frame: the length, and the message behind it.
    fn put(out: &mut impl Write, message: &[u8]) -> Result<usize, EncodeError> {
        if message.len() as u64 > FRAME {
            return Err(EncodeError::message_too_large(message.len() as u64, FRAME));
        }
        let (length, n) = varint::to_array(message.len() as u64);
        let length = length.get(..n).unwrap_or_default();
        out.write_all(length).and_then(|()| out.write_all(message)).map_err(EncodeError::output)?;
        Ok(n + message.len())
    }

    /// Reads messages one behind the other, in the memory of the largest of them: those of any codec
    /// that [`Decodes`], or, with `()` for one, their bytes.
    ///
    /// As an iterator it yields owned values; [`FrameReader::read_frame`] gives the bytes of
    /// each, from which a type that borrows can be decoded. Its errors are those of
    /// `read_frame`, after which it ends, and of [`Codec::decode`](crate::Codec::decode), after which it goes on.
    ///
    /// ```
    /// use shorn::{Codec, FrameReader};
    ///
    /// let file: &[u8] = b"\x01\x07\x02\xac\x02";
    /// let numbers: Vec<u32> = FrameReader::new(Codec::new(), file).collect::<Result<_, _>>()?;
    /// assert_eq!(numbers, [7, 300]);
    ///
    /// let mut cut = FrameReader::new(Codec::<u32>::new(), &file[..4]);
    /// assert_eq!(cut.next().transpose()?, Some(7));
    /// let error = cut.next().unwrap().unwrap_err();
    /// assert_eq!((error.code(), error.offset()), ("unexpected_end", 4));
    /// # Ok::<(), shorn::DecodeError>(())
    /// ```
    #[derive(Debug)]
    pub struct FrameReader<R, C> {
        codec: C,
        input: R,
        frame: Vec<u8>,
        offset: usize,
        most: u64,
        ended: bool,
    }

    impl<R: BufRead, C> FrameReader<R, C> {
        /// A reader of `codec`'s messages from `input`.
        ///
        /// ```
        /// let file: &[u8] = &[1, 7];
        /// let mut reader = shorn::FrameReader::new(shorn::Codec::<u32>::new(), file);
        /// assert_eq!(reader.next().transpose()?, Some(7));
        /// # Ok::<(), shorn::DecodeError>(())
        /// ```
        pub fn new(codec: C, input: R) -> Self {
            FrameReader { codec, input, frame: Vec::new(), offset: 0, most: FRAME, ended: false }
        }

        /// The same with another limit on the bytes of one message than 64 MiB.
        ///
        /// ```
        /// let file: &[u8] = &[3, 0, 0, 0];
        /// let mut reader = shorn::FrameReader::new(shorn::Codec::<u32>::new(), file).frame_limit(2);
        /// assert_eq!(reader.next().unwrap().unwrap_err().code(), "message_too_large");
        /// ```
        #[must_use]
        pub fn frame_limit(mut self, most: u64) -> Self {
            self.most = most;
            self
        }

        /// Bytes read so far: the offset of the next frame in the input.
        ///
        /// ```
        /// let file: &[u8] = &[1, 7, 2, 0xac, 0x02];
        /// let mut reader = shorn::FrameReader::new(shorn::Codec::<u32>::new(), file);
        /// reader.next().transpose()?;
        /// assert_eq!(reader.offset(), 2);
        /// # Ok::<(), shorn::DecodeError>(())
        /// ```
        pub fn offset(&self) -> usize {
            self.offset
        }

        /// The bytes of the next message, `None` at the end of the input.
        ///
        /// Memory grows as bytes arrive, so a length that lies costs nothing; it is kept for the
        /// frames that follow.
        ///
        /// # Errors
        ///
        /// `unexpected_end` where the input stops within a frame, `message_too_large` beyond the
        /// limit, `non_canonical_varint`, `varint_too_long` and `unsafe_integer` of the length, and
        /// `input_failed` with the error of the input as its source. After an error, where the next
        /// frame begins is not known.
        ///
        /// ```
        /// let file: &[u8] = b"\x03\x02hi";
        /// let mut reader = shorn::FrameReader::new((), file);
        /// let frame = reader.read_frame()?.unwrap();
        /// assert_eq!(shorn::decode::<&str>(frame)?, "hi");
        /// assert_eq!(reader.read_frame()?, None);
        /// # Ok::<(), shorn::DecodeError>(())
        /// ```
        pub fn read_frame(&mut self) -> Result<Option<&[u8]>, DecodeError> {
            let Some(n) = self.read_length()? else { return Ok(None) };
            self.frame.clear();
            let read = self.input.by_ref().take(n).read_to_end(&mut self.frame);
            let read = read.map_err(|e| DecodeError::input(e, self.offset))?;
            self.offset += read;
            if (read as u64) < n {
                let detail = format!("a frame of {n} bytes, {read} of them there");
                return Err(DecodeError::new(Kind::UnexpectedEnd, self.offset).with_detail(detail));
            }
            Ok(Some(&self.frame))
        }

        fn read_length(&mut self) -> Result<Option<u64>, DecodeError> {
            let (start, mut bytes, mut n) = (self.offset, [0u8; varint::MAX_64], 0);
            loop {
                let next = match self.input.fill_buf() {
                    Ok(buffered) => buffered.first().copied(),
                    // As `read_to_end` does for the message.
                    Err(e) if e.kind() == io::ErrorKind::Interrupted => continue,
                    Err(e) => return Err(DecodeError::input(e, self.offset)),
                };
                let (Some(byte), Some(place)) = (next, bytes.get_mut(n)) else {
                    if n == 0 {
                        return Ok(None);
                    }
                    break;
                };
                self.input.consume(1);
                self.offset += 1;
                *place = byte;
                n += 1;
                if byte < 0x80 {
                    break;
                }
            }
            let mut length = crate::Reader::new(bytes.get(..n).unwrap_or_default());
            length.frame_length(self.most).map(Some).map_err(|e| e.shifted(start))
        }
    }

    impl<R: BufRead, V, C: for<'de> Decodes<'de, Value = V>> Iterator for FrameReader<R, C> {
        type Item = Result<V, DecodeError>;

        /// The next message. The offset of an error counts from the start of the input.
        fn next(&mut self) -> Option<Self::Item> {
            if self.ended {
                return None;
            }
            match self.read_frame() {
                Ok(None) => None,
                Ok(Some(_)) => {
                    // The offset of an error counts from the start of the message so far.
                    let start = self.offset - self.frame.len();
                    Some(self.codec.decode_message(&self.frame).map_err(|error| error.shifted(start)))
                }
                Err(error) => {
                    self.ended = true;
                    Some(Err(error))
                }
            }
        }
    }
}
