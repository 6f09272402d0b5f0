import { createHash, createHmac } from 'node:crypto';
import { beforeEach, expect, it, vi } from 'vitest';
import { signingText } from '#domain/signing.ts';
import { type Signing, signRequest } from './reference.ts';

const examples = { token: 'example-token', key: '5b1f0c6e-6a0d-4f4e-9d0b-2b8a5b7d9c11' };
const sha256Hex = (text: string) => createHash('sha256').update(text).digest('hex');
const hmacHex = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('hex');
const signing: Signing = { key: 'public', signingText, sha256Hex, hmacHex };
const form = 'application/x-www-form-urlencoded';

beforeEach(() => {
  vi.stubGlobal('location', { href: 'http://shop.example/docs' });
  return () => vi.unstubAllGlobals();
});

it('A GET keeps its token in the query and signs its fields.', () => {
  const url = 'http://shop.example/api/address/list?pageNum=1&token=mine';
  const { url: sent, headers } = signRequest({ url, method: 'GET', headers: {} }, examples, signing);
  expect(sent).toBe(url);
  const fields: [string, string][] = [
    ['pageNum', '1'],
    ['token', 'mine'],
  ];
  const timestamp = headers['X-Timestamp'] ?? '';
  const text = signingText({ timestamp, method: 'GET', path: '/api/address/list', fields, key: 'public' });
  expect(headers['X-Sign']).toBe(sha256Hex(text));
});

it('A POST carries the token of the query in its form, in place of the example.', () => {
  const request = {
    url: '/api/shop/car/del?token=mine',
    method: 'POST',
    headers: { 'Content-Type': form, 'Idempotency-Key': examples.key },
    body: 'carId=1&token=example-token',
  };
  const { url, body, headers } = signRequest(request, examples, signing);
  expect(url).toBe('http://shop.example/api/shop/car/del');
  expect(body).toBe('carId=1&token=mine');
  expect(headers['Idempotency-Key']).toMatch(/^[0-9a-f-]{36}$/);
  expect(headers['Idempotency-Key']).not.toBe(examples.key);
});

it('The token of the example is not sent, and a typed Idempotency-Key stays.', () => {
  const request = {
    url: '/open/upload/file',
    method: 'POST',
    headers: { 'Idempotency-Key': 'typed' },
    body: 'a=1&token=example-token',
  };
  const { body, headers } = signRequest(request, examples, signing);
  expect([body, headers['Idempotency-Key']]).toEqual(['a=1', 'typed']);
});

it('The files of an upload are not part of the signature.', () => {
  const body = new FormData();
  body.set('language', 'zh_CN');
  body.set('file', new Blob(['text']), 'a.txt');
  const { headers } = signRequest(
    { url: '/open/upload/file', method: 'POST', headers: {}, body },
    examples,
    signing,
  );
  const timestamp = headers['X-Timestamp'] ?? '';
  const fields: [string, string][] = [['language', 'zh_CN']];
  const text = signingText({ timestamp, method: 'POST', path: '/open/upload/file', fields, key: 'public' });
  expect(headers['X-Sign']).toBe(sha256Hex(text));
});

it('The secret of a partner signs the call and is not sent.', () => {
  const body = 'parts=%5B%5D&language=en_US';
  const url = 'http://shop.example/open/partner/offers';
  const { headers } = signRequest(
    { url, method: 'POST', headers: { 'X-Partner-Key': 'partner.secret' }, body },
    examples,
    signing,
  );
  const fields = [...new URLSearchParams(body)];
  const timestamp = headers['X-Timestamp'] ?? '';
  const text = signingText({
    timestamp,
    method: 'POST',
    path: '/open/partner/offers',
    fields,
    key: 'partner',
  });
  expect(headers['X-Partner-Key']).toBe('partner');
  expect(headers['X-Sign']).toBe(hmacHex('secret', text));
});
