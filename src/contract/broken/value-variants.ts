import { asList, asObject, isObject, type Json, type JsonObject } from '#description/json.ts';
import { typesOf } from '#description/json-schema.ts';
import { resolveRef } from '#description/operations.ts';
import type { Contract } from '../contract.ts';
import { distinctItems, sampleValue } from './sample-value.ts';
import { numberVariants, textVariants } from './scalar-variants.ts';
import { type Carrier, inside, joinVariants, type Variant, type Variants } from './variant.ts';

/** A name that no description has. */
export const undescribed = 'undescribed';

const here = (what: string, expected: string, value: Json): Variant => ({ path: [], what, expected, value });

/** Everything that breaks a schema in one place, or reaches one of its limits; each is a whole value of the schema. */
export function valueVariants(contract: Contract, node: Json, carrier: Carrier): Variants {
  const schema = resolveRef(contract.description.document, node);
  const sample = sampleValue(contract, node);
  const [type] = typesOf(schema);
  switch (type) {
    case 'integer':
    case 'number':
      return numberVariants(schema, carrier);
    case 'boolean':
      return truthVariants(carrier);
    case 'array':
      return listVariants(contract, schema, asList(sample));
    case 'object':
      return objectVariants(contract, schema, asObject(sample));
    default:
      return textVariants(schema, String(sample), carrier);
  }
}

function truthVariants(carrier: Carrier): Variants {
  const wrong: readonly Json[] = carrier === 'field' ? ['yes', 'TRUE', 'true1', ''] : ['true', 1, null];
  return {
    breaks: wrong.map((value) => here(JSON.stringify(value), 'true or false', value)),
    edges: [true, false].map((value) => here(String(value), 'true or false', value)),
  };
}

function wrongKinds(expected: string, isList: boolean): Variant[] {
  const other: readonly [string, Json] = isList ? ['an object', {}] : ['a list', []];
  const wrong: readonly (readonly [string, Json])[] = [
    other,
    ['a text', 'words'],
    ['a number', 5],
    ['null', null],
  ];
  return wrong.map(([what, value]) => here(what, expected, value));
}

function listVariants(contract: Contract, schema: JsonObject, sample: readonly Json[]): Variants {
  const { items = {}, minItems, maxItems } = schema;
  const breaks = wrongKinds('a list', true);
  const edges: Variant[] = [];
  if (typeof minItems === 'number' && minItems > 0) {
    const expected = `at least ${minItems} items`;
    breaks.push(here('too few items', expected, sample.slice(0, minItems - 1)));
    edges.push(here('the fewest items', expected, distinctItems(contract, items, minItems)));
  }
  if (typeof maxItems === 'number') {
    const expected = `at most ${maxItems} items`;
    breaks.push(here('one item too many', expected, distinctItems(contract, items, maxItems + 1)));
    edges.push(here('the most items', expected, distinctItems(contract, items, maxItems)));
  }
  const first = inside(valueVariants(contract, items, 'json'), '0', (value) => [value, ...sample.slice(1)]);
  return joinVariants([{ breaks, edges }, first]);
}

function objectVariants(contract: Contract, schema: JsonObject, sample: JsonObject): Variants {
  const properties = asObject(schema.properties);
  const members = Object.entries(properties).map(([name, one]) =>
    inside(valueVariants(contract, one, 'json'), name, (value) => ({ ...sample, [name]: value })),
  );
  const missing = asList(schema.required).map((name): Variant => {
    const { [String(name)]: _, ...rest } = sample;
    return { path: [String(name)], what: 'missing', expected: 'required', value: rest };
  });
  const isClosed = schema.additionalProperties === false;
  const unknown: Variant = {
    path: [undescribed],
    what: 'unknown member',
    expected: 'no other members',
    value: { ...sample, [undescribed]: 1 },
  };
  const whole = { ...sample };
  for (const [name, one] of Object.entries(properties))
    if (!(name in whole)) whole[name] = sampleValue(contract, one);
  const own: Variants = {
    breaks: [...wrongKinds('an object', false), ...missing, ...(isClosed ? [unknown] : [])],
    edges: [
      here('only what is required', 'the rest may be missing', sample),
      here('with every member', 'known members', whole),
    ],
  };
  return joinVariants([own, ...members.filter(Boolean)]);
}

/** Whether a value contains a text, at any depth. */
export function holdsZero(value: Json): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (Array.isArray(value)) return value.some(holdsZero);
  return isObject(value) && Object.values(value).some(holdsZero);
}
