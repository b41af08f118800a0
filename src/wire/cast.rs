//! A reference of a generic type as what it turns out to be. It knows identities of types, and no bytes.

use core::any::TypeId;
use serde_json::Value;

/// The value, if it is a `serde_json::Value`.
#[inline(always)]
pub(crate) fn as_json<T: ?Sized>(value: &T) -> Option<&Value> {
    if typeid::of::<T>() != TypeId::of::<Value>() {
        return None;
    }
    // SAFETY: types of one identity differ in lifetimes at most, and a `Value` has none, so that `T` is `Value`
    // (invariant 10).
    Some(unsafe { &*core::ptr::from_ref(value).cast::<Value>() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_it_is() {
        let value = Value::from(5);
        assert!(as_json(&value).is_some_and(|same| core::ptr::eq(same, &value)));
        assert!(as_json(&&value).is_none() && as_json(&[value][..]).is_none());
        assert!(as_json("text").is_none() && as_json(&5).is_none());
    }
}
