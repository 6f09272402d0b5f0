import { describe, expect, it } from 'vitest';
import { constants } from '#generated/constants.ts';
import { Overloaded } from './overloaded.ts';
import { PageCache } from './page-cache.ts';
import type { PageVersion } from './page-version.ts';

const { pageFresh, pageKept, pageStale } = constants;

/** A cache with a fixed clock whose renders end when the test says so. */
function underTest(settings: { bytes?: number } = {}) {
  const rendered: string[] = [];
  const waiting: (() => void)[] = [];
  const version: { now: PageVersion | undefined } = { now: undefined };
  const state = { now: 1_000_000, full: false, rendered, waiting, version };
  const pass = (seconds: number) => {
    state.now += seconds * 1000;
  };
  const finish = async () => {
    // Each request first reads the version.
    await new Promise(setImmediate);
    for (const end of state.waiting.splice(0)) end();
  };
  const cache = new PageCache({
    render: async (key: string) => {
      state.rendered.push(key);
      const text = `${key} ${state.rendered.length}`;
      await new Promise<void>((end) => state.waiting.push(end));
      if (key.includes('slow') && state.rendered.length > 1) throw new Overloaded('pages');
      return { text, size: 100, mayBeKept: !key.includes('broken') };
    },
    isFull: () => state.full,
    now: () => state.now,
    version: async () => state.version.now,
    ...settings,
  });
  const get = async (key: string) => {
    const page = cache.get(key);
    await finish();
    return (await page).text;
  };
  return { cache, state, pass, finish, get };
}

describe('a rendered page', () => {
  it('A page is served from the cache for some seconds and then rendered again.', async () => {
    const { get, pass, state } = underTest();
    await get('zh /a');
    pass(pageFresh);
    expect(await get('zh /a')).toBe('zh /a 1');
    pass(1);
    expect(await get('zh /a')).toBe('zh /a 2');
    expect(state.rendered).toHaveLength(2);
  });

  it('A page is never served for another language or path.', async () => {
    const { get } = underTest();
    await get('zh /a');
    expect(await get('en /a')).toBe('en /a 2');
    expect(await get('zh /a?b')).toBe('zh /a?b 3');
  });

  it('Parallel requests for a page render it once.', async () => {
    const { cache, finish, state } = underTest();
    const all = Promise.all(Array.from({ length: 200 }, () => cache.get('zh /a')));
    await finish();
    expect(new Set((await all).map(({ text }) => text))).toEqual(new Set(['zh /a 1']));
    expect(state.rendered).toHaveLength(1);
  });

  it('While a page is rendered again, all but the first request get the stale one.', async () => {
    const { cache, get, pass, finish } = underTest();
    await get('zh /a');
    pass(pageFresh + 1);
    const first = cache.get('zh /a');
    await new Promise(setImmediate);
    expect((await cache.get('zh /a')).text).toBe('zh /a 1');
    await finish();
    expect((await first).text).toBe('zh /a 2');
  });

  it('While too many renders wait, stale pages are served up to their maximum age.', async () => {
    const { cache, get, pass, state } = underTest();
    await get('zh /a');
    state.full = true;
    pass(pageStale);
    expect((await cache.get('zh /a')).text).toBe('zh /a 1');
    pass(1);
    await expect(cache.get('zh /a')).rejects.toThrow('too many pages are waiting');
  });

  it('A page that was never rendered is refused when too many wait.', async () => {
    const { cache, state } = underTest();
    state.full = true;
    await expect(cache.get('zh /a')).rejects.toThrow('too many pages are waiting');
    expect(state.rendered).toEqual([]);
  });

  it('When a page takes too long, all who wait for it get the stale one, and none that is too old.', async () => {
    const { cache, get, pass, finish } = underTest();
    const takesTooLong = async () => {
      const asked = [cache.get('zh /slow'), cache.get('zh /slow')];
      await finish();
      return Promise.allSettled(asked);
    };
    await get('zh /slow');
    pass(pageStale);
    for (const result of await takesTooLong())
      expect(result).toMatchObject({ value: { text: 'zh /slow 1' } });
    pass(1);
    for (const result of await takesTooLong())
      expect(result).toMatchObject({ reason: expect.any(Overloaded) });
  });

  it('An incomplete page is not cached, and removes the cached one.', async () => {
    const { get } = underTest();
    expect([await get('zh /broken'), await get('zh /broken')]).toEqual(['zh /broken 1', 'zh /broken 2']);
  });

  it('When the cache is full, the oldest page is removed first.', async () => {
    const { cache, get } = underTest({ bytes: 1000 });
    for (let page = 0; page < 50; page += 1) await get(`zh /${page}`);
    expect(cache.bytes).toBeLessThanOrEqual(1000);
    expect(await get('zh /49')).toBe('zh /49 50');
    expect(await get('zh /0')).toBe('zh /0 51');
  });
});

describe('a page whose version is known', () => {
  function underTestWithVersion() {
    const test = underTest();
    test.state.version.now = { content: 1, counts: 1 };
    return test;
  }

  it('is cached for minutes while nothing changes', async () => {
    const { get, pass } = underTestWithVersion();
    await get('zh /a');
    pass(pageKept);
    expect(await get('zh /a')).toBe('zh /a 1');
    pass(1);
    expect(await get('zh /a')).toBe('zh /a 2');
  });

  it('is rendered again at once when the content has changed', async () => {
    const { get, state } = underTestWithVersion();
    await get('zh /a');
    state.version.now = { content: 2, counts: 1 };
    expect(await get('zh /a')).toBe('zh /a 2');
    expect(await get('zh /a')).toBe('zh /a 2');
  });

  it('may be some seconds old when only counts have changed', async () => {
    const { get, state, pass } = underTestWithVersion();
    await get('zh /a');
    state.version.now = { content: 1, counts: 2 };
    pass(pageFresh);
    expect(await get('zh /a')).toBe('zh /a 1');
    pass(1);
    expect(await get('zh /a')).toBe('zh /a 2');
  });

  it('A request after a change does not get what was begun before it.', async () => {
    const { cache, finish, state } = underTestWithVersion();
    const before = cache.get('zh /a');
    await new Promise(setImmediate);
    state.version.now = { content: 2, counts: 1 };
    const after = cache.get('zh /a');
    await finish();
    await finish();
    expect([(await before).text, (await after).text]).toEqual(['zh /a 1', 'zh /a 2']);
  });

  it('While too many renders wait, a page of some seconds ago is served although its content has changed.', async () => {
    const { cache, get, state } = underTestWithVersion();
    await get('zh /a');
    state.full = true;
    state.version.now = { content: 2, counts: 1 };
    expect((await cache.get('zh /a')).text).toBe('zh /a 1');
  });
});
