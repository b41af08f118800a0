//! Something for each of the six JSON types. It knows how many there are, and so that each has its place.

use crate::shape::JsonType;

#[derive(Debug, Default)]
pub(super) struct PerType<T>([T; JsonType::ALL.len()]);

impl<T> PerType<T> {
    pub(super) fn new(of: impl FnMut(JsonType) -> T) -> Self {
        PerType(JsonType::ALL.map(of))
    }

    #[inline(always)]
    pub(super) fn get(&self, json_type: JsonType) -> &T {
        const { assert!(JsonType::String as usize + 1 == JsonType::ALL.len()) };
        #[expect(clippy::indexing_slicing, reason = "the last of the types has the last place")]
        &self.0[json_type as usize]
    }

    pub(super) fn get_mut(&mut self, json_type: JsonType) -> &mut T {
        #[expect(clippy::indexing_slicing, reason = "as above")]
        &mut self.0[json_type as usize]
    }
}
