import { type Json, tryParseJson } from '#description/json.ts';
import type { Contract } from '../contract.ts';
import type { Exchange, Language, WireResponse } from '../exchange.ts';

export interface Made {
  readonly id: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly language?: Language;
  readonly body?: Json;
  /** In place of `body`, byte for byte. */
  readonly text?: string;
  readonly status?: number;
  /** Added to the usual ones; undefined removes one. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
}

const usualHeaders = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-request-id': '1f0c6e5b-6a0d-4f4e-9d0b-2b8a5b7d9c11',
};

/** An exchange made by hand, for tests: what is not said is as it should be. */
export function madeExchange(contract: Contract, made: Made): Exchange {
  const { id, fields = {}, language = 'en_US', status = 200 } = made;
  const operation = contract.operation(id);
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => fields[name] ?? '1');
  const pairs = Object.entries({ ...fields, language }).filter(
    ([name]) => !operation.path.includes(`{${name}}`),
  );
  const isGet = operation.method === 'get';
  const text = made.text ?? JSON.stringify(made.body);
  const headers = Object.fromEntries(
    Object.entries({ ...usualHeaders, ...made.headers }).filter(
      (header): header is [string, string] => header[1] !== undefined,
    ),
  );
  const response: WireResponse = { status, headers, text };
  return {
    operation,
    language,
    token: undefined,
    response,
    json: tryParseJson(text),
    request: {
      method: operation.method.toUpperCase(),
      path,
      headers: {},
      query: isGet ? pairs : [],
      body: isGet ? { kind: 'none' } : { kind: 'form', pairs },
    },
  };
}
