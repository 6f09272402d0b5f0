import { closingBlockerValues, withdrawalExamStateValues } from '#generated/enums.ts';
import type { SecondFactorRefusal } from '../account-security/second-factor.ts';
import { firstRefusal } from '../decide-in-steps.ts';
import { type NextStep, nextStepActors } from '../orders/next-step.ts';
import type { PaymentState } from '../payment/addresses.ts';
import { isExpected } from '../payment/payment-life.ts';
import { isOnItsWay, type RefundState } from '../payment/refund-life.ts';
import type { LoginPasswordRefusal } from '../session/login-password.ts';

/** What is known of an account that is to be closed. */
export interface ClosingFacts {
  /** The next step of each order, or of each group of orders in the same states. */
  readonly nextSteps: readonly NextStep[];
  readonly withdrawals: readonly { readonly state: number }[];
  /** At least the latest payment of each state. */
  readonly payments: readonly { readonly state: PaymentState; readonly createdAt: Date }[];
  readonly refunds: readonly { readonly state: RefundState }[];
  /** Cents. */
  readonly yuan: number;
  /** Cents. */
  readonly dollars: number;
}

export type ClosingBlocker = (typeof closingBlockerValues)[keyof typeof closingBlockerValues];

/** What keeps an account from being closed, in the order in which it is best settled; nothing when it may be closed. */
export function closingBlockers(
  { nextSteps, withdrawals, payments, refunds, yuan, dollars }: ClosingFacts,
  now: Date,
): ClosingBlocker[] {
  const { openOrders, openWithdrawals, openPayments, moneyLeft } = closingBlockerValues;
  const { withdrawalPending } = withdrawalExamStateValues;
  return [
    ...(nextSteps.some((step) => nextStepActors[step] !== 'nobody') ? [openOrders] : []),
    ...(withdrawals.some(({ state }) => state === withdrawalPending) ? [openWithdrawals] : []),
    ...(payments.some((payment) => isExpected(payment, now)) || refunds.some(isOnItsWay)
      ? [openPayments]
      : []),
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
