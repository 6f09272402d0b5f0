import { asList, asObject, isObject, type Json, type JsonObject } from '#description/json.ts';
import { isFileSchema, typesOf } from '#description/json-schema.ts';
import { listOperations, resolveRef } from '#description/operations.ts';
import { isKeyOf } from '#domain/own-value.ts';
import { formats } from '#domain/wire/formats.ts';
import document from '#generated/openapi.json' with { type: 'json' };
import type { OperationId } from '#generated/transport.ts';
import type { Fields } from '../client.ts';

// Its own type names every operation, which the functions below do not want to know.
const described = document as unknown as JsonObject;
const operations = new Map(listOperations(described, []).map((operation) => [operation.id, operation]));

/** The first one that a schema allows is taken, so that the same field always has the same value. */
const texts = [
  ...['Sample text', '13800138000', '518000', '123456', 'Green6tree', '1', 'a'],
  ...['someone@example.com', '2030-01-15', '2030-01-15T10:00:00Z', '中国,广东,深圳'],
  ...[
    'contract-1.pdf,/files/contract-1.pdf',
    '/files/contract-1.pdf',
    'P2026000000000001',
    'W2026000000000001',
    'Z2026000000000001',
    'sample-text-of-a-mark',
  ],
];

/** `format` says nothing about these words of the shop: the region must be complete, and the phone a number. */
const textOfField: Readonly<Record<string, string>> = { country: '中国,广东,深圳' };

function fits(schema: JsonObject, text: string): boolean {
  const { pattern, format, minLength = 0, maxLength = Number.POSITIVE_INFINITY } = schema;
  const name = String(format);
  const check = isKeyOf(formats, name) ? formats[name] : undefined;
  return (
    text.length >= Number(minLength) &&
    text.length <= Number(maxLength) &&
    (typeof pattern !== 'string' || new RegExp(pattern, 'u').test(text)) &&
    (check?.(text) ?? true)
  );
}

function sampleText(name: string, schema: JsonObject): string {
  const candidates = [textOfField[name], ...asList(schema.examples), schema.example, ...texts];
  const found = candidates.find((one): one is string => typeof one === 'string' && fits(schema, one));
  if (found === undefined) throw new Error(`no sample text fits the field ${name}`);
  return found;
}

function sampleNumber({ minimum = 0, maximum = 1_000_000 }: JsonObject): number {
  return Math.min(Number(maximum), Math.max(Number(minimum), 1));
}

function sampleJson(name: string, node: Json): Json {
  const schema = resolveRef(described, node);
  const [first] = asList(schema.enum ?? (schema.const === undefined ? [] : [schema.const]));
  if (first !== undefined) return schema.default ?? first;
  switch (typesOf(schema)[0]) {
    case 'integer':
    case 'number':
      return sampleNumber(schema);
    case 'boolean':
      return true;
    case 'array':
      return [sampleJson(name, schema.items ?? {})];
    case 'object': {
      const properties = asObject(schema.properties);
      const required = asList(schema.required).map(String);
      return Object.fromEntries(required.map((key) => [key, sampleJson(key, properties[key] ?? {})]));
    }
    default:
      return sampleText(name, schema);
  }
}

/** The value of a field on the wire: a list as text with commas, an object as JSON text. */
function sampleField(name: string, node: Json): Fields[string] {
  const schema = resolveRef(described, node);
  if (isFileSchema(schema)) return new File(['%PDF-1.7'], 'contract.pdf', { type: 'application/pdf' });
  if (isObject(schema.contentSchema)) return JSON.stringify(sampleJson(name, schema.contentSchema));
  const value = sampleJson(name, schema);
  if (Array.isArray(value)) return value.join(',');
  return typeof value === 'object' ? JSON.stringify(value) : value;
}

/** The required fields of an operation with values that the description allows, without those of the transport. */
export function sampleFields(id: OperationId): Fields {
  const operation = operations.get(id);
  const { parameters = [], body } = operation ?? {};
  const properties = asObject(body?.properties);
  const isOwn = (node: Json | undefined) => resolveRef(described, node)['x-transport'] === undefined;
  // A sample has no optional field, so `then` applies where `if` asks for the lack of one.
  const lacking = asObject(body?.if).not === undefined ? undefined : asObject(body?.then).required;
  const inBody = [...asList(body?.required), ...asList(lacking)]
    .map(String)
    .filter((name) => isOwn(properties[name]))
    .map((name) => [name, properties[name] ?? {}] as const);
  const inAddress = parameters
    .filter((one) => one.required && one.in !== 'header' && one.transport === undefined)
    .map((one) => [one.name, one.schema] as const);
  return Object.fromEntries(
    [...inAddress, ...inBody].map(([name, schema]) => [name, sampleField(name, schema)]),
  );
}
