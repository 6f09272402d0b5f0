import { afterAll, beforeAll, expect, it } from 'vitest';
import { constants } from '#generated/constants.ts';
import { countFacets } from '#server/catalogue/count-facets.ts';
import { type ListRequest, listProducts } from '#server/catalogue/list-products.ts';
import { cachedCategories } from '#server/catalogue/memory/cached-categories.ts';
import { rememberCommonWords } from '#server/catalogue/memory/remember-words.ts';
import { saveProducts } from '#server/catalogue/save-products.ts';
import { type Queryable, rows } from '#server/db/queryable.ts';
import { inRequestScope } from '#server/request-scope.ts';
import { countCategories } from '#server/search/count-categories.ts';
import { searchProducts } from '#server/search/search-products.ts';
import { pageVersionsOf } from '#server/site/rendering/page-version.ts';
import { type ChangingShop, openChangingShop } from './changing-shop.ts';
import { watchStatements } from './watch-statements.ts';

/** Pages of a small shop are made from memory. By chance, between writes by chance, they must read what a process reads that knows nothing. */
const rounds = 25;
const languages = ['zh_CN', 'en_US'] as const;
const words = ['10k', 'resistor', 'YAGEO', 'R', '0603', '1k 1%', 'RC06', '电阻', 'RC', 'nothing at all'];

let changing: ChangingShop;
/** The statements that pages have made. */
const asked: string[] = [];
let watched: Queryable;
/** The same with the words of the shop in memory. */
let withWords: Queryable;

beforeAll(async () => {
  changing = await openChangingShop();
  watched = watchStatements(changing.shop.pool, asked);
  withWords = watchStatements(changing.shop.pool, asked);
  cachedCategories(withWords, { from: 1, words: 0, pause: 0 });
});
afterAll(() => changing.shop.close());

let pages = 0;

/** The reads of a page, for which the version is read first. */
async function page<T>(work: () => Promise<T>): Promise<T> {
  const pageVersion = await pageVersionsOf(changing.shop.pool).read();
  pages += 1;
  return inRequestScope({ requestId: `page ${pages}`, pageVersion }, work);
}

/** What the pages of a list and of a search read. */
async function read(db: Queryable, list: ListRequest, keyWord: string, forSearches = db) {
  const { order: _, pageNum, pageSize, sort: __, quantity: ___, ...conditions } = list;
  const { minStock, inStock } = list;
  const found = [];
  for (const language of languages) {
    found.push(await listProducts(db, list, language));
    found.push(await countFacets(db, conditions, language));
    found.push(await searchProducts(forSearches, keyWord, { pageNum, pageSize, language }));
    found.push(
      await countCategories(
        forSearches,
        { keyWord, ...(minStock && { minStock }), ...(inStock && { inStock }) },
        language,
      ),
    );
  }
  return found;
}

function anyList(): ListRequest {
  const { shop, random, oneOf, columnId, texts } = changing;
  const text = oneOf(texts());
  const filters: Partial<ListRequest>[] = [
    {},
    {},
    { [`column${columnId('resistance')}`]: oneOf(['1k', '4.7k', '100,1', '-']) },
    { [`column${columnId('brand')}`]: String(text.column_id === columnId('brand') ? text.id : 1) },
    { [`column${columnId('resistance')}`]: '1..10k', [`column${columnId('brand')}`]: '-' },
  ];
  const stocks: Partial<ListRequest>[] = [
    {},
    { inStock: 1 },
    { minStock: oneOf([1, 11, 20]) },
    { inStock: 1, minStock: 5 },
  ];
  const sorts: Partial<ListRequest>[] = [
    {},
    {},
    { order: 'desc' },
    { sort: 'stock', order: oneOf(['asc', 'desc']) },
    { sort: 'productNum' },
  ];
  const category: Partial<ListRequest> =
    random(5) === 0 ? {} : { catalogId: shop.resistors, ...oneOf(filters) };
  return {
    order: 'asc',
    pageNum: 1 + random(3),
    pageSize: oneOf([5, 20]),
    ...category,
    ...oneOf(stocks),
    ...oneOf(sorts),
  };
}

it('A page shows at once whatever has changed.', { timeout: 60_000 }, async () => {
  const { shop, database, change, random, oneOf } = changing;
  await page(() => rememberCommonWords(withWords));
  for (let round = 0; round < rounds; round += 1) {
    await change(round);
    if (random(2) === 0) {
      const id = 1 + random(200);
      await rows(
        shop.pool,
        'with p as (update product set stock = $2 where id = $1) update product_slot set stock = $2 where product_id = $1',
        [id, random(25)],
      );
    }
    for (let again = 0; again < 3; again += 1) {
      const [list, keyWord] = [anyList(), oneOf(words)];
      expect(
        await page(() => read(watched, list, keyWord, withWords)),
        JSON.stringify([list, keyWord]),
      ).toEqual(await read(database, list, keyWord));
    }
  }
});

/** The first page of resistors of which there is at least one. */
function resistorsInStock(): ListRequest {
  return { catalogId: changing.shop.resistors, minStock: 1, order: 'asc', pageNum: 1, pageSize: 20 };
}

it('Pages of the same version read nothing for lists of products that are known.', async () => {
  const list = resistorsInStock();
  const { order, pageNum, pageSize, ...conditions } = list;
  const readList = async () => [
    await listProducts(watched, list, 'en_US'),
    await countFacets(watched, conditions, 'en_US'),
  ];
  const first = await page(readList);
  await page(readList);
  asked.length = 0;
  expect(await page(readList)).toEqual(first);
  expect(asked).toEqual([]);
});

it('Pages of the same version read nothing for searches of which words and products are known.', async () => {
  const search = async () => [
    await searchProducts(withWords, 'YAGEO', { pageNum: 1, pageSize: 20, language: 'en_US' }),
    await countCategories(withWords, { keyWord: 'YAGEO', minStock: 1 }, 'en_US'),
  ];
  await page(search);
  await cachedCategories(withWords).settled();
  const first = await page(search);
  asked.length = 0;
  expect(await page(search)).toEqual(first);
  expect(asked).toEqual([]);
});

it('After an order the first page reads its own stock and the second that of all products, for all that follow.', async () => {
  const { shop } = changing;
  const list = resistorsInStock();
  const readList = () => listProducts(watched, list, 'en_US');
  await page(readList);
  await page(readList);
  await rows(shop.pool, 'update product set stock = stock + 1 where id = 1');
  await rows(shop.pool, 'update product_slot set stock = stock + 1 where product_id = 1');
  asked.length = 0;
  for (let times = 0; times < 4; times += 1) await page(readList);
  expect(asked).toHaveLength(2);
  expect(asked[0]).not.toContain('from page_version) s');
  expect(asked[1]).toContain('from page_version) s');
});

it('A shop that has become large is no longer known.', async () => {
  const { shop } = changing;
  const [input] = shop.inputs;
  if (!input) throw new Error('the shop has no products');
  const many = Array.from({ length: constants.knownProducts + 1 }, (_, at) => ({
    ...input,
    supplierNo: `M${at}`,
    mpn: `ZM${at}`,
  }));
  for (let at = 0; at < many.length; at += 1000) await saveProducts(shop.pool, many.slice(at, at + 1000));
  const list: ListRequest = { minStock: 1, order: 'asc', pageNum: 3, pageSize: 20 };
  const expected = await read(changing.database, list, 'ZM12');
  for (let times = 0; times < 3; times += 1)
    expect(await page(() => read(watched, list, 'ZM12'))).toEqual(expected);
});
