import { describe, expect, it } from 'vitest';
import type { Row } from '../reading/row.ts';
import { bindColumns } from './bind-columns.ts';
import { findHeader } from './find-header.ts';
import { checkMapping, loadMapping, parseMapping, shippedMappings } from './load-mapping.ts';

const small = {
  name: 'small',
  supplier: 'Somebody',
  columns: { supplierNo: 'No.', mpn: 'Part' },
  category: { columns: { en_US: ['Category'] } },
  prices: { tiers: [{ from: 1, price: 'Price' }] },
};

async function* rowsOf(...headers: string[][]): AsyncGenerator<Row> {
  for (const [at, cells] of headers.entries()) yield { number: at + 1, cells };
}

describe('a mapping', () => {
  it('comes with the shop for every format that it ships', async () => {
    expect((await shippedMappings()).map((mapping) => mapping.name)).toEqual(['demo', 'lcsc-parts']);
  });

  it.each([
    ['{', /is not JSON/],
    ['{}', /the mapping must have required property 'name'/],
    [JSON.stringify({ ...small, colums: {} }), /must NOT have additional properties \("colums"\)/],
    [
      JSON.stringify({ ...small, language: 'fr' }),
      /language must be equal to one of the allowed values: zh_CN, en_US/,
    ],
    [JSON.stringify({ ...small, columns: { mpn: 'x' } }), /columns must have required property 'supplierNo'/],
  ])('that is broken says where: %s', (text, message) => {
    expect(() => parseMapping(text, 'small')).toThrow(message);
    expect(() => parseMapping(text, 'small')).not.toThrow(/\n/);
  });

  it('that is missing names those that there are', async () => {
    await expect(loadMapping('nobody')).rejects.toThrow(
      'Cannot read the mapping nobody; the shop brings: demo, lcsc-parts.',
    );
  });

  it('finds its columns without regard to case, width and spaces', () => {
    const binding = bindColumns(checkMapping(small, 'small'), [' ｎｏ． ', 'PART', 'category', 'price']);
    expect(binding.columns.supplierNo).toEqual({ index: 0, name: 'ｎｏ．' });
    expect(() => bindColumns(checkMapping(small, 'small'), ['No.', 'Part', 'Category'])).toThrow(
      'The file has no column "Price", which the mapping small needs.',
    );
  });

  it('takes every column with its prefix for a parameter, in each language', () => {
    const mapping = checkMapping({ ...small, parameterPrefix: 'param:' }, 'small');
    const header = [
      'No.',
      'Part',
      'Category',
      'Price',
      'param:colour@zh_CN',
      'param:colour@en_US',
      'param:height',
    ];
    expect(bindColumns(mapping, header).parameters).toMatchObject([
      { key: 'colour', cells: { zh_CN: { index: 4 }, en_US: { index: 5 } } },
      { key: 'height', cells: { en_US: { index: 6 } } },
    ]);
  });

  it('is recognised by the header, the one with the most signs first', async () => {
    const one = checkMapping({ ...small, name: 'one', recognise: ['No.', 'Part'] }, 'one');
    const two = checkMapping({ ...small, name: 'two', recognise: ['No.', 'Part', 'Price'] }, 'two');
    const header = ['Part', 'No.', 'Category', 'Price'];
    const found = await findHeader(rowsOf(['Price list'], header), [one, two]);
    expect(found).toEqual({ mapping: two, header });
    await expect(findHeader(rowsOf(['Price list', ''], ['a', '', 'b']), [one, two])).rejects.toThrow(
      /^No mapping fits this file, whose columns are "a", "b"\. .* name it with --map/,
    );
  });
});
