import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';

const idle = 'I';

/**
 * Drizzle on a pool. Drizzle's own transactions leak the connection when `begin` fails and return it with an open transaction
 * when `rollback` fails (drizzle-orm#6241), which exhausts the pool after a few server losses.
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
