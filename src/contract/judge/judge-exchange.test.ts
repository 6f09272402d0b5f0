import { describe, expect, it } from 'vitest';
import { asObject, type Json, type JsonObject } from '#description/json.ts';
import { resolveRef } from '#description/operations.ts';
import { shopContract as contract } from '#tests/support/shop-contract.ts';
import type { Exchange } from '../exchange.ts';
import { judgeExchange } from './judge-exchange.ts';
import { type Made, madeExchange } from './made-exchange.ts';

function judgeMade(made: Made): string[] {
  return judgeExchange(contract, madeExchange(contract, made), 'server').map(
    ({ kind, at }) => `${kind} ${at}`,
  );
}

const product = { ...exampleOf('getProduct', 'en_US'), data: undefined };
const data = asObject(asObject(exampleOf('getProduct', 'en_US')).data);

function exampleOf(id: string, name: string): JsonObject {
  const { node } = contract.operation(id);
  const response = resolveRef(contract.description.document, asObject(node.responses)['200']);
  const { examples } = asObject(asObject(response.content)['application/json']);
  return asObject(asObject(asObject(examples)[name]).value);
}

const ofProduct = (changes: Record<string, Json | undefined>): Made => {
  const changed = Object.entries({ ...data, ...changes }).filter(
    (one): one is [string, Json] => one[1] !== undefined,
  );
  return {
    id: 'getProduct',
    fields: { productId: '1204' },
    body: { ...product, data: Object.fromEntries(changed) },
  };
};

/** What the examples are responses to, where that decides. */
const requests: Readonly<Record<string, Made['fields']>> = {
  searchAll: { searchType: '1' },
  getNewsDetail: { nid: '7' },
};

describe('the judge of an exchange that is as described', () => {
  it.each(['zh_CN', 'en_US'] as const)(
    'finds nothing in the examples of all operations in %s',
    (language) => {
      const found = contract.operations.flatMap(({ id, node }) => {
        const response = resolveRef(contract.description.document, asObject(node.responses)['200']);
        const { examples } = asObject(asObject(response.content)['application/json']);
        const { value } = asObject(asObject(examples)[language]);
        if (value === undefined) return [];
        return judgeMade({ id, language, fields: requests[id] ?? {}, body: value }).map(
          (one) => `${id} ${one}`,
        );
      });
      expect(found).toEqual([]);
    },
  );

  it('finds nothing in refusals: with a wait, with a refused field, with a status of their own', () => {
    const refusalBody = (code: number, msg: string, params?: Json) => ({
      code,
      msg,
      ...(params ? { params } : {}),
    });
    const wait = {
      ...refusalBody(4021, 'Too many wrong passwords, please wait 90 seconds', { retryAfter: 90 }),
    };
    expect(judgeMade({ id: 'loginMember', body: wait })).toEqual([]);
    const fields = [{ field: 'email', rule: 'required' }];
    const titles = contract.description.texts.en_US.fields;
    expect(
      judgeMade({
        id: 'loginMember',
        body: refusalBody(4000, `${titles['loginMember.email'] ?? titles.email} is required`, { fields }),
      }),
    ).toEqual([]);
    const tooFast = refusalBody(4044, 'Too many requests, please wait 5 seconds', { retryAfter: 5 });
    const headers = { 'retry-after': '5' };
    expect(judgeMade({ id: 'getProduct', status: 429, body: tooFast, headers })).toEqual([]);
  });
});

const tier = (num: number, price: number) => JSON.stringify([{ num, price }]);
const success = (changes: JsonObject) => ({ code: 0, msg: 'Success', ...changes });

const drifts: readonly (readonly [string, Made, string])[] = [
  ['a page of a proxy', { id: 'getProduct', text: '<h1>Hello</h1>' }, 'not-json response#'],
  ['a bare list', { id: 'getProduct', body: [1] }, 'envelope response#'],
  ['a code as text', { id: 'logoutMember', body: { code: '0', msg: 'Success' } }, 'envelope response#/code'],
  ['no msg', { id: 'logoutMember', body: { code: 0 } }, 'envelope response#/msg'],
  ['a status of its own', { id: 'logoutMember', status: 201, body: success({}) }, 'status status'],
  [
    'an unknown code',
    { id: 'logoutMember', body: { code: 4999, msg: 'x' } },
    'undeclared-code response#/code',
  ],
  [
    'a code of other calls',
    { id: 'logoutMember', body: { code: 4011, msg: 'Not enough stock' } },
    'undeclared-code response#/code',
  ],
  ['another member', { id: 'logoutMember', body: success({ more: 1 }) }, 'unknown-field response#/more'],
  ['an unknown field', ofProduct({ colour: 'red' }), 'unknown-field response#/data/colour'],
  ['a missing field', ofProduct({ productName: undefined }), 'missing-field response#/data/productName'],
  ['a number as text', ofProduct({ stock: '12' }), 'wrong-type response#/data/stock'],
  ['half a piece', ofProduct({ stock: 1.5 }), 'wrong-type response#/data/stock'],
  ['null', ofProduct({ stock: null }), 'null-value response#/data/stock'],
  ['a number below', ofProduct({ stock: -1 }), 'out-of-range response#/data/stock'],
  [
    'a text that is too long',
    ofProduct({ productNum: 'x'.repeat(101) }),
    'wrong-length response#/data/productNum',
  ],
  ['too many decimals', ofProduct({ unitPrice: 0.123456 }), 'broken-rule response#/data/unitPrice'],
  ['tiers that are no JSON', ofProduct({ priceIndex: '[{' }), 'bad-json-text response#/data/priceIndex'],
  [
    'tiers that break their rule',
    ofProduct({ priceIndex: tier(0, 1) }),
    'bad-json-text response#/data/priceIndex',
  ],
  ['Chinese for English', ofProduct({ productName: '电阻' }), 'wrong-language response#/data/productName'],
  ['another text', { id: 'logoutMember', body: { code: 0, msg: 'OK' } }, 'wrong-message response#/msg'],
  ['the other text', { id: 'logoutMember', body: { code: 0, msg: '成功' } }, 'wrong-language response#/msg'],
  [
    'half a cent',
    { id: 'getAccount', body: asJson('getAccount', 'balanceUs', 10.5) },
    'money-not-whole response#/data/balanceUs',
  ],
  [
    'HTML',
    { id: 'logoutMember', body: success({}), headers: { 'content-type': 'text/html' } },
    'content-type header#/content-type',
  ],
  [
    'no name of the request',
    { id: 'logoutMember', body: success({}), headers: { 'x-request-id': undefined } },
    'missing-header header#/x-request-id',
  ],
  [
    'a response that may be kept',
    { id: 'logoutMember', body: success({}), headers: { 'cache-control': 'public' } },
    'wrong-header header#/cache-control',
  ],
];

function asJson(id: string, field: string, value: Json): Json {
  const example = exampleOf(id, 'en_US');
  return { ...example, data: { ...asObject(example.data), [field]: value } };
}

describe('the judge of an exchange that is not as described', () => {
  it.each(drifts)('finds %s, once', (_, made, finding) => {
    expect(judgeMade(made)).toEqual([finding]);
  });

  it('finds a failure of the server, unless it is played', () => {
    const body = { code: 5001, msg: 'Something went wrong on the server, please try again later' };
    const exchange = madeExchange(contract, { id: 'logoutMember', status: 500, body });
    expect(judgeExchange(contract, exchange, 'server')).toMatchObject([
      { kind: 'server-error', at: 'status' },
    ]);
    expect(judgeExchange(contract, exchange, 'mocks', { expectsFailure: true })).toEqual([]);
  });

  it('finds a broken connection', () => {
    const { response: _, ...rest } = madeExchange(contract, { id: 'logoutMember', body: success({}) });
    const lost: Exchange = { ...rest, response: undefined, failure: 'other side closed', json: undefined };
    expect(judgeExchange(contract, lost, 'server')).toMatchObject([
      { kind: 'no-response', actual: 'other side closed' },
    ]);
  });

  it('finds a wait without the header that says how long', () => {
    const body = { code: 4044, msg: 'Too many requests, please wait 5 seconds', params: { retryAfter: 5 } };
    expect(judgeMade({ id: 'getProduct', status: 429, body })).toEqual([
      'missing-header header#/retry-after',
    ]);
  });

  it('cuts long values', () => {
    const [found] = judgeExchange(
      contract,
      madeExchange(contract, ofProduct({ productNum: 'x'.repeat(5000) })),
      'server',
    );
    expect(found?.actual.length).toBeLessThanOrEqual(120);
  });
});

it('finds another entry than the one that was asked for', () => {
  const body = exampleOf('getNewsDetail', 'en_US');
  expect(judgeMade({ id: 'getNewsDetail', fields: { nid: '8' }, body })).toEqual([
    'other-entry response#/data/nid',
  ]);
});
