import {
  closingBlockerValues,
  customisedOrderOrderStateValues,
  sampleOrderOrderStateValues,
  standardOrderProOrderStateValues,
  withdrawalExamStateValues,
} from '#generated/enums.ts';
import type { SecondFactorRefusal } from '../account-security/second-factor.ts';
import { firstRefusal } from '../decide-in-steps.ts';
import { isAfterSalesOpen } from '../orders/after-sales.ts';
import { calledOffStates } from '../orders/called-off.ts';
import type { PaymentState } from '../payment/addresses.ts';
import type { OrderKind } from '../payment/order-kind.ts';
import { isExpected } from '../payment/payment-life.ts';
import type { LoginPasswordRefusal } from '../session/login-password.ts';

const standard = standardOrderProOrderStateValues;
const sample = sampleOrderOrderStateValues;
const customised = customisedOrderOrderStateValues;

/** States of orders, on the wire, after which nothing is due from either side. */
const finishedStates: Readonly<Record<OrderKind, readonly number[]>> = {
  standard: [standard.completed, ...calledOffStates.standard],
  sample: [sample.received, ...calledOffStates.sample],
  customised: [customised.completed, ...calledOffStates.customised],
};

/** An order, or several of a kind in the same states. */
interface OrderState {
  readonly kind: OrderKind;
  /** As on the wire. */
  readonly state: number;
  /** Absent for a sample. */
  readonly assFlag?: number;
}

/** What is known of an account that is to be closed. */
export interface ClosingFacts {
  readonly orders: readonly OrderState[];
  readonly withdrawals: readonly { readonly state: number }[];
  /** At least the latest payment of each state. */
  readonly payments: readonly { readonly state: PaymentState; readonly createdAt: Date }[];
  /** Cents. */
  readonly yuan: number;
  /** Cents. */
  readonly dollars: number;
}

export type ClosingBlocker = (typeof closingBlockerValues)[keyof typeof closingBlockerValues];

function isOpenOrder({ kind, state, assFlag }: OrderState): boolean {
  return !finishedStates[kind].includes(state) || (assFlag !== undefined && isAfterSalesOpen({ assFlag }));
}

/** What keeps an account from being closed, in the order in which it is best settled; nothing when it may be closed. */
export function closingBlockers(
  { orders, withdrawals, payments, yuan, dollars }: ClosingFacts,
  now: Date,
): ClosingBlocker[] {
  const { openOrders, openWithdrawals, openPayments, moneyLeft } = closingBlockerValues;
  const { withdrawalPending } = withdrawalExamStateValues;
  return [
    ...(orders.some(isOpenOrder) ? [openOrders] : []),
    ...(withdrawals.some(({ state }) => state === withdrawalPending) ? [openWithdrawals] : []),
    ...(payments.some((payment) => isExpected(payment, now)) ? [openPayments] : []),
    ...(yuan !== 0 || dollars !== 0 ? [moneyLeft] : []),
  ];
}

interface NotClosable {
  readonly ok: false;
  readonly code: 'accountNotClosable';
  readonly params: { readonly blockers: ClosingBlocker[] };
}

/** Refuses to close an account that something keeps open. */
export function refuseBlocked(blockers: ClosingBlocker[]): NotClosable | undefined {
  return blockers.length > 0 ? { ok: false, code: 'accountNotClosable', params: { blockers } } : undefined;
}

/** Refusals of the closing of an account, undefined where there is none. */
export interface ClosingRefusals {
  readonly blocked: NotClosable | undefined;
  readonly wrongPassword: LoginPasswordRefusal | undefined;
  readonly secondFactor: SecondFactorRefusal | undefined;
  /** Finding it out closes the account; something may have been begun in the meantime. */
  readonly overtaken: NotClosable | undefined;
}

/** Decides the closing of an account. What keeps it open comes first, so that no code is used up in vain. */
export const decideClosing = firstRefusal<ClosingRefusals>(
  'blocked',
  'wrongPassword',
  'secondFactor',
  'overtaken',
);
