import iconv from 'iconv-lite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '#server/db/client.ts';
import { importFile } from '#server/import/import-file.ts';
import { openTestDatabase } from '../support/database.ts';
import { csvText, partRow, partsMapping, temporaryFolder } from './parts-file.ts';
import { readProduct } from './stored-catalogue.ts';
import { workbook } from './workbook-file.ts';

const folder = temporaryFolder();
let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const row = partRow({
  mpn: 'RC"06,03;X',
  brand: '国巨',
  category: '电阻 / 贴片电阻',
  description: '10千欧 ±1% 1/10W\n厚膜电阻 0603',
  prices: '0.0082',
});

const mapping = (supplier: string) =>
  partsMapping({ supplier, language: 'zh_CN', category: { columns: { zh_CN: ['category'] } } });

const expected = {
  mpn: 'RC"06,03;X',
  brand: 'YAGEO',
  path: 'resistors/chip-resistor-surface-mount',
  description_zh: '10千欧 ±1% 1/10W\n厚膜电阻 0603',
  unit_price: 8200,
};

const stated = {
  resistance: { n: 10000 },
  tolerance: { n: 1 },
  powerRating: { n: 0.1 },
  resistorType: { zh: '厚膜电阻', en: 'Thick film' },
};

const files = {
  'GBK with semicolons': iconv.encode(csvText([row], ';'), 'gbk'),
  'UTF-16 with tabs': iconv.encode(csvText([row], '\t'), 'utf-16le', { addBOM: true }),
  'a workbook': workbook([Object.keys(row), Object.values(row)]),
};

describe('the reader of supplier files', () => {
  it.each(Object.entries(files))('loads %s', async (supplier, bytes) => {
    const file = folder.write('parts', bytes);
    const report = await importFile({ file, mapping: mapping(supplier), db: database.pool });
    expect(report).toMatchObject({ inserted: 1, refused: 0 });
    const product = await readProduct(database.pool, supplier, 'S1');
    expect(product).toMatchObject(expected);
    expect(product?.stated).toMatchObject(stated);
  });

  it('finds the header below a title', async () => {
    const file = folder.write(
      'titled.xlsx',
      workbook([['Price list', ''], [], Object.keys(row), Object.values(row)]),
    );
    expect(await importFile({ file, mapping: mapping('Titled'), db: database.pool })).toMatchObject({
      inserted: 1,
    });
  });

  it.each([
    ['an empty file', '', /is empty/],
    ['an old workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0]), /old \.xls/],
    [
      'an unknown encoding',
      Buffer.from('no,mpn,category,prices\n1,10\xb5F \xb15%,A,1\n', 'latin1'),
      /encoding/,
    ],
    ['a quotation mark without an end', `${csvText([])}1,"2,3\n4,5\n`, /never closed/],
    ['another header', 'a,b,c\n1,2,3\n', /has no column "no", "mpn"/],
    ['a broken archive', 'PK\x03\x04 and nothing', /not a readable XLSX/],
  ])('reports in one line that it cannot read %s', async (_, bytes, message) => {
    const file = folder.write('broken', bytes);
    const loading = importFile({ file, mapping: mapping('Broken'), db: database.pool });
    await expect(loading).rejects.toThrow(message);
    await expect(loading).rejects.toMatchObject({
      name: 'ImportProblem',
      message: expect.not.stringContaining('\n'),
    });
  });
});
