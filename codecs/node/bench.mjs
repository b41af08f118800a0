// What codecs of another runtime need for the same records, as lines of JSON that the report reads.
//
//   node bench.mjs FOLDER [--quick]
//
// FOLDER has `codecs/NAME.json`, the fixtures, and `stringify/NAME.json` with `stringify/NAME.schema.json`, the payloads
// of the shaped writer, as `shorn-bench export FOLDER` writes them.
//
// No time counts before what went out came back. Everything is warmed until its time settles; then a sample is a batch
// of calls of one codec, and the codecs take turns, each round starting one later. A sample is processor time of the
// thread where the runtime says it, else of the process, whose compiler and garbage collector have threads too.

import { isDeepStrictEqual } from "node:util";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import path from "node:path";

import { codecs } from "./codecs.mjs";
import { FIXTURES, compact } from "./schemas.mjs";
import { writers } from "./stringify.mjs";

const [folder, ...options] = process.argv.slice(2);
if (!folder || options.some((option) => option !== "--quick")) {
  console.error("usage: node bench.mjs FOLDER [--quick]");
  process.exit(1);
}
const effort = options.includes("--quick")
  ? { rounds: 3, batch: 4e6, warm: 20e6 }
  : { rounds: 7, batch: 180e6, warm: 300e6 };

const usage = process.threadCpuUsage ? () => process.threadCpuUsage() : () => process.cpuUsage();

// Nanoseconds of processor time so far.
const now = () => {
  const { user, system } = usage();
  return (user + system) * 1e3;
};

// Where results go, so that no call can be left out for having none.
let sink;

const run = (call, count) => {
  const start = now();
  for (let i = 0; i < count; i += 1) sink = call();
  return now() - start;
};

// How many calls fill a batch, once the call is warm.
const calibrated = (call) => {
  let count = 1;
  for (let spent = 0; spent < effort.warm; ) {
    const time = run(call, count);
    spent += Math.max(time, 1e3);
    if (time < effort.warm / 4) count *= 2;
  }
  const time = Math.max(run(call, count), 1e3);
  return Math.max(1, Math.round((effort.batch * count) / time));
};

// Times calls that are compared with each other, and prints a figure each.
const group = (question, fixture, operation, records, entries) => {
  const timed = entries.map((entry) => ({ ...entry, count: calibrated(entry.call), samples: [] }));
  for (let round = 0; round < effort.rounds; round += 1) {
    for (let i = 0; i < timed.length; i += 1) {
      const entry = timed[(round + i) % timed.length];
      entry.samples.push(run(entry.call, entry.count) / entry.count);
    }
  }
  for (const { codec, bytes, samples } of timed) {
    const figure = { question, fixture, operation, codec, class: "node", mode: "shared", unit: "nanoseconds" };
    console.log(JSON.stringify({ ...figure, bytes, records, samples }));
  }
};

const leftOut = (codec, fixture, why) => console.error(`${codec} of ${fixture} is left out: ${why}`);

// Null and absent are one to some codecs.
const isSame = (a, b) => isDeepStrictEqual(compact(plain(a)), compact(plain(b)));

// Without prototypes: what a codec's own classes hold is compared, not the classes.
const plain = (value) => JSON.parse(JSON.stringify(value));

for (const [fixture, declared] of Object.entries(FIXTURES)) {
  const value = JSON.parse(readFileSync(path.join(folder, "codecs", `${fixture}.json`), "utf8"));
  const ready = [];
  for (const [name, make] of Object.entries(codecs)) {
    const codec = make(declared);
    if (!codec) {
      leftOut(name, fixture, "it cannot declare it");
      continue;
    }
    const form = codec.form(value);
    // The second of two: records are shared from then on.
    codec.encode(form);
    const bytes = Buffer.from(codec.encode(form));
    const back = codec.decode(bytes);
    if (!isSame(form, codec.back ? codec.back(back) : back)) {
      leftOut(name, fixture, "it does not give the record back");
      continue;
    }
    ready.push({ codec: name, bytes: bytes.length, encode: () => codec.encode(form), decode: () => codec.decode(bytes) });
  }
  const entries = (call) => ready.map((entry) => ({ ...entry, call: entry[call] }));
  group("encode", fixture, "encode", declared.records, entries("encode"));
  group("decode", fixture, "owned", declared.records, entries("decode"));
}

const payloads = path.join(folder, "stringify");
const names = existsSync(payloads) ? readdirSync(payloads).filter((name) => name.endsWith(".schema.json")) : [];
for (const file of names.sort()) {
  const name = file.replace(".schema.json", "");
  const schema = JSON.parse(readFileSync(path.join(payloads, file), "utf8"));
  const json = JSON.parse(readFileSync(path.join(payloads, `${name}.json`), "utf8"));
  // An instant alone is a Date here, as it is an instant there; one in a record is text in both.
  const value = schema.type === "string" && schema.format === "date-time" ? new Date(json) : json;
  const [ready, first] = [[], []];
  for (const [codec, compile] of Object.entries(writers)) {
    try {
      const write = compile(schema);
      const text = write(value);
      const bytes = Buffer.byteLength(text);
      if (!isSame(JSON.parse(text), json)) {
        leftOut(codec, name, "its text says something else");
        continue;
      }
      ready.push({ codec, bytes, call: () => write(value) });
      if (write !== JSON.stringify) first.push({ codec, bytes, call: () => compile(schema)(value) });
    } catch (error) {
      leftOut(codec, name, error.message);
    }
  }
  const records = Array.isArray(json) ? json.length : 1;
  group("stringify", name, "struct", records, ready);
  group("stringify", name, "compile and first text", records, first);
}
if (sink === undefined) process.exitCode = 1;
