import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Executor } from '#server/db/client.ts';
import { shopState } from '#server/db/schema/state.ts';

const key = 'paymentSecret';
const secretBytes = 32;

/** Secret of this shop's payment pages, created on first use and shared by all server processes. */
async function readSecret(db: Executor): Promise<string> {
  const [known] = await db.select().from(shopState).where(eq(shopState.key, key));
  if (known) return known.value;
  const value = randomBytes(secretBytes).toString('base64url');
  await db.insert(shopState).values({ key, value }).onConflictDoNothing();
  const [kept] = await db.select().from(shopState).where(eq(shopState.key, key));
  return kept?.value ?? value;
}

/** Purpose of a signature; a ticket's signature is not valid for a notification. */
type Purpose = 'ticket' | 'sandbox notification' | 'sandbox reference';

/** Signs a text with the shop's secret. */
export async function sign(db: Executor, purpose: Purpose, text: string): Promise<string> {
  return createHmac('sha256', await readSecret(db))
    .update(`${purpose}\n${text}`)
    .digest('base64url');
}

export async function isSigned(
  db: Executor,
  purpose: Purpose,
  text: string,
  signature: string,
): Promise<boolean> {
  const [expected, given] = [Buffer.from(await sign(db, purpose, text)), Buffer.from(signature)];
  return expected.length === given.length && timingSafeEqual(expected, given);
}

/** A payment number that cannot be guessed: numbers are sequential, and the payment pages require no sign-in. */
export async function ticketOf(db: Executor, paymentNumber: string): Promise<string> {
  return `${paymentNumber}.${await sign(db, 'ticket', paymentNumber)}`;
}

const ticketForm = /^(Z[0-9]+)\.([A-Za-z0-9_-]+)$/;

/** The payment number of a ticket issued by this shop. A valid ticket needs no HTML escaping. */
export async function numberOfTicket(db: Executor, ticket: string): Promise<string | undefined> {
  const [, paymentNumber, signature] = ticketForm.exec(ticket) ?? [];
  if (paymentNumber === undefined || signature === undefined) return undefined;
  return (await isSigned(db, 'ticket', paymentNumber, signature)) ? paymentNumber : undefined;
}
