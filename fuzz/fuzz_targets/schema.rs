#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| shorn_fuzz::targets::run("schema", data));
