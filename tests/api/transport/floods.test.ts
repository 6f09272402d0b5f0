import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Route } from '#domain/wire/route.ts';
import { codes, constants } from '#generated/constants.ts';
import { searchAllLimits } from '#generated/limits.ts';
import { routes } from '#generated/server/routes.ts';
import { contentHandlers } from '#server/content/handlers.ts';
import { signInNewMember } from '../support/members.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());

const form = { 'content-type': 'application/x-www-form-urlencoded' };
/** Most characters of an answer to a request that is refused. */
const mostRefused = 64_000;

async function answerTo(path: string, init: RequestInit = {}) {
  const response = await shop.app.request(path, init);
  const text = await response.text();
  return { status: response.status, text, code: text.startsWith('{') ? JSON.parse(text).code : undefined };
}

describe('a request that is all worst case', () => {
  it('is refused before its fields are read when it has too many of them', async () => {
    const body = 'a&'.repeat(constants.bodyLimit / 2);
    const posted = await answerTo('/open/product/productList', { method: 'POST', headers: form, body });
    const asked = await answerTo(`/open/product/getProduct?${'a&'.repeat(constants.fieldLimit)}`);
    expect([posted.status, posted.code]).toEqual([413, codes.bodyTooLarge]);
    expect([asked.status, asked.code]).toEqual([413, codes.bodyTooLarge]);
  });

  it('is still read with as many fields as are allowed', async () => {
    const answer = await answerTo(`/open/product/getProduct?${'a&'.repeat(constants.fieldLimit - 1)}`);
    expect(answer.code).toBe(codes.staleTimestamp);
  });

  it.each([
    ['cookies', { cookie: 'language=x; '.repeat(1200) }],
    ['languages', { 'accept-language': 'x;q=0.1,'.repeat(1900) }],
    ['encodings', { 'accept-encoding': `br${' '.repeat(15_000)};q=0` }],
    ['forwarding addresses', { 'x-forwarded-for': '1.1.1.1,'.repeat(1900) }],
    ['a request id', { 'x-request-id': 'x'.repeat(15_000) }],
    ['an entity tag', { 'if-none-match': '"x",'.repeat(3500) }],
  ])('has a small answer: %s', async (_, headers) => {
    for (const path of ['/', '/docs', '/health', '/img/part/sot-23/iso.svg', '/open/product/allCatalog']) {
      const { status, text } = await answerTo(path, { headers });
      expect(status).not.toBe(500);
      expect(text.length).toBeLessThan(mostRefused);
    }
  });

  it.each([
    '/sandbox/cashier?payment=',
    '/payment/return/sandbox?payment=',
    '/files/doc/',
    '/img/scene/',
    '/docs/',
  ])('finds nothing behind a long name: %s', async (start) => {
    const { status, text } = await answerTo(start + 'a-1'.repeat(5000));
    expect(status).not.toBe(500);
    expect(text.length).toBeLessThan(mostRefused);
  });
});

const jsonFields = routes.flatMap((route: Route) =>
  Object.entries(route.plan.fields).flatMap(([name, field]) =>
    field.kind === 'json' ? [{ name, field, route, operation: route.operationId }] : [],
  ),
);

describe('JSON text in a field', () => {
  it.each(jsonFields)(
    'is refused with few words, whatever list it is: $operation $name',
    ({ name, field, route }) => {
      const place = route.method === 'GET' ? 'query' : 'form';
      const most = Math.min(field.maxText ?? constants.bodyLimit, constants.bodyLimit);
      for (const item of ['{}', '0', '[]', '{"a":0}']) {
        const items = Array.from({ length: Math.floor((most - 2) / (item.length + 1)) }, () => item);
        const read = route.validateRequest({ [place]: [[name, `[${items.join(',')}]`]] });
        expect(read.ok).toBe(false);
        expect(JSON.stringify(read).length).toBeLessThan(mostRefused);
      }
      const deep = '['.repeat(most / 2) + ']'.repeat(most / 2);
      expect(route.validateRequest({ [place]: [[name, deep]] }).ok).toBe(false);
    },
  );
});

describe('the conditions of a list', () => {
  it('are refused when they are thousands of columns', async () => {
    const columns = Array.from({ length: constants.fieldLimit - 100 }, (_, at) => [`column${at + 1}`, '1']);
    const refused = await shop.call('listProducts', Object.fromEntries(columns));
    expect(refused.code).toBe(codes.fieldRefused);
    expect(JSON.stringify(refused.params).length).toBeLessThan(mostRefused);
  });

  it('reach no further than the pages there are', async () => {
    const { code, data } = await shop.call('listProducts', { pageNum: 2_147_483_647, pageSize: 20 });
    expect([codes.success, codes.fieldRefused]).toContain(code);
    expect(data ?? []).toEqual([]);
  });

  it.each(['searchAll', 'listDocuments', 'listNews'] as const)(
    'are bounded in words: %s',
    async (operation) => {
      const longest = searchAllLimits.keyWord.maxLength;
      for (const keyWord of [
        'a '.repeat(50),
        '电阻'.repeat(50),
        '%_\\'.repeat(33),
        '1k '.repeat(33),
        '('.repeat(100),
      ]) {
        const answer = await shop.call(operation, { keyWord: keyWord.slice(0, longest) });
        expect(answer.code).not.toBe(codes.internalError);
      }
      expect((await shop.call(operation, { keyWord: 'a'.repeat(longest + 1) })).code).toBe(
        codes.fieldRefused,
      );
    },
  );
});

describe('more calls than can be worked on', () => {
  it('are refused with 503 and a wait, and work goes on', async () => {
    let release = () => {};
    const held = new Promise<void>((open) => {
      release = open;
    });
    const busy = await openTestApp({
      handlers: {
        getBanners: async (call) => {
          await held;
          return contentHandlers.getBanners(call);
        },
      },
    });
    // As members, because the same calls of visitors share one answer.
    const { token } = await signInNewMember(busy);
    const asked = Array.from({ length: constants.callsAtOnce + 20 }, () =>
      busy.call('getBanners', {}, { token }),
    );
    const refused = await Promise.race(asked);
    expect([refused.status, refused.code, refused.headers.has('retry-after')]).toEqual([
      503,
      codes.unavailable,
      true,
    ]);
    expect((await busy.app.request('/health')).status).toBe(200);
    release();
    const answers = await Promise.all(asked);
    expect(answers.filter(({ status }) => status === 503)).toHaveLength(20);
    expect((await busy.call('getBanners')).code).toBe(codes.success);
    await busy.close();
  });
});
