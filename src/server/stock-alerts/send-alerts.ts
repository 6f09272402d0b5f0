import { and, asc, eq, gte, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { isAlertDue } from '#domain/stock-alerts/decide-alert.ts';
import { constants } from '#generated/constants.ts';
import { offerColumns, offeredProduct } from '#server/catalogue/index.ts';
import type { Database } from '#server/db/client.ts';
import { product } from '#server/db/schema/catalogue.ts';
import { stockAlert } from '#server/db/schema/saved-products.ts';
import type { Services } from '#server/services.ts';
import { loggedError } from '#server/wire/failure.ts';
import { writeAlertMail } from './alert-mail.ts';
import { stopLink } from './stop-link.ts';

const secondMs = 1000;
/** Mails of one run: the rest follows in the next one. */
const atOnce = 100;

function before(now: Date, seconds: number): Date {
  return new Date(now.getTime() - seconds * secondMs);
}

/** Takes requests whose product is back: no other process takes them for `constants.stockAlertRetry` seconds. */
function claimDue(db: Database, now: Date) {
  return db.transaction(async (tx) => {
    const rested = before(now, constants.stockAlertRetry);
    const found = await tx
      .select({ alert: stockAlert, mpn: product.mpn, offer: offerColumns })
      .from(stockAlert)
      .innerJoin(product, eq(product.id, stockAlert.productId))
      .where(
        and(
          eq(product.withdrawn, false),
          gte(product.stock, product.startBuy),
          lt(stockAlert.attempts, constants.stockAlertAttempts),
          or(isNull(stockAlert.claimedAt), lt(stockAlert.claimedAt, rested)),
        ),
      )
      // Not the product: an order that is being placed must not wait for mails.
      .for('update', { of: stockAlert, skipLocked: true })
      .orderBy(asc(stockAlert.attempts), asc(stockAlert.id))
      .limit(atOnce);
    const due = found.filter(({ offer }) => isAlertDue(offeredProduct(offer)));
    const ids = due.map(({ alert }) => alert.id);
    if (ids.length > 0)
      await tx
        .update(stockAlert)
        .set({ claimedAt: now, attempts: sql`${stockAlert.attempts} + 1` })
        .where(inArray(stockAlert.id, ids));
    return due;
  });
}

/**
 * Sends one mail for every request whose product is back in stock, however it came back (import, cancelled order, back office), and
 * deletes the request. A mail that fails is tried again later; requests that nobody could fulfil are deleted in the end.
 */
export async function sendStockAlerts(
  { db, mail, log, config }: Pick<Services, 'db' | 'mail' | 'log' | 'config'>,
  now: Date,
): Promise<number> {
  const old = lt(stockAlert.createdAt, before(now, constants.stockAlertLife));
  await db.delete(stockAlert).where(old);
  const origin = config.payments.publicUrl || `http://localhost:${config.port}`;
  let sent = 0;
  for (const { alert, mpn, offer } of await claimDue(db, now)) {
    const { email, emailKey, language, productId } = alert;
    try {
      await mail.send(
        writeAlertMail({
          to: email,
          at: now,
          language,
          mpn,
          stock: offer.stock,
          productUrl: `${origin}/GoodsDetails?id=${productId}&language=${language}`,
          stopUrl: origin + (await stopLink(db, emailKey, language)),
        }),
      );
      await db.delete(stockAlert).where(eq(stockAlert.id, alert.id));
      sent += 1;
    } catch (error) {
      log.error({ error: loggedError(error) }, 'a mail about a product that is back could not be sent');
    }
  }
  return sent;
}
