//! The page as a reader of XML finds it: of runs made by hand, what has to stand where.

use std::collections::BTreeSet;

use super::page;
use crate::group::Class;
use crate::report::cell::tests::{event, figure, results};
use crate::results::{Figure, Mode, Results, Unit};

/// The page as XML, which all of it is.
fn parsed<T>(results: &Results, look: impl FnOnce(&roxmltree::Document<'_>) -> T) -> T {
    let page = page(results);
    let options = roxmltree::ParsingOptions { allow_dtd: true, ..Default::default() };
    look(&roxmltree::Document::parse_with_options(&page, options).unwrap_or_else(|error| panic!("{error}\n{page}")))
}

fn texts(node: roxmltree::Node<'_, '_>) -> String {
    node.descendants().filter(|node| node.is_text()).filter_map(|node| node.text()).collect()
}

fn named<'d>(document: &'d roxmltree::Document<'d>, tag: &str) -> Vec<roxmltree::Node<'d, 'd>> {
    document.descendants().filter(|node| node.tag_name().name() == tag).collect()
}

#[test]
fn every_codec_is_in_the_plots_and_in_the_tables() {
    parsed(&event(), |document| {
        let figures = named(document, "figure");
        assert_eq!(figures.len(), 3, "the ratios, the bars, size against speed");
        for codec in ["shorn", "wide", "small", "view", "js"] {
            for figure in &figures[1..] {
                let found = |tag| figure.descendants().any(|it| it.tag_name().name() == tag && texts(it) == codec);
                assert!(found("text") && found("th"), "{codec}");
            }
        }
        assert!(texts(figures[0]).contains("0.82 wide"));
        let caption = figures[1].descendants().find(|node| node.tag_name().name() == "figcaption").unwrap();
        assert_eq!(texts(caption), "reused to a kept buffer ● 0.82 of wide");
    });
}

#[test]
fn what_is_not_equal_work_is_apart_and_another_runtime_in_a_column_of_its_own() {
    parsed(&event(), |document| {
        let table = named(document, "table").into_iter().find(|table| texts(*table).contains("Node, ns")).unwrap();
        let bodies: Vec<_> = table.children().filter(|node| node.tag_name().name() == "tbody").collect();
        assert_eq!(
            bodies.iter().map(|body| body.attribute("class").unwrap()).collect::<Vec<_>>(),
            ["equal", "apart", "apart"]
        );
        let node: Vec<String> = bodies[2].children().next().unwrap().children().map(texts).collect();
        assert_eq!(node, ["js", "46", "", "", "0.10", "410–430", "another runtime (Node)", "420"]);
        let classes = |name| document.descendants().filter(|node| node.attribute("class") == Some(name)).count();
        assert!(classes("unequal") > 1 && classes("node") > 1);
    });
}

#[test]
fn the_head_says_what_was_measured_on_what_and_how_to_do_it_again() {
    parsed(&event(), |document| {
        let head = texts(named(document, "header")[0]);
        let said = [
            "5 codecs",
            "1 fixtures, 1 comparisons",
            "A <fast> processor & co, 2 cores",
            "a compiler",
            "an allocator",
            "three samples",
            "2026-01-02",
            "Made by hand.",
            "-- report --quick",
        ];
        for part in said {
            assert!(head.contains(part), "{part}: {head}");
        }
    });
}

#[test]
fn plots_have_a_role_a_title_and_a_description_of_their_own() {
    parsed(&event(), |document| {
        let plots: Vec<_> =
            named(document, "svg").into_iter().filter(|svg| svg.attribute("role") == Some("img")).collect();
        assert_eq!(plots.len(), 3);
        let mut ids = BTreeSet::new();
        for plot in plots {
            for id in plot.attribute("aria-labelledby").unwrap().split(' ') {
                let node = plot.children().find(|node| node.attribute("id") == Some(id)).unwrap();
                assert!(!texts(node).is_empty() && ids.insert(id.to_string()));
            }
        }
        for link in named(document, "a") {
            let target = link.attribute("href").unwrap().trim_start_matches('#');
            assert!(document.descendants().any(|node| node.attribute("id") == Some(target)), "{target}");
        }
    });
}

#[test]
fn a_page_fetches_nothing() {
    let page = page(&event());
    // The name of SVG itself is no address that anything is loaded from.
    let left = page.replace("xmlns=\"http://www.w3.org/2000/svg\"", "");
    for word in ["http:", "https:", "//", "@import", "<script", "<link", "src="] {
        assert!(!left.contains(word), "{word}");
    }
}

#[test]
fn growing_numbers_are_curves_and_questions_without_us_are_bars() {
    let of = |records: u64, codec, class| {
        let mut figure = figure(codec, class, Mode::Shared, 44, &[records as f64 * 10.0; 3]);
        (figure.key.question, figure.key.fixture) = ("scaling".into(), format!("{records}-events"));
        Figure { records, ..figure }
    };
    let mut run = results(Vec::new());
    for records in [1_000, 10, 100] {
        run.figures.extend([of(records, "shorn", Class::Ours), of(records, "peer", Class::Row)]);
    }
    // A name with a number that is not the number of records, and nothing of ours in it.
    let mut other = figure("theirs", Class::Row, Mode::Counted, 44, &[7.0]);
    (other.unit, other.key.question, other.key.fixture) = (Unit::Allocations, "odd".into(), "batch100he".into());
    run.figures.push(other);
    parsed(&run, |document| {
        let plots = |kind: &str| {
            let class = format!("plot {kind}");
            document.descendants().filter(|node| node.attribute("class") == Some(&class)).count()
        };
        assert_eq!((plots("lines"), plots("bars"), plots("scatter"), plots("ratios")), (1, 1, 0, 1));
        let table =
            named(document, "table").into_iter().find(|table| texts(*table).starts_with("ns, a record")).unwrap();
        // Ten nanoseconds a record, whatever their number.
        assert_eq!(texts(table), "ns, a recordrecords101001,000shorn101010peer101010");
    });
}

#[test]
fn codecs_are_known_by_more_than_their_speed() {
    parsed(&event(), |document| {
        let codecs = document.descendants().find(|node| node.attribute("id") == Some("codecs")).unwrap();
        let rows: Vec<_> = codecs.descendants().filter(|node| node.tag_name().name() == "tr").collect();
        let row: Vec<String> = rows[1].children().filter(|node| node.is_element()).map(texts).collect();
        assert_eq!(row, ["wide", "rows", "no", "yes", "yes", "yes, or panics", "no", "wide & slow"]);
    });
}

#[test]
fn nothing_measured_is_still_a_page() {
    parsed(&results(Vec::new()), |document| assert!(named(document, "figure").is_empty()));
}
