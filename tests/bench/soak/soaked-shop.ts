import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#server/db/client.ts';
import { demoShop } from '#server/seed/demo-shop.ts';
import { fillDemoShop } from '#server/seed/fill-demo-shop.ts';
import { addBuyer, addStock } from '#tests/api/exactly-once/stocked-shop.ts';
import type { HeldMemory } from '#tests/support/memory/held-memory.ts';
import { startPostgresql } from '#tests/support/postgresql/start-postgresql.ts';

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

async function serve(env: Record<string, string>) {
  const child = fork('src/server/main.ts', {
    execArgv: ['--import', './tests/support/memory/report-memory.ts'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
      CALLS_PER_MINUTE: '0',
      WEB_DIR: join(tmpdir(), 'soak-without-pages'),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  let printed = '';
  const address = await new Promise<string>((settle, fail) => {
    child.stdout?.on('data', (text) => {
      printed += text;
      const found = /open at (http:\S+)/.exec(printed);
      if (found?.[1]) settle(found[1].replace('localhost', '127.0.0.1'));
      if (printed.includes('"level":50')) process.stderr.write(text);
    });
    ended.then(() => fail(new Error(`the server ended: ${printed}`)), fail);
  });
  const measure = async () => {
    const reported = once(child, 'message');
    child.send('measure');
    const [held] = await Promise.race([
      reported,
      ended.then(() => Promise.reject(new Error('the server ended'))),
    ]);
    return held as HeldMemory;
  };
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { address, measure, stop };
}

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
