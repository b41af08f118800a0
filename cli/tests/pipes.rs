//! What a transcript cannot show: bytes in pipes and files, many records, and outputs that fail.

use shorn::{Codec, FrameReader, FrameWriter, Record};
use std::fs;
use std::io::{BufRead as _, BufReader, BufWriter, Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::thread;

const READING: &str = "reading.schema.json";

/// The readings of the wire format, section 14.
const FIRST: &[u8] = b"\0\0\0\0\0\0\0\0\xf8\xbf\x04th-1\xac\x02";
const SECOND: &[u8] = b"\x01\x01\x58\0\0\0\0\0\0\xf8\xbf\x02\xc3\xa9\x04th-1\xac\x02";
const FIRST_JSON: &str = r#"{"battery":null,"celsius":-1.5,"sensor":"th-1","seq":300}"#;
const SECOND_JSON: &str = r#"{"battery":88,"celsius":-1.5,"note":"é","sensor":"th-1","seq":300}"#;

fn fixtures() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../fixtures/cli")
}

fn command(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_shorn"));
    command.args(args).current_dir(fixtures());
    for colour in ["NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE"] {
        command.env_remove(colour);
    }
    command.env("TERM", "xterm").env("COLUMNS", "100");
    command
}

fn run(args: &[&str], input: &[u8]) -> Output {
    finish(&mut command(args), input)
}

fn finish(command: &mut Command, input: &[u8]) -> Output {
    let piped = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = piped.spawn().expect("the command starts");
    let mut stdin = child.stdin.take().expect("stdin is piped");
    let input = input.to_vec();
    // Beside the reading of what it prints, so that neither waits for the other. A command that does not
    // read to the end is no mistake.
    let writer = thread::spawn(move || drop(stdin.write_all(&input)));
    let output = child.wait_with_output().expect("the command ends");
    writer.join().expect("no panic");
    output
}

#[track_caller]
fn good(output: &Output) -> &[u8] {
    assert_eq!((output.status.code(), text(&output.stderr)), (Some(0), ""));
    &output.stdout
}

/// One line on stderr, nothing on stdout.
#[track_caller]
fn refused(output: &Output, status: i32, line: &str) {
    assert_eq!(text(&output.stderr), format!("shorn: {line}\n"));
    assert_eq!((output.status.code(), text(&output.stdout)), (Some(status), ""));
}

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).expect("it is text")
}

/// A folder of one test, gone when that ends.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-{}", std::process::id()));
        fs::create_dir_all(&path).expect("a folder for the test");
        Folder(path)
    }

    fn file(&self, name: &str) -> String {
        self.0.join(name).to_str().expect("the path is text").to_owned()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn there_and_back_in_each_notation() {
    for (json, bytes) in [(FIRST_JSON, FIRST), (SECOND_JSON, SECOND)] {
        assert_eq!(good(&run(&["encode", READING], json.as_bytes())), bytes);
        assert_eq!(good(&run(&["encode", READING, "-"], format!("\n {json} \n").as_bytes())), bytes);
        assert_eq!(good(&run(&["decode", READING], bytes)), format!("{json}\n").as_bytes());
        for notation in ["--hex", "--base64"] {
            let written = run(&["encode", READING, notation], json.as_bytes());
            assert_eq!(good(&run(&["decode", READING, notation], good(&written))), format!("{json}\n").as_bytes());
        }
    }
    let hex = b"01 0158 0000 00000000 F8BF\n02C3A9\t0474682d31 ac02\r\n";
    assert_eq!(good(&run(&["decode", READING, "--hex"], hex)), format!("{SECOND_JSON}\n").as_bytes());
    let base64 = b" AQFYAAAAAAAA+L8C\nw6kEdGgtMawC\n";
    assert_eq!(good(&run(&["decode", READING, "--base64"], base64)), format!("{SECOND_JSON}\n").as_bytes());
}

#[test]
fn the_schema_may_come_from_stdin() {
    let schema = fs::read(fixtures().join(READING)).expect("the fixture is there");
    assert_eq!(good(&run(&["encode", "-", "reading.json"], &schema)), SECOND);
    assert_eq!(good(&run(&["fingerprint", "-", "--width", "3"], &schema)), b"5f1b44\n");
    let marked = [b"\xef\xbb\xbf", &schema[..]].concat();
    assert_eq!(good(&run(&["diff", "-", "reading-same.schema.json"], &marked))[..15], *b"the bytes stay:");
}

#[test]
fn pretty_spreads_the_json() {
    let spread = "{\n  \"battery\": null,\n  \"celsius\": -1.5,\n  \"sensor\": \"th-1\",\n  \"seq\": 300\n}\n";
    assert_eq!(text(good(&run(&["decode", READING, "--pretty"], FIRST))), spread);
}

#[test]
fn fingerprints_stand_before_messages() {
    let marked = [&[0x5f, 0x1b, 0x44], FIRST].concat();
    let args = ["encode", READING, "--fingerprint", "3"];
    assert_eq!(good(&run(&args, FIRST_JSON.as_bytes())), marked);
    assert_eq!(good(&run(&["decode", READING, "--fingerprint", "3"], &marked)), format!("{FIRST_JSON}\n").as_bytes());
    let line = "stdin: fingerprint_mismatch at byte 0: expected the fingerprint of this shape \
                (5f1b44 here, 000000 in the message)";
    refused(&run(&["decode", READING, "--fingerprint", "3"], FIRST), 1, line);
}

#[test]
fn bytes_at_fault_are_named() {
    let decode = |bytes: &[u8]| run(&["decode", READING], bytes);
    refused(&decode(b""), 1, "stdin: unexpected_end at byte 0: expected more input");
    refused(&decode(&[FIRST, b"\0"].concat()), 1, "stdin: trailing_data at byte 17: expected the end of the input");
    let line = "stdin: invalid_presence_bits at byte 1: expected unused bits of the bitmap clear";
    refused(&decode(&[2]), 1, line);
    refused(&run(&["decode", READING, "--hex"], b"0x"), 1, "stdin: no hex: `x` at byte 1");
    refused(&run(&["decode", READING, "--hex"], b"000"), 1, "stdin: no hex: an odd number of digits");
    refused(&run(&["decode", READING, "--base64"], b"A*=="), 1, "stdin: no base64: `*` at byte 1");
    let line = "stdin: no base64: it is cut, or padded where it does not end";
    refused(&run(&["decode", READING, "--base64"], b"A"), 1, line);
}

/// What a peer has chosen must not speak to the terminal through an error.
#[test]
fn an_error_is_one_line() {
    let output = run(&["encode", "host.schema.json"], b"{\"host\":\"a\",\"x\\n\\u001b[31m\":true}");
    assert_eq!((output.status.code(), output.stderr.iter().filter(|b| b.is_ascii_control()).count()), (Some(1), 1));
    let output = run(&["encode", "no\nsuch\u{1b}[31mfile"], b"");
    refused(&output, 1, "no\\nsuch\\u001b[31mfile: No such file or directory");
}

/// Frames: each message behind its length (wire format, section 15).
/// Each limit at what the value has, and one below, both ways.
#[test]
fn limits_hold_both_ways() {
    let json = r#"{"kids":[{"kids":[{"kids":[],"n":4}],"n":3},{"kids":[],"n":2}],"n":1}"#;
    let bytes = [2, 1, 0, 4, 3, 0, 2, 1];
    let cases = [
        ("--max-bytes", 8, "message_too_large"),
        ("--max-elements", 2, "collection_too_large"),
        ("--max-total-elements", 3, "too_many_elements"),
        ("--max-depth", 3, "recursion_depth"),
    ];
    for (flag, enough, code) in cases {
        let run =
            |command, most: i32, input: &[u8]| run(&[command, "tree.schema.json", flag, &most.to_string()], input);
        assert_eq!(good(&run("encode", enough, json.as_bytes())), bytes);
        assert_eq!(text(good(&run("decode", enough, &bytes))), format!("{json}\n"));
        for output in [run("encode", enough - 1, json.as_bytes()), run("decode", enough - 1, &bytes)] {
            assert!(text(&output.stderr).starts_with(&format!("shorn: stdin: {code}")), "{output:?}");
            assert_eq!((output.status.code(), output.stdout.len()), (Some(1), 0));
        }
    }
    let text_of = |most| run(&["decode", READING, "--max-text", most], FIRST);
    assert_eq!(text(good(&text_of("4"))), format!("{FIRST_JSON}\n"));
    assert!(text(&text_of("3").stderr).starts_with("shorn: stdin: byte_length_too_large at "));

    // A frame that is too long is refused before it is read.
    let frames = [&[SECOND.len() as u8], SECOND].concat();
    assert_eq!(
        text(good(&run(&["decode", READING, "--frames", "--max-bytes", "21"], &frames))),
        format!("{SECOND_JSON}\n")
    );
    let cut = &frames[..5];
    let refusal = run(&["decode", READING, "--frames", "--max-bytes", "20"], cut);
    assert!(text(&refusal.stderr).starts_with("shorn: stdin: record 1: message_too_large at "), "{refusal:?}");
}

#[test]
fn frames_are_those_of_the_library() {
    #[derive(Record, PartialEq, Debug)]
    struct Reading {
        sensor: String,
        seq: u32,
        celsius: f64,
        note: Option<String>,
        #[record(nullable)]
        battery: Option<u32>,
    }
    let reading = |note, battery| Reading { sensor: "th-1".into(), seq: 300, celsius: -1.5, note, battery };
    let readings = [reading(None, None), reading(Some("é".to_owned()), Some(88))];

    let frames = [&[17], FIRST, &[21], SECOND].concat();
    assert_eq!(good(&run(&["encode", READING, "readings.ndjson", "--frames"], b"")), frames);
    let lines = format!("{FIRST_JSON}\n{SECOND_JSON}\n");
    assert_eq!(text(good(&run(&["decode", READING, "--frames"], &frames))), lines);

    for width in ["1", "2", "3", "4"] {
        let output = run(&["encode", READING, "readings.ndjson", "--frames", "--fingerprint", width], b"");
        let codec = Codec::new().fingerprinted(width.parse().unwrap()).unwrap();
        let read: Vec<Reading> = FrameReader::new(codec, good(&output)).collect::<Result<_, _>>().unwrap();
        assert_eq!(read, readings);

        let mut writer = FrameWriter::new(codec, Vec::new());
        for reading in &readings {
            writer.write(reading).unwrap();
        }
        let written = writer.into_inner();
        assert_eq!(written, output.stdout);
        let back = run(&["decode", READING, "--frames", "--fingerprint", width], &written);
        assert_eq!(text(good(&back)), lines);
    }
    assert_eq!(good(&run(&["encode", READING, "--frames"], b"")), b"");
    assert_eq!(good(&run(&["decode", READING, "--frames"], b"")), b"");
}

/// What comes before a fault is written.
#[test]
fn a_stream_stops_at_the_first_fault() {
    let lines = format!("\n{FIRST_JSON}\r\n\n{{\"seq\":true}}\n{SECOND_JSON}\n");
    let output = run(&["encode", READING, "--frames"], lines.as_bytes());
    assert_eq!((output.status.code(), &output.stdout[..]), (Some(1), &[&[17], FIRST].concat()[..]));
    assert_eq!(
        text(&output.stderr),
        "shorn: stdin: line 4: expected_uint at battery: expected an integer from 0 to 2^53 − 1 (it is missing)\n"
    );

    let cut = [&[17], FIRST, &[21], &SECOND[..20]].concat();
    let output = run(&["decode", READING, "--frames"], &cut);
    assert_eq!((output.status.code(), text(&output.stdout)), (Some(1), &*format!("{FIRST_JSON}\n")));
    let line = "shorn: stdin: record 2: unexpected_end at byte 39: expected more input (a frame of 21 bytes, 20 of them there)\n";
    assert_eq!(text(&output.stderr), line);

    let wrong = [&[17], FIRST, &[2, 0, 7]].concat();
    let output = run(&["decode", READING, "--frames"], &wrong);
    assert_eq!((output.status.code(), text(&output.stdout)), (Some(1), &*format!("{FIRST_JSON}\n")));
    let line = "shorn: stdin: record 2, which begins at byte 19: invalid_null_marker at byte 1, in battery: expected 00 or 01\n";
    assert_eq!(text(&output.stderr), line);
}

#[test]
fn a_look_at_bytes() {
    let shown = "\x200  00                       ·        presence  none of the optional fields
\x201  00                       battery  marker    null
\x202  00 00 00 00 00 00 f8 bf  celsius  float64   -1.5
10  04 74 68 2d 31           sensor   string    \"th-1\"
15  ac 02                    seq      uint      300
";
    assert_eq!(text(good(&run(&["inspect", READING], FIRST))), shown);
    let hex = b"0000000000000000f8bf0474682d31ac02\n";
    assert_eq!(text(good(&run(&["inspect", READING, "--hex"], hex))), shown);

    // Of bytes that are cut, what could be read is shown, and the rest with it.
    let output = run(&["inspect", READING], &FIRST[..13]);
    let shown = "\x200  00                       ·        presence  none of the optional fields
\x201  00                       battery  marker    null
\x202  00 00 00 00 00 00 f8 bf  celsius  float64   -1.5
10  04 74 68                 sensor   unread    unexpected_end
";
    assert_eq!((output.status.code(), text(&output.stdout)), (Some(1), shown));
    assert_eq!(text(&output.stderr).lines().count(), 1);
    assert!(text(&output.stderr).starts_with("shorn: stdin: unexpected_end at byte 11, in sensor: "), "{output:?}");

    // An index of a branch that is not the first which fits is what a look alone does not see.
    let output = run(&["inspect", "scalar.schema.json", "--hex"], b"01 000000000000f03f");
    assert_eq!((output.status.code(), text(&output.stdout).lines().count()), (Some(1), 2));
    assert!(text(&output.stderr).starts_with("shorn: stdin: non_canonical_union at byte 1"), "{output:?}");
}

#[test]
fn a_look_at_fingerprints_and_frames() {
    let marked = [&[0x5f, 0x1b, 0x44], FIRST].concat();
    let output = run(&["inspect", READING, "--fingerprint", "3"], &marked);
    let mut lines = text(good(&output)).lines();
    assert_eq!(lines.next(), Some(" 0  5f 1b 44                 ·        fingerprint  of this shape"));
    assert_eq!(lines.last(), Some("18  ac 02                    seq      uint         300"));

    let other = [&[0x5f, 0x1b, 0x45], FIRST].concat();
    let output = run(&["inspect", READING, "--fingerprint", "3"], &other);
    assert_eq!(
        (output.status.code(), text(&output.stdout)),
        (Some(1), "0  5f 1b 45  ·  fingerprint  of another shape\n")
    );
    let output = run(&["inspect", READING, "--fingerprint", "3"], &other[..2]);
    assert_eq!((output.status.code(), text(&output.stdout)), (Some(1), "0  5f 1b  ·  fingerprint  cut\n"));

    let frames = [&[17], FIRST, &[21], SECOND].concat();
    let output = run(&["inspect", READING, "--frames"], &frames);
    let shown = text(good(&output));
    assert!(shown.starts_with("record 1, 17 bytes from byte 1\n 0  00 "), "{shown}");
    assert!(shown.contains("\n\nrecord 2, 21 bytes from byte 19\n 0  01 "), "{shown}");
}

#[test]
fn a_long_value_is_shortened_unless_full_is_asked_for() {
    let host = format!("{{\"host\":\"{}\"}}", "a".repeat(200));
    let bytes = good(&run(&["encode", "host.schema.json"], host.as_bytes())).to_vec();
    let output = run(&["inspect", "host.schema.json"], &bytes);
    assert!(text(good(&output)).lines().all(|line| line.chars().count() <= 100), "{output:?}");
    let output = run(&["inspect", "host.schema.json", "--full"], &bytes);
    let shown = text(good(&output));
    assert!(shown.contains(&"a".repeat(200)));
    assert_eq!(shown.matches("61").count() - shown.matches("161").count(), 200, "{shown}");
}

#[test]
fn colour_is_for_terminals() {
    let painted = |args: &[&str], name: &str, value: &str| {
        let args = [&["inspect", READING], args].concat();
        let output = finish(command(&args).env(name, value), FIRST);
        good(&output).contains(&0x1b)
    };
    assert!(!painted(&[], "X", ""));
    assert!(painted(&["--color", "always"], "X", ""));
    assert!(painted(&["--color", "always"], "NO_COLOR", "1"));
    assert!(!painted(&["--color", "never"], "CLICOLOR_FORCE", "1"));
    assert!(painted(&[], "CLICOLOR_FORCE", "1"));
    assert!(!painted(&[], "NO_COLOR", "1"));
    // Painted or not, the text is the same.
    let painted = run(&["inspect", READING, "--color", "always"], FIRST);
    let plain = run(&["inspect", READING], FIRST);
    assert_eq!(anstream::adapter::strip_str(text(&painted.stdout)).to_string(), text(&plain.stdout));
}

#[test]
fn files_get_the_whole_or_stay() {
    let folder = Folder::new("files");
    let (bytes, json) = (folder.file("a.bin"), folder.file("a.json"));
    good(&run(&["encode", READING, "reading.json", "-o", &bytes], b""));
    assert_eq!(fs::read(&bytes).unwrap(), SECOND);
    good(&run(&["decode", READING, &bytes, "--output", &json], b""));
    assert_eq!(fs::read_to_string(&json).unwrap(), format!("{SECOND_JSON}\n"));

    // What fails leaves what was there, and nothing beside it.
    let line = "stdin: unexpected_end at byte 0: expected more input";
    refused(&run(&["decode", READING, "-o", &json], b""), 1, line);
    assert_eq!(fs::read_to_string(&json).unwrap(), format!("{SECOND_JSON}\n"));
    let gone = folder.file("gone.json");
    refused(&run(&["decode", READING, "-o", &gone], b""), 1, line);
    assert_eq!(fs::read_dir(&folder.0).unwrap().count(), 2);

    // A file may be rewritten in place, but not while it is read.
    good(&run(&["encode", READING, &json, "-o", &json], b""));
    assert_eq!(fs::read(&json).unwrap(), SECOND);
    let line = format!("{bytes}: the input would be overwritten");
    refused(&run(&["decode", READING, &bytes, "--frames", "-o", &bytes], b""), 2, &line);
    assert_eq!(fs::read(&bytes).unwrap(), SECOND);
}

#[cfg(unix)]
#[test]
fn a_link_and_the_permissions_of_a_file_stay() {
    use std::os::unix::fs::{PermissionsExt as _, symlink};
    let folder = Folder::new("link");
    let (file, link) = (folder.file("file"), folder.file("link"));
    fs::write(&file, "old").unwrap();
    fs::set_permissions(&file, fs::Permissions::from_mode(0o640)).unwrap();
    symlink(&file, &link).unwrap();
    good(&run(&["encode", READING, "reading.json", "-o", &link], b""));
    assert_eq!(fs::read(&file).unwrap(), SECOND);
    assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
    assert_eq!(fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o640);
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_device_is_told() {
    let full = || fs::OpenOptions::new().write(true).open("/dev/full").expect("the device is there");
    let to_stdout: [&[&str]; 8] = [
        &["encode", READING, "reading.json", "--hex"],
        &["encode", READING, "readings.ndjson", "--frames"],
        &["signature", READING],
        &["fingerprint", READING],
        &["check", READING],
        &["diff", READING, "reading-same.schema.json"],
        &["completions", "bash"],
        &["man"],
    ];
    for args in to_stdout.into_iter().chain([&["--help"][..]]) {
        let output = command(args).stdout(full()).stderr(Stdio::piped()).output().unwrap();
        assert_eq!(text(&output.stderr), "shorn: stdout: No space left on device\n", "{args:?}");
        assert_eq!(output.status.code(), Some(1), "{args:?}");
    }
    let line = "/dev/full: No space left on device";
    refused(&run(&["encode", READING, "reading.json", "-o", "/dev/full"], b""), 1, line);
    refused(&run(&["encode", READING, "readings.ndjson", "--frames", "-o", "/dev/full"], b""), 1, line);
    refused(&run(&["decode", READING, "-o", "/dev/full"], FIRST), 1, line);
    assert!(!fs::metadata("/dev/full").unwrap().is_file(), "a device stays a device");
}

/// Who reads the output has seen enough: that is no failure.
#[test]
fn a_reader_that_goes_is_no_failure() {
    let folder = Folder::new("head");
    let (lines, frames) = (folder.file("many.ndjson"), folder.file("many.frames"));
    fs::write(&lines, format!("{FIRST_JSON}\n").repeat(100_000)).unwrap();
    good(&run(&["encode", READING, &lines, "--frames", "-o", &frames], b""));
    for args in [
        ["decode", READING, &frames, "--frames"],
        ["encode", READING, &lines, "--frames"],
        ["inspect", READING, &frames, "--frames"],
    ] {
        let mut child = command(&args).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let mut few = [0; 10];
        let mut stdout = child.stdout.take().unwrap();
        stdout.read_exact(&mut few).unwrap();
        drop(stdout);
        let output = child.wait_with_output().unwrap();
        assert_eq!((output.status.code(), text(&output.stderr)), (Some(0), ""), "{args:?}");
    }
}

/// Files for a way there and back, the first with so many lines that have so much text.
fn many(name: &str, lines: usize, text: usize) -> (Folder, String, String) {
    let folder = Folder::new(name);
    let input = folder.file("in.ndjson");
    let mut out = BufWriter::new(fs::File::create(&input).unwrap());
    let text = "é".repeat(text / 2);
    for seq in 0..lines {
        writeln!(
            out,
            r#"{{"battery":{},"celsius":{}.25,"note":"{text}","sensor":"th-{}","seq":{seq}}}"#,
            seq % 100,
            seq % 40,
            seq % 7
        )
        .unwrap();
    }
    out.into_inner().unwrap();
    let frames = folder.file("frames");
    (folder, input, frames)
}

/// The same bytes, without either file in memory.
fn same(a: &str, b: &str) -> bool {
    let open = |path| BufReader::with_capacity(1 << 20, fs::File::open(path).unwrap());
    let (mut a, mut b) = (open(a), open(b));
    loop {
        let (left, right) = (a.fill_buf().unwrap(), b.fill_buf().unwrap());
        let n = left.len().min(right.len());
        if n == 0 || left[..n] != right[..n] {
            return left.len() == right.len() && n == 0;
        }
        a.consume(n);
        b.consume(n);
    }
}

#[test]
fn a_hundred_thousand_lines_there_and_back() {
    let (folder, input, frames) = many("many", 100_000, 10);
    good(&run(&["encode", READING, &input, "--frames", "--fingerprint", "3", "-o", &frames], b""));
    let back = folder.file("back.ndjson");
    good(&run(&["decode", READING, &frames, "--frames", "--fingerprint", "3", "-o", &back], b""));
    assert_eq!(fs::read(&input).unwrap(), fs::read(&back).unwrap());
}

/// The same under `ulimit -v`: what is done for a line is done in the memory of a line.
#[cfg(target_os = "linux")]
fn under_a_limit(name: &str, lines: usize, text: usize, kib: usize) {
    let (folder, input, frames) = many(name, lines, text);
    let back = folder.file("back.ndjson");
    let limited = |args: &[&str]| {
        let script = format!("ulimit -v {kib} && exec \"$@\"");
        let mut command = Command::new("sh");
        command.args(["-c", &script, "sh", env!("CARGO_BIN_EXE_shorn")]).args(args).current_dir(fixtures());
        good(&finish(&mut command, b""));
    };
    limited(&["encode", READING, &input, "--frames", "-o", &frames]);
    limited(&["decode", READING, &frames, "--frames", "-o", &back]);
    assert!(same(&input, &back));
    assert!(fs::metadata(&input).unwrap().len() > kib as u64 * 1024, "the input must not fit the limit");
}

/// 43 MB of lines in 30 MiB of address space.
#[cfg(target_os = "linux")]
#[test]
fn memory_does_not_grow_with_the_input() {
    under_a_limit("memory", 20_000, 2_000, 30 << 10);
}

#[cfg(target_os = "linux")]
#[ignore = "writes 600 MB: cargo test -p shorn-cli --release -- --ignored"]
#[test]
fn memory_does_not_grow_with_a_large_input() {
    under_a_limit("memory-large", 3_000_000, 10, 100 << 10);
}

#[test]
fn completions_and_pages_are_there() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let output = run(&["completions", shell], b"");
        assert!(text(good(&output)).contains("deny-warnings"), "{shell}");
    }
    for page in ["encode", "decode", "inspect", "fingerprint", "signature", "check", "diff", "completions", "man"] {
        let output = run(&["man", page], b"");
        let shown = text(good(&output));
        assert!(shown.contains(&format!(".TH shorn-{page} 1")) && shown.contains(".SH SYNOPSIS"), "{shown}");
    }
    let output = run(&["man"], b"");
    assert!(text(good(&output)).contains(".TH shorn 1"));
    assert!(text(good(&output)).contains("shorn\\-inspect(1)"));
}

/// Four thousand events, as the example `records` has them as a type.
#[test]
fn events_there_and_back() {
    let events = "../events/events.ndjson";
    let frames = run(&["encode", "event.schema.json", events, "--frames"], b"");
    let back = run(&["decode", "event.schema.json", "--frames"], good(&frames));
    let value = |line: &str| doubles(serde_json::from_str(line).unwrap());
    let original = fs::read_to_string(fixtures().join(events)).unwrap();
    assert_eq!(original.lines().count(), 4_000);
    assert!(original.lines().map(value).eq(text(good(&back)).lines().map(value)));
}

/// 200.0 and 200 are one number on the wire, and two in `serde_json`.
fn doubles(value: serde_json::Value) -> serde_json::Value {
    use serde_json::Value;
    match value {
        Value::Number(number) => number.as_f64().into(),
        Value::Array(items) => items.into_iter().map(doubles).collect(),
        Value::Object(members) => members.into_iter().map(|(key, value)| (key, doubles(value))).collect(),
        value => value,
    }
}
