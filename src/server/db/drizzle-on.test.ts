import { sql } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pgliteSnapshot } from '#tests/api/support/pglite-snapshot.ts';
import { databaseOn, type OpenDatabase, pglitePool } from './client.ts';
import { startPglite } from './pglite.ts';

let database: OpenDatabase;
beforeAll(async () => {
  const embedded = await startPglite({ snapshot: await pgliteSnapshot() });
  database = databaseOn(pglitePool(embedded.connect), 'pglite', embedded.close);
});
afterAll(() => database.close());

/** Makes the given statement fail on the next connection, as after losing the server. */
function failAt(statement: string): void {
  database.pool.once('acquire', (client: PoolClient) => {
    const query = client.query.bind(client);
    const send: (...all: unknown[]) => unknown = query;
    const failQuery = (config: { text: string }, ...rest: unknown[]) => {
      if (config.text !== statement) return send(config, ...rest);
      Object.assign(client, { query });
      return Promise.reject(new Error(`no ${statement}`));
    };
    Object.assign(client, { query: failQuery });
  });
}

describe('a transaction', () => {
  // The pool has a single connection: a leaked one would block the next transaction for ever.
  it.each(['begin', 'rollback', 'commit'])(
    'gives its connection back when its %s fails',
    async (statement) => {
      failAt(statement);
      const failed = database.db.transaction(async (tx) => {
        await tx.execute(sql`select 1`);
        if (statement === 'rollback') throw new Error('refused');
      });
      await expect(failed).rejects.toThrow();
      const { rows } = await database.db.transaction((tx) => tx.execute(sql`select 1 as one`));
      expect(rows).toEqual([{ one: 1 }]);
    },
  );
});
