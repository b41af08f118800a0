//! How deep a walk is that serde drives. Steps down are taken one by one and given back together,
//! where the value ends that they were taken for. It counts; what is walked it does not know.

use crate::plan::depth::Depth;

pub(super) struct Way {
    depth: Depth,
    nodes: u32,
    entered: Vec<u32>,
}

/// A place to come back to.
#[derive(Clone, Copy)]
pub(super) struct Mark {
    nodes: u32,
    entered: usize,
}

impl Way {
    pub(super) fn new(definitions: usize, most: u16) -> Way {
        Way { depth: Depth::new(definitions, most), nodes: 0, entered: Vec::new() }
    }

    /// The counters, for a walk of the plan's own from here.
    pub(super) fn depth(&self) -> Depth {
        self.depth.clone()
    }

    #[inline]
    pub(super) fn mark(&self) -> Mark {
        Mark { nodes: self.nodes, entered: self.entered.len() }
    }

    /// One node further down; whether that is allowed.
    #[inline]
    pub(super) fn down(&mut self) -> bool {
        self.nodes += 1;
        self.depth.down()
    }

    /// Into a definition; whether that is allowed.
    pub(super) fn enter(&mut self, definition: u32) -> bool {
        let allowed = self.depth.enter(definition);
        if allowed {
            self.entered.push(definition);
        }
        allowed
    }

    #[inline]
    pub(super) fn back(&mut self, mark: Mark) {
        while self.nodes > mark.nodes {
            self.nodes -= 1;
            self.depth.up();
        }
        while self.entered.len() > mark.entered {
            if let Some(definition) = self.entered.pop() {
                self.depth.leave(definition);
            }
        }
    }
}
