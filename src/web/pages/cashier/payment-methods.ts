import type { Account } from '#generated/hooks/model/account.ts';
import type { AccountPaymentType } from '#generated/hooks/model/accountPaymentType.ts';
import { PayOrderFormPayType as PayType } from '#generated/hooks/model/payOrderFormPayType.ts';
import type { Currency } from '#web/i18n/format.ts';
import type { PaymentData } from '#web/session/payment-data.ts';

export { PayType };

interface MethodRow {
  readonly currency: Currency;
  /** The field of the account that it is paid from; without one the payment service takes the money. */
  readonly balance?: 'accountBalance' | 'balanceUs';
}

const rows: Record<PayType, MethodRow> = {
  [PayType.cardOrAlipay]: { currency: 'CNY' },
  [PayType.paypalDollars]: { currency: 'USD' },
  [PayType.yuanBalance]: { currency: 'CNY', balance: 'accountBalance' },
  [PayType.dollarBalance]: { currency: 'USD', balance: 'balanceUs' },
};

const onlineMethods: Record<AccountPaymentType, readonly PayType[]> = {
  1: [PayType.cardOrAlipay],
  2: [PayType.paypalDollars],
  3: [PayType.cardOrAlipay, PayType.paypalDollars],
};

/** Nothing is left to pay: no money moves, so that there is no method to choose and no payment password to give. */
export function isFree({ payAmount }: PaymentData): boolean {
  return payAmount === 0;
}

/** A way to pay this payment; amounts in cents of its currency. */
export interface PaymentMethod {
  readonly payType: PayType;
  readonly currency: Currency;
  readonly amount: number;
  /** What is on the account, for the balances only. */
  readonly balance: number | undefined;
  /** How much the balance is too low; 0 where it suffices or none is needed. */
  readonly missing: number;
}

/** The methods in the order they are shown: online ones as the shop offers them, then both balances, which take no part in a free order. */
export function paymentMethods(account: Account, payment: PaymentData): PaymentMethod[] {
  const online = onlineMethods[account.paymentType];
  const offered = isFree(payment) ? online : [...online, PayType.yuanBalance, PayType.dollarBalance];
  return offered.map((payType) => {
    const { currency, balance: field } = rows[payType];
    const amount = currency === 'CNY' ? payment.zhMoney : payment.payAmount;
    const balance = field && account[field];
    const missing = balance === undefined ? 0 : Math.max(0, amount - balance);
    return { payType, currency, amount, balance, missing };
  });
}

/** The chosen method while it is offered, otherwise the first: exactly one is selected at any time. */
export function selectedMethod(
  methods: readonly PaymentMethod[],
  chosen: PayType | undefined,
): PaymentMethod | undefined {
  return methods.find(({ payType }) => payType === chosen) ?? methods[0];
}
