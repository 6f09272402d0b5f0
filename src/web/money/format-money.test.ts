// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { unitPriceDigits } from '#domain/money/formatting.ts';
import { formatUnitPrice } from './format-money.ts';

describe('unit prices below each other', () => {
  it('have the decimals of the longest', () => {
    const prices = [0.11, 0.084, 0.07];
    const digits = unitPriceDigits(prices);
    expect(prices.map((cents) => formatUnitPrice(cents, 'USD', digits))).toEqual([
      '$0.00110',
      '$0.00084',
      '$0.00070',
    ]);
  });

  it('have at least two, or as many as are asked for', () => {
    expect(unitPriceDigits([500, 100])).toBe(2);
    expect(unitPriceDigits([500], 4)).toBe(4);
    expect(unitPriceDigits([])).toBe(2);
    expect(unitPriceDigits([0.0001])).toBe(6);
  });
});
