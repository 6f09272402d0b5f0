import * as fc from 'fast-check';
import { asList, asObject, type Json, type JsonObject } from '#description/json.ts';
import { typesOf } from '#description/json-schema.ts';
import { resolveRef } from '#description/operations.ts';
import type { Contract } from '../contract.ts';
import { sampleText } from './text-values.ts';

const wide = 20;
const mostItems = 3;

/** Texts that mean something to some reader, and nothing to most fields. */
const odd = [
  ...[
    '',
    ' ',
    '0',
    '-0',
    '-1',
    '1.0',
    '1e3',
    '+1',
    '٣',
    '１',
    'null',
    'true',
    'undefined',
    '[]',
    '{}',
    '[object Object]',
  ],
  ...[
    "' or 1=1 --",
    '%',
    '_',
    '%00',
    '../..',
    '<b>',
    '$1',
    '\u202e',
    '\ufeff',
    '\u0000',
    '9'.repeat(25),
    'e\u0301',
    '👩‍🔬',
  ],
];

/** One character of a text: mostly plain ones, some that readers stumble over. */
const letter = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...'abcdefghijkmnxyzABCXYZ0123456789 -_.,/%!|#&=+') },
  { weight: 1, arbitrary: fc.constantFrom(...'中éßΩµ𠮷👩Ａ\u0301\u00a0\u200b\u202e\ufeff\uffff\n\t"\'\\<') },
);

/** Values that a schema allows, nearly always: what the description says of each is asked before it counts. */
export function fittingValue(contract: Contract, node: Json): fc.Arbitrary<Json> {
  const schema = resolveRef(contract.description.document, node);
  const values = asList(schema.enum ?? (schema.const === undefined ? [] : [schema.const]));
  if (values.length > 0) return fc.constantFrom(...values);
  switch (typesOf(schema)[0]) {
    case 'integer':
      return fittingInteger(schema);
    case 'number':
      return fc.oneof(
        fittingInteger(schema),
        fc.integer({ min: 0, max: 10_000_000 }).map((one) => one / 10_000),
      );
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(fittingValue(contract, schema.items ?? {}), { minLength: 1, maxLength: mostItems });
    case 'object':
      return fittingObject(contract, schema);
    default:
      return fittingText(schema);
  }
}

function fittingInteger({ minimum, maximum }: JsonObject): fc.Arbitrary<number> {
  const min = typeof minimum === 'number' ? minimum : -1_000_000;
  return fc.integer({ min, max: typeof maximum === 'number' ? maximum : 1_000_000 });
}

function fittingText(schema: JsonObject): fc.Arbitrary<string> {
  const { pattern, format, minLength, maxLength } = schema;
  const sample = sampleText(schema) ?? '';
  if (typeof format === 'string') return fc.constantFrom(sample);
  if (typeof pattern === 'string' && pattern !== '\\S') {
    if (pattern.includes('(?')) return fc.constantFrom(sample);
    const most = typeof maxLength === 'number' ? maxLength : Number.POSITIVE_INFINITY;
    const least = typeof minLength === 'number' ? minLength : 0;
    const made = fc.stringMatching(new RegExp(pattern, 'u')).filter((text) => text.length <= most);
    return least > 4 ? fc.constantFrom(sample) : made;
  }
  const min = typeof minLength === 'number' ? minLength : 0;
  const max = Math.min(typeof maxLength === 'number' ? maxLength : wide, min + wide);
  return fc.string({ unit: letter, minLength: min, maxLength: max });
}

function fittingObject(contract: Contract, schema: JsonObject): fc.Arbitrary<Json> {
  const properties = asObject(schema.properties);
  const members = Object.entries(properties).map(
    ([name, one]) => [name, fittingValue(contract, one)] as const,
  );
  const requiredKeys = asList(schema.required)
    .map(String)
    .filter((name) => name in properties);
  // `fc.record` types every member as possibly absent, which JSON has no value for.
  return fc.record(Object.fromEntries(members), {
    requiredKeys,
    noNullPrototype: true,
  }) as fc.Arbitrary<Json>;
}

/** Texts that a field may or may not allow. */
export const oddText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...odd),
  fc.string({ unit: letter, maxLength: wide }),
  fc.integer().map(String),
  fc.double().map(String),
  fc.json({ maxDepth: 2 }),
);
