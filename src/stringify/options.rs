//! Knows what a caller may choose. Must not know what the choices mean for a value.

use super::scalar::Rounding;

/// How long lists are written; [`large_arrays`](super::StringifierBuilder::large_arrays) has an example.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum LargeArrays {
    /// As every other list: each element by its schema.
    #[default]
    Shaped,
    /// As they are, without their schema, from so many elements on: faster, and nothing in them is
    /// dropped or converted.
    Plain {
        /// The number of elements.
        from: usize,
    },
}

#[derive(Clone, Debug)]
pub(super) struct Options {
    pub(super) rounding: Rounding,
    pub(super) large_arrays: LargeArrays,
    pub(super) max_depth: u32,
    pub(super) strict: bool,
    pub(super) none_is_absent: bool,
    pub(super) utc_offset_minutes: i32,
    /// Whether all that unions and conditions ask is left to the validator; for tests.
    pub(super) by_validator: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            rounding: Rounding::Trunc,
            large_arrays: LargeArrays::Shaped,
            max_depth: 100,
            strict: false,
            none_is_absent: false,
            utc_offset_minutes: 0,
            by_validator: false,
        }
    }
}
