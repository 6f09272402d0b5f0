import { countFacets } from '#server/catalogue/count-facets.ts';
import { listProducts } from '#server/catalogue/list-products.ts';
import type { OpenDatabase } from '#server/db/client.ts';
import { rows } from '#server/db/queryable.ts';
import { searchProducts } from '#server/search/search-products.ts';
import { requestMaker } from './catalogue-requests.ts';
import { fillLargeShop } from './large-shop/fill-large-shop.ts';
import { type Timing, time } from './timing.ts';

export type ListTimings = Record<string, Timing>;

/** Fills an empty database and measures what a shopper waits for. */
export async function measureCatalogue(database: OpenDatabase, products: number): Promise<ListTimings> {
  await fillLargeShop(database, products);
  const { pool } = database;
  const make = await requestMaker(pool);
  const list = async (filters: number, change = {}) => {
    const found = await listProducts(pool, { ...make(filters), ...change }, 'en_US');
    if (!found.ok) throw new Error(JSON.stringify(found));
  };
  const facets = async (filters: number) => {
    const found = await countFacets(pool, make(filters), 'zh_CN');
    if (!found.ok) throw new Error(JSON.stringify(found));
  };
  const search = (keyWord: string, page = 9) =>
    searchProducts(pool, keyWord, { pageNum: 1, pageSize: page, language: 'zh_CN' });
  const keys = await rows<{ key: string }>(
    pool,
    'select mpn_key as key from product tablesample system (20) repeatable (17) where length(mpn_key) > 8 limit 500',
  );
  let turn = 0;
  const part = (from: number, to: number) => {
    turn += 1;
    return keys[turn % keys.length]?.key.slice(from, to) ?? '';
  };
  return {
    'list, three filters': await time(500, () => list(3)),
    'list, three filters, by price at 1000': await time(200, () =>
      list(3, { sort: 'price', quantity: 1000 }),
    ),
    'list, one filter': await time(200, () => list(1)),
    'list, no filter': await time(200, () => list(0)),
    'list, no filter, page 100 by price': await time(100, () =>
      list(0, { pageNum: 100, sort: 'price', order: 'desc' }),
    ),
    'list, no filter, by part number': await time(100, () => list(0, { sort: 'productNum' })),
    'list, whole shop by price': await time(50, () => list(0, { catalogId: undefined, sort: 'price' })),
    'facets, no filter': await time(100, () => facets(0)),
    'facets, one filter': await time(50, () => facets(1)),
    'facets, three filters': await time(100, () => facets(3)),
    'search, part number': await time(200, () => search(part(0, 8))),
    'search, part of a number': await time(200, () => search(part(3, 8))),
    'search, word and number': await time(200, () => search(`电阻 ${part(0, 5)}`)),
    'search, two Chinese characters': await time(50, () => search('二极')),
  };
}
