import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { constants } from '#generated/constants.ts';
import { news } from '#server/db/schema/content.ts';
import type { AppEnv } from '#server/wire/caller.ts';
import { countQueries } from '../support/count-queries.ts';
import { signInNewMember } from '../support/members.ts';
import { addProduct } from '../support/products.ts';
import { SharedCache } from '../support/shared-cache.ts';
import { type Call, makeCall } from '../support/signed-call.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';

const { pageFresh, pageStale } = constants;

let shop: TestApp;
let cache: SharedCache;
let throughCache: Call;
let productId: number;
beforeAll(async () => {
  shop = await openTestApp();
  productId = await addProduct(shop.db);
  const text = { viceTitleZh: '', viceTitleEn: '', imageUrl: '/a.svg', contentZh: '文', contentEn: 'text' };
  await shop.db
    .insert(news)
    .values({ contentType: 1, titleZh: '新厂房', titleEn: 'New plant', ...text, createdAt: new Date(0) });
  cache = new SharedCache(shop);
  throughCache = makeCall(cache.app, shop.config.appKey, shop.clock);
});
afterAll(() => shop.close());

const listOfNews = (call: Call, options = {}) => call('listNews', { contentType: 1, pageSize: 4 }, options);

/** Calls that report the status and the body of the answer in place of its envelope. */
const statusOnly: Call = (...call) => {
  const reporter = new Hono<AppEnv>().all('*', async (context) => {
    const answer = await shop.app.request(context.req.raw);
    const data = { status: answer.status, text: await answer.text() };
    return Response.json({ code: 0, msg: '', data }, { headers: answer.headers });
  });
  return makeCall(reporter, shop.config.appKey, shop.clock)(...call);
};

describe('the answer to a visitor', () => {
  it('has a version, and says how long caches may keep it and give it away while they ask again', async () => {
    const { headers } = await listOfNews(shop.call);
    expect(headers.get('etag')).toMatch(/^W\/"[\w-]{22}"$/);
    expect(headers.get('cache-control')).toBe(
      `public, max-age=0, s-maxage=${pageFresh}, stale-while-revalidate=${pageStale}`,
    );
  });

  it('A client that has the version gets 304 without a query, for as long as a page is fresh.', async () => {
    const { headers } = await listOfNews(shop.call);
    const etag = headers.get('etag') ?? '';
    const ask = () => listOfNews(statusOnly, { headers: { 'if-none-match': `"other", ${etag}` } });
    const queries = await countQueries(shop, async () => {
      const answer = await ask();
      expect(answer.data).toEqual({ status: 304, text: '' });
      expect(answer.headers.get('etag')).toBe(etag);
    });
    expect(queries).toBe(0);
    shop.clock.pass(pageFresh + 1);
    const later = await countQueries(shop, async () => expect((await ask()).data.status).toBe(304));
    expect(later).toBeGreaterThan(0);
  });

  it('A change gives it another version, at once where this process made the change.', async () => {
    const before = await listOfNews(shop.call, { language: 'en_US' });
    const { token } = await signInNewMember(shop);
    await shop.call('addFavourite', { productId }, { token });
    await shop.db.update(news).set({ titleEn: 'A new plant' });
    const after = await listOfNews(shop.call, { language: 'en_US' });
    expect(after.data[0].title).toBe('A new plant');
    expect(before.headers.get('etag')).not.toBe(after.headers.get('etag'));
  });

  it('Refusals, and calls that do something, are never kept.', async () => {
    const refused = await shop.call('getProduct', { productId: 999_999 });
    expect(refused.code).not.toBe(0);
    for (const { headers } of [refused, await shop.call('getVerifyCode', { loginMark: 'a'.repeat(32) })]) {
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('etag')).toBeNull();
    }
  });
});

describe('a cache in front of the shop', () => {
  it('gives visitors its copy, asks whether it is current, and takes the new one', async () => {
    const seen: (string | null)[] = [];
    const ask = async () => seen.push((await listOfNews(throughCache)).headers.get('x-cache'));
    await ask();
    await ask();
    cache.pass(pageFresh + 1);
    await ask();
    await shop.db.update(news).set({ titleZh: '另一个厂房' });
    cache.pass(pageFresh + 1);
    await ask();
    expect(seen).toEqual(['miss', 'hit', 'revalidated', 'miss']);
    expect((await listOfNews(throughCache)).data[0].title).toBe('另一个厂房');
  });

  it('never mixes the languages, named in the request or by the browser', async () => {
    for (const _ of [1, 2]) {
      expect((await listOfNews(throughCache, { language: 'zh_CN' })).data[0].title).toMatch(/厂房/);
      expect((await listOfNews(throughCache, { language: 'en_US' })).data[0].title).toMatch(/plant/);
      for (const [browser, text] of [
        ['zh-CN', /厂房/],
        ['en', /plant/],
      ] as const) {
        const options = { language: 'none', headers: { 'accept-language': browser } } as const;
        expect((await listOfNews(throughCache, options)).data[0].title).toMatch(text);
      }
    }
  });

  it('never keeps what is for a member, nor shows a visitor what a member got', async () => {
    const { token } = await signInNewMember(shop);
    for (const _ of [1, 2]) {
      const member = await throughCache('getProduct', { productId }, { token });
      expect(member.headers.get('x-cache')).toBe('miss');
      expect(member.headers.get('cache-control')).toBe('private, no-store');
      expect(member.headers.get('etag')).toBeNull();
    }
    const visitor = await throughCache('getProduct', { productId });
    expect(visitor.headers.get('x-cache')).toBe('miss');
    expect((await throughCache('getProduct', { productId })).headers.get('x-cache')).toBe('hit');
  });
});
