import { describe, expect, it } from 'vitest';
import { payTypes } from '#domain/cashier/methods.ts';
import { accountTypes } from '#domain/ledger/flow-values.ts';
import { earnedPoints } from '#domain/points/earned-points.ts';
import { actions } from '#generated/actions.ts';
import {
  afterSalesRecordDecisionValues,
  assFlagValues,
  sampleOrderOrderStateValues as samples,
  customisedOrderSendValues as send,
  standardOrderProOrderStateValues as standard,
  customisedOrderOrderStateValues as states,
} from '#generated/enums.ts';
import { decidedRequest, isAfterSalesOpen } from './after-sales.ts';
import { orderActors, orderEvents } from './events.ts';
import { effectsOfAction } from './order-effects.ts';
import { earnedPointsBack, refundOf } from './refunds.ts';
import {
  afterSalesEnd,
  findShopStep,
  historyOf,
  offeredShopSteps,
  type ShopStep,
  shopSteps,
} from './shop-steps.ts';
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
    const { refunds, money, points } = refundOf({
      orderNo: 'P1',
      paid: [
        { payType: payTypes.yuanBalance, amount: 700 },
        { payType: payTypes.dollarBalance, amount: 0 },
        { payType: payTypes.paypalDollars, amount: 500 },
      ],
      pointsSpent: 30,
    });
    expect(refunds.map(({ state }) => state)).toEqual(['credited', 'pending']);
    expect(money.map(({ accountType, amount }) => [accountType, amount])).toEqual([
      [accountTypes.yuanAccount, 700],
    ]);
    expect(points.map(({ flowNum }) => flowNum)).toEqual([30]);
  });

  it('takes earned points back only as far as the member still has them', () => {
    const order = { orderNo: 'P1', proOrderState: standard.completed, usMoney: 5000 };
    const earned = earnedPoints(order.usMoney);
    expect(earned).toBeGreaterThan(1);
    expect(earnedPointsBack(order, earned + 1)?.flowNum).toBe(earned);
    expect(earnedPointsBack(order, earned - 1)?.flowNum).toBe(earned - 1);
    expect(earnedPointsBack(order, 0)).toBeUndefined();
  });

  it('takes earned points back only from a completed order, which alone credited them', () => {
    for (const proOrderState of Object.values(standard)) {
      const back = earnedPointsBack({ orderNo: 'P1', proOrderState, usMoney: 5000 }, 100_000);
      expect({ proOrderState, isTaken: back !== undefined }).toEqual({
        proOrderState,
        isTaken: proOrderState === standard.completed,
      });
    }
  });

  it('puts pieces back into stock only where the goods never left', () => {
    const restocking = Object.values(shopSteps)
      .flatMap((steps) => Object.values<ShopStep>(steps))
      .filter(({ restocks }) => restocks);
    expect(restocking).toEqual([shopSteps.StandardOrder.refuse, shopSteps.SampleOrder.refuse]);
    expect(closeUnpaid).toMatchObject(effectsOfAction(actions.StandardOrder.cancel));
    expect(effectsOfAction(actions.SampleOrder.cancel)).toEqual({ refunds: true, restocks: true });
    expect(effectsOfAction(actions.CustomisedOrder.cancel)).toEqual({ refunds: true });
    expect(effectsOfAction(actions.StandardOrder.confirmReceipt)).toEqual({ credits: true });
    expect(effectsOfAction(actions.SampleOrder.confirmReceipt)).toEqual({});
  });
});

describe('a request for after-sales service', () => {
  it('is ended by the step that sets the flag of its order, with the decision of that step', () => {
    const { afterSalesCompleted, afterSalesRefused } = afterSalesRecordDecisionValues;
    const ends = Object.values(assFlagValues).map((assFlag) => [
      assFlag,
      afterSalesEnd({ assFlag })?.decision,
    ]);
    expect(Object.fromEntries(ends)).toEqual({
      [assFlagValues.noAfterSales]: undefined,
      [assFlagValues.exchangeGoods]: undefined,
      [assFlagValues.returnGoods]: undefined,
      [assFlagValues.exchangeCompleted]: afterSalesCompleted,
      [assFlagValues.returnCompleted]: afterSalesCompleted,
      [assFlagValues.afterSalesRejected]: afterSalesRefused,
    });
    expect(shopSteps.CustomisedOrder.acceptAfterSales.decision).toBe(
      afterSalesRecordDecisionValues.afterSalesAccepted,
    );
  });

  it('is decided while it is undecided or only accepted', () => {
    const { afterSalesAccepted, afterSalesCompleted, afterSalesUndecided } = afterSalesRecordDecisionValues;
    const now = new Date('2026-11-20T03:00:00Z');
    expect(decidedRequest(afterSalesCompleted, 'Sent again.', now)).toEqual({
      when: [afterSalesUndecided, afterSalesAccepted],
      sets: { decision: afterSalesCompleted, reply: 'Sent again.', decidedAt: now },
    });
  });
});

it('closes an unpaid order a day after it was placed', () => {
  const placedAt = new Date('2026-11-20T03:00:00Z');
  expect(payBefore(placedAt)).toEqual(new Date('2026-11-21T03:00:00Z'));
  expect(overdueSince(payBefore(placedAt))).toEqual(placedAt);
  expect(closeUnpaid.step).toEqual({ event: orderEvents.closedUnpaid, by: orderActors.bySystem });
});
