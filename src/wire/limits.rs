//! How large a message may be. It knows numbers only; who counts against them is
//! in the writer, the sizer and the reader.

/// Bounds on what is encoded and decoded, the same for both, so that nothing is
/// written that the default reader would refuse.
///
/// The defaults are those of the wire format: 1,000,000 entries in a collection,
/// 64 MiB in one string, 256 nested occurrences of one recursive type. Lower them
/// for input from strangers; raising them makes messages that other peers refuse. The format bounds
/// neither the bytes of a message nor its elements in total: [`Limits::message`] and
/// [`Limits::total_elements`] do, where they are set. Where a message might take more bytes than the
/// lowest limit, encoding takes the careful path.
///
/// ```
/// use shorn::{Codec, Limits};
///
/// let codec = Codec::<Vec<String>>::new().limits(Limits::new().elements(2));
/// assert_eq!(codec.encode(&vec!["a".into(), "b".into()]).unwrap(), [2, 1, b'a', 1, b'b']);
/// let refused = codec.decode(&[3, 0, 0, 0]).unwrap_err();
/// assert_eq!(refused.code(), "collection_too_large");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Limits {
    pub(crate) elements: u32,
    pub(crate) text: u32,
    pub(crate) depth: u16,
    pub(crate) safe_integers: bool,
    pub(crate) message: u64,
    pub(crate) total: u64,
}

impl Limits {
    /// The limits of the wire format.
    ///
    /// 1,000,000 entries, 64 MiB (67,108,864 bytes) of text, a depth of 256 (wire format, section 5), any
    /// size of message and any number of elements in it, and integers of all 64 or 128 bits.
    ///
    /// ```
    /// assert_eq!(shorn::Limits::new(), shorn::Limits::default());
    /// assert_eq!(shorn::Limits::new(), shorn::Limits::new().elements(1_000_000).text(64 << 20).depth(256));
    /// ```
    pub const fn new() -> Self {
        let (message, total) = (u64::MAX, u64::MAX);
        Limits { elements: 1_000_000, text: 64 << 20, depth: 256, safe_integers: false, message, total }
    }

    /// Most entries of one array, record, map or set.
    ///
    /// Beyond: `collection_too_large`, on encode and on decode.
    ///
    /// ```
    /// use shorn::{Codec, Limits};
    ///
    /// let codec = Codec::<[u8]>::new().limits(Limits::new().elements(1));
    /// assert_eq!(codec.encode(&[1, 2]).unwrap_err().code(), "collection_too_large");
    /// ```
    #[must_use]
    pub const fn elements(mut self, most: u32) -> Self {
        self.elements = most;
        self
    }

    /// Most elements of a whole message: the sum of the counts of all its arrays, sets, maps and records,
    /// of extra keys and of dynamic arrays and objects, each at every level.
    ///
    /// What the type or the schema says is not counted: fields, tuples, fixed arrays (whose elements may take
    /// no bytes: 1,000,000 of those in a schema at most), nor are bytes and characters. An element takes a
    /// byte or more, except of the few kinds that [`Limits::elements`] bounds over the whole message, so that
    /// [`Limits::message`] bounds both; this one is for values that cost much more than their bytes.
    ///
    /// Beyond: `too_many_elements`, on encode and on decode; on decode behind the count, before any of its
    /// elements is read. A decode that counts allocates a block of at most 56 bytes and takes a call for each
    /// collection that is not empty; an encode counts only where the message has more bytes than elements are allowed.
    ///
    /// ```
    /// use shorn::{Codec, Limits};
    ///
    /// let codec = Codec::<Vec<Vec<u8>>>::new().limits(Limits::new().total_elements(4));
    /// assert_eq!(codec.encode(&vec![vec![1], vec![2]])?, [2, 1, 1, 1, 2]);
    /// assert_eq!(codec.encode(&vec![vec![], vec![1, 2, 3]]).unwrap_err().code(), "too_many_elements");
    /// assert_eq!(codec.decode(&[2, 0, 3, 1, 2, 3]).unwrap_err().code(), "too_many_elements");
    /// # Ok::<(), shorn::EncodeError>(())
    /// ```
    #[must_use]
    pub const fn total_elements(mut self, most: u64) -> Self {
        self.total = most;
        self
    }

    /// Most bytes of content in one string or byte string.
    ///
    /// Beyond: `string_too_large` or `bytes_too_large` on encode, `byte_length_too_large` on decode.
    ///
    /// ```
    /// use shorn::{Codec, Limits};
    ///
    /// let codec = Codec::<&str>::new().limits(Limits::new().text(1));
    /// assert_eq!(codec.encode(&"é").unwrap_err().code(), "string_too_large");
    /// assert_eq!(codec.decode(&[2, 0xc3, 0xa9]).unwrap_err().code(), "byte_length_too_large");
    /// ```
    #[must_use]
    pub const fn text(mut self, most: u32) -> Self {
        self.text = most;
        self
    }

    /// How often one recursive type may be nested in itself, the outermost included; all recursive
    /// types of a message together may be nested four times as deep.
    ///
    /// Beyond: `recursion_depth`. Each recursive type counts for itself. The stack that a decoder takes
    /// grows with the depth.
    ///
    /// ```
    /// use shorn::{Codec, Limits, Record};
    ///
    /// #[derive(Record, Debug)]
    /// struct Tree(Vec<Tree>);
    ///
    /// let codec = Codec::<Tree>::new().limits(Limits::new().depth(2));
    /// assert_eq!(codec.encode(&Tree(vec![Tree(vec![])])).unwrap(), [1, 0]);
    /// assert_eq!(codec.decode(&[1, 1, 0]).unwrap_err().code(), "recursion_depth");
    /// ```
    #[must_use]
    pub const fn depth(mut self, most: u16) -> Self {
        self.depth = most;
        self
    }

    /// Most bytes of a whole message, its fingerprint included.
    ///
    /// Beyond: `message_too_large`; on decode before a byte is read, at offset 0.
    ///
    /// ```
    /// use shorn::{Codec, Limits};
    ///
    /// let codec = Codec::<u32>::new().limits(Limits::new().message(1));
    /// assert_eq!(codec.encode(&300).unwrap_err().code(), "message_too_large");
    /// assert_eq!(codec.decode(&[0xac, 0x02]).unwrap_err().code(), "message_too_large");
    /// ```
    #[must_use]
    pub const fn message(mut self, most: u64) -> Self {
        self.message = most;
        self
    }

    /// Refuses integers beyond ±(2^53 − 1), which JavaScript cannot hold.
    ///
    /// Without it a `u64`, `i64`, `u128` or `i128` carries its full range, and what
    /// lies beyond is readable by Rust alone.
    ///
    /// Refused is `unsafe_integer`, on encode and on decode.
    ///
    /// ```
    /// use shorn::{Codec, Limits, MAX_SAFE_INTEGER};
    ///
    /// let codec = Codec::<u64>::new().limits(Limits::new().safe_integers(true));
    /// assert!(codec.encode(&MAX_SAFE_INTEGER).is_ok());
    /// assert_eq!(codec.encode(&(MAX_SAFE_INTEGER + 1)).unwrap_err().code(), "unsafe_integer");
    /// ```
    #[must_use]
    pub const fn safe_integers(mut self, on: bool) -> Self {
        self.safe_integers = on;
        self
    }

    /// The largest bound for which no single limit can be exceeded, whatever the
    /// value holds: every element and every byte of text adds at least one.
    pub(crate) const fn cannot_exceed(&self) -> u64 {
        let mut most = if self.elements < self.text { self.elements as u64 } else { self.text as u64 };
        if self.message < most {
            most = self.message;
        }
        if self.total < most {
            most = self.total;
        }
        // With the room behind it, it must be a size that an allocation can have.
        let largest = isize::MAX as u64 - 64;
        if most < largest { most } else { largest }
    }
}

impl Default for Limits {
    fn default() -> Self {
        Limits::new()
    }
}
