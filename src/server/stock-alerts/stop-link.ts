import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Executor } from '#server/db/client.ts';
import { shopSecret } from '#server/db/shop-secret.ts';

/** Where the link of a mail leads; it ends all requests of its mailbox. */
export const stopPath = '/stockAlert/stop';

/** Proves that a link was in a mail to the mailbox. It never expires: a mail is read when it is read. */
async function keyOf(db: Executor, mailbox: string): Promise<string> {
  return createHmac('sha256', await shopSecret(db, 'linkSecret'))
    .update(`stock alerts of ${mailbox}`)
    .digest('base64url');
}

/** The path of the page that ends all requests of a mailbox. */
export async function stopLink(db: Executor, mailbox: string, language: string): Promise<string> {
  return `${stopPath}?${new URLSearchParams({ mail: mailbox, key: await keyOf(db, mailbox), language })}`;
}

/** The mailbox of a link; undefined for one that was in no mail of the shop. */
export async function readStopLink(db: Executor, fields: URLSearchParams): Promise<string | undefined> {
  const mailbox = fields.get('mail') ?? '';
  const [expected, given] = [await keyOf(db, mailbox), fields.get('key') ?? ''].map((text) =>
    Buffer.from(text),
  );
  if (!expected || !given || expected.length !== given.length) return undefined;
  return timingSafeEqual(expected, given) ? mailbox : undefined;
}
