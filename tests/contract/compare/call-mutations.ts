import { type CallKind, callKinds } from '#contract/compare/call-kinds.ts';
import type { Kind } from '#contract/compare/change.ts';
import type { Level } from '#contract/compare/verdict.ts';
import { asObject, type JsonObject } from '#description/json.ts';
import { answersWith, callOf, done, formOf, type Mutation } from './mutation.ts';

/** A kind with what the operation is before and after, and its level. */
type CallRow = readonly [kind: CallKind, before: JsonObject, after: JsonObject, level: Level];

const form = formOf({ type: 'object', properties: { num: { type: 'integer' } } });
const json = { schema: { type: 'object', properties: { num: { type: 'integer' } } } };
const withType = { ...form, content: { ...asObject(form.content), 'application/json': json } };

function state(more: JsonObject = {}): JsonObject {
  return { name: 'state', in: 'query', required: false, schema: { type: 'integer' }, ...more };
}

function parameters(...list: readonly JsonObject[]): JsonObject {
  return { parameters: [...list] };
}

function body(requestBody: JsonObject): JsonObject {
  return { requestBody };
}

function answers(more: JsonObject): JsonObject {
  return { responses: { ...answersWith(done), ...more } };
}

function header(more: JsonObject): JsonObject {
  const headers = { 'X-Request-Id': { description: 'An id.', schema: { type: 'string' }, ...more } };
  return { responses: answersWith(done, { headers }) };
}

function security(...list: readonly JsonObject[]): JsonObject {
  return { security: [...list] };
}

const other = { description: 'Also done.', content: { 'application/json': { schema: done } } };
const csv = { 'text/csv': { schema: { type: 'string' } }, 'application/json': { schema: done } };
const [member, visitor] = [{ memberToken: [], signature: [] }, { signature: [] }];
const list = { type: 'array', items: { type: 'integer' } };

/** What OpenAPI itself says of a call. */
const standardRows: readonly CallRow[] = [
  ['operation-deprecated', {}, { deprecated: true }, 'compatible'],
  ['operation-reactivated', { deprecated: true }, {}, 'compatible'],
  ['operation-id-changed', { operationId: 'getThing' }, { operationId: 'readThing' }, 'cosmetic'],
  ['tags-changed', { tags: ['mutations'] }, { tags: ['trees'] }, 'cosmetic'],
  ['parameter-added', {}, parameters(state()), 'compatible'],
  ['parameter-added-required', {}, parameters(state({ required: true })), 'breaking'],
  ['parameter-removed', parameters(state()), {}, 'breaking'],
  ['parameter-moved', parameters(state()), parameters(state({ in: 'header' })), 'breaking'],
  ['parameter-became-required', parameters(state()), parameters(state({ required: true })), 'breaking'],
  ['parameter-became-optional', parameters(state({ required: true })), parameters(state()), 'compatible'],
  [
    'parameter-style-changed',
    parameters(state({ schema: list })),
    parameters(state({ schema: list, explode: false })),
    'breaking',
  ],
  ['body-added', {}, body({ ...form, required: false }), 'compatible'],
  ['body-added-required', {}, body(form), 'breaking'],
  ['body-removed', body(form), {}, 'breaking'],
  ['body-became-required', body({ ...form, required: false }), body(form), 'breaking'],
  ['body-became-optional', body(form), body({ ...form, required: false }), 'compatible'],
  [
    'body-encoding-changed',
    body(formOf(json.schema)),
    body({
      content: { 'application/x-www-form-urlencoded': { ...json, encoding: { num: { explode: false } } } },
      required: true,
    }),
    'breaking',
  ],
  ['request-media-type-added', body(form), body(withType), 'compatible'],
  ['request-media-type-removed', body(withType), body(form), 'breaking'],
  [
    'answer-media-type-added',
    answers({ '200': other }),
    answers({ '200': { ...other, content: csv } }),
    'compatible',
  ],
  [
    'answer-media-type-removed',
    answers({ '200': { ...other, content: csv } }),
    answers({ '200': other }),
    'breaking',
  ],
  ['status-added', {}, answers({ '201': other }), 'breaking'],
  ['status-removed', answers({ '201': other }), {}, 'breaking'],
  ['error-status-added', {}, answers({ '4XX': other }), 'compatible'],
  ['error-status-removed', answers({ '4XX': other }), {}, 'compatible'],
  ['header-added', {}, header({ required: true }), 'compatible'],
  ['header-removed', header({ required: true }), {}, 'breaking'],
  ['header-became-required', header({}), header({ required: true }), 'compatible'],
  ['header-became-optional', header({ required: true }), header({}), 'breaking'],
  ['security-tightened', security(visitor, member), security(member), 'breaking'],
  ['security-loosened', security(member), security(member, visitor), 'compatible'],
];

const action: JsonObject = { on: 'Order', name: 'pay', when: [{ state: [1, 2] }], sets: { state: 3 } };
const second: JsonObject = { ...action, name: 'refund', request: { type: 2 } };
const first: JsonObject = { ...action, request: { type: 1 } };
const order = { order: '/data/*/stock', direction: 'desc', when: { sort: 'stock' } };

/** What our extensions say of a call. */
const ownRows: readonly CallRow[] = [
  ['code-added', { 'x-codes': [0] }, { 'x-codes': [0, 4004] }, 'compatible'],
  ['code-removed', { 'x-codes': [4004, 0] }, { 'x-codes': [0] }, 'compatible'],
  ['action-added', { 'x-action': first }, { 'x-action': [first, second] }, 'compatible'],
  ['action-removed', { 'x-action': [first, second] }, { 'x-action': first }, 'breaking'],
  [
    'action-narrowed',
    { 'x-action': action },
    { 'x-action': { ...action, when: [{ state: [1] }] } },
    'breaking',
  ],
  [
    'action-widened',
    { 'x-action': { ...action, when: [{ state: [1] }] } },
    { 'x-action': action },
    'compatible',
  ],
  [
    'action-effect-changed',
    { 'x-action': action },
    { 'x-action': { ...action, sets: { state: 4 } } },
    'breaking',
  ],
  [
    'action-choice-changed',
    { 'x-action': first },
    { 'x-action': { ...first, request: { type: 3 } } },
    'breaking',
  ],
  [
    'action-screens-changed',
    { 'x-action': action },
    { 'x-action': { ...action, screens: { home: [{ state: [1] }] } } },
    'cosmetic',
  ],
  ['idempotent-added', {}, { 'x-idempotent': true }, 'compatible'],
  ['idempotent-removed', { 'x-idempotent': true }, {}, 'breaking'],
  ['cooldown-added', {}, { 'x-cooldown': 60 }, 'breaking'],
  ['cooldown-removed', { 'x-cooldown': 60 }, {}, 'compatible'],
  ['cooldown-raised', { 'x-cooldown': 60 }, { 'x-cooldown': 90 }, 'breaking'],
  ['cooldown-lowered', { 'x-cooldown': 90 }, { 'x-cooldown': 60 }, 'compatible'],
  ['hourly-limit-added', {}, { 'x-hourly-limit': 60 }, 'breaking'],
  ['hourly-limit-removed', { 'x-hourly-limit': 60 }, {}, 'compatible'],
  ['hourly-limit-raised', { 'x-hourly-limit': 60 }, { 'x-hourly-limit': 90 }, 'compatible'],
  ['hourly-limit-lowered', { 'x-hourly-limit': 90 }, { 'x-hourly-limit': 60 }, 'breaking'],
  ['page-size-changed', { 'x-page-size': { home: 5 } }, { 'x-page-size': { home: 6 } }, 'compatible'],
  ['relation-added', {}, { 'x-relations': [{ unique: '/data/*/id' }] }, 'compatible'],
  ['relation-removed', { 'x-relations': [{ unique: '/data/*/id' }] }, {}, 'breaking'],
  [
    'relation-changed',
    { 'x-relations': [order] },
    { 'x-relations': [{ ...order, direction: 'asc' }] },
    'breaking',
  ],
];

/** A description whose operation has the name of its kind of change. */
function toMutations(rows: readonly CallRow[], standard: boolean): Mutation[] {
  return rows.map(([kind, before, after, level]) => {
    const item = (more: JsonObject) => ({ [`/mutations/${kind}`]: { post: callOf(kind, more) } });
    const { side } = callKinds[kind];
    return { name: kind, kind, side, level, base: item(before), now: item(after), standard };
  });
}

function onPaths(kind: Kind & CallKind, level: Level, base: JsonObject, now: JsonObject): Mutation {
  return { name: kind, kind, side: callKinds[kind].side, level, base, now, standard: true, alone: true };
}

const id = { name: 'id', in: 'path', required: true, schema: { type: 'integer' } };
const get = (name: string, more: JsonObject = {}) => ({ get: callOf(name, more) });

/** Changes of the paths themselves. */
const pathMutations: readonly Mutation[] = [
  onPaths('operation-added', 'compatible', {}, { '/mutations/operation-added': get('operation-added') }),
  onPaths('operation-removed', 'breaking', { '/mutations/operation-removed': get('operation-removed') }, {}),
  onPaths(
    'operation-moved',
    'breaking',
    { '/mutations/operation-moved': get('operation-moved') },
    { '/mutations/operation-moved/new': get('operation-moved') },
  ),
  onPaths(
    'path-parameter-renamed',
    'cosmetic',
    { '/mutations/path-parameter-renamed/{id}': get('path-parameter-renamed', parameters(id)) },
    {
      '/mutations/path-parameter-renamed/{no}': get(
        'path-parameter-renamed',
        parameters({ ...id, name: 'no' }),
      ),
    },
  ),
];

/** Every kind of change of a call that an operation can show. */
export const callMutations: readonly Mutation[] = [
  ...pathMutations,
  ...toMutations(standardRows, true),
  ...toMutations(ownRows, false),
];
