import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '#description/json.ts';
import { objectRows, type SchemaRow, scalarRows } from '#tests/contract/compare/schema-rows.ts';

const ajv = new Ajv2020({ strict: false, validateFormats: true });
addFormats.default(ajv);

const numbers = [...Array(101).keys(), -1, 0.5, 1.5, 2 ** 20, 2 ** 31, 2 ** 40];
const texts = [
  ...[...Array(61).keys()].map((length) => 'a'.repeat(length)),
  ...['7', '2026-11-20', '2026-11-20T10:00:00Z', 'a@b.example', 'red', 'green', 'blue'],
];
const lists = [...Array(11).keys()].flatMap((length) => [
  [...Array(length).keys()],
  Array.from({ length }, () => 1),
]);
const fields: JsonObject[] = [{}, { num: 1 }, { note: 'a' }, { num: 1, note: 'a' }];
const objects = fields.flatMap((one) => [one, { ...one, more: 1 }, { ...one, c1: 'a' }]);
const values: readonly Json[] = [null, true, ...numbers, ...texts, ...lists, ...objects];

/** Kinds that are about more than which values a schema allows. */
const more =
  /^(default|idle|day|transport|uncommon|deprecated|reactivated|text|example|hint|unknown|content|enum-name|property-(became|no-longer)-(read|write))/;
/** Clients ignore fields that they do not know, so new ones in responses break nobody. */
const ignored = /^(property-added|pattern-property-added|additional-properties-opened)/;
/** A client misses a field that is gone although no schema rules its absence out. */
const missed = /^(property|pattern-property)-removed$/;

function allowedValues(schema: JsonObject): Json[] {
  const isValid = ajv.compile(schema);
  return values.filter((value) => isValid(value));
}

const rows = [...scalarRows, ...objectRows].filter(([kind]) => !more.test(kind));

describe('the level of a change, when values decide', () => {
  it.each(rows)('is that of %s', (...row: SchemaRow) => {
    const [kind, before, after, request, answer] = row;
    const [old, young] = [allowedValues(before), allowedValues(after)];
    const refused = old.filter((value) => !young.includes(value));
    const surprising = young.filter((value) => !old.includes(value));
    expect([kind, request]).toEqual([kind, refused.length > 0 ? 'breaking' : 'compatible']);
    if (ignored.test(kind) || missed.test(kind)) return;
    expect([kind, answer]).toEqual([kind, surprising.length > 0 ? 'breaking' : 'compatible']);
  });
});
