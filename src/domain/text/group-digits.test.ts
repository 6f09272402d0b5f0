import { expect, it } from 'vitest';
import { groupDigits } from './group-digits.ts';

it('separates the thousands of a whole number, even of a negative one', () => {
  expect(['0', '999', '1000', '-123', '-123456', '1234567'].map(groupDigits)).toEqual([
    '0',
    '999',
    '1,000',
    '-123',
    '-123,456',
    '1,234,567',
  ]);
});

it('leaves the digits after the point together', () => {
  expect(groupDigits('1234.56789')).toBe('1,234.56789');
});

it('writes numbers as both languages do', () => {
  for (const locale of ['zh-CN', 'en-US']) {
    for (const value of [0, 7, 1000, 65_536, 1_048_576, 250_000.25, -4321]) {
      expect(groupDigits(String(value))).toBe(new Intl.NumberFormat(locale).format(value));
    }
  }
});
