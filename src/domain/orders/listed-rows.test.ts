import { describe, expect, it } from 'vitest';
import {
  assFlagValues,
  listStandardOrdersStateValues as listed,
  standardOrderProOrderStateValues as states,
} from '#generated/enums.ts';
import { isListedIn } from './listed-rows.ts';

describe('a list of standard orders', () => {
  const closed = { proOrderState: states.closed, assFlag: assFlagValues.noAfterSales };
  const returned = { proOrderState: states.completed, assFlag: assFlagValues.returnCompleted };

  it('shows all orders, or those in one state', () => {
    expect([closed, returned].map((one) => isListedIn('StandardOrder', undefined, one))).toEqual([
      true,
      true,
    ]);
    expect([closed, returned].map((one) => isListedIn('StandardOrder', listed.closed, one))).toEqual([
      true,
      false,
    ]);
  });

  it('shows the orders in after-sales, whatever their state', () => {
    expect([closed, returned].map((one) => isListedIn('StandardOrder', listed.afterSales, one))).toEqual([
      false,
      true,
    ]);
  });

  it('shows orders of the other kinds in one state', () => {
    for (const kind of ['CustomisedOrder', 'SampleOrder'] as const) {
      expect([1, 2].map((orderState) => isListedIn(kind, 2, { orderState }))).toEqual([false, true]);
      expect(isListedIn(kind, undefined, { orderState: 1 })).toBe(true);
    }
  });
});
