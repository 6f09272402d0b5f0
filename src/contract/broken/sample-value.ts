import { asList, asObject, isObject, type Json, type JsonObject } from '#description/json.ts';
import { typesOf } from '#description/json-schema.ts';
import { resolveRef } from '#description/operations.ts';
import type { Contract } from '../contract.ts';
import { sampleText } from './text-values.ts';

/** The description has a schema for which no allowed value was found. */
export class NoSample extends Error {
  override readonly name = 'NoSample';
}

/**
 * A value that a schema of the description allows, always the same: the first of a list, the minimum of a number, a plain
 * text, an object with its required members. Throws {@link NoSample}.
 */
export function sampleValue(contract: Contract, node: Json): Json {
  const schema = resolveRef(contract.description.document, node);
  const [first] = asList(schema.enum ?? (schema.const === undefined ? [] : [schema.const]));
  if (first !== undefined) return first;
  const [type] = typesOf(schema);
  switch (type) {
    case 'integer':
    case 'number':
      return sampleNumber(schema);
    case 'boolean':
      return true;
    case 'array':
      return sampleList(contract, schema);
    case 'object':
      return sampleObject(contract, schema);
    default: {
      const text = sampleText(schema);
      if (text === undefined) throw new NoSample(`no text fits ${JSON.stringify(schema).slice(0, 200)}`);
      return text;
    }
  }
}

function sampleNumber({ minimum, maximum }: JsonObject): number {
  const least = typeof minimum === 'number' ? minimum : 0;
  return typeof maximum === 'number' && maximum < least + 1 ? maximum : Math.max(least, 1);
}

function sampleList(contract: Contract, { items, minItems }: JsonObject): Json[] {
  const least = typeof minItems === 'number' ? minItems : 0;
  return distinctItems(contract, items ?? {}, Math.max(1, least));
}

function sampleObject(contract: Contract, schema: JsonObject): JsonObject {
  const properties = asObject(schema.properties);
  const names = asList(schema.required).map(String);
  return Object.fromEntries(names.map((name) => [name, sampleValue(contract, properties[name] ?? {})]));
}

/** The given number of items, which differ in every number that may grow, as a list of ids must. */
export function distinctItems(contract: Contract, items: Json, count: number): Json[] {
  const schema = resolveRef(contract.description.document, items);
  const item = sampleValue(contract, items);
  return Array.from({ length: count }, (_, index) => shiftNumbers(contract, schema, item, index));
}

function shiftNumbers(contract: Contract, schema: JsonObject, value: Json, by: number): Json {
  if (typeof value === 'number' && schema.enum === undefined) {
    const { maximum } = schema;
    return typeof maximum === 'number' && value + by > maximum ? value : value + by;
  }
  if (!isObject(value)) return value;
  const properties = asObject(schema.properties);
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      shiftNumbers(contract, resolveRef(contract.description.document, properties[name] ?? {}), member, by),
    ]),
  );
}
