import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseFolder, lockDataFolder } from '#server/db/data-lock.ts';
import { residentMegabytes } from '#tests/support/memory/resident-megabytes.ts';
import { patience } from '#tests/support/patience.ts';
import { quickFolder } from '#tests/support/quick-folder.ts';
import { beginServer, callOver, plainEnv, startServer } from './server-process.ts';

describe('The first start on the embedded database', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(quickFolder(), 'first-start-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  // The whole demo shop goes through the import: on a machine with ten other processes that took 176 s.
  it('opens the demo shop, and the server holds no memory of the filling', { timeout: 300_000 }, async () => {
    const server = await startServer({ DATA_DIR: join(folder, 'whole'), DEMO_SHOP: '1' });
    try {
      await expect.poll(server.readOutput, { timeout: 240_000 }).toContain('Demo sign-in: ');
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
    const child = fork('src/server/seed/child.ts', { env: { ...plainEnv, DATA_DIR: dataDir } });
    const ended = once(child, 'exit');
    child.disconnect();
    expect(await ended).toEqual([1, null]);
    lockDataFolder(dataDir)();
  });

  it('leaves it to the server to end the filling when the terminal stops both', async () => {
    const dataDir = join(folder, 'signalled');
    const child = fork('src/server/seed/child.ts', { env: { ...plainEnv, DATA_DIR: dataDir } });
    const ended = once(child, 'exit');
    await expect.poll(() => existsSync(dataDir), patience).toBe(true);
    child.kill('SIGINT');
    child.kill('SIGTERM');
    child.disconnect();
    expect(await ended).toEqual([1, null]);
  });

  it('has ended the filling when a server ends that was stopped meanwhile', async () => {
    const dataDir = join(folder, 'stopped');
    const server = beginServer({ DATA_DIR: dataDir, DEMO_SHOP: '1' });
    await expect.poll(() => existsSync(join(dataDir, databaseFolder)), patience).toBe(true);
    expect(await server.end('SIGTERM')).toBe(130);
    expect(server.readOutput()).not.toContain('Error');
    lockDataFolder(dataDir)();
  });
});
