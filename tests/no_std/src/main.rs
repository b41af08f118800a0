//! The core without `std`: a program that links `core`, `alloc` and the library, and exits with 0 when derived types,
//! a recursive one and one with a parameter among them, go to their bytes and back, and lies are refused.
//!
//! Were anything below it to link `std`, there would be two panic handlers, and the program would not build. The bytes
//! expected below are the format's, worked out by hand.

#![no_std]
#![no_main]

extern crate alloc;

use alloc::boxed::Box;
use alloc::collections::BTreeMap;
use alloc::string::String;
use alloc::vec::Vec;
use core::alloc::{GlobalAlloc, Layout};
use core::ffi::c_int;
use core::ptr::null_mut;
use core::sync::atomic::{AtomicUsize, Ordering};
use shorn::Record;

/// Memory from one block, never given back.
struct Bump([u8; 0]);

const MEMORY: usize = 1 << 20;
static mut BLOCK: [u128; MEMORY / 16] = [0; MEMORY / 16];
static TAKEN: AtomicUsize = AtomicUsize::new(0);

// SAFETY: every call takes a part of the block of its own, which begins at a multiple of 16 and is never taken again.
unsafe impl GlobalAlloc for Bump {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        let size = layout.size().next_multiple_of(16);
        let at = TAKEN.fetch_add(size, Ordering::Relaxed);
        if layout.align() > 16 || at > MEMORY || size > MEMORY - at {
            return null_mut();
        }
        (&raw mut BLOCK).cast::<u8>().wrapping_add(at)
    }

    unsafe fn dealloc(&self, _: *mut u8, _: Layout) {}
}

#[global_allocator]
static MEMORY_OF_ALL: Bump = Bump([]);

#[panic_handler]
fn panicked(_: &core::panic::PanicInfo<'_>) -> ! {
    abort()
}

// SAFETY: the C library's, which takes nothing and does not come back.
unsafe extern "C" {
    safe fn abort() -> !;
}

/// `alloc` comes compiled for unwinding and asks for these two, which nothing here calls.
// SAFETY: here and below, names that `alloc` and the C library look for, and that nothing else defines.
#[unsafe(no_mangle)]
extern "C" fn rust_eh_personality() -> ! {
    abort()
}

#[unsafe(no_mangle)]
extern "C" fn _Unwind_Resume() -> ! {
    abort()
}

#[derive(Record, PartialEq)]
struct Person {
    name: String,
    age: u32,
    sex: Sex,
}

#[derive(Record, PartialEq)]
enum Sex {
    M,
    F,
}

#[derive(Clone, Record, PartialEq)]
struct Tree<T> {
    value: T,
    below: Vec<Tree<T>>,
    beside: Option<Box<Tree<T>>>,
}

fn there_and_back<T: shorn::Encode + shorn::DecodeOwned + PartialEq>(value: T, bytes: &[u8]) -> bool {
    shorn::encode(&value).is_ok_and(|written| written == bytes)
        && shorn::decode::<T>(bytes).is_ok_and(|read| read == value)
        // One byte fewer is refused.
        && bytes.split_last().is_none_or(|(_, cut)| shorn::decode::<T>(cut).is_err())
}

fn leaf(value: u8) -> Tree<u8> {
    Tree { value, below: Vec::new(), beside: None }
}

#[unsafe(no_mangle)]
extern "C" fn main() -> c_int {
    let grace = Person { name: "Grace".into(), age: 45, sex: Sex::F };
    // Fields by name: age, name, sex.
    let person = there_and_back(grace, b"\x2d\x05Grace\x00");
    // The bitmap, then below (a count and its elements) and value.
    let tree = Tree { below: [leaf(1), leaf(2)].into_iter().collect(), ..leaf(3) };
    let tree = there_and_back(tree, &[0, 2, 0, 0, 1, 0, 0, 2, 3]);
    let map = there_and_back(BTreeMap::from([(String::from("a"), 1.5_f64)]), b"\x01\x01a\0\0\0\0\0\0\xf8\x3f");
    let few = there_and_back(smallvec::SmallVec::<[u8; 4]>::from_slice(&[7, 8]), &[2, 7, 8]);
    let id = there_and_back(uuid::Uuid::from_bytes([0x11; 16]), &[0x11; 16]);
    let lie = shorn::decode::<Vec<u64>>(&[0xff, 0xff, 0x03]).is_err_and(|e| e.code() == "count_exceeds_input");
    let deep =
        shorn::decode::<Tree<u8>>(&[[0, 1].as_slice(); 300].concat()).is_err_and(|e| e.code() == "recursion_depth");
    // The fingerprint of the shape `"string"`, as the library of the same name for TypeScript gives it.
    let fingerprint = shorn::Codec::<str>::new()
        .fingerprinted(3)
        .is_ok_and(|codec| codec.encode("hello").is_ok_and(|bytes| bytes == b"\x24\x6c\xab\x05hello"));
    c_int::from(!(person && tree && map && few && id && lie && deep && fingerprint))
}
