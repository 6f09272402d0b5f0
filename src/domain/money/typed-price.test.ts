import { describe, expect, it } from 'vitest';
import { microsToCents } from './amounts.ts';
import { shownPrice, typedPrice } from './typed-price.ts';

const rate = 7_123_400;
const ends = ['minPrice', 'maxPrice'] as const;

describe('a price that is typed', () => {
  it('travels in dollar cents with four decimals', () => {
    for (const end of ends) {
      expect(typedPrice('0.0011', end, undefined)).toBe(0.11);
      expect(typedPrice('.5', end, undefined)).toBe(50);
      expect(typedPrice('1000000', end, undefined)).toBe(100_000_000);
    }
  });

  it('is shown as it was typed, in either currency', () => {
    for (const text of ['0.05', '12.5', '0.0011', '3', '0'])
      for (const one of [undefined, rate])
        for (const end of ends) expect(shownPrice(typedPrice(text, end, one) ?? -1, one)).toBe(text);
  });

  it('is the outermost of the prices that are shown so', () => {
    expect(typedPrice('7.1234', 'minPrice', 13_000_000)).toBe(54.7954);
    expect(typedPrice('7.1234', 'maxPrice', rate)).toBe(100);
  });

  it('never excludes the part that has it', () => {
    for (const one of [undefined, 1_000_000, 6_893_217, 7_100_000, rate, 7_999_999, 13_000_000]) {
      // Prices from a hundredth of a cent up, each about a thirteenth above the last, with all of their decimals.
      for (let micros = 1; micros < 3_000_000_000; micros = Math.ceil(micros * 1.0771)) {
        const cents = microsToCents(micros);
        const shown = shownPrice(cents, one);
        expect(typedPrice(shown, 'minPrice', one), shown).toBeLessThanOrEqual(cents);
        expect(typedPrice(shown, 'maxPrice', one), shown).toBeGreaterThanOrEqual(cents);
      }
    }
  });

  it('is refused where it is not a price', () => {
    for (const text of ['', '-1', '1e3', 'cheap', '1,5', '1.2.3', '999999999'])
      for (const end of ends) expect(typedPrice(text, end, undefined)).toBeUndefined();
  });
});
