import { describe, expect, it } from 'vitest';
import type { Account } from '#generated/hooks/model/account.ts';
import { paymentMethods, selectedMethod } from './payment-methods.ts';

const account: Account = {
  accountBalance: 10_000,
  balanceUs: 2_000,
  integralBalance: 0,
  payPassword: true,
  paymentType: 3,
};
const payment = { payAmount: 1663, zhMoney: 11_990, orderNo: 'P1', pageName: '', orderType: 0 } as const;
const typesOf = (paymentType: Account['paymentType']) =>
  paymentMethods({ ...account, paymentType }, payment).map(({ payType }) => payType);

describe('the payment methods', () => {
  it('are the online ones of the shop and always both balances', () => {
    expect(typesOf(1)).toEqual([1, 3, 4]);
    expect(typesOf(2)).toEqual([2, 3, 4]);
    expect(typesOf(3)).toEqual([1, 2, 3, 4]);
  });

  it('take the amount of their currency and say what a balance lacks', () => {
    expect(paymentMethods(account, payment)).toEqual([
      { payType: 1, currency: 'CNY', amount: 11_990, balance: undefined, missing: 0 },
      { payType: 2, currency: 'USD', amount: 1663, balance: undefined, missing: 0 },
      { payType: 3, currency: 'CNY', amount: 11_990, balance: 10_000, missing: 1_990 },
      { payType: 4, currency: 'USD', amount: 1663, balance: 2_000, missing: 0 },
    ]);
  });

  it('suffice to the cent', () => {
    const exact = paymentMethods({ ...account, accountBalance: 11_990 }, payment);
    expect(exact.find(({ payType }) => payType === 3)?.missing).toBe(0);
  });

  it('have exactly one selected: the chosen one while it is offered, else an online one in the currency of the visitor', () => {
    const methods = paymentMethods(account, payment);
    expect(selectedMethod(methods, undefined, 'CNY')?.payType).toBe(1);
    expect(selectedMethod(methods, 4, 'CNY')?.payType).toBe(4);
    const dollarsOnly = paymentMethods({ ...account, paymentType: 2 }, payment);
    expect(selectedMethod(dollarsOnly, 1, 'CNY')?.payType).toBe(2);
    expect(selectedMethod(methods, undefined, 'USD')?.payType).toBe(2);
    const yuanOnly = paymentMethods({ ...account, paymentType: 1 }, payment);
    expect(selectedMethod(yuanOnly, undefined, 'USD')?.payType).toBe(1);
  });
});
