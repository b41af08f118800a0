//! Knows what a pattern may cost that looks around or back at what it matched, for which there is no
//! engine that takes time in proportion to the text: so many steps, fewer for longer text, since a step
//! may take as long as all of it. Must not know what else is validated.

use jsonschema::error::ValidationErrorKind;
use jsonschema::{Keyword, PatternCache, PatternOptions, ValidationError, ValidationOptions, Validator};
use serde_json::{Map, Value, json};
use std::cell::Cell;
use std::sync::{Arc, OnceLock};

/// Steps for text of so many bytes. A step takes up to two nanoseconds a byte, so that a pattern has a few
/// milliseconds; more only for text of which a single step takes as long.
const STEPS: [(usize, usize); 4] = [(1 << 10, 2_000), (16 << 10, 100), (256 << 10, 10), (usize::MAX, 2)];

/// Steps for the names of members that `patternProperties` sees.
const STEPS_OF_NAMES: usize = 500;

/// With patterns that give up in time.
pub(super) fn bounded(options: ValidationOptions<'_>) -> ValidationOptions<'_> {
    let cache = PatternCache::new();
    let options = options.with_pattern_options(PatternOptions::fancy_regex().backtrack_limit(STEPS_OF_NAMES));
    options.with_keyword("pattern", move |_: &Map<String, Value>, pattern: &Value, _| {
        Ok(Box::new(Pattern::new(pattern, &cache)?) as Box<dyn for<'i> Keyword<'i>>)
    })
}

thread_local! {
    /// How often patterns gave up. Whoever asks cannot be told by what a keyword answers: the opposite may
    /// be what its schema asks for.
    static GAVE_UP: Cell<usize> = const { Cell::new(0) };
}

/// What `work` returns, and whether a pattern gave up in the meantime.
pub(super) fn watched<R>(work: impl FnOnce() -> R) -> (R, bool) {
    let before = GAVE_UP.replace(0);
    let done = work();
    (done, GAVE_UP.replace(before) > 0)
}

/// How often they may in one value before none is tried again: it does not pass, and each took its time.
const MOST_GIVEN_UP: usize = 16;

/// What is said of text for which the steps do not suffice.
pub(super) const TOO_LONG: &str = "value takes too long to compare with the pattern";

struct Pattern {
    schema: Arc<Value>,
    cache: PatternCache,
    /// Compiled for text of each length when the first such text comes.
    matchers: [OnceLock<Option<Validator>>; STEPS.len()],
}

impl Pattern {
    fn new(pattern: &Value, cache: &PatternCache) -> Result<Pattern, ValidationError<'static>> {
        let schema = Arc::new(json!({ "pattern": pattern }));
        let first = match jsonschema::options().offline().with_pattern_options(PatternOptions::regex()).build(&schema) {
            Ok(linear) => {
                // No steps to count, whatever the length.
                let matchers = std::array::from_fn(|_| OnceLock::from(Some(linear.clone())));
                return Ok(Pattern { schema, cache: cache.clone(), matchers });
            }
            Err(_) => matcher(&schema, cache, STEPS.first().map_or(1, |(_, steps)| *steps)),
        };
        let Some(first) = first else { return Err(ValidationError::schema("it is no regular expression")) };
        let matchers: [OnceLock<Option<Validator>>; STEPS.len()] = Default::default();
        if let Some(place) = matchers.first() {
            let _ = place.set(Some(first));
        }
        Ok(Pattern { schema, cache: cache.clone(), matchers })
    }

    /// Whether the text matches; `None` if that takes too long to find out.
    fn is_match(&self, instance: &Value) -> Option<bool> {
        let Value::String(text) = instance else { return Some(true) };
        if GAVE_UP.get() >= MOST_GIVEN_UP {
            return None;
        }
        let mut steps = STEPS.iter().zip(&self.matchers).filter(|((most, _), _)| text.len() <= *most);
        let ((_, steps), place) = steps.next()?;
        let matcher = place.get_or_init(|| matcher(&self.schema, &self.cache, *steps)).as_ref()?;
        match matcher.validate(instance).map_err(|error| matches!(error.kind(), ValidationErrorKind::Pattern { .. })) {
            Ok(()) => Some(true),
            Err(true) => Some(false),
            Err(false) => None,
        }
    }

    fn message(&self) -> String {
        format!("value does not match {}", self.schema.get("pattern").unwrap_or(&Value::Null))
    }
}

fn matcher(schema: &Value, cache: &PatternCache, steps: usize) -> Option<Validator> {
    let options = jsonschema::options().offline().with_pattern_cache(cache.clone());
    options.with_pattern_options(PatternOptions::fancy_regex().backtrack_limit(steps)).build(schema).ok()
}

impl<'i> Keyword<'i> for Pattern {
    fn validate(&self, instance: &'i Value) -> Result<(), ValidationError<'i>> {
        match self.is_match(instance) {
            Some(true) => Ok(()),
            Some(false) => Err(ValidationError::custom(self.message())),
            None => {
                GAVE_UP.set(GAVE_UP.get() + 1);
                Err(ValidationError::custom(TOO_LONG))
            }
        }
    }

    fn is_valid(&self, instance: &'i Value) -> bool {
        self.validate(instance).is_ok()
    }
}
