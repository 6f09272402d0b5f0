import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { OfferedProduct } from '#domain/cart/offered-product.ts';
import { type DiscountChoice, microsToCents } from '#domain/money/index.ts';
import { discountTermsFor } from './discount-terms.ts';
import { differsFromSent, discountChoice, orderFigures } from './order-figures.ts';

const asSold: OfferedProduct = {
  productId: 1,
  unitPrice: 3500,
  tiers: [],
  stock: 99_999,
  startBuy: 1,
  orderMultiple: 1,
  withdrawn: false,
  priceOnRequest: false,
};

const line = fc
  .record({
    unitPrice: fc.integer({ min: 0, max: 99_999_999 }),
    breaks: fc.uniqueArray(fc.tuple(fc.integer({ min: 2, max: 9999 }), fc.nat(9_999_999)), {
      selector: ([num]) => num,
      maxLength: 4,
    }),
    num: fc.integer({ min: 1, max: 99_999 }),
  })
  .map(({ unitPrice, breaks, num }) => {
    const tiers = breaks.map(([from, price]) => ({ num: from, price }));
    return { product: { ...asSold, unitPrice, tiers }, num };
  });
const lines = fc.array(line, { minLength: 1, maxLength: 5 });
const choice = fc.constantFrom<DiscountChoice[]>('member', 'points', 'none');
const grade = fc.constantFrom(null, '1', '2', '3', 'unknown');

it('pays and deducts the goods together, never below zero and never more points than there are', () => {
  fc.assert(
    fc.property(lines, choice, grade, fc.nat(1e9), (orderLines, chosen, ofGrade, points) => {
      const { goods, discounted, usMoney } = orderFigures(
        orderLines,
        chosen,
        discountTermsFor(ofGrade, points),
        7_100_000,
      );
      expect(usMoney + discounted.deduction).toBe(goods);
      expect(Math.min(usMoney, discounted.deduction, discounted.points)).toBeGreaterThanOrEqual(0);
      expect(discounted.points).toBeLessThanOrEqual(points);
      expect([usMoney, discounted.points].every(Number.isSafeInteger)).toBe(true);
    }),
  );
});

it('differs from nothing that it says itself, and from every other figure', () => {
  fc.assert(
    fc.property(line, choice, fc.nat(1e6), fc.integer({ min: 1, max: 1000 }), (one, chosen, points, off) => {
      const figures = orderFigures([one], chosen, discountTermsFor('1', points), 7_100_000);
      const sent = {
        moneyNum: figures.usMoney,
        integralNum: figures.discounted.points,
        integralMoney: chosen === 'points' ? figures.discounted.deduction : 0,
        unitPrice: microsToCents(figures.lines[0]?.unitPrice ?? 0),
      };
      expect(differsFromSent(figures, sent)).toBe(false);
      expect(differsFromSent(figures, { ...sent, moneyNum: sent.moneyNum + off })).toBe(true);
      expect(differsFromSent(figures, { ...sent, integralMoney: sent.integralMoney + off })).toBe(true);
      expect(differsFromSent(figures, { ...sent, unitPrice: sent.unitPrice + off / 10_000 })).toBe(true);
      expect(differsFromSent(figures, { ...sent, integralNum: sent.integralNum + off })).toBe(
        chosen !== 'none',
      );
    }),
  );
});

it('charges in yuan what the lines come to at the prices that are shown, less the deduction', () => {
  const [dear, cheap] = [
    { ...asSold, unitPrice: 50_000 },
    { ...asSold, unitPrice: 33_500 },
  ];
  const figures = orderFigures(
    [
      { product: dear, num: 1 },
      { product: cheap, num: 10 },
    ],
    'points',
    discountTermsFor(null, 100),
    7_100_000,
  );
  // ¥0.355 and ten times ¥0.23785, less ¥0.71.
  expect(figures).toMatchObject({ goods: 39, usMoney: 29, zhMoney: 36 + 238 - 71, rateMicros: 7_100_000 });
});

it('knows the deductions by their numbers on the wire', () => {
  expect(([1, 2, 3] as const).map(discountChoice)).toEqual(['member', 'points', 'none']);
});
