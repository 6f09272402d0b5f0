import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Executor } from '#server/db/client.ts';
import { shopSecret } from '#server/db/shop-secret.ts';

/** Purpose of a signature; a ticket's signature is not valid for a notification. */
type Purpose = 'ticket' | 'sandbox notification' | 'sandbox reference';

/** Signs a text with the shop's secret. */
export async function sign(db: Executor, purpose: Purpose, text: string): Promise<string> {
  return createHmac('sha256', await shopSecret(db, 'paymentSecret'))
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
