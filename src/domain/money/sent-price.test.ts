import { describe, expect, it } from 'vitest';
import { hasTypedPrices, withTypedPrices } from './sent-price.ts';

const sevenYuan = 7_000_000;
const limits = (query: string) => withTypedPrices(new URLSearchParams(query), sevenYuan).toString();

describe('prices that a form without scripts sends', () => {
  it('become limits in dollar cents, whatever currency they are typed in', () => {
    expect(limits('id=3&minPrice.USD=0.05&maxPrice.USD=1')).toBe('id=3&minPrice=5&maxPrice=100');
    const query = new URLSearchParams(limits('id=3&minPrice.CNY=7'));
    expect(Number(query.get('minPrice'))).toBeCloseTo(100, 2);
  });

  it('stay exactly as they were in a box that nobody touched', () => {
    expect(limits('id=3&minPrice=14.2857&minPrice.CNY=1')).toBe('id=3&minPrice=14.2857');
  });

  it('remove the limit of an emptied box, and change nothing where no price was typed', () => {
    expect(limits('id=3&maxPrice=5&maxPrice.USD=')).toBe('id=3');
    expect(limits('id=3&maxPrice=5&maxPrice.USD=cheap')).toBe('id=3&maxPrice=5');
  });

  it('are not confused with the limits of a link', () => {
    expect(hasTypedPrices(new URLSearchParams('id=3&maxPrice=5'))).toBe(false);
    expect(hasTypedPrices(new URLSearchParams('id=3&maxPrice.CNY='))).toBe(true);
  });
});
