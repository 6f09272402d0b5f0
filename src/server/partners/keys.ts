import { createHmac, randomBytes } from 'node:crypto';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { fullAllowance } from '#domain/partners/call-allowance.ts';
import type { Config } from '#server/config.ts';
import type { Executor } from '#server/db/client.ts';
import { partnerKey } from '#server/db/schema/partners.ts';
import { type Box, seal, unseal } from '#server/db/secret-box.ts';

interface Context {
  readonly db: Executor;
  readonly config: Pick<Config, 'secondFactorKey'>;
}

const idBytes = 9;
const secretBytes = 32;

function boxOf({ db, config }: Context, id: string): Box {
  return { db, config, purpose: 'partner key', owner: `partner key ${id}` };
}

/** Makes a key for a partner and returns it whole, as `ID.SECRET`: nobody can see the secret again. */
export async function makePartnerKey(context: Context, partner: string, now: Date): Promise<string> {
  const id = randomBytes(idBytes).toString('base64url');
  const secret = randomBytes(secretBytes).toString('base64url');
  const { left, at } = fullAllowance(now);
  await context.db.insert(partnerKey).values({
    id,
    partner,
    secret: await seal(boxOf(context, id), secret),
    createdAt: now,
    callsLeft: left,
    calledAt: at,
  });
  return `${id}.${secret}`;
}

/** The HMAC-SHA256 of a key that may be used, undefined for an unknown or revoked one. */
export async function partnerHmac(
  context: Context,
  id: string,
): Promise<((text: string) => string) | undefined> {
  const [found] = await context.db
    .select({ secret: partnerKey.secret })
    .from(partnerKey)
    .where(and(eq(partnerKey.id, id), isNull(partnerKey.revokedAt)));
  if (!found) return undefined;
  const secret = await unseal(boxOf(context, id), found.secret);
  return (text) => createHmac('sha256', secret).update(text).digest('hex');
}

/** Ends a key at once; false when there is none that could be used. */
export async function revokePartnerKey(db: Executor, id: string, now: Date): Promise<boolean> {
  const revoked = await db
    .update(partnerKey)
    .set({ revokedAt: now })
    .where(and(eq(partnerKey.id, id), isNull(partnerKey.revokedAt)))
    .returning({ id: partnerKey.id });
  return revoked.length > 0;
}

/** All keys without their secrets, the oldest first. */
export function listPartnerKeys(db: Executor) {
  const { id, partner, createdAt, revokedAt, calledAt } = partnerKey;
  return db
    .select({ id, partner, createdAt, revokedAt, calledAt })
    .from(partnerKey)
    .orderBy(asc(createdAt), asc(id));
}
