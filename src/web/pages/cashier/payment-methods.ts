import { isBalance, methods, missingFromBalance, offeredMethods } from '#domain/cashier/methods.ts';
import type { Currency } from '#domain/money/currency.ts';
import type { Account } from '#generated/hooks/model/account.ts';
import { PayOrderFormPayType as PayType } from '#generated/hooks/model/payOrderFormPayType.ts';
import type { PaymentData } from '#web/session/payment-data.ts';

export { PayType };

/** Nothing is left to pay, so there is no method to choose and no payment password to enter. */
export function isFree({ payAmount }: PaymentData): boolean {
  return payAmount === 0;
}

/** A way to pay this payment; amounts in cents of its currency. */
export interface PaymentMethod {
  readonly payType: PayType;
  readonly currency: Currency;
  readonly amount: number;
  /** The balance of the account; only for balances. */
  readonly balance: number | undefined;
  /** The missing amount; 0 where the balance suffices or none is needed. */
  readonly missing: number;
}

/** The methods in the order they are shown: the online ones on offer, then both balances, which a free order leaves out. */
export function paymentMethods(account: Account, payment: PaymentData): PaymentMethod[] {
  const offered = offeredMethods(account.paymentType).filter(
    (payType) => !(isFree(payment) && isBalance(payType)),
  );
  const balances = { yuan: account.accountBalance, dollars: account.balanceUs };
  return offered.map((payType) => {
    const { currency, money, balance: kind } = methods[payType];
    const amount = money === 'zhMoney' ? payment.zhMoney : payment.payAmount;
    const balance = isBalance(payType) ? balances[kind] : undefined;
    const missing = missingFromBalance(payType, amount, balances);
    return { payType, currency, amount, balance, missing };
  });
}

/**
 * The chosen method while it is offered, otherwise the online one in the currency in which the visitor reads prices, otherwise the
 * first: exactly one is selected at any time.
 */
export function selectedMethod(
  offered: readonly PaymentMethod[],
  chosen: PayType | undefined,
  shownIn: Currency,
): PaymentMethod | undefined {
  const usual = offered.find(({ payType, currency }) => !isBalance(payType) && currency === shownIn);
  return offered.find(({ payType }) => payType === chosen) ?? usual ?? offered[0];
}
