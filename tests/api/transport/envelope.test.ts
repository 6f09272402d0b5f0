import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { constants } from '#generated/constants.ts';
import { signature } from '../support/signed-call.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());

async function send(path: string, init: RequestInit = {}) {
  const response = await shop.app.request(path, init);
  return { response, body: await response.json() };
}

const english = { 'accept-language': 'en-GB' };

describe('what never reaches a handler', () => {
  it('is answered with 404 in the envelope for an unknown path', async () => {
    for (const path of ['/open/nothing', '/api/nothing', '/open', '/staff/nothing', '/open/user/login/']) {
      const { response, body } = await send(path, { headers: english });
      expect([response.status, body]).toEqual([404, { code: 4040, msg: 'There is no call at this path' }]);
    }
  });

  it('is answered with 405 and the right methods for a wrong one', async () => {
    const login = await send('/open/user/login');
    expect([login.response.status, login.response.headers.get('allow'), login.body.code]).toEqual([
      405,
      'POST',
      4041,
    ]);
    const detail = await send('/open/news/information/news/detail/7', { method: 'DELETE' });
    expect([detail.response.status, detail.response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    const cart = await send('/api/shop/car/list', { method: 'PUT' });
    expect(cart.response.headers.get('allow')).toBe('GET, HEAD, POST');
  });

  it('is answered with 415 for a body of another type', async () => {
    for (const type of ['application/json', 'text/plain', 'multipart/form-data; boundary=x']) {
      const init = { method: 'POST', body: '{}', headers: { 'content-type': type } };
      const { response, body } = await send('/open/user/login', init);
      expect([response.status, body.code]).toEqual([415, 4043]);
    }
    const upload = {
      method: 'POST',
      body: 'a=1',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    };
    expect((await send('/open/upload/file', upload)).response.status).toBe(415);
  });

  it('is answered with 415 for a multipart body that is none', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const { response } = await send('/open/upload/file', { method: 'POST', body: 'no parts', headers });
    expect(response.status).toBe(415);
  });

  it('is answered with 413 for a body that is too large, announced or not', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const body = `a=${'x'.repeat(constants.bodyLimit)}`;
    const unannounced = await send('/open/user/login', { method: 'POST', body, headers });
    const announced = await send('/open/user/login', {
      method: 'POST',
      body: 'a=1',
      headers: { ...headers, 'content-length': String(constants.bodyLimit + 1) },
    });
    expect([unannounced.response.status, unannounced.body.code]).toEqual([413, 4042]);
    expect(announced.response.status).toBe(413);
  });

  it('is answered with 429 and a wait when an address calls too often', async () => {
    const busy = await openTestApp({ config: { callsPerMinute: 60 } });
    const answers = await Promise.all(Array.from({ length: 70 }, () => busy.call('getBanners')));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(10);
    expect(refused[0]).toMatchObject({ code: 4044, params: { retryAfter: 1 } });
    expect(refused[0]?.headers.get('retry-after')).toBe('1');
    busy.clock.pass(1);
    expect((await busy.call('getBanners')).code).toBe(0);
    await busy.close();
  });
});

describe('every answer', () => {
  it('has a request id, the one that was given or a new one', async () => {
    const given = await send('/open/nothing', { headers: { 'x-request-id': 'trace-12345678' } });
    expect(given.response.headers.get('x-request-id')).toBe('trace-12345678');
    const odd = await send('/open/nothing', { headers: { 'x-request-id': '<script>' } });
    expect(odd.response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('is kept by no cache unless it is for every visitor, and says what browsers may do with it', async () => {
    const { headers } = await shop.call('getVerifyCode');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-[^ ;]+';/);
    expect(headers.get('content-security-policy')).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
  });

  it('is compressed when it is long and the client takes it', async () => {
    const timestamp = shop.clock.now().getTime();
    const path = '/open/user/getVerifyCode';
    const signed = signature(shop.config.appKey, { timestamp, method: 'GET', path, fields: [] });
    const long = await shop.app.request(path, { headers: { ...signed, 'accept-encoding': 'gzip, br' } });
    expect(long.headers.get('content-encoding')).toBe('br');
    const short = await shop.app.request('/open/nothing', { headers: { 'accept-encoding': 'br' } });
    expect(short.headers.get('content-encoding')).toBeNull();
  });

  it('reports that the database is available', async () => {
    const { response, body } = await send('/health');
    expect([response.status, body]).toEqual([200, { status: 'ok', database: 'ok', disk: 'ok' }]);
  });
});
