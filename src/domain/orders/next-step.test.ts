import { describe, expect, it } from 'vitest';
import {
  assFlagNames,
  customisedOrderOrderStateNames,
  assFlagValues as flags,
  sampleOrderOrderStateNames,
  customisedOrderSendValues as send,
  standardOrderProOrderStateNames,
  standardOrderProOrderStateValues,
  customisedOrderOrderStateValues as states,
  customisedOrderUnpaidValues as unpaid,
} from '#generated/enums.ts';
import { customisedNextStep, nextStepActors, sampleNextStep, standardNextStep } from './next-step.ts';
import { customisedActions, sampleActions, standardActions } from './offered-actions.ts';

/** Listed in none of the enums. */
const unlisted = 99;
const numbers = (names: object) => [...Object.keys(names).map(Number), unlisted];
const isListed = (order: object) => !Object.values(order).includes(unlisted);
const bits = [0, 1];

const standardOrders = numbers(standardOrderProOrderStateNames).flatMap((proOrderState) =>
  numbers(assFlagNames).map((assFlag) => ({ proOrderState, assFlag })),
);
const customisedOrders = numbers(customisedOrderOrderStateNames).flatMap((orderState) =>
  numbers(assFlagNames).flatMap((assFlag) =>
    bits.flatMap((sent) => bits.map((due) => ({ orderState, assFlag, send: sent, unpaid: due }))),
  ),
);

describe('the next step of an order', () => {
  it('is known for every state and flag of every kind, unlisted values included', () => {
    const steps = new Set([
      ...standardOrders.flatMap((order) => [
        standardNextStep(order),
        standardNextStep({ ...order, paidIn: 1 }),
      ]),
      ...customisedOrders.map(customisedNextStep),
      ...numbers(sampleOrderOrderStateNames).map((orderState) => sampleNextStep({ orderState })),
    ]);
    expect([...steps].sort()).toEqual(Object.keys(nextStepActors).sort());
  });

  it('of a closed order says that money came back when it was paid, or was paid too late', () => {
    const closed = { proOrderState: standardOrderProOrderStateValues.closed };
    expect(standardNextStep({ ...closed, refunds: [] })).toBe('orderClosed');
    expect(standardNextStep({ ...closed, refunds: [{}] })).toBe('orderRefunded');
    expect(standardNextStep({ ...closed, paidIn: 2 })).toBe('orderRefunded');
  });

  it('is the member’s exactly where paying, confirming or sending a contract is what the order waits for', () => {
    const urgent = new Set(['pay', 'confirmReceipt', 'uploadContract']);
    for (const order of standardOrders.filter(isListed)) {
      if (nextStepActors[standardNextStep(order)] !== 'member') continue;
      expect(standardActions(order).some((action) => urgent.has(action))).toBe(true);
    }
    for (const order of customisedOrders.filter(isListed)) {
      if (nextStepActors[customisedNextStep(order)] !== 'member') continue;
      expect(customisedActions(order).some((action) => urgent.has(action))).toBe(true);
    }
    for (const orderState of numbers(sampleOrderOrderStateNames)) {
      if (nextStepActors[sampleNextStep({ orderState })] !== 'member') continue;
      expect(sampleActions({ orderState })).toContain('confirmReceipt');
    }
  });

  it('of a shipped customised order is to pay the rest first and then to confirm its arrival', () => {
    const shipped = { orderState: states.awaitingPayment, assFlag: flags.noAfterSales, send: send.shipped };
    expect(customisedNextStep({ ...shipped, unpaid: unpaid.instalmentDue })).toBe('payRest');
    expect(customisedNextStep({ ...shipped, unpaid: unpaid.nothingDue })).toBe('confirmArrival');
    expect(customisedNextStep({ ...shipped, assFlag: flags.returnGoods })).toBe('waitForReturn');
  });
});
