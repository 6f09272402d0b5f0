import { type PaymentDecision, stateOfArrived } from '#domain/cashier/decide-payment.ts';
import { decideReport } from '#domain/cashier/decide-report.ts';
import { methods, type PayType } from '#domain/cashier/methods.ts';
import { rechargeEntry } from '#domain/ledger/entries.ts';
import { orderActors, orderEvents } from '#domain/orders/events.ts';
import { orderNumber } from '#domain/orders/order-number.ts';
import type { SandboxOutcome } from '#domain/payment/addresses.ts';
import { isAwaited, isInquiryDue, isPayable, isUnpaid } from '#domain/payment/payment-life.ts';
import { refundsOf } from '#domain/payment/refund-life.ts';
import { drawnCharacters } from '#domain/session/captcha-code.ts';
import { type Call, callingMember } from '../call.ts';
import { findDue } from '../cashier/amount-due.ts';
import { addMoney } from '../ledger/ledger.ts';
import type { PaymentEntry } from '../ledger/money-entries.ts';
import { recordSteps } from '../orders/order-history.ts';
import { seededText } from '../seeded-random.ts';
import type { Store } from '../store.ts';
import { addRefunds } from './refunds.ts';

/** As long as that of a real ticket; nothing is to be protected here. */
const ticketLength = 43;

interface NewPayment extends PaymentDecision {
  /** Null for a top-up. */
  readonly orderNo: string | null;
  readonly payType: PayType;
}

/** Records a payment of the calling member. */
export function addPayment(call: Call, payment: NewPayment): PaymentEntry {
  const $owner = callingMember(call).$id;
  const createTime = call.now.toISOString();
  return call.world.store.add('payments', ($id) => {
    const number = orderNumber('Z', $id, call.now);
    return {
      $id,
      $owner,
      ...payment,
      number,
      ticket: `${number}.${seededText(number, ticketLength, drawnCharacters)}`,
      createTime,
      endTime: isAwaited(payment.state) ? null : createTime,
    };
  });
}

/** Whether the payment would still settle something; money for anything else would only go back. */
export function canStillBePaid(store: Store, { orderNo, state, $owner: memberId }: PaymentEntry): boolean {
  const due = orderNo === null ? undefined : findDue(store, orderNo, memberId);
  return isPayable({ orderNo, state, memberId }, due && { ...due, memberId });
}

function settle(store: Store, payment: PaymentEntry, now: Date): PaymentEntry['state'] {
  const { orderNo, $owner, payType, amount, number } = payment;
  const { accountType } = methods[payType];
  const due = orderNo === null ? undefined : findDue(store, orderNo, $owner);
  const state = stateOfArrived(due, payment);
  if (state === 'paid') due?.settle(accountType, now);
  if (state === 'credited')
    addMoney(store, now, $owner, rechargeEntry({ accountType, amount, objectId: number }));
  if (state === 'refunded' && orderNo !== null) {
    const refunds = refundsOf([{ $owner, orderNo, payType, amount, atSandbox: payment.refundAtSandbox }]);
    addRefunds(store, refunds, now);
    recordSteps(store, orderNo, now, [{ event: orderEvents.surplusPaid, by: orderActors.bySystem, refunds }]);
  }
  return state;
}

/** Asks the sandbox cashier about a payment that is not booked, and books what it says. */
export function inquire(store: Store, payment: PaymentEntry, now: Date): PaymentEntry {
  const { state, atSandbox } = payment;
  return atSandbox && isUnpaid(state) ? bookPayment(store, payment, atSandbox, now) : payment;
}

/** Asks about payments whose confirmation is missing, as a job of the server does. */
export function inquireUnconfirmed(store: Store, now: Date): void {
  for (const payment of store.all('payments')) {
    const { state, createTime } = payment;
    if (isInquiryDue({ state, createdAt: new Date(createTime) }, now)) inquire(store, payment, now);
  }
}

/**
 * Books what was chosen at the sandbox cashier, once: the order is settled or, when it is paid or closed already, the money goes
 * back. A payment that was declined may still be paid.
 */
export function bookPayment(
  store: Store,
  payment: PaymentEntry,
  outcome: SandboxOutcome,
  now: Date,
): PaymentEntry {
  // A payment at the sandbox is one transfer, whose reference no other one has.
  const serviceRef = payment.number;
  const decided = decideReport({ ...payment, serviceRef }, { paid: outcome === 'paid', serviceRef }, false);
  if (!decided.ok || (decided.effect !== 'book' && decided.effect !== 'decline')) return payment;
  const state = decided.effect === 'book' ? settle(store, payment, now) : 'declined';
  return store.change('payments', payment, { state, endTime: now.toISOString() });
}
