import { expect, it } from 'vitest';
import { leastStock } from './conditions.ts';

it('A list of what is in stock has at least one piece of each, or as many as were asked for.', () => {
  expect(leastStock({ inStock: false, minStock: undefined })).toBe(0);
  expect(leastStock({ inStock: true, minStock: undefined })).toBe(1);
  expect(leastStock({ inStock: true, minStock: 50 })).toBe(50);
  expect(leastStock({ inStock: false, minStock: 50 })).toBe(50);
});
