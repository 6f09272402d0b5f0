import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#server/db/client.ts';
import { demoShop } from '#server/seed/demo-shop.ts';
import { fillDemoShop } from '#server/seed/fill-demo-shop.ts';
import { addBuyer, addStock } from '#tests/api/exactly-once/stocked-shop.ts';
import type { HeldMemory } from '#tests/support/memory/held-memory.ts';
import { startPostgresql } from '#tests/support/postgresql/start-postgresql.ts';
import { serve } from '../served-shop.ts';

/** A server process on a database of its own, which says how much memory it holds. */
export interface SoakedShop {
  readonly address: string;
  readonly database: string;
  /** Tokens of members who are signed in. */
  readonly tokens: readonly string[];
  /** A product that never runs out, at a dollar a piece. */
  readonly productId: number;
  readonly measure: () => Promise<HeldMemory>;
  readonly close: () => Promise<void>;
}

const buyers = 20;
const endlessStock = 2_000_000_000;

/** Prepares a shop and starts its server; on PostgreSQL with a server of its own too. */
export async function openSoakedShop(
  kind: 'pglite' | 'postgresql',
  withDemoShop: boolean,
): Promise<SoakedShop> {
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-soak-'));
  const postgresql = kind === 'postgresql' ? await startPostgresql({}) : undefined;
  if (kind === 'postgresql' && !postgresql) throw new Error('no PostgreSQL could be started');
  const prepared = await openDatabase({ dataDir, ...(postgresql ? { databaseUrl: postgresql.url } : {}) });
  if (withDemoShop) await fillDemoShop(prepared, demoShop(prepared.pool), new Date());
  const tokens: string[] = [];
  for (let made = 0; made < buyers; made += 1) tokens.push((await addBuyer(prepared.db, 0)).token);
  const productId = await addStock(prepared.db, endlessStock);
  await prepared.close();
  const server = await serve({
    DATA_DIR: dataDir,
    DEMO_SHOP: '0',
    ...(postgresql ? { DATABASE_URL: postgresql.url } : {}),
  });
  return {
    address: server.address,
    measure: server.measure,
    tokens,
    productId,
    database: postgresql?.name ?? 'PGlite',
    close: async () => {
      await server.stop();
      await postgresql?.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
