import { constants } from '#generated/constants.ts';
import { mostInStock, type SoldProduct } from '../cart/line-problem.ts';
import type { RateLimit } from '../session/attempts.ts';

interface EmailMissing {
  readonly ok: false;
  readonly code: 'fieldRefused';
  readonly params: { readonly fields: { readonly field: 'email'; readonly rule: 'required' }[] };
}

type Decided =
  | { readonly ok: true; readonly email: string }
  | { readonly ok: false; readonly code: 'productWithdrawn' | 'notOffered' }
  | EmailMissing;

/** Who asks for a mail: a member is written to at the address of the account, whatever else was typed. */
export interface Asking {
  readonly memberEmail: string | undefined;
  readonly email: string | undefined;
}

/**
 * Decides whether somebody may wait for a product, and where the mail goes. A product whose stock fills an order is refused as
 * `notOffered`; one that the supplier delivers later may be waited for.
 */
export function decideAlert(product: SoldProduct, { memberEmail, email }: Asking): Decided {
  const to = memberEmail ?? email;
  if (to === undefined)
    return { ok: false, code: 'fieldRefused', params: { fields: [{ field: 'email', rule: 'required' }] } };
  if (product.withdrawn) return { ok: false, code: 'productWithdrawn' };
  return mostInStock(product) === undefined ? { ok: true, email: to } : { ok: false, code: 'notOffered' };
}

/** Whether the mail about a product is due: it is sold again, and the stock fills an order. */
export function isAlertDue(product: SoldProduct): boolean {
  return !product.withdrawn && mostInStock(product) !== undefined;
}

interface AlertLimit extends RateLimit {
  /** What requests are counted by: the network address of the visitor, or the mailbox that is written to. */
  readonly by: 'address' | 'mailbox';
}

/** How many requests of visitors are taken, in the order in which they are counted: one that a limit refuses counts for none after it. */
export const alertLimits: readonly AlertLimit[] = [
  { by: 'address', most: constants.stockAlertAddressRate, span: constants.stockAlertSpan },
  { by: 'mailbox', most: constants.stockAlertMailboxRate, span: constants.stockAlertSpan },
];

/** A stored request of a mailbox. */
interface Waiting {
  /** A signed-in member asked for it, not a visitor. */
  readonly ofMember: boolean;
}

/**
 * The requests of a mailbox that are forgotten after one more was stored: all beyond the latest `constants.stockAlertsMax`. A visitor
 * makes no request of a member go, whatever address was typed. Takes them with the latest first.
 */
export function forgottenAlerts<Alert extends Waiting>(
  latestFirst: readonly Alert[],
  { byMember }: { readonly byMember: boolean },
): readonly Alert[] {
  const counted = byMember ? latestFirst : latestFirst.filter(({ ofMember }) => !ofMember);
  return counted.slice(constants.stockAlertsMax);
}
