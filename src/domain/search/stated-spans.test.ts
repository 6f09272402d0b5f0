import { describe, expect, it } from 'vitest';
import { exactTerms, fittingTerms, readKeyword } from './keyword.ts';
import { matchesTerm } from './matching.ts';
import { productTokens } from './product-tokens.ts';
import { searchTier } from './search-rank.ts';
import {
  fitsNeed,
  needOf,
  type SearchedNumber,
  spanOfToken,
  spanToken,
  statedSpans,
} from './stated-spans.ts';

const ratedNumber = (volts: number): SearchedNumber => ({ value: { n: volts }, unit: 'V', fitting: '≥' });
const range = (n: number, h: number, unit: string): SearchedNumber => ({ value: { n, h }, unit });

function part(mpn: string, ...numbers: SearchedNumber[]) {
  const texts = { names: [mpn, 'part'], texts: [] };
  return { key: mpn, tokens: new Set(productTokens({ mpn, ...texts, numbers })) };
}

function fits(word: string, ...numbers: SearchedNumber[]): boolean {
  const need = needOf(word);
  return need !== undefined && statedSpans(numbers, numbers[0]).some((span) => fitsNeed(span, need));
}

describe('a value of a search', () => {
  it('fits a rating from its value on, and never a lower one', () => {
    expect([16, 50, 10].map((volts) => fits('16V', ratedNumber(volts)))).toEqual([true, true, false]);
    expect(fits('16A', ratedNumber(50))).toBe(false);
    expect(fits('-5V', ratedNumber(50))).toBe(false);
    // A P-channel transistor states its voltage below zero.
    expect(fits('20V', ratedNumber(-30))).toBe(true);
  });

  it('fits a limit up to its value', () => {
    const tolerance = (n: number): SearchedNumber => ({ value: { n }, unit: '%', fitting: '≤' });
    expect([1, 5, 10].map((percent) => fits('5%', tolerance(percent)))).toEqual([true, true, false]);
    expect(fits('10%', { value: { n: -20, h: 80 }, unit: '%', fitting: '≤' })).toBe(false);
  });

  it('fits a range that covers it', () => {
    expect(fits('3.3V', range(3, 5.5, 'V'))).toBe(true);
    expect(fits('3.3V', range(4.5, 5.5, 'V'))).toBe(false);
    expect(fits('-40℃', range(-55, 155, '℃'))).toBe(true);
    expect(fits('-40~85℃', range(-55, 155, '℃'))).toBe(true);
    expect(fits('-40~85℃', range(-20, 85, '℃'))).toBe(false);
    expect(fits('3-5V', range(2.7, 5.5, 'V'))).toBe(true);
  });

  it('that is a range fits the numbers in it by which parts are asked for', () => {
    const resistance = (n: number): SearchedNumber => ({ value: { n }, unit: 'Ω' });
    expect([1e4, 47_000, 1e6].map((ohms) => fits('10kΩ-100kΩ', resistance(ohms)))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('means no rating where the part is ordered by another value in its unit', () => {
    const coil: SearchedNumber = { value: { n: 5 }, unit: 'V', fitting: '=' };
    expect(fits('12V', ratedNumber(250), coil)).toBe(false);
  });

  it('means the first of several ratings', () => {
    expect(fits('3A', { ...ratedNumber(2), unit: 'A' }, { ...ratedNumber(4), unit: 'A' })).toBe(false);
  });
});

it('A span is read from its token as it was written.', () => {
  for (const span of [
    { unit: 'V', low: Number.NEGATIVE_INFINITY, high: 50 },
    { unit: '%', low: 1, high: Number.POSITIVE_INFINITY },
    { unit: '℃', low: -40, high: 125 },
    { unit: 'ppm/℃', low: 100, high: 100 },
  ])
    expect(spanOfToken(spanToken(span))).toEqual(span);
  expect(spanOfToken('=1.000e+0V')).toBeUndefined();
});

it('Parts that state the value come first, then ratings from the nearest on.', () => {
  const [term] = fittingTerms(readKeyword('16V')) ?? [];
  expect(term?.text).toBe('≥16V');
  const terms = readKeyword('≥16V');
  expect(terms).toEqual([term]);
  const tiers = [16, 25, 50, 200].map(
    (volts) => searchTier(part('AB1', ratedNumber(volts)), '', terms) ?? 99,
  );
  expect(tiers.toSorted((a, b) => a - b)).toEqual(tiers);
  expect(new Set(tiers).size).toBe(4);
  expect(searchTier(part('AB1', ratedNumber(10)), '', terms)).toBeUndefined();
  expect(exactTerms(terms)).toEqual(readKeyword('16V').map((exact) => ({ ...exact, need: undefined })));
  expect(readKeyword('16V').map((exact) => matchesTerm(part('AB1', ratedNumber(50)), exact))).toEqual([
    false,
  ]);
});
