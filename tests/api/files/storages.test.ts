import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from '@20minutes/s3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FileStorage, openFiles, readS3Settings } from '#server/gateways/files/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'storage-'));
const bucket = 'files-of-members';
const server = new S3rver({
  directory: join(folder, 's3'),
  port: 0,
  address: '127.0.0.1',
  silent: true,
  configureBuckets: [{ name: bucket }],
});

let environment: Record<string, string>;
beforeAll(async () => {
  const { port } = await server.run();
  environment = {
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  };
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

function openWith(changes: Record<string, string>): FileStorage {
  const s3 = readS3Settings({ ...environment, ...changes });
  return openFiles({ dataDir: folder, ...(s3 ? { s3 } : {}) });
}

const content = Buffer.from('%PDF-1.7 a contract');

async function textOf(storage: FileStorage, name: string, range?: { start: number; end: number }) {
  const found = await storage.read(name, range);
  return found && (await buffer(found)).toString();
}

describe.each(['an S3-compatible server', 'a folder'])('files in %s', (kind) => {
  let storage: FileStorage;
  beforeAll(() => {
    storage = kind === 'a folder' ? openFiles({ dataDir: folder }) : openWith({});
  });
  afterAll(() => storage.close());

  it('are read whole and in parts, and are gone once they are removed', async () => {
    const name = `${randomUUID()}.pdf`;
    await storage.check();
    await storage.put(name, content);
    expect(await textOf(storage, name)).toBe(String(content));
    expect(await textOf(storage, name, { start: 1, end: 3 })).toBe('PDF');
    await storage.remove(name);
    await storage.remove(name);
    expect(await storage.read(name)).toBeUndefined();
  });
});

it('keeps no part of a file in the folder under its name', () => {
  const names = readdirSync(join(folder, 'files'), { recursive: true }).map(String);
  expect(names.filter((name) => name.endsWith('.pdf'))).toEqual([]);
});

it('reports a bucket that does not exist and a secret that is wrong before a file is lost', async () => {
  const [unknown, wrong] = [openWith({ S3_BUCKET: 'none' }), openWith({ S3_SECRET_ACCESS_KEY: 'wrong' })];
  await expect(unknown.check()).rejects.toThrow();
  await expect(wrong.put('a.pdf', content)).rejects.toThrow();
  for (const storage of [unknown, wrong]) storage.close();
});

it('refuses settings that are incomplete at the start', () => {
  expect(() => readS3Settings({ S3_BUCKET: bucket })).toThrow('S3_ACCESS_KEY_ID');
  expect(() => readS3Settings({ ...environment, S3_ENDPOINT: 'storage' })).toThrow('S3_ENDPOINT');
  expect(readS3Settings({})).toBeUndefined();
});
