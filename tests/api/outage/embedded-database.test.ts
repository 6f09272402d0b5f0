import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openDatabase } from '#server/db/client.ts';
import { quickFolder } from '#tests/support/quick-folder.ts';
import { checkLedgers } from '../support/ledgers.ts';
import { prepareDataFolder } from '../support/pglite-snapshot.ts';
import { makeTestApp, type TestApp } from '../support/test-app.ts';
import { Writers } from './writers.ts';

/** PGlite reads it from a connection that has nothing more to say, which ends PostgreSQL. */
const fatal = 'copy standard_order from stdin';

describe.skipIf(inject('postgresqlUrl'))(
  'the embedded database, when its thread ends under ten writers',
  () => {
    let dataDir: string;
    let shop: TestApp;
    const told: string[] = [];
    const log = pino({ level: 'info' }, { write: (line: string) => void told.push(JSON.parse(line).msg) });
    beforeAll(async () => {
      dataDir = await mkdtemp(join(quickFolder(), 'shop-thread-'));
      await prepareDataFolder(dataDir);
      shop = makeTestApp(await openDatabase({ dataDir }, log));
    });
    afterAll(async () => {
      await shop.close();
      await rm(dataDir, { recursive: true });
    });

    it('starts again, and no order is lost or doubled', async () => {
      const writers = await Writers.prepare(shop.db);
      writers.start((fields, as) => shop.call('submitDirectOrder', fields, as));
      for (let turn = 1; turn <= 2; turn += 1) {
        await writers.untilPlaced(10);
        await expect(shop.pool.query(fatal)).rejects.toThrow();
        await writers.untilPlaced(10);
      }
      await writers.stopAndCheck(shop.db);
      expect(writers.refusals).toBeGreaterThan(0);
      expect(told).toEqual([
        'the database is away',
        'the database is back',
        'the database is away',
        'the database is back',
      ]);
      await checkLedgers(shop);
    });

    it('refuses pages and asks for patience while it is away', async () => {
      await expect(shop.pool.query(fatal)).rejects.toThrow();
      const { status, code, headers } = await shop.call('getCatalogTree');
      expect({ status, code }).toEqual({ status: 503, code: 5002 });
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      await expect.poll(async () => (await shop.call('getCatalogTree')).code).toBe(0);
    });
  },
);
