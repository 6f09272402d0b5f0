import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lockDataFolder } from '#server/db/data-lock.ts';
import { residentMegabytes } from '#tests/support/memory/resident-megabytes.ts';
import { callOver, startServer } from './server-process.ts';

describe('The first start on the embedded database', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'first-start-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('opens the demo shop, and the server holds no memory of the filling', { timeout: 180_000 }, async () => {
    const server = await startServer({ DATA_DIR: join(folder, 'whole'), DEMO_SHOP: '1' });
    try {
      await expect.poll(server.printed).toContain('Demo sign-in: ');
      const { data } = await callOver(server.address, 'listNews', { language: 'en_US' });
      expect(data.length).toBeGreaterThan(0);
      // 250 MB; 470 when the server itself fills the database, 560 without the settings of `lean-process.ts` too.
      await expect.poll(() => residentMegabytes(server.pid)).not.toBeGreaterThan(350);
    } finally {
      await server.end('SIGTERM');
    }
  });

  it('ends the filling with the server, and the data folder is free again', async () => {
    const dataDir = join(folder, 'broken off');
    const child = fork('src/server/seed/child.ts', { env: { PATH: process.env.PATH, DATA_DIR: dataDir } });
    const ended = once(child, 'exit');
    child.disconnect();
    expect(await ended).toEqual([1, null]);
    lockDataFolder(dataDir)();
  });
});
