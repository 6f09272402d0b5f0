import type { SchemaKind } from '#contract/compare/schema-kinds.ts';
import type { Level } from '#contract/compare/verdict.ts';
import type { JsonObject } from '#description/json.ts';

/** One change of a schema: kind, the schema before and after, and what it is in a request and in an answer. */
export type SchemaRow = readonly [
  kind: SchemaKind,
  before: JsonObject,
  after: JsonObject,
  request: Level,
  answer: Level,
];

const text = { type: 'string', maxLength: 50 };
const whole = { type: 'integer', minimum: 1, maximum: 99 };
const list = { type: 'array', items: { type: 'integer' }, maxItems: 9 };
const anyList = { type: 'array', items: { type: 'integer' } };
const colour = { type: 'string', enum: ['red', 'green'] };

const narrower = ['breaking', 'compatible'] as const;
const wider = ['compatible', 'breaking'] as const;
const other = ['breaking', 'breaking'] as const;
const fine = ['compatible', 'compatible'] as const;
const still = ['cosmetic', 'cosmetic'] as const;

/** Texts, numbers and lists. Of each pair of rows the second undoes the first. */
export const scalarRows: readonly SchemaRow[] = [
  ['minimum-added', { type: 'integer' }, { type: 'integer', minimum: 2 }, ...narrower],
  ['minimum-removed', { type: 'integer', minimum: 2 }, { type: 'integer' }, ...wider],
  ['minimum-raised', whole, { ...whole, minimum: 2 }, ...narrower],
  ['minimum-lowered', { ...whole, minimum: 2 }, whole, ...wider],
  ['maximum-added', { type: 'integer' }, { type: 'integer', maximum: 2 }, ...narrower],
  ['maximum-removed', { type: 'integer', maximum: 2 }, { type: 'integer' }, ...wider],
  ['maximum-lowered', whole, { ...whole, maximum: 9 }, ...narrower],
  ['maximum-raised', { ...whole, maximum: 9 }, whole, ...wider],
  ['min-length-added', text, { ...text, minLength: 2 }, ...narrower],
  ['min-length-removed', { ...text, minLength: 2 }, text, ...wider],
  ['min-length-raised', { ...text, minLength: 1 }, { ...text, minLength: 2 }, ...narrower],
  ['min-length-lowered', { ...text, minLength: 2 }, { ...text, minLength: 1 }, ...wider],
  ['max-length-added', { type: 'string' }, text, ...narrower],
  ['max-length-removed', text, { type: 'string' }, ...wider],
  ['max-length-lowered', text, { ...text, maxLength: 49 }, ...narrower],
  ['max-length-raised', { ...text, maxLength: 49 }, text, ...wider],
  ['min-items-added', list, { ...list, minItems: 1 }, ...narrower],
  ['min-items-removed', { ...list, minItems: 1 }, list, ...wider],
  ['min-items-raised', { ...list, minItems: 1 }, { ...list, minItems: 2 }, ...narrower],
  ['min-items-lowered', { ...list, minItems: 2 }, { ...list, minItems: 1 }, ...wider],
  ['max-items-added', anyList, { ...anyList, maxItems: 3 }, ...narrower],
  ['max-items-removed', { ...anyList, maxItems: 3 }, anyList, ...wider],
  ['max-items-lowered', list, { ...list, maxItems: 8 }, ...narrower],
  ['max-items-raised', { ...list, maxItems: 8 }, list, ...wider],
  ['type-changed', anyList, { type: 'string' }, ...other],
  ['type-narrowed', { type: 'number' }, { type: 'integer' }, ...narrower],
  ['type-widened', { type: 'integer' }, { type: 'number' }, ...wider],
  ['became-nullable', text, { ...text, type: ['string', 'null'] }, ...wider],
  ['became-not-nullable', { ...text, type: ['string', 'null'] }, text, ...narrower],
  ['format-added', text, { ...text, format: 'email' }, ...narrower],
  ['format-removed', { ...text, format: 'email' }, text, ...wider],
  ['format-changed', { ...text, format: 'date' }, { ...text, format: 'date-time' }, ...other],
  [
    'format-narrowed',
    { type: 'integer', format: 'int64' },
    { type: 'integer', format: 'int32' },
    ...narrower,
  ],
  ['format-widened', { type: 'integer', format: 'int32' }, { type: 'integer', format: 'int64' }, ...wider],
  ['enum-added', { type: 'string' }, colour, ...narrower],
  ['enum-removed', colour, { type: 'string' }, ...wider],
  ['enum-value-added', colour, { ...colour, enum: ['red', 'green', 'blue'] }, ...wider],
  ['enum-value-removed', { ...colour, enum: ['blue', 'red', 'green'] }, colour, ...narrower],
  ['enum-name-changed', namedEnum('paid', 'sent'), namedEnum('settled', 'sent'), ...still],
  ['enum-name-moved', namedEnum('paid', 'sent'), namedEnum('sent', 'paid'), 'breaking', 'breaking'],
  ['const-added', { type: 'integer' }, { type: 'integer', const: 1 }, ...narrower],
  ['const-removed', { type: 'integer', const: 1 }, { type: 'integer' }, ...wider],
  ['const-changed', { type: 'integer', const: 1 }, { type: 'integer', const: 2 }, ...other],
  ['unique-items-added', list, { ...list, uniqueItems: true }, ...narrower],
  ['unique-items-removed', { ...list, uniqueItems: true }, list, ...wider],
  ['multiple-of-added', whole, { ...whole, multipleOf: 5 }, ...narrower],
  ['multiple-of-removed', { ...whole, multipleOf: 5 }, whole, ...wider],
  ['multiple-of-changed', { ...whole, multipleOf: 4 }, { ...whole, multipleOf: 6 }, ...other],
  ['multiple-of-narrowed', { ...whole, multipleOf: 5 }, { ...whole, multipleOf: 10 }, ...narrower],
  ['multiple-of-widened', { ...whole, multipleOf: 10 }, { ...whole, multipleOf: 5 }, ...wider],
  ['pattern-added', text, { ...text, pattern: '^[0-9]+$' }, ...narrower],
  ['pattern-removed', { ...text, pattern: '^[0-9]+$' }, text, ...wider],
  ['pattern-changed', { ...text, pattern: '^[0-9]+$' }, { ...text, pattern: '^[a-z]+$' }, ...other],
  ['day-added', text, { ...text, 'x-after': 'today' }, ...narrower],
  ['day-removed', { ...text, 'x-after': 'today' }, text, ...wider],
  ['uncommon-added', text, { ...text, 'x-uncommon': true }, ...narrower],
  ['uncommon-removed', { ...text, 'x-uncommon': true }, text, ...wider],
  ['uncommon-changed', { ...text, 'x-uncommon': true }, { ...text, 'x-uncommon': 1000 }, ...other],
  ['day-changed', { ...text, 'x-after': 'today' }, { ...text, 'x-after': 'tomorrow' }, ...other],
  [
    'content-media-type-changed',
    { type: 'string', contentMediaType: 'application/json' },
    { type: 'string', contentMediaType: 'text/csv' },
    ...other,
  ],
  [
    'content-encoding-changed',
    { type: 'string', contentEncoding: 'base64' },
    { type: 'string', contentEncoding: 'base32' },
    ...other,
  ],
  ['default-added', whole, { ...whole, default: 5 }, 'breaking', 'compatible'],
  ['default-removed', { ...whole, default: 5 }, whole, ...other],
  ['default-changed', { ...whole, default: 5 }, { ...whole, default: 6 }, ...other],
  ['transport-mark-added', text, { ...text, 'x-transport': 'token' }, ...fine],
  ['transport-mark-removed', { ...text, 'x-transport': 'token' }, text, ...fine],
  ['transport-mark-changed', { 'x-transport': 'token' }, { 'x-transport': 'language' }, ...other],
  ['deprecated', text, { ...text, deprecated: true }, ...fine],
  ['reactivated', { ...text, deprecated: true }, text, ...fine],
  ['text-changed', { ...text, description: 'A name.' }, { ...text, description: 'The name.' }, ...still],
  ['example-changed', { ...text, example: 'A' }, { ...text, example: 'B' }, ...still],
  ['hint-changed', { ...text, 'x-widget': 'text' }, { ...text, 'x-widget': 'longText' }, ...still],
  ['unknown-changed', text, { ...text, formatMinimum: 'a' }, ...other],
];

function namedEnum(...names: readonly string[]): JsonObject {
  return { type: 'integer', enum: names.map((_, index) => index + 1), 'x-enum-names': [...names] };
}

const open = { type: 'object', properties: { num: whole, note: text } };
const closed = { ...open, additionalProperties: false };
const asksNum = { ...closed, required: ['num'] };
const numOnly = { ...closed, properties: { num: whole } };
const asksBoth = { ...closed, required: ['num', 'note'] };
const oneOfThem = { ...closed, if: { required: ['num'] }, else: { required: ['note'] } };
const numberOrText = { oneOf: [whole, { type: 'string', format: 'date' }] };

function withNum(more: JsonObject): JsonObject {
  return { ...closed, properties: { num: { ...whole, ...more }, note: text } };
}

/** Objects, and what is chosen between or depends on something. */
export const objectRows: readonly SchemaRow[] = [
  ['min-properties-added', closed, { ...closed, minProperties: 1 }, ...narrower],
  ['min-properties-removed', { ...closed, minProperties: 1 }, closed, ...wider],
  ['min-properties-raised', { ...closed, minProperties: 1 }, { ...closed, minProperties: 2 }, ...narrower],
  ['min-properties-lowered', { ...closed, minProperties: 2 }, { ...closed, minProperties: 1 }, ...wider],
  ['max-properties-added', closed, { ...closed, maxProperties: 1 }, ...narrower],
  ['max-properties-removed', { ...closed, maxProperties: 1 }, closed, ...wider],
  ['max-properties-lowered', { ...closed, maxProperties: 2 }, { ...closed, maxProperties: 1 }, ...narrower],
  ['max-properties-raised', { ...closed, maxProperties: 1 }, { ...closed, maxProperties: 2 }, ...wider],
  ['property-added', numOnly, closed, ...fine],
  ['property-added-required', { ...numOnly, required: ['num'] }, asksBoth, 'breaking', 'compatible'],
  ['property-removed', closed, numOnly, ...other],
  ['property-became-required', closed, asksNum, ...narrower],
  ['property-became-optional', asksNum, closed, ...wider],
  ['property-became-read-only', closed, withNum({ readOnly: true }), 'breaking', 'cosmetic'],
  ['property-no-longer-read-only', withNum({ readOnly: true }), closed, 'compatible', 'cosmetic'],
  ['property-became-write-only', closed, withNum({ writeOnly: true }), 'cosmetic', 'breaking'],
  ['property-no-longer-write-only', withNum({ writeOnly: true }), closed, 'cosmetic', 'compatible'],
  ['pattern-property-added', closed, { ...closed, patternProperties: { '^c[0-9]+$': text } }, ...fine],
  ['pattern-property-removed', { ...closed, patternProperties: { '^c[0-9]+$': text } }, closed, ...other],
  ['additional-properties-closed', open, closed, ...narrower],
  ['additional-properties-opened', closed, open, ...fine],
  ['alternative-added', whole, numberOrText, ...wider],
  ['alternative-removed', numberOrText, whole, ...narrower],
  ['condition-added', closed, oneOfThem, ...narrower],
  ['condition-removed', oneOfThem, closed, ...wider],
  [
    'condition-changed',
    { ...closed, dependentRequired: { num: ['note'] } },
    { ...closed, dependentRequired: { note: ['num'] } },
    ...other,
  ],
  [
    'idle-default-changed',
    { ...withNum({ default: 1 }), required: ['num'] },
    { ...withNum({ default: 2 }), required: ['num'] },
    ...still,
  ],
];
