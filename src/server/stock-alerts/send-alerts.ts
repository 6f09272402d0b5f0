import { and, asc, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { alertsSince, confirmationsSince } from '#domain/stock-alerts/decide-alert.ts';
import { constants } from '#generated/constants.ts';
import { canBeOrdered } from '#server/catalogue/index.ts';
import type { Database } from '#server/db/client.ts';
import { product } from '#server/db/schema/catalogue.ts';
import { stockAlert } from '#server/db/schema/saved-products.ts';
import { MailRefused } from '#server/gateways/mail/index.ts';
import type { Services } from '#server/services.ts';
import { loggedError } from '#server/wire/failure.ts';
import { writeAlertMail } from './alert-mail.ts';
import { mailboxLink, shopAddress } from './mailbox-link.ts';

/** A request is tried again after `stockAlertRetry` seconds, and after twice the time for every refusal. */
function isRested(now: Date) {
  const rest = sql`make_interval(secs => ${constants.stockAlertRetry} * power(2, ${stockAlert.attempts}))`;
  return or(
    isNull(stockAlert.claimedAt),
    lt(stockAlert.claimedAt, sql`${now.toISOString()}::timestamptz - ${rest}`),
  );
}

/** Requests whose product is back and whose mail may be tried. */
function isDue(now: Date) {
  return and(
    canBeOrdered(),
    isNotNull(stockAlert.confirmedAt),
    lt(stockAlert.attempts, constants.stockAlertAttempts),
    isRested(now),
  );
}

function findDue(db: Database, now: Date) {
  return db
    .select({ id: stockAlert.id })
    .from(stockAlert)
    .innerJoin(product, eq(product.id, stockAlert.productId))
    .where(isDue(now))
    .orderBy(asc(stockAlert.attempts), asc(stockAlert.id))
    .limit(constants.stockAlertBatch);
}

/** Takes a request, unless another process has taken it, or the product is gone again. */
async function claim(db: Database, id: number, now: Date) {
  const [claimed] = await db
    .update(stockAlert)
    .set({ claimedAt: now })
    .from(product)
    .where(and(eq(stockAlert.id, id), eq(product.id, stockAlert.productId), isDue(now)))
    .returning({
      email: stockAlert.email,
      emailKey: stockAlert.emailKey,
      language: stockAlert.language,
      productId: stockAlert.productId,
      askedAt: stockAlert.createdAt,
      mpn: product.mpn,
      stock: product.stock,
    });
  return claimed;
}

type Sender = Pick<Services, 'db' | 'mail' | 'log' | 'config'>;

/** Sends the mail of a request: `stop` when no mail can be sent at the moment. */
async function sendOne(
  { db, mail, log, config }: Sender,
  id: number,
  now: Date,
): Promise<'sent' | 'skipped' | 'stop'> {
  const claimed = await claim(db, id, now);
  if (!claimed) return 'skipped';
  const { email, emailKey, language, productId, ...facts } = claimed;
  const stopUrl = await mailboxLink({ db, config }, 'stop', { mailbox: emailKey, language, at: now });
  const productUrl = `${shopAddress(config)}/GoodsDetails?id=${productId}&language=${language}`;
  const mine = eq(stockAlert.id, id);
  try {
    await mail.send(writeAlertMail({ ...facts, to: email, at: now, language, productUrl, stopUrl }));
  } catch (error) {
    log.error({ error: loggedError(error) }, 'a mail about a product that is back could not be sent');
    if (!(error instanceof MailRefused)) return 'stop';
    await db
      .update(stockAlert)
      .set({ attempts: sql`${stockAlert.attempts} + 1` })
      .where(mine);
    return 'skipped';
  }
  await db.delete(stockAlert).where(mine);
  return 'sent';
}

/**
 * Sends one mail for every request whose product is back in stock, however it came back (import, cancelled order, back office), and
 * deletes the request. A mail that is refused is tried again later, a few times; while the mail server cannot be reached, every run
 * ends at its first mail and nothing is counted. Requests that nobody could fulfil, or confirmed, are deleted in the end.
 */
export async function sendStockAlerts(services: Sender, now: Date): Promise<number> {
  const { db } = services;
  const isUnconfirmed = and(
    isNull(stockAlert.confirmedAt),
    lt(stockAlert.createdAt, confirmationsSince(now)),
  );
  await db.delete(stockAlert).where(or(lt(stockAlert.createdAt, alertsSince(now)), isUnconfirmed));
  let sent = 0;
  for (const { id } of await findDue(db, now)) {
    const result = await sendOne(services, id, now);
    if (result === 'stop') break;
    if (result === 'sent') sent += 1;
  }
  return sent;
}
