import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unitName } from './format.ts';
import {
  filterFromWire,
  filterModes,
  filterToWire,
  formatPartValue,
  type Language,
  parseFilter,
  parsePartValue,
  sameNumber,
  type Unit,
  unitNames,
} from './index.ts';

const unit = fc.constantFrom<Unit>(...unitNames);
const language = fc.constantFrom<Language>('zh_CN', 'en_US');
const size = fc.double({ min: 1e-14, max: 1e13, noNaN: true });
const number = fc.oneof(
  size,
  size.map((value) => -value),
  fc.constant(0),
  fc.integer({ min: -99999, max: 99999 }),
);

describe('format and parse', () => {
  it('come back to the same value in every unit and both languages', () => {
    fc.assert(
      fc.property(number, unit, language, (si, kind, spoken) => {
        const text = formatPartValue(si, kind, spoken);
        const parsed = parsePartValue(text, { kind });
        if (!parsed.ok) throw new Error(`${text}: ${parsed.code}`);
        expect(typeof parsed.value.si === 'number' && sameNumber(parsed.value.si, si), text).toBe(true);
      }),
      { numRuns: 3000 },
    );
  });

  it('come back to the same range', () => {
    fc.assert(
      fc.property(number, number, unit, language, (a, b, kind, spoken) => {
        const [min, max] = a < b ? [a, b] : [b, a];
        const parsed = parsePartValue(formatPartValue({ min, max }, kind, spoken), { kind });
        if (!parsed.ok || typeof parsed.value.si === 'number') throw new Error('no range');
        expect(
          sameNumber(parsed.value.si.min ?? NaN, min) && sameNumber(parsed.value.si.max ?? NaN, max),
        ).toBe(true);
      }),
    );
  });

  it('never throw, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), fc.option(unit, { nil: undefined }), (text, kind) => {
        parsePartValue(text, kind === undefined ? {} : { kind });
      }),
      { numRuns: 3000 },
    );
  });
});

describe('filters', () => {
  it('travel without loss', () => {
    fc.assert(
      fc.property(number, number, (a, b) => {
        const value = { min: Math.min(a, b) + 0, max: Math.max(a, b) + 0 };
        for (const mode of filterModes) {
          for (const sent of [value, { min: value.min }, { max: value.max }, a]) {
            const filter = { value: sent, mode };
            expect(filterFromWire(filterToWire(filter))).toEqual({ ok: true, value: filter });
          }
        }
      }),
    );
  });

  it('read what is typed in the unit of the column', () => {
    expect(parseFilter('2.54', 'm', { assume: 'mm' })).toEqual({ ok: true, value: 0.00254 });
    expect(parseFilter('1k..10k', 'Ω')).toEqual({ ok: true, value: { min: 1000, max: 10000 } });
    expect(parseFilter('5 furlongs', 'm')).toMatchObject({ ok: false, code: 'unknownUnit' });
    expect(filterFromWire('50..')).toEqual({ ok: true, value: { value: { min: 50 }, mode: 'covers' } });
    expect(filterFromWire('~-40..85')).toEqual({
      ok: true,
      value: { value: { min: -40, max: 85 }, mode: 'overlaps' },
    });
    for (const text of ['..', '=', '=..', '~', '~..', '1k', '1..2..3', '==5', '=~5', '~~5', '1e999', '']) {
      expect(filterFromWire(text), text).toMatchObject({ ok: false, code: 'notANumber' });
    }
    for (const text of ['9..1', '=9..1'])
      expect(filterFromWire(text)).toMatchObject({ ok: false, code: 'minAboveMax' });
  });

  it('leave out the end of a strict comparison', () => {
    const filter = parseFilter('>50V', 'V');
    expect(filter.ok && typeof filter.value !== 'number' && (filter.value.min ?? 0) > 50.004).toBe(true);
  });
});

describe('format', () => {
  it.each([
    [4700, 'Ω', '4.7 kΩ'],
    [1e-7, 'F', '100 nF'],
    [0.0022, 'F', '2200 µF'],
    [4.7e-7, 'F', '470 nF'],
    [0.1, 'Ω', '100 mΩ'],
    [5, '%', '5%'],
    [0.00254, 'm', '2.54 mm'],
    [0.012, 'kg', '12 g'],
    [65536, 'bit', '64 Kbit'],
    [999999.9999, 'Ω', '1 MΩ'],
    [0, 'V', '0 V'],
    [-40, '℃', '-40 °C'],
    [100, 'ppm/℃', '100 ppm/°C'],
    [5e-4, 'm', '0.5 mm'],
    [5e-6, 'm', '5 µm'],
    [1.3, 'inch', '1.3 inch'],
    [3e5, 'V/s', '0.3 V/µs'],
    [10_000, '', '10,000'],
    [7_200_000, 's', '2,000 h'],
    [90, 's', '90 s'],
    [15e9, 'V/s', '15 kV/µs'],
    [6, '', '6'],
    [1e-9, '', '0.000000001'],
  ] as const)('%d %s', (si, kind, text) => {
    expect(formatPartValue(si, kind, 'en_US')).toBe(text);
  });

  it('names a unit in a heading by its symbol, or by a word of the language', () => {
    expect(unitName('Ω', 'zh_CN')).toBe('Ω');
    expect(unitName('times', 'zh_CN')).toBe('次');
    expect(unitName('times', 'en_US')).toBe('cycles');
  });

  it('uses words where the trade does', () => {
    expect(formatPartValue(8, 'pins', 'zh_CN')).toBe('8 针');
    expect(formatPartValue(8, 'pins', 'en_US')).toBe('8 pins');
    expect(formatPartValue(2000, 'times', 'zh_CN')).toBe('2,000 次');
    expect(formatPartValue(1e7, 'times', 'en_US')).toBe('10,000,000 cycles');
  });
});
