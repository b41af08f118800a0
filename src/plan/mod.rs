//! A [`Shape`](crate::shape::Shape) made executable, for values without a Rust type: the encoder and
//! the decoder that walk it, and what they read from and build.
//!
//! This folder knows shapes and how each is walked. It must not know JSON Schema (`schema`) nor how
//! a leaf is written (`wire`). The derive unrolls the same walks at compile time; the test
//! `agreement` runs every derived shape through both.
//!
//! | file | knows |
//! |---|---|
//! | `program` | the shape laid out for walking: nodes by number, names by hash, text ready to print |
//! | `keys` | names and members, found by hash |
//! | `branches` | which branches of a union by order a value could take at all |
//! | `choices` | whether a message chose those branches as an encoder would |
//! | `number` | what a JSON number is on the wire |
//! | `source` | what can be encoded: values of several kinds, looked at in one way |
//! | `encode` | the walk from a source to the wire |
//! | `fault` | what an error says of the value at fault |
//! | `fit` | whether a value fits a shape, for unions that go by order |
//! | `sink` | what can be built: values of several kinds, made in one way |
//! | `decode` | the walk from the wire to a sink |
//! | `dynamic` | dynamic values, written |
//! | `depth` | how deep a walk is, and in how many of each definition |
//! | `uuid` | the text of a UUID |
//! | `json` | JSON text to the wire, and the wire to JSON text |
//! | `value` | `serde_json::Value` as source and sink |
//! | `serde` | what serde's traits read and write |

mod branches;
mod choices;
mod decode;
mod depth;
mod dynamic;
mod encode;
mod fault;
mod fit;
pub(crate) mod json;
mod keys;
mod number;
mod per_type;
mod program;
pub(crate) mod serde;
mod sink;
mod source;
mod uuid;
mod value;

pub(crate) use decode::decode;
pub(crate) use encode::encode;
pub(crate) use program::Program;
pub(crate) use value::ValueSink;
