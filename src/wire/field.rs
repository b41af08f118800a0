//! A place inside a value that is being decoded in place: a record's field, an array's
//! element. It knows whether the place has been filled, and empties it if the rest of
//! the value cannot be read.

use super::decode::Decode;
use super::reader::Reader;
use crate::error::DecodeError;
use core::mem::MaybeUninit;

/// One field of a record on its way. Dropped before `keep`, it drops what it holds.
#[derive(Debug)]
pub struct Field<'a, T> {
    place: &'a mut MaybeUninit<T>,
    filled: bool,
}

impl<'a, T> Field<'a, T> {
    /// # Safety
    ///
    /// `place` is writable and aligned for `'a`, holds nothing that needs dropping, and
    /// nothing else refers to it meanwhile.
    #[inline(always)]
    pub unsafe fn new(place: *mut T) -> Self {
        debug_assert!(!place.is_null() && place.is_aligned());
        // SAFETY: the caller's promise; a `MaybeUninit` may be anything (invariant 5).
        Field { place: unsafe { &mut *place.cast() }, filled: false }
    }

    /// Reads the field from the input.
    ///
    /// # Errors
    ///
    /// Those of the field's type; the place stays empty then.
    // Without optimization all that is inlined has a place of its own in the frame, for each field of a record: 256
    // levels of a record of twelve fields took more than the 2 MiB of a thread, and take 0.65 this way.
    #[cfg_attr(debug_assertions, inline(never))]
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn read<'de>(&mut self, reader: &mut Reader<'de>) -> Result<(), DecodeError>
    where
        T: Decode<'de>,
    {
        debug_assert!(!self.filled, "a field is read once");
        // A number goes through a register: records of twelve of them decode in 0.55 of the time, texts and lists as
        // before. What is larger is read where it stays, which costs as many instructions and half the stack.
        if const { size_of::<T>() <= 8 } {
            let value = T::decode(reader)?;
            self.place.write(value);
        } else {
            T::decode_in(self.place, reader)?;
        }
        self.filled = true;
        Ok(())
    }

    /// Fills the field with a value that is not read: a default, a literal, a conversion.
    #[inline(always)]
    pub fn write(&mut self, value: T) {
        debug_assert!(!self.filled, "a field is filled once");
        self.place.write(value);
        self.filled = true;
    }

    /// Leaves the value in its place, for the record that is now whole.
    ///
    /// # Panics
    ///
    /// If the field was never filled, which derived code never lets happen.
    #[inline(always)]
    pub fn keep(self) {
        assert!(self.filled, "a field was not filled");
        core::mem::forget(self);
    }
}

impl<T> Drop for Field<'_, T> {
    #[inline(always)]
    fn drop(&mut self) {
        if self.filled {
            // SAFETY: it was filled, and `keep` forgets the guard (invariant 5).
            unsafe { self.place.assume_init_drop() };
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::rc::Rc;

    #[test]
    fn a_field_is_dropped_unless_kept() {
        let value = Rc::new(());
        let mut place = MaybeUninit::uninit();
        // SAFETY: a place of this function, used through one guard at a time.
        let mut field = unsafe { Field::new(place.as_mut_ptr()) };
        field.write(value.clone());
        assert_eq!(Rc::strong_count(&value), 2);
        drop(field);
        assert_eq!(Rc::strong_count(&value), 1);
        // SAFETY: as above.
        let mut field = unsafe { Field::new(place.as_mut_ptr()) };
        field.write(value.clone());
        field.keep();
        assert_eq!(Rc::strong_count(&value), 2);
        // SAFETY: kept, so filled.
        unsafe { place.assume_init_drop() };
        assert_eq!(Rc::strong_count(&value), 1);
    }

    #[test]
    #[should_panic(expected = "not filled")]
    fn an_empty_field_cannot_be_kept() {
        let mut place = MaybeUninit::<u8>::uninit();
        // SAFETY: a place of this function.
        unsafe { Field::new(place.as_mut_ptr()) }.keep();
    }
}
