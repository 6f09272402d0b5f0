import { eq, sql } from 'drizzle-orm';
import { advisoryLocks } from '#server/db/advisory-locks.ts';
import type { OpenDatabase } from '#server/db/client.ts';
import { shopState } from '#server/db/schema/state.ts';
import { unlimitSession } from '#server/db/session-limits.ts';
import { addDemoAddresses } from './demo-addresses.ts';
import type { DemoContent } from './demo-content.ts';
import { addDemoMembers } from './demo-member.ts';
import { holdsDemoShop, isDemoShopDue, stateKey as key } from './demo-shop-state.ts';
import { fillContent } from './fill-content.ts';
import { noteTexts } from './texts-state.ts';

/** The parts of the demo shop. */
export interface DemoShop {
  readonly content: DemoContent;
  /** Of the files of help and news. */
  readonly textsDigest: string;
  /** Loads the catalogue; may be called again after it was broken off. */
  readonly loadCatalogue: () => Promise<void>;
}

async function fill(database: OpenDatabase, shop: DemoShop, now: Date): Promise<void> {
  if (!(await isDemoShopDue(database))) return;
  await database.db.insert(shopState).values({ key, value: 'filling' }).onConflictDoNothing();
  await shop.loadCatalogue();
  await database.db.transaction(async (db) => {
    const memberId = await addDemoMembers(db, now);
    await addDemoAddresses(db, memberId, { addresses: shop.content.addresses, now });
    await fillContent({ db, content: shop.content, memberId, now });
    await noteTexts(db, shop.textsDigest);
    await db.update(shopState).set({ value: 'filled', changedAt: sql`now()` }).where(eq(shopState.key, key));
  });
}

/**
 * Of several servers that start on one empty database, one fills it and the others wait. On PGlite the lock of the data
 * folder already keeps other processes out, and there is no second connection.
 */
async function inTurn(database: OpenDatabase, run: () => Promise<void>): Promise<void> {
  if (database.kind === 'pglite') return run();
  const client = await database.pool.connect();
  try {
    await unlimitSession(client);
    await client.query('select pg_advisory_lock($1)', [advisoryLocks.demoShop]);
    await run();
  } finally {
    // The lock is gone with the session.
    client.release(true);
  }
}

/**
 * Fills an empty database with the demo shop; one whose filling was broken off goes on. Returns whether this database
 * holds the demo shop.
 */
export async function fillDemoShop(database: OpenDatabase, shop: DemoShop, now: Date): Promise<boolean> {
  if (await isDemoShopDue(database)) await inTurn(database, () => fill(database, shop, now));
  return holdsDemoShop(database);
}
