import { existsSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseJson } from '#domain/wire/parse-json.ts';
import { productLimits } from '#generated/limits.ts';
import type { OpenDatabase } from '#server/db/client.ts';
import { importFile } from '#server/import/import-file.ts';
import { openTestDatabase } from '../support/database.ts';
import { csvText, type PartRow, partRow, partsMapping, temporaryFolder } from './parts-file.ts';
import { countProducts, readProduct, snapshot } from './stored-catalogue.ts';

const folder = temporaryFolder();
let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const bad: readonly [PartRow, string, string][] = [
  [{ no: '' }, 'no', 'supplierNoMissing'],
  [{ no: 'B1', mpn: ' ' }, 'mpn', 'mpnMissing'],
  [{ no: 'B2', category: '-' }, 'category', 'categoryMissing'],
  [{ no: 'B4', prices: 'ask' }, 'prices', 'priceNotReadable'],
  [{ no: 'B5', prices: '[[1,null,0]]' }, 'prices', 'priceNotPositive'],
  [{ no: 'B6', mpn: 'x'.repeat(productLimits.productNum.maxLength + 1) }, 'mpn', 'tooLong'],
  [{ no: 'B14', brand: 'x'.repeat(productLimits.brand.maxLength + 1) }, 'brand', 'tooLong'],
  [{ no: 'B7', description: 'broken \ufffd' }, 'description', 'textDamaged'],
  [{ no: 'B8', stock: '2000000001' }, 'stock', 'quantityTooLarge'],
  [{ no: 'B9', stock: '9,999,999,999,999' }, 'stock', 'quantityTooLarge'],
  [{ no: 'B10', stock: '9'.repeat(400) }, 'stock', 'quantityTooLarge'],
  [{ no: 'B11', min: '100000' }, 'min', 'quantityTooLarge'],
  [{ no: 'B12', min: '60000', multiple: '50001' }, 'min', 'quantityTooLarge'],
  [{ no: 'B13', prices: '[[1,9,0.5],[99999999999,null,0.4]]' }, 'prices', 'priceNotReadable'],
  [{ no: 'GOOD' }, 'no', 'duplicate'],
];

const repaired: readonly [PartRow, string, string][] = [
  [{ no: 'F1', stock: 'many' }, 'stock', 'stockNotReadable'],
  [{ no: 'F2', min: '7', multiple: '5' }, 'min', 'minOrderRaised'],
  [{ no: 'F3', package: '603' }, 'package', 'zeroLost'],
  [{ no: 'F4', datasheet: 'javascript:alert(1)' }, 'datasheet', 'linkNotReadable'],
  [{ no: 'F5', prices: '[[100,null,0.1],[1,99,0.2]]' }, 'prices', 'tiersNotInOrder'],
  [{ no: 'F6', prices: '[[1,null,0.00000049]]' }, 'prices', 'priceNotPositive'],
  [{ no: 'F7', Shade: 'x'.repeat(301) }, 'Shade', 'parameterTooLong'],
  [{ no: 'F8', mpn: 'AB\u0000C' }, 'mpn', 'controlCharacters'],
  [{ no: 'F9', category: 'A / B / C / D' }, 'category', 'categoryTooDeep'],
  [{ no: 'F10', prices: '' }, 'prices', 'priceMissing'],
];

describe('rows that are not as they should be', () => {
  it('are refused one by one, each with row, column and reason', async () => {
    const supplier = 'Refusals';
    const rows = [{ no: 'GOOD' }, ...bad.map(([row]) => row)].map(partRow);
    const reportPath = folder.path('refused.json');
    const report = await importFile({
      stream: [csvText(rows)],
      mapping: partsMapping({ supplier }),
      db: database.pool,
      reportPath,
    });
    expect(report).toMatchObject({ read: rows.length, inserted: 1, refused: bad.length, reportPath });
    const told = parseJson<Record<string, unknown>[]>(readFileSync(reportPath, 'utf8'));
    expect(told.map(({ row, column, code, outcome }) => [row, column, code, outcome])).toEqual(
      bad.map(([, column, code], at) => [at + 3, column, code, 'refused']),
    );
    expect(told[3]).toMatchObject({
      value: 'ask',
      reason: { zh_CN: '价格无法识别', en_US: 'The price cannot be read' },
    });
    expect(await countProducts(database.pool, supplier)).toBe(1);
  });

  it('are repaired where that is safe, and reported', async () => {
    const reportPath = folder.path('repaired.csv');
    const report = await importFile({
      stream: [csvText(repaired.map(([row]) => partRow(row)))],
      mapping: partsMapping({ supplier: 'Repairs' }),
      db: database.pool,
      reportPath,
    });
    expect(report).toMatchObject({ refused: 1, repaired: repaired.length - 1 });
    const [header, ...lines] = readFileSync(reportPath, 'utf8').trimEnd().split('\r\n');
    expect(header).toBe('\ufeffrow,column,value,outcome,code,reason_zh,reason_en');
    expect(
      lines.map((line) => [line.split(',')[0], line.match(/,(?:refused|repaired),(\w+),/)?.[1]]),
    ).toEqual(repaired.map(([, , code], at) => [String(at + 2), code]));
    expect(await readProduct(database.pool, 'Repairs', 'F1')).toMatchObject({ stock: 0 });
    expect(await readProduct(database.pool, 'Repairs', 'F2')).toMatchObject({ start_buy: 10 });
    expect(await readProduct(database.pool, 'Repairs', 'F3')).toMatchObject({ package: '0603' });
    expect(await readProduct(database.pool, 'Repairs', 'F5')).toMatchObject({
      break_qty: [1, 100],
      unit_price: 200_000,
    });
    expect(await readProduct(database.pool, 'Repairs', 'F9')).toMatchObject({ path: 'a/b/c-d' });
    expect(await readProduct(database.pool, 'Repairs', 'F10')).toMatchObject({
      unit_price: null,
      break_qty: [],
    });
  });

  it('are noticed when they have too many or too few cells', async () => {
    const lines = csvText([partRow({ no: 'A' }), partRow({ no: 'B' }), partRow({ no: 'C' })]).split('\n');
    const text = [lines[0], `${lines[1]},more,cells`, lines[2]?.replace(/,[^,]*,$/, ''), lines[3], ''].join(
      '\n',
    );
    const report = await importFile({
      stream: [text],
      mapping: partsMapping({ supplier: 'Widths' }),
      db: database.pool,
    });
    expect(report.reasons).toEqual({ cellsExtra: 1, cellsMissing: 1 });
  });

  it('with a name, description or package that is too long keep it shortened', async () => {
    const supplier = 'Long texts';
    const description = 'Thick film '.repeat(productLimits.productDescribe.maxLength).trim();
    const pack = 'Thick film '.repeat(productLimits.packageName.maxLength).trim();
    const { columns } = partsMapping({ supplier });
    const mapping = partsMapping({ supplier, columns: { ...columns, name: 'Shade' } });
    const rows = [{ no: 'T1', description, package: pack, Shade: description }];
    const report = await importFile({ stream: [csvText(rows.map(partRow))], mapping, db: database.pool });
    expect(report).toMatchObject({ inserted: 1, refused: 0, repaired: 1, reasons: { textShortened: 3 } });
    const stored = await readProduct(database.pool, supplier, 'T1');
    expect(stored).toMatchObject({
      name_en: expect.stringMatching(/^Thick.{100,194}(Thick|film)…$/),
      description_en: expect.stringMatching(/^Thick.{1900,1994}(Thick|film)…$/),
      package: expect.stringMatching(/^Thick.{50,94}(Thick|film)…$/),
    });
  });

  it('that take away a price are reported, and refuse the file when it is strict', async () => {
    const mapping = partsMapping({ supplier: 'Prices' });
    const load = (strict: boolean, ...rows: PartRow[]) =>
      importFile({ stream: [csvText(rows.map(partRow))], mapping, db: database.pool, strict });
    const priceOf = async (no: string) => (await readProduct(database.pool, 'Prices', no))?.unit_price;
    const first = await load(true, { no: 'P1' }, { no: 'P2', prices: '' });
    expect(first).toMatchObject({ outcome: 'loaded', overview: { pricesLost: { count: 0 } } });
    const rows = [
      { no: 'P2', prices: '' },
      { no: 'P1', prices: '-' },
    ] as const;
    expect(await load(true, ...rows)).toMatchObject({
      outcome: 'refused',
      refused: 0,
      overview: { pricesLost: { count: 1, first: [3] } },
    });
    expect(await priceOf('P1')).toBe(8200);
    expect(await load(false, ...rows)).toMatchObject({ outcome: 'loaded' });
    expect(await priceOf('P1')).toBeNull();
  });

  it('with a lead time that the shop does not keep are loaded without it', async () => {
    const usual = partsMapping({ supplier: 'Lead times' });
    const mapping = partsMapping({
      supplier: 'Lead times',
      columns: { ...usual.columns, leadWeeks: 'Shade' },
    });
    const weeks = ['0', '1', '104', '105', '9'.repeat(12)];
    const rows = weeks.map((Shade, at) => partRow({ no: `L${at}`, Shade }));
    const report = await importFile({ stream: [csvText(rows)], mapping, db: database.pool });
    expect(report).toMatchObject({ inserted: 5, refused: 0, reasons: { leadTimeTooLong: 2 } });
    const stored = await Promise.all(
      weeks.map((_, at) => readProduct(database.pool, 'Lead times', `L${at}`)),
    );
    expect(stored.map((product) => product?.lead_weeks)).toEqual([null, 1, 104, null, null]);
  });

  it('with a backorder but no lead time are reported, and refuse the file when it is strict', async () => {
    const usual = partsMapping({ supplier: 'Backorders' });
    const { multiple: _, ...others } = usual.columns;
    const columns = { ...others, leadWeeks: 'Shade', backorder: 'multiple' };
    const mapping = partsMapping({ supplier: 'Backorders', columns });
    const rows = [
      partRow({ no: 'B1', multiple: 'yes', Shade: '8' }),
      partRow({ no: 'B2', multiple: 'yes', Shade: '' }),
      partRow({ no: 'B3', multiple: 'no', Shade: '' }),
    ];
    const load = (strict: boolean) =>
      importFile({ stream: [csvText(rows)], mapping, db: database.pool, strict });
    const refused = await load(true);
    expect(refused).toMatchObject({ outcome: 'refused', inserted: 0, reasons: { backorderIgnored: 1 } });
    expect(await load(false)).toMatchObject({ outcome: 'loaded', inserted: 3 });
    const stored = await Promise.all(rows.map(({ no }) => readProduct(database.pool, 'Backorders', no)));
    expect(stored.map((product) => product?.backorder_weeks)).toEqual([8, null, null]);
  });

  it('refuse the whole file when it is strict, and nothing changes', async () => {
    const before = await snapshot(database.pool);
    const report = await importFile({
      stream: [csvText([partRow({ no: 'A' }), partRow({ no: 'B', prices: 'ask' })])],
      mapping: partsMapping({ supplier: 'Strict' }),
      db: database.pool,
      strict: true,
    });
    expect(report).toMatchObject({ outcome: 'refused', read: 2, refused: 1, inserted: 0 });
    expect(await snapshot(database.pool)).toEqual(before);
  });

  it('are reported by a dry run, which writes nothing', async () => {
    const before = await snapshot(database.pool);
    const runs = await database.pool.query('select count(*) from import_run');
    const report = await importFile({
      stream: [csvText([partRow({ no: 'A' }), partRow({ no: 'B', prices: 'ask' })])],
      mapping: partsMapping({ supplier: 'Dry' }),
      db: database.pool,
      dryRun: true,
      reportPath: folder.path('dry.json'),
    });
    expect(report).toMatchObject({ outcome: 'checked', read: 2, refused: 1, inserted: 0 });
    expect(existsSync(folder.path('dry.json'))).toBe(true);
    expect(await snapshot(database.pool)).toEqual(before);
    expect((await database.pool.query('select count(*) from import_run')).rows).toEqual(runs.rows);
  });

  it('change nothing when the report on them cannot be written', async () => {
    const before = await snapshot(database.pool);
    const inFile = `${folder.write('no-folder', '')}/report.csv`;
    const loading = importFile({
      stream: [csvText([partRow({ no: 'A' }), partRow({ no: 'B', stock: 'many' })])],
      mapping: partsMapping({ supplier: 'Unwritten' }),
      db: database.pool,
      reportPath: inFile,
    });
    await expect(loading).rejects.toThrow(`The report ${inFile} cannot be written: `);
    expect(await snapshot(database.pool)).toEqual(before);
  });

  it('leave no report behind when there is nothing to report', async () => {
    const reportPath = folder.path('nothing.csv');
    const report = await importFile({
      stream: [csvText([partRow({ no: 'A' })])],
      mapping: partsMapping({ supplier: 'Clean' }),
      db: database.pool,
      reportPath,
    });
    expect(report.reportPath).toBeUndefined();
    expect(existsSync(reportPath)).toBe(false);
  });
});
