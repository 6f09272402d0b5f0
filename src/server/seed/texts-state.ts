import { eq, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/client.ts';
import { shopState } from '#server/db/schema/state.ts';

/** Key of the row of `shop_state` with the digest of the texts that the shop has. */
const key = 'demoTexts';

/** Whether the shop has the texts with this digest. */
export async function holdsTexts(db: Executor, digest: string): Promise<boolean> {
  const [found] = await db.select().from(shopState).where(eq(shopState.key, key));
  return found?.value === digest;
}

/** Notes that the shop has the texts with this digest. */
export async function noteTexts(db: Executor, digest: string): Promise<void> {
  await db
    .insert(shopState)
    .values({ key, value: digest })
    .onConflictDoUpdate({ target: shopState.key, set: { value: digest, changedAt: sql`now()` } });
}
