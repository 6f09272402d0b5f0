import { describe, expect, it } from 'vitest';
import { availability } from './availability.ts';
import { isSoldOut } from './line-problem.ts';

const part = { startBuy: 100, orderMultiple: 50, stock: 100 };

describe('the availability of a product', () => {
  it('is in stock only when the stock fills the smallest order', () => {
    expect(availability(part)).toBe('inStock');
    expect(availability({ ...part, stock: 99 })).toBe('belowMinimum');
    expect(availability({ ...part, stock: 0 })).toBe('outOfStock');
    expect(availability({ ...part, startBuy: 120, stock: 149 })).toBe('belowMinimum');
  });

  it('is a backorder where the supplier delivers what the stock lacks for the smallest order', () => {
    const later = { ...part, backorderWeeks: 8 };
    expect(availability(later)).toBe('inStock');
    expect(availability({ ...later, stock: 99 })).toBe('backorder');
    expect(availability({ ...later, stock: 0 })).toBe('backorder');
  });

  it('agrees with what the shop sells', () => {
    for (const stock of [0, 50, 99, 100, 1_000])
      for (const backorderWeeks of [undefined, 8]) {
        const product = { ...part, stock, backorderWeeks };
        expect(isSoldOut(product)).toBe(['belowMinimum', 'outOfStock'].includes(availability(product)));
      }
  });
});
