import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { CachedContent } from '#server/cached-content.ts';
import { countFacets } from '#server/catalogue/count-facets.ts';
import { type ListRequest, listProducts } from '#server/catalogue/list-products.ts';
import { cachedCategories } from '#server/catalogue/memory/cached-categories.ts';
import { type ProductInput, saveProducts } from '#server/catalogue/save-products.ts';
import { type Queryable, rows } from '#server/db/queryable.ts';
import { inRequestScope } from '#server/request-scope.ts';
import { pageVersionsOf } from '#server/site/rendering/page-version.ts';
import { openResistorShop, type ResistorShop } from './resistor-shop.ts';
import { watchStatements } from './watch-statements.ts';

let shop: ResistorShop;
/** The statements that were made. */
const asked: string[] = [];
let watched: Queryable;

beforeAll(async () => {
  shop = await openResistorShop();
  watched = watchStatements(shop.pool, asked);
  cachedCategories(watched, { from: 1, part: 300, far: 0 });
  await read();
  await cachedCategories(watched).settled();
});
afterAll(() => shop.close());
beforeEach(() => {
  asked.length = 0;
});

const request = (): ListRequest => ({
  catalogId: shop.resistors,
  inStock: 1,
  order: 'asc',
  pageNum: 1,
  pageSize: 20,
});

/** What a page of a list reads. */
async function read(db: Queryable = watched) {
  const { order, pageNum, pageSize, ...conditions } = request();
  return [
    await listProducts(db, { ...conditions, order, pageNum, pageSize }, 'en_US'),
    await countFacets(db, { catalogId: shop.resistors }, 'en_US'),
    await countFacets(db, conditions, 'en_US'),
  ];
}

/** The reads of a page, for which the version is read first. */
async function page<T>(work: () => Promise<T>): Promise<T> {
  const pageVersion = await pageVersionsOf(shop.pool).read();
  return inRequestScope({ requestId: 'page', pageVersion }, work);
}

/** Of a process that knows nothing. */
function readInNewProcess() {
  const database: Queryable = { query: (config) => shop.pool.query(config) };
  cachedCategories(database, { from: Number.POSITIVE_INFINITY });
  return read(database);
}

it('Pages of the same version ask once whether what is in memory is current.', async () => {
  const first = await page(() => read());
  const questions = asked.filter((text) => /slot_change|^select version/.test(text)).length;
  expect(questions).toBeGreaterThan(0);
  asked.length = 0;
  expect(await page(() => read())).toEqual(first);
  expect(asked.filter((text) => /slot_change|^select version/.test(text))).toEqual([]);
  expect(await readInNewProcess()).toEqual(first);
});

it('A call asks each time, as nobody has read a version for it.', async () => {
  await page(() => read());
  asked.length = 0;
  await read();
  expect(asked.join()).toContain('slot_change');
});

it('A list is checked by the statement that reads its rows, and read again when something had changed.', async () => {
  const [input] = shop.inputs.filter(({ categoryId }) => categoryId === shop.resistors);
  if (!input) throw new Error('the shop has no resistors');
  const list = () => listProducts(watched, request(), 'en_US');
  await read();
  asked.length = 0;
  const before = await list();
  expect(asked).toHaveLength(1);
  await saveProducts(shop.pool, [{ ...input, stock: 0 }]);
  asked.length = 0;
  const after = await list();
  expect(asked.length).toBeGreaterThan(1);
  expect(after).not.toEqual(before);
  expect([after]).toEqual((await readInNewProcess()).slice(0, 1));
  await saveProducts(shop.pool, [input]);
});

it('A page shows everything that has changed before it was asked for.', async () => {
  const [input] = shop.inputs.filter(({ categoryId }) => categoryId === shop.resistors);
  if (!input) throw new Error('the shop has no resistors');
  const changes: Partial<ProductInput>[] = [
    { stock: 0 },
    { stock: 50 },
    { params: {} },
    { params: input.params },
    { withdrawn: true },
    { withdrawn: false, nameEn: 'Renamed' },
  ];
  for (const change of changes) {
    await page(() => read());
    await saveProducts(shop.pool, [{ ...input, ...change }]);
    expect(await page(() => read())).toEqual(await readInNewProcess());
  }
  await rows(shop.pool, "update category set name_en = 'Other resistors' where id = $1", [shop.resistors]);
  expect(await page(() => read())).toEqual(await readInNewProcess());
});

it('Small contents are those of the version of the page.', async () => {
  const content = new CachedContent(async () => ({}));
  const versions = () => asked.filter((text) => text.includes('page_version')).length;
  const readTwice = async () => {
    await page(() => content.of(watched));
    return page(() => content.of(watched));
  };
  const before = await readTwice();
  expect(before).toBeDefined();
  expect(versions()).toBe(0);
  await rows(shop.pool, "update category set name_en = 'Resistors again' where id = $1", [shop.resistors]);
  const after = await readTwice();
  expect(after).toBeDefined();
  expect(after).not.toBe(before);
});
