import type { Action } from '#domain/actions/offered.ts';
import type { Refund } from '#domain/payment/refund-life.ts';
import { orderActorValues, orderEventValues } from '#generated/enums.ts';

/** What can happen to an order, and who did it, by the names of the description. */
export const orderEvents = orderEventValues;
export const orderActors = orderActorValues;

export type OrderEvent = (typeof orderEvents)[keyof typeof orderEvents];
export type OrderActor = (typeof orderActors)[keyof typeof orderActors];

/** One step in the history of an order. */
export interface HistoryStep {
  readonly event: OrderEvent;
  readonly by: OrderActor;
  /** The refunds that the step is about: for the notice, not stored with the step. */
  readonly refunds?: readonly Refund[];
}

/** The event that each action of a member on an order is recorded as. */
const actionEvents: Readonly<Record<string, OrderEvent>> = {
  confirmReceipt: orderEvents.receiptConfirmed,
  cancel: orderEvents.orderCancelled,
  returnGoods: orderEvents.afterSalesRequested,
  exchangeGoods: orderEvents.afterSalesRequested,
  uploadContract: orderEvents.contractUploaded,
  applyInvoice: orderEvents.invoiceRequested,
};

/** The step that an action of the member adds to the history. Payments are recorded by the cashier. */
export function stepOfAction({ on, name }: Pick<Action, 'on' | 'name'>): HistoryStep {
  const event = actionEvents[name];
  if (event === undefined) throw new Error(`the action ${on}.${name} has no event`);
  return { event, by: orderActors.byMember };
}

/** The steps of orders that no action of the description stands for. */
export const placedStep: HistoryStep = { event: orderEvents.orderPlaced, by: orderActors.byMember };
export const paidStep: HistoryStep = { event: orderEvents.orderPaid, by: orderActors.byMember };
export const instalmentStep: HistoryStep = { event: orderEvents.instalmentPaid, by: orderActors.byMember };
