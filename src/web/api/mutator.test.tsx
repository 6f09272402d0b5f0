// @vitest-environment node
import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { signingText } from '#domain/signing.ts';
import { constants } from '#generated/constants.ts';
import { ApiError, NetworkError } from './api-error.ts';
import { call } from './mutator.ts';
import { type RequestScope, setScopeReader } from './request-scope.ts';

const send = vi.fn<RequestScope['send']>();

function scope(token?: string): void {
  setScopeReader(() => ({ language: 'en_US', token, baseUrl: 'http://shop', send }));
}

function answer(body: object): Response {
  return Response.json(body);
}

async function sentRequest(index = 0): Promise<{ request: Request; form: URLSearchParams; url: URL }> {
  const request = send.mock.calls[index]?.[0];
  if (!request) throw new Error('Nothing was sent');
  return { request, form: new URLSearchParams(await request.clone().text()), url: new URL(request.url) };
}

function signatureOf({ headers, method, url }: Request, fields: URLSearchParams): string {
  const text = signingText({
    timestamp: headers.get('X-Timestamp') ?? '',
    method,
    path: new URL(url).pathname,
    fields,
    idempotencyKey: headers.get('Idempotency-Key'),
    key: constants.applicationKey,
  });
  return createHash('sha256').update(text).digest('hex');
}

const keyOfForm = '5b1f0c6e-6a0d-4f4e-9d0b-2b8a5b7d9c11';
const login = { operation: 'loginMember', url: '/open/user/login', method: 'POST' } as const;

beforeEach(() => {
  send.mockReset().mockImplementation(async () => answer({ code: 0, msg: 'ok', data: 7 }));
  scope();
});

describe('a call', () => {
  it('sends a form with the language of the page and returns the envelope', async () => {
    await expect(call({ ...login, data: { email: 'a@b.c', code: 'x y' } })).resolves.toEqual({
      code: 0,
      msg: 'ok',
      data: 7,
    });
    const { request, form } = await sentRequest();
    expect(request.headers.get('content-type')).toContain('application/x-www-form-urlencoded');
    expect(Object.fromEntries(form)).toEqual({ email: 'a@b.c', code: 'x y', language: 'en_US' });
  });

  it('adds the token to the query of a read and leaves absent fields out', async () => {
    scope('secret');
    await call({
      operation: 'countUnreadMessages',
      url: '/api/message/unread/count',
      method: 'GET',
      params: { pageNum: 2, keyWord: undefined },
    });
    const { url } = await sentRequest();
    expect(Object.fromEntries(url.searchParams)).toEqual({
      pageNum: '2',
      language: 'en_US',
      token: 'secret',
    });
  });

  it('sends the visitor token on the product detail only', async () => {
    await call({
      operation: 'getProduct',
      url: '/open/product/getProduct',
      method: 'GET',
      params: { productId: 3 },
    });
    await call({ operation: 'searchAll', url: '/open/all/search', method: 'GET', params: { keyWord: 'a' } });
    expect((await sentRequest(0)).url.searchParams.get('token')).toBe('1');
    expect((await sentRequest(1)).url.searchParams.has('token')).toBe(false);
  });

  it('signs every field that it sends', async () => {
    await call({ ...login, data: { email: "o'neil@b.c", code: '中文' } });
    const { request, form } = await sentRequest();
    expect(request.headers.get('X-Sign')).toBe(signatureOf(request, form));
  });

  it('fills the parameters of a path in', async () => {
    await call({ operation: 'getNewsDetail', url: '/open/news/information/news/detail/12', method: 'GET' });
    expect((await sentRequest()).url.pathname).toBe('/open/news/information/news/detail/12');
  });
});

describe('a call that goes wrong', () => {
  it('throws the code and the message of a refusal', async () => {
    send.mockResolvedValue(answer({ code: 4005, msg: 'Wrong code', params: { fields: [] } }));
    const failed = call({ ...login, data: {} });
    await expect(failed).rejects.toBeInstanceOf(ApiError);
    await expect(failed).rejects.toMatchObject({ code: 4005, message: 'Wrong code', silent: false });
  });

  it('marks the refusal of a silent call', async () => {
    send.mockResolvedValue(answer({ code: 4009, msg: 'no' }));
    const failed = call({
      operation: 'countUnreadMessages',
      url: '/api/message/unread/count',
      method: 'GET',
    });
    await expect(failed).rejects.toMatchObject({ code: 4009, silent: true });
  });

  it('corrects its clock by a refused timestamp and sends once more', async () => {
    const now = Date.now() + 3_600_000;
    send.mockResolvedValueOnce(answer({ code: 4001, msg: 'stale', params: { now } }));
    await call({ ...login, data: {} });
    expect(send).toHaveBeenCalledTimes(2);
    const [first, again] = [(await sentRequest(0)).request.headers, (await sentRequest(1)).request.headers];
    expect(again.get('Idempotency-Key')).toBe(first.get('Idempotency-Key'));
    const second = Number(again.get('X-Timestamp'));
    expect(Math.abs(second - now)).toBeLessThan(5_000);
  });

  it('gives up when the timestamp is refused twice', async () => {
    send.mockImplementation(async () => answer({ code: 4001, msg: 'stale', params: { now: Date.now() } }));
    await expect(call({ ...login, data: {} })).rejects.toMatchObject({ code: 4001 });
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('treats a lost network and a foreign response alike', async () => {
    send.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(call({ ...login, data: {} })).rejects.toBeInstanceOf(NetworkError);
    send.mockResolvedValueOnce(new Response('<html>gateway</html>', { status: 502 }));
    await expect(call({ ...login, data: {} })).rejects.toBeInstanceOf(NetworkError);
    send.mockResolvedValueOnce(new Response('<html>portal</html>'));
    await expect(call({ ...login, data: {} })).rejects.toBeInstanceOf(NetworkError);
  });

  it('leaves a call that was taken back alone', async () => {
    const stop = new AbortController();
    send.mockImplementation(async (request) => {
      stop.abort();
      request.signal.throwIfAborted();
      return answer({ code: 0, msg: '' });
    });
    await expect(call({ ...login, data: {}, signal: stop.signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
  });
});

describe('a page that is left', () => {
  it('does not end a call that is to outlive it', async () => {
    send.mockImplementation(async () => answer({ code: 0, msg: '' }));
    await call({ ...login, data: {} }, { outlivesPage: true });
    await call({ ...login, data: {} });
    expect([(await sentRequest(0)).request.keepalive, (await sentRequest(1)).request.keepalive]).toEqual([
      true,
      false,
    ]);
  });
});

describe('a call with a body', () => {
  it('writes nested values as JSON text and keeps the key of an intended act', async () => {
    scope('secret');
    const productInfos = [{ carId: 1, num: 2 }];
    await call(
      {
        operation: 'submitCartOrder',
        url: '/api/shop/car/batch/add',
        method: 'POST',
        data: { productInfos },
      },
      { idempotencyKey: keyOfForm },
    );
    const { request, form } = await sentRequest();
    expect(JSON.parse(form.get('productInfos') ?? '')).toEqual(productInfos);
    expect(request.headers.get('Idempotency-Key')).toBe(keyOfForm);
  });

  it('gives each attempt of a write a UUID of its own and signs it', async () => {
    await call({ ...login, data: {} });
    await call({ ...login, data: {} });
    const [first, second] = [await sentRequest(0), await sentRequest(1)];
    const keys = [first, second].map(({ request }) => request.headers.get('Idempotency-Key') ?? '');
    for (const key of keys)
      expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(keys[0]).not.toBe(keys[1]);
    expect(first.request.headers.get('X-Sign')).toBe(signatureOf(first.request, first.form));
  });

  it('sends a read without a key', async () => {
    await call({ operation: 'searchAll', url: '/open/all/search', method: 'GET', params: { keyWord: 'a' } });
    expect((await sentRequest()).request.headers.has('Idempotency-Key')).toBe(false);
  });

  it('sends a file as multipart and does not sign it', async () => {
    scope('secret');
    const file = new File(['x'], 'a.pdf', { type: 'application/pdf' });
    await call({ operation: 'uploadFile', url: '/open/upload/file', method: 'POST', data: { file } });
    const { request } = await sentRequest();
    const form = await request.clone().formData();
    expect([...form.keys()]).toEqual(['language', 'token', 'file']);
    expect(form.get('file')).toBeInstanceOf(File);
  });
});
