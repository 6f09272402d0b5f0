import { refundEntry } from '#domain/ledger/entries.ts';
import { orderActors } from '#domain/orders/events.ts';
import { refundEvents } from '#domain/orders/refunds.ts';
import type { SandboxRefund } from '#domain/payment/addresses.ts';
import {
  isOnItsWay,
  isRefundAsked,
  type ReceivedPayment,
  type RefundState,
  refundAfter,
} from '#domain/payment/refund-life.ts';
import { addMoney } from '../ledger/ledger.ts';
import { recordSteps } from '../orders/order-history.ts';
import type { Store } from '../store.ts';

/** A payment that is given back, before it is stored. */
interface NewRefund extends ReceivedPayment {
  readonly $owner: number;
  readonly orderNo: string;
  readonly state: RefundState;
  /** What the sandbox does with it. */
  readonly atSandbox?: SandboxRefund | undefined;
}

/** Stores what is given back. */
export function addRefunds(store: Store, refunds: readonly NewRefund[], now: Date): void {
  const createTime = now.toISOString();
  for (const refund of refunds)
    store.add('refunds', ($id) => ({
      ...refund,
      $id,
      createTime,
      endTime: isOnItsWay(refund) ? null : createTime,
    }));
}

/** Asks the sandbox for refunds that are on their way, as a job of the server does. */
export function sendRefunds(store: Store, now: Date): void {
  for (const refund of store.all('refunds')) {
    const { $owner, orderNo, payType, amount, createTime, atSandbox = 'done', state: before } = refund;
    const createdAt = new Date(createTime);
    if (!isRefundAsked({ state: before, createdAt }, now)) continue;
    const state = refundAfter(atSandbox, createdAt, now);
    const event = refundEvents[state];
    if (event === undefined) continue;
    store.change('refunds', refund, { state, endTime: now.toISOString() });
    if (state === 'credited')
      addMoney(store, now, $owner, refundEntry({ payType, amount, objectId: orderNo }));
    recordSteps(store, orderNo, now, [
      { event, by: orderActors.bySystem, refunds: [{ payType, amount, state }] },
    ]);
  }
}
