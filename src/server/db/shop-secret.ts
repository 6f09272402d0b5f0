import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Executor } from './client.ts';
import { shopState } from './schema/state.ts';

const secretBytes = 32;

/** A secret of this shop, created on first use and shared by all server processes. */
export async function shopSecret(
  db: Executor,
  key: 'paymentSecret' | 'linkSecret' | 'secondFactorSecret',
): Promise<string> {
  const [known] = await db.select().from(shopState).where(eq(shopState.key, key));
  if (known) return known.value;
  const value = randomBytes(secretBytes).toString('base64url');
  await db.insert(shopState).values({ key, value }).onConflictDoNothing();
  const [stored] = await db.select().from(shopState).where(eq(shopState.key, key));
  return stored?.value ?? value;
}
