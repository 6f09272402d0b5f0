import type { ContractOperation } from '#contract/contract.ts';
import type { Json, JsonObject } from '#description/json.ts';
import { anywhere, mutateJson } from '../mutate.ts';
import type { Mutation } from '../mutation.ts';
import { placesOf } from '../places.ts';

const envelope = 'envelope';

function without(json: JsonObject, name: string): JsonObject {
  const { [name]: _, ...others } = json;
  return others;
}

type Contract = Parameters<typeof placesOf>[0];

function has(name: string, type?: string) {
  return (operation: ContractOperation, contract: Contract): boolean =>
    placesOf(contract, operation).some(
      ({ pointer, schema }) => pointer === `/${name}` && (type === undefined || schema.type === type),
    );
}

/** What is around every response. */
export const envelopeMutations: readonly Mutation[] = [
  mutateJson([envelope, 'code is missing'], 'success', (json) => without(json, 'code')),
  mutateJson([envelope, 'code of a refusal is missing'], 'refusal', (json) => without(json, 'code')),
  mutateJson([envelope, 'msg is missing'], 'success', (json) => without(json, 'msg')),
  mutateJson([envelope, 'msg of a refusal is missing'], 'refusal', (json) => without(json, 'msg')),
  mutateJson([envelope, 'extra member in the envelope'], 'success', (json) => ({ ...json, success: true })),
  mutateJson([envelope, 'extra member in the envelope of a refusal'], 'refusal', (json) => ({
    ...json,
    trace: 'at handler (/srv/app.js:12:3)',
  })),
  mutateJson([envelope, 'refusal carries data'], 'refusal', (json) => ({ ...json, data: null })),
  mutateJson([envelope, 'code is text'], 'success', (json) => ({ ...json, code: '0' })),
  mutateJson([envelope, 'success has code 200'], 'success', (json) => ({ ...json, code: 200 })),
  mutateJson([envelope, 'msg is null'], 'success', (json) => ({ ...json, msg: null })),
  mutateJson([envelope, 'data comes without its envelope'], 'success', ({ data }) => data, has('data')),
  mutateJson(
    [envelope, 'data is wrapped once more'],
    'success',
    ({ data, ...json }) => (data === undefined ? undefined : { ...json, data: { result: data } }),
    has('data'),
  ),
  mutateJson([envelope, 'data is missing'], 'success', (json) => without(json, 'data'), has('data')),
  mutateJson(
    [envelope, 'empty list is left out'],
    'success',
    (json) => (Array.isArray(json.data) && json.data.length === 0 ? without(json, 'data') : undefined),
    has('data', 'array'),
  ),
  mutateJson(
    [envelope, 'empty list is null'],
    'success',
    (json) => (Array.isArray(json.data) && json.data.length === 0 ? { ...json, data: null } : undefined),
    has('data', 'array'),
  ),
  mutateJson(
    [envelope, 'params are a list'],
    'success',
    ({ params, ...json }): Json | undefined =>
      params === undefined ? undefined : { ...json, params: [params] },
    has('params'),
  ),
  mutateJson(
    [envelope, 'data where there is none'],
    'success',
    (json) => ({ ...json, data: {} }),
    (operation, contract) => !has('data')(operation, contract) && anywhere(operation, contract),
  ),
];
