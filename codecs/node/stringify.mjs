// JSON text by a schema: one entry a library. Knows the libraries and what of a schema each understands; knows neither
// payloads nor time.

import { createRequire } from "node:module";

import Ajv from "ajv/dist/jtd.js";
import { createAccelerator } from "json-accelerator";

const require = createRequire(import.meta.url);
const compileJsonStringify = require("compile-json-stringify");
const fastJsonStringify = require("fast-json-stringify");

// One for all schemas, as its documentation asks for: making it takes a quarter of a second, which is no schema's cost.
const ajv = new Ajv.default();

// Each compiles a schema to a function from a value to text.
export const writers = {
  "JSON.stringify": () => JSON.stringify,
  "fast-json-stringify": (schema) => fastJsonStringify(schema),
  "compile-json-stringify": (schema) => compileJsonStringify(inputs(inlined(schema))),
  "json-accelerator": (schema) => createAccelerator(inlined(schema)),
  "ajv JTD": (schema) => {
    const definition = jtd(inlined(schema));
    const write = ajv.compileSerializer(definition);
    // It keeps what it compiled, by the definition's identity: each compilation is to be the first.
    ajv.removeSchema(definition);
    return write;
  },
};

// A schema with its references into `definitions` replaced by what they are to, for those that follow none.
function inlined(schema, root = schema) {
  if (Array.isArray(schema)) return schema.map((item) => inlined(item, root));
  if (schema === null || typeof schema !== "object") return schema;
  if (schema.$ref) return inlined(root.definitions[schema.$ref.replace("#/definitions/", "")], root);
  const members = Object.entries(schema).filter(([name]) => name !== "definitions");
  return Object.fromEntries(members.map(([name, member]) => [name, inlined(member, root)]));
}

const isNullable = (schema) => schema.nullable === true || (Array.isArray(schema.type) && schema.type.includes("null"));
const typeOf = (schema) => (Array.isArray(schema.type) ? schema.type.find((type) => type !== "null") : schema.type);

const mapped = (object, f) => Object.fromEntries(Object.entries(object ?? {}).map(([name, value]) => [name, f(value)]));

// As compile-json-stringify declares what goes in: no integers, and dates as objects.
function inputs(schema) {
  let type = typeOf(schema);
  if (type === "integer") type = "number";
  const nullable = isNullable(schema) ? ["null", type] : type;
  if (type === "array") return { type: nullable, items: inputs(schema.items) };
  if (type === "object") return { type: nullable, properties: mapped(schema.properties, inputs) };
  return { type: nullable };
}

// As JSON Type Definition has it. A string stays a string whatever its format.
function jtd(schema) {
  const nullable = isNullable(schema) ? { nullable: true } : {};
  if (schema.enum) return { enum: schema.enum, ...nullable };
  switch (typeOf(schema)) {
    case "object":
      return { properties: mapped(schema.properties, jtd), ...nullable };
    case "array":
      return { elements: jtd(schema.items), ...nullable };
    case "integer":
    case "number":
      return { type: "float64", ...nullable };
    case "boolean":
      return { type: "boolean", ...nullable };
    default:
      return { type: "string", ...nullable };
  }
}
