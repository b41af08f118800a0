//! Nothing of the prelude, and other things under its names: declared only to be in the
//! way, hence the lints allowed on each.
#![no_implicit_prelude]

mod records {
    #[allow(dead_code)]
    struct Option;
    #[allow(dead_code)]
    struct Result;
    #[allow(dead_code)]
    struct Vec;
    #[allow(dead_code, non_camel_case_types)]
    struct u64;
    #[allow(dead_code, non_camel_case_types)]
    struct usize;
    #[allow(dead_code, non_camel_case_types)]
    struct bool;
    #[allow(dead_code, non_camel_case_types)]
    struct str;
    #[allow(dead_code, non_upper_case_globals)]
    const __0: ::core::primitive::u8 = 0;
    #[allow(dead_code, non_upper_case_globals)]
    const __value: ::core::primitive::u8 = 0;
    #[allow(dead_code, non_upper_case_globals)]
    static __p: ::core::primitive::u8 = 0;
    #[allow(dead_code, non_snake_case)]
    fn Some() {}
    #[allow(dead_code, non_snake_case)]
    fn Ok() {}

    /// Methods of everything, which a call by method would find first.
    #[allow(dead_code)]
    pub trait Hijack: ::core::marker::Sized {
        fn read(self) {}
        fn read_optional(self) {}
        fn write(self) {}
        fn keep(self) {}
        fn of(self) {}
        fn bound(self) {}
        fn put(self) {}
        fn encode(self) {}
        fn decode(self) {}
        fn describe(self) {}
        fn scalar(self) {}
        fn json(self) {}
        fn is_some(self) {}
        fn map_err(self) {}
        fn note(self) {}
        fn in_field(self) {}
        fn capped(self) {}
        fn suspect(self) {}
        fn as_mut_ptr(self) {}
    }
    impl<T> Hijack for T {}

    #[derive(::shorn::Record)]
    pub struct Pair(::core::primitive::u8, pub ::core::option::Option<Plain>);

    #[derive(::shorn::Record)]
    #[record(untagged)]
    pub enum Loose {
        Text(::std::string::String),
        Pair(Pair),
        Null,
    }

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
