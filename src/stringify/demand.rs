//! Knows whether a value meets what a schema demands, keyword by keyword. What is not told here (regular
//! expressions, a few formats, schemas that lead back to themselves) is asked of the validator, for just that part.
//! Must not know documents, only the words that they were put into.
//!
//! For one of five branches, told apart by a `const` in objects of ten members, the validator took 5,900 instructions,
//! and this takes 4,000; nor is there a validator to be compiled.

use super::error::StringifyError;
use super::keywords::Word;
use super::part::Part;
use super::tree::Tree;
use super::validate::Validators;
use crate::names::Keys;
use std::sync::Arc;

/// All that one schema demands.
#[derive(Debug, Default)]
pub(super) struct Demands {
    /// The cheapest first.
    list: Box<[Demand]>,
    /// How many of these are within one another at most: so deep is the recursion of asking.
    pub(super) height: u32,
    /// Whether a validator is asked about more than texts.
    pub(super) asks: bool,
}

#[derive(Debug)]
pub(super) enum Demand {
    Never,
    Word(Word),
    Members(Box<Named>),
    /// Of a list's elements, by position, and of those behind.
    Elements {
        first: Box<[Demands]>,
        others: Option<Demands>,
    },
    Any(Box<[Demands]>),
    /// Exactly one.
    One(Box<[Demands]>),
    Not(Demands),
    /// The second if the first is met, else the third.
    Condition(Box<[Demands; 3]>),
    Same(Arc<Demands>),
    /// By the validator of this number, which may have to do with texts alone.
    Validator {
        number: usize,
        texts: bool,
    },
}

/// What is demanded of an object's members.
#[derive(Debug)]
pub(super) struct Named {
    /// By name; first those that tell branches apart.
    pub(super) list: Box<[(Box<str>, Demands)]>,
    /// How many do.
    telling: usize,
    names: Keys,
    pub(super) others: Option<Demands>,
}

impl Named {
    pub(super) fn new(mut list: Vec<(Box<str>, Demands)>, others: Option<Demands>) -> Named {
        // A constant is that; of types alone, most branches have the same.
        list.sort_by_key(|(_, demands)| demands.cost() != 1);
        let telling = list.iter().take_while(|(_, demands)| demands.cost() == 1).count();
        let names = Keys::new(list.iter().map(|(name, _)| name.clone()));
        Named { list: list.into(), telling, names, others }
    }

    /// One that holds nothing is absent, unless it is one of the others, whose names count.
    fn are_met<'v, P: Part<'v>>(&self, value: P, validators: &Validators) -> Result<bool, StringifyError> {
        let Some(members) = value.members() else { return Ok(true) };
        for (name, demands) in self.list.iter().take(self.telling) {
            let Some(value) = value.member(name) else { continue };
            if !demands.are_met(value, validators)? {
                return Ok(false);
            }
        }
        // In one pass: looking for each name took three times as long in objects of ten members.
        let mut guess = self.telling;
        for (name, value) in members {
            let at = name.and_then(|name| self.names.find(name.as_bytes(), guess));
            let demands = match at {
                Some(at) => {
                    guess = at + 1;
                    let is_asked = at >= self.telling && !value.is_nothing();
                    self.list.get(at).filter(|_| is_asked).map(|(_, demands)| demands)
                }
                None => self.others.as_ref(),
            };
            if !demands.map_or(Ok(true), |demands| demands.are_met(value, validators))? {
                return Ok(false);
            }
        }
        Ok(true)
    }
}

impl Demand {
    /// The order in which demands are asked: first what is cheap and often tells branches apart.
    fn cost(&self) -> u8 {
        match self {
            Demand::Never | Demand::Word(Word::Type { .. }) => 0,
            Demand::Word(Word::Texts(_) | Word::Values(_)) => 1,
            Demand::Members(named) if named.telling > 0 => 2,
            Demand::Word(_) => 3,
            Demand::Same(part) => part.cost(),
            Demand::Validator { .. } => 5,
            _ => 4,
        }
    }

    /// The schemas that it holds.
    fn parts(&self) -> impl Iterator<Item = &Demands> {
        let named: &[(Box<str>, Demands)] = if let Demand::Members(named) = self { &named.list } else { &[] };
        let (list, last): (&[Demands], Option<&Demands>) = match self {
            Demand::Any(parts) | Demand::One(parts) => (parts, None),
            Demand::Condition(parts) => (&**parts, None),
            Demand::Elements { first, others } => (first, others.as_ref()),
            Demand::Members(named) => (&[], named.others.as_ref()),
            Demand::Not(part) => (&[], Some(part)),
            Demand::Same(part) => (&[], Some(part)),
            Demand::Never | Demand::Word(_) | Demand::Validator { .. } => (&[], None),
        };
        list.iter().chain(named.iter().map(|(_, part)| part)).chain(last)
    }

    fn is_met<'v, P: Part<'v>>(&self, value: P, validators: &Validators) -> Result<bool, StringifyError> {
        Ok(match self {
            Demand::Never => false,
            Demand::Word(word) => value.meets(word),
            Demand::Members(named) => named.are_met(value, validators)?,
            Demand::Elements { first, others } => {
                let Some(items) = value.elements() else { return Ok(true) };
                for (index, item) in items.enumerate() {
                    let demands = first.get(index).or(others.as_ref());
                    if !demands.map_or(Ok(true), |demands| demands.are_met(item, validators))? {
                        return Ok(false);
                    }
                }
                true
            }
            Demand::Any(parts) => how_many(parts, value, validators, 1)? == 1,
            Demand::One(parts) => how_many(parts, value, validators, 2)? == 1,
            Demand::Not(part) => !part.are_met(value, validators)?,
            Demand::Condition(parts) => {
                let [condition, then, otherwise] = &**parts;
                let way = if condition.are_met(value, validators)? { then } else { otherwise };
                way.are_met(value, validators)?
            }
            Demand::Same(part) => part.are_met(value, validators)?,
            Demand::Validator { texts: true, .. } if !value.is_text() => true,
            Demand::Validator { number, .. } => value.ask(*number, validators)?,
        })
    }
}

impl Demands {
    pub(super) fn new(mut list: Vec<Demand>) -> Demands {
        list.sort_by_key(Demand::cost);
        let height = 1 + list.iter().flat_map(Demand::parts).map(|part| part.height).max().unwrap_or(0);
        let asks = list.iter().any(|demand| matches!(demand, Demand::Validator { texts: false, .. }))
            || list.iter().flat_map(Demand::parts).any(|part| part.asks);
        Demands { list: list.into(), height, asks }
    }

    pub(super) fn iter(&self) -> std::slice::Iter<'_, Demand> {
        self.list.iter()
    }

    pub(super) fn into_list(self) -> impl Iterator<Item = Demand> {
        self.list.into_iter()
    }

    /// That of the first that is not of types.
    fn cost(&self) -> u8 {
        self.list.iter().map(Demand::cost).find(|cost| *cost > 0).unwrap_or(0)
    }

    pub(super) fn are_met<'v, P: Part<'v>>(&self, value: P, validators: &Validators) -> Result<bool, StringifyError> {
        for demand in &self.list {
            if !demand.is_met(value, validators)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Whether they are met, as far as the type of a value tells.
    pub(super) fn by_kind(&self, probe: &Tree<'_>) -> Option<bool> {
        let mut met = Some(true);
        for demand in &self.list {
            match demand {
                Demand::Never => return Some(false),
                Demand::Word(word @ Word::Type { .. }) if !word.is_met(probe) => return Some(false),
                Demand::Word(Word::Type { .. }) => {}
                Demand::Same(part) => match part.by_kind(probe) {
                    Some(true) => {}
                    Some(false) => return Some(false),
                    None => met = None,
                },
                _ => met = None,
            }
        }
        met
    }
}

/// How many are met, as far as `enough`.
fn how_many<'v, P: Part<'v>>(
    parts: &[Demands],
    value: P,
    validators: &Validators,
    enough: usize,
) -> Result<usize, StringifyError> {
    let mut met = 0;
    for part in parts {
        met += usize::from(part.are_met(value, validators)?);
        if met == enough {
            break;
        }
    }
    Ok(met)
}
