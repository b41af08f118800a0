//! Types within themselves: shapes with a table, and how deep they may be nested.

use super::check::{both_ways, signature, unwritable};
use shorn::{Describe, Record};
use std::collections::BTreeMap;

/// The recursion of section 14 of the wire format.
#[derive(Record, Debug, PartialEq)]
struct Tree {
    n: u32,
    kids: Vec<Tree>,
}

#[test]
fn the_recursion_of_the_format() {
    let tree = Tree { n: 1, kids: vec![Tree { n: 2, kids: vec![] }] };
    both_ways(&tree, "01 00 02 01");
    assert_eq!(
        signature::<Tree>(),
        concat!(
            r#"{"defs":[{"object":[{"key":"kids","optional":false,"value":{"array":{"ref":0}}},"#,
            r#"{"key":"n","optional":false,"value":"uint"}]}],"root":{"ref":0}}"#
        )
    );
}

/// The mutual recursion of section 14 of the wire format.
#[derive(Record, Debug, PartialEq)]
struct Dir {
    entries: Vec<Entry>,
    name: String,
}

#[derive(Record, Debug, PartialEq)]
struct Entry {
    #[record(nullable)]
    dir: Option<Box<Dir>>,
    size: u32,
}

#[test]
fn the_mutual_recursion_of_the_format() {
    assert_eq!(
        signature::<Dir>(),
        concat!(
            r#"{"defs":[{"object":[{"key":"entries","optional":false,"value":{"array":{"object":["#,
            r#"{"key":"dir","optional":false,"value":{"nullable":{"ref":0}}},{"key":"size","optional":false,"value":"uint"}]}}},"#,
            r#"{"key":"name","optional":false,"value":"string"}]}],"root":{"ref":0}}"#
        )
    );
    let inner = Dir { entries: vec![], name: "b".into() };
    let dir = Dir { entries: vec![Entry { dir: Some(Box::new(inner)), size: 3 }], name: "a".into() };
    both_ways(&dir, "01 01 00 0162 03 0161");
}

#[derive(Record, Debug, PartialEq)]
struct List {
    next: Option<Box<List>>,
}

impl List {
    /// `n` of them, one in another.
    fn of(n: usize) -> List {
        (1..n).fold(List { next: None }, |list, _| List { next: Some(Box::new(list)) })
    }

    /// As many, as bytes: a bit that says present for all but the last.
    fn bytes(n: usize) -> Vec<u8> {
        let mut bytes = vec![1; n - 1];
        bytes.push(0);
        bytes
    }
}

#[test]
fn a_chain_holds_256_and_no_more() {
    assert_eq!(shorn::encode(&List::of(256)).unwrap(), List::bytes(256));
    assert_eq!(shorn::decode::<List>(&List::bytes(256)).unwrap(), List::of(256));
    let (code, path) = unwritable(&List::of(257));
    assert_eq!(code, "recursion_depth");
    assert_eq!(path, ["next"; 256].join("."));
    let error = shorn::decode::<List>(&List::bytes(257)).unwrap_err();
    // 256 bytes are read when the 257th occurrence begins, and nothing of it is.
    assert_eq!((error.code(), error.offset()), ("recursion_depth", 256));
    // Two chains beside each other count on their own.
    let two = (List::of(256), List::of(256));
    assert_eq!(shorn::encode(&two).unwrap().len(), 512);
    assert!(shorn::decode::<(List, List)>(&[List::bytes(256), List::bytes(256)].concat()).is_ok());
}

#[derive(Record, Debug, PartialEq)]
enum Expr {
    Num(i32),
    Add(Box<Expr>, Box<Expr>),
    Neg { of: Box<Expr> },
    All(Vec<Expr>),
    Named(BTreeMap<String, Expr>),
}

#[test]
fn enums_within_themselves() {
    // Add, All, Named, Neg, Num; in tuples and maps, side by side.
    let num = |n| Box::new(Expr::Num(n));
    both_ways(&Expr::Add(num(1), Box::new(Expr::Neg { of: num(-1) })), "00 04 02 03 04 01");
    both_ways(&Expr::All(vec![Expr::Num(0), Expr::All(vec![])]), "01 02 04 00 01 00");
    both_ways(&Expr::Named(BTreeMap::from([("a".into(), Expr::Num(1))])), "02 01 0161 04 02");
    // One byte for the index; the number or one reference after it.
    assert_eq!(Expr::MIN, 2);
    let deep = |n: usize| (1..n).fold(Expr::Num(0), |expr, _| Expr::Neg { of: Box::new(expr) });
    assert!(shorn::encode(&deep(256)).is_ok());
    assert_eq!(unwritable(&deep(257)).0, "recursion_depth");
}

#[derive(Record, Debug, PartialEq)]
struct Block {
    tail: Box<Stmt>,
}

#[derive(Record, Debug, PartialEq)]
enum Stmt {
    Block(#[record(flatten)] Block),
    Done,
}

#[test]
fn two_types_that_need_each_other() {
    both_ways(&Block { tail: Box::new(Stmt::Block(Block { tail: Box::new(Stmt::Done) })) }, "00 01");
    let expected = concat!(
        r#"{"on":"type","cases":["Block","Done"],"union":[{"object":[{"key":"tail","optional":false,"value":{"ref":0}},"#,
        r#"{"key":"type","optional":false,"value":{"literal":"Block"}}]},"#,
        r#"{"object":[{"key":"type","optional":false,"value":{"literal":"Done"}}]}]}"#
    );
    assert_eq!(signature::<Stmt>(), format!(r#"{{"defs":[{expected}],"root":{{"ref":0}}}}"#));
    assert_eq!(
        signature::<Block>(),
        format!(
            r#"{{"defs":[{expected}],"root":{{"object":[{{"key":"tail","optional":false,"value":{{"ref":0}}}}]}}}}"#
        )
    );
}

/// A newtype that is itself the definition: nothing else counts.
#[derive(Record, Debug, PartialEq)]
struct Nest(Vec<Nest>);

#[test]
fn a_newtype_within_itself_counts() {
    let nest = |n: usize| (1..n).fold(Nest(vec![]), |nest, _| Nest(vec![nest]));
    both_ways(&nest(3), "01 01 00");
    assert_eq!(signature::<Nest>(), r#"{"defs":[{"array":{"ref":0}}],"root":{"ref":0}}"#);
    assert!(shorn::encode(&nest(256)).is_ok());
    assert_eq!(unwritable(&nest(257)).0, "recursion_depth");
}

/// A newtype of a definition: each value must count once, by the one or the other.
#[derive(Record, Debug, PartialEq)]
struct Link(Chain);

#[derive(Record, Debug, PartialEq)]
struct Chain {
    next: Option<Box<Link>>,
}

#[test]
fn a_newtype_of_a_recursive_type_counts_once() {
    let chain = |n: usize| (1..n).fold(Chain { next: None }, |chain, _| Chain { next: Some(Box::new(Link(chain))) });
    assert!(shorn::encode(&chain(256)).is_ok());
    assert_eq!(unwritable(&chain(257)).0, "recursion_depth");
    assert!(shorn::encode(&Link(chain(256))).is_ok());
    assert_eq!(unwritable(&Link(chain(257))).0, "recursion_depth");
    assert!(shorn::decode::<Link>(&shorn::encode(&chain(256)).unwrap()).is_ok());
}

#[derive(Record, Debug, PartialEq)]
struct Generic<T> {
    value: T,
    next: Option<Box<Generic<T>>>,
}

#[test]
fn generic_types_within_themselves() {
    let list = Generic { value: 1u8, next: Some(Box::new(Generic { value: 2, next: None })) };
    // next before value.
    both_ways(&list, "01 00 02 01");
    let deep = |n: usize| {
        (1..n).fold(Generic { value: true, next: None }, |list, _| Generic { value: true, next: Some(Box::new(list)) })
    };
    assert!(shorn::encode(&deep(256)).is_ok());
    assert_eq!(unwritable(&deep(257)).0, "recursion_depth");
}

#[test]
fn types_that_cannot_come_back_to_themselves_do_not_count() {
    #[derive(Record)]
    struct Flat {
        _a: Vec<u8>,
        _b: Option<(String, [u8; 2])>,
    }
    const { assert!(!Flat::RECURSES && Tree::RECURSES && Dir::RECURSES && Entry::RECURSES && Nest::RECURSES) };
}

#[test]
fn a_failed_decode_drops_what_it_had() {
    use std::rc::Rc;
    thread_local!(static ALIVE: Rc<()> = Rc::new(()));

    #[derive(Debug, Clone)]
    struct Counted(#[expect(dead_code)] Rc<()>);
    struct Counting;
    impl shorn::Adapter<Counted> for Counting {
        type Wire<'a> = u8;
        fn to_wire(_: &Counted) -> Result<u8, std::borrow::Cow<'static, str>> {
            Ok(0)
        }
        fn from_wire(_: u8) -> Result<Counted, std::borrow::Cow<'static, str>> {
            Ok(Counted(ALIVE.with(Rc::clone)))
        }
    }
    #[derive(Record, Debug, Clone)]
    struct Many {
        #[record(with = Counting)]
        a: Counted,
        #[record(with = Counting)]
        b: Option<Counted>,
        c: bool,
        d: Vec<Inner>,
        e: bool,
    }
    #[derive(Record, Debug, Clone)]
    enum Inner {
        One {
            #[record(with = Counting)]
            a: Counted,
            z: bool,
        },
    }
    let alive = || ALIVE.with(Rc::strong_count);
    let counted = || Counted(ALIVE.with(Rc::clone));
    let many = Many {
        a: counted(),
        b: Some(counted()),
        c: true,
        d: vec![Inner::One { a: counted(), z: true }, Inner::One { a: counted(), z: true }],
        e: false,
    };
    let bytes = shorn::encode(&many).unwrap();
    drop(many);
    assert_eq!(alive(), 1);
    for n in 0..bytes.len() {
        assert!(shorn::decode::<Many>(&bytes[..n]).is_err());
        assert_eq!(alive(), 1, "after {n} bytes");
    }
    let whole: Many = shorn::decode(&bytes).unwrap();
    assert_eq!(alive(), 5);
    drop(whole);
    assert_eq!(alive(), 1);
}

/// A syntax tree as one writes it, with everything in boxes.
#[derive(Record, Debug, PartialEq)]
enum Ast {
    Number(f64),
    Name(String),
    Not(Box<Ast>),
    Sum { left: Box<Ast>, right: Box<Ast> },
    If { test: Box<Ast>, then: Box<Ast>, other: Option<Box<Ast>> },
    Let { name: String, value: Box<Ast>, body: Box<Ast>, note: Option<[u64; 8]> },
    Call { callee: Box<Ast>, arguments: Vec<Ast>, spread: Option<Box<Ast>> },
    Typed(Box<Ast>, String, [u64; 16]),
}

#[derive(Record, Debug, PartialEq)]
struct Big {
    a: Option<[u64; 512]>,
    next: Vec<Big>,
}

/// Runs on the stack of a thread of default size, wherever the test runs.
fn on_two_mebibytes(run: fn()) {
    std::thread::Builder::new().stack_size(2 << 20).spawn(run).unwrap().join().unwrap();
}

#[test]
fn full_depth_fits_the_stack_without_optimisation() {
    on_two_mebibytes(|| {
        let boxed = |n: usize| Box::new(Ast::Number(n as f64));
        let deep = (1..256).fold(Ast::Name("x".into()), |inner, n| match n % 5 {
            0 => Ast::Not(Box::new(inner)),
            1 => Ast::Sum { left: boxed(n), right: Box::new(inner) },
            2 => Ast::Let { name: "x".into(), value: Box::new(inner), body: boxed(n), note: None },
            3 => Ast::Call { callee: boxed(n), arguments: vec![inner], spread: None },
            _ => Ast::Typed(Box::new(inner), "t".into(), [n as u64; 16]),
        });
        let bytes = shorn::encode(&deep).unwrap();
        assert_eq!(shorn::decode::<Ast>(&bytes).unwrap(), deep);
        assert!(shorn::encode(&Ast::Not(Box::new(deep))).is_err());
    });
}

#[test]
fn a_large_record_at_full_depth_is_refused_and_no_overflow() {
    on_two_mebibytes(|| {
        // No `a`, one element, 300 times.
        let error = shorn::decode::<Big>(&[0, 1].repeat(300)).unwrap_err();
        assert_eq!(error.code(), "recursion_depth");
    });
}
