import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { codes, constants } from '#generated/constants.ts';
import { type OperationId, transport, transportHeaders } from '#generated/transport.ts';
import { call } from './mutator.ts';
import { type RequestScope, setScopeReader } from './request-scope.ts';

const send = vi.fn<RequestScope['send']>();
// The keys of the table are the operations.
const operations = (Object.keys(transport) as OperationId[]).filter((id) => 'idempotent' in transport[id]);

/** Makes a call and returns its key. The response is lost unless there is one. */
async function keyOfCall(operation: OperationId, data: object, response?: object): Promise<string | null> {
  const { method, path } = transport[operation];
  send.mockImplementationOnce(async () => {
    if (!response) throw new TypeError('Failed to fetch');
    return Response.json(response);
  });
  await call({ operation, method, url: path, data }).catch(() => undefined);
  const request = send.mock.calls.at(-1)?.[0];
  return request?.headers.get(transportHeaders.idempotencyKey) ?? null;
}

beforeEach(() => {
  send.mockReset();
  setScopeReader(() => ({ language: 'en_US', token: 'secret', baseUrl: 'http://shop', send }));
});
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

describe('a call whose response was lost', () => {
  it.each(operations)('is the same call when it is made again, until there is a response: %s', async (id) => {
    const lost = await keyOfCall(id, { productId: 1 });
    expect(await keyOfCall(id, { productId: 1 }, { code: codes.unavailable, msg: '' })).toBe(lost);
    expect(await keyOfCall(id, { productId: 2 })).not.toBe(lost);
    expect(await keyOfCall(id, { productId: 1 }, { code: 0, msg: '' })).toBe(lost);
    expect(await keyOfCall(id, { productId: 1 })).not.toBe(lost);
  });

  it('is another call once its signature is no longer valid', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const lost = await keyOfCall('addCartItem', { productId: 1 });
    vi.setSystemTime(Date.now() + (constants.signatureWindow + 1) * 1000);
    expect(await keyOfCall('addCartItem', { productId: 1 })).not.toBe(lost);
  });
});
