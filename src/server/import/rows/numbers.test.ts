import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseMicros, parseQuantity } from './numbers.ts';

describe('prices as suppliers write them', () => {
  it.each([
    ['0.0082', 8200],
    ['$1,234.50', 1_234_500_000],
    ['1.234,50', 1_234_500_000],
    ['0,0082', 8200],
    ['1,234', 1_234_000_000],
    ['US$ 12', 12_000_000],
    ['8.2E-3', 8200],
    ['8.2000000000000007E-3', 8200],
    ['.5', 500_000],
    ['０．５', 500_000],
    ['-1', -1_000_000],
  ])('%s is %i millionths of a dollar', (text, micros) => {
    expect(parseMicros(text)?.micros).toBe(micros);
  });

  it.each(['', 'ask', '1.2.3', '12 EUR', '1e999', '99999999999999'])('"%s" is not a price', (text) => {
    expect(parseMicros(text)).toBeUndefined();
  });

  it('are rounded half up, which is reported', () => {
    expect(parseMicros('0.0000005')).toEqual({ micros: 1, exact: false });
    expect(parseMicros('0.0000004')).toEqual({ micros: 0, exact: false });
    expect(parseMicros('8.20', 1000)).toEqual({ micros: 8200, exact: true });
    expect(parseMicros('0.001', 3)).toEqual({ micros: 333, exact: false });
  });

  it('are read back as they were, whatever price was written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 12 }), (micros) => {
        expect(parseMicros((micros / 1e6).toFixed(6))).toEqual({ micros, exact: true });
      }),
    );
  });
});

describe('quantities as suppliers write them', () => {
  it.each([
    ['495625', 495625],
    ['1,234', 1234],
    ['1 234 567', 1234567],
    ['5000+', 5000],
    ['>1000', 1000],
    ['12.0', 12],
    ['100个', 100],
    ['9999999999', 9_999_999_999],
  ])('%s is %i', (text, quantity) => {
    expect(parseQuantity(text)).toBe(quantity);
  });

  it.each(['', 'many', '-5', '1.5', '1,23', '12 34'])('"%s" is not a quantity', (text) => {
    expect(parseQuantity(text)).toBeUndefined();
  });
});
