import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centsToMicros, microsToCents } from './amounts.ts';
import { applyDiscount } from './discounts.ts';
import {
  exchange,
  lineInYuan,
  linesInDollars,
  linesInYuan,
  type PricedPieces,
  receiptInDollars,
  receiptInYuan,
  unitPriceInYuan,
} from './exchange.ts';
import { formatCents, formatPrice } from './formatting.ts';

describe('what a buyer adds up', () => {
  const piece = fc.record({
    price: fc.integer({ min: 1, max: 9_999_999 }).map(microsToCents),
    quantity: fc.integer({ min: 1, max: 99_999 }),
  });
  const order = fc.record({
    lines: fc.array(piece, { minLength: 1, maxLength: 20 }),
    choice: fc.constantFrom('member', 'points', 'none' as const),
    rate: fc.oneof(fc.constant(7_100_000), fc.integer({ min: 5_000_000, max: 9_999_999 })),
  });

  /** Reads what is on the screen, in millionths and in cents. */
  const readMicros = (text: string) => Math.round(Number(text.replace(/[¥$,]/g, '')) * 1_000_000);
  const readCents = (text: string) => Math.round(Number(text.replace(/[¥$,]/g, '')) * 100);
  const shownPrice = ({ price = 0 }: PricedPieces, rate: number) =>
    formatPrice(centsToMicros(unitPriceInYuan(price, rate)), 'CNY');

  it('has ten pieces at ¥0.23785 for ¥2.38, although $0.34 are charged', () => {
    const line = { price: 3.35, quantity: 10 };
    expect(shownPrice(line, 7_100_000)).toBe('¥0.23785');
    expect(formatCents(lineInYuan(line, 7_100_000), 'CNY')).toBe('¥2.38');
    expect(linesInDollars([line])).toBe(34);
  });

  it('has in every line the shown price times the quantity, within half a fen, and the sum of the lines as goods', () => {
    fc.assert(
      fc.property(order, ({ lines, rate }) => {
        const amounts = lines.map((line) => readCents(formatCents(lineInYuan(line, rate), 'CNY')));
        for (const [index, line] of lines.entries()) {
          const exact = (readMicros(shownPrice(line, rate)) * line.quantity) / 10_000;
          expect(Math.abs(exact - (amounts[index] ?? 0))).toBeLessThanOrEqual(0.5);
        }
        expect(linesInYuan(lines, rate)).toBe(amounts.reduce((sum, amount) => sum + amount, 0));
      }),
    );
  });

  it('comes to what is charged, in either currency, line after line of the receipt, with nothing left over', () => {
    const terms = { discount: 9.5, maxMoney: 5000, maxIntegral: 50_000 };
    fc.assert(
      fc.property(order, ({ lines, choice, rate }) => {
        const { payable, deduction } = applyDiscount(linesInDollars(lines), choice, terms);
        const dollars = receiptInDollars({ lines, deduction });
        expect(dollars).toEqual({ goods: payable + deduction, deduction, charged: payable });
        const yuan = receiptInYuan({ lines, deduction }, rate);
        expect(yuan.goods - yuan.deduction).toBe(yuan.charged);
        expect(Math.min(yuan.deduction, yuan.charged)).toBeGreaterThanOrEqual(0);
        if (dollars.goods > 0) expect(yuan.goods).toBe(linesInYuan(lines, rate));
        // Half a dollar cent and half a shown decimal of the price for a line, and the last fen.
        const most = lines.reduce((sum, { quantity }) => sum + rate / 2_000_000 + quantity / 2000 + 0.5, 1.5);
        expect(Math.abs(yuan.charged - exchange(payable, rate / 1_000_000))).toBeLessThanOrEqual(most);
      }),
    );
  });

  it('is the one line of an order without a deduction, to the fen', () => {
    fc.assert(
      fc.property(piece, (line) => {
        const yuan = receiptInYuan({ lines: [line], deduction: 0 }, 7_100_000);
        expect(yuan.charged).toBe(linesInDollars([line]) === 0 ? 0 : lineInYuan(line, 7_100_000));
      }),
    );
  });

  it.each([
    ['points pay for all of it', [{ price: 33.5, quantity: 1 }], 34, [238, 238, 0]],
    ['it costs less than half a cent', [{ price: 0.4, quantity: 1 }], 0, [0, 0, 0]],
    [
      'more is taken off than its lines are in yuan',
      [
        { price: 0.5, quantity: 1 },
        { price: 0.5, quantity: 1 },
      ],
      1,
      [8, 7, 1],
    ],
    [
      'its cents are rounded up in dollars alone',
      Array(100).fill({ price: 0.5, quantity: 1 }),
      99,
      [400, 400, 0],
    ],
  ])(
    'is never below zero, and nothing where nothing is due in dollars: %s',
    (_case, lines, deduction, figures) => {
      const { goods, deduction: off, charged } = receiptInYuan({ lines, deduction }, 7_100_000);
      expect([goods, off, charged]).toEqual(figures);
    },
  );

  it('leaves out what has no price yet', () => {
    const lines = [
      { price: undefined, quantity: 5 },
      { price: 100, quantity: 1 },
    ];
    expect([linesInDollars(lines), linesInYuan(lines, 7_100_000)]).toEqual([100, 710]);
  });
});
