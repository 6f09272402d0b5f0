import { describe, expect, it } from 'vitest';
import { shopContract as contract } from '#tests/support/shop-contract.ts';
import { Caller } from '../caller.ts';
import type { Fields, WireRequest } from '../exchange.ts';
import type { Target } from '../target.ts';
import { noTestHooks } from '../test-hooks.ts';
import { checkApp } from './check-app.ts';
import { judgeRequest } from './judge-request.ts';
import type { RecordedCall } from './recorded-call.ts';

const target: Target = {
  name: 'nowhere',
  baseUrl: 'http://shop.test',
  applicationKey: 'key',
  testHooks: noTestHooks,
  send: () => Promise.reject(new Error('nothing is sent')),
  now: () => new Date('2026-03-02T08:00:00Z'),
};
const caller = new Caller({ contract, target, token: 'Zk3rXh1b7mQv0sT9wY2aC5eG8iK4lN6pR1uV3xB7dF0' });
const key = { 'idempotency-key': '5b1f0c6e-6a0d-4f4e-9d0b-2b8a5b7d9c11' };
const urlEncoded = { 'content-type': 'application/x-www-form-urlencoded' };

function signRequest(id: string, fields: Fields = {}, change: Partial<WireRequest> = {}): WireRequest {
  const request = { ...caller.request(id, fields, { headers: urlEncoded }), ...change };
  return { ...request, headers: { ...request.headers, ...caller.signature(request) } };
}

function places(request: WireRequest): string[] {
  const rules = { check: 'app', applicationKey: 'key', fromApp: true } as const;
  return judgeRequest(contract, request, rules).map(({ kind, at, expected }) => `${kind} ${at} ${expected}`);
}

const line = { productId: 7, producNum: 100 };

describe('a request of the app', () => {
  it('is not drift when it keeps to the description', () => {
    expect(places(signRequest('addCartItem', line))).toEqual([]);
    expect(places(signRequest('listNews', { pageSize: 4 }, { headers: {} }))).toEqual([]);
    expect(places(signRequest('getNewsDetail', { nid: 3 }, { headers: {} }))).toEqual([]);
  });

  it.each([
    [
      'an unknown field',
      signRequest('addCartItem', { ...line, colour: 'red' }),
      'broken-request request#/colour unknownField',
    ],
    [
      'a missing field',
      signRequest('addCartItem', { productId: 7 }),
      'broken-request request#/producNum required',
    ],
    [
      'words for a number',
      signRequest('addCartItem', { ...line, productId: 'x' }),
      'broken-request request#/productId type integer',
    ],
    [
      'JSON for a form',
      signRequest('addCartItem', line, { headers: { ...key, 'content-type': 'application/json' } }),
      'broken-request header#/content-type application/x-www-form-urlencoded',
    ],
    [
      'no idempotency key',
      signRequest('addCartItem', line, { headers: urlEncoded }),
      'broken-request header#/idempotency-key a UUID, because the call changes something',
    ],
    [
      'an unknown path',
      signRequest('listNews', {}, { path: '/open/news/nothing' }),
      'undescribed-call request# no such call',
    ],
    [
      'another method',
      signRequest('listNews', {}, { method: 'PUT' }),
      'undescribed-call request# no such call',
    ],
  ])('is drift with %s', (_, request, place) => {
    expect(places(request)).toEqual([place]);
  });

  it('is drift when it was changed after it was signed, or carries no language', () => {
    const changed = { ...signRequest('listNews', { pageSize: 4 }), query: [['language', 'zh_CN']] as const };
    expect(places({ ...changed, headers: { ...changed.headers, 'content-type': '' } })).toEqual([
      'broken-request header#/x-sign the signature of this request',
    ]);
    const silent = new Caller({ contract, target, language: undefined }).request('listNews');
    expect(places({ ...silent, headers: caller.signature(silent) })).toEqual([
      'broken-request request#/language the language of the page',
    ]);
  });
});

it('reports each drift once, with its page, and lists what no page uses or tests', async () => {
  const { query, headers } = signRequest('listNews', { pageSize: 4000 });
  const call: RecordedCall = {
    page: '/news',
    test: 'reads the news',
    method: 'GET',
    headers: { ...headers, 'content-type': '' },
    body: null,
    url: `http://shop.test/open/news/information/list?${new URLSearchParams(query.map((pair) => [...pair]))}`,
  };
  const used = {
    operations: new Set(['listNews', 'getBanners']),
    unread: new Map([['listNews', ['/data/*/contentType']]]),
  };
  const isSelected = (id: string) => ['listNews', 'getBanners', 'listProjects'].includes(id);
  const context = { contract, isSelected, applicationKey: 'key', used };
  const { findings, covered, skipped, notes } = await checkApp({ ...context, calls: [call, call] });
  expect(findings).toMatchObject([
    { operation: 'listNews', kind: 'broken-request', at: 'request#/pageSize', actual: '4000' },
  ]);
  expect(findings[0]?.cause).toContain('/news');
  expect(findings[0]?.curl).toMatch(/curl/);
  expect(covered).toEqual(new Map([['listNews', 2]]));
  expect(skipped).toEqual([]);
  expect(notes).toEqual([
    'getBanners: a page uses it and no browser test sends it',
    'listProjects: no page uses it',
    'listNews: no page reads /data/*/contentType',
  ]);
});

it('judges the fields of an upload and its signature like those of a form', async () => {
  const request = signRequest('uploadFile', { language: 'en_US' });
  const edge = 'edge';
  const part = (head: string, text: string) =>
    `--${edge}\r\ncontent-disposition: form-data; ${head}\r\n\r\n${text}\r\n`;
  const texts = request.body.kind === 'form' ? request.body.pairs : [];
  const fields = texts.map(([name, value]) => part(`name="${name}"`, String(value))).join('');
  const call = (body: string): RecordedCall => ({
    page: '/all/order',
    test: 'uploads a contract',
    method: 'POST',
    headers: {
      ...request.headers,
      ...key,
      ...signatureWithKey(request),
      'content-type': `multipart/form-data; boundary=${edge}`,
    },
    url: 'http://shop.test/open/upload/file',
    body,
  });
  const used = { operations: new Set<string>(), unread: new Map<string, string[]>() };
  const context = { contract, isSelected: (id: string) => id === 'uploadFile', applicationKey: 'key', used };
  const placesOf = async (body: string) =>
    (await checkApp({ ...context, calls: [call(body)] })).findings.map(({ at }) => at);
  const file = part('name="file"; filename="a.pdf"', '%PDF-1.4');
  expect(await placesOf(`${fields}${file}--${edge}--\r\n`)).toEqual([]);
  expect(await placesOf(`${fields}--${edge}--\r\n`)).toEqual(['request#/file']);
});

function signatureWithKey(request: WireRequest) {
  return caller.signature({ ...request, headers: { ...request.headers, ...key } });
}
