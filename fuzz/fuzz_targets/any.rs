//! The target that SHORN_FUZZ_TARGET names: one binary for `fuzz/run`, where ten would take half a minute more to link.

#![no_main]

use std::sync::LazyLock;

static TARGET: LazyLock<String> = LazyLock::new(|| std::env::var("SHORN_FUZZ_TARGET").expect("the name of a target"));

libfuzzer_sys::fuzz_target!(|data: &[u8]| shorn_fuzz::targets::run(&TARGET, data));
