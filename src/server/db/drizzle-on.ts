import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';

const idle = 'I';

/**
 * Drizzle on a pool. Its own transactions keep the connection for good when `begin` fails, and give one back whose transaction is
 * still open when `rollback` fails (drizzle-orm#6241): a pool that lost its server a few times would have none left.
 */
export function drizzleOn(pool: Pool): NodePgDatabase {
  const db = drizzle(pool);
  const transaction: NodePgDatabase['transaction'] = async (run, settings) => {
    const client = await pool.connect();
    try {
      return await drizzle(client).transaction(run, settings);
    } finally {
      client.release(client.getTransactionStatus() !== idle);
    }
  };
  return Object.assign(db, { transaction });
}
