import type { JsonObject } from '#description/json.ts';
import { answersWith, callOf, done, formOf, type Mutation } from './mutation.ts';

const size = { type: 'integer', minimum: 1, maximum: 9 };
const name = { type: 'string', minLength: 1, maxLength: 50 };
const line = { type: 'object', additionalProperties: false, required: ['name'], properties: { name, size } };

/** The same thing in other words: what the description says before and after, as a form. */
const rewrites: Readonly<Record<string, readonly [JsonObject, JsonObject]>> = {
  'order-of-fields': [line, { ...line, properties: { size, name } }],
  'order-of-required': [
    { ...line, required: ['name', 'size'] },
    { ...line, required: ['size', 'name'] },
  ],
  'order-of-values': [probe({ enum: ['a', 'b'] }), probe({ enum: ['b', 'a'] })],
  'exclusive-bound': [probe(size), probe({ type: 'integer', exclusiveMinimum: 0, exclusiveMaximum: 10 })],
  'empty-bound': [probe({ type: 'string' }), probe({ type: 'string', minLength: 0 })],
  'open-pattern': [probe({ type: 'string' }), probe({ type: 'string', pattern: '.*' })],
  'one-type-in-a-list': [probe({ type: 'string' }), probe({ type: ['string'] })],
  'value-as-constant': [probe({ type: 'integer', enum: [1] }), probe({ type: 'integer', const: 1 })],
  'null-as-alternative': [
    probe({ type: ['string', 'null'], maxLength: 9 }),
    probe({ oneOf: [{ type: 'null' }, { type: 'string', maxLength: 9 }] }),
  ],
  'joined-by-all-of': [
    line,
    {
      allOf: [
        { type: 'object', properties: { name }, required: ['name'] },
        { ...line, required: [] },
      ],
    },
  ],
  'false-as-absent': [probe({ type: 'array' }), probe({ type: 'array', uniqueItems: false })],
  'bounds-that-values-keep': [
    probe({ type: 'integer', enum: [1, 2] }),
    probe({ type: 'integer', minimum: 1, enum: [1, 2] }),
  ],
};

function probe(schema: JsonObject): JsonObject {
  return { type: 'object', additionalProperties: false, properties: { probe: schema } };
}

function rewriteSchema([name, [before, after]]: readonly [
  string,
  readonly [JsonObject, JsonObject],
]): Mutation {
  const item = (schema: JsonObject) => ({
    [`/mutations/${name}`]: {
      post: callOf(name, { requestBody: formOf(schema), responses: answersWith(around(schema)) }),
    },
  });
  return calm(name, item(before), item(after));
}

function around(data: JsonObject): JsonObject {
  return { ...done, properties: { code: { type: 'integer', const: 0 }, msg: { type: 'string' }, data } };
}

function calm(name: string, base: JsonObject, now: JsonObject, parts?: Mutation['parts']): Mutation {
  const mutation = {
    name,
    kind: undefined,
    side: 'call',
    level: 'cosmetic',
    base,
    now,
    standard: true,
  } as const;
  return parts ? { ...mutation, parts } : mutation;
}

/** A call whose answer is what a component says, or the same inline. */
function callResponding(name: string, data: JsonObject): JsonObject {
  return { [`/mutations/${name}`]: { get: callOf(name, { responses: answersWith(around(data)) }) } };
}

const tree = (name: string): JsonObject => ({
  ...line,
  properties: {
    name: { type: 'string' },
    parts: { type: 'array', items: { $ref: `#/components/schemas/${name}` } },
  },
});

const oneOf = (...names: readonly string[]): JsonObject => ({
  oneOf: names.map((name) => ({ $ref: `#/components/schemas/${name}` })),
});

/** Pairs in which nothing has changed but the way of writing it. */
export const neutralMutations: readonly Mutation[] = [
  ...Object.entries(rewrites).map(rewriteSchema),
  calm(
    'schema-renamed',
    callResponding('schema-renamed', oneOf('CalmLine', 'CalmRefusal')),
    callResponding('schema-renamed', oneOf('CalmRow', 'CalmRefusal')),
    [
      { CalmLine: line, CalmRefusal: done },
      { CalmRow: line, CalmRefusal: done },
    ],
  ),
  calm(
    'schema-put-inline',
    callResponding('schema-put-inline', { $ref: '#/components/schemas/CalmInline' }),
    callResponding('schema-put-inline', line),
    [{ CalmInline: line }, {}],
  ),
  calm(
    'tree-renamed',
    callResponding('tree-renamed', { $ref: '#/components/schemas/CalmTree' }),
    callResponding('tree-renamed', { $ref: '#/components/schemas/CalmForest' }),
    [{ CalmTree: tree('CalmTree') }, { CalmForest: tree('CalmForest') }],
  ),
  calm(
    'unused-schema-removed',
    callResponding('unused-schema-removed', line),
    callResponding('unused-schema-removed', line),
    [{ CalmUnused: line }, {}],
  ),
];
