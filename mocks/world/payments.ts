import type { Currency } from '#domain/money/index.ts';
import { paymentForm, type SandboxOutcome } from '#domain/payment/addresses.ts';
import { amountDueOf } from './amount-due.ts';
import { type Call, callingMember } from './call.ts';
import type { PaymentEntry } from './entries.ts';
import { addMoney } from './ledger.ts';
import { orderNumber } from './order-number.ts';
import { seededLetters } from './seeded-random.ts';
import type { Store } from './store.ts';

interface Method {
  readonly currency: Currency;
  /** Balance of the currency: money without an order is credited there. */
  readonly account: 1 | 2;
  readonly money: 'zhMoney' | 'usMoney';
}

/** What the online payment methods of the description pay in. */
export const onlineMethods: Readonly<Record<1 | 2, Method>> = {
  1: { currency: 'CNY', account: 1, money: 'zhMoney' },
  2: { currency: 'USD', account: 2, money: 'usMoney' },
};

interface PaymentRequest {
  /** Null for a top-up. */
  readonly orderNo: string | null;
  readonly payType: 1 | 2;
  /** Cents. */
  readonly amount: number;
}

/** Starts an online payment and returns the form that leads to the sandbox cashier. */
export function startPayment(call: Call, request: PaymentRequest): string {
  const $owner = callingMember(call).$id;
  const { ticket } = call.world.store.add('payments', ($id) => {
    const number = orderNumber('Z', $id, call.now);
    // Not secret in the mocks: only as long as a real ticket.
    return {
      $id,
      $owner,
      ...request,
      number,
      ticket: `${number}.${seededLetters(number, 43)}`,
      state: 'started',
    };
  });
  return paymentForm(ticket);
}

/** Whether the payment still settles something; otherwise the money would only be credited. */
export function isPayable(store: Store, { orderNo, state, $owner }: PaymentEntry): boolean {
  if (state !== 'started' && state !== 'declined') return false;
  return orderNo === null || amountDueOf(store, orderNo, $owner)?.offered === true;
}

function settle(store: Store, payment: PaymentEntry, now: Date): PaymentEntry['state'] {
  const { orderNo, $owner, payType, amount, number } = payment;
  const { account, money } = onlineMethods[payType];
  const due = orderNo === null ? undefined : amountDueOf(store, orderNo, $owner);
  if (due?.offered && due[money] === amount) {
    due.settle(account, now);
    return 'paid';
  }
  const income = { accountType: account, budget: 0, dealType: 3, amount, objectId: number } as const;
  addMoney(store, now, $owner, income);
  return 'credited';
}

/**
 * Books the outcome of the sandbox cashier once: settles the order, or credits the balance of the currency when the order is
 * already paid or closed. A declined payment may still be paid.
 */
export function bookPayment(
  store: Store,
  payment: PaymentEntry,
  outcome: SandboxOutcome,
  now: Date,
): PaymentEntry {
  const isOver = payment.state === 'paid' || payment.state === 'credited';
  if (isOver) return payment;
  const state = outcome === 'paid' ? settle(store, payment, now) : 'declined';
  return store.change('payments', payment, { state });
}
