import type { WireRequest } from '#contract/exchange.ts';
import { asObject } from '#description/json.ts';
import { transportHeaders } from '#generated/transport.ts';
import { type Fits, mutatedAnswer, mutationOf, unchangedAnswer } from '../mutate.ts';
import { codeIn, jsonOf, type Mutation, withJson } from '../mutation.ts';
import { Memory } from './memory.ts';

const repeated = 'repeated calls';
const keyName = transportHeaders.idempotencyKey.toLowerCase();

function keyOf({ headers }: WireRequest): string | undefined {
  return headers[keyName];
}

function withNewKey(request: WireRequest): WireRequest {
  return { ...request, headers: { ...request.headers, [keyName]: crypto.randomUUID() } };
}

const isIdempotent: Fits = (operation) => operation.idempotent;

/** Calls that come a second time. */
export const repeatMutations: readonly Mutation[] = [
  mutationOf(repeated, 'second answer to an idempotency key differs', isIdempotent, () => {
    const seen = new Set<string>();
    return async ({ request }, forward) => {
      const key = keyOf(request);
      const response = await forward();
      const json = jsonOf(response);
      if (key === undefined || json?.code !== 0) return unchangedAnswer(response);
      if (!seen.has(key)) {
        seen.add(key);
        return unchangedAnswer(response);
      }
      const { data } = json;
      const next =
        typeof data === 'string' ? data.replace(/[0-9]$/, (last) => String((Number(last) + 1) % 10)) : data;
      const params = { ...asObject(json.params), usMoney: 1 };
      const changed = next === undefined || next === data ? { ...json, params } : { ...json, data: next };
      return mutatedAnswer(withJson(response, changed));
    };
  }),
  mutationOf(repeated, 'idempotency key is ignored', isIdempotent, () => {
    const seen = new Set<string>();
    return async ({ request, signed }, forward) => {
      const key = keyOf(request);
      const response = await forward(key === undefined ? request : withNewKey(request));
      const mutated = key !== undefined && seen.has(key) && signed;
      if (key !== undefined && codeIn(response) === 0) seen.add(key);
      return { response, mutated };
    };
  }),
  mutationOf(repeated, 'second call with an idempotency key is refused', isIdempotent, ({ contract }) => {
    const seen = new Set<string>();
    return async ({ request, language }, forward) => {
      const key = keyOf(request);
      const response = await forward();
      if (key === undefined || codeIn(response) !== 0) return unchangedAnswer(response);
      if (!seen.has(key)) {
        seen.add(key);
        return unchangedAnswer(response);
      }
      const msg = contract.description.texts[language].codes.idempotencyConflict ?? '';
      return mutatedAnswer(withJson(response, { code: 4026, msg }));
    };
  }),
  mutationOf(
    repeated,
    'idempotency key with another request is carried out',
    isIdempotent,
    () =>
      async ({ request }, forward) => {
        const response = await forward();
        return codeIn(response) === 4026
          ? mutatedAnswer(await forward(withNewKey(request)))
          : unchangedAnswer(response);
      },
  ),
  mutationOf(
    repeated,
    'recorded request is carried out again',
    (operation) => operation.keyed && !operation.idempotent,
    () =>
      async ({ request }, forward) => {
        const response = await forward();
        return codeIn(response) === 4028
          ? mutatedAnswer(await forward(withNewKey(request)))
          : unchangedAnswer(response);
      },
  ),
  mutationOf(
    repeated,
    'wait between two calls is not kept',
    (operation) => operation.cooldown > 0 && operation.codes.includes(4008),
    () => {
      const memory = new Memory();
      return async (received, forward) => {
        const response = await forward();
        memory.note(received, response);
        return codeIn(response) === 4008 && memory.success
          ? mutatedAnswer(withJson(response, memory.success))
          : unchangedAnswer(response);
      };
    },
  ),
  mutationOf(
    repeated,
    'call is carried out twice',
    ({ relations }) =>
      relations.some((row) => 'adds' in row && Object.values(row.adds ?? {}).some((change) => change === 1)),
    () => async (_, forward) => {
      const response = await forward();
      if (codeIn(response) !== 0) return unchangedAnswer(response);
      await forward();
      return mutatedAnswer(response);
    },
  ),
];
