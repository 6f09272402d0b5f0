import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { constants } from '#generated/constants.ts';
import { transportHeaders } from '#generated/transport.ts';
import { noteAttempt } from '#server/session/attempts.ts';
import { signInNewMember } from '../support/members.ts';
import { signature } from '../support/signed-call.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp({
    handlers: {
      uploadFile: async (_call, { file }) => ({ ok: true, data: `/files/${file.size}-${file.name}` }),
    },
  });
});
afterAll(() => shop.close());

const file = new File(['%PDF-1.7'], 'contract.pdf', { type: 'application/pdf' });
const path = '/open/upload/file';
const boundary = 'edge';

function textPart(name: string, value: string): string {
  return `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
}

/** An upload whose file never ends, and how many bytes of it were read. */
function endlessUpload(fields: [string, string][]) {
  const read = { bytes: 0 };
  const start = `${fields.map(([name, value]) => textPart(name, value)).join('')}--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n`;
  const chunks = [new TextEncoder().encode(start)];
  let isOver = false;
  const body = new ReadableStream<Uint8Array>({
    cancel() {
      isOver = true;
    },
    pull(controller) {
      if (isOver) return;
      const chunk = chunks.shift() ?? new Uint8Array(16_384);
      read.bytes += chunk.length;
      controller.enqueue(chunk);
    },
  });
  return { body, read };
}

async function send(fields: [string, string][], signedFields = fields) {
  const { body, read } = endlessUpload(fields);
  const idempotencyKey = randomUUID();
  const timestamp = shop.clock.now().getTime();
  const signed = { timestamp, method: 'POST', path, fields: signedFields, idempotencyKey };
  const headers = {
    ...signature(constants.applicationKey, signed),
    [transportHeaders.idempotencyKey]: idempotencyKey,
    'content-type': `multipart/form-data; boundary=${boundary}`,
  };
  const init = { method: 'POST', headers, body, duplex: 'half' };
  const response = await shop.app.request(path, init as RequestInit);
  return { status: response.status, ...(await response.json()), bytes: read.bytes };
}

const soon = 100_000;

describe('an upload', () => {
  it('reaches its handler whole', async () => {
    const { token } = await signInNewMember(shop);
    expect(await shop.call('uploadFile', { file }, { token })).toMatchObject({
      code: 0,
      data: '/files/8-contract.pdf',
    });
  });

  it('is refused before its file is read without a right signature or token', async () => {
    const { token } = await signInNewMember(shop);
    const wrong = await send([['token', token]], [['token', 'another']]);
    const nobody = await send([['language', 'en_US']]);
    const unknown = await send([['token', 'of-nobody']]);
    expect([wrong.code, nobody.code, unknown.code]).toEqual([4002, 1001, 5000]);
    for (const { bytes } of [wrong, nobody, unknown]) expect(bytes).toBeLessThan(soon);
  });

  it('is cut off at the limit when its file never ends', async () => {
    const { token } = await signInNewMember(shop);
    expect(await send([['token', token]])).toMatchObject({ status: 413, code: 4042 });
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
      { token, tamper: ({ init }) => (init.body as FormData).append('token', 'another') },
    );
    expect(answer.code).toBe(4002);
  });

  it('is counted for each member, and refused before its file is read when there are too many', async () => {
    const [busy, other] = [await signInNewMember(shop), await signInNewMember(shop)];
    const counted = { kind: 'upload', key: String(busy.member.id) } as const;
    for (let count = 0; count < constants.uploadRate; count += 1)
      await noteAttempt(shop.db, counted, shop.clock.now());
    const refused = await send([['token', busy.token]]);
    expect(refused).toMatchObject({ code: 4008, params: { retryAfter: constants.uploadSpan } });
    expect(refused.bytes).toBeLessThan(soon);
    expect((await shop.call('uploadFile', { file }, { token: other.token })).code).toBe(0);
  });
});
