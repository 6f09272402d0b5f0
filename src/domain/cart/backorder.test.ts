import { describe, expect, it } from 'vitest';
import {
  backorderedPieces,
  backorderTime,
  backorderWeeksOf,
  piecesFromStock,
  soldWithConsent,
} from './backorder.ts';
import { isSoldOut, lineProblem } from './line-problem.ts';

const part = { startBuy: 100, orderMultiple: 50, stock: 120 };
const later = { ...part, backorderWeeks: 8 };

describe('a part that the supplier delivers later', () => {
  it('is sold beyond its stock, in the quantities in which it is sold at all', () => {
    expect(lineProblem(later, 5_000)).toBeUndefined();
    expect(lineProblem({ ...later, stock: 0 }, 100)).toBeUndefined();
    expect(isSoldOut({ ...later, stock: 0 })).toBe(false);
    expect(lineProblem(later, 110)).toEqual({ code: 'quantityRefused', instead: 150 });
    expect(lineProblem({ ...later, withdrawn: true }, 100)).toEqual({ code: 'productWithdrawn' });
    expect(lineProblem({ ...later, priceOnRequest: 1 }, 100)).toEqual({ code: 'quoteNeeded' });
  });

  it('comes out of the stock as far as that goes, and from the supplier for the rest', () => {
    expect(backorderedPieces(later, 150)).toBe(30);
    expect(backorderedPieces(later, 100)).toBe(0);
    expect(backorderedPieces(part, 150)).toBe(0);
    expect(piecesFromStock({ num: 150, backordered: 30 })).toBe(120);
    expect(backorderWeeksOf(later, 150)).toBe(8);
    expect(backorderWeeksOf(later, 100)).toBeUndefined();
  });

  it('is sold beyond its stock only to those who were shown its lead time', () => {
    expect(lineProblem(soldWithConsent(later, 8), 150)).toBeUndefined();
    for (const weeks of [undefined, 4])
      expect(lineProblem(soldWithConsent(later, weeks), 150)).toEqual({ code: 'outOfStock', instead: 100 });
    expect(lineProblem(soldWithConsent(part, 8), 150)).toEqual({ code: 'outOfStock', instead: 100 });
  });

  it('is expected its lead time after the order', () => {
    expect(backorderTime(new Date('2026-11-23T05:00:00Z'), 8).toISOString()).toBe('2027-01-18T05:00:00.000Z');
  });
});
