import { type NotFound, notFound } from '#domain/ownership/own-entry.ts';
import { constants } from '#generated/constants.ts';
import { mostInStock, type SoldProduct } from '../cart/line-problem.ts';
import type { Decide } from '../decide-in-steps.ts';
import { type RateLimit, refuseTooMany, type TooManyRequests } from '../session/attempts.ts';
import { emailKey } from '../session/mailed-codes.ts';

interface EmailMissing {
  readonly ok: false;
  readonly code: 'fieldRefused';
  readonly params: { readonly fields: { readonly field: 'email'; readonly rule: 'required' }[] };
}

type Decided =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: NotFound['code'] | 'productWithdrawn' | 'notOffered' }
  | EmailMissing
  | TooManyRequests;

/** Who asks for a mail: a member is written to at the address of the account, whatever else was typed. */
export interface Asking {
  readonly memberEmail: string | undefined;
  readonly email: string | undefined;
}

/** Where the mail goes, and the mailbox that requests are counted and found by; undefined where nobody said so. */
export function alertAddress({ memberEmail, email }: Asking) {
  const to = memberEmail ?? email;
  return to === undefined ? undefined : { to, mailbox: emailKey(to) };
}

/** What a request depends on, in the order in which it is found out. */
export interface AlertFacts {
  /** Undefined where there is no such product. */
  readonly product: SoldProduct | undefined;
  /** Seconds to wait by the limit of the visitor's network address. Finding it out counts the request. */
  readonly addressWait: number;
  /** Seconds to wait by the limit of the mailbox. Finding it out counts the request. */
  readonly mailboxWait: number;
}

const emailMissing: EmailMissing = {
  ok: false,
  code: 'fieldRefused',
  params: { fields: [{ field: 'email', rule: 'required' }] },
};

function decideProduct(product: SoldProduct | undefined, asking: Asking): Decided {
  if (!product) return notFound;
  if (!alertAddress(asking)) return emailMissing;
  if (product.withdrawn) return { ok: false, code: 'productWithdrawn' };
  return mostInStock(product) === undefined ? { ok: true } : { ok: false, code: 'notOffered' };
}

/**
 * Decides whether somebody may wait for a product. One whose stock fills an order is refused as `notOffered`; one that the supplier
 * delivers later may be waited for. The limits are for visitors only; a request that a limit refuses counts for none after it.
 */
export function decideAlert(asking: Asking): Decide<AlertFacts, Decided> {
  return (known) => {
    if (!('product' in known)) return { next: 'product' };
    const decision = decideProduct(known.product, asking);
    if (!decision.ok || asking.memberEmail !== undefined) return { decision };
    for (const next of ['addressWait', 'mailboxWait'] as const) {
      const wait = known[next];
      if (wait === undefined) return { next };
      if (wait > 0) return { decision: refuseTooMany(wait) };
    }
    return { decision };
  };
}

/** Whether the mail about a product is due: it is sold again, and the stock fills an order. */
export function isAlertDue(product: SoldProduct): boolean {
  return !product.withdrawn && mostInStock(product) !== undefined;
}

/** Requests that were made before this moment are deleted: nobody could fulfil them. */
export function alertsSince(now: Date): Date {
  return new Date(now.getTime() - constants.stockAlertLife * 1000);
}

/** Whether a request that was made at a time is deleted without a mail. */
export function isAlertOver(madeAt: Date, now: Date): boolean {
  return madeAt < alertsSince(now);
}

/** How many requests of visitors are taken, by the network address of the visitor and by the mailbox that is written to. */
export const alertLimits = {
  address: { most: constants.stockAlertAddressRate, span: constants.stockAlertSpan },
  mailbox: { most: constants.stockAlertMailboxRate, span: constants.stockAlertSpan },
} as const satisfies Record<string, RateLimit>;

/** True where the mailbox is known to be the one of who asks: the address of an account was confirmed at registration. */
export function isConfirmedBy({ memberEmail }: Pick<Asking, 'memberEmail'>): boolean {
  return memberEmail !== undefined;
}

/** Unconfirmed requests that were made before this moment are deleted: their link is over. */
export function confirmationsSince(now: Date): Date {
  return new Date(now.getTime() - constants.stockAlertConfirmLife * 1000);
}

/** True once the link that confirms the requests of a mailbox no longer works. */
export function isConfirmationOver(sentAt: Date, now: Date): boolean {
  return !(sentAt >= confirmationsSince(now));
}

/** True where a new request may send its mailbox a question; one link confirms all that wait, this one included. */
export function mayAskForConfirmation(waiting: number): boolean {
  return waiting <= constants.stockAlertConfirmMails;
}

/** A stored request of a mailbox. */
interface Waiting {
  readonly isConfirmed: boolean;
}

/**
 * The requests of a mailbox that are forgotten after one more was stored or confirmed: all beyond the latest `constants.stockAlertsMax`.
 * Nobody else than the owner of the mailbox makes a confirmed one go. Takes them with the latest first.
 */
export function forgottenAlerts<Alert extends Waiting>(
  latestFirst: readonly Alert[],
  { byOwner }: { readonly byOwner: boolean },
): readonly Alert[] {
  const counted = byOwner ? latestFirst : latestFirst.filter(({ isConfirmed }) => !isConfirmed);
  return counted.slice(constants.stockAlertsMax);
}
