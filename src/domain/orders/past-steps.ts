import {
  assFlagValues as flags,
  invoiceFlagValues,
  sampleOrderOrderStateValues as samples,
  customisedOrderSendValues as send,
  standardOrderProOrderStateValues as standard,
  customisedOrderOrderStateValues as states,
} from '#generated/enums.ts';
import { type HistoryStep, type OrderActor, type OrderEvent, orderActors, orderEvents } from './events.ts';
import { afterSalesEnd, historyOf, type ShopStep } from './shop-steps.ts';

/** The steps that lead to a state, for orders of a demo or test that were never worked on. */

const { byMember, byShop, bySystem } = orderActors;

function step(event: OrderEvent, by: OrderActor): HistoryStep {
  return { event, by };
}

function when(condition: boolean, ...steps: readonly HistoryStep[]): readonly HistoryStep[] {
  return condition ? steps : [];
}

interface AfterSales {
  readonly assFlag: number;
}

function ofAfterSales(order: AfterSales): readonly HistoryStep[] {
  const end: ShopStep | undefined = afterSalesEnd(order);
  return [
    ...when(order.assFlag !== flags.noAfterSales, step(orderEvents.afterSalesRequested, byMember)),
    ...(end ? [historyOf(end), ...when(end.refunds === true, step(orderEvents.moneyRefunded, byShop))] : []),
  ];
}

interface PastStandardOrder extends AfterSales {
  readonly proOrderState: number;
  readonly invoiceFlag: number;
  readonly isPaid: boolean;
}

/** Steps of a standard order up to its state; a closed one that was never paid ran out of time. */
export function standardSteps(order: PastStandardOrder): readonly HistoryStep[] {
  const { proOrderState: state, isPaid } = order;
  const isClosed = state === standard.closed;
  const isSent = state === standard.inDelivery || state === standard.completed;
  return [
    step(orderEvents.orderPlaced, byMember),
    ...when(
      isPaid || (!isClosed && state !== standard.awaitingPayment),
      step(orderEvents.orderPaid, byMember),
    ),
    ...when(
      order.invoiceFlag === invoiceFlagValues.invoiceApplied,
      step(orderEvents.invoiceRequested, byMember),
    ),
    ...when(isSent, step(orderEvents.orderShipped, byShop)),
    ...when(state === standard.completed, step(orderEvents.receiptConfirmed, byMember)),
    ...when(isClosed && !isPaid, step(orderEvents.closedUnpaid, bySystem)),
    ...when(
      isClosed && isPaid,
      step(orderEvents.orderCancelled, byMember),
      step(orderEvents.moneyRefunded, byMember),
    ),
    ...ofAfterSales(order),
  ];
}

const sampleEnds: Readonly<Record<number, readonly HistoryStep[]>> = {
  [samples.rejected]: [step(orderEvents.orderRefused, byShop)],
  [samples.cancelled]: [step(orderEvents.orderCancelled, byMember)],
};

/** Steps of a sample order up to its state. */
export function sampleSteps({ orderState }: { readonly orderState: number }): readonly HistoryStep[] {
  const ended = sampleEnds[orderState];
  if (ended) return [step(orderEvents.orderPlaced, byMember), ...ended];
  return [
    step(orderEvents.orderPlaced, byMember),
    ...when(orderState >= samples.awaitingShipment, step(orderEvents.orderApproved, byShop)),
    ...when(orderState >= samples.awaitingReceipt, step(orderEvents.orderShipped, byShop)),
    ...when(orderState === samples.received, step(orderEvents.receiptConfirmed, byMember)),
  ];
}

interface PastCustomisedOrder extends AfterSales {
  readonly orderState: number;
  readonly send: number;
  /** How many payments were made. */
  readonly payments: number;
}

const signing: readonly HistoryStep[] = [
  step(orderEvents.contractOffered, byShop),
  step(orderEvents.contractUploaded, byMember),
];

/** Steps of a customised order up to its state. */
export function customisedSteps(order: PastCustomisedOrder): readonly HistoryStep[] {
  const { orderState: state } = order;
  const placed = step(orderEvents.orderPlaced, byMember);
  if (state === states.toBeExamined) return [placed];
  if (state === states.orderRejected) return [placed, step(orderEvents.orderRefused, byShop)];
  if (state === states.cancelledOrRejected) return [placed, step(orderEvents.orderCancelled, byMember)];
  if (state === states.uploadContract) return [placed, ...signing.slice(0, 1)];
  if (state === states.contractExamined) return [placed, ...signing];
  if (state === states.contractRejected)
    return [placed, ...signing, step(orderEvents.contractRefused, byShop)];
  const paid = Array.from({ length: order.payments }, () => step(orderEvents.instalmentPaid, byMember));
  return [
    placed,
    ...signing,
    step(orderEvents.contractAccepted, byShop),
    ...when(state !== states.settingUp, step(orderEvents.amountsSet, byShop)),
    ...paid,
    ...when(order.send === send.shipped, step(orderEvents.orderShipped, byShop)),
    ...when(
      state === states.completed || state === states.afterSales,
      step(orderEvents.receiptConfirmed, byMember),
    ),
    ...ofAfterSales(order),
  ];
}

/** Spreads steps evenly between the time of the order and a later one, oldest first. */
export function spreadSteps(
  steps: readonly HistoryStep[],
  placedAt: Date,
  until: Date,
): readonly (HistoryStep & { readonly at: Date })[] {
  const span = Math.max(0, until.getTime() - placedAt.getTime());
  const apart = steps.length > 1 ? span / (steps.length - 1) : 0;
  return steps.map((one, index) => ({
    ...one,
    at: new Date(placedAt.getTime() + Math.round(apart * index)),
  }));
}
