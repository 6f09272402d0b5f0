import { describe, expect, it } from 'vitest';
import { shownPrice, typedPrice } from './typed-price.ts';

const rate = 7_123_400;

describe('a price that is typed', () => {
  it('travels in dollar cents with four decimals', () => {
    expect(typedPrice('0.0011', undefined)).toBe(0.11);
    expect(typedPrice('.5', undefined)).toBe(50);
    expect(typedPrice('7.1234', rate)).toBe(100);
  });

  it('is shown as it was typed, in either currency', () => {
    for (const text of ['0.05', '12.5', '0.0011', '3'])
      for (const one of [undefined, rate]) expect(shownPrice(typedPrice(text, one) ?? 0, one)).toBe(text);
  });

  it('is refused where it is no price', () => {
    for (const text of ['', '-1', '1e3', 'cheap', '1,5', '1.2.3', '999999999'])
      expect(typedPrice(text, undefined)).toBeUndefined();
  });
});
