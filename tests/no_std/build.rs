//! The C library gives `main` its caller; nothing of Rust's standard library is linked.

fn main() {
    println!("cargo:rustc-link-lib=c");
    println!("cargo:rerun-if-changed=build.rs");
}
