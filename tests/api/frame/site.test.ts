import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../support/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp({ config: { devTools: true, dataDir: 'tests/api/support/no-data' } });
});
afterAll(() => shop.close());

const get = (path: string, headers: Record<string, string> = {}) => shop.app.request(path, { headers });

describe('drawings', () => {
  it('exist for every view of a package and may be kept', async () => {
    for (const view of ['iso', 'top', 'side', 'dims']) {
      const response = await get(`/img/part/sot-23/${view}.svg`);
      expect(response.headers.get('content-type')).toContain('image/svg+xml');
      expect(response.headers.get('cache-control')).toContain('max-age=86400');
      expect(await response.text()).toMatch(/^<svg/);
    }
  });

  it('exist for scenes, with words in the language of the address', async () => {
    const words = async (query: string) => (await get(`/img/scene/reel-banner.svg${query}`)).text();
    expect(await words('?language=en_US')).toContain('or the full reel');
    expect(await words('?language=zh_CN')).toContain('整盘供货');
    expect((await get('/img/scene/no-such-scene.svg')).status).toBe(404);
  });

  it('are not sent again when the browser has them', async () => {
    const first = await get('/img/part/0603/iso.svg', { 'accept-encoding': 'br' });
    expect(first.headers.get('content-encoding')).toBe('br');
    const again = await get('/img/part/0603/iso.svg', { 'if-none-match': first.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  });

  it.each(['/img/part/0603/iso.png', '/img/scene/reel-banner.png?language=zh_CN'])(
    'have a PNG for previews of links, which its header says is 1200 by 630: %s',
    async (path) => {
      const response = await get(path);
      expect(response.headers.get('content-type')).toBe('image/png');
      const picture = Buffer.from(await response.arrayBuffer());
      expect(picture.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
      expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
      expect(picture.length).toBeGreaterThan(5000);
      const again = await get(path, { 'if-none-match': response.headers.get('etag') ?? '' });
      expect(again.status).toBe(304);
    },
  );

  it('are not found for another view or a strange name', async () => {
    for (const path of [
      '/img/part/0603/inside.svg',
      '/img/part/0603/top.png',
      '/img/part/%3Cscript%3E/iso.svg',
    ]) {
      expect((await get(path)).status).toBe(404);
    }
  });
});

describe('the reference at /docs', () => {
  it('is served from here and fits the content security policy', async () => {
    const page = await get('/docs');
    const html = await page.text();
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(html).not.toMatch(/https?:|<script>|onload=|style=/);
    for (const [, path] of html.matchAll(/(?:src|href)="([^"]+)"/g)) {
      expect((await get(path ?? '')).status, path).toBe(200);
    }
  });

  it('shows the description', async () => {
    const description = await (await get('/docs/openapi.json')).json();
    expect(description.openapi).toMatch(/^3\.1/);
    expect(description.paths).toHaveProperty('/open/user/login');
  });
});

describe('pages for developers', () => {
  it('show what a picture says', async () => {
    const { data } = await shop.call('getVerifyCode');
    const { answer } = await (await get(`/dev/captcha/${data.loginMark}`)).json();
    expect(answer).toBe(shop.devNotes.captcha(data.loginMark));
    expect((await get('/dev/captcha/unknown')).status).toBe(404);
  });

  it('show the outbox', async () => {
    expect(await (await get('/dev/outbox')).text()).toContain('No mail has been sent');
  });

  it('do not exist without DEV_TOOLS', async () => {
    const closed = await openTestApp();
    for (const path of ['/dev/outbox', '/dev/captcha/x']) {
      expect((await closed.app.request(path)).status).toBeGreaterThanOrEqual(404);
    }
    await closed.close();
  });
});

describe('pages of the web app', () => {
  it('say so when it is not built', async () => {
    const response = await get('/goodsCenter');
    expect([response.status, await response.text()]).toEqual([
      503,
      'The web app is not built. Run: npm run build\n',
    ]);
  });

  it('are not taken for missing files', async () => {
    expect((await get('/assets/old-12345678.js')).status).toBe(404);
  });
});
