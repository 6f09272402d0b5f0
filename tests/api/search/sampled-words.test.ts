import { afterAll, beforeAll, expect, it } from 'vitest';
import { hitsToCount } from '#domain/search/counted-total.ts';
import { readKeyword, wholePartNumber } from '#domain/search/keyword.ts';
import { searchTier } from '#domain/search/search-rank.ts';
import { constants } from '#generated/constants.ts';
import { inSample } from '#server/catalogue/index.ts';
import { rows } from '#server/db/queryable.ts';
import { searchProducts } from '#server/search/search-products.ts';
import { openResistorShop, type ResistorShop } from '../catalogue/resistor-shop.ts';

/**
 * A search that stops at a thousand products looks for them in a sample first. Whether that is full, as good as full or empty, what is found
 * must be what the rules of the domain find, each product once and in the order of its tier.
 */
interface Stored {
  readonly id: number;
  readonly key: string;
  readonly tokens: string[];
  readonly stock: number;
  readonly sampled: boolean;
}

let shop: ResistorShop;
let all: Stored[];

// Of every product copies with its own tokens and others: `common` is in more of the sample than are counted, `alike` in one fewer, `absent` in none.
const copies = `insert into product (id, category_id, supplier, supplier_no, mpn, mpn_key, tokens, stock, name_zh, name_en, unit_price, slot_category_id)
  overriding system value
  select made.id, p.category_id, 'copy', made.id::text, p.mpn || '-' || made.id, p.mpn_key || made.id,
    p.tokens || case when (made.id / 3) % 2 = 0 then array['common', '^common'] else array['common'] end
      || case when sampled and number < $1::int then array['alike'] when sampled then '{}' else array['alike', 'absent'] end,
    made.id % 3, p.name_zh, p.name_en, 1000, p.slot_category_id
  from (select p.id, sampled, row_number() over (partition by sampled order by p.id) as number
    from (select p.id, ${inSample} as sampled from generate_series(4096, 4096 * 6 + 255) p (id) where p.id % 4096 < 512) p) made
  join (select *, row_number() over (order by id) - 1 as at, count(*) over () as of from product) p on p.at = made.id % p.of`;

beforeAll(async () => {
  shop = await openResistorShop();
  await rows(shop.pool, copies, [hitsToCount]);
  all = await rows<Stored>(
    shop.pool,
    `select p.id, p.mpn_key as key, p.tokens, p.stock, ${inSample} as sampled from product p where not p.withdrawn order by p.id`,
  );
});
afterAll(() => shop.close());

function tiersOf(keyWord: string): ReadonlyMap<number, number> {
  const terms = readKeyword(keyWord);
  const key = wholePartNumber(terms);
  return new Map(
    all.flatMap((one) => {
      const tier = searchTier({ key: one.key, tokens: new Set(one.tokens) }, key, terms);
      return tier === undefined ? [] : [[one.id, tier * 2 + (one.stock === 0 ? 1 : 0)]];
    }),
  );
}

async function findAll(keyWord: string) {
  const pageSize = 100;
  const ids: number[] = [];
  for (let pageNum = 1; pageNum <= constants.searchCountLimit / pageSize; pageNum += 1) {
    const page = await searchProducts(shop.pool, keyWord, { pageNum, pageSize, language: 'en_US' });
    ids.push(...page.products.map(({ productId }) => productId));
    if (page.products.length < pageSize) return { ids, total: page.total };
  }
  return {
    ids,
    total: (await searchProducts(shop.pool, keyWord, { pageNum: 1, pageSize: 0, language: 'en_US' })).total,
  };
}

it('has more sampled products with a word than a search counts', () => {
  const sampled = all.filter((one) => one.sampled && one.tokens.includes('common'));
  expect(sampled.length).toBeGreaterThan(hitsToCount);
  expect(all.filter((one) => one.sampled && one.tokens.includes('alike')).length).toBe(hitsToCount - 1);
});

it.each([
  'common',
  'alike',
  'absent',
  'common alike',
  'absent common',
  'common 4.7k',
  '厚膜',
  '厚膜 common',
  'RC0603',
  'RC0603 absent',
])('finds %s in the order of the tiers, each product once', async (keyWord) => {
  const tiers = tiersOf(keyWord);
  const { ids, total } = await findAll(keyWord);
  expect(total).toMatchObject({
    totalDataCounts: Math.min(tiers.size, constants.searchCountLimit),
    totalIsLowerBound: tiers.size > constants.searchCountLimit ? 1 : 0,
  });
  expect(new Set(ids).size).toBe(total.totalDataCounts);
  const places = ids.map((id) => tiers.get(id));
  expect(places).not.toContain(undefined);
  expect(places).toEqual(places.toSorted((a, b) => (a ?? 0) - (b ?? 0)));
  // Of the tier that is cut off any products count.
  const tierOf = (place = 0) => place >> 1;
  const best = [...tiers.values()].map(tierOf).toSorted((a, b) => a - b);
  expect(places.map(tierOf)).toEqual(best.slice(0, constants.searchCountLimit));
  if (tiers.size <= constants.searchCountLimit) expect(new Set(ids)).toEqual(new Set(tiers.keys()));
});
