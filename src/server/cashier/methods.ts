import type { Currency } from '#domain/money/index.ts';
import type { Config } from '#server/config.ts';
import { accountTypes } from '#server/ledger/index.ts';

export type PayType = 1 | 2 | 3 | 4;

interface Method {
  readonly currency: Currency;
  /** Account in the same currency: the balance to pay from, or to credit when there is no order. */
  readonly accountType: 1 | 2;
  /** Field of an order with the amount in cents of that currency. */
  readonly money: 'zhMoney' | 'usMoney';
  /** Field of the account with the balance. */
  readonly balance: 'yuan' | 'dollars';
  readonly short: 'insufficientYuan' | 'insufficientDollars';
}

const { yuanAccount, dollarAccount } = accountTypes;
const yuan: Method = {
  currency: 'CNY',
  accountType: yuanAccount,
  money: 'zhMoney',
  balance: 'yuan',
  short: 'insufficientYuan',
};
const dollars: Method = {
  currency: 'USD',
  accountType: dollarAccount,
  money: 'usMoney',
  balance: 'dollars',
  short: 'insufficientDollars',
};

/** Currency and account of each payment method. */
export const methods: Readonly<Record<PayType, Method>> = { 1: yuan, 2: dollars, 3: yuan, 4: dollars };

export function isBalance(payType: PayType): payType is 3 | 4 {
  return payType === 3 || payType === 4;
}

const both = 3;

/** Whether the site-wide payment type includes a method. Balances are always offered. */
export function isMethodOffered(payType: PayType, { paymentType }: Pick<Config, 'paymentType'>): boolean {
  return isBalance(payType) || paymentType === both || paymentType === payType;
}
