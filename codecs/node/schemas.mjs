// The records as avsc, protobufjs and schemapack declare them, by hand. Knows shapes; knows no library's calls.
//
// Two forms of a record go to codecs. `plain` is the JSON value. `message` is what Protocol Buffers can hold: enums as
// numbers, lists of lists as lists of messages, and what is null left out; making it is not timed.

const SEXES = ["F", "M", "X"];

const avro = (name, fields) => ({
  type: "record",
  name,
  fields: Object.entries(fields).map(([name, type]) =>
    Array.isArray(type) && type[0] === "null" ? { name, type, default: null } : { name, type },
  ),
});
const avroList = (items) => ({ type: "array", items });
const avroMaybe = (type) => ["null", type];

const avroPerson = avro("Person", {
  age: "long",
  name: "string",
  sex: { type: "enum", name: "Sex", symbols: SEXES },
});
const avroEvent = avro("Event", {
  active: "boolean",
  actor: avroPerson,
  id: "long",
  metrics: avro("Metrics", { cpu: "double", memory: "long" }),
  tags: avroList("string"),
  timestamp: "long",
});
const avroDocument = avro("Document", {
  id: "long",
  measures: avroList(avro("Measure", { count: "long", label: "string", mean: "double", stddev: "double", unit: "string" })),
  metadata: avro("Metadata", {
    about: "string",
    authors: avroList("string"),
    canonical: avroMaybe("string"),
    created: "string",
    digitized: "boolean",
    doi: avroMaybe("string"),
    edition: avroMaybe("string"),
    identifier: "string",
    issn: avroMaybe("string"),
    issue: avroMaybe("string"),
    keywords: avroList("string"),
    language: "string",
    license: avroMaybe("string"),
    pages: avroMaybe("string"),
    publisher: "string",
    retracted: "boolean",
    revision: "long",
    series: avroMaybe("string"),
    summary: "string",
    title: "string",
    volume: avroMaybe("string"),
    year: "long",
  }),
  name: "string",
  references: avroList("string"),
  score: "double",
  sections: avroList(
    avro("Section", {
      anchor: avroMaybe("string"),
      body: avroMaybe("string"),
      depth: avroMaybe("long"),
      id: "string",
      ordinal: avroMaybe("long"),
      score: avroMaybe("double"),
      terms: avroList(avroList("string")),
      title: avroMaybe("string"),
    }),
  ),
  tags: avroList("string"),
});

const PROTO = `
syntax = "proto3";
enum Sex { F = 0; M = 1; X = 2; }
message Person { uint32 age = 1; string name = 2; Sex sex = 3; }
message Metrics { double cpu = 1; uint64 memory = 2; }
message Event {
  bool active = 1; Person actor = 2; uint64 id = 3; Metrics metrics = 4; repeated string tags = 5; uint64 timestamp = 6;
}
message Events { repeated Event list = 1; }
message Measure { uint32 count = 1; string label = 2; double mean = 3; double stddev = 4; string unit = 5; }
message Metadata {
  string about = 1; repeated string authors = 2; optional string canonical = 3; string created = 4; bool digitized = 5;
  optional string doi = 6; optional string edition = 7; string identifier = 8; optional string issn = 9;
  optional string issue = 10; repeated string keywords = 11; string language = 12; optional string license = 13;
  optional string pages = 14; string publisher = 15; bool retracted = 16; uint32 revision = 17;
  optional string series = 18; string summary = 19; string title = 20; optional string volume = 21; uint32 year = 22;
}
message Strings { repeated string list = 1; }
message Section {
  optional string anchor = 1; optional string body = 2; optional uint32 depth = 3; string id = 4;
  optional uint32 ordinal = 5; optional double score = 6; repeated Strings terms = 7; optional string title = 8;
}
message Document {
  uint64 id = 1; repeated Measure measures = 2; Metadata metadata = 3; string name = 4; repeated string references = 5;
  double score = 6; repeated Section sections = 7; repeated string tags = 8;
}`;

// It knows no optional member, no enum and no integer above 31 bits: those are doubles, enums are text.
const packPerson = { age: "varuint", name: "string", sex: "string" };
const packEvent = {
  active: "boolean",
  actor: packPerson,
  id: "varuint",
  metrics: { cpu: "float64", memory: "varuint" },
  tags: ["string"],
  timestamp: "float64",
};

const person = (value) => ({ ...value, sex: SEXES.indexOf(value.sex) });
const event = (value) => ({ ...value, actor: person(value.actor) });

// Without the members that are null, all the way down.
export const compact = (value) => {
  if (Array.isArray(value)) return value.map(compact);
  if (value === null || typeof value !== "object") return value;
  const members = Object.entries(value).filter(([, member]) => member !== null && member !== undefined);
  return Object.fromEntries(members.map(([name, member]) => [name, compact(member)]));
};

const document = (value) => {
  const sections = value.sections.map((section) => ({ ...section, terms: section.terms.map((list) => ({ list })) }));
  return compact({ ...value, sections });
};

export const proto = PROTO;

// A fixture's name to what is declared of it; where `pack` is missing, schemapack cannot carry it.
export const FIXTURES = {
  person: { records: 1, avro: avroPerson, message: "Person", toMessage: person, pack: packPerson },
  event: { records: 1, avro: avroEvent, message: "Event", toMessage: event, pack: packEvent },
  batch100: {
    records: 100,
    avro: avroList(avroEvent),
    message: "Events",
    toMessage: (list) => ({ list: list.map(event) }),
    pack: [packEvent],
  },
  document: { records: 1, avro: avroDocument, message: "Document", toMessage: document },
};
