import { describe, expect, it } from 'vitest';
import { columnColumnTypeValues } from '#generated/enums.ts';
import { productFitLimits } from '#generated/limits.ts';
import type { ParamValue } from '../catalogue/param-values.ts';
import { readKeyword } from './keyword.ts';
import { productFits } from './why-found.ts';

const column = {
  id: 7,
  key: 'ratedVoltage',
  kind: 'number',
  columnType: columnColumnTypeValues.parameterColumn,
  unit: 'V',
};

function fits(keyWord: string, value: ParamValue) {
  const part = {
    columns: [column],
    nameOf: () => ({ zh: '额定电压', en: 'Rated voltage' }),
    statedValue: () => value,
    category: '电容 Capacitors',
  };
  return productFits(part, readKeyword(keyWord), 'en_US').fits;
}

describe('why a product is found', () => {
  it('is the rating that fits a value which the product does not state', () => {
    expect(fits('≥16V', { t: '50V', n: 50 })).toEqual([
      { columnId: 7, columnName: 'Rated voltage', value: '50 V' },
    ]);
  });

  it('is not said of a value that the product states, of a lower rating, and without such a value', () => {
    expect(fits('≥16V', { t: '16V', n: 16 })).toBeUndefined();
    expect(fits('≥16V', { t: '10V', n: 10 })).toBeUndefined();
    expect(fits('16V', { t: '50V', n: 50 })).toBeUndefined();
  });

  it('is described with the longest text that an import takes for a parameter', () => {
    const t = `50 V (${'derated above 85 degrees, '.repeat(20)}`.slice(0, 300);
    const [fit] = fits('≥16V', { t, n: 50 }) ?? [];
    expect(fit?.value).toBe(t);
    expect(t.length).toBeLessThanOrEqual(productFitLimits.value.maxLength);
  });
});
