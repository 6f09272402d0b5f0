import type { WireRequest } from '#contract/exchange.ts';
import { asObject } from '#description/json.ts';
import { transportHeaders } from '#generated/transport.ts';
import { type Fits, honest, lie, plantOf } from '../mutate.ts';
import { codeIn, jsonOf, type Plant, withJson } from '../mutation.ts';
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
export const repeatPlants: readonly Plant[] = [
  plantOf(repeated, 'second answer to an idempotency key differs', isIdempotent, () => {
    const seen = new Set<string>();
    return async ({ request }, ask) => {
      const key = keyOf(request);
      const answer = await ask();
      const json = jsonOf(answer);
      if (key === undefined || json?.code !== 0) return honest(answer);
      if (!seen.has(key)) {
        seen.add(key);
        return honest(answer);
      }
      const { data } = json;
      const next =
        typeof data === 'string' ? data.replace(/[0-9]$/, (last) => String((Number(last) + 1) % 10)) : data;
      const params = { ...asObject(json.params), usMoney: 1 };
      const changed = next === undefined || next === data ? { ...json, params } : { ...json, data: next };
      return lie(withJson(answer, changed));
    };
  }),
  plantOf(repeated, 'idempotency key is ignored', isIdempotent, () => {
    const seen = new Set<string>();
    return async ({ request, signed }, ask) => {
      const key = keyOf(request);
      const answer = await ask(key === undefined ? request : withNewKey(request));
      const lied = key !== undefined && seen.has(key) && signed;
      if (key !== undefined && codeIn(answer) === 0) seen.add(key);
      return { answer, lied };
    };
  }),
  plantOf(repeated, 'second call with an idempotency key is refused', isIdempotent, ({ contract }) => {
    const seen = new Set<string>();
    return async ({ request, language }, ask) => {
      const key = keyOf(request);
      const answer = await ask();
      if (key === undefined || codeIn(answer) !== 0) return honest(answer);
      if (!seen.has(key)) {
        seen.add(key);
        return honest(answer);
      }
      const msg = contract.description.texts[language].codes.idempotencyConflict ?? '';
      return lie(withJson(answer, { code: 4026, msg }));
    };
  }),
  plantOf(
    repeated,
    'idempotency key with another request is carried out',
    isIdempotent,
    () =>
      async ({ request }, ask) => {
        const answer = await ask();
        return codeIn(answer) === 4026 ? lie(await ask(withNewKey(request))) : honest(answer);
      },
  ),
  plantOf(
    repeated,
    'recorded request is carried out again',
    (operation) => operation.keyed && !operation.idempotent,
    () =>
      async ({ request }, ask) => {
        const answer = await ask();
        return codeIn(answer) === 4028 ? lie(await ask(withNewKey(request))) : honest(answer);
      },
  ),
  plantOf(
    repeated,
    'wait between two calls is not kept',
    (operation) => operation.cooldown > 0 && operation.codes.includes(4008),
    () => {
      const memory = new Memory();
      return async (asked, ask) => {
        const answer = await ask();
        memory.note(asked, answer);
        return codeIn(answer) === 4008 && memory.success
          ? lie(withJson(answer, memory.success))
          : honest(answer);
      };
    },
  ),
  plantOf(
    repeated,
    'call is carried out twice',
    ({ relations }) =>
      relations.some((row) => 'adds' in row && Object.values(row.adds ?? {}).some((change) => change === 1)),
    () => async (_, ask) => {
      const answer = await ask();
      if (codeIn(answer) !== 0) return honest(answer);
      await ask();
      return lie(answer);
    },
  ),
];
