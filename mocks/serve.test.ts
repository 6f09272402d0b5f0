import { afterAll, beforeAll, expect, it } from 'vitest';
import { portOf } from '#domain/wire/port-of.ts';
import { transportHeaders } from '#generated/transport.ts';
import { callOf } from './client.ts';
import { readScenario } from './scenarios/scenario.ts';
import { serveShop } from './serve.ts';
import { createMockShop } from './shop.ts';

const shop = createMockShop();
const server = serveShop(shop);
let base = '';

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  base = `http://127.0.0.1:${portOf(server)}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

function send({
  method,
  path,
  query,
  form,
  header,
  mediaType,
}: ReturnType<typeof callOf>): Promise<Response> {
  const search = query.length > 0 ? `?${new URLSearchParams(query.map((pair) => [...pair]))}` : '';
  const headers = new Headers();
  for (const name of Object.values(transportHeaders)) {
    const value = header(name);
    if (value !== null) headers.set(name, value);
  }
  const data = new FormData();
  for (const [name, value] of form) data.append(name, value);
  const whole = mediaType.startsWith('multipart')
    ? data
    : new URLSearchParams(form.map(([name, value]) => [name, String(value)]));
  return fetch(`${base}${path}${search}`, { method, headers, ...(method === 'GET' ? {} : { body: whole }) });
}

async function signIn(): Promise<string> {
  const { data } = await (await send(callOf('getVerifyCode'))).json();
  const { answer: code } = await (await fetch(`${base}/dev/captcha/${data.loginMark}`)).json();
  const fields = { email: 'buyer@example.com', password: 'Blue4sky9', loginMark: data.loginMark, code };
  return (await (await send(callOf('loginMember', fields))).json()).data.token;
}

it('answers calls with a query or a form and keeps the session', async () => {
  const token = await signIn();
  const answer = await send(callOf('getAccount', {}, { token }));
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(await answer.json()).toMatchObject({ code: 0, data: { payPassword: true } });
  const found = await send(callOf('listProducts', { pageSize: 1 }));
  expect(await found.json()).toMatchObject({ code: 0, data: [{ productId: 1 }] });
});

it('accepts uploads, serves pictures and allows other origins', async () => {
  const file = new File(['%PDF-1.7'], 'contract.pdf', { type: 'application/pdf' });
  const uploaded = await send(callOf('uploadFile', { file }, { token: await signIn() }));
  expect(await uploaded.json()).toMatchObject({ code: 0, data: expect.stringMatching(/\.pdf$/) });
  expect(await (await fetch(`${base}/img/part/sot-23/iso.svg`)).text()).toMatch(/^<svg/);
  const asked = await fetch(`${base}/open/schemeList`, { method: 'OPTIONS' });
  expect(asked.headers.get('access-control-allow-origin')).toBe('*');
});

it('lists mailed codes and credits points for developers', async () => {
  await send(callOf('sendRegistrationCode', { mailAddress: 'new@example.com' }));
  const mails = await (await fetch(`${base}/dev/outbox.json?to=new@example.com`)).json();
  expect(mails).toEqual([
    { to: 'new@example.com', purpose: 'register', code: expect.stringMatching(/^\d{6}$/) },
  ]);
  const body = new URLSearchParams({ email: 'newcomer@example.com', points: '500' });
  expect(await (await fetch(`${base}/dev/points`, { method: 'POST', body })).text()).toBe('booked');
  expect(shop.world.store.all('pointsFlow').at(-1)).toMatchObject({ flowNum: 500 });
});

it('redirects a browser through a payment', async () => {
  const token = await signIn();
  const { data } = await (await send(callOf('startTopUp', { payType: 1, amount: 5000 }, { token }))).json();
  const payment = /value="([^"]+)"/.exec(data)?.[1] ?? '';
  const post = (path: string, fields: Record<string, string>) =>
    fetch(base + path, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  const cashier = (await post('/payment/start', { payment })).headers.get('location');
  const headers = { 'accept-language': 'zh-CN' };
  expect(await (await fetch(base + cashier, { headers })).text()).toContain('<html lang="zh-CN">');
  const paid = await post('/sandbox/cashier', { payment, outcome: 'paid' });
  const number = payment.split('.')[0];
  expect([paid.status, paid.headers.get('location')]).toEqual([
    303,
    `/balance/MyBalance?topUp=${number}&result=paid`,
  ]);
});

it('refuses invalid requests and drops the connection for networkLost', async () => {
  expect(await (await fetch(`${base}/open/nothing`)).json()).toMatchObject({ code: 4040 });
  const broken = await send(callOf('getProduct', { productId: 'first' }));
  expect(await broken.json()).toMatchObject({
    code: 4000,
    params: { fields: [{ field: 'productId', rule: 'type' }] },
  });
  const read = readScenario('listNews:networkLost');
  if (read.ok) shop.play(read.value);
  await expect(send(callOf('listNews'))).rejects.toThrow();
});

it('sends the described headers even when no handler is reached', async () => {
  const banners = await send(callOf('getBanners'));
  expect(banners.headers.get('x-request-id')).toMatch(/^mock-\d{8}$/);
  expect(banners.headers.get('access-control-expose-headers')).toBe('*');
  const put = await send({ ...callOf('loginMember', { email: 'a' }), method: 'PUT' });
  expect(put.status).toBe(405);
  expect(put.headers.get('allow')).toBe('POST');
  expect(put.headers.get('x-request-id')).toMatch(/^[\w.-]{8,64}$/);
});
