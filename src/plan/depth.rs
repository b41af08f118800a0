//! How deep a walk is: how often in each definition, and how many nodes in all. It counts; what a
//! definition is it does not know.

/// How many times the limit of one definition all together may be nested, as for Rust types.
const TOGETHER: u32 = 4;

/// Nodes on the way from the root to where a walk is. The format bounds how often each definition
/// is nested, not how many nodes lie between. 256 nested definitions of five nodes each pass; a walk takes
/// up to half a KiB of stack a node, without optimization one and a half.
const MOST_NODES: u32 = 1_300;

/// The counters of one walk.
#[derive(Clone, Debug)]
pub(super) struct Depth {
    counts: Box<[u16]>,
    most: u16,
    entered: u32,
    nodes: u32,
}

impl Depth {
    pub(super) fn new(definitions: usize, most: u16) -> Depth {
        Depth { counts: vec![0; definitions].into(), most, entered: 0, nodes: 0 }
    }

    /// One more occurrence of a definition; whether that is allowed.
    pub(super) fn enter(&mut self, definition: u32) -> bool {
        let most = self.most;
        let together = TOGETHER * u32::from(most);
        match self.counts.get_mut(definition as usize) {
            Some(count) if *count < most && self.entered < together => {
                *count += 1;
                self.entered += 1;
                true
            }
            _ => false,
        }
    }

    pub(super) fn leave(&mut self, definition: u32) {
        if let Some(count) = self.counts.get_mut(definition as usize) {
            *count -= 1;
            self.entered -= 1;
        }
    }

    /// One node further down; whether that is allowed.
    #[inline]
    pub(super) fn down(&mut self) -> bool {
        self.nodes += 1;
        self.nodes <= MOST_NODES
    }

    /// Whether one node further down is allowed.
    #[inline]
    pub(super) fn has_room(&self) -> bool {
        self.nodes < MOST_NODES
    }

    /// One node further down; whether that is within `most`.
    #[inline]
    pub(super) fn down_to(&mut self, most: u32) -> bool {
        self.nodes += 1;
        self.nodes <= most
    }

    /// These counters with twice as many nodes, for a walk that counted no marker as one.
    pub(super) fn doubled(&self) -> Depth {
        Depth { nodes: self.nodes * 2, ..self.clone() }
    }

    /// Nodes from the root to here.
    pub(super) fn nodes(&self) -> u32 {
        self.nodes
    }

    #[inline]
    pub(super) fn up(&mut self) {
        self.nodes -= 1;
    }
}
