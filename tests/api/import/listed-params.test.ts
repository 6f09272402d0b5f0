import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listedParams } from '#domain/catalogue/listed-params.ts';
import { projectProducts, rewriteComputed } from '#server/catalogue/index.ts';
import { readProjectedCategories } from '#server/catalogue/projected-columns.ts';
import type { OpenDatabase } from '#server/db/client.ts';
import { rows } from '#server/db/queryable.ts';
import type { Params } from '#server/db/schema/catalogue.ts';
import { mergeBrands } from '#server/import/brands/merge-brands.ts';
import { importFile } from '#server/import/import-file.ts';
import { openTestDatabase } from '../support/database.ts';
import { csvText, type PartRow, partRow, partsMapping } from './parts-file.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const mapping = partsMapping({
  supplier: 'Narrow',
  parameters: [],
  sections: [{ key: 'notes', column: 'Shade', name: { zh_CN: '说明', en_US: 'Notes' }, kind: 'text' }],
});
const first: PartRow[] = [
  { no: 'N1', mpn: 'N-1', brand: 'Old Maker', Shade: '<p>first</p>' },
  { no: 'N2', mpn: 'N-2', brand: 'Maker', Shade: '<p>second</p>' },
  { no: 'N3', mpn: 'N-3', brand: 'Maker', Shade: '' },
];
const load = (parts: readonly PartRow[]) =>
  importFile({ stream: [csvText(parts.map(partRow))], mapping, db: database.pool });

interface Stored {
  readonly id: number;
  readonly no: string;
  readonly categoryId: number;
  readonly params: Params;
  readonly listed: Params | null;
}

const readStored = () =>
  rows<Stored>(
    database.pool,
    `select id, supplier_no as no, category_id as "categoryId", params, listed_params as listed from product order by id`,
  );

/** That each product has what the rule makes of its values, and that some have a copy. */
async function expectListed(): Promise<Stored[]> {
  const stored = await readStored();
  const categories = await readProjectedCategories(database.pool, [
    ...new Set(stored.map(({ categoryId }) => categoryId)),
  ]);
  for (const { no, params, listed, categoryId } of stored)
    expect(listed, no).toEqual(listedParams(params, categories.get(categoryId)?.columns ?? []));
  expect(stored.filter(({ listed }) => listed !== null).length).toBeGreaterThan(1);
  return stored;
}

beforeEach(async () => {
  await load(first);
});

describe('the values that lists show are kept with all values of a product', () => {
  it('after an import, and after one that changes only a detail, only a parameter, or what a product has', async () => {
    const [before] = await expectListed();
    const loadAll = (change: Partial<PartRow>) => load(first.map((part) => ({ ...part, ...change })));
    expect(await loadAll({ Shade: '<p>third</p>' })).toMatchObject({ updated: 3 });
    const [after] = await expectListed();
    expect(after?.params).not.toEqual(before?.params);
    expect(after?.listed).toEqual(before?.listed);
    expect(await loadAll({ brand: 'Other' })).toMatchObject({ updated: 3 });
    expect((await expectListed())[0]?.listed).not.toEqual(before?.listed);
    await load(first.map((part) => ({ ...part, Shade: part.no === 'N1' ? '' : '<p>more</p>' })));
    expect((await expectListed())[0]?.listed).toBeNull();
  });

  it('after brands are merged', async () => {
    await mergeBrands(database.pool, { from: 'Old Maker', to: 'Newest Maker' });
    const [merged] = await expectListed();
    expect(JSON.stringify(merged?.listed)).toContain('Newest Maker');
  });

  it('after a release that writes them for the first time', async () => {
    await rows(database.pool, 'update product set listed_params = null');
    await rows(database.pool, 'update search_tokens set version = version - 1, next_product = null');
    expect(await rewriteComputed(database.pool)).toBe(2);
    await expectListed();
  });

  it('after products were changed in place and are projected again', async () => {
    const change = `update product p set params = params || jsonb_build_object(d.id::text, '{"zh":"四","en":"four"}'::jsonb)
      from column_def d where d.category_id = p.category_id and d.key = 'brand'`;
    await rows(database.pool, change);
    // Until then there is none rather than an old one: so it is after a process of an older version wrote the products.
    const stored = await readStored();
    expect(stored.map(({ listed }) => listed)).toEqual([null, null, null]);
    await projectProducts(
      database.pool,
      stored.map(({ id }) => id),
    );
    const [projected] = await expectListed();
    expect(JSON.stringify(projected?.listed)).toContain('four');
  });
});
