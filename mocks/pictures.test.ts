import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pictures } from './pictures.ts';

const server = setupServer(...pictures);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());

const get = (path: string) => fetch(`http://shop.test${path}`);

it('draws the same parts and scenes as the server', async () => {
  for (const path of ['/img/part/sot-23/iso.svg', '/img/scene/buck-converter.svg']) {
    const answer = await get(path);
    expect(answer.headers.get('content-type')).toContain('image/svg+xml');
    expect(await answer.text()).toMatch(/^<svg /);
  }
});

it('draws a banner in the requested language', async () => {
  const words = async (query: string) => (await get(`/img/scene/reel-banner.svg${query}`)).text();
  expect(await words('?language=en_US')).toContain('or the full reel');
  expect(await words('')).toContain('整盘供货');
});

it('responds with 404 for other pictures', async () => {
  for (const path of [
    '/img/part/sot-23/inside.svg',
    '/img/scene/nothing.svg',
    '/img/scene/buck-converter.png',
  ])
    expect((await get(path)).status, path).toBe(404);
});
