import { eq, sql } from 'drizzle-orm';
import { advisoryLocks } from '#server/db/advisory-locks.ts';
import type { OpenDatabase } from '#server/db/client.ts';
import { product } from '#server/db/schema/catalogue.ts';
import { member } from '#server/db/schema/session.ts';
import { shopState } from '#server/db/schema/state.ts';
import { unlimitSession } from '#server/db/session-limits.ts';
import { addDemoAddresses } from './demo-addresses.ts';
import type { DemoContent } from './demo-content.ts';
import { addDemoMembers } from './demo-member.ts';
import { fillContent } from './fill-content.ts';

/** The parts of the demo shop. */
export interface DemoShop {
  readonly content: DemoContent;
  /** Loads the catalogue; may be called again after it was broken off. */
  readonly loadCatalogue: () => Promise<void>;
}

const key = 'demoShop';

type State = 'filling' | 'filled' | undefined;

async function stateOf({ db }: OpenDatabase): Promise<State> {
  const [found] = await db.select().from(shopState).where(eq(shopState.key, key));
  return found?.value === 'filled' || found?.value === 'filling' ? found.value : undefined;
}

/** Whether the database holds the whole demo shop. */
export async function holdsDemoShop(database: OpenDatabase): Promise<boolean> {
  return (await stateOf(database)) === 'filled';
}

async function isEmpty({ db }: OpenDatabase): Promise<boolean> {
  const [products] = await db.select({ id: product.id }).from(product).limit(1);
  const [members] = await db.select({ id: member.id }).from(member).limit(1);
  return !products && !members;
}

async function fill(database: OpenDatabase, shop: DemoShop, now: Date): Promise<void> {
  const state = await stateOf(database);
  if (state === 'filled' || (state === undefined && !(await isEmpty(database)))) return;
  await database.db.insert(shopState).values({ key, value: 'filling' }).onConflictDoNothing();
  await shop.loadCatalogue();
  await database.db.transaction(async (db) => {
    const memberId = await addDemoMembers(db, now);
    await addDemoAddresses(db, memberId, { addresses: shop.content.addresses, now });
    await fillContent({ db, content: shop.content, memberId, now });
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
  if (!(await holdsDemoShop(database))) await inTurn(database, () => fill(database, shop, now));
  return holdsDemoShop(database);
}
