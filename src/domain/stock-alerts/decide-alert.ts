import { constants } from '#generated/constants.ts';
import { isSoldOut, type SoldProduct } from '../cart/line-problem.ts';

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

/** Decides whether somebody may wait for a product, and where the mail goes. A product that can be bought is refused as `notOffered`. */
export function decideAlert(product: SoldProduct, { memberEmail, email }: Asking): Decided {
  const to = memberEmail ?? email;
  if (to === undefined)
    return { ok: false, code: 'fieldRefused', params: { fields: [{ field: 'email', rule: 'required' }] } };
  if (product.withdrawn) return { ok: false, code: 'productWithdrawn' };
  return isSoldOut(product) ? { ok: true, email: to } : { ok: false, code: 'notOffered' };
}

/** Whether the mail about a product is due: it is sold again, and the stock fills an order. */
export function isAlertDue(product: SoldProduct): boolean {
  return !product.withdrawn && !isSoldOut(product);
}

/** The requests of an address that are forgotten: all beyond the latest `constants.stockAlertsMax`. Takes them with the latest first. */
export function forgottenAlerts<Alert>(latestFirst: readonly Alert[]): readonly Alert[] {
  return latestFirst.slice(constants.stockAlertsMax);
}
