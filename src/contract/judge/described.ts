import {
  asObject,
  isObject,
  type Json,
  type JsonObject,
  pointerStep,
  pointerSteps,
} from '#description/json.ts';
import { resolveRef } from '#description/operations.ts';
import type { Contract } from '../contract.ts';

/** One value of a response with the schema that the description has for it. */
export interface DescribedValue {
  readonly pointer: string;
  readonly schema: JsonObject;
  readonly value: Json;
}

/** Documents do not change, and the same few schemas are asked about for every value. */
const resolvedNodes = new WeakMap<JsonObject, WeakMap<object, JsonObject>>();
const innerSchemas = new WeakMap<JsonObject, Map<string, JsonObject | undefined>>();

/** The schema of a node, reference followed; the same object every time. */
function resolve({ description: { document } }: Contract, node: Json | undefined): JsonObject {
  if (!isObject(node)) return asObject(node);
  const known = resolvedNodes.get(document) ?? new WeakMap<object, JsonObject>();
  resolvedNodes.set(document, known);
  const resolved = known.get(node) ?? resolveRef(document, node);
  known.set(node, resolved);
  return resolved;
}

/** The schema of a member of an object or of an item of a list; reference followed. undefined: the description has none. */
function innerSchema(contract: Contract, schema: JsonObject, step: string): JsonObject | undefined {
  const known = innerSchemas.get(schema) ?? new Map<string, JsonObject | undefined>();
  innerSchemas.set(schema, known);
  if (!known.has(step)) known.set(step, findInnerSchema(contract, schema, step));
  return known.get(step);
}

function findInnerSchema(contract: Contract, schema: JsonObject, step: string): JsonObject | undefined {
  const own = asObject(schema.properties)[step];
  if (isObject(own)) return resolve(contract, own);
  for (const [pattern, one] of Object.entries(asObject(schema.patternProperties)))
    if (new RegExp(pattern, 'u').test(step)) return resolve(contract, one);
  if (isObject(schema.items) && /^([0-9]+|\*)$/.test(step)) return resolve(contract, schema.items);
  const others = [schema.oneOf, schema.anyOf, schema.allOf].flatMap((list) =>
    Array.isArray(list) ? list : [],
  );
  for (const other of others) {
    const found = innerSchema(contract, resolve(contract, other), step);
    if (found) return found;
  }
  return undefined;
}

/** The schema at a JSON pointer (RFC 6901, `*` for any item) into a value of `schema`. */
export function schemaAt(contract: Contract, schema: Json, pointer: string): JsonObject | undefined {
  let found: JsonObject | undefined = resolve(contract, schema);
  for (const step of pointerSteps(pointer)) found = found && innerSchema(contract, found, step);
  return found;
}

/** Whether a schema is an amount of money: the description marks it with the generator `money`, or calls it cents. */
export function isMoney(schema: JsonObject): boolean {
  return schema['x-mock'] === 'money' || /\bcents?\b/i.test(String(schema.description ?? ''));
}

/** Every value inside a value that has a schema of its own, with its JSON pointer, outermost first. */
export function describedValues(contract: Contract, schema: Json, value: Json): DescribedValue[] {
  const values: DescribedValue[] = [];
  const visit = (described: DescribedValue): void => {
    values.push(described);
    const { pointer, schema: outer, value: holder } = described;
    if (typeof holder !== 'object' || holder === null) return;
    for (const [key, member] of Object.entries(holder)) {
      const inner = innerSchema(contract, outer, key);
      if (inner) visit({ pointer: `${pointer}/${pointerStep(key)}`, schema: inner, value: member });
    }
  };
  visit({ pointer: '', schema: resolve(contract, schema), value });
  return values;
}
