//! Knows when a value of a Rust type is held to its rules, and how that combines with the settings of
//! a codec. What a rule is, `garde` knows; what became of it, `report`.

use super::report::issues;
use super::sealed::Sealed;
use super::{Ruled, Validated};
use crate::codec::Codec;
use crate::error::{DecodeError, EncodeError, Issue, SchemaError};
use crate::messages::{Decodes, Encodes};
use crate::shape::Fingerprint;
use crate::typed::Describe;
use crate::wire::{Decode, Encode, Limits, Output};
use garde::Validate;
use std::borrow::Borrow;

impl<T: Validate + ?Sized> Sealed for Codec<T> {}

impl<T: Validate + ?Sized> Ruled for Codec<T> {
    type Rules = T::Context;
}

/// With the feature `garde`.
impl<T: Describe + Validate + ?Sized> Codec<T> {
    /// The same codec, holding values to the rules that `garde` knows of their type.
    ///
    /// The context of the rules, where they have one, is its default; for another see
    /// [`validated_with`](Codec::validated_with). Cost: none here.
    ///
    /// ```
    /// use garde::Validate;
    /// use shorn::{Codec, Record};
    ///
    /// #[derive(Record, Validate, Debug)]
    /// struct Reading {
    ///     #[garde(range(min = -90.0, max = 60.0))]
    ///     celsius: f64,
    /// }
    ///
    /// let codec = Codec::<Reading>::new().validated();
    /// let bytes = codec.encode(&Reading { celsius: 21.5 })?;
    /// assert_eq!(codec.decode(&bytes)?.celsius, 21.5);
    ///
    /// // NaN lies in no range, nor does an infinity, even where only one end is given.
    /// assert!(codec.encode(&Reading { celsius: f64::NAN }).is_err());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn validated(self) -> Validated<Codec<T>>
    where
        T::Context: Default,
    {
        self.validated_with(T::Context::default())
    }

    /// The same codec, holding values to rules that look at `context`: the context that the type names
    /// for `garde`, or a `&`, `Box` or `Arc` of it. A reference makes a codec for each request cheap.
    ///
    /// ```
    /// use garde::Validate;
    /// use shorn::{Codec, Record};
    ///
    /// struct Tenant {
    ///     longest_note: usize,
    /// }
    ///
    /// #[derive(Record, Validate)]
    /// #[garde(context(Tenant as tenant))]
    /// struct Note {
    ///     #[garde(length(chars, max = tenant.longest_note))]
    ///     text: String,
    /// }
    ///
    /// let (small, large) = (Tenant { longest_note: 3 }, Tenant { longest_note: 300 });
    /// let note = Note { text: "hello".into() };
    /// assert!(Codec::new().validated_with(&small).encode(&note).is_err());
    /// assert!(Codec::new().validated_with(&large).encode(&note).is_ok());
    /// ```
    pub fn validated_with<R: Borrow<T::Context>>(self, context: R) -> Validated<Codec<T>, R> {
        Validated { codec: self, rules: context }
    }
}

/// Settings, as those of [`Codec`]; it makes no difference on which side of `validated` they stand.
impl<T: Describe + Validate + ?Sized, R> Validated<Codec<T>, R> {
    /// See [`Codec::limits`].
    ///
    /// ```
    /// use shorn::{Codec, Limits};
    ///
    /// let codec = Codec::<()>::new().validated().limits(Limits::new().message(1));
    /// assert_eq!(codec.decode(&[0, 0]).unwrap_err().code(), "message_too_large");
    /// ```
    #[must_use]
    pub fn limits(self, limits: Limits) -> Self {
        Validated { codec: self.codec.limits(limits), ..self }
    }

    /// See [`Codec::fingerprinted`].
    ///
    /// # Errors
    ///
    /// Those of [`Codec::fingerprinted`].
    pub fn fingerprinted(self, width: usize) -> Result<Self, SchemaError> {
        Ok(Validated { codec: self.codec.fingerprinted(width)?, rules: self.rules })
    }

    /// See [`Codec::fingerprint`].
    pub fn fingerprint(&self) -> Option<Fingerprint> {
        self.codec.fingerprint()
    }
}

/// Messages of Rust types, with the feature `garde`.
///
/// Each method costs what that of [`Codec`] does, and what the rules take. A type in which rules see a
/// range or dive is walked once more, for numbers that are not finite. A value that breaks a rule is
/// validated a second time, for the names of the rules; so a rule must not have effects. Each issue
/// takes some hundred bytes, more than the element that gives rise to it: where strangers send long
/// lists, [`Limits::elements`] and [`Limits::message`] keep that in bounds, a `length` does not.
///
/// A range that holds under a condition only (`if(…)`), or is of an `adapt`, lets NaN through, and so
/// does that of a field written by `#[record(with = …)]`, unless its type is spelled as floats or lists
/// of them.
///
/// Text is counted as the rule says: `length(chars, …)` counts code points, as JSON Schema does;
/// `length(…)` alone counts bytes; `utf16` counts as JavaScript, `graphemes` as people.
impl<T: Describe + Validate + ?Sized, R: Borrow<T::Context>> Validated<Codec<T>, R> {
    /// The context that the rules look at.
    pub fn context(&self) -> &T::Context {
        self.rules.borrow()
    }

    /// Every rule that a value breaks, in the order of `garde` (fields by name); none if it keeps them all.
    ///
    /// ```
    /// use garde::Validate;
    /// use shorn::{Codec, Record};
    ///
    /// #[derive(Record, Validate)]
    /// struct Id(#[garde(length(equal = 4), ascii)] String);
    ///
    /// let codec = Codec::<Id>::new().validated();
    /// let rules: Vec<String> = codec.issues(&Id("Ä".into())).iter().map(|issue| issue.rule().into()).collect();
    /// assert_eq!(rules, ["ascii", "length"]);
    /// assert!(codec.issues(&Id("abcd".into())).is_empty());
    /// ```
    pub fn issues(&self, value: &T) -> Vec<Issue> {
        issues(value, self.context())
    }

    /// See [`Codec::encode`].
    ///
    /// # Errors
    ///
    /// `validation`, and then those of [`Codec::encode`]. Of a recursive type those come first: rules are
    /// not asked about a value too deep to be written.
    #[inline]
    pub fn encode(&self, value: &T) -> Result<Vec<u8>, EncodeError>
    where
        T: Encode,
    {
        self.before(value)?;
        self.codec.encode(value)
    }

    /// See [`Codec::encode_into`].
    ///
    /// # Errors
    ///
    /// Those of [`Validated::encode`]; the buffer is as it was then.
    #[inline]
    pub fn encode_into<O: Output>(&self, value: &T, out: &mut O) -> Result<(), EncodeError>
    where
        T: Encode,
    {
        self.before(value)?;
        self.codec.encode_into(value, out)
    }

    /// See [`Codec::encode_to`].
    ///
    /// # Errors
    ///
    /// Those of [`Validated::encode`], before a byte is written; then `output_failed`.
    pub fn encode_to(&self, value: &T, out: impl std::io::Write) -> Result<(), EncodeError>
    where
        T: Encode,
    {
        self.before(value)?;
        self.codec.encode_to(value, out)
    }

    /// See [`Codec::encoded_len`].
    ///
    /// # Errors
    ///
    /// Those of [`Validated::encode`].
    pub fn encoded_len(&self, value: &T) -> Result<usize, EncodeError>
    where
        T: Encode,
    {
        self.before(value)?;
        self.codec.encoded_len(value)
    }

    /// See [`Codec::decode`]. What borrows from the input does so here.
    ///
    /// # Errors
    ///
    /// Those of [`Codec::decode`]; then `validation`, at the end of the input.
    #[inline]
    pub fn decode<'de>(&self, input: &'de [u8]) -> Result<T, DecodeError>
    where
        T: Decode<'de>,
    {
        let value = self.codec.decode(input)?;
        self.after(value, input.len())
    }

    /// See [`Codec::decode_prefix`].
    ///
    /// # Errors
    ///
    /// Those of [`Codec::decode_prefix`]; then `validation`, behind the message.
    #[inline]
    pub fn decode_prefix<'de>(&self, input: &'de [u8]) -> Result<(T, &'de [u8]), DecodeError>
    where
        T: Decode<'de>,
    {
        let (value, rest) = self.codec.decode_prefix(input)?;
        Ok((self.after(value, input.len() - rest.len())?, rest))
    }

    /// What is asked of a value before it is written.
    #[inline]
    pub(crate) fn before(&self, value: &T) -> Result<(), EncodeError>
    where
        T: Encode,
    {
        // The constant is true of every type that holds records in a list; the definitions know better.
        if T::RECURSES && T::definitions().is_some_and(|definitions| !definitions.is_empty()) {
            // A validator goes as deep as the value does; the codec knows where to stop.
            self.codec.encoded_len(value)?;
        }
        let issues = self.issues(value);
        if issues.is_empty() { Ok(()) } else { Err(EncodeError::validation(issues)) }
    }

    /// What is asked of a value that has been read up to `end`.
    #[inline]
    pub(crate) fn after(&self, value: T, end: usize) -> Result<T, DecodeError>
    where
        T: Sized,
    {
        let issues = self.issues(&value);
        if issues.is_empty() { Ok(value) } else { Err(DecodeError::validation(issues, end)) }
    }
}

impl<T, R> Encodes<T> for Validated<Codec<T>, R>
where
    T: Encode + Validate + ?Sized,
    R: Borrow<T::Context>,
{
    fn encode_with<A>(
        &self,
        value: &T,
        use_it: impl FnOnce(&[u8]) -> Result<A, EncodeError>,
    ) -> Result<A, EncodeError> {
        self.before(value)?;
        self.codec.encode_with(value, use_it)
    }
}

impl<'de, T, R> Decodes<'de> for Validated<Codec<T>, R>
where
    T: Decode<'de> + Validate,
    R: Borrow<T::Context>,
{
    type Value = T;

    fn decode_message(&self, input: &'de [u8]) -> Result<T, DecodeError> {
        self.decode(input)
    }
}

/// Encodes a value that keeps the rules of its type into a new vector; see [`encode`](crate::encode).
///
/// # Errors
///
/// `validation`, with every rule that the value breaks; then those of [`encode`](crate::encode).
///
/// ```
/// use garde::Validate;
/// use shorn::Record;
///
/// #[derive(Record, Validate)]
/// struct Signup<'a> {
///     #[garde(email)]
///     email: &'a str,
/// }
///
/// assert_eq!(shorn::encode_validated(&Signup { email: "a@b.se" })?, b"\x06a@b.se");
/// let error = shorn::encode_validated(&Signup { email: "a" }).unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "validation at email: expected a value that keeps its rules (email: not a valid email: value is missing `@`)"
/// );
/// # Ok::<(), shorn::EncodeError>(())
/// ```
pub fn encode_validated<T>(value: &T) -> Result<Vec<u8>, EncodeError>
where
    T: Encode + Validate + ?Sized,
    T::Context: Default,
{
    Codec::new().validated().encode(value)
}

/// Decodes a value that is the whole of `input` and keeps the rules of its type; see
/// [`decode`](crate::decode).
///
/// # Errors
///
/// Those of [`decode`](crate::decode); then `validation`, with every rule that the value breaks.
///
/// ```
/// use garde::Validate;
/// use shorn::Record;
///
/// #[derive(Record, Validate, Debug)]
/// struct Signup<'a> {
///     #[garde(email)]
///     email: &'a str,
/// }
///
/// assert_eq!(shorn::decode_validated::<Signup>(b"\x06a@b.se")?.email, "a@b.se");
/// assert_eq!(shorn::decode_validated::<Signup>(b"\x01a").unwrap_err().code(), "validation");
/// # Ok::<(), shorn::DecodeError>(())
/// ```
pub fn decode_validated<'de, T>(input: &'de [u8]) -> Result<T, DecodeError>
where
    T: Decode<'de> + Validate,
    T::Context: Default,
{
    Codec::new().validated().decode(input)
}
