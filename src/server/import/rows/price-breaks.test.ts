import { describe, expect, it } from 'vitest';
import { bindColumns } from '../mapping/bind-columns.ts';
import { checkMapping } from '../mapping/load-mapping.ts';
import type { PriceMapping } from '../mapping/mapping.ts';
import { readBreaks } from './price-breaks.ts';
import { RowCells } from './row-cells.ts';

const header = ['no', 'p1', 'p2', 'q2'];

function read(prices: PriceMapping, values: string[], minimum = 1) {
  const mapping = checkMapping(
    {
      name: 'small',
      supplier: 'S',
      columns: { supplierNo: 'no', mpn: 'no' },
      category: { columns: { en_US: ['no'] } },
      prices,
    },
    'small',
  );
  const cells = new RowCells(['1', ...values]);
  return {
    breaks: readBreaks(cells, bindColumns(mapping, header), minimum),
    codes: cells.issues.map((issue) => issue.code),
  };
}

const json = (text: string, minimum?: number) => read({ column: 'p1' }, [text], minimum);

describe('price breaks of a row', () => {
  it('are read from JSON, with and without an upper end', () => {
    const breaks = { quantities: [1, 100], prices: [8200, 6100] };
    expect(json('[[1,99,0.0082],[100,null,0.0061]]')).toEqual({ breaks, codes: [] });
    expect(json('[[1,"0.0082"],["100","0.0061"]]')).toEqual({ breaks, codes: [] });
    expect(json('0.0082').breaks).toEqual({ quantities: [1], prices: [8200] });
  });

  it('are read from columns, the empty ones left out', () => {
    const tiers = [
      { from: 1, price: 'p1' },
      { from: 'q2', price: 'p2' },
    ];
    expect(read({ tiers }, ['0.5', '0.4', '1,000']).breaks).toEqual({
      quantities: [1, 1000],
      prices: [500_000, 400_000],
    });
    expect(read({ tiers }, ['0.5', '', '']).breaks).toEqual({ quantities: [1], prices: [500_000] });
    expect(read({ tiers, pieces: 1000 }, ['8.2', '', '']).breaks).toEqual({
      quantities: [1],
      prices: [8200],
    });
  });

  it('begin at the minimum order', () => {
    expect(json('[[1,9,0.3],[10,99,0.2],[100,null,0.1]]', 72).breaks).toEqual({
      quantities: [72, 100],
      prices: [200_000, 100_000],
    });
  });

  it('are one break where neighbours cost the same', () => {
    expect(json('[[1,9,0.0018],[10,11,0.0018],[12,null,0.001]]').breaks?.quantities).toEqual([1, 12]);
  });

  it.each(['', '-', '[]'])('are none when the cell is %j, and the price is on request', (text) => {
    expect(json(text)).toEqual({ breaks: { quantities: [], prices: [] }, codes: ['priceMissing'] });
  });

  it.each([
    ['[1,2]', 'priceNotReadable'],
    ['[[0,null,1]]', 'priceNotReadable'],
    ['{"1":2}', 'priceNotReadable'],
    ['[[1,9,0.5],[10,null,"ask"]]', 'priceNotReadable'],
    ['[[1,9,0.5],[10,null,-1]]', 'priceNotPositive'],
  ])('refuse the row when they are %s', (text, code) => {
    expect(json(text)).toEqual({ breaks: undefined, codes: [code] });
  });
});
