import { and, count, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import { decideInSteps } from '#domain/decide-in-steps.ts';
import type { Language } from '#domain/language.ts';
import {
  type Asking,
  alertAddress,
  alertLimits,
  confirmationsSince,
  decideAlert,
  forgottenAlerts,
  isConfirmedBy,
  mayAskForConfirmation,
} from '#domain/stock-alerts/decide-alert.ts';
import type { CallContext } from '#server/call-context.ts';
import { offerColumns, offeredProduct } from '#server/catalogue/index.ts';
import type { Executor } from '#server/db/client.ts';
import { hasId } from '#server/db/has-id.ts';
import { product } from '#server/db/schema/catalogue.ts';
import { stockAlert } from '#server/db/schema/saved-products.ts';
import { countWithin } from '#server/session/index.ts';
import { loggedError } from '#server/wire/failure.ts';
import { writeConfirmationMail } from './confirmation-mail.ts';
import { mailboxLink } from './mailbox-link.ts';

interface Request extends Asking {
  readonly productId: number;
  readonly memberId: number | undefined;
  /** Of the client, as limits count it. */
  readonly address: string;
  readonly language: Language;
  readonly now: Date;
}

type Tools = Pick<CallContext, 'db' | 'mail' | 'log' | 'config'>;

/** Deletes the requests of a mailbox that one more has made too many. */
export async function forgetOldest(
  db: Executor,
  mailbox: string,
  by: { readonly byOwner: boolean },
): Promise<void> {
  const stored = await db
    .select({ id: stockAlert.id, confirmedAt: stockAlert.confirmedAt })
    .from(stockAlert)
    .where(eq(stockAlert.emailKey, mailbox))
    .orderBy(desc(stockAlert.createdAt), desc(stockAlert.id));
  const latestFirst = stored.map(({ id, confirmedAt }) => ({ id, isConfirmed: confirmedAt !== null }));
  const forgotten = forgottenAlerts(latestFirst, by).map(({ id }) => id);
  if (forgotten.length > 0) await db.delete(stockAlert).where(inArray(stockAlert.id, forgotten));
}

/** The requests of a mailbox that its owner has not confirmed. */
function isUnconfirmed(mailbox: string) {
  return and(eq(stockAlert.emailKey, mailbox), isNull(stockAlert.confirmedAt));
}

/** Stores a request; true where it is new and its mailbox has to be asked for confirmation. */
async function storeAlert(
  db: Executor,
  row: typeof stockAlert.$inferInsert & { readonly createdAt: Date },
): Promise<boolean> {
  const { emailKey, createdAt, language, memberId, confirmedAt } = row;
  await db
    .delete(stockAlert)
    .where(and(isUnconfirmed(emailKey), lt(stockAlert.createdAt, confirmationsSince(createdAt))));
  const owned = confirmedAt ? { memberId, confirmedAt, language, createdAt } : {};
  const [stored] = await db
    .insert(stockAlert)
    .values(row)
    .onConflictDoUpdate({
      target: [stockAlert.productId, stockAlert.emailKey],
      // What a visitor asked for becomes the member's who signs in with the address; a visitor changes nothing of what is confirmed.
      set: { attempts: 0, ...owned },
    })
    .returning({ confirmedAt: stockAlert.confirmedAt, isNew: sql<boolean>`xmax = 0` });
  if (!stored?.isNew || stored.confirmedAt !== null) return false;
  const [waiting] = await db.select({ alerts: count() }).from(stockAlert).where(isUnconfirmed(emailKey));
  return mayAskForConfirmation(waiting?.alerts ?? 0);
}

/** Asks the owner of a mailbox, after the response: its duration must not show whether anything was sent. */
async function askForConfirmation(
  tools: Tools,
  { to, mailbox, mpn, ...facts }: { to: string; mailbox: string; mpn: string; language: Language; at: Date },
): Promise<void> {
  const confirmUrl = await mailboxLink(tools, 'confirm', { mailbox, ...facts });
  const mail = writeConfirmationMail({ to, mpn, confirmUrl, ...facts });
  void tools.mail
    .send(mail)
    .catch((error) => tools.log.error({ error: loggedError(error) }, 'a mail could not be sent'));
}

/**
 * Stores that somebody waits for a product. The response never shows who waits already; asking again gives a mail that could not be
 * sent another chance.
 */
export async function addAlert(tools: Tools, request: Request) {
  const { db } = tools;
  const { productId, memberId = null, address, language, now } = request;
  const { to = '', mailbox = '' } = alertAddress(request) ?? {};
  const [found] = await db
    .select({ ...offerColumns, mpn: product.mpn })
    .from(product)
    .where(hasId(product.id, productId));
  const decided = await decideInSteps(decideAlert(request), {
    product: () => found && offeredProduct(found),
    addressWait: () => countWithin(db, { kind: 'alertAddress', key: address }, alertLimits.address, now),
    mailboxWait: () => countWithin(db, { kind: 'alertMailbox', key: mailbox }, alertLimits.mailbox, now),
  });
  if (!decided.ok || !found) return decided;
  const byOwner = isConfirmedBy(request);
  const row = { productId: found.productId, email: to, emailKey: mailbox, language, createdAt: now };
  const asks = await storeAlert(db, { ...row, memberId, confirmedAt: byOwner ? now : null });
  await forgetOldest(db, mailbox, { byOwner });
  if (asks) await askForConfirmation(tools, { to, mailbox, mpn: found.mpn, language, at: now });
  return decided;
}
