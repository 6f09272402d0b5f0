import { expect, it } from 'vitest';
import {
  assFlagNames,
  customisedOrderOrderStateNames,
  sampleOrderOrderStateNames,
  standardOrderProOrderStateNames,
} from '#generated/enums.ts';
import { hasGivenBack } from './given-back.ts';

function statesGivingBack(
  kind: Parameters<typeof hasGivenBack>[0],
  field: string,
  names: Readonly<Record<number, string>>,
) {
  return Object.entries(names).flatMap(([state, name]) =>
    hasGivenBack(kind, { [field]: Number(state) }) ? [name] : [],
  );
}

it('an order has given back what it took when it was closed, cancelled, rejected or returned', () => {
  expect(statesGivingBack('StandardOrder', 'proOrderState', standardOrderProOrderStateNames)).toEqual([
    'closed',
  ]);
  expect(statesGivingBack('StandardOrder', 'assFlag', assFlagNames)).toEqual(['returnCompleted']);
  expect(statesGivingBack('SampleOrder', 'orderState', sampleOrderOrderStateNames)).toEqual([
    'rejected',
    'cancelled',
  ]);
  expect(statesGivingBack('CustomisedOrder', 'orderState', customisedOrderOrderStateNames)).toEqual([
    'cancelledOrRejected',
  ]);
  expect(statesGivingBack('CustomisedOrder', 'assFlag', assFlagNames)).toEqual(['returnCompleted']);
});
