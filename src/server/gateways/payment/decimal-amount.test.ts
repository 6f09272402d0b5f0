import { expect, it } from 'vitest';
import { plainCents } from '#domain/money/index.ts';
import { parseCents } from './decimal-amount.ts';

it.each([
  [0, '0.00'],
  [7, '0.07'],
  [1663, '16.63'],
  [10_000_000_000_000, '100000000000.00'],
])('writes %i cents as %s and reads them back', (cents, text) => {
  expect(plainCents(cents)).toBe(text);
  expect(parseCents(text)).toBe(cents);
});

it('An amount may have fewer than two decimals.', () => {
  expect([parseCents('12'), parseCents('12.5')]).toEqual([1200, 1250]);
});

it.each(['', '-1', '+1', '1.234', '1e2', '01', '1,00', ' 1', '.5', '1.', 12, null, undefined])(
  'reads no amount in %j',
  (text) => {
    expect(parseCents(text)).toBeUndefined();
  },
);
