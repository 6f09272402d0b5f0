import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import { promisify } from 'node:util';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signingText } from '#domain/signing.ts';
import { portOf } from '#domain/wire/port-of.ts';
import { curlOf } from './curl.ts';
import type { WireRequest } from './exchange.ts';
import type { Target } from './target.ts';
import { noTestHooks } from './test-hooks.ts';

const key = "a key with 'quotes'";
const run = promisify(execFile);

/** A server that keeps the last request as it came. */
let last: { method: string; url: string; headers: Record<string, string>; body: Buffer };
const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    // Lists only where a name comes twice, and curl sends none twice.
    const headers = request.headers as Record<string, string>;
    last = { method: request.method ?? '', url: request.url ?? '', headers, body: Buffer.concat(chunks) };
    response.end('fine');
  });
});
let target: Target;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  target = {
    name: 'test',
    baseUrl: `http://127.0.0.1:${portOf(server)}`,
    send: fetch,
    applicationKey: key,
    now: () => new Date(),
    testHooks: noTestHooks,
  };
});
afterAll(() => server.close());

const plain: WireRequest = { method: 'GET', path: '/open/x', query: [], body: { kind: 'none' }, headers: {} };
const awkward: [string, string][] = [
  ['name', `it's "$HOME" \`date\` !x \\ 100% 中文 ~()*`],
  ['lines', 'one\ntwo\0three\t'],
  ['ids', '2'],
  ['ids', '1'],
  ['empty', ''],
];

/** When the last line was run; `date` of a shell counts whole seconds. */
let began = 0;

async function runs(line: string, shell = 'bash', env: Record<string, string> = {}): Promise<string> {
  expect(line).not.toContain('\n');
  began = Math.floor(Date.now() / 1000) * 1000;
  const { stdout } = await run(shell, ['-c', line], { env: { ...process.env, ...env }, cwd: '/tmp' });
  return stdout;
}

function expectSigned(path: string, fields: [string, string][]): void {
  const timestamp = last.headers['x-timestamp'] ?? '';
  expect(Number(timestamp)).toBeGreaterThanOrEqual(began);
  expect(Number(timestamp)).toBeLessThanOrEqual(Date.now());
  const idempotencyKey = last.headers['idempotency-key'];
  const text = signingText({ timestamp, method: last.method, path, fields, idempotencyKey, key });
  expect(last.headers['x-sign']).toBe(bytesToHex(sha256(utf8ToBytes(text))));
}

describe('a curl line', () => {
  it.each(['bash', 'sh'])('signs again and carries awkward values unchanged in %s', async (shell) => {
    const body = { kind: 'form', pairs: awkward } as const;
    const line = curlOf(target, { ...plain, method: 'POST', path: '/api/a%20b', body }, {});
    expect(await runs(line, shell)).toContain('fine');
    expect(last.method).toBe('POST');
    expect(last.headers['content-type']).toBe('application/x-www-form-urlencoded');
    expect([...new URLSearchParams(last.body.toString())]).toEqual(awkward);
    expectSigned('/api/a%20b', awkward);
  });

  it('sends the query, and headers with a new idempotency key', async () => {
    const first = '5b1f0c6e-6a0d-4f4e-9d0b-2b8a5b7d9c11';
    const headers = { 'idempotency-key': first, 'x-note': "it's" };
    await runs(curlOf(target, { ...plain, query: awkward, headers }), 'sh');
    expect([...new URL(last.url, 'http://x').searchParams]).toEqual(awkward);
    expectSigned('/open/x', awkward);
    expect(last.headers['x-note']).toBe("it's");
    expect(last.headers['idempotency-key']).toMatch(/^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$/);
    expect(last.headers['idempotency-key']).not.toBe(first);
  });

  it('keeps a key that is none, and signs it', async () => {
    await runs(curlOf(target, { ...plain, headers: { 'idempotency-key': "it's none" } }));
    expect(last.headers['idempotency-key']).toBe("it's none");
    expectSigned('/open/x', []);
  });

  it('signs no better than the request was signed', async () => {
    const exchange = (headers: Record<string, string>) =>
      curlOf(target, {
        operation: undefined,
        request: { ...plain, headers },
        language: undefined,
        token: undefined,
        response: undefined,
        json: undefined,
      });
    await runs(exchange({}));
    expect(last.headers['x-sign']).toBeUndefined();
    await runs(exchange({ 'x-timestamp': String(Date.now()), 'x-sign': 'f'.repeat(64) }));
    expect(last.headers['x-sign']).toBe('f'.repeat(64));
    const timestamp = String(Date.now() - 600_000);
    const text = signingText({ timestamp, method: 'GET', path: '/open/x', fields: [], key });
    await runs(exchange({ 'x-timestamp': timestamp, 'x-sign': bytesToHex(sha256(utf8ToBytes(text))) }));
    expect(Number(last.headers['x-timestamp'])).toBeLessThanOrEqual(Date.now() - 590_000);
    await runs(exchange({ 'x-timestamp': 'soon', 'x-sign': 'x' }));
    expect(last.headers).toMatchObject({ 'x-timestamp': 'soon', 'x-sign': 'x' });
  });

  it('carries any body byte for byte', async () => {
    const text = `{"a": "it's 100% \\n",\n\0 "b": 1}`;
    const body = { kind: 'raw', mediaType: 'application/json', text } as const;
    await runs(curlOf(target, { ...plain, method: 'PUT', body }), 'sh');
    expect(last.body.toString()).toBe(text);
    expect(last.headers['content-type']).toBe('application/json');
    expectSigned('/open/x', []);
  });

  it('names files and sends the other fields of a form with them', async () => {
    const file = new File(['x'], 'no such "file".png', { type: 'image/png' });
    const pairs: [string, string | File][] = [
      ['note', '@home;type=x'],
      ['file', file],
    ];
    const line = curlOf(target, { ...plain, method: 'POST', body: { kind: 'form', pairs } });
    expect(line).toContain('# needs in this folder: no such "file".png (image/png, 1 bytes)');
    const lines = "one\n100% it's\n\n";
    const broken: WireRequest['body'] = { kind: 'form', pairs: [['lines', lines]], multipart: true };
    await runs(curlOf(target, { ...plain, method: 'POST', body: broken }), 'sh');
    expect(last.body.toString()).toContain(`\r\n\r\n${lines}\r\n`);
    expectSigned('/open/x', [['lines', lines]]);
    const texts = { kind: 'form', pairs: pairs.slice(0, 1), multipart: true } as const;
    await runs(curlOf(target, { ...plain, method: 'POST', body: texts }));
    expect(last.headers['content-type']).toContain('multipart/form-data');
    expect(last.body.toString()).toContain('\r\n\r\n@home;type=x\r\n');
    expectSigned('/open/x', [['note', '@home;type=x']]);
  });

  it('can leave a value to a variable of the shell', async () => {
    const query: [string, string][] = [
      ['token', 'secret'],
      ['id', '1'],
    ];
    const line = curlOf(target, { ...plain, query }, { without: (field) => field === 'token' });
    expect(line).not.toContain('secret');
    await runs(line, 'bash', { token: 'mine' });
    expect(last.url).toBe('/open/x?token=mine&id=1');
    expectSigned('/open/x', [
      ['id', '1'],
      ['token', 'mine'],
    ]);
  });
});
