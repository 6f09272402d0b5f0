import { serviceTypes } from '#domain/orders/after-sales.ts';
import type { HistoryStep } from '#domain/orders/events.ts';
import { newAfterSales } from '#domain/orders/first-states.ts';
import { customisedSteps, sampleSteps, spreadSteps, standardSteps } from '#domain/orders/past-steps.ts';
import { afterSalesEnd } from '#domain/orders/shop-steps.ts';
import { assFlagValues as flags, instalmentAmountStateValues } from '#generated/enums.ts';
import type { CustomisedOrderEntry, StandardOrderEntry } from '../orders/order-entries.ts';
import type { StartingEntries } from '../store.ts';
import { withIds } from './moments.ts';

/** How long the known part of an order's history took. */
const workedOnMs = 6 * 86_400_000;

interface PastOrder {
  readonly orderNo: string;
  readonly createTime: string;
}

function eventsOf({ orderNo, createTime }: PastOrder, steps: readonly HistoryStep[], now: Date) {
  const placedAt = new Date(createTime);
  const until = new Date(Math.min(now.getTime(), placedAt.getTime() + workedOnMs));
  return spreadSteps(steps, placedAt, until).map(({ event, by, at }) => ({
    orderNo,
    event,
    by,
    createTime: at.toISOString(),
  }));
}

const exchanges: readonly number[] = [flags.exchangeGoods, flags.exchangeCompleted];

function afterSalesOf(order: StandardOrderEntry | CustomisedOrderEntry) {
  const { orderNo, assFlag } = order;
  if (assFlag === flags.noAfterSales) return [];
  const createTime = new Date(Date.parse(order.createTime) + workedOnMs / 2).toISOString();
  const end = afterSalesEnd(order);
  return [
    {
      orderNo,
      createTime,
      serviceType: exchanges.includes(assFlag) ? serviceTypes.exchangeGoods : serviceTypes.returnGoods,
      questionContent: '有 20 只电阻阻值超差。/ 20 resistors are out of tolerance.',
      decision: (end ?? newAfterSales).decision,
      decisionTime: end ? new Date(Date.parse(order.createTime) + workedOnMs).toISOString() : null,
      reply: end ? '已复测。/ We have measured the parts again.' : null,
    },
  ];
}

function ofStandard(order: StandardOrderEntry): readonly HistoryStep[] {
  return standardSteps({ ...order, isPaid: order.paidIn !== undefined });
}

function ofCustomised(order: CustomisedOrderEntry): readonly HistoryStep[] {
  const paid = order.amountListVos.filter(
    ({ amountState }) => amountState === instalmentAmountStateValues.paid,
  );
  const times = new Set(paid.map(({ headAmount, purchaseId }) => (headAmount ? 'first' : purchaseId)));
  return customisedSteps({ ...order, payments: times.size });
}

/** Adds to orders of the starting world how they came into their state. */
export function withOrderEvents(start: StartingEntries, now: Date): StartingEntries {
  const standard = start.standardOrders ?? [];
  const samples = start.sampleOrders ?? [];
  const customised = start.customisedOrders ?? [];
  const events = [
    ...standard.flatMap((order) => eventsOf(order, ofStandard(order), now)),
    ...samples.flatMap((order) => eventsOf(order, sampleSteps(order), now)),
    ...customised.flatMap((order) => eventsOf(order, ofCustomised(order), now)),
  ];
  const afterSales = [...standard, ...customised].flatMap(afterSalesOf);
  return { ...start, orderEvents: withIds(events), afterSales: withIds(afterSales) };
}
