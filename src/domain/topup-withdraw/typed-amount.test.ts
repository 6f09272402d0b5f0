import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCents } from '#domain/money/index.ts';
import { readAmount } from './typed-amount.ts';

const limits = { minimum: 1, maximum: 5_000_000 };
const read = (typed: string) => {
  const result = readAmount(typed, limits);
  return result.ok ? result.value : result.code;
};

describe('a typed amount', () => {
  it.each([
    ['1', 100],
    ['1.', 100],
    ['1.5', 150],
    ['0.01', 1],
    ['1,234.50', 123_450],
    ['１２．３４', 1234],
    [' 50000 ', 5_000_000],
    ['007', 700],
  ])('reads %s as %i cents', (typed, cents) => {
    expect(read(typed)).toBe(cents);
  });

  it.each([
    ['', 'required'],
    ['1,5', 'type'],
    ['1,2345', 'type'],
    ['1.005', 'decimals'],
    ['0.001', 'decimals'],
    ['1e3', 'type'],
    ['0x10', 'type'],
    ['-5', 'type'],
    ['+5', 'type'],
    ['.5', 'type'],
    ['1 000', 'type'],
    ['1.2.3', 'type'],
    ['¥5', 'type'],
    ['NaN', 'type'],
    ['Infinity', 'type'],
    ['0', 'minimum'],
    ['0.00', 'minimum'],
    ['50000.01', 'maximum'],
    ['99999999999999999999', 'maximum'],
  ])('refuses %j with %s', (typed, code) => {
    expect(read(typed)).toBe(code);
  });

  it('takes the limits themselves and nothing beyond', () => {
    expect([read('49999.99'), read('50000.00'), read('50000.01')]).toEqual([4_999_999, 5_000_000, 'maximum']);
  });

  it('reads every amount back as it is shown, grouped or not', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5_000_000 }), (cents) => {
        const shown = formatCents(cents, 'USD').slice(1);
        expect(read(shown)).toBe(cents);
        expect(read(shown.replaceAll(',', ''))).toBe(cents);
      }),
    );
  });

  it('never turns a text into an amount that is not what its digits say', () => {
    const characters = fc.constantFrom(...'0123456789.,eE+- xX¥$'.split(''));
    fc.assert(
      fc.property(fc.string({ unit: characters, maxLength: 10 }), (typed) => {
        const result = readAmount(typed, limits);
        if (!result.ok) return;
        const [whole = '', fraction = ''] = typed.trim().replaceAll(',', '').split('.');
        expect(BigInt(result.value)).toBe(BigInt(whole) * 100n + BigInt(fraction.padEnd(2, '0')));
      }),
    );
  });
});
