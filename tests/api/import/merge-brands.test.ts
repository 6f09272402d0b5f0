import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '#server/db/client.ts';
import { mergeBrands } from '#server/import/brands/merge-brands.ts';
import { runMergeCommand } from '#server/import/brands/merge-command.ts';
import { importFile } from '#server/import/import-file.ts';
import { openTestDatabase } from '../support/database.ts';
import { csvText, partRow, partsMapping } from './parts-file.ts';
import { readColumns, readProduct, snapshot } from './stored-catalogue.ts';

const supplier = 'Merging';
const mapping = partsMapping({ supplier });
let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const load = (...rows: Parameters<typeof partRow>[0][]) =>
  importFile({ stream: [csvText(rows.map(partRow))], mapping, db: database.pool });

const tokensOf = async (no: string) => (await readProduct(database.pool, supplier, no))?.tokens;

describe('brands of supplier files', () => {
  it('are one brand under all its names, and none for signs that stand for nothing', async () => {
    await load(
      { no: 'B1', brand: 'Texas Instruments' },
      { no: 'B2', brand: '德州仪器' },
      { no: 'B3', brand: '--' },
      { no: 'B4', brand: 'Sawtooth  Parts' },
      { no: 'B5', brand: 'SAWTOOTH PARTS' },
    );
    const stored = await Promise.all(
      ['B1', 'B2', 'B3', 'B4', 'B5'].map((no) => readProduct(database.pool, supplier, no)),
    );
    expect(stored.map((product) => product?.brand)).toEqual([
      'TI',
      'TI',
      '',
      'Sawtooth Parts',
      'Sawtooth Parts',
    ]);
    expect(await tokensOf('B1')).toEqual(expect.arrayContaining(['ti', 'texa', 'instrument', '德州']));
  });
});

describe('merging two brands', () => {
  const merge = { from: 'Old Maker', to: 'New Maker' };

  it('moves the products, keeps the old name for searches and later files, and can be repeated', async () => {
    await load({ no: 'M1', brand: 'Old Maker' }, { no: 'M2', brand: 'New Maker' });
    const before = await snapshot(database.pool);
    expect(await mergeBrands(database.pool, { ...merge, dryRun: true })).toEqual({
      to: 'New Maker',
      products: 1,
      aliases: ['Old Maker'],
    });
    expect(await snapshot(database.pool)).toEqual(before);
    expect(await mergeBrands(database.pool, merge)).toMatchObject({ products: 1, aliases: ['Old Maker'] });
    const columns = await readColumns(database.pool, supplier);
    expect(columns.filter(({ key }) => key === 'brand')).toHaveLength(1);
    expect(await readProduct(database.pool, supplier, 'M1')).toMatchObject({
      brand: 'New Maker',
      stated: { brand: { zh: 'New Maker', en: 'New Maker' } },
    });
    for (const no of ['M1', 'M2'])
      expect(await tokensOf(no)).toEqual(expect.arrayContaining(['old', 'new', 'maker']));
    const after = await snapshot(database.pool);
    expect(await mergeBrands(database.pool, merge)).toMatchObject({ products: 0, aliases: [] });
    expect(await snapshot(database.pool)).toEqual(after);
    expect(await load({ no: 'M1', brand: 'OLD MAKER' })).toMatchObject({ unchanged: 1 });
  });

  it('takes the other names along when the brand is merged again', async () => {
    await load({ no: 'M3', brand: 'Third Maker' });
    expect(await mergeBrands(database.pool, { from: 'New Maker', to: 'Third Maker' })).toMatchObject({
      products: 2,
      aliases: ['New Maker', 'Old Maker'],
    });
    expect(await tokensOf('M1')).toEqual(expect.arrayContaining(['old', 'new', 'third']));
  });

  it('is taken back without making a brand another name of itself', async () => {
    await load({ no: 'M6', brand: 'Sixth Maker' }, { no: 'M7', brand: 'Seventh Maker' });
    const there = { from: 'Sixth Maker', to: 'Seventh Maker' };
    const back = { from: there.to, to: there.from };
    await mergeBrands(database.pool, there);
    expect(await mergeBrands(database.pool, back)).toEqual({
      to: 'Sixth Maker',
      products: 2,
      aliases: ['Seventh Maker'],
    });
    expect(await mergeBrands(database.pool, back)).toMatchObject({ products: 0, aliases: [] });
  });

  it('goes on where it was interrupted', async () => {
    await load({ no: 'M4', brand: 'Fourth Maker' }, { no: 'M5', brand: 'Fifth Maker' });
    // The names were stored, and no product was moved yet.
    await database.pool.query(
      `insert into brand_alias (key, name, brand) values ('fourthmaker', 'Fourth Maker', 'Fifth Maker')`,
    );
    const again = { from: 'Fourth Maker', to: 'Fifth Maker' };
    expect(await mergeBrands(database.pool, again)).toMatchObject({ products: 1, aliases: [] });
    for (const no of ['M4', 'M5'])
      expect(await tokensOf(no)).toEqual(expect.arrayContaining(['fourth', 'fifth']));
  });

  it('says what it did, and why it did nothing', async () => {
    const run = async (...args: string[]) => {
      const out = new PassThrough();
      const told = text(out);
      const code = await runMergeCommand(args, { env: {}, out, err: out });
      out.end();
      return { code, told: await told };
    };
    expect(await run('--help')).toMatchObject({ code: 0, told: expect.stringContaining('--dry-run') });
    expect(await run('Only one')).toEqual({
      code: 1,
      told: 'Two brands are needed: npm run merge-brands -- FROM TO (see --help)\n',
    });
    await expect(mergeBrands(database.pool, { from: 'Nobody', to: 'TI' })).rejects.toThrow('No product has');
    await expect(mergeBrands(database.pool, { from: 'T.I.', to: 'TI' })).rejects.toThrow('one brand already');
  });
});
