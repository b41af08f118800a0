//! The numbers that the values of the writer's tests (`tests/stringify/values.rs`) are made of, taken from the input
//! instead of a generator, so that the fuzzer sees which byte decided what.

use crate::input::Input;

pub(crate) struct Random<'a>(pub(crate) Input<'a>);

impl Random<'_> {
    pub(crate) fn next(&mut self) -> u64 {
        self.0.number()
    }

    pub(crate) fn below(&mut self, n: usize) -> usize {
        self.0.below(n)
    }

    /// One rotation, for a byte: a byte for each name would leave little for the value.
    pub(crate) fn shuffle<T>(&mut self, list: &mut [T]) {
        let by = self.below(list.len().max(1));
        list.rotate_left(by);
    }
}
