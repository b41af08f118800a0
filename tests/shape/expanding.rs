//! The expander driven by hand, with expectations from the format's text and from vectors.

use shorn::error::SchemaErrorKind;
use shorn::shape::{Entered, Expander, JsonType, Node, Scalar, Shape};

type Books = Expander<&'static str>;

fn define(books: &mut Books, key: &'static str, body: impl FnOnce(&mut Books) -> Node) -> Node {
    match books.enter(key) {
        Entered::Known(node) => node,
        Entered::Open => {
            assert!(books.is_open(&key));
            let node = body(books);
            books.leave(&key, node)
        }
    }
}

fn directory(books: &mut Books) -> Node {
    define(books, "Dir", |books| {
        let entries = Node::array(entry(books));
        Node::object([("name", Node::string()), ("entries", entries)])
    })
}

fn entry(books: &mut Books) -> Node {
    define(books, "Entry", |books| {
        let dir = Node::nullable_unless_null(directory(books));
        Node::object([("dir", dir), ("size", Node::uint())])
    })
}

fn finish(root: impl FnOnce(&mut Books) -> Node) -> (Shape, Vec<(&'static str, usize)>) {
    let mut books = Books::new();
    let root = root(&mut books);
    books.finish(root).expect("a shape")
}

// The worked example of the format.
#[test]
fn mutual_recursion() {
    let (shape, slots) = finish(directory);
    assert_eq!(
        shape.signature(),
        Some(
            r#"{"defs":[{"object":[{"key":"entries","optional":false,"value":{"array":{"object":[{"key":"dir","optional":false,"value":{"nullable":{"ref":0}}},{"key":"size","optional":false,"value":"uint"}]}}},{"key":"name","optional":false,"value":"string"}]}],"root":{"ref":0}}"#
        )
    );
    // Entry is written out inside Dir and has no slot.
    assert_eq!(slots, [("Dir", 0)]);
    assert_eq!(shape.min_width(), 1);
}

#[test]
fn entered_from_the_other_side_the_other_one_is_the_definition() {
    let (shape, slots) = finish(entry);
    assert_eq!(slots, [("Entry", 0)]);
    assert_eq!(shape.definitions().len(), 1);
}

// `recursive-nullable-definition` and `nullable-over-nullable-definition` of recursion.json.
#[test]
fn a_null_marker_over_a_definition_that_admits_null_goes_away() {
    let expected = r#"{"defs":[{"nullable":{"object":[{"key":"next","optional":false,"value":{"ref":0}},{"key":"v","optional":false,"value":"uint"}]}}],"root":{"object":[{"key":"head","optional":false,"value":{"ref":0}}]}}"#;
    for marker in [false, true] {
        let mark = |node| match marker {
            true => Node::nullable_unless_null(node),
            false => node,
        };
        let (shape, slots) = finish(|books| {
            let list = define(books, "L", |books| {
                let next = mark(define(books, "L", |_| unreachable!("open")));
                Node::nullable(Node::object([("next", next), ("v", Node::uint())]))
            });
            Node::object([("head", mark(list))])
        });
        assert_eq!(shape.signature(), Some(expected));
        assert_eq!(slots, [("L", 0)]);
    }
}

// `nullable-around-recursion-alone` and `ref-to-itself`.
#[test]
fn definitions_that_are_nothing_but_themselves() {
    for marker in [false, true] {
        let (shape, _) = finish(|books| {
            define(books, "#", |books| {
                let node = define(books, "#", |_| unreachable!("open"));
                if marker { Node::nullable_unless_null(node) } else { node }
            })
        });
        assert_eq!(shape.signature(), Some(r#"{"defs":[{"ref":0}],"root":{"ref":0}}"#));
    }
}

#[test]
fn a_copy_that_reads_like_an_entry_folds_and_gets_its_slot() {
    // Two names for one tree: the second is translated while the first is known.
    let tree = |books: &mut Books, name| {
        define(books, name, |books| {
            let kids = Node::array(define(books, "Node", |books| {
                let kids = Node::array(define(books, "Node", |_| unreachable!("open")));
                Node::object([("kids", kids), ("bytes", Node::bytes())])
            }));
            Node::object([("kids", kids), ("bytes", Node::bytes())])
        })
    };
    let (shape, slots) = finish(|books| tree(books, "Root"));
    assert_eq!(slots, [("Node", 0), ("Root", 0)]);
    assert_eq!(shape.root(), &Node::reference(0));
    // Bytes have no signature, but fold like everything else.
    assert_eq!(shape.signature(), None);
    assert_eq!(
        shape.definitions(),
        [Node::object([("bytes", Node::bytes()), ("kids", Node::array(Node::reference(0)))])]
    );
}

// A copy anywhere inside the root folds, outermost first, whatever stands before it.
#[test]
fn a_copy_folds_behind_siblings_of_any_size() {
    let (shape, _) = finish(|books| {
        let list = |books: &mut Books| {
            let tail = define(books, "List", |books| {
                let tail = define(books, "List", |_| unreachable!("open"));
                Node::tuple([Node::uint(), Node::array(tail)])
            });
            Node::tuple([Node::uint(), Node::array(tail)])
        };
        let large = Node::tuple([Node::int(), Node::record(Node::tuple([Node::string()]))]);
        Node::object([("a", large.clone()), ("b", Node::nullable(list(books))), ("c", large), ("d", list(books))])
    });
    let large = r#"{"tuple":["int",{"record":{"tuple":["string"]}}]}"#;
    let expected = [
        r#"{"defs":[{"tuple":["uint",{"array":{"ref":0}}]}],"root":{"object":["#,
        &format!(r#"{{"key":"a","optional":false,"value":{large}}},"#),
        r#"{"key":"b","optional":false,"value":{"nullable":{"ref":0}}},"#,
        &format!(r#"{{"key":"c","optional":false,"value":{large}}},"#),
        r#"{"key":"d","optional":false,"value":{"ref":0}}]}}"#,
    ];
    assert_eq!(shape.signature(), Some(expected.concat().as_str()));
}

// `marker-over-null-behind-cycle` of rejects.json.
#[test]
fn a_marker_over_a_union_that_admits_null_behind_a_reference() {
    let mut books = Books::new();
    let null = define(&mut books, "N", |books| {
        let inner = define(books, "N", |_| unreachable!("open"));
        Node::nullable(Node::array(inner))
    });
    let union = Node::by_type([(JsonType::String, Node::string()), (JsonType::Object, null)]);
    let error = books.finish(Node::nullable_unless_null(union)).expect_err("two markers");
    assert_eq!(error.kind(), SchemaErrorKind::DoubleNull);
}

#[test]
fn a_definition_never_left_is_unresolved() {
    let mut books = Books::new();
    assert_eq!(books.enter("A"), Entered::Open);
    assert_eq!(books.enter("A"), Entered::Known(Node::reference(0)));
    let error = books.finish(Node::literal(Scalar::Null)).expect_err("no shape for slot 0");
    assert_eq!(error.kind(), SchemaErrorKind::UnresolvedRef);
}
