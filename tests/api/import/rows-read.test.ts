import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '#server/db/client.ts';
import { rows } from '#server/db/queryable.ts';
import { importFile } from '#server/import/import-file.ts';
import { openTestDatabase } from '../support/database.ts';
import { csvText, partsMapping, resistors } from './parts-file.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const rowsRead = `select seq_tup_read::int as "read" from pg_stat_user_tables where relname = 'product'`;

/** Products that scans of the whole table have read so far. */
async function countRead(): Promise<number> {
  await database.pool.query('select pg_stat_force_next_flush()');
  const [found] = await rows<{ read: number }>(database.pool, rowsRead);
  return found?.read ?? Number.NaN;
}

it('An import into an empty catalogue does not read all products again for each batch.', async () => {
  const products = 4000;
  const before = await countRead();
  await importFile({
    stream: [csvText(resistors(products))],
    mapping: partsMapping({ supplier: 'Many' }),
    db: database.pool,
  });
  // The first batches, before an index is worth it; later indexes and statistics.
  expect((await countRead()) - before).toBeLessThanOrEqual(12 * products);
});
