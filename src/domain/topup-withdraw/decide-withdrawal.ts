import { methods, type PayType, payTypes } from '#domain/cashier/methods.ts';
import { constants } from '#generated/constants.ts';
import { withdrawalCashTypeValues } from '#generated/enums.ts';
import type { SecondFactorRefusal } from '../account-security/second-factor.ts';
import { firstRefusal } from '../decide-in-steps.ts';

/** A value of `cashType` on the wire. */
export type CashType = (typeof withdrawalCashTypeValues)[keyof typeof withdrawalCashTypeValues];

/** Currency, account and refusal code of each way to withdraw: those of the payment service that receives the money. */
export const withdrawalMethods: Readonly<Record<CashType, (typeof methods)[PayType]>> = {
  [withdrawalCashTypeValues.alipay]: methods[payTypes.cardOrAlipay],
  [withdrawalCashTypeValues.paypal]: methods[payTypes.paypalDollars],
};

/** A withdrawal as it is requested, and everything that decides it; cents of the currency of its method. */
export interface WithdrawalRequest {
  readonly cashType: CashType;
  readonly cashAmount: number;
  readonly balances: { readonly yuan: number; readonly dollars: number };
  /** Withdrawn from the same account today in Beijing, rejected withdrawals left out. */
  readonly withdrawnToday: number;
}

export type WithdrawalRefusal =
  | {
      readonly ok: false;
      readonly code: 'insufficientYuan' | 'insufficientDollars';
      readonly params: { readonly missing: number };
    }
  | {
      readonly ok: false;
      readonly code: 'dailyLimitReached';
      readonly params: { readonly limit: number; readonly left: number };
    };

/** What the balance of a method's currency lacks for an amount, in cents; 0 when it suffices. */
export function missingAmount({
  cashType,
  cashAmount,
  balances,
}: Pick<WithdrawalRequest, 'cashType' | 'cashAmount' | 'balances'>): number {
  return Math.max(0, cashAmount - balances[withdrawalMethods[cashType].balance]);
}

/**
 * Decides a withdrawal: the balance of its currency must hold it, and what was withdrawn from it within the day must stay within
 * `constants.dailyWithdrawalLimit`. The limit of a single one is that of the request's schema.
 */
export function decideWithdrawal(request: WithdrawalRequest): { readonly ok: true } | WithdrawalRefusal {
  const missing = missingAmount(request);
  if (missing > 0)
    return { ok: false, code: withdrawalMethods[request.cashType].insufficient, params: { missing } };
  const limit = constants.dailyWithdrawalLimit;
  const left = Math.max(0, limit - request.withdrawnToday);
  if (request.cashAmount > left) return { ok: false, code: 'dailyLimitReached', params: { limit, left } };
  return { ok: true };
}

/** Refusals of a withdrawal before it is made, undefined where there is none. */
export interface WithdrawerRefusals {
  readonly notPossible: WithdrawalRefusal | undefined;
  readonly secondFactor: SecondFactorRefusal | undefined;
}

/** Decides whether a member may withdraw: balance and limit first, for a code works once and is not used up in vain. */
export const decideWithdrawer = firstRefusal<WithdrawerRefusals>('notPossible', 'secondFactor');
