import { describe, expect, it } from 'vitest';
import { standardOrderProOrderStateValues as states } from '#generated/enums.ts';
import {
  awaitedPieces,
  backorderedPieces,
  backorderTime,
  isLaterThanShown,
  laterDelivery,
  stockOfLines,
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
    const lines = [
      { productId: 1, num: 150, backordered: 30 },
      { productId: 2, num: 50, backordered: 50 },
    ];
    expect(stockOfLines(lines)).toEqual([{ productId: 1, num: 150, backordered: 30, pieces: 120 }]);
    expect(laterDelivery(later, 150)).toEqual({ backordered: 30, backorderWeeks: 8 });
    expect(laterDelivery(later, 100)).toBeUndefined();
    expect(laterDelivery(part, 150)).toBeUndefined();
  });

  it('needs a new consent when more pieces come later than were shown, or after more weeks', () => {
    const shown = { backordered: 30, backorderWeeks: 8 };
    expect(isLaterThanShown(later, 150, shown)).toBe(false);
    expect(isLaterThanShown({ ...later, stock: 119 }, 150, shown)).toBe(true);
    expect(isLaterThanShown({ ...later, backorderWeeks: 9 }, 150, shown)).toBe(true);
    for (const shown of [{}, { backorderWeeks: 8 }, { backordered: 30 }])
      expect(isLaterThanShown(later, 150, shown)).toBe(true);
  });

  it('needs no new consent when it is delivered sooner than shown', () => {
    const shown = { backordered: 30, backorderWeeks: 8 };
    expect(isLaterThanShown({ ...later, stock: 130 }, 150, shown)).toBe(false);
    expect(isLaterThanShown({ ...later, backorderWeeks: 4 }, 150, shown)).toBe(false);
    expect(isLaterThanShown({ ...later, stock: 150 }, 150, {})).toBe(false);
    expect(isLaterThanShown(part, 150, {})).toBe(false);
  });

  it('is expected its lead time after the order', () => {
    expect(backorderTime(new Date('2026-11-23T05:00:00Z'), 8).toISOString()).toBe('2027-01-18T05:00:00.000Z');
  });

  it('has pieces still to come until its order is completed or closed', () => {
    const orderedAt = new Date('2026-11-23T05:00:00Z');
    const line = { backordered: 30, backorderWeeks: 8 };
    for (const state of [states.awaitingPayment, states.awaitingShipment, states.inDelivery])
      expect(awaitedPieces(line, { orderedAt, state })).toEqual({
        pieces: 30,
        expectedAt: new Date('2027-01-18T05:00:00Z'),
      });
    for (const state of [states.completed, states.closed])
      expect(awaitedPieces(line, { orderedAt, state })).toBeUndefined();
    const inStock = { backordered: 0, backorderWeeks: null };
    expect(awaitedPieces(inStock, { orderedAt, state: states.inDelivery })).toBeUndefined();
  });
});
