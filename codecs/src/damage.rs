//! What each codec's decoder notices of damaged bytes, as a table. Knows how it is laid out; what is tried is
//! [`notices`]'s.

use std::fmt::Write as _;

use crate::codec::{About, Codec, Notices, Visitor, notices};
use crate::codecs::Carried;
use crate::record::Record;

/// What every codec that carries `record` notices, in the order of [`Carried::each`]. For small records.
pub fn damage<T: Carried>(record: &T) -> Vec<(About, Notices)> {
    struct Try<'r, T>(&'r T, Vec<(About, Notices)>);
    impl<T: Record> Visitor<T> for Try<'_, T> {
        fn visit<C: Codec<T>>(&mut self) {
            self.1.push((C::ABOUT, notices::<C, T>(self.0)));
        }
    }
    let mut all = Try(record, Vec::new());
    T::each(&mut all);
    all.1
}

/// The same as Markdown.
pub fn table(rows: &[(About, Notices)]) -> String {
    let mut text = String::from("| codec | every cut | a byte behind |\n|---|---|---|\n");
    let say = |refused: bool, panics: bool| match (refused, panics) {
        (true, false) => "refused",
        (true, true) => "refused or panics",
        (false, _) => "accepted",
    };
    for (about, Notices { cuts, trailing, panics }) in rows {
        let _ = writeln!(text, "| {} | {} | {} |", about.name, say(*cuts, *panics), say(*trailing, *panics));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fixtures::event;

    #[test]
    fn what_is_known_of_some_is_what_is_seen() {
        let rows = damage(&event());
        println!("{}", table(&rows));
        let of = |name: &str| rows.iter().find(|(about, _)| about.name == name).map(|(_, notices)| *notices);
        let both = Notices { cuts: true, trailing: true, panics: false };
        // The format has no value that is the beginning of another's bytes; a text in JSON ends with its brace.
        for name in ["shorn", "shorn fingerprint", "shorn Value", "shorn serde", "shorn JSON", "serde_json"] {
            assert_eq!(of(name), Some(both), "{name}");
        }
        // `from_bytes` leaves what it does not need, as it says.
        assert_eq!(of("postcard"), Some(Notices { trailing: false, ..both }));
        // A message that ends between two fields is a message without the second.
        assert_eq!(of("prost").map(|notices| notices.cuts), Some(false));
    }
}
