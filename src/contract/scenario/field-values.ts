import { asList, asObject, asText, isObject, type Json, type JsonObject } from '#description/json.ts';
import { isFileSchema, typesOf } from '#description/json-schema.ts';
import { resolveRef } from '#description/operations.ts';
import type { Contract } from '../contract.ts';
import type { FieldValue } from '../exchange.ts';
import type { Ledger } from './ledger.ts';

const dayMs = 86_400_000;

/** What a value is made with. */
export interface Making {
  readonly contract: Contract;
  readonly ledger: Ledger;
  readonly now: Date;
}

/** Texts of the shop's fields, the plain one first; the first that the schema allows is taken. */
function candidates({ ledger, now }: Making, name: string): string[] {
  const later = new Date(now.getTime() + 30 * dayMs).toISOString();
  return [
    `${name} ${ledger.next()}`,
    ...['Story', '13800138000', '123456', '518000', 'P2026030200000001', '1'],
    ...['W2026030200000001', 'Z2026030200000001'],
    ...['story@example.com', '/files/story.pdf', 'story.pdf,/files/story.pdf', 'China,Guangdong,Shenzhen'],
    ...[later.slice(0, 10), later, 'Story4value', 'storystorystory1', 'a'],
  ];
}

/** Places have the names of the language that the scenario speaks, in which they are read again. */
const widgetTexts: Readonly<Record<string, string>> = {
  phone: '13800138000',
  region: 'China,Guangdong,Shenzhen',
  country: 'China',
  province: 'Guangdong',
};

function widgetOf(schema: JsonObject): string {
  const widget = schema['x-widget'];
  return isObject(widget) ? asText(widget.name) : asText(widget);
}

function textValue(making: Making, name: string, schema: JsonObject): string {
  const fits = making.contract.validator(schema);
  const texts = [widgetTexts[widgetOf(schema)] ?? '', ...candidates(making, name)];
  const { examples, example } = schema;
  const shown = [...asList(examples), example].filter((one) => typeof one === 'string');
  const found = [...texts, ...shown].find((text) => text !== '' && fits(text));
  if (found === undefined) throw new Error(`no text is known that the field ${name} allows`);
  return found;
}

function numberValue(schema: JsonObject): number {
  const { minimum = 0, maximum = 1_000_000 } = schema;
  const usual = schema['x-mock'] === 'money' ? 1000 : 1;
  return Math.min(Number(maximum), Math.max(Number(minimum), usual));
}

/** A JSON value that a schema of the description allows: the first of an enum, what is required of an object, few items. */
function jsonValue(making: Making, name: string, node: Json): Json {
  const schema = resolveRef(making.contract.description.document, node);
  const [first] = asList(schema.enum);
  if (schema.const !== undefined) return schema.const;
  if (first !== undefined) return schema.default ?? first;
  const [type] = typesOf(schema);
  if (type === 'integer' || type === 'number') return numberValue(schema);
  if (type === 'boolean') return true;
  if (type === 'array') return [jsonValue(making, name, schema.items ?? {})];
  if (type !== 'object') return textValue(making, name, schema);
  const properties = asObject(schema.properties);
  const required = asList(schema.required).map(String);
  return Object.fromEntries(required.map((key) => [key, jsonValue(making, key, properties[key] ?? {})]));
}

function someFile(schema: JsonObject): File {
  const extensions = asList(asObject(schema['x-widget']).extensions).map(String);
  const extension = extensions.includes('.pdf') ? '.pdf' : (extensions[0] ?? '.pdf');
  return new File(['%PDF-1.7\n%%EOF\n'], `story${extension}`, { type: 'application/pdf' });
}

/** A value that a request field allows by its schema alone; JSON text where the field carries JSON. */
export function fieldValue(making: Making, name: string, node: Json): FieldValue {
  const schema = resolveRef(making.contract.description.document, node);
  if (isFileSchema(schema)) return someFile(schema);
  if (isObject(schema.contentSchema)) return JSON.stringify(jsonValue(making, name, schema.contentSchema));
  const value = jsonValue(making, name, schema);
  return typeof value === 'object' ? JSON.stringify(value) : value;
}
