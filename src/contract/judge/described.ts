import { asObject, isObject, type Json, type JsonObject, pointerSteps } from '#description/json.ts';
import { resolveRef } from '#description/operations.ts';
import type { Contract } from '../contract.ts';

/** One value of a response with the schema that the description has for it. */
export interface DescribedValue {
  readonly pointer: string;
  readonly schema: JsonObject;
  readonly value: Json;
}

/** The schema of a member of an object or of an item of a list; reference followed. undefined: the description has none. */
function innerSchema(contract: Contract, schema: JsonObject, step: string): JsonObject | undefined {
  const { document } = contract.description;
  const own = asObject(schema.properties)[step];
  if (isObject(own)) return resolveRef(document, own);
  for (const [pattern, one] of Object.entries(asObject(schema.patternProperties)))
    if (new RegExp(pattern, 'u').test(step)) return resolveRef(document, one);
  if (isObject(schema.items) && /^([0-9]+|\*)$/.test(step)) return resolveRef(document, schema.items);
  const others = [schema.oneOf, schema.anyOf, schema.allOf].flatMap((list) =>
    Array.isArray(list) ? list : [],
  );
  for (const other of others) {
    const found = innerSchema(contract, resolveRef(document, other), step);
    if (found) return found;
  }
  return undefined;
}

/** The schema at a JSON pointer (RFC 6901, `*` for any item) into a value of `schema`. */
export function schemaAt(contract: Contract, schema: Json, pointer: string): JsonObject | undefined {
  let found: JsonObject | undefined = resolveRef(contract.description.document, schema);
  for (const step of pointerSteps(pointer)) found = found && innerSchema(contract, found, step);
  return found;
}

/** Whether a schema is an amount of money: the description marks it with the generator `money`, or calls it cents. */
export function isMoney(schema: JsonObject): boolean {
  return schema['x-mock'] === 'money' || /\bcents?\b/i.test(String(schema.description ?? ''));
}

/** Every value inside a value that has a schema of its own, with its JSON pointer, outermost first. */
export function* describedValues(
  contract: Contract,
  schema: Json,
  value: Json,
  pointer = '',
): Generator<DescribedValue> {
  const resolved = resolveRef(contract.description.document, schema);
  yield { pointer, schema: resolved, value };
  if (typeof value !== 'object' || value === null) return;
  for (const [key, member] of Object.entries(value)) {
    const inner = innerSchema(contract, resolved, key);
    const step = key.replaceAll('~', '~0').replaceAll('/', '~1');
    if (inner) yield* describedValues(contract, inner, member, `${pointer}/${step}`);
  }
}
