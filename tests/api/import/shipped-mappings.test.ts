import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '#server/db/client.ts';
import { importFile } from '#server/import/import-file.ts';
import { shippedMappings } from '#server/import/mapping/load-mapping.ts';
import { openTestDatabase } from '../support/database.ts';
import { readColumns, readProduct } from './stored-catalogue.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function load(header: readonly string[], values: readonly string[]) {
  const line = (cells: readonly string[]) =>
    `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\n`;
  const stream = [line(header), line(values)];
  return importFile({ stream, mapping: await shippedMappings(), db: database.pool });
}

describe('the mappings that come with the shop', () => {
  it('recognise and read a parts list of LCSC', async () => {
    const row = {
      lcsc: 'C1017',
      mpn: 'GZ2012D601TF',
      brand: 'Sunlord',
      category: 'Filters',
      subcategory: 'Ferrite Beads',
      package: '0805',
      description: '300mΩ ±25% 600Ω@100MHz 0805 Ferrite Beads ROHS',
      stock: '495625',
      library_type: 'base',
      preferred: 'False',
      min_purchase: '1',
      reel_qty: '4000',
      datasheet: 'https://parts.example/C1017.pdf',
      price_tiers_usd: '[[1,199,0.0082],[200,null,0.0066]]',
    };
    const report = await load(Object.keys(row), Object.values(row));
    expect(report).toMatchObject({
      mapping: 'lcsc-parts',
      inserted: 1,
      refused: 0,
      repaired: 0,
      absentColumns: [],
    });
    const product = await readProduct(database.pool, 'LCSC', 'C1017');
    expect(product).toMatchObject({
      path: 'passive-components/filters/ferrite-beads',
      name_zh: '磁珠 300mΩ ±25% 600Ω@100MHz 0805',
      description_zh: '300mΩ ±25% 600Ω@100MHz 0805 磁珠 符合 RoHS',
      description_en: row.description,
    });
    expect(product?.stated).toMatchObject({
      dcResistance: { t: '300mΩ', n: 0.3 },
      tolerance: { t: '±25%', n: 25 },
      impedance: { t: '600Ω@100MHz', n: 600 },
      reelQuantity: { n: 4000 },
    });
    const columns = await readColumns(database.pool, 'LCSC');
    expect(columns.at(-1)).toMatchObject({ key: 'reelQuantity', screen: false, listType: false, slot: null });
  });

  it('recognise and read the catalogue of the demo shop, all four kinds of columns in both languages', async () => {
    const document = (name: string) => JSON.stringify([{ name, url: '/files/a.pdf', size: '1 MB' }]);
    const row = {
      supplier_no: 'D1',
      mpn: 'DEMO-1',
      brand: 'Demo',
      category_zh: '无源 / 电阻 / 贴片',
      category_en: 'Passive / Resistors / Chip',
      package: '0603',
      name_zh: '贴片电阻 10kΩ',
      name_en: 'Chip resistor 10kΩ',
      description_zh: '说明',
      description_en: 'Description',
      stock: '0',
      min_order: '10',
      multiple: '10',
      reel: '5000',
      datasheet: '/files/d1.pdf',
      images: '["/img/part/0603-chip/iso.svg","/img/part/0603-chip/top.svg"]',
      price_breaks: '[[10,null,0.00042]]',
      'param:resistance': '10kΩ',
      'param:resistorType': 'Thick film',
      'param:dimensionDrawing': '["/img/part/0603-chip/dims.svg"]',
      'param:documents': document('Datasheet'),
    };
    const report = await load(Object.keys(row), Object.values(row));
    expect(report).toMatchObject({ mapping: 'demo', inserted: 1, refused: 0, repaired: 0 });
    const product = await readProduct(database.pool, 'Demo', 'D1');
    expect(product).toMatchObject({
      path: 'passive/resistors/chip',
      name_zh: '贴片电阻 10kΩ',
      name_en: 'Chip resistor 10kΩ',
      images: ['/img/part/0603-chip/iso.svg', '/img/part/0603-chip/top.svg'],
      unit_price: 420,
      start_buy: 10,
    });
    expect(product?.stated).toMatchObject({
      resistance: { t: '10kΩ', n: 10000 },
      resistorType: { zh: '厚膜电阻', en: 'Thick film' },
      dimensionDrawing: ['/img/part/0603-chip/dims.svg'],
      documents: { zh: [{ name: 'Datasheet' }], en: [{ name: 'Datasheet' }] },
    });
    const kinds = new Set((await readColumns(database.pool, 'Demo')).map((column) => column.kind));
    expect(kinds).toEqual(new Set(['text', 'number', 'image', 'word']));
  });
});
