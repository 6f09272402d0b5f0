import { desc, eq, inArray } from 'drizzle-orm';
import { decideInSteps } from '#domain/decide-in-steps.ts';
import type { Language } from '#domain/language.ts';
import {
  type Asking,
  alertAddress,
  alertLimits,
  decideAlert,
  forgottenAlerts,
} from '#domain/stock-alerts/decide-alert.ts';
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
  const { productId, memberId, address, language, now } = request;
  const { to: email = '', mailbox = '' } = alertAddress(request) ?? {};
  const [found] = await db.select(offerColumns).from(product).where(hasId(product.id, productId));
  const decided = await decideInSteps(decideAlert(request), {
    product: () => found && offeredProduct(found),
    addressWait: () => countWithin(db, { kind: 'alertAddress', key: address }, alertLimits.address, now),
    mailboxWait: () => countWithin(db, { kind: 'alertMailbox', key: mailbox }, alertLimits.mailbox, now),
  });
  if (!decided.ok || !found) return decided;
  const owner = memberId === undefined ? {} : { memberId };
  const row = { productId: found.productId, email, emailKey: mailbox, language, createdAt: now };
  await db
    .insert(stockAlert)
    .values({ ...row, ...owner })
    .onConflictDoUpdate({
      target: [stockAlert.productId, stockAlert.emailKey],
      // What a visitor asked for becomes the member's who signs in with the address.
      set: { attempts: 0, createdAt: now, language, ...owner },
    });
  await forgetOldest(db, mailbox, memberId !== undefined);
  return decided;
}
