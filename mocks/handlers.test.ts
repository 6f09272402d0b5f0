import { afterAll, beforeAll, expect, it } from 'vitest';
import { transportHeaders } from '#generated/transport.ts';
import { callOf } from './client.ts';
import { createMockServer } from './node.ts';

const { server } = createMockServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());

/** Sends a call by fetch, as the app does. */
async function send({ method, path, query, form, header }: ReturnType<typeof callOf>) {
  const headers = new Headers({ 'content-type': 'application/x-www-form-urlencoded' });
  for (const name of Object.values(transportHeaders)) {
    const value = header(name);
    if (value !== null) headers.set(name, value);
  }
  const body = new URLSearchParams(form.map(([name, value]) => [name, String(value)]));
  const search = query.length > 0 ? `?${new URLSearchParams(query.map((pair) => [...pair]))}` : '';
  return fetch(`http://shop.test${path}${search}`, {
    method,
    headers,
    ...(method === 'GET' ? {} : { body }),
  });
}

it('responds to a call sent with fetch', async () => {
  const answer = await send(callOf('listProducts', { pageSize: 2 }));
  expect(answer.headers.get('content-type')).toContain('application/json');
  expect(await answer.json()).toMatchObject({ code: 0, data: [{ productId: 1 }, { productId: 2 }] });
});

it('reads a path parameter', async () => {
  const answer = await send(callOf('getNewsDetail', { nid: 7 }));
  expect(await answer.json()).toMatchObject({ code: 0, data: { nid: 7 } });
});

it('refuses an unknown path and a wrong method with the envelope of the description', async () => {
  const call = callOf('listProducts');
  expect((await send({ ...call, path: '/open/nothing' })).status).toBe(404);
  expect((await send({ ...call, method: 'PUT' })).status).toBe(405);
});

it('shows the text of a captcha to developers', async () => {
  const { data } = await (await send(callOf('getVerifyCode'))).json();
  const told = await fetch(`http://shop.test/dev/captcha/${data.loginMark}`);
  expect(await told.json()).toEqual({ answer: expect.stringMatching(/^\w{4}$/) });
});
