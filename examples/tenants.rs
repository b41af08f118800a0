//! A rule that needs context: how long a note may be, and which tags it may have, depends on what its
//! tenant has paid for. The codec is made for each request, around a reference to the tenant.
//!
//! `cargo run --example tenants --features garde`

use garde::Validate;
use shorn::{Codec, Record};
use std::collections::BTreeSet;

struct Tenant {
    longest_note: usize,
    tags: BTreeSet<&'static str>,
}

#[derive(Record, Validate, Debug, PartialEq)]
#[garde(context(Tenant as tenant))]
struct Note {
    #[garde(length(chars, min = 1, max = tenant.longest_note))]
    text: String,
    #[garde(inner(custom(known)))]
    tags: Vec<String>,
}

#[allow(clippy::ptr_arg, reason = "`garde` hands over the field as it is")]
fn known(tag: &String, tenant: &Tenant) -> garde::Result {
    if tenant.tags.contains(tag.as_str()) { Ok(()) } else { Err(garde::Error::new("not one of the tenant's tags")) }
}

fn store(tenant: &Tenant, note: &Note) -> Result<Vec<u8>, shorn::EncodeError> {
    // A few words around a reference: this costs nothing.
    Codec::new().validated_with(tenant).encode(note)
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let free = Tenant { longest_note: 20, tags: ["todo"].into() };
    let paying = Tenant { longest_note: 2_000, tags: ["todo", "idea", "done"].into() };
    let note = Note { text: "Ask the compiler what it thinks.".into(), tags: vec!["idea".into()] };

    let bytes = store(&paying, &note)?;
    println!("the paying tenant: {} bytes", bytes.len());

    let error = store(&free, &note).unwrap_err();
    for issue in error.issues() {
        println!("the free tenant: {issue}");
    }
    assert_eq!(
        error.issues().iter().map(ToString::to_string).collect::<Vec<_>>(),
        ["tags[0]: not one of the tenant's tags (custom)", "text: length is greater than 20 (length)"]
    );

    // A tenant who pays no longer: what is stored is still readable, but not by the rules.
    assert!(Codec::<Note>::new().validated_with(&free).decode(&bytes).is_err());
    assert_eq!(shorn::decode::<Note>(&bytes)?, note);
    Ok(())
}
