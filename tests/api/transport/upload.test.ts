import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { constants } from '#generated/constants.ts';
import { transportHeaders } from '#generated/transport.ts';
import { removeLeftFiles } from '#server/wire/incoming-files.ts';
import { useUpHourlyLimit } from '../support/hourly-limit.ts';
import { signInNewMember } from '../support/members.ts';
import { signature } from '../support/signed-call.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'uploads-'));
const folder = join(dataDir, 'incoming');
const filesOnDisk = () => (existsSync(folder) ? readdirSync(folder) : []);
/** Of the last upload that came to its handler: names and sizes of the files on disk meanwhile. */
let seenOnDisk: number[] = [];

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp({
    config: { dataDir },
    handlers: {
      uploadFile: async (_call, { file }) => {
        seenOnDisk = filesOnDisk().map((name) => statSync(join(folder, name)).size);
        const start = await file.slice(0, 8).text();
        return { ok: true, data: `/files/${file.size}-${start}-${file.name}` };
      },
    },
  });
});
afterAll(async () => {
  await shop.close();
  rmSync(dataDir, { recursive: true });
});
afterEach(() => expect(filesOnDisk()).toEqual([]));

const file = new File(['%PDF-1.7'], 'contract.pdf', { type: 'application/pdf' });
const path = '/open/upload/file';
const boundary = 'edge';

function textPart(name: string, value: string): string {
  return `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
}

/** A body that sends one chunk after the other, and how many bytes of it were read. */
function bodyOf(chunks: Iterator<Uint8Array>) {
  const read = { bytes: 0 };
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const { value, done } = chunks.next();
      if (done) return controller.close();
      read.bytes += value.length;
      controller.enqueue(value);
    },
  });
  return { body, read };
}

function* endlessFile(fields: [string, string][]): Generator<Uint8Array, never> {
  const texts = fields.map(([name, value]) => textPart(name, value)).join('');
  const disposition = 'Content-Disposition: form-data; name="file"; filename="a.pdf"';
  yield Buffer.from(`${texts}--${boundary}\r\n${disposition}\r\n\r\n`);
  while (true) yield new Uint8Array(16_384);
}

function* repeatEndlessly(text: string): Generator<Uint8Array> {
  const chunk = Buffer.from(text.repeat(Math.ceil(1_000_000 / text.length)));
  while (true) yield chunk;
}

async function send(
  chunks: Generator<Uint8Array>,
  { signed: fields = [], type = `multipart/form-data; boundary=${boundary}` }: Sent = {},
) {
  const { body, read } = bodyOf(chunks);
  const idempotencyKey = randomUUID();
  const timestamp = shop.clock.now().getTime();
  const headers = {
    ...signature(constants.applicationKey, { timestamp, method: 'POST', path, fields, idempotencyKey }),
    [transportHeaders.idempotencyKey]: idempotencyKey,
    'content-type': type,
  };
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', headers, body, duplex: 'half' };
  const response = await shop.app.request(path, init);
  return { status: response.status, ...(await response.json()), bytes: read.bytes };
}

interface Sent {
  readonly signed?: [string, string][];
  readonly type?: string;
}

/** Sends a file that never ends. */
const sendEndless = (fields: [string, string][], signed = fields) => send(endlessFile(fields), { signed });

const soon = 100_000;

describe('an upload', () => {
  it('reaches its handler whole', async () => {
    const { token } = await signInNewMember(shop);
    expect(await shop.call('uploadFile', { file }, { token })).toMatchObject({
      code: 0,
      data: '/files/8-%PDF-1.7-contract.pdf',
    });
  });

  it('waits on disk for its handler and is gone after it', async () => {
    const { token } = await signInNewMember(shop);
    const large = new File([new Uint8Array(9_000_000)], 'large.zip');
    expect((await shop.call('uploadFile', { file: large }, { token })).code).toBe(0);
    expect(seenOnDisk).toEqual([9_000_000]);
  });

  it('leaves no file behind when it is broken off', async () => {
    const { token } = await signInNewMember(shop);
    const fields: [string, string][] = [['token', token]];
    const sizes: number[] = [];
    function* breakOff() {
      const chunks = endlessFile(fields);
      for (let count = 0; count < 100; count += 1) yield chunks.next().value;
      sizes.push(...filesOnDisk().map((name) => statSync(join(folder, name)).size));
      throw new Error('the client has gone');
    }
    await send(breakOff(), { signed: fields }).catch(() => undefined);
    expect(sizes[0]).toBeGreaterThan(1_000_000);
  });

  it('that ends before its closing line is unreadable', async () => {
    const { token } = await signInNewMember(shop);
    const fields: [string, string][] = [['token', token]];
    function* threeChunks() {
      const chunks = endlessFile(fields);
      for (let count = 0; count < 3; count += 1) yield chunks.next().value;
    }
    expect(await send(threeChunks(), { signed: fields })).toMatchObject({ status: 415, code: 4043 });
  });

  it.each([
    ['parts without end', `--${boundary}\r\n\r\n\r\n`],
    ['text fields without end', textPart('a', '')],
    ['files without end', textPart('file"; filename="a.pdf', '')],
    ['delimiters without end', `--${boundary}\r\n`],
    ['headers without end', `--${boundary}\r\n${'a: b\r\n'.repeat(200_000)}`],
    ['one header without end', 'a'],
    ['no line of the boundary', '\r\n--edg'],
  ])('of %s is refused at once', async (_what, text) => {
    const answer = await send(repeatEndlessly(text));
    expect([1001, 4002, 4042]).toContain(answer.code);
    expect(answer.bytes).toBeLessThan(3_000_000);
  });

  it('is refused when its boundary is missing or longer than the standard allows', async () => {
    for (const type of ['multipart/form-data', `multipart/form-data; boundary=${'b'.repeat(71)}`])
      expect((await send(repeatEndlessly('a'), { type })).code).toBe(4043);
  });

  it('has its file removed at the next start when the process ended in the middle', async () => {
    const { token } = await signInNewMember(shop);
    await shop.call('uploadFile', { file }, { token });
    const [left, fresh] = [join(folder, 'left'), join(folder, 'fresh')];
    for (const path of [left, fresh]) writeFileSync(path, 'part of a file');
    const now = new Date();
    utimesSync(left, now, new Date(now.getTime() - 2 * 3_600_000));
    await removeLeftFiles(shop.config, now);
    expect(filesOnDisk()).toEqual(['fresh']);
    rmSync(fresh);
  });

  it('is refused before its file is read without a right signature or token', async () => {
    const { token } = await signInNewMember(shop);
    const wrong = await sendEndless([['token', token]], [['token', 'another']]);
    const nobody = await sendEndless([['language', 'en_US']]);
    const unknown = await sendEndless([['token', 'of-nobody']]);
    expect([wrong.code, nobody.code, unknown.code]).toEqual([4002, 1001, 5000]);
    for (const { bytes } of [wrong, nobody, unknown]) expect(bytes).toBeLessThan(soon);
  });

  it('is cut off at the limit when its file never ends', async () => {
    const { token } = await signInNewMember(shop);
    expect(await sendEndless([['token', token]])).toMatchObject({ status: 413, code: 4042 });
  });

  it('is refused by the size that it declares', async () => {
    const headers = { 'content-length': '99999999', 'content-type': 'multipart/form-data; boundary=edge' };
    const response = await shop.app.request(path, { method: 'POST', headers, body: 'nothing' });
    expect(response.status).toBe(413);
  });

  it('carries no text field that was not looked at', async () => {
    const { token } = await signInNewMember(shop);
    const answer = await shop.call(
      'uploadFile',
      { file },
      { token, tamper: ({ init }) => init.body instanceof FormData && init.body.append('token', 'another') },
    );
    expect(answer.code).toBe(4002);
  });

  it('is counted for each member, and refused before its file is read when there are too many', async () => {
    const [busy, other] = [await signInNewMember(shop), await signInNewMember(shop)];
    await useUpHourlyLimit(shop, 'uploadFile', busy.member.id);
    const refused = await sendEndless([['token', busy.token]]);
    expect(refused).toMatchObject({ code: 4008, params: { retryAfter: 3600 } });
    expect(refused.bytes).toBeLessThan(soon);
    expect((await shop.call('uploadFile', { file }, { token: other.token })).code).toBe(0);
  });
});
