//! Knows whether a value meets what a schema demands, keyword by keyword. What is not told here (regular
//! expressions, a few formats, schemas that lead back to themselves) is asked of the validator, for just that part.
//! Must not know documents, only the words that they were put into.

use super::error::StringifyError;
use super::keywords::{Word, member, members};
use super::tree::{Members, Tree};
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
    /// By the validator of this number.
    Validator(usize),
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
    fn are_met(&self, members: &Members<'_>, validators: &Validators) -> Result<bool, StringifyError> {
        for (name, demands) in self.list.iter().take(self.telling) {
            let Some(value) = member(members, name) else { continue };
            if !demands.are_met(value, validators)? {
                return Ok(false);
            }
        }
        // In one pass: looking for each name took three times as long in objects of ten members.
        let mut guess = self.telling;
        for (key, value) in members.iter() {
            let at = key.text().and_then(|name| self.names.find(name.as_bytes(), guess));
            let demands = match at {
                Some(at) => {
                    guess = at + 1;
                    let is_asked = at >= self.telling && *value != Tree::Nothing;
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

    fn height(&self) -> u32 {
        self.list.iter().map(|(_, part)| part).chain(&self.others).map(|part| part.height).max().unwrap_or(0)
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
            Demand::Validator(_) => 5,
            _ => 4,
        }
    }

    fn height(&self) -> u32 {
        let most = |parts: &[Demands]| parts.iter().map(|part| part.height).max().unwrap_or(0);
        let maybe = |part: &Option<Demands>| part.as_ref().map_or(0, |part| part.height);
        match self {
            Demand::Any(parts) | Demand::One(parts) => most(parts),
            Demand::Condition(parts) => most(&**parts),
            Demand::Not(part) => part.height,
            Demand::Same(part) => part.height,
            Demand::Members(named) => named.height(),
            Demand::Elements { first, others } => most(first).max(maybe(others)),
            Demand::Never | Demand::Word(_) | Demand::Validator(_) => 0,
        }
    }

    fn is_met(&self, value: &Tree<'_>, validators: &Validators) -> Result<bool, StringifyError> {
        Ok(match self {
            Demand::Never => false,
            Demand::Word(word) => word.is_met(value),
            Demand::Members(named) => match members(value) {
                Some(members) => named.are_met(members, validators)?,
                None => true,
            },
            Demand::Elements { first, others } => {
                let Tree::List(items) = value else { return Ok(true) };
                for (index, item) in items.iter().enumerate() {
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
            Demand::Validator(number) => validators.accept(*number, value)?,
        })
    }
}

impl Demands {
    pub(super) fn new(mut list: Vec<Demand>) -> Demands {
        list.sort_by_key(Demand::cost);
        let height = 1 + list.iter().map(Demand::height).max().unwrap_or(0);
        Demands { list: list.into(), height }
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

    pub(super) fn are_met(&self, value: &Tree<'_>, validators: &Validators) -> Result<bool, StringifyError> {
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
fn how_many(
    parts: &[Demands],
    value: &Tree<'_>,
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
