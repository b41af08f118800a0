//! Attacks: trees that are deep, and definitions that double.

use shorn::error::SchemaErrorKind;
use shorn::shape::{Entered, Expander, Node, Shape};

#[test]
fn a_tree_as_high_as_allowed() {
    let levels = |count| (1..count).fold(Node::any(), |node, _| Node::array(node));
    let highest = Shape::build(levels(Node::MAX_HEIGHT)).expect("a shape");
    assert_eq!(highest, highest.clone());
    let error = Shape::build(levels(Node::MAX_HEIGHT + 1)).expect_err("one level more");
    assert_eq!(error.kind(), SchemaErrorKind::NestingTooDeep);
}

#[test]
fn a_million_levels_do_not_overflow_the_stack() {
    let node = (0..1_000_000).fold(Node::any(), |node, _| Node::tuple([node]));
    let error = Shape::build(node).expect_err("far too deep");
    assert_eq!(error.kind(), SchemaErrorKind::NestingTooDeep);
}

/// A recursive definition as high as allowed.
fn highest() -> Shape {
    let mut expander = Expander::new();
    assert_eq!(expander.enter(()), Entered::Open);
    let Entered::Known(back) = expander.enter(()) else {
        panic!("open already");
    };
    let node = (1..Node::MAX_HEIGHT).fold(back, |node, _| Node::object([("a", node)]));
    let root = expander.leave(&(), node);
    expander.finish(root).expect("a shape").0
}

#[test]
fn the_highest_tree_goes_through_the_expander() {
    assert_eq!(highest().definitions().len(), 1);
}

#[test]
fn the_highest_tree_can_be_shown() {
    assert!(format!("{:?}", highest().definitions()).contains("Reference(0)"));
}

#[test]
#[cfg(feature = "json-schema")]
fn the_highest_tree_has_a_document() {
    assert!(highest().json_schema().is_ok());
}

#[test]
fn definitions_that_double_are_refused_before_memory_runs_out() {
    let mut expander = Expander::new();
    assert_eq!(expander.enter(0), Entered::Open);
    let mut node = expander.leave(&0, Node::tuple([Node::uint(), Node::uint()]));
    for level in 1..200 {
        assert_eq!(expander.enter(level), Entered::Open);
        let Entered::Known(copy) = expander.enter(level - 1) else {
            panic!("left already");
        };
        node = expander.leave(&level, Node::tuple([node, copy]));
    }
    let error = expander.finish(node).expect_err("2^200 nodes");
    assert_eq!(error.kind(), SchemaErrorKind::ShapeTooLarge);
}
