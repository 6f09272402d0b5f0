import { expect, it } from 'vitest';
import { budgets } from './flow-values.ts';
import { signedAmount } from './signed-amount.ts';

it('Income adds to a balance, an expense takes from it.', () => {
  expect(signedAmount({ amount: 250, budget: budgets.income })).toBe(250);
  expect(signedAmount({ amount: 250, budget: budgets.expense })).toBe(-250);
});
