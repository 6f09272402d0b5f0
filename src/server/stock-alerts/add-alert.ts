import { desc, eq, inArray } from 'drizzle-orm';
import type { Language } from '#domain/language.ts';
import { refuseTooMany } from '#domain/session/attempts.ts';
import { emailKey } from '#domain/session/mailed-codes.ts';
import { type Asking, alertLimits, decideAlert, forgottenAlerts } from '#domain/stock-alerts/decide-alert.ts';
import { offerColumns, offeredProduct } from '#server/catalogue/index.ts';
import type { Executor } from '#server/db/client.ts';
import { hasId } from '#server/db/has-id.ts';
import { product } from '#server/db/schema/catalogue.ts';
import { stockAlert } from '#server/db/schema/saved-products.ts';
import { countWithin } from '#server/session/index.ts';

interface Request extends Asking {
  readonly productId: number;
  readonly memberId: number | undefined;
  /** Of the client, as limits count it. */
  readonly address: string;
  readonly language: Language;
  readonly now: Date;
}

/** Counts the request of a visitor: 0, or the seconds to wait. */
async function countRequest(db: Executor, mailbox: string, { address, now }: Request): Promise<number> {
  const counted = {
    address: { kind: 'alertAddress', key: address },
    mailbox: { kind: 'alertMailbox', key: mailbox },
  } as const;
  for (const limit of alertLimits) {
    const wait = await countWithin(db, counted[limit.by], limit, now);
    if (wait > 0) return wait;
  }
  return 0;
}

async function forgetOldest(db: Executor, mailbox: string, byMember: boolean): Promise<void> {
  const stored = await db
    .select({ id: stockAlert.id, memberId: stockAlert.memberId })
    .from(stockAlert)
    .where(eq(stockAlert.emailKey, mailbox))
    .orderBy(desc(stockAlert.createdAt), desc(stockAlert.id));
  const latestFirst = stored.map(({ id, memberId }) => ({ id, ofMember: memberId !== null }));
  const forgotten = forgottenAlerts(latestFirst, { byMember }).map(({ id }) => id);
  if (forgotten.length > 0) await db.delete(stockAlert).where(inArray(stockAlert.id, forgotten));
}

/**
 * Stores that somebody waits for a product. The response never shows who waits already; asking again gives a mail that could not be
 * sent another chance.
 */
export async function addAlert(db: Executor, request: Request) {
  const { productId, memberId, language, now } = request;
  const [found] = await db.select(offerColumns).from(product).where(hasId(product.id, productId));
  if (!found) return { ok: false, code: 'notFound' } as const;
  const decided = decideAlert(offeredProduct(found), request);
  if (!decided.ok) return decided;
  const { email } = decided;
  const key = emailKey(email);
  const retryAfter = memberId === undefined ? await countRequest(db, key, request) : 0;
  if (retryAfter > 0) return refuseTooMany(retryAfter);
  const owner = memberId === undefined ? {} : { memberId };
  const row = { productId: found.productId, email, emailKey: key, language, createdAt: now };
  await db
    .insert(stockAlert)
    .values({ ...row, ...owner })
    .onConflictDoUpdate({
      target: [stockAlert.productId, stockAlert.emailKey],
      // What a visitor asked for becomes the member's who signs in with the address.
      set: { attempts: 0, createdAt: now, language, ...owner },
    });
  await forgetOldest(db, key, memberId !== undefined);
  return { ok: true } as const;
}
