import { asList, asObject, type Json, type JsonObject } from '#description/json.ts';
import { isSame, toCanonicalText } from './canonical.ts';
import { type Place, placeOf, pointerTo } from './place.ts';

type Join = (a: Json, b: Json) => Json;

const larger: Join = (a, b) => Math.max(Number(a), Number(b));
const smaller: Join = (a, b) => Math.min(Number(a), Number(b));
const inBoth: Join = (a, b) => {
  const others = asList(b).map(toCanonicalText);
  return asList(a).filter((value) => others.includes(toCanonicalText(value)));
};

const commonTypes: Join = (a, b) => {
  const [first, second] = [a, b].map((type) => asList(Array.isArray(type) ? type : [type]));
  const narrow = (list: Json[] = [], other: Json[] = []) =>
    list.filter((type) => other.includes(type) || (type === 'integer' && other.includes('number')));
  return [...new Set([...narrow(first, second), ...narrow(second, first)])];
};

/** How two values of a keyword that both hold become one. */
const joins: Readonly<Record<string, Join>> = {
  required: (a, b) => [...new Set([...asList(a), ...asList(b)])],
  enum: inBoth,
  type: commonTypes,
  minimum: larger,
  exclusiveMinimum: larger,
  minLength: larger,
  minItems: larger,
  minProperties: larger,
  maximum: smaller,
  exclusiveMaximum: smaller,
  maxLength: smaller,
  maxItems: smaller,
  maxProperties: smaller,
  properties: joinNamed,
  patternProperties: joinNamed,
  additionalProperties: (a, b) => (a === false || b === false ? false : { allOf: [a, b] }),
  items: (a, b) => ({ allOf: [a, b] }),
};

function joinNamed(a: Json, b: Json): Json {
  const joined: JsonObject = { ...asObject(a) };
  for (const [name, schema] of Object.entries(asObject(b))) {
    const known = joined[name];
    joined[name] = known === undefined || isSame(known, schema) ? schema : { allOf: [known, schema] };
  }
  return joined;
}

/** A schema without `allOf`: its parts joined into one; what cannot be joined stays behind under `allOf`. */
export function mergeAllOf(place: Place): Place {
  const parts = asList(place.schema.allOf);
  if (parts.length === 0) return place;
  const { allOf: _, ...own } = place.schema;
  const left: Json[] = [];
  const schema: JsonObject = { ...own };
  const elsewhere: Record<string, string> = { ...place.elsewhere };
  parts.forEach((part, index) => {
    const here = mergeAllOf(placeOf(place.document, part, pointerTo(place, 'allOf', String(index))));
    const rest = joinInto(schema, here, elsewhere);
    if (Object.keys(rest).length > 0) left.push(rest);
  });
  return { ...place, schema: left.length > 0 ? { ...schema, allOf: left } : schema, elsewhere };
}

/** Adds what a part says; what contradicts the rest is given back. */
function joinInto(schema: JsonObject, part: Place, elsewhere: Record<string, string>): JsonObject {
  const rest: JsonObject = {};
  for (const [key, value] of Object.entries(part.schema)) {
    const known = schema[key];
    const join = joins[key];
    if (known === undefined) {
      schema[key] = value;
      elsewhere[key] = pointerTo(part, key);
    } else if (join) schema[key] = join(known, value);
    else if (!isSame(known, value) && !isAnnotation(key)) rest[key] = value;
  }
  return rest;
}

function isAnnotation(key: string): boolean {
  return key === 'description' || key === 'title' || key.startsWith('x-') || key.startsWith('example');
}

/** A schema that says what two say; its place is that of the second. */
export function joinSchemas(a: Place, b: Place): Place {
  const second = mergeAllOf(b);
  const schema: JsonObject = { ...second.schema };
  const elsewhere = { ...second.elsewhere };
  const rest = joinInto(schema, a, elsewhere);
  if (Object.keys(rest).length > 0) schema.allOf = [...asList(schema.allOf), rest];
  return { ...second, schema, elsewhere };
}
