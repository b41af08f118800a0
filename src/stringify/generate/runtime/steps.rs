//! Knows how a text is held to a regular expression that is nothing but steps; must not know how one is spelled.

/// A regular expression: steps that are taken one after another.
pub(crate) struct Pattern {
    pub(crate) from_start: bool,
    pub(crate) to_end: bool,
    pub(crate) steps: &'static [Step],
}

/// Characters by ranges of their codes, and how often one of them may come.
pub(crate) struct Step {
    pub(crate) ranges: &'static [(u32, u32)],
    pub(crate) may_be_absent: bool,
    pub(crate) may_be_repeated: bool,
}

/// One of these characters.
pub(crate) const fn once(ranges: &'static [(u32, u32)]) -> Step {
    Step { ranges, may_be_absent: false, may_be_repeated: false }
}

/// One of these characters, or none.
pub(crate) const fn maybe(ranges: &'static [(u32, u32)]) -> Step {
    Step { ranges, may_be_absent: true, may_be_repeated: false }
}

/// Any number of these characters.
pub(crate) const fn many(ranges: &'static [(u32, u32)]) -> Step {
    Step { ranges, may_be_absent: true, may_be_repeated: true }
}

/// Whether a text holds a pattern, by UTF-16 units.
pub(crate) fn holds_units(text: &str, pattern: &Pattern) -> bool {
    holds(text.encode_utf16().map(u32::from), pattern)
}

/// Whether a text holds a pattern, by characters.
pub(crate) fn holds_characters(text: &str, pattern: &Pattern) -> bool {
    holds(text.chars().map(u32::from), pattern)
}

/// All ways are followed at once, so that the time is that of the text's length by the number of steps.
pub(crate) fn holds(codes: impl Iterator<Item = u32>, pattern: &Pattern) -> bool {
    // For each step, and for the end, whether a way has come to stand before it.
    let mut ways = taken(&vec![false; pattern.steps.len()], None, true, pattern);
    for code in codes {
        if !pattern.to_end && ways.last() == Some(&true) {
            return true;
        }
        ways = taken(&ways, Some(code), !pattern.from_start, pattern);
    }
    ways.last() == Some(&true)
}

/// The ways behind a character; `begins` where one may begin here.
pub(crate) fn taken(ways: &[bool], code: Option<u32>, begins: bool, pattern: &Pattern) -> Vec<bool> {
    let mut next = Vec::with_capacity(pattern.steps.len() + 1);
    let mut is_here = begins;
    for (step, was_here) in pattern.steps.iter().zip(ways) {
        let is_in = |code: u32| step.ranges.iter().any(|(first, last)| (*first..=*last).contains(&code));
        let takes = *was_here && code.is_some_and(is_in);
        let stays = is_here || takes && step.may_be_repeated;
        next.push(stays);
        is_here = takes || stays && step.may_be_absent;
    }
    next.push(is_here);
    next
}
