import { constants } from '#generated/constants.ts';
import { standardOrderProOrderStateValues } from '#generated/enums.ts';
import { fitsAnyRow } from '../actions/offered.ts';
import { type HistoryStep, orderActors, orderEvents } from './events.ts';
import { undoesAll } from './order-effects.ts';

const { awaitingPayment, closed } = standardOrderProOrderStateValues;
const lifeMs = constants.unpaidOrderLife * 1000;

/** When an order that was placed at the given time closes unless it is paid. */
export function payBefore(placedAt: Date): Date {
  return new Date(placedAt.getTime() + lifeMs);
}

/** Unpaid orders placed at or before this time close now. */
export function overdueSince(now: Date): Date {
  return new Date(now.getTime() - lifeMs);
}

/** How an unpaid order closes by itself: when it may, what it sets, the step of its history, and what it gives back. */
export const closeUnpaid = {
  when: [{ proOrderState: [awaitingPayment] }],
  sets: { proOrderState: closed },
  step: { event: orderEvents.closedUnpaid, by: orderActors.bySystem } satisfies HistoryStep,
  ...undoesAll,
} as const;

/** Whether an order closes now because it was not paid in time. */
export function closesUnpaid(
  { createdAt, proOrderState }: { readonly createdAt: Date; readonly proOrderState: number },
  now: Date,
): boolean {
  return createdAt <= overdueSince(now) && fitsAnyRow(closeUnpaid.when, { proOrderState });
}
