import type { Kind } from '#contract/compare/change.ts';
import type { JsonObject } from '#description/json.ts';
import { answersWith, callOf, done, formOf, type Mutation } from './mutation.ts';
import { objectRows, type SchemaRow, scalarRows } from './schema-rows.ts';

/** Ours alone know what these are about. */
const ours: readonly Kind[] = [
  ...(['enum-name-changed', 'enum-name-moved'] as const),
  ...(['transport-mark-added', 'transport-mark-removed', 'transport-mark-changed'] as const),
  ...(['day-added', 'day-removed', 'day-changed'] as const),
  ...(['uncommon-added', 'uncommon-removed', 'uncommon-changed'] as const),
  ...(['hint-changed', 'unknown-changed'] as const),
];

function formWith(probe: JsonObject): JsonObject {
  return formOf({ type: 'object', additionalProperties: false, properties: { probe } });
}

function answerWith(probe: JsonObject): JsonObject {
  const data = { type: 'object', additionalProperties: false, properties: { probe } };
  const properties = { code: { type: 'integer', const: 0 }, msg: { type: 'string', maxLength: 200 }, data };
  return answersWith({ ...done, properties });
}

function toMutations([kind, before, after, request, answer]: SchemaRow): Mutation[] {
  const item = (name: string, more: JsonObject) => ({ [`/mutations/${name}`]: { post: callOf(name, more) } });
  const standard = !ours.includes(kind);
  const [sent, read] = [`${kind}-request`, `${kind}-answer`];
  return [
    {
      name: sent,
      kind,
      side: 'request',
      level: request,
      standard,
      base: item(sent, { requestBody: formWith(before) }),
      now: item(sent, { requestBody: formWith(after) }),
    },
    {
      name: read,
      kind,
      side: 'answer',
      level: answer,
      standard,
      base: item(read, { responses: answerWith(before) }),
      now: item(read, { responses: answerWith(after) }),
    },
  ];
}

/** Every kind of change of a schema, once in the form of a request and once in an answer. */
export const schemaMutations: readonly Mutation[] = [...scalarRows, ...objectRows].flatMap(toMutations);
