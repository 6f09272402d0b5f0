import { createHmac, timingSafeEqual } from 'node:crypto';
import { isConfirmationOver } from '#domain/stock-alerts/decide-alert.ts';
import type { Config } from '#server/config.ts';
import type { Executor } from '#server/db/client.ts';
import { shopSecret } from '#server/db/shop-secret.ts';

/** What the owner of a mailbox decides on the page of a link: to get the mails that were asked for, or none any more. */
export type MailboxDecision = 'confirm' | 'stop';

/** Where the links of mails lead. */
export const decisionPaths = { confirm: '/stockAlert/confirm', stop: '/stockAlert/stop' } as const;

interface LinkFacts {
  readonly mailbox: string;
  /** When the mail was sent, in ms; a confirmation is over some time later. */
  readonly sentAt: string;
}

/** Proves that a link was in a mail to the mailbox. One that stops mails never expires: a mail is read when it is read. */
async function keyOf(db: Executor, decision: MailboxDecision, { mailbox, sentAt }: LinkFacts) {
  const text =
    decision === 'stop'
      ? `stock alerts of ${mailbox}`
      : `confirmation of ${sentAt} of stock alerts of ${mailbox}`;
  return createHmac('sha256', await shopSecret(db, 'linkSecret'))
    .update(text)
    .digest('base64url');
}

/** The address of the page on which the owner of a mailbox decides. Its host never comes from a request. */
export async function mailboxLink(
  { db, config }: { readonly db: Executor; readonly config: Pick<Config, 'payments' | 'port'> },
  decision: MailboxDecision,
  { mailbox, language, at }: { readonly mailbox: string; readonly language: string; readonly at: Date },
): Promise<string> {
  const sentAt = String(at.getTime());
  const key = await keyOf(db, decision, { mailbox, sentAt });
  const fields = new URLSearchParams({ mail: mailbox, sent: sentAt, key, language });
  return `${shopAddress(config)}${decisionPaths[decision]}?${fields}`;
}

/** Scheme and host of the shop as mails name it. */
export function shopAddress({ payments, port }: Pick<Config, 'payments' | 'port'>): string {
  return payments.publicUrl || `http://localhost:${port}`;
}

/** The mailbox of a link; undefined for one that was in no mail of the shop, or whose confirmation is over. */
export async function readMailboxLink(
  db: Executor,
  decision: MailboxDecision,
  { fields, now }: { readonly fields: URLSearchParams; readonly now: Date },
): Promise<string | undefined> {
  const [mailbox, sentAt] = [fields.get('mail') ?? '', fields.get('sent') ?? ''];
  if (decision === 'confirm' && isConfirmationOver(new Date(Number(sentAt)), now)) return undefined;
  const [expected, given] = [await keyOf(db, decision, { mailbox, sentAt }), fields.get('key') ?? ''].map(
    (text) => Buffer.from(text),
  );
  if (!expected || !given || expected.length !== given.length) return undefined;
  return timingSafeEqual(expected, given) ? mailbox : undefined;
}
