// The modules of `tests/stringify_generated`, which says how they are written.

#[allow(unreachable_pub)]
#[deny(warnings, clippy::all)]
mod additional_properties_1;
#[allow(unreachable_pub)]
#[deny(warnings, clippy::all)]
mod all_of_1;
#[allow(unreachable_pub)]
#[deny(warnings, clippy::all)]
mod any_of_1;
#[allow(unreachable_pub)]
#[deny(warnings, clippy::all)]
mod any_of_2;
#[allow(unreachable_pub)]
#[deny(warnings, clippy::all)]
mod any_of_3;
#[allow(unreachable_pub)]
#[deny(warnings, clippy::all)]
mod any_of_4;
#[allow(unreachable_pub)]
#[deny(warnings, clippy::all)]
mod any_1;
#[allow(unreachable_pub)]
#[deny(warnings, clippy::all)]
mod array_1;
#[allow(unreachable_pub)]
#[deny(warnings, clippy::all)]
mod boolean_1;
#[allow(unreachable_pub)]
#[deny(warnings, clippy::all)]
mod const_1;
#[allow(unreachable_pub)]
#[deny(warnings, clippy::all)]
mod date_formats_1;
#[allow(unreachable_pub)]
#[deny(warnings, clippy::all)]
mod defaults_1;
#[allow(unreachable_pub)]
#[deny(warnings, clippy::all)]
mod enum_1;
#[allow(unreachable_pub)]
#[deny(warnings, clippy::all)]
mod if_then_else_1;
#[allow(unreachable_pub)]
#[deny(warnings, clippy::all)]
mod if_then_else_2;
#[allow(unreachable_pub)]
#[deny(warnings, clippy::all)]
mod if_then_else_3;
#[allow(unreachable_pub)]
#[deny(warnings, clippy::all)]
mod if_then_else_4;
#[allow(unreachable_pub)]
#[deny(warnings, clippy::all)]
mod infer_type_1;
#[allow(unreachable_pub)]
#[deny(warnings, clippy::all)]
mod integer_1;
#[allow(unreachable_pub)]
#[deny(warnings, clippy::all)]
mod invalid_schema_1;
#[allow(unreachable_pub)]
#[deny(warnings, clippy::all)]
mod large_array_1;
#[allow(unreachable_pub)]
#[deny(warnings, clippy::all)]
mod max_depth_1;
#[allow(unreachable_pub)]
#[deny(warnings, clippy::all)]
mod null_1;
#[allow(unreachable_pub)]
#[deny(warnings, clippy::all)]
mod nullable_1;
#[allow(unreachable_pub)]
#[deny(warnings, clippy::all)]
mod number_1;
#[allow(unreachable_pub)]
#[deny(warnings, clippy::all)]
mod object_mechanism_1;
#[allow(unreachable_pub)]
#[deny(warnings, clippy::all)]
mod object_1;
#[allow(unreachable_pub)]
#[deny(warnings, clippy::all)]
mod one_of_1;
#[allow(unreachable_pub)]
#[deny(warnings, clippy::all)]
mod one_of_2;
#[allow(unreachable_pub)]
#[deny(warnings, clippy::all)]
mod one_of_3;
#[allow(unreachable_pub)]
#[deny(warnings, clippy::all)]
mod one_of_4;
#[allow(unreachable_pub)]
#[deny(warnings, clippy::all)]
mod options_1;
#[allow(unreachable_pub)]
#[deny(warnings, clippy::all)]
mod pattern_properties_1;
#[allow(unreachable_pub)]
#[deny(warnings, clippy::all)]
mod pattern_properties_2;
#[allow(unreachable_pub)]
#[deny(warnings, clippy::all)]
mod pattern_properties_3;
#[allow(unreachable_pub)]
#[deny(warnings, clippy::all)]
mod pattern_properties_4;
#[allow(unreachable_pub)]
#[deny(warnings, clippy::all)]
mod property_names_1;
#[allow(unreachable_pub)]
#[deny(warnings, clippy::all)]
mod ref_external_1;
#[allow(unreachable_pub)]
#[deny(warnings, clippy::all)]
mod ref_recursive_1;
#[allow(unreachable_pub)]
#[deny(warnings, clippy::all)]
mod ref_siblings_1;
#[allow(unreachable_pub)]
#[deny(warnings, clippy::all)]
mod ref_1;
#[allow(unreachable_pub)]
#[deny(warnings, clippy::all)]
mod required_1;
#[allow(unreachable_pub)]
#[deny(warnings, clippy::all)]
mod rounding_1;
#[allow(unreachable_pub)]
#[deny(warnings, clippy::all)]
mod string_coercion_1;
#[allow(unreachable_pub)]
#[deny(warnings, clippy::all)]
mod string_escaping_1;
#[allow(unreachable_pub)]
#[deny(warnings, clippy::all)]
mod surrogates_1;
#[allow(unreachable_pub)]
#[deny(warnings, clippy::all)]
mod tuple_1;
#[allow(unreachable_pub)]
#[deny(warnings, clippy::all)]
mod type_list_1;
#[allow(unreachable_pub)]
#[deny(warnings, clippy::all)]
mod unsafe_format_1;
#[allow(unreachable_pub)]
#[deny(warnings, clippy::all)]
mod validation_formats_1;
#[allow(unreachable_pub)]
#[deny(warnings, clippy::all)]
mod validation_formats_2;
#[allow(unreachable_pub)]
#[deny(warnings, clippy::all)]
mod validation_formats_3;
#[allow(unreachable_pub)]
#[deny(warnings, clippy::all)]
mod validation_formats_4;
#[allow(unreachable_pub)]
#[deny(warnings, clippy::all)]
mod validation_keywords_1;
#[allow(unreachable_pub)]
#[deny(warnings, clippy::all)]
mod validation_keywords_2;
#[allow(unreachable_pub)]
#[deny(warnings, clippy::all)]
mod validation_keywords_3;
#[allow(unreachable_pub)]
#[deny(warnings, clippy::all)]
mod validation_keywords_4;

pub(crate) const MODULES: &[(&str, crate::Generated)] = &[
    ("additional_properties_1", |value| additional_properties_1::to_string(value).map_err(|e| (e.kind().code(), e.path(), e.to_string()))),
    ("all_of_1", |value| all_of_1::to_string(value).map_err(|e| (e.kind().code(), e.path(), e.to_string()))),
    ("any_of_1", |value| any_of_1::to_string(value).map_err(|e| (e.kind().code(), e.path(), e.to_string()))),
    ("any_of_2", |value| any_of_2::to_string(value).map_err(|e| (e.kind().code(), e.path(), e.to_string()))),
    ("any_of_3", |value| any_of_3::to_string(value).map_err(|e| (e.kind().code(), e.path(), e.to_string()))),
    ("any_of_4", |value| any_of_4::to_string(value).map_err(|e| (e.kind().code(), e.path(), e.to_string()))),
    ("any_1", |value| any_1::to_string(value).map_err(|e| (e.kind().code(), e.path(), e.to_string()))),
    ("array_1", |value| array_1::to_string(value).map_err(|e| (e.kind().code(), e.path(), e.to_string()))),
    ("boolean_1", |value| boolean_1::to_string(value).map_err(|e| (e.kind().code(), e.path(), e.to_string()))),
    ("const_1", |value| const_1::to_string(value).map_err(|e| (e.kind().code(), e.path(), e.to_string()))),
    ("date_formats_1", |value| date_formats_1::to_string(value).map_err(|e| (e.kind().code(), e.path(), e.to_string()))),
    ("defaults_1", |value| defaults_1::to_string(value).map_err(|e| (e.kind().code(), e.path(), e.to_string()))),
    ("enum_1", |value| enum_1::to_string(value).map_err(|e| (e.kind().code(), e.path(), e.to_string()))),
    ("if_then_else_1", |value| if_then_else_1::to_string(value).map_err(|e| (e.kind().code(), e.path(), e.to_string()))),
    ("if_then_else_2", |value| if_then_else_2::to_string(value).map_err(|e| (e.kind().code(), e.path(), e.to_string()))),
    ("if_then_else_3", |value| if_then_else_3::to_string(value).map_err(|e| (e.kind().code(), e.path(), e.to_string()))),
    ("if_then_else_4", |value| if_then_else_4::to_string(value).map_err(|e| (e.kind().code(), e.path(), e.to_string()))),
    ("infer_type_1", |value| infer_type_1::to_string(value).map_err(|e| (e.kind().code(), e.path(), e.to_string()))),
    ("integer_1", |value| integer_1::to_string(value).map_err(|e| (e.kind().code(), e.path(), e.to_string()))),
    ("invalid_schema_1", |value| invalid_schema_1::to_string(value).map_err(|e| (e.kind().code(), e.path(), e.to_string()))),
    ("large_array_1", |value| large_array_1::to_string(value).map_err(|e| (e.kind().code(), e.path(), e.to_string()))),
    ("max_depth_1", |value| max_depth_1::to_string(value).map_err(|e| (e.kind().code(), e.path(), e.to_string()))),
    ("null_1", |value| null_1::to_string(value).map_err(|e| (e.kind().code(), e.path(), e.to_string()))),
    ("nullable_1", |value| nullable_1::to_string(value).map_err(|e| (e.kind().code(), e.path(), e.to_string()))),
    ("number_1", |value| number_1::to_string(value).map_err(|e| (e.kind().code(), e.path(), e.to_string()))),
    ("object_mechanism_1", |value| object_mechanism_1::to_string(value).map_err(|e| (e.kind().code(), e.path(), e.to_string()))),
    ("object_1", |value| object_1::to_string(value).map_err(|e| (e.kind().code(), e.path(), e.to_string()))),
    ("one_of_1", |value| one_of_1::to_string(value).map_err(|e| (e.kind().code(), e.path(), e.to_string()))),
    ("one_of_2", |value| one_of_2::to_string(value).map_err(|e| (e.kind().code(), e.path(), e.to_string()))),
    ("one_of_3", |value| one_of_3::to_string(value).map_err(|e| (e.kind().code(), e.path(), e.to_string()))),
    ("one_of_4", |value| one_of_4::to_string(value).map_err(|e| (e.kind().code(), e.path(), e.to_string()))),
    ("options_1", |value| options_1::to_string(value).map_err(|e| (e.kind().code(), e.path(), e.to_string()))),
    ("pattern_properties_1", |value| pattern_properties_1::to_string(value).map_err(|e| (e.kind().code(), e.path(), e.to_string()))),
    ("pattern_properties_2", |value| pattern_properties_2::to_string(value).map_err(|e| (e.kind().code(), e.path(), e.to_string()))),
    ("pattern_properties_3", |value| pattern_properties_3::to_string(value).map_err(|e| (e.kind().code(), e.path(), e.to_string()))),
    ("pattern_properties_4", |value| pattern_properties_4::to_string(value).map_err(|e| (e.kind().code(), e.path(), e.to_string()))),
    ("property_names_1", |value| property_names_1::to_string(value).map_err(|e| (e.kind().code(), e.path(), e.to_string()))),
    ("ref_external_1", |value| ref_external_1::to_string(value).map_err(|e| (e.kind().code(), e.path(), e.to_string()))),
    ("ref_recursive_1", |value| ref_recursive_1::to_string(value).map_err(|e| (e.kind().code(), e.path(), e.to_string()))),
    ("ref_siblings_1", |value| ref_siblings_1::to_string(value).map_err(|e| (e.kind().code(), e.path(), e.to_string()))),
    ("ref_1", |value| ref_1::to_string(value).map_err(|e| (e.kind().code(), e.path(), e.to_string()))),
    ("required_1", |value| required_1::to_string(value).map_err(|e| (e.kind().code(), e.path(), e.to_string()))),
    ("rounding_1", |value| rounding_1::to_string(value).map_err(|e| (e.kind().code(), e.path(), e.to_string()))),
    ("string_coercion_1", |value| string_coercion_1::to_string(value).map_err(|e| (e.kind().code(), e.path(), e.to_string()))),
    ("string_escaping_1", |value| string_escaping_1::to_string(value).map_err(|e| (e.kind().code(), e.path(), e.to_string()))),
    ("surrogates_1", |value| surrogates_1::to_string(value).map_err(|e| (e.kind().code(), e.path(), e.to_string()))),
    ("tuple_1", |value| tuple_1::to_string(value).map_err(|e| (e.kind().code(), e.path(), e.to_string()))),
    ("type_list_1", |value| type_list_1::to_string(value).map_err(|e| (e.kind().code(), e.path(), e.to_string()))),
    ("unsafe_format_1", |value| unsafe_format_1::to_string(value).map_err(|e| (e.kind().code(), e.path(), e.to_string()))),
    ("validation_formats_1", |value| validation_formats_1::to_string(value).map_err(|e| (e.kind().code(), e.path(), e.to_string()))),
    ("validation_formats_2", |value| validation_formats_2::to_string(value).map_err(|e| (e.kind().code(), e.path(), e.to_string()))),
    ("validation_formats_3", |value| validation_formats_3::to_string(value).map_err(|e| (e.kind().code(), e.path(), e.to_string()))),
    ("validation_formats_4", |value| validation_formats_4::to_string(value).map_err(|e| (e.kind().code(), e.path(), e.to_string()))),
    ("validation_keywords_1", |value| validation_keywords_1::to_string(value).map_err(|e| (e.kind().code(), e.path(), e.to_string()))),
    ("validation_keywords_2", |value| validation_keywords_2::to_string(value).map_err(|e| (e.kind().code(), e.path(), e.to_string()))),
    ("validation_keywords_3", |value| validation_keywords_3::to_string(value).map_err(|e| (e.kind().code(), e.path(), e.to_string()))),
    ("validation_keywords_4", |value| validation_keywords_4::to_string(value).map_err(|e| (e.kind().code(), e.path(), e.to_string()))),
];
