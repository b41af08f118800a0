//! Knows how one value may be spelled as JSON text. It knows no shapes.

use serde_json::Value;

/// Every spelling.
pub(crate) const ALL: [fn(&Value) -> String; 6] = [compact, spacious, reversed, escaped, renumbered, rotated];

/// As `serde_json` does.
pub(crate) fn compact(value: &Value) -> String {
    value.to_string()
}

/// Whitespace of all kinds wherever it may stand.
pub(crate) fn spacious(value: &Value) -> String {
    let style = Style { space: " \n\t \r\n", ..Style::default() };
    ["\n", &style.text(value), "\t "].concat()
}

/// Members in the opposite order.
pub(crate) fn reversed(value: &Value) -> String {
    Style { order: |members| members.reverse(), ..Style::default() }.text(value)
}

/// Members turned by one, which mostly leaves runs of them in order.
pub(crate) fn rotated(value: &Value) -> String {
    let turn = |members: &mut Vec<(&String, &Value)>| {
        let by = usize::from(members.len() > 1);
        members.rotate_left(by);
    };
    Style { order: turn, ..Style::default() }.text(value)
}

/// Every character of every string and key as an escape.
pub(crate) fn escaped(value: &Value) -> String {
    let escape = |text: &str| {
        let units: String = text.encode_utf16().map(|unit| format!("\\u{unit:04X}")).collect();
        ["\"", &units, "\""].concat()
    };
    Style { string: escape, ..Style::default() }.text(value)
}

/// Numbers with a fraction or an exponent that they would not need.
pub(crate) fn renumbered(value: &Value) -> String {
    let number = |number: &serde_json::Number| {
        let spelled = number.to_string();
        match spelled.find(['.', 'e']) {
            None if spelled.len() < 15 => [&spelled, "0.0e-1"].concat(),
            None => [&spelled, ".0"].concat(),
            Some(_) if spelled.contains('e') => spelled,
            Some(_) => [&spelled, "00E+0"].concat(),
        }
    };
    Style { number, ..Style::default() }.text(value)
}

struct Style {
    space: &'static str,
    order: fn(&mut Vec<(&String, &Value)>),
    string: fn(&str) -> String,
    number: fn(&serde_json::Number) -> String,
}

impl Default for Style {
    fn default() -> Style {
        Style { space: "", order: |_| {}, string: |text| Value::from(text).to_string(), number: ToString::to_string }
    }
}

impl Style {
    fn text(&self, value: &Value) -> String {
        let space = self.space;
        match value {
            Value::Null | Value::Bool(_) => value.to_string(),
            Value::Number(number) => (self.number)(number),
            Value::String(text) => (self.string)(text),
            Value::Array(elements) => {
                let elements: Vec<_> =
                    elements.iter().map(|element| [space, &self.text(element), space].concat()).collect();
                ["[", &elements.join(","), space, "]"].concat()
            }
            Value::Object(members) => {
                let mut members: Vec<_> = members.iter().collect();
                (self.order)(&mut members);
                let member = |(key, value): (&String, &Value)| {
                    [space, &(self.string)(key), space, ":", space, &self.text(value), space].concat()
                };
                let members: Vec<_> = members.into_iter().map(member).collect();
                ["{", &members.join(","), space, "}"].concat()
            }
        }
    }
}
