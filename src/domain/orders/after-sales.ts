import { type Action, type Deciding, isOffered } from '#domain/actions/offered.ts';
import {
  afterSalesRecordServiceTypeValues,
  assFlagValues,
  afterSalesRecordDecisionValues as decisions,
} from '#generated/enums.ts';

export const serviceTypes = afterSalesRecordServiceTypeValues;

export type AfterSalesDecision = (typeof decisions)[keyof typeof decisions];

const openFlags: readonly number[] = [assFlagValues.exchangeGoods, assFlagValues.returnGoods];

/** What is decided about a request for after-sales service while the shop may still decide it: these are the ones that a step decides. */
export const openDecisions: readonly AfterSalesDecision[] = [
  decisions.afterSalesUndecided,
  decisions.afterSalesAccepted,
];

/** What the decision of the shop writes into each request of the order that is open. */
export function decidedRequest(decision: AfterSalesDecision, reply: string | null, decidedAt: Date) {
  return { when: openDecisions, sets: { decision, reply, decidedAt } };
}

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
