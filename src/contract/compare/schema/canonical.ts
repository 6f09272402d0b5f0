import { asList, isObject, type Json, type JsonObject, valueAt } from '#description/json.ts';
import type { Place } from './place.ts';

/** One spelling for values that are the same JSON: keys in order. */
export function toCanonicalText(value: Json | undefined): string {
  return JSON.stringify(sortKeys(value)) ?? '';
}

function sortKeys(value: Json | undefined): Json | undefined {
  if (Array.isArray(value)) return value.map((item) => sortKeys(item) ?? null);
  if (!isObject(value)) return value;
  const keys = Object.keys(value).sort();
  return Object.fromEntries(keys.map((key) => [key, sortKeys(value[key]) ?? null]));
}

/** Whether two values are equal, regardless of the order of their keys. */
export function isSame(a: Json | undefined, b: Json | undefined): boolean {
  return a === b || toCanonicalText(a) === toCanonicalText(b);
}

/** Keywords that rule nothing out. */
const silent = new Set([
  'description',
  'title',
  'example',
  'examples',
  'externalDocs',
  'deprecated',
  '$comment',
  'default',
]);
const maps = new Set(['properties', 'patternProperties', '$defs', 'dependentSchemas']);
const sets = new Set(['required', 'enum', 'type']);

/**
 * One spelling for schemas that allow the same values by the same keywords: references followed, names of components,
 * annotations, order of keys and of sets left out. A recursive reference is written as its distance.
 */
export function spelledSchema(place: Pick<Place, 'document' | 'schema'>): string {
  return toCanonicalText(toPlainSchema(place.document, place.schema, []));
}

function toPlainSchema(document: JsonObject, node: Json, above: readonly string[]): Json {
  if (Array.isArray(node)) return node.map((item) => toPlainSchema(document, item, above));
  if (!isObject(node)) return node;
  const out: JsonObject = {};
  for (const [key, value] of Object.entries(node)) {
    if (silent.has(key) || key.startsWith('x-')) continue;
    if (key === '$ref' && typeof value === 'string') Object.assign(out, resolveRef(document, value, above));
    else if (maps.has(key) && isObject(value))
      out[key] = Object.fromEntries(
        Object.entries(value).map(([name, one]) => [name, toPlainSchema(document, one, above)]),
      );
    else if (sets.has(key))
      out[key] = asList(Array.isArray(value) ? value : [value])
        .map(toCanonicalText)
        .sort();
    else out[key] = key === 'const' ? value : toPlainSchema(document, value, above);
  }
  return out;
}

function resolveRef(document: JsonObject, ref: string, above: readonly string[]): JsonObject {
  const distance = above.indexOf(ref);
  if (distance >= 0) return { $above: distance };
  const target = toPlainSchema(document, valueAt(document, ref.slice(1)) ?? {}, [ref, ...above]);
  return isObject(target) ? target : { $is: target };
}
