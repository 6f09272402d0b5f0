import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '#server/db/client.ts';
import { withLockRetry } from '#server/db/with-lock-retry.ts';
import { openTestDatabase } from '../support/database.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.db.execute(sql`create table step (name text)`);
});
afterAll(() => database.close());

function lockConflict(): Error {
  return Object.assign(new Error('waited too long for a lock'), { code: '55P03' });
}

it('Work that is tried again leaves nothing of its first attempt, even when part of it could be tried again by itself.', async () => {
  let attempts = 0;
  await database.db.transaction((tx) =>
    withLockRetry(tx, async (outer) => {
      attempts += 1;
      await outer.execute(sql`insert into step values ('outer')`);
      await withLockRetry(outer, (inner) => inner.execute(sql`insert into step values ('inner')`));
      if (attempts === 1) throw lockConflict();
    }),
  );
  const { rows } = await database.db.execute(sql`select name from step order by name`);
  expect(rows).toEqual([{ name: 'inner' }, { name: 'outer' }]);
});

it('When the attempt cannot be rolled back, it is not tried again, and the error says why it failed.', async () => {
  let attempts = 0;
  const cause = lockConflict();
  const work = database.db.transaction((tx) =>
    withLockRetry(tx, async (within) => {
      attempts += 1;
      await within.execute(sql`rollback`);
      throw cause;
    }),
  );
  await expect(work).rejects.toMatchObject({ cause });
  expect(attempts).toBe(1);
});
