import { type AccountType, accountTypes } from '#domain/ledger/flow-values.ts';
import type { Currency } from '#domain/money/index.ts';
import { accountPaymentTypeNames, payOrderFormPayTypeValues } from '#generated/enums.ts';

/** Payment methods of the description by name. */
export const payTypes = payOrderFormPayTypeValues;
const { cardOrAlipay, paypalDollars, yuanBalance, dollarBalance } = payTypes;

/** A value of `payType` on the wire. */
export type PayType = (typeof payTypes)[keyof typeof payTypes];

/** Whether a value names a payment method. */
export function isPayType(value: unknown): value is PayType {
  return Object.values(payTypes).some((method) => method === value);
}

/** Methods that a payment service carries out. */
type OnlinePayType = typeof cardOrAlipay | typeof paypalDollars;

/** The site-wide payment type (`Account.paymentType`): which services are offered. */
export type PaymentType = keyof typeof accountPaymentTypeNames;

interface Method {
  readonly currency: Currency;
  /** The account of the same currency, which pays, or receives money that belongs to no order. */
  readonly accountType: AccountType;
  /** Field of an order that holds the amount in cents of that currency. */
  readonly money: 'zhMoney' | 'usMoney';
  /** Which of the member's balances holds that currency. */
  readonly balance: 'yuan' | 'dollars';
  /** The code when that balance is too low. */
  readonly insufficient: 'insufficientYuan' | 'insufficientDollars';
}

const yuan: Method = {
  currency: 'CNY',
  accountType: accountTypes.yuanAccount,
  money: 'zhMoney',
  balance: 'yuan',
  insufficient: 'insufficientYuan',
};
const dollars: Method = {
  currency: 'USD',
  accountType: accountTypes.dollarAccount,
  money: 'usMoney',
  balance: 'dollars',
  insufficient: 'insufficientDollars',
};

/** What each payment method pays in. */
export const methods: Readonly<Record<PayType, Method>> = {
  [cardOrAlipay]: yuan,
  [paypalDollars]: dollars,
  [yuanBalance]: yuan,
  [dollarBalance]: dollars,
};

/** The method that pays from an account. */
export function balanceOf(account: AccountType): PayType {
  return account === accountTypes.yuanAccount ? yuanBalance : dollarBalance;
}

/** Whether a method pays from a balance of the member, which needs the payment password. */
export function isBalance(payType: PayType): payType is typeof yuanBalance | typeof dollarBalance {
  return payType === yuanBalance || payType === dollarBalance;
}

/** What is in the two balances of a member, in cents of their currencies. */
export interface Balances {
  readonly yuan: number;
  readonly dollars: number;
}

/** What the balance that pays lacks for an amount, in cents; 0 where it holds it, and for a method without a balance. */
export function missingFromBalance(payType: PayType, amount: number, balances: Balances): number {
  return isBalance(payType) ? Math.max(0, amount - balances[methods[payType].balance]) : 0;
}

/** Methods of which a payment service, not a balance, takes the money. */
export const onlineTypes: readonly PayType[] = Object.values(payTypes).filter((type) => !isBalance(type));

const onlineMethods: Readonly<
  Record<(typeof accountPaymentTypeNames)[PaymentType], readonly OnlinePayType[]>
> = {
  alipayOnly: [cardOrAlipay],
  paypalOnly: [paypalDollars],
  alipayAndPaypal: [cardOrAlipay, paypalDollars],
};

/** The methods that are offered with a site-wide payment type: its services first, then both balances. */
export function offeredMethods(paymentType: PaymentType): readonly PayType[] {
  return [...onlineMethods[accountPaymentTypeNames[paymentType]], yuanBalance, dollarBalance];
}
