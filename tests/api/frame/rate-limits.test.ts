import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '#generated/server/routes.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';

const one = { callsPerMinute: 1, pagesPerMinute: 1, picturesPerMinute: 1 };
let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp({ config: { ...one, devTools: false } });
});
afterAll(() => shop.close());

/** They read nothing but what is in memory, or are asked by the machine that watches the shop. */
const unlimited = new Set(['/health', '/robots.txt']);
const isUnlimited = (path: string) => unlimited.has(path) || path.startsWith('/docs');

/** An address that a pattern of the router fits. */
function addressOf(pattern: string): string {
  const examples = [
    ['orders\\.(csv|xlsx)', 'orders.csv'],
    ['products-', 'products-1.xml'],
    ['.pdf', 'a.pdf'],
    ['.png', 'a.png'],
    ['part|scene', 'part'],
  ] as const;
  return pattern
    .replaceAll(/:\w+\{((?:[^{}]|\{[^{}]*\})*)\}/g, (_, form: string) => {
      const plain = form.replaceAll('\\', '');
      return examples.find(([part]) => plain.includes(part.replaceAll('\\', '')))?.[1] ?? 'a';
    })
    .replaceAll(/:\w+/g, '1')
    .replace('*', 'a');
}

describe('every address of the shop', () => {
  it('is limited for one client, except those that cost nothing', async () => {
    const described = new Set(routes.map(({ method, path }) => `${method} ${path}`));
    const all = new Map(shop.app.routes.map(({ method, path }) => [`${method} ${path}`, { method, path }]));
    const answered: string[] = [];
    for (const [name, { method, path }] of all) {
      if (method === 'ALL' || isUnlimited(path)) continue;
      shop.clock.pass(120);
      const statuses: number[] = [];
      for (let asked = 0; asked < 3; asked += 1)
        statuses.push((await shop.app.request(addressOf(path), { method })).status);
      const isDescribed = described.has(name);
      if (statuses.at(-1) !== 429)
        answered.push(`${isDescribed ? 'call' : 'page'} ${name}: ${statuses.join()}`);
    }
    expect(all.size).toBeGreaterThan(routes.length);
    expect(answered).toEqual([]);
  });
});

describe('ranges of a form without scripts', () => {
  it('are read at the address of a list however its case is', async () => {
    shop.clock.pass(120);
    const response = await shop.app.request(
      '/GOODSCENTER/?id=1&column7.min=5&column7.max=&column7.mode=covers',
    );
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toMatch(/^\/GOODSCENTER\/\?id=1&column7=/);
    const again = await shop.app.request('/goodsCenter?id=1&column7.min=5');
    expect(again.status).not.toBe(303);
  });
});
