//! Knows how deep values are nested, without taking stack for it, and how work gets the stack that it
//! takes. A validator goes as deep as the value does, and does not say where to stop.

use serde_json::Value;
use std::thread;

/// How large a value is.
#[derive(Clone, Copy)]
pub(super) struct Size {
    /// Containers within each other, and what is in the innermost.
    pub(super) levels: usize,
    /// Members and elements, at all levels.
    pub(super) parts: usize,
}

impl Size {
    pub(super) fn of(value: &Value) -> Size {
        let mut size = Size { levels: 1, parts: 0 };
        size.near(value, 1);
        size
    }

    /// Takes in a value of this level and what is in it, by calls: most values have few levels, and a
    /// list of what is still to be looked at costs more.
    fn near(&mut self, value: &Value, level: usize) {
        const FEW: usize = 24;
        if level > FEW {
            return self.far(value, level);
        }
        self.levels = self.levels.max(level);
        match value {
            Value::Array(items) => {
                self.parts += items.len();
                items.iter().filter(|item| !is_leaf(item)).for_each(|item| self.near(item, level + 1));
            }
            Value::Object(members) => {
                self.parts += members.len();
                members.values().filter(|item| !is_leaf(item)).for_each(|item| self.near(item, level + 1));
            }
            _ => {}
        }
    }

    /// The same for any number of levels, by a list.
    fn far(&mut self, value: &Value, level: usize) {
        let mut open = vec![(value, level)];
        while let Some((value, level)) = open.pop() {
            self.levels = self.levels.max(level);
            match value {
                Value::Array(items) => {
                    self.parts += items.len();
                    open.extend(items.iter().filter(|item| !is_leaf(item)).map(|item| (item, level + 1)));
                }
                Value::Object(members) => {
                    self.parts += members.len();
                    open.extend(members.values().filter(|item| !is_leaf(item)).map(|item| (item, level + 1)));
                }
                _ => {}
            }
        }
    }
}

fn is_leaf(value: &Value) -> bool {
    !value.is_array() && !value.is_object()
}

/// How deep a document is nested.
pub(crate) fn levels(document: &Value) -> usize {
    Size::of(document).levels
}

/// The stack that work may take where it is: half of what a thread has unless it asks for another size.
const AT_HAND: usize = 1 << 20;

/// Does `work`, which takes `stack` bytes: here if that is little, else on a thread that has them. `None`
/// if there is no such thread to be had.
pub(super) fn with_stack<R: Send>(stack: usize, work: impl FnOnce() -> R + Send) -> Option<R> {
    if stack <= AT_HAND {
        return Some(work());
    }
    thread::scope(|scope| {
        let thread = thread::Builder::new().stack_size(stack.saturating_add(AT_HAND)).spawn_scoped(scope, work).ok()?;
        match thread.join() {
            Ok(done) => Some(done),
            Err(panic) => std::panic::resume_unwind(panic),
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn sizes() {
        for (value, levels, parts) in [
            (json!(1), 1, 0),
            (json!([]), 1, 0),
            (json!([1, 2]), 1, 2),
            (json!({ "a": [1, { "b": {} }], "c": 1 }), 4, 5),
        ] {
            let size = Size::of(&value);
            assert_eq!((size.levels, size.parts), (levels, parts), "{value}");
        }
        let deep = (0..100).fold(json!([]), |value, _| json!([value, [0], 1]));
        let size = Size::of(&deep);
        assert_eq!((size.levels, size.parts), (101, 400));
    }

    #[test]
    fn work_gets_its_stack() {
        fn deep(n: usize) -> usize {
            let page = std::hint::black_box([1u8; 4096]);
            if n == 0 { 0 } else { usize::from(page[n % 4096]) + deep(n - 1) }
        }
        assert_eq!(with_stack(1, || deep(10)), Some(10));
        assert_eq!(with_stack(64 << 20, || deep(4_000)), Some(4_000));
        assert_eq!(with_stack(usize::MAX, || 1), None);
    }
}
