import { afterEach, describe, expect, it } from 'vitest';
import { readPaymentData, writePaymentData } from './payment-data.ts';
import { clearSession } from './session-store.ts';

const payment = {
  payAmount: 1663,
  zhMoney: 11990,
  orderNo: 'P2026112000000001',
  pageName: 'submitOrder',
  orderType: 0,
} as const;

afterEach(() => {
  clearSession();
});

describe('the payment data', () => {
  it('are five items of session storage', () => {
    writePaymentData(payment);
    expect(Object.fromEntries(Object.entries(sessionStorage))).toEqual({
      payAmount: '1663',
      zhMoney: '11990',
      orderNo: 'P2026112000000001',
      pageName: 'submitOrder',
      orderType: '0',
    });
    expect(readPaymentData()).toEqual(payment);
  });

  it('stay the same object until they change', () => {
    writePaymentData(payment);
    expect(readPaymentData()).toBe(readPaymentData());
    writePaymentData({ ...payment, payAmount: 5 });
    expect(readPaymentData()?.payAmount).toBe(5);
  });

  it('are of a customised order unless the kind is 0', () => {
    writePaymentData(payment);
    for (const kind of ['1', '2', '', 'x']) {
      sessionStorage.setItem('orderType', kind);
      expect(readPaymentData()?.orderType).toBe(1);
    }
  });

  it('are none without a number or with an amount that is not a number of cents', () => {
    expect(readPaymentData()).toBeUndefined();
    for (const [name, text] of [
      ['orderNo', ''],
      ['payAmount', '16.63'],
      ['payAmount', '-1'],
      ['zhMoney', 'NaN'],
      ['zhMoney', '9999999999999999999'],
    ] as const) {
      writePaymentData(payment);
      sessionStorage.setItem(name, text);
      expect(readPaymentData()).toBeUndefined();
    }
  });

  it('may be handed to another tab and then leave this one as it was', () => {
    const other = new Map<string, string>();
    const target = {
      setItem: (name: string, value: string) => void other.set(name, value),
      removeItem: (name: string) => void other.delete(name),
    };
    // What the code under test uses of a storage.
    writePaymentData(payment, target as unknown as Storage);
    expect(other.get('orderNo')).toBe(payment.orderNo);
    expect(readPaymentData()).toBeUndefined();
  });

  it('go with the session', () => {
    writePaymentData(payment);
    clearSession();
    expect(readPaymentData()).toBeUndefined();
  });
});
