import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { constants } from '#generated/constants.ts';
import { SharedCache } from '../support/shared-cache.ts';
import { openTestApp, type TestApp, type TestAppOptions } from '../support/test-app.ts';

const encodings = ['br', 'gzip', 'identity'] as const;
const webApp = resolve('tests/api/support/web-app');

function openShop(config: TestAppOptions['config'] = {}): Promise<TestApp> {
  const pages = { webDir: webApp, renderModule: resolve(webApp, 'renderer.js'), renderThreads: 1 };
  return openTestApp({ config: { ...pages, ...config } });
}

let shop: TestApp;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

async function page(path: string, headers: Record<string, string> = {}, of = shop) {
  const response = await of.app.request(path, { headers });
  const text = await response.text();
  const told = /^<!doctype html>(\{.*\})/.exec(text)?.[1];
  return { response, text, told: told ? JSON.parse(told) : undefined };
}

describe('pages that the server renders', () => {
  it('know the language and the address of the request and nothing of the person', async () => {
    const { told } = await page('/goodsCenter?pageNum=2', { cookie: 'token=secret; language=en_US; cz=1' });
    expect(told).toMatchObject({ url: '/goodsCenter?pageNum=2', language: 'en_US' });
    expect(JSON.stringify(told)).not.toContain('secret');
  });

  it('are shared by those who read the same language, and by no one else', async () => {
    const { told: zh } = await page('/news', { cookie: 'language=zh_CN' });
    const { told: en } = await page('/news', { 'accept-language': 'en' });
    const { told: again } = await page('/news', { 'accept-language': 'zh-CN', cookie: 'token=another' });
    expect([zh.language, en.language, again.mark]).toEqual(['zh_CN', 'en_US', zh.mark]);
    expect(en.mark).not.toBe(zh.mark);
  });

  it('come compressed, whether they are new or kept', async () => {
    for (const _ of ['new', 'kept']) {
      const { response } = await page('/solution', { 'accept-encoding': 'gzip, br' });
      expect(response.headers.get('content-encoding')).toBe('br');
      expect(response.headers.get('vary')).toBe('Accept, Cookie, Accept-Language, Accept-Encoding');
    }
  });

  it('read the same in every encoding, whether they are new or kept', async () => {
    const decode = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes };
    for (const first of encodings) {
      const path = `/solution?first=${first}`;
      const texts: string[] = [];
      for (const encoding of [first, ...encodings]) {
        const response = await shop.app.request(path, { headers: { 'accept-encoding': encoding } });
        expect(response.headers.get('content-encoding') ?? 'identity').toBe(encoding);
        texts.push(decode[encoding](Buffer.from(await response.arrayBuffer())).toString());
      }
      expect(texts[0]).toContain(path);
      expect(new Set(texts).size).toBe(1);
    }
  });

  it('read through the server and are not kept when a read fails', async () => {
    const read = '/help?read=/docs&read=/health';
    expect((await page(read)).told.reads).toEqual([200, 200]);
    const broken = await openShop();
    broken.pool.query = () => Promise.reject(new Error('Connection terminated'));
    const [first, second] = [await page(read, {}, broken), await page(read, {}, broken)];
    expect(first.told.reads).toEqual([200, 503]);
    expect(second.told.mark).not.toBe(first.told.mark);
    expect(second.response.status).toBe(503);
    expect(second.response.headers.get('retry-after')).toBe(String(constants.overloadRetry));
    Reflect.deleteProperty(broken.pool, 'query');
    await broken.close();
  });

  it('are the empty document when rendering fails, which search engines do not list, and the server goes on', async () => {
    const { text, response } = await page('/throws');
    expect(text).toContain('empty document');
    expect([response.status, response.headers.get('cache-control')]).toEqual([500, 'no-store']);
    expect((await page('/after')).told.url).toBe('/after');
    expect(JSON.stringify(shop.log)).toContain('a page could not be rendered; the browser does it');
  });

  it('are the empty document when the thread dies, and another thread renders the next one', async () => {
    expect((await page('/dies')).text).toContain('empty document');
    expect((await page('/after-death')).told.url).toBe('/after-death');
  });

  it('are rendered again by another thread when one fails after its page', async () => {
    expect((await page('/dies-later')).told.url).toBe('/dies-later');
    const messages = () => shop.log.map(({ msg }) => msg);
    await expect.poll(messages, { timeout: 10_000 }).toContain('a thread that renders pages failed');
    const next = async () => (await page('/after-late-death')).told?.url;
    await expect.poll(next, { timeout: 10_000, interval: 250 }).toBe('/after-late-death');
  });

  it('are rendered once the bundle can be loaded, although it could not be at first', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'bundle-'));
    const renderModule = join(folder, 'renderer.js');
    await writeFile(renderModule, `throw new Error('cannot be loaded');`);
    const late = await openShop({ renderModule });
    expect((await page('/early', {}, late)).text).toContain('empty document');
    await copyFile(resolve(webApp, 'renderer.js'), renderModule);
    const next = async () => (await page('/loaded', {}, late)).told?.url;
    await expect.poll(next, { timeout: 10_000, interval: 250 }).toBe('/loaded');
    await late.close();
    await rm(folder, { recursive: true });
  });

  it('hold up no other request', async () => {
    const done: string[] = [];
    const ask = async (path: string) => {
      expect((await shop.app.request(path)).status).toBe(200);
      done.push(path);
    };
    await Promise.all([ask('/slow?busy=500'), ask('/health')]);
    expect(done).toEqual(['/health', '/slow?busy=500']);
  });
});

describe('the version of a page', () => {
  it('brings 304 to a client that has it, without the page being rendered or read again', async () => {
    const { response } = await page('/about?read=/health', { 'accept-language': 'zh' });
    const etag = response.headers.get('etag') ?? '';
    expect(response.headers.get('cache-control')).toBe(
      `public, max-age=0, s-maxage=${constants.pageFresh}, stale-while-revalidate=${constants.pageStale}`,
    );
    shop.pool.query = () => Promise.reject(new Error('Connection terminated'));
    const asked = { 'accept-language': 'zh', 'if-none-match': etag };
    const again = await page('/about?read=/health', asked);
    Reflect.deleteProperty(shop.pool, 'query');
    expect([again.response.status, again.text]).toEqual([304, '']);
    // A cache takes over what a 304 says.
    expect(again.response.headers.get('vary')).toBe(response.headers.get('vary'));
    const english = await page('/about?read=/health', { ...asked, 'accept-language': 'en' });
    expect([english.response.status, english.told.language]).toEqual([200, 'en_US']);
  });

  it('stays the same when a page is rendered again and says the same', async () => {
    const first = await page('/same?says=one');
    shop.clock.pass(constants.pageKept + 1);
    const second = await page('/same?says=one');
    expect(second.told.mark).not.toBe(first.told.mark);
    expect(second.response.headers.get('etag')).toBe(first.response.headers.get('etag'));
  });

  it('A page that is not found has none.', async () => {
    const { response } = await page('/missing');
    expect([response.status, response.headers.get('etag')]).toEqual([404, null]);
  });
});

describe('the choices of a visitor', () => {
  it('A page that another tab had asked for before a choice does not undo it.', async () => {
    const jar = new Map([
      ['language', 'en_US'],
      ['currency', 'CNY'],
      ['columns', '7.12.13'],
    ]);
    const receive = ({ headers }: Response) => {
      for (const set of headers.getSetCookie()) {
        const [name = '', value = ''] = (set.split(';')[0] ?? '').split('=');
        jar.set(name, value);
      }
    };
    const cookie = [...jar].map((pair) => pair.join('=')).join('; ');
    const pages = [page('/news?pageNum=3', { cookie }), page('/goodsCenter?id=7', { cookie })];
    for (const path of ['/language?to=zh_CN', '/currency?to=USD', '/columns?to=7.13'])
      receive((await page(path, { cookie })).response);
    for (const { response } of await Promise.all(pages)) receive(response);
    expect(Object.fromEntries(jar)).toEqual({ language: 'zh_CN', currency: 'USD', columns: '7.13' });
  });

  it('are kept for a year where the server has set them, and no choice is forgotten', async () => {
    const setBy = async (path: string) => (await page(path)).response.headers.getSetCookie();
    const age = 'Path=/; Max-Age=31536000; SameSite=Lax';
    expect(await setBy('/currency?to=CNY')).toEqual([`currency=CNY; ${age}`]);
    expect(await setBy('/columns?to=7.12.13_x')).toEqual([`columns=7.12.13; ${age}`]);
    expect(await setBy('/columns?to=')).toEqual(['columns=; Path=/; Max-Age=0; SameSite=Lax']);
    expect(await setBy('/currency?to=XXX')).toEqual([]);
  });

  it('leave a page to shared caches, which ask with its cookies', async () => {
    const { response } = await page('/news?pageNum=3', { cookie: 'language=en_US; currency=CNY' });
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(response.headers.get('cache-control')).toContain('public');
    expect(response.headers.get('vary')).toContain('Cookie');
  });
});

describe('the address of a page in one language', () => {
  it('is rendered in that language, no matter who asks, and caches distinguish readers by their currency alone', async () => {
    for (const cookie of ['language=zh_CN', 'language=en_US; token=secret']) {
      const { told, response } = await page('/news?pageNum=2&language=en_US', { cookie });
      expect(told).toMatchObject({ url: '/news?pageNum=2', language: 'en_US', origin: 'http://localhost' });
      expect(response.headers.get('vary')).toBe('Accept, Cookie, Accept-Encoding');
    }
  });

  it('A cache in front of the shop never shows such a page in the other language.', async () => {
    const { app } = new SharedCache(shop);
    const languageOf = async (path: string, headers: Record<string, string>) => {
      const text = await (await app.request(`http://shop.test${path}`, { headers })).text();
      return /"language":"(\w+)"/.exec(text)?.[1];
    };
    for (const _ of ['first', 'kept']) {
      expect(await languageOf('/solution?language=en_US', { cookie: 'language=zh_CN' })).toBe('en_US');
      expect(await languageOf('/solution', { cookie: 'language=zh_CN' })).toBe('zh_CN');
      expect(await languageOf('/solution', { cookie: 'language=en_US' })).toBe('en_US');
      expect(await languageOf('/solution', { 'accept-language': 'zh-CN' })).toBe('zh_CN');
      expect(await languageOf('/solution', { 'accept-language': 'en' })).toBe('en_US');
    }
  });
});

describe('a cache in front of the shop', () => {
  it('never shows a page with prices in the currency of another reader', async () => {
    const { app } = new SharedCache(shop);
    const currencyOf = async (path: string, headers: Record<string, string>) => {
      const text = await (await app.request(`http://shop.test${path}`, { headers })).text();
      return /"currency":"(\w+)"/.exec(text)?.[1];
    };
    for (const path of [
      '/goodsCenter?id=3',
      '/goodsCenter?id=3&language=en_US',
      '/GoodsDetails?id=1&language=en_US',
    ])
      for (const _ of ['first', 'kept']) {
        expect(await currencyOf(path, { 'accept-language': 'en' })).toBe('USD');
        expect(await currencyOf(path, { 'accept-language': 'en', cookie: 'currency=CNY' })).toBe('CNY');
        expect(await currencyOf(path, { 'accept-language': 'en', cookie: 'currency=USD; token=x' })).toBe(
          'USD',
        );
      }
  });

  it('keeps the page of a list apart from the list as a file, whichever was asked for first', async () => {
    const { app } = new SharedCache(shop);
    const typeOf = async (accept: string) => {
      const response = await app.request('http://shop.test/news?language=en_US', { headers: { accept } });
      return response.headers.get('content-type');
    };
    for (const _ of ['first', 'kept']) {
      expect(await typeOf('text/html,*/*;q=0.8')).toContain('text/html');
      expect(await typeOf('application/json')).toContain('application/json');
      expect(await typeOf('text/csv')).toContain('text/csv');
    }
  });
});

describe('more pages than can be rendered', () => {
  it('are refused with 503 and a wait, in the language of the reader, and the rest is served', async () => {
    const busy = await openShop();
    const asked = Array.from({ length: 60 }, (_, at) =>
      page(`/p${at}?busy=5`, { 'accept-language': 'en' }, busy),
    );
    const pages = await Promise.all(asked);
    const served = pages.filter(({ response }) => response.status === 200);
    const refused = pages.filter(({ response }) => response.status === 503);
    expect(served.length + refused.length).toBe(60);
    expect(served.length).toBeGreaterThanOrEqual(constants.pageQueue);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.text).toContain('The shop is busy');
    expect(refused[0]?.response.headers.get('retry-after')).toBe(String(constants.overloadRetry));
    expect(refused[0]?.response.headers.get('cache-control')).toBe('no-store');
    await busy.close();
  });

  it('leave pages that were rendered before, stale ones too', async () => {
    const busy = await openShop();
    await page('/kept', {}, busy);
    busy.clock.pass(constants.pageFresh + 1);
    const asked = Array.from({ length: 60 }, (_, at) => page(`/q${at}?busy=5`, {}, busy));
    expect((await page('/kept', {}, busy)).response.status).toBe(200);
    await Promise.all(asked);
    await busy.close();
  });

  it('are refused for one address that asks too often', async () => {
    const limited = await openShop({ pagesPerMinute: 10 });
    const asked = Array.from({ length: 15 }, () => page('/', { 'accept-language': 'zh' }, limited));
    const refused = (await Promise.all(asked)).filter(({ response }) => response.status === 429);
    expect(refused).toHaveLength(5);
    expect(refused[0]?.text).toContain('访问过于频繁');
    expect(Number(refused[0]?.response.headers.get('retry-after'))).toBeGreaterThan(0);
    await limited.close();
  });
});

it('refuses an address that is too long for any page', async () => {
  const { response, text } = await page(`/goodsCenter?${'column1=1&'.repeat(500)}`);
  expect([response.status, text.includes('http-equiv="refresh"')]).toEqual([414, false]);
});
