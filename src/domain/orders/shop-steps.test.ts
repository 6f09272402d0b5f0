import { describe, expect, it } from 'vitest';
import { accountTypes } from '#domain/ledger/flow-values.ts';
import {
  assFlagValues,
  sampleOrderOrderStateValues as samples,
  customisedOrderSendValues as send,
  standardOrderProOrderStateValues as standard,
  customisedOrderOrderStateValues as states,
} from '#generated/enums.ts';
import { isAfterSalesOpen } from './after-sales.ts';
import { orderActors, orderEvents } from './events.ts';
import { earnedPointsBack, refundOf } from './refunds.ts';
import { findShopStep, historyOf, offeredShopSteps } from './shop-steps.ts';
import { closeUnpaid, overdueSince, payBefore } from './unpaid-life.ts';

describe('steps of the shop', () => {
  it('are offered in the states of their table only', () => {
    expect(offeredShopSteps('StandardOrder', { proOrderState: standard.awaitingShipment })).toEqual([
      'ship',
      'refuse',
    ]);
    expect(offeredShopSteps('StandardOrder', { proOrderState: standard.closed })).toEqual([]);
    expect(offeredShopSteps('SampleOrder', { orderState: samples.awaitingShipment })).toEqual(['ship']);
    expect(
      offeredShopSteps('CustomisedOrder', { orderState: states.awaitingPayment, send: send.shipped }),
    ).toEqual([]);
    const returned = { proOrderState: standard.completed, assFlag: assFlagValues.returnGoods };
    expect(isAfterSalesOpen(returned)).toBe(true);
    expect(offeredShopSteps('StandardOrder', returned)).toEqual(['completeReturn', 'refuseAfterSales']);
  });

  it('are found by name, and no inherited property is taken for one', () => {
    expect(findShopStep('StandardOrder', 'toString')).toBeUndefined();
    const step = findShopStep('SampleOrder', 'approve');
    expect(step && historyOf(step)).toEqual({ event: orderEvents.orderApproved, by: orderActors.byShop });
  });
});

describe('giving back', () => {
  it('returns each payment to the account that paid, and the points', () => {
    const { money, points } = refundOf({
      orderNo: 'P1',
      paid: [
        { accountType: accountTypes.yuanAccount, amount: 700 },
        { accountType: accountTypes.dollarAccount, amount: 0 },
      ],
      pointsSpent: 30,
    });
    expect(money.map(({ accountType, amount }) => [accountType, amount])).toEqual([
      [accountTypes.yuanAccount, 700],
    ]);
    expect(points.map(({ flowNum }) => flowNum)).toEqual([30]);
  });

  it('takes earned points back only as far as the member still has them', () => {
    expect(earnedPointsBack('P1', 50, 20)?.flowNum).toBe(20);
    expect(earnedPointsBack('P1', 50, 0)).toBeUndefined();
  });
});

it('closes an unpaid order a day after it was placed', () => {
  const placedAt = new Date('2026-11-20T03:00:00Z');
  expect(payBefore(placedAt)).toEqual(new Date('2026-11-21T03:00:00Z'));
  expect(overdueSince(payBefore(placedAt))).toEqual(placedAt);
  expect(closeUnpaid.step).toEqual({ event: orderEvents.closedUnpaid, by: orderActors.bySystem });
});
