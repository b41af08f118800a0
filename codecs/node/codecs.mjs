// One entry a codec: its fastest documented calls. Knows the libraries; knows neither fixtures nor time.

import avsc from "avsc";
import { Packr } from "msgpackr";
import protobuf from "protobufjs";
import schemapack from "schemapack";

import { proto } from "./schemas.mjs";

// uint64 as numbers: every fixture's are safe integers.
protobuf.util.Long = null;
protobuf.configure();
const root = protobuf.parse(proto, { keepCase: true }).root;

const plain = (value) => value;

// What a codec makes of a declared fixture: the form that it is given (`form`), and both directions.
export const codecs = {
  JSON: () => ({
    form: plain,
    encode: (value) => Buffer.from(JSON.stringify(value)),
    decode: (bytes) => JSON.parse(bytes.toString()),
  }),
  avsc: ({ avro }) => {
    const type = avsc.Type.forSchema(avro);
    return { form: plain, encode: (value) => type.toBuffer(value), decode: (bytes) => type.fromBuffer(bytes) };
  },
  protobufjs: ({ message, toMessage }) => {
    const type = root.lookupType(message);
    return {
      form: toMessage,
      encode: (value) => type.encode(value).finish(),
      decode: (bytes) => type.decode(bytes),
      // What has proto3's default value is not written: a message has it on its prototype. Only compared, not timed.
      back: (value) => type.toObject(value, { arrays: true, defaults: true, longs: Number }),
    };
  },
  "msgpackr records": () => packr({ structures: [] }),
  "msgpackr records, bundled strings": () => packr({ structures: [], bundleStrings: true }),
  schemapack: ({ pack }) => {
    if (!pack) return null;
    const type = schemapack.build(pack);
    return { form: plain, encode: (value) => type.encode(value), decode: (bytes) => type.decode(bytes) };
  },
};

// One for both directions: structures that the encoder has learnt are known to the decoder.
function packr(options) {
  const packr = new Packr(options);
  return { form: plain, encode: (value) => packr.pack(value), decode: (bytes) => packr.unpack(bytes) };
}
