import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readColumnFilter } from '../catalogue/column-filter.ts';
import {
  countSpans,
  fitsFilter,
  formatPartValue,
  isColumnOfRanges,
  numberChoices,
  parsePartValue,
  type StatedSpan,
  sameNumber,
  spanOf,
  statedNumber,
  statedValue,
  type Unit,
} from './index.ts';

function span(text: string, unit: Unit, keepsRanges = true): StatedSpan {
  const parsed = parsePartValue(text, { kind: unit });
  const found = parsed.ok ? spanOf(statedNumber(parsed.value.si), keepsRanges) : undefined;
  if (!found) throw new Error(`no number: ${text}`);
  return found;
}

/** Which of the values a filter finds, everything as people write it. */
function finds(filter: string, values: readonly string[], unit: Unit, hasRanges = true): string[] {
  const read = readColumnFilter(filter, { kind: 'number', unit });
  if (!read.ok || read.value.kind !== 'number') throw new Error(`no filter: ${filter}`);
  const { filters } = read.value;
  return values.filter((value) => filters.some((one) => fitsFilter(span(value, unit), one, hasRanges)));
}

const temperatures = ['-40~85℃', '-40~105℃', '-40~125℃', '-55~125℃', '0~70℃', '-55~170℃', '110~150℃', '85℃'];
const supplies = ['5V', '3.3V', '3~5.5V', '4.5-36V', '9~36V', '≥ 3 V', '≤ 12 V', '1.8V~3.6V'];

describe('a requirement in a column of ranges', () => {
  it.each([
    ['-40..125', ['-40~125℃', '-55~125℃', '-55~170℃']],
    ['-40~125℃', ['-40~125℃', '-55~125℃', '-55~170℃']],
    ['－４０～１２５℃', ['-40~125℃', '-55~125℃', '-55~170℃']],
    ['125~-40℃', ['-40~125℃', '-55~125℃', '-55~170℃']],
    ['>= 105', ['-40~105℃', '-40~125℃', '-55~125℃', '-55~170℃']],
    ['≥105℃', ['-40~105℃', '-40~125℃', '-55~125℃', '-55~170℃']],
    ['105..', ['-40~105℃', '-40~125℃', '-55~125℃', '-55~170℃']],
    ['>105', ['-40~125℃', '-55~125℃', '-55~170℃']],
    ['..-50', ['-55~125℃', '-55~170℃']],
    ['-40..170.01', ['-55~170℃']],
    ['-40..170.1', []],
    ['85', ['-40~85℃', '-40~105℃', '-40~125℃', '-55~125℃', '-55~170℃', '85℃']],
    ['-40..85|..-50', ['-40~85℃', '-40~105℃', '-40~125℃', '-55~125℃', '-55~170℃']],
  ])('%s finds the temperatures that cover it', (filter, found) => {
    expect(finds(filter, temperatures, '℃')).toEqual(found);
  });

  it.each([
    ['5 V', ['5V', '3~5.5V', '4.5-36V', '≥ 3 V', '≤ 12 V']],
    ['５Ｖ', ['5V', '3~5.5V', '4.5-36V', '≥ 3 V', '≤ 12 V']],
    ['3..5.5', ['3~5.5V', '≥ 3 V', '≤ 12 V']],
    ['5..36', ['4.5-36V', '≥ 3 V']],
    ['100V', ['≥ 3 V']],
    ['1.8..', ['≤ 12 V', '1.8V~3.6V']],
  ])('%s finds the supplies that cover it, single and open ones too', (filter, found) => {
    expect(finds(filter, supplies, 'V')).toEqual(found);
  });
});

describe('an overlap that was asked for', () => {
  it.each([
    ['~-40..85', temperatures.filter((value) => value !== '110~150℃')],
    ['~ -40 ~ 85 ℃', temperatures.filter((value) => value !== '110~150℃')],
    ['~126..', ['-55~170℃', '110~150℃']],
    ['~..-50', ['-55~125℃', '-55~170℃']],
    ['~130', ['-55~170℃', '110~150℃']],
    ['~200..300', []],
  ])('%s finds the ranges that share a number with it', (filter, found) => {
    expect(finds(filter, temperatures, '℃')).toEqual(found);
    expect(finds(filter, temperatures, '℃', false)).toEqual(found);
  });

  it('finds whatever is covered and whatever is exactly the same', () => {
    for (const value of ['-40..85', '-40..125', '105', '..0']) {
      const overlapping = finds(`~${value}`, temperatures, '℃');
      for (const mark of ['', '='])
        expect(overlapping).toEqual(expect.arrayContaining(finds(mark + value, temperatures, '℃')));
    }
  });
});

describe('a chosen value', () => {
  it.each([
    ['=-40..85', ['-40~85℃']],
    ['=-40..85.005', ['-40~85℃']],
    ['=-40..85.02', []],
    ['=85', ['85℃']],
    ['=-40..', []],
    ['=0..70|=85', ['0~70℃', '85℃']],
  ])('%s finds exactly this value', (filter, found) => {
    expect(finds(filter, temperatures, '℃')).toEqual(found);
    expect(finds(filter, temperatures, '℃', false)).toEqual(found);
  });

  it('finds an open range by its one end, and no closed one', () => {
    expect(finds('=3..', supplies, 'V')).toEqual(['≥ 3 V']);
    expect(finds('=..12', supplies, 'V')).toEqual(['≤ 12 V']);
    expect(finds('=3', supplies, 'V')).toEqual([]);
  });
});

describe('a filter in a column of single numbers', () => {
  const outputs = ['3.3V', '5V', '5.0002V', '12V', '1.2~37V', '4.9~5.1V', '0.8~4V'];

  it.each([
    ['5', ['5V', '5.0002V']],
    ['3.3..5', ['3.3V', '5V', '5.0002V', '1.2~37V']],
    ['4..6', ['5V', '5.0002V', '1.2~37V', '4.9~5.1V']],
    ['5..', ['5V', '5.0002V', '12V', '1.2~37V', '4.9~5.1V']],
    ['..4', ['3.3V', '1.2~37V', '0.8~4V']],
  ])('%s finds numbers between, and ranges that are between or cover it', (filter, found) => {
    expect(finds(filter, outputs, 'V', false)).toEqual(found);
  });

  it('takes a guarantee among numbers for the number', () => {
    expect(span('≤ 0.3 Ω', 'Ω', false)).toEqual({ low: 0.3, high: 0.3 });
    expect(span('≥ 100 MΩ', 'Ω', false)).toEqual({ low: 1e8, high: 1e8 });
  });
});

describe('what cannot be read', () => {
  it.each([
    ['36V-4.5V', 'pattern'],
    ['36..4.5', 'pattern'],
    ['abc', 'pattern'],
    ['5 parsec', 'unit'],
    ['5 Ω', 'unit'],
    ['1e999', 'pattern'],
    ['..', 'pattern'],
    ['5|', 'pattern'],
  ])('%s is refused with its reason', (filter, rule) => {
    expect(readColumnFilter(filter, { kind: 'number', unit: 'V' })).toMatchObject({ ok: false, rule });
  });

  it.each(['1..5', '-1', '1.5', '1e3', '', '99999999999', 'constructor'])(
    'a text column takes no %s',
    (filter) => {
      expect(readColumnFilter(filter, { kind: 'text', unit: null })).toMatchObject({ ok: false });
    },
  );
});

describe('a column', () => {
  it('has ranges when at least every second value is one', () => {
    expect(isColumnOfRanges(93, 116)).toBe(true);
    expect(isColumnOfRanges(4, 8)).toBe(true);
    expect(isColumnOfRanges(4, 90)).toBe(false);
    expect(isColumnOfRanges(0, 0)).toBe(false);
  });

  it('keeps and shows an open range as one', () => {
    expect(statedNumber({ min: 3 })).toEqual({ n: 3, open: true });
    for (const value of [5, { min: 3 }, { max: 12 }, { min: -40, max: 85 }])
      expect(statedValue(statedNumber(value))).toEqual(value);
    expect(formatPartValue(statedValue({ n: 3, open: true }) ?? 0, 'V', 'en_US')).toBe('≥ 3 V');
    expect(statedValue({})).toBeUndefined();
  });
});

const number = fc.constantFrom(-55, -40, -39.999, 0, 1.8, 3, 3.3, 5, 5.0002, 12, 85, 105, 125, 170);
const stated = fc
  .tuple(number, number, fc.boolean())
  .map(([a, b, single]) => (single ? { low: a, high: a } : { low: Math.min(a, b), high: Math.max(a, b) }));

describe('choices', () => {
  it('count what choosing them finds, and each value is one of them', () => {
    fc.assert(
      fc.property(
        fc.array(stated, { maxLength: 30 }),
        fc.array(stated),
        fc.boolean(),
        (whole, now, ranges) => {
          const choices = numberChoices(countSpans(whole), countSpans(now), ranges);
          for (const { filter, count } of choices)
            expect(count).toBe(now.filter((one) => fitsFilter(one, filter, ranges)).length);
          for (const one of whole)
            expect(choices.some(({ filter }) => fitsFilter(one, filter, ranges))).toBe(true);
        },
      ),
    );
  });

  it('are in order of size, equal ones once, wherever they stand', () => {
    const values = ['-40~85', '-40~125', '-39.9999~85', '≥ -40', '85', '85.0001'].map((text) =>
      span(text, '℃'),
    );
    expect(numberChoices(countSpans(values), countSpans(values), true)).toMatchObject([
      { wire: '=-40..85', count: 2 },
      { wire: '=-40..125', count: 1 },
      { wire: '=-40..', count: 1 },
      { wire: '=85', count: 2 },
    ]);
  });

  it('never take an end that is open for one that is not', () => {
    expect(sameNumber(Number.NEGATIVE_INFINITY, -40)).toBe(false);
    expect(sameNumber(Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY)).toBe(true);
  });
});
