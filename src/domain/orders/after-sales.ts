import { type Action, type Deciding, isOffered } from '#domain/actions/offered.ts';
import {
  afterSalesRecordServiceTypeValues,
  assFlagValues,
  afterSalesRecordDecisionValues as decisions,
} from '#generated/enums.ts';

export const serviceTypes = afterSalesRecordServiceTypeValues;

const openFlags: readonly number[] = [assFlagValues.exchangeGoods, assFlagValues.returnGoods];

/** What is decided about a request for after-sales service while the shop still has to do something. */
export const openDecisions = [decisions.afterSalesUndecided, decisions.afterSalesAccepted] as const;

/** Whether a request for after-sales service is open. */
export function isAfterSalesOpen({ assFlag }: { readonly assFlag: number }): boolean {
  return openFlags.includes(assFlag);
}

/** Why after-sales service cannot be asked for; undefined when it can. A request that is open comes first. */
export function refuseAfterSales<A extends Action>(
  action: A,
  order: Deciding<A> & { readonly assFlag: number },
): { readonly ok: false; readonly code: 'alreadyOpen' | 'notOffered' } | undefined {
  if (isAfterSalesOpen(order)) return { ok: false, code: 'alreadyOpen' };
  return isOffered(action, order) ? undefined : { ok: false, code: 'notOffered' };
}
