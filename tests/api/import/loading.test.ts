import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '#server/db/client.ts';
import { importFile } from '#server/import/import-file.ts';
import { openTestDatabase } from '../support/database.ts';
import { csvText, type PartRow, partRow, partsMapping } from './parts-file.ts';
import { readColumns, readProduct, snapshot } from './stored-catalogue.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

let suppliers = 0;

/** Every test has a supplier and a top category of its own, so that they do not meet. */
function newSupplier() {
  const supplier = `Supplier ${++suppliers}`;
  const load = (
    rows: readonly PartRow[],
    options: { mapping?: object; strict?: boolean; dryRun?: boolean } = {},
  ) => {
    const { mapping, ...rest } = options;
    const own = rows.map((row) => ({ ...row, category: `${supplier} / ${row.category}` }));
    return importFile({
      stream: [csvText(own)],
      mapping: partsMapping({ supplier, ...mapping }),
      db: database.pool,
      ...rest,
    });
  };
  return { supplier, load };
}

describe('loading a supplier file', () => {
  it('stores a product with prices, quantities, links and parameters', async () => {
    const { supplier, load } = newSupplier();
    const report = await load([partRow({ no: 'S1', min: '5', multiple: '5', stock: '1,200' })]);
    expect(report).toMatchObject({
      outcome: 'loaded',
      read: 1,
      inserted: 1,
      refused: 0,
      repaired: 0,
      categories: 1,
    });
    const product = await readProduct(database.pool, supplier, 'S1');
    expect(product).toMatchObject({
      mpn: 'RC0603',
      brand: 'YAGEO',
      package: '0603',
      name_zh: '贴片电阻 10kΩ ±1% 100mW 0603',
      name_en: 'Chip Resistor - Surface Mount 10kΩ ±1% 100mW 0603',
      unit_price: 8200,
      break_qty: [5, 100],
      break_price: [8200, 6100],
      stock: 1200,
      start_buy: 5,
      order_multiple: 5,
      datasheet_url: 'https://parts.example/r.pdf',
      images: expect.arrayContaining(['/img/part/r0603/iso.svg', '/img/part/r0603/top.svg']),
    });
    expect(product?.stated).toEqual({
      brand: { zh: 'YAGEO', en: 'YAGEO' },
      package: { zh: '0603', en: '0603' },
      resistance: { t: '10kΩ', n: 10000 },
      tolerance: { t: '±1%', n: 1 },
      powerRating: { t: '100mW', n: 0.1 },
    });
  });

  it('says a text that the file has in one language in the other one too', async () => {
    const { supplier, load } = newSupplier();
    const mapping = {
      columns: {
        supplierNo: 'no',
        mpn: 'mpn',
        package: 'package',
        name: 'brand',
        description: 'description',
      },
    };
    const rows = [
      partRow({ no: 'A', brand: 'Thick Film Resistors', description: '10kΩ ±1% Thick Film Resistors ROHS' }),
      partRow({ no: 'B', brand: "Grandma's", description: '10kΩ 厚膜电阻 符合RoHS' }),
    ];
    await load(rows, { mapping });
    expect(await readProduct(database.pool, supplier, 'A')).toMatchObject({
      name_zh: '厚膜电阻',
      name_en: 'Thick Film Resistors',
      description_zh: '10kΩ ±1% 厚膜电阻 符合 RoHS',
      description_en: '10kΩ ±1% Thick Film Resistors ROHS',
    });
    expect(await readProduct(database.pool, supplier, 'B')).toMatchObject({
      name_zh: '贴片电阻 10kΩ 厚膜电阻 0603',
      name_en: "Grandma's",
      description_zh: '10kΩ 厚膜电阻 符合RoHS',
      description_en: '10kΩ Thick film RoHS compliant',
    });
  });

  it('derives the columns of a category, most stated first, named in both languages', async () => {
    const { supplier, load } = newSupplier();
    await load([
      partRow({ no: 'A', description: '10kΩ ±1% 0603', Shade: 'sky' }),
      partRow({ no: 'B', description: '22kΩ ±5% 0603' }),
      partRow({ no: 'C', description: '47kΩ 0603' }),
    ]);
    const columns = await readColumns(database.pool, supplier);
    expect(columns.map(({ key, nameZh, kind, unit }) => [key, nameZh, kind, unit])).toEqual([
      ['brand', '品牌', 'text', null],
      ['package', '封装', 'text', null],
      ['resistance', '阻值', 'number', 'Ω'],
      ['tolerance', '精度', 'number', '%'],
      ['shade', 'Shade', 'text', null],
    ]);
    expect(columns.every((column) => column.screen && column.slot)).toBe(true);
  });

  it('lets the mapping override derived columns, the longest path first', async () => {
    const { supplier, load } = newSupplier();
    const overrides = {
      '*': {
        tolerance: { filterable: false },
        shade: { kind: 'text', name: { zh_CN: '色调', en_US: 'Shade' } },
      },
      [supplier]: {
        powerRating: false,
        tolerance: { inTable: false, name: { zh_CN: '误差', en_US: 'Error' } },
      },
      [`${supplier} / Resistors`]: { tolerance: { order: 3 } },
    };
    await load([partRow({ Shade: '12' })], { mapping: { overrides } });
    const columns = await readColumns(database.pool, supplier);
    expect(columns.map((column) => column.key)).toEqual([
      'tolerance',
      'brand',
      'package',
      'resistance',
      'shade',
    ]);
    expect(columns[0]).toMatchObject({
      nameZh: '误差',
      nameEn: 'Error',
      screen: false,
      listType: false,
      sort: 3,
    });
    expect(columns.at(-1)).toMatchObject({ kind: 'text', nameZh: '色调' });
  });

  it('keeps a number that cannot be read as text, and says so', async () => {
    const { supplier, load } = newSupplier();
    const mapping = { freeText: [], parameters: [{ key: 'resistance', column: 'Shade' }] };
    const report = await load([partRow({ no: 'A', Shade: '4k7' }), partRow({ no: 'B', Shade: 'ask us' })], {
      mapping,
    });
    expect(report).toMatchObject({ repaired: 1, reasons: { parameterNotReadable: 1 } });
    expect((await readProduct(database.pool, supplier, 'A'))?.stated.resistance).toEqual({
      t: '4k7',
      n: 4700,
    });
    expect((await readProduct(database.pool, supplier, 'B'))?.stated.resistance).toEqual({ t: 'ask us' });
  });

  it('reports which values are not numbers in a column that became numeric', async () => {
    const { supplier, load } = newSupplier();
    const rows = ['5', '6', '7', '8', 'none of it'].map((Shade, at) => partRow({ no: `N${at}`, Shade }));
    const odd = partRow({ no: 'N9', Shade: '9', stock: 'many' });
    const expected = { repaired: 2, reasons: { parameterNotReadable: 1, stockNotReadable: 1 } };
    expect(await load([...rows, odd], { dryRun: true })).toMatchObject(expected);
    expect(await load([...rows, odd])).toMatchObject(expected);
    expect((await readProduct(database.pool, supplier, 'N4'))?.stated.shade).toEqual({ t: 'none of it' });
  });

  it('changes nothing when it runs again', async () => {
    const { load } = newSupplier();
    const rows = [partRow({ no: 'A' }), partRow({ no: 'B', Shade: 'sky' })];
    await load(rows);
    const before = await snapshot(database.pool);
    expect(await load(rows)).toMatchObject({ inserted: 0, updated: 0, unchanged: 2 });
    expect(await snapshot(database.pool)).toEqual(before);
  });

  it('updates what changed and leaves the rest alone', async () => {
    const { supplier, load } = newSupplier();
    await load([partRow({ no: 'A' }), partRow({ no: 'B' })]);
    expect(await load([partRow({ no: 'A', stock: '7' }), partRow({ no: 'B' })])).toMatchObject({
      updated: 1,
      unchanged: 1,
    });
    expect(await readProduct(database.pool, supplier, 'A')).toMatchObject({ stock: 7 });
  });

  it('adds the columns of a later file behind those that exist', async () => {
    const { supplier, load } = newSupplier();
    await load([partRow({ no: 'A', description: '10kΩ 0603' })]);
    const before = await readColumns(database.pool, supplier);
    await load([partRow({ no: 'B', description: '±1% 100mW 0603' })]);
    const after = await readColumns(database.pool, supplier);
    expect(after.slice(0, before.length)).toEqual(before);
    expect(after.slice(before.length).map((column) => column.key)).toEqual(['powerRating', 'tolerance']);
    expect(new Set(after.map((column) => column.slot)).size).toBe(after.length);
  });

  it('hangs products on leaves only', async () => {
    const { supplier, load } = newSupplier();
    await load([
      partRow({ no: 'A', category: 'Resistors' }),
      partRow({ no: 'B', category: 'Resistors / Arrays' }),
    ]);
    expect((await readProduct(database.pool, supplier, 'A'))?.path).toMatch(/\/resistors\/other$/);
    await load([partRow({ no: 'C', category: 'Capacitors' })]);
    await load([partRow({ no: 'D', category: 'Capacitors / Film' })]);
    expect((await readProduct(database.pool, supplier, 'D'))?.path).toMatch(/\/capacitors$/);
  });
});
