//! Knows many messages: lines of JSON to frames and back, in the memory of the largest of them. Must not
//! know how one message is made (`convert`) or framed (the library).

use crate::convert;
use crate::failure::Failure;
use crate::input::Source;
use crate::output::Stream;
use crate::progress::Progress;
use shorn::{EncodeError, FrameReader, FrameWriter, Schema, Stringifier};
use std::error::Error as _;
use std::io::{self, BufRead as _, BufReader, Read, Write as _};

const BUFFER: usize = 1 << 18;

/// Lines of JSON to frames. What is complete before a failure is written.
pub(crate) fn encode(schema: &Schema, source: Source, out: Stream, progress: Progress) -> Result<(), Failure> {
    let name = out.name.clone();
    let mut frames = FrameWriter::new((), out);
    let done = lines_to_frames(schema, source, &mut frames, &name, progress);
    finish(done, frames.flush(), &name)
}

fn lines_to_frames(
    schema: &Schema,
    source: Source,
    frames: &mut FrameWriter<Stream, ()>,
    to: &str,
    progress: Progress,
) -> Result<(), Failure> {
    let name = source.name.clone();
    let mut message = Vec::new();
    each_line(source, progress, |number, json| {
        let at = |why: String| Failure::data(format!("{name}: line {number}: {why}"));
        message.clear();
        convert::encode(schema, json, &mut message).map_err(at)?;
        frames.write_frame(&message).map_err(|e| match cause(&e) {
            Some(error) => Failure::writing(to, error),
            None => at(e.to_string()),
        })?;
        Ok(())
    })
}

/// Calls `work` with each line that is not blank and its number, counted from 1.
fn each_line(
    source: Source,
    mut progress: Progress,
    mut work: impl FnMut(u64, &[u8]) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let mut input = BufReader::with_capacity(BUFFER, source.reader);
    let (mut line, mut number, mut records) = (Vec::new(), 0_u64, 0_u64);
    loop {
        line.clear();
        let read = input.read_until(b'\n', &mut line).map_err(|e| Failure::reading(&source.name, &e))?;
        if read == 0 {
            break;
        }
        number += 1;
        let json = line.trim_ascii_end();
        if !json.is_empty() {
            work(number, json)?;
            records += 1;
        }
        progress.advance(read as u64, records);
    }
    progress.end();
    Ok(())
}

/// What the writer below said.
fn cause(error: &EncodeError) -> Option<&io::Error> {
    error.source()?.downcast_ref()
}

/// Lines of JSON to lines of what a schema makes of them. What is complete before a failure is written.
pub(crate) fn stringify(
    shaper: &Stringifier,
    source: Source,
    mut out: Stream,
    progress: Progress,
) -> Result<(), Failure> {
    let (name, to) = (source.name.clone(), out.name.clone());
    let mut text = Vec::new();
    let done = each_line(source, progress, |number, json| {
        text.clear();
        let at = |why: String| Failure::data(format!("{name}: line {number}: {why}"));
        convert::stringify(shaper, json, &mut text).map_err(at)?;
        text.push(b'\n');
        out.write_all(&text).map_err(|e| Failure::writing(&to, &e))
    });
    finish(done, out.flush(), &to)
}

/// What a schema changes of each line. That something changes is a failure, which has been told by then.
pub(crate) fn audit(shaper: &Stringifier, source: Source, mut out: Stream, progress: Progress) -> Result<(), Failure> {
    let (name, to) = (source.name.clone(), out.name.clone());
    let (mut text, mut changes) = (Vec::new(), false);
    let done = each_line(source, progress, |number, json| {
        text.clear();
        let at = |why: String| Failure::data(format!("{name}: line {number}: {why}"));
        convert::audit(shaper, json, &format!("line {number}: "), &mut text).map_err(at)?;
        changes |= !text.is_empty();
        out.write_all(&text).map_err(|e| Failure::writing(&to, &e))
    });
    finish(done, out.flush(), &to)?;
    if changes { Err(Failure::told()) } else { Ok(()) }
}

/// Frames, of `most` bytes each where that is said, to lines of JSON. What is complete before a failure is written.
pub(crate) fn decode(
    schema: &Schema,
    most: Option<u64>,
    source: Source,
    mut out: Stream,
    progress: Progress,
) -> Result<(), Failure> {
    let done = frames_to_lines(schema, Frames::new(source).limited(most), &mut out, progress);
    let name = out.name.clone();
    finish(done, out.flush(), &name)
}

fn frames_to_lines(
    schema: &Schema,
    mut frames: Frames,
    out: &mut Stream,
    mut progress: Progress,
) -> Result<(), Failure> {
    let mut json = Vec::new();
    let mut records = 0_u64;
    while let Some(frame) = frames.next()? {
        json.clear();
        convert::decode(schema, frame.message, &mut json).map_err(|why| frame.fault(&why))?;
        json.push(b'\n');
        out.write_all(&json).map_err(|e| Failure::writing(&out.name, &e))?;
        records += 1;
        progress.advance(frame.message.len() as u64, records);
    }
    progress.end();
    Ok(())
}

/// A failure to flush is told only where nothing went wrong before.
fn finish(done: Result<(), Failure>, flushed: io::Result<()>, name: &str) -> Result<(), Failure> {
    done?;
    flushed.map_err(|e| Failure::writing(name, &e))
}

/// Frames of a source, with their place in it.
pub(crate) struct Frames {
    name: String,
    reader: FrameReader<BufReader<Box<dyn Read>>, ()>,
    number: u64,
}

/// One message of many.
pub(crate) struct Frame<'a> {
    name: &'a str,
    /// Counted from 1.
    pub(crate) number: u64,
    /// The byte of the source at which the message begins, behind its length.
    pub(crate) start: usize,
    pub(crate) message: &'a [u8],
}

impl Frames {
    pub(crate) fn new(source: Source) -> Frames {
        let input = BufReader::with_capacity(BUFFER, source.reader);
        Frames { name: source.name, reader: FrameReader::new((), input), number: 0 }
    }

    /// The same with another limit on the bytes of one message than the library's, if one is given.
    fn limited(mut self, most: Option<u64>) -> Frames {
        if let Some(most) = most {
            self.reader = self.reader.frame_limit(most);
        }
        self
    }

    pub(crate) fn next(&mut self) -> Result<Option<Frame<'_>>, Failure> {
        self.number += 1;
        // The offset is behind the message, whose length is known only when it is there.
        let before = self.reader.offset();
        let frame = self.reader.read_frame();
        let Some(message) = frame.map_err(|e| match e.source().and_then(|cause| cause.downcast_ref()) {
            Some(error) => Failure::reading(&self.name, error),
            None => Failure::data(format!("{}: record {}: {e}", self.name, self.number)),
        })?
        else {
            return Ok(None);
        };
        let start = before + varint_len(message.len());
        Ok(Some(Frame { name: &self.name, number: self.number, start, message }))
    }
}

/// Bytes of the shortest varint, the only one that is read.
fn varint_len(n: usize) -> usize {
    let bits = usize::BITS - n.leading_zeros();
    bits.div_ceil(7).max(1) as usize
}

impl Frame<'_> {
    /// The failure of a message, of which bytes are counted from its start.
    pub(crate) fn fault(&self, why: &str) -> Failure {
        Failure::data(format!("{}: record {}, which begins at byte {}: {why}", self.name, self.number, self.start))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_take_seven_bits_a_byte() {
        for (n, bytes) in [(0, 1), (127, 1), (128, 2), (16_383, 2), (16_384, 3)] {
            assert_eq!(varint_len(n), bytes, "{n}");
        }
    }
}
