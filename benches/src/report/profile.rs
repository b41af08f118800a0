//! What there is to know of codecs besides their figures, for whoever chooses one. Asks the codecs; takes no time.

use shorn_codecs::codec::{About, Borrowing, Kind, Notices};
use shorn_codecs::damage::damage;
use shorn_codecs::fixtures::event;

use crate::results::Profile;

/// Of every codec that carries an event, which is all of them.
pub(super) fn profiles() -> Vec<Profile> {
    damage(&event()).into_iter().map(|(about, notices)| profile(about, notices)).collect()
}

fn profile(about: About, notices: Notices) -> Profile {
    let About { name, kind, borrowing, schema, self_describing, note } = about;
    let Notices { cuts, trailing, panics } = notices;
    Profile {
        codec: name.into(),
        kind: kind_name(kind).into(),
        self_describing,
        schema,
        borrows: borrowing != Borrowing::None,
        cuts,
        trailing,
        panics,
        note: note.into(),
    }
}

fn kind_name(kind: Kind) -> &'static str {
    match kind {
        Kind::Ours => "ours",
        Kind::Varint => "rows, varints",
        Kind::Row => "rows",
        Kind::Slice => "rows, into a slice",
        Kind::Columnar => "columns",
        Kind::Archive => "memory layout",
        Kind::Value => "a value of any shape",
    }
}

/// Heads of a table, and the rows under them, of those codecs that a run has figures of.
pub(super) const HEADS: [&str; 8] = [
    "codec",
    "payload",
    "names in the bytes",
    "schema at run time",
    "reads strings in place",
    "refuses every cut",
    "refuses a byte behind",
    "note",
];

/// The row of one codec.
pub(super) fn row(profile: &Profile) -> [&str; 8] {
    let says = |yes: bool| if yes { "yes" } else { "no" };
    let refuses = |yes: bool| match (yes, profile.panics) {
        (true, true) => "yes, or panics",
        (yes, _) => says(yes),
    };
    [
        &profile.codec,
        &profile.kind,
        says(profile.self_describing),
        says(profile.schema),
        says(profile.borrows),
        refuses(profile.cuts),
        refuses(profile.trailing),
        &profile.note,
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_profile_is_what_the_codec_says_of_itself_and_what_was_seen() {
        let about = About { kind: Kind::Archive, note: "n", borrowing: Borrowing::Access, ..About::row("a") };
        let profile = profile(about, Notices { cuts: true, trailing: false, panics: true });
        assert_eq!(row(&profile), ["a", "memory layout", "no", "no", "yes", "yes, or panics", "no", "n"]);
    }
}
