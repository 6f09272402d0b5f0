import { describe, expect, it } from 'vitest';
import { withTypedRanges } from '../catalogue/read-range.ts';
import { boxUnit, usualUnit } from './box-unit.ts';
import { formatPartValue, unitName } from './format.ts';

const gramForce = 9.80665e-3;

describe('the unit of the boxes of a column', () => {
  it('is the customary one where most of its values are stated in it', () => {
    expect(
      boxUnit(
        'N',
        [100, 180, 260].map((force) => force * gramForce),
      ),
    ).toBe('gf');
    expect(boxUnit('N', [180 * gramForce, 2, 5])).toBe('N');
    expect(boxUnit('N', [])).toBe('N');
  });

  it('is the one in which a bare number is read', () => {
    expect([usualUnit('m'), usualUnit('kg'), usualUnit('V')]).toEqual(['mm', 'g', 'V']);
    expect(usualUnit('V/s')).toBe('V/µs');
    expect(unitName('V/µs', 'en_US')).toBe('V/µs');
    const typed = new URLSearchParams({ 'column7.min': '0.5', 'column7.unit': usualUnit('V/s') });
    expect(withTypedRanges(typed, () => 'V/s').get('column7')).toBe('500000..');
  });

  it('is kept by limits that are not a whole number of it', () => {
    expect(formatPartValue(155.5 * gramForce, 'N', 'en_US', 'gf')).toBe('155.5 gf');
    expect(formatPartValue({ min: 2 }, 'N', 'en_US', 'gf')).toBe('≥ 203.943 gf');
    expect(formatPartValue(155.5 * gramForce, 'N', 'en_US')).toBe('1.52493 N');
  });

  it('travels with a form without scripts', () => {
    const typeInUnit = (unit: string) =>
      withTypedRanges(
        new URLSearchParams({ 'column7.min': '160', 'column7.max': '2N', 'column7.unit': unit }),
        () => 'N',
      ).get('column7');
    expect(typeInUnit('gf')).toBe('1.569064..2');
    expect(typeInUnit('')).toBe('160..2');
  });
});
