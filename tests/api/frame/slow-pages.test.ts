import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { BroadcastChannel } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { constants } from '#generated/constants.ts';
import { Metrics } from '#server/metrics/metrics.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';

const { pageAbandonLimit, pageRenderLimit, pageStale, pageWaitLimit } = constants;
const webApp = resolve('tests/api/support/web-app');
const builtModule = resolve(webApp, 'renderer.js');
const links = 'read=/open/friendLink/getFriendLinkAll';
const newLink = `insert into friend_link (name_zh, name_en, link_url, sort) values ('甲', 'A', 'https://a.example', 1)`;
const gaveUp = 'a page took too long and is given up';
const ended = 'a thread that renders pages does not respond and is ended';

/** Reads of pages, which wait while they are held. */
class Reads {
  #held: PromiseWithResolvers<void> | undefined;
  #asked = Promise.withResolvers<void>();

  async read(): Promise<void> {
    this.#asked.resolve();
    await this.#held?.promise;
  }

  hold(): void {
    this.#held = Promise.withResolvers();
    this.#asked = Promise.withResolvers();
  }

  release(): void {
    this.#held?.resolve();
    this.#held = undefined;
  }

  /** The first read since they are held. */
  get asked(): Promise<void> {
    return this.#asked.promise;
  }
}

/** What a thread says on a channel of its own. */
class Channel {
  readonly name = `pages ${Math.random()}`;
  readonly #channel = new BroadcastChannel(this.name);

  heard(): Promise<void> {
    return new Promise((settle) => {
      this.#channel.onmessage = () => settle();
    });
  }

  say(): void {
    this.#channel.postMessage('go');
  }

  close(): void {
    this.#channel.close();
  }
}

let shop: TestApp;
let metrics: Metrics;
let reads: Reads;
let channel: Channel;
beforeEach(() => {
  metrics = new Metrics();
  reads = new Reads();
  channel = new Channel();
});
afterEach(async () => {
  reads.release();
  channel.close();
  vi.useRealTimers();
  await shop.close();
});

/** From here on only {@link pass} makes time pass for pages. */
async function openShop(renderModule = builtModule): Promise<void> {
  const listFriendLinks = async () => {
    await reads.read();
    return { ok: true as const, data: [] };
  };
  const config = { webDir: webApp, renderModule, renderThreads: 1 };
  shop = await openTestApp({ config, handlers: { listFriendLinks }, metrics });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
}

async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
}

async function page(path: string, language = 'en', cookie = '') {
  const response = await shop.app.request(path, { headers: { 'accept-language': language, cookie } });
  const text = await response.text();
  const told = /^<!doctype html>(\{.*\})/.exec(text)?.[1];
  const { status, headers } = response;
  return { status, headers, text, told: told ? JSON.parse(told) : undefined };
}

const messages = () => shop.log.map(({ msg }) => msg);

function expectNotice(
  { status, headers, text }: Awaited<ReturnType<typeof page>>,
  title = 'The shop is busy',
): void {
  expect(status).toBe(503);
  expect(text).toContain(title);
  expect(text).toContain(`http-equiv="refresh" content="${constants.overloadRetry}"`);
  expect(headers.get('retry-after')).toBe(String(constants.overloadRetry));
  expect(headers.get('cache-control')).toBe('no-store');
}

describe('a page whose reads take too long', () => {
  it('is answered with a notice that opens it again, and its thread renders the next page', async () => {
    await openShop();
    const { threadId } = (await page('/before')).told;
    for (const [language, title] of [
      ['en', 'The shop is busy'],
      ['zh-CN', '访问人数较多'],
    ] as const) {
      reads.hold();
      const slow = page(`/slow?${links}`, language);
      await reads.asked;
      await pass(pageRenderLimit);
      expectNotice(await slow, title);
      const after = await page(`/after?${language}`);
      expect(after.told.threadId).toBe(threadId);
      await pass(pageAbandonLimit);
      reads.release();
      expect((await page(`/slow?${links}`, language)).told).toMatchObject({ reads: [200], threadId });
    }
    expect(messages().filter((message) => message === gaveUp)).toHaveLength(2);
    expect(messages()).not.toContain(ended);
  });

  it('is served as long as it stays within the limit', async () => {
    await openShop();
    await page('/before');
    reads.hold();
    const slow = page(`/slow?${links}`);
    await reads.asked;
    await pass(pageRenderLimit - 1);
    reads.release();
    expect((await slow).told.reads).toEqual([200]);
    await pass(pageRenderLimit + pageAbandonLimit);
    expect(messages()).not.toContain(gaveUp);
  });

  it('is served as it was a moment ago where that is known', async () => {
    await openShop();
    const { mark } = (await page(`/slow?${links}`)).told;
    await shop.pool.query(newLink);
    shop.clock.pass(pageStale);
    reads.hold();
    const slow = page(`/slow?${links}`);
    await reads.asked;
    await pass(pageRenderLimit);
    expect((await slow).told.mark).toBe(mark);
  });
});

describe('a page that never lets its thread go', () => {
  it('is answered with the notice, and another thread renders the next page', async () => {
    await openShop();
    const { threadId } = (await page('/before')).told;
    const stuck = channel.heard();
    const slow = page(`/stuck?${links}&channel=${channel.name}`);
    await stuck;
    await pass(pageRenderLimit);
    expectNotice(await slow);
    expect(messages()).not.toContain(ended);
    const next = page('/after');
    await pass(pageAbandonLimit);
    const { told } = await next;
    expect(told.url).toBe('/after');
    expect(told.threadId).not.toBe(threadId);
    expect(messages()).toContain(ended);
  });

  it('is found when it reads nothing', async () => {
    await openShop();
    const { threadId } = (await page('/before')).told;
    const stuck = channel.heard();
    const slow = page(`/stuck?channel=${channel.name}`);
    await stuck;
    await pass(pageWaitLimit + pageRenderLimit);
    expectNotice(await slow);
    await pass(pageAbandonLimit);
    expect((await page('/after')).told.threadId).not.toBe(threadId);
  });

  it('leaves a page that waits for the thread with the notice, too', async () => {
    await openShop();
    await page('/before');
    const stuck = channel.heard();
    const slow = page(`/stuck?${links}&channel=${channel.name}`);
    await stuck;
    const waiting = page('/waiting');
    const readQueue = () => metrics.registry.getSingleMetricAsString('shop_render_queue');
    while (!(await readQueue()).endsWith(' 1')) await new Promise(setImmediate);
    await pass(Math.max(pageRenderLimit, pageWaitLimit));
    expectNotice(await slow);
    expectNotice(await waiting);
    await pass(pageAbandonLimit);
    expect((await page('/after')).told.url).toBe('/after');
  });
});

describe('a page that takes too long each time', () => {
  /** What the notice of an address says, and the cookie that it leaves. */
  async function slowPage(path: string, cookie?: string) {
    reads.hold();
    const slow = page(path, 'en', cookie);
    await reads.asked;
    await pass(pageRenderLimit);
    const { headers, text } = await slow;
    await pass(pageAbandonLimit);
    reads.release();
    const left = headers.get('set-cookie')?.split(';')[0];
    return { left, after: Number(headers.get('retry-after')), text };
  }

  it('is opened again after twice the time, to a limit, and another page is not', async () => {
    await openShop();
    let cookie: string | undefined;
    const waits: number[] = [];
    for (let time = 0; time < 7; time += 1) {
      const { left, after, text } = await slowPage(`/slow?${links}`, cookie);
      expect(text).toContain(`http-equiv="refresh" content="${after}"`);
      expect(text).toContain(`in ${after} seconds.`);
      cookie = left;
      waits.push(after);
    }
    expect(waits).toEqual([2, 4, 8, 16, 32, constants.overloadRetryMost, constants.overloadRetryMost]);
    expect((await slowPage(`/other?${links}`, cookie)).after).toBe(constants.overloadRetry);
    expect((await slowPage(`/slow?${links}`, `${cookie}x`)).after).toBe(constants.overloadRetry);
  });
});

describe('a thread that starts slowly', () => {
  /** A bundle that is loaded when the channel says so. */
  async function withSlowBundle(run: (module: string) => Promise<void>): Promise<void> {
    const folder = await mkdtemp(join(tmpdir(), 'bundle-'));
    const module = join(folder, 'renderer.js');
    await writeFile(
      module,
      `import { BroadcastChannel } from 'node:worker_threads';
      const channel = new BroadcastChannel('${channel.name}');
      const go = new Promise((settle) => { channel.onmessage = settle; });
      channel.postMessage('loading');
      await go;
      channel.close();
      export { renderPage } from '${pathToFileURL(builtModule).href}';`,
    );
    await run(module);
    await rm(folder, { recursive: true });
  }

  it('leaves its first page the whole time', () =>
    withSlowBundle(async (module) => {
      await openShop(module);
      reads.hold();
      const loading = channel.heard();
      const first = page(`/first?${links}`);
      await loading;
      await pass(pageWaitLimit - 1);
      channel.say();
      await reads.asked;
      await pass(pageRenderLimit - 1);
      reads.release();
      expect((await first).told.reads).toEqual([200]);
    }));

  it('is waited for, while its pages are answered with the notice', () =>
    withSlowBundle(async (module) => {
      await openShop(module);
      const loading = channel.heard();
      const first = page('/first');
      await loading;
      await pass(pageWaitLimit);
      expectNotice(await first);
      await pass(pageRenderLimit + pageAbandonLimit);
      channel.say();
      expect((await page('/second')).told.url).toBe('/second');
      expect(messages()).not.toContain(ended);
    }));
});
