import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Language } from '#domain/language.ts';
import { type ListRequest, listProducts } from '#server/catalogue/list-products.ts';
import { type ProductInput, saveProducts } from '#server/catalogue/save-products.ts';
import { type Queryable, rows } from '#server/db/queryable.ts';
import { openResistorShop, type ResistorShop } from './resistor-shop.ts';
import { watchStatements } from './watch-statements.ts';

/** What a list asks for besides its category. */
type Some = Pick<ListRequest, 'sort' | 'minStock' | 'inStock' | 'quantity'> &
  Partial<Pick<ListRequest, 'order' | 'pageNum'>>;

let shop: ResistorShop;
/** The statements that lists have made. */
const asked: string[] = [];
let watched: Queryable;

beforeAll(async () => {
  shop = await openResistorShop();
  watched = watchStatements(shop.pool, asked);
});
afterAll(() => shop.close());

const base = (): ListRequest => ({ catalogId: shop.resistors, order: 'asc', pageNum: 1, pageSize: 20 });
const list = (db: Queryable, some: Some, language: Language) =>
  listProducts(db, { ...base(), ...some }, language);
/** Of a process that knows nothing. */
const listInNewProcess = (some: Some, language: Language) =>
  list({ query: (config) => shop.pool.query(config) }, some, language);

const languages: readonly Language[] = ['zh_CN', 'en_US'];
const lists: Some[] = [
  {},
  { pageNum: 2 },
  { sort: 'price', order: 'desc' },
  { minStock: 1 },
  { inStock: 1 },
  { pageNum: 4000 },
  { quantity: 500 },
];

async function expectCurrent(): Promise<void> {
  for (const some of lists)
    for (const language of languages)
      expect(await list(watched, some, language)).toEqual(await listInNewProcess(some, language));
}

it('A list reads only the stock of products that are known.', async () => {
  await list(watched, {}, 'en_US');
  asked.length = 0;
  const again = await list(watched, {}, 'en_US');
  expect(asked.filter((text) => text.includes('p.stock'))).toHaveLength(1);
  expect(asked.join()).not.toContain('p.params');
  expect(again).toEqual(await listInNewProcess({}, 'en_US'));
});

it('A list shows at once whatever has changed in a product that is known.', async () => {
  await expectCurrent();
  const [input] = shop.inputs.filter(({ categoryId }) => categoryId === shop.resistors);
  if (!input) throw new Error('the shop has no resistors');
  const changes: Partial<ProductInput>[] = [
    { stock: 4321 },
    { stock: 0 },
    { unitPrice: 77_000 },
    { nameEn: 'Renamed resistor' },
    { params: {} },
    { withdrawn: true },
    { withdrawn: false, stock: 9 },
  ];
  for (const change of changes) {
    await saveProducts(shop.pool, [{ ...input, ...change }]);
    await expectCurrent();
  }
  await rows(shop.pool, "update category set name_en = 'Other resistors' where id = $1", [shop.resistors]);
  await rows(shop.pool, 'update product set stock = stock + 1 where id % 3 = 0');
  await expectCurrent();
});
