import { expect, it } from 'vitest';
import { byName } from './by-name.ts';

it('gives the value of each name', () => {
  const budgets = byName({ 0: 'income', 1: 'expense' } as const);
  const expense: 1 = budgets.expense;
  expect({ ...budgets, expense }).toEqual({ income: 0, expense: 1 });
});
