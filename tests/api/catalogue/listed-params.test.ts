import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { productRows } from '#server/catalogue/index.ts';
import { rows } from '#server/db/queryable.ts';
import { openResistorShop, type ResistorShop } from './resistor-shop.ts';

type Shown = Record<string, string | number>;

let shop: ResistorShop;
let brand: string;
let features: string;
beforeAll(async () => {
  shop = await openResistorShop();
  brand = `column${shop.columns.brand}`;
  features = `column${shop.columns.features}`;
});
afterAll(() => shop.close());

/** All products state one brand where lists read it and another where the detail does. */
const differ = `update product p set
  params = p.params || jsonb_build_object(d.id::text, '{"zh":"Of all","en":"Of all"}'::jsonb),
  listed_params = (p.params - $1::text) || jsonb_build_object(d.id::text, '{"zh":"Of lists","en":"Of lists"}'::jsonb)
  from column_def d where d.category_id = p.category_id and d.key = 'brand'`;
beforeEach(() => rows(shop.pool, differ, [String(shop.columns.features)]));

const brandsOf = (products: readonly Readonly<Record<string, unknown>>[]) => [
  ...new Set(products.map((product) => product[brand])),
];

async function listedBrands(fields: Record<string, string | number>): Promise<unknown[]> {
  const { data } = await shop.ask<Shown[]>('listProducts', { pageSize: 20, ...fields });
  expect(data.length).toBeGreaterThan(0);
  return brandsOf(data);
}

async function searchedBrands(keyWord: string): Promise<unknown[]> {
  const { data } = await shop.ask<{ productResult: { data: Shown[] } }>('searchAll', {
    keyWord,
    searchType: 1,
  });
  expect(data.productResult.data.length).toBeGreaterThan(0);
  return brandsOf(data.productResult.data);
}

/** All ways to a list of resistors. */
const lists = (): Record<string, string | number>[] => [
  { catalogId: shop.resistors },
  { catalogId: shop.passives, keyWord: 'Chip resistor' },
  { keyWord: 'RC0603-001K' },
  { catalogId: shop.resistors, quantity: 7 },
  { catalogId: shop.resistors, inStock: 1, sort: 'price' },
  { catalogId: shop.resistors, moreColumns: String(shop.columns.brand) },
];

it('Lists, searches and tables read the short values, and the detail of a product all of them.', async () => {
  for (const fields of lists())
    expect(await listedBrands(fields), JSON.stringify(fields)).toEqual(['Of lists']);
  expect(await searchedBrands('RC0603-001K')).toEqual(['Of lists']);
  expect(await searchedBrands('chip resistor')).toEqual(['Of lists']);
  const { pages } = await productRows(shop.pool, [1], { language: 'en_US' });
  for await (const page of pages)
    expect(brandsOf(page.map(({ shown }) => ({ ...shown })))).toEqual(['Of lists']);
  const { data } = await shop.ask<Shown>('getProduct', { productId: 1 });
  expect(data[brand]).toBe('Of all');
});

it('Products without short values are listed with all of them.', async () => {
  await rows(shop.pool, 'update product set listed_params = null');
  for (const fields of lists())
    expect(await listedBrands(fields), JSON.stringify(fields)).toEqual(['Of all']);
  expect(await searchedBrands('RC0603-001K')).toEqual(['Of all']);
});

it('A table with a detail section reads all values, in its category, above it and in the whole shop.', async () => {
  await rows(shop.pool, `update column_def set list_type = true where key = 'features'`);
  for (const fields of lists())
    expect(await listedBrands(fields), JSON.stringify(fields)).toEqual(['Of all']);
  expect(await searchedBrands('RC0603-001K')).toEqual(['Of all']);
  const { data } = await shop.ask<Shown[]>('listProducts', { catalogId: shop.resistors, pageSize: 100 });
  expect(data.some((product) => product[features] === '<p>Features</p>')).toBe(true);
});
