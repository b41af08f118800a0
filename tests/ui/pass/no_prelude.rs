//! Nothing of the prelude, and other things under its names.
#![no_implicit_prelude]

mod records {
    #[allow(dead_code)]
    struct Option;
    #[allow(dead_code)]
    struct Result;
    #[allow(dead_code)]
    struct Vec;
    #[allow(dead_code, non_snake_case)]
    fn Some() {}
    #[allow(dead_code, non_snake_case)]
    fn Ok() {}

    #[derive(::shorn::Record)]
    pub struct Plain {
        pub a: ::std::string::String,
        pub b: ::core::option::Option<u8>,
        #[record(default)]
        pub c: u8,
        #[record(literal = "x")]
        pub d: ::std::string::String,
    }

    #[derive(::shorn::Record)]
    pub enum Data {
        None,
        Some(Plain),
        Err { ok: ::core::option::Option<u8> },
    }
}

fn main() {
    let bytes = ::shorn::encode(&records::Data::None);
    ::std::assert!(::std::matches!(bytes, ::std::result::Result::Ok(_)));
}
