import { expect, it } from 'vitest';
import {
  assFlagValues,
  customisedOrderSendValues as send,
  customisedOrderOrderStateValues as states,
  customisedOrderUnpaidValues as unpaid,
} from '#generated/enums.ts';
import { countWaiting } from './count-waiting.ts';

it('adds up the customised orders that wait for their member, by what has to be done', () => {
  const order = { assFlag: assFlagValues.noAfterSales, send: send.notShipped, unpaid: unpaid.nothingDue };
  const paying = { ...order, orderState: states.awaitingPayment };
  const groups = [
    { ...paying, unpaid: unpaid.instalmentDue, count: 120 },
    { ...paying, send: send.shipped, unpaid: unpaid.instalmentDue, count: 3 },
    { ...paying, send: send.shipped, count: 5 },
    { ...paying, count: 7 },
    { ...paying, orderState: states.uploadContract, unpaid: unpaid.instalmentDue, count: 2 },
    { ...order, orderState: states.uploadContract, count: 11 },
    { ...paying, orderState: states.contractRejected, unpaid: unpaid.instalmentDue, count: 4 },
    { ...order, orderState: states.completed, count: 9 },
  ];
  expect(countWaiting(groups)).toEqual({ toPay: 123, toSign: 2, toCorrect: 4, toReceive: 5 });
});
