//! How the bytes of a fuzzer are cut into what a target wants. Every cut is total: what is not there is zero or
//! empty, so that each byte of a seed can be changed and the rest still means what it meant. Knows no shapes.

/// Bytes that are used up from the front.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Input<'a>(pub(crate) &'a [u8]);

impl<'a> Input<'a> {
    /// The next byte, or 0.
    pub(crate) fn byte(&mut self) -> u8 {
        let Some((first, rest)) = self.0.split_first() else { return 0 };
        self.0 = rest;
        *first
    }

    /// A number below `n`, which is at most 256.
    pub(crate) fn below(&mut self, n: usize) -> usize {
        usize::from(self.byte()) % n
    }

    /// True for odd bytes, so that where nothing is left it is false.
    pub(crate) fn flag(&mut self) -> bool {
        self.byte() & 1 == 1
    }

    pub(crate) fn pick<'t, T>(&mut self, items: &'t [T]) -> &'t T {
        &items[self.below(items.len())]
    }

    /// Eight bytes as a number.
    pub(crate) fn number(&mut self) -> u64 {
        (0..8).fold(0, |number, i| number | u64::from(self.byte()) << (8 * i))
    }

    /// What comes before the next NUL, which is taken too; all, if there is none.
    pub(crate) fn line(&mut self) -> &'a [u8] {
        let end = self.0.iter().position(|byte| *byte == 0).unwrap_or(self.0.len());
        let line = &self.0[..end];
        self.0 = self.0.get(end + 1..).unwrap_or_default();
        line
    }

    /// A part of its own, behind its length in two bytes, so that a change in it moves nothing behind it.
    pub(crate) fn part(&mut self) -> Input<'a> {
        let length = (usize::from(self.byte()) | usize::from(self.byte()) << 8).min(self.0.len());
        let (part, rest) = self.0.split_at(length);
        self.0 = rest;
        Input(part)
    }
}
