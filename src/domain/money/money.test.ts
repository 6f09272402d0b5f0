import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceDigits } from './formatting.ts';
import {
  applyDiscount,
  centsToMicros,
  checkQuantity,
  exchange,
  formatCents,
  formatPrice,
  lineTotal,
  microsToCents,
  nearestQuantity,
  nextTier,
  pickCurrency,
  plainPrice,
  priceAt,
  readPriceTiers,
  readQuantity,
  roundToCents,
  sentPoints,
  showPoints,
  tierAt,
  unitPriceInYuan,
} from './index.ts';

describe('amounts', () => {
  it('round once, half up, at the line total', () => {
    expect(lineTotal(46, 100)).toBe(0);
    expect(lineTotal(4600, 100)).toBe(46);
    expect(lineTotal(50, 100)).toBe(1);
    expect(lineTotal(49, 102)).toBe(0);
    expect(lineTotal(4999, 1)).toBe(0);
    expect(lineTotal(5000, 1)).toBe(1);
    expect(roundToCents(-5000)).toBe(-1);
  });

  it('stay exact where a float would not', () => {
    expect(lineTotal(99_999_999_999, 99_999)).toBe(999_989_999_990);
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 9_999_999 }),
        (micros) => centsToMicros(microsToCents(micros)) === micros,
      ),
    );
  });
});

describe('price tiers', () => {
  const tiers = [
    { num: 1000, price: 30 },
    { num: 10, price: 50 },
    { num: 100, price: 40 },
  ];

  it('apply the highest tier that the quantity reaches', () => {
    expect([1, 9, 10, 99, 100, 999, 1000, 99999].map((quantity) => priceAt(quantity, 60, tiers))).toEqual([
      60, 60, 50, 50, 40, 40, 30, 30,
    ]);
    expect(tierAt(150, tiers)?.num).toBe(100);
    expect(tierAt(9, tiers)).toBeUndefined();
    expect(priceAt(5, 60, [])).toBe(60);
  });

  it('name the next tier', () => {
    expect(nextTier(99, 60, tiers)).toEqual({ num: 100, price: 40 });
    expect(nextTier(1000, 60, tiers)).toBeUndefined();
    expect(
      nextTier(1, 60, [
        { num: 10, price: 60 },
        { num: 20, price: 55 },
      ])?.num,
    ).toBe(20);
  });

  it('are read from whatever the call returns, sorted', () => {
    expect(readPriceTiers(JSON.stringify(tiers)).map((tier) => tier.num)).toEqual([10, 100, 1000]);
    expect(readPriceTiers(tiers)[0]?.num).toBe(10);
    for (const nothing of [
      undefined,
      null,
      'null',
      '',
      'x',
      '"null"',
      {},
      5,
      [null, { num: 1.5, price: 2 }, { num: 1 }],
    ]) {
      expect(readPriceTiers(nothing)).toEqual([]);
    }
  });
});

describe('discounts', () => {
  const terms = { discount: 9.5, maxMoney: 500, maxIntegral: 1000 };

  it('take the server’s discount divided by ten', () => {
    expect(applyDiscount(1000, 'member', terms)).toEqual({
      discountType: 1,
      payable: 950,
      deduction: 50,
      points: 0,
    });
    expect(applyDiscount(1, 'member', terms).payable).toBe(1);
    expect(applyDiscount(999, 'member', { ...terms, discount: 8.85 }).payable).toBe(884);
  });

  it('cap the points by their maximum and by the price', () => {
    expect(applyDiscount(1000, 'points', terms)).toEqual({
      discountType: 2,
      payable: 500,
      deduction: 500,
      points: 1000,
    });
    expect(applyDiscount(333, 'points', terms)).toEqual({
      discountType: 2,
      payable: 0,
      deduction: 333,
      points: 666,
    });
    expect(applyDiscount(333, 'points', { ...terms, maxMoney: 0 })).toMatchObject({
      payable: 333,
      points: 0,
    });
  });

  it('count points exactly where a float would not', () => {
    const many = { discount: 10, maxMoney: 91_887_787, maxIntegral: 918_877_870 };
    expect(applyDiscount(1e10, 'points', many).points).toBe(918_877_870);
    expect(applyDiscount(91_887_786, 'points', many).points).toBe(918_877_860);
  });

  it('send ten times the discount when none is picked', () => {
    expect(sentPoints(applyDiscount(1000, 'none', terms), terms)).toBe(95);
    expect(sentPoints(applyDiscount(1000, 'points', terms), terms)).toBe(1000);
    expect(sentPoints(applyDiscount(1000, 'member', terms), terms)).toBe(0);
  });

  it('never pay out', () => {
    fc.assert(
      fc.property(
        fc.nat(1e9),
        fc.nat(1e6),
        fc.nat(1e6),
        fc.constantFrom('member', 'points', 'none' as const),
        (total, maxMoney, maxIntegral, choice) => {
          const result = applyDiscount(total, choice, { discount: 9, maxMoney, maxIntegral });
          return (
            result.payable >= 0 && result.payable + result.deduction === total && result.points <= maxIntegral
          );
        },
      ),
    );
  });
});

describe('quantities', () => {
  const rules = { startBuy: 15, multiple: 10, maximum: 99999 };

  it('are refused with the rule and its bound', () => {
    expect(checkQuantity(20, rules)).toEqual({ ok: true, value: 20 });
    expect(checkQuantity(10, rules)).toMatchObject({ code: 'belowStart', params: { limit: 20 } });
    expect(checkQuantity(25, rules)).toMatchObject({
      code: 'notAMultiple',
      params: { limit: 10, below: 20, above: 30 },
    });
    expect(checkQuantity(100000, rules)).toMatchObject({ code: 'aboveMaximum', params: { limit: 99990 } });
    expect(checkQuantity(1.5, rules)).toMatchObject({ code: 'notAnInteger' });
    expect(checkQuantity(0, { startBuy: 0, maximum: 99999 })).toMatchObject({
      code: 'belowStart',
      params: { limit: 1 },
    });
  });

  it('are read from digits only', () => {
    expect(readQuantity('２０', rules)).toEqual({ ok: true, value: 20 });
    for (const text of ['', '1.5', '1e3', '-20', 'x', '2 0'])
      expect(readQuantity(text, rules), text).toMatchObject({ code: 'notAnInteger' });
  });

  it('come to the nearest that can be ordered', () => {
    expect([0, 1, 21, 99999, 1e9, Number.NaN].map((quantity) => nearestQuantity(quantity, rules))).toEqual([
      20, 20, 30, 99990, 99990, 20,
    ]);
    fc.assert(
      fc.property(
        fc.integer(),
        fc.integer({ min: 1, max: 500 }),
        fc.integer({ min: 1, max: 500 }),
        (quantity, startBuy, multiple) => {
          const own = { startBuy, multiple, maximum: 99999 };
          return checkQuantity(nearestQuantity(quantity, own), own).ok;
        },
      ),
    );
  });
});

describe('the formatter of amounts', () => {
  it('writes money the same way in both languages', () => {
    expect(formatCents(123450, 'USD')).toBe('$1,234.50');
    expect(formatCents(7, 'CNY')).toBe('¥0.07');
    expect(formatCents(-300, 'USD')).toBe('−$3.00');
    expect(formatCents(123456789012, 'USD')).toBe('$1,234,567,890.12');
  });

  it.each([
    [4600, '$0.0046'],
    [11_000, '$0.0110'],
    [120_000, '$0.1200'],
    [999_999, '$0.999999'],
    [456, '$0.000456'],
    [840, '$0.00084'],
    [-11_000, '−$0.0110'],
    [0, '$0.0000'],
    [1_000_000, '$1.00'],
    [1_100_000, '$1.10'],
    [1_234_500, '$1.2345'],
    [1_234_500_000, '$1,234.50'],
  ])('shows a unit price of %i millionths as %s, with at least four decimals below one', (micros, text) => {
    expect(formatPrice(micros, 'USD')).toBe(text);
    expect(plainPrice(micros)).toBe(text.replace('−', '-').replace(/[$,]/g, ''));
    expect(priceDigits(microsToCents(micros))).toBe(text.split('.')[1]?.length);
  });

  it('converts half up', () => {
    expect(exchange(100, 7.1234)).toBe(712);
    expect(exchange(50, 7.13)).toBe(357);
    expect(exchange(4600, 7.1234)).toBe(32768);
  });

  it('converts a unit price to a thousandth of a cent', () => {
    expect(unitPriceInYuan(0.23, 7_100_000)).toBe(1.633);
  });

  it('shows yuan first in Chinese and dollars first in English, unless a currency was chosen', () => {
    expect([undefined, 'EUR', 'USD'].map((stored) => pickCurrency(stored, 'zh_CN'))).toEqual([
      'CNY',
      'CNY',
      'USD',
    ]);
    expect([undefined, 'CNY'].map((stored) => pickCurrency(stored, 'en_US'))).toEqual(['USD', 'CNY']);
  });

  it('cuts points above ten thousand', () => {
    expect(showPoints(10000)).toEqual({ number: '10000', inTenThousands: false });
    expect(showPoints(12399)).toEqual({ number: '1.23', inTenThousands: true });
    expect(showPoints(10001)).toEqual({ number: '1.00', inTenThousands: true });
    expect(showPoints(1_000_500)).toEqual({ number: '100.05', inTenThousands: true });
  });
});
