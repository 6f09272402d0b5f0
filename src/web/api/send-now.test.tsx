import { createHash } from 'node:crypto';
import { afterEach, expect, it, vi } from 'vitest';
import { signingText } from '#domain/signing.ts';
import { constants } from '#generated/constants.ts';
import { call, loadExchange } from './mutator.ts';
import { setScopeReader } from './request-scope.ts';
import { sendNow } from './send-now.ts';

const requests: Request[] = [];
const send = vi.fn(async (request: Request) => {
  requests.push(request);
  return Response.json({ code: 0, msg: '' });
});

afterEach(() => requests.splice(0));

it('A call is sent, signed and with its key, before the function that sends it returns.', async () => {
  setScopeReader(() => ({ language: 'en_US', token: 'secret', baseUrl: 'http://shop', send }));
  await loadExchange();
  const url = '/api/shop/car/update';
  const data = { carId: 4, num: 200 };
  const answer = call({ operation: 'updateCartItem', url, method: 'POST', data }, { sendNow });
  const [request] = requests;
  if (!request) throw new Error('Nothing was sent.');
  expect(request.keepalive).toBe(true);
  const fields = new URLSearchParams(await request.clone().text());
  expect(Object.fromEntries(fields)).toMatchObject({ carId: '4', num: '200', token: 'secret' });
  const idempotencyKey = request.headers.get('idempotency-key');
  expect(idempotencyKey).toMatch(/^[0-9a-f-]{36}$/);
  const signed = signingText({
    timestamp: request.headers.get('x-timestamp') ?? '',
    method: 'POST',
    path: url,
    fields,
    idempotencyKey,
    key: constants.applicationKey,
  });
  expect(request.headers.get('x-sign')).toBe(createHash('sha256').update(signed).digest('hex'));
  await expect(answer).resolves.toMatchObject({ code: 0 });
});
