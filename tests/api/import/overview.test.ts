import { existsSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parseJson } from '#domain/wire/parse-json.ts';
import type { OpenDatabase } from '#server/db/client.ts';
import { importFile } from '#server/import/import-file.ts';
import { openTestDatabase } from '../support/database.ts';
import { csvText, partRow, partsMapping, temporaryFolder } from './parts-file.ts';

const folder = temporaryFolder();
let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('an overview names what is new, what is not translated or reads alike, and rows that lack something', async () => {
  const mapping = partsMapping({ supplier: 'Overview' });
  const load = (rows: Parameters<typeof partRow>[0][], name: string) =>
    importFile({
      stream: [csvText(rows.map(partRow))],
      mapping,
      db: database.pool,
      reportPath: folder.path(name),
    });
  await load([{ no: 'O1', category: 'Passives / Resistor Arrays', brand: 'Zeta' }], 'first.csv');
  const report = await load(
    [
      { no: 'O2', category: 'Passives / Array, Resistors', brand: 'Zetas' },
      { no: 'O3', category: 'Passives / Wobble Brackets', description: '', Shade: 'green' },
      { no: 'O4', category: 'Passives / Film Capacitors', description: '', prices: '' },
      { no: 'O5', prices: 'ask' },
    ],
    'second.csv',
  );
  expect(report.overview).toMatchObject({
    newBrands: ['Zetas', 'YAGEO'].sort(),
    likeBrands: [{ name: 'Zetas', like: 'Zeta' }],
    likeCategories: [
      {
        category: 'Passives / Array, Resistors',
        suggestion: {
          'Passives / Array, Resistors': 'Passives / Resistor Arrays',
        },
      },
    ],
    withoutParameters: { count: 1, first: [4] },
    withoutPrice: { count: 1, first: [4] },
    refused: { count: 1, first: [{ row: 5, column: 'prices', value: 'ask', code: 'priceNotReadable' }] },
  });
  const { newCategories, untranslatedColumns } = report.overview;
  expect(newCategories.map(({ en_US, isTranslated }) => [en_US, isTranslated])).toEqual([
    ['Passives / Array, Resistors', false],
    ['Passives / Wobble Brackets', false],
    ['Passives / Film Capacitors', true],
  ]);
  expect(untranslatedColumns.map(({ name }) => name)).toEqual(['Shade']);
  const { json = '', text = '' } = report.overviewPaths ?? {};
  expect(parseJson<object>(readFileSync(json, 'utf8'))).toMatchObject({
    inserted: 3,
    newBrands: report.overview.newBrands,
    refused: { first: [{ reason: { zh_CN: '价格无法识别', en_US: 'The price cannot be read' } }] },
  });
  expect(readFileSync(text, 'utf8')).toContain(
    'Row 5, prices: The price cannot be read / 价格无法识别 (ask)',
  );
  expect(existsSync(folder.path('second.csv'))).toBe(true);
});
