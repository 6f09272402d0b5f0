import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { constants } from '#generated/constants.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());

const worst = [
  'header-1x2500',
  'header-1x9000',
  'terminal-9999p',
  'qfp-1999',
  'bga-1999~999999x0.001',
  'idc-2x100',
];

describe('a picture that anyone may ask for', () => {
  it.each(worst)('is small, whatever the address asks for: %s', async (slug) => {
    for (const view of ['iso', 'dims']) {
      const response = await shop.app.request(`/img/part/${slug}/${view}.svg`);
      expect(response.status).toBe(200);
      expect((await response.arrayBuffer()).byteLength).toBeLessThan(constants.drawnPackage.bytes);
    }
  });

  it('holds up no other request while it is drawn', async () => {
    const done: string[] = [];
    const ask = async (path: string) => {
      expect((await shop.app.request(path)).status).toBe(200);
      done.push(path);
    };
    const picture = '/img/part/lqfp-400~40x40/dims.svg';
    await Promise.all([ask(picture), ask('/docs')]);
    expect(done).toEqual(['/docs', picture]);
  });

  it('is refused with a wait when one address asks for too many', async () => {
    const busy = await openTestApp({ config: { picturesPerMinute: 30 } });
    const asked = Array.from({ length: 40 }, () => busy.app.request('/img/part/sot-23/iso.svg'));
    const refused = (await Promise.all(asked)).filter(({ status }) => status === 429);
    expect(refused).toHaveLength(10);
    expect(refused[0]?.headers.get('retry-after')).toBe('2');
    await busy.close();
  });
});

describe('the sandbox cashier', () => {
  it('is refused with a wait when one address asks too often', async () => {
    const busy = await openTestApp({ config: { callsPerMinute: 30 } });
    const asked = Array.from({ length: 40 }, () => busy.app.request('/sandbox/cashier?payment=none'));
    expect((await Promise.all(asked)).filter(({ status }) => status === 429)).toHaveLength(10);
    await busy.close();
  });
});
