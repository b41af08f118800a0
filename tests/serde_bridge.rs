//! Values of Rust types by serde's traits against the same values by the derive and as
//! `serde_json::Value`: the same bytes, values, errors. Expected bytes come from those and from the
//! vectors.

#[path = "serde_bridge/check.rs"]
mod check;
#[path = "serde_bridge/hostile.rs"]
mod hostile;
#[path = "serde_bridge/model.rs"]
mod model;
#[path = "serde_bridge/refused.rs"]
mod refused;
#[path = "serde_bridge/types.rs"]
mod types;
#[path = "serde_bridge/vectors.rs"]
mod vectors;
