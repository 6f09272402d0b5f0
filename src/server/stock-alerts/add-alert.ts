import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Language } from '#domain/language.ts';
import { emailKey } from '#domain/session/mailed-codes.ts';
import { type Asking, decideAlert } from '#domain/stock-alerts/decide-alert.ts';
import { constants } from '#generated/constants.ts';
import { offerColumns, offeredProduct } from '#server/catalogue/index.ts';
import type { Executor } from '#server/db/client.ts';
import { hasId } from '#server/db/has-id.ts';
import { product } from '#server/db/schema/catalogue.ts';
import { stockAlert } from '#server/db/schema/saved-products.ts';

interface Request extends Asking {
  readonly productId: number;
  readonly memberId: number | undefined;
  readonly language: Language;
  readonly now: Date;
}

/**
 * Stores that somebody waits for a product. The response never shows who waits already; asking again gives a mail that could not be
 * sent another chance. A visitor never makes a member's requests go, whatever address was typed.
 */
export async function addAlert(db: Executor, request: Request) {
  const { productId, memberId, language, now } = request;
  const [found] = await db.select(offerColumns).from(product).where(hasId(product.id, productId));
  if (!found) return { ok: false, code: 'notFound' } as const;
  const decided = decideAlert(offeredProduct(found), request);
  if (!decided.ok) return decided;
  const { email } = decided;
  const key = emailKey(email);
  const row = { productId: found.productId, email, emailKey: key, language, createdAt: now };
  await db
    .insert(stockAlert)
    .values({ ...row, ...(memberId === undefined ? {} : { memberId }) })
    .onConflictDoUpdate({
      target: [stockAlert.productId, stockAlert.emailKey],
      // What a visitor asked for becomes the member's who signs in with the address.
      set: { attempts: 0, createdAt: now, ...(memberId === undefined ? {} : { memberId }) },
    });
  const mine = and(
    eq(stockAlert.emailKey, key),
    memberId === undefined ? isNull(stockAlert.memberId) : undefined,
  );
  const forgotten = db
    .select({ id: stockAlert.id })
    .from(stockAlert)
    .where(mine)
    .orderBy(desc(stockAlert.createdAt), desc(stockAlert.id))
    .offset(constants.stockAlertsMax);
  await db.delete(stockAlert).where(and(mine, inArray(stockAlert.id, forgotten)));
  return { ok: true } as const;
}
