import { describe, expect, it } from 'vitest';
import { assFlagValues, customisedOrderSendValues } from '#generated/enums.ts';
import { customisedHomeState, sampleHomeState, standardHomeState } from './home-state.ts';
import { customisedActions, sampleActions, standardActions } from './offered-actions.ts';

const states = (count: number) => Array.from({ length: count }, (_, index) => index);

describe('the state of an order on the home of the member centre', () => {
  it('has words of its own for each state, and one for states that are not listed', () => {
    expect([1, 2, 3, 4, 5, 99].map((proOrderState) => standardHomeState({ proOrderState }))).toEqual([
      'awaitingPayment',
      'awaitingDelivery',
      'inDistribution',
      'completed',
      'closed',
      'closed',
    ]);
    expect([...states(6), 99].map((orderState) => sampleHomeState({ orderState }))).toEqual([
      'toBeReviewed',
      'awaitingDelivery',
      'awaitingReceipt',
      'received',
      'rejected',
      'cancelled',
      'cancelled',
    ]);
    expect([...states(11), 99].map((orderState) => customisedHomeState({ orderState }))).toEqual([
      'toReview',
      'uploadContract',
      'contractReview',
      'amountToSet',
      'awaitingPayment',
      'awaitingDeliveryOrReceipt',
      'contractRejected',
      'orderRejected',
      'completed',
      'cancelled',
      'afterSales',
      'toReview',
    ]);
  });

  it('gives way to after-sales and to a shipment', () => {
    const { exchangeGoods } = assFlagValues;
    expect(standardHomeState({ proOrderState: 3, assFlag: exchangeGoods })).toBe('exchangeGoods');
    const { shipped } = customisedOrderSendValues;
    expect(customisedHomeState({ orderState: 4, send: shipped })).toBe('shipped');
    expect(customisedHomeState({ orderState: 5, send: shipped })).toBe('awaitingDeliveryOrReceipt');
  });
});

describe('cancelling on the home of the member centre', () => {
  it('is offered in fewer states than on the list', () => {
    const standard = (screen?: 'memberHome') =>
      [1, 2, 3].filter((proOrderState) => standardActions({ proOrderState }, screen).includes('cancel'));
    expect([standard(), standard('memberHome')]).toEqual([[1, 2], [1]]);
    const cancellableStates = (screen?: 'memberHome') =>
      states(11).filter((orderState) => customisedActions({ orderState }, screen).includes('cancel'));
    expect([cancellableStates(), cancellableStates('memberHome')]).toEqual([
      [0, 1, 2, 3, 6, 7],
      [0, 1],
    ]);
    expect(states(6).filter((orderState) => sampleActions({ orderState }).includes('cancel'))).toEqual([0]);
  });
});
