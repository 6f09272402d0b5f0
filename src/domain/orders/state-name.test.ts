import { describe, expect, it } from 'vitest';
import {
  assFlagValues as flags,
  customisedOrderSendValues as send,
  standardOrderProOrderStateValues,
  customisedOrderOrderStateValues as states,
} from '#generated/enums.ts';
import { customisedStateName, sampleState, standardStateName } from './state-name.ts';

describe('the name of the state of an order', () => {
  it('is that of after-sales, for each of its flags, instead of the state of a standard order', () => {
    const { completed } = standardOrderProOrderStateValues;
    const names = Object.values(flags).map((assFlag) =>
      standardStateName({ proOrderState: completed, assFlag }),
    );
    expect(names).toEqual([
      'completed',
      'exchangeGoods',
      'exchangeCompleted',
      'returnGoods',
      'returnCompleted',
      'afterSalesRejected',
    ]);
    expect(standardStateName({ proOrderState: completed })).toBe('completed');
  });

  it('is shipped for a customised order that was sent before it was paid, and only then', () => {
    const { awaitingPayment, awaitingDeliveryOrReceipt } = states;
    expect(customisedStateName({ orderState: awaitingPayment, send: send.shipped })).toBe('shipped');
    expect(customisedStateName({ orderState: awaitingPayment, send: send.notShipped })).toBe(
      'awaitingPayment',
    );
    expect(customisedStateName({ orderState: awaitingDeliveryOrReceipt, send: send.shipped })).toBe(
      'awaitingDeliveryOrReceipt',
    );
  });

  it('of a value that is not listed is closed, cancelled or to be examined', () => {
    expect(standardStateName({ proOrderState: 77 })).toBe('closed');
    expect(sampleState(77)).toBe('cancelled');
    expect(customisedStateName({ orderState: 77 })).toBe('toBeExamined');
  });
});
