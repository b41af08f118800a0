//! Knows how compact JSON is spread over lines. Must not know what it says: numbers and strings stay as
//! they are spelled, and any nesting is followed without a stack.

/// Two spaces for each level, as everybody has it; empty containers stay on their line.
pub(crate) fn pretty(json: &[u8]) -> Vec<u8> {
    let mut out = Vec::with_capacity(json.len() * 2);
    let (mut depth, mut within, mut escaped) = (0_usize, false, false);
    let mut bytes = json.iter().copied().peekable();
    while let Some(byte) = bytes.next() {
        if within {
            out.push(byte);
            within = escaped || byte != b'"';
            escaped = !escaped && byte == b'\\';
            continue;
        }
        match byte {
            b'"' => {
                within = true;
                out.push(byte);
            }
            b'{' | b'[' => {
                out.push(byte);
                match bytes.next_if(|next| matches!(next, b'}' | b']')) {
                    Some(close) => out.push(close),
                    None => {
                        depth += 1;
                        line(&mut out, depth);
                    }
                }
            }
            b'}' | b']' => {
                depth = depth.saturating_sub(1);
                line(&mut out, depth);
                out.push(byte);
            }
            b',' => {
                out.push(byte);
                line(&mut out, depth);
            }
            b':' => out.extend_from_slice(b": "),
            byte => out.push(byte),
        }
    }
    out
}

fn line(out: &mut Vec<u8>, depth: usize) {
    out.push(b'\n');
    out.resize(out.len() + 2 * depth, b' ');
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `serde_json` is the other opinion.
    #[test]
    fn spreads_as_serde_json_does() {
        let text = r#"{"a":[],"b":{},"c":[1,[2,{"d":"x,\"{}[]:\\"}]],"e":"\\","é":null}"#;
        let value: serde_json::Value = serde_json::from_str(text).unwrap();
        assert_eq!(String::from_utf8(pretty(text.as_bytes())).unwrap(), serde_json::to_string_pretty(&value).unwrap());
    }

    #[test]
    fn numbers_stay_as_they_are_spelled() {
        assert_eq!(pretty(b"[1e+21]"), b"[\n  1e+21\n]");
    }
}
