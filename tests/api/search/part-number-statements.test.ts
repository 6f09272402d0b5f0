import { afterAll, beforeAll, expect, it } from 'vitest';
import { constants } from '#generated/constants.ts';
import { cachedCategories } from '#server/catalogue/memory/cached-categories.ts';
import { rememberCommonWords } from '#server/catalogue/memory/remember-words.ts';
import { type Queryable, rows } from '#server/db/queryable.ts';
import { searchProducts } from '#server/search/search-products.ts';
import { openResistorShop, type ResistorShop } from '../catalogue/resistor-shop.ts';
import { rememberPartNumbers } from './remember-part-numbers.ts';

/** Words that fewer products have are not kept in memory in a shop with as many as these. */
const copies = 1500;
const mpn = 'QX-7701';
const token = 'qx7701';

const writeCopies = `with written as (insert into product (category_id, supplier, supplier_no, mpn, mpn_key, tokens, stock, name_zh, name_en, unit_price, slot_category_id)
  select p.category_id, 'copy', number::text, 'QX-' || number, 'QX' || number, p.tokens || ('qx' || number), number, p.name_zh, p.name_en, 1000, p.slot_category_id
  from generate_series(7000, 6999 + $1::int) number cross join (select * from product order by id limit 1) p
  returning id, slot_category_id, stock) insert into product_slot (category_id, product_id, stock) select slot_category_id, id, stock from written`;

let shop: ResistorShop;
beforeAll(async () => {
  shop = await openResistorShop();
  await rows(shop.pool, writeCopies, [copies]);
  // In a small shop products are known, and nothing is read.
  await shop.pool.query('update category_count set products = products + $1', [constants.knownProducts]);
});
afterAll(() => shop.close());

const page = { pageNum: 1, pageSize: 5, language: 'en_US' } as const;

it('A whole part number is looked for in texts only where another part names it.', async () => {
  const withoutMemory: Queryable = { query: (config) => shop.pool.query(config) };
  cachedCategories(withoutMemory, { from: Number.POSITIVE_INFINITY });
  const statements = async () => {
    let asked = 0;
    const database: Queryable = {
      query(config) {
        asked += 1;
        return shop.pool.query(config);
      },
    };
    await rememberPartNumbers(database);
    expect(await rememberCommonWords(database, { from: 1, pauseMs: 0 })).toBe(1);
    await cachedCategories(database).settled();
    asked = 0;
    const found = await searchProducts(database, mpn, page);
    expect(found).toEqual(await searchProducts(withoutMemory, mpn, page));
    return { asked, total: found.total.totalDataCounts };
  };
  expect(await statements()).toEqual({ asked: 1, total: 1 });
  // As a text of another part that says which one it replaces.
  const naming = 'update product set tokens = tokens || $1::text where id = (select min(id) from product)';
  await rows(shop.pool, naming, [token]);
  expect(await statements()).toEqual({ asked: 2, total: 2 });
});
