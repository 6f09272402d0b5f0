import type { Pool } from 'pg';
import type { Language } from '#domain/language.ts';
import { fittingTerms, readKeyword } from '#domain/search/keyword.ts';
import type { OperationId } from '#generated/server/routes.ts';
import { rows } from '#server/db/queryable.ts';
import { judgedQueries } from '#tests/support/judged-search/judged-queries.ts';

export interface Asked {
  readonly operationId: OperationId;
  readonly fields: Readonly<Record<string, string>>;
  /** Chinese by default. */
  readonly language?: Language;
}

interface Measured {
  readonly name: string;
  /** Milliseconds that the 95th percentile may take, on a quiet machine. */
  readonly aim: number;
  /** Asked first, without the clock. */
  readonly warm: readonly Asked[];
  /** No two are the same: nothing is ready. */
  readonly asked: readonly Asked[];
  /** What happens before each request, off the clock. */
  readonly before?: () => Promise<void>;
}

const search = (keyWord: string, pageSize = '9'): Asked => ({
  operationId: 'searchAll',
  fields: { keyWord, searchType: '1', pageSize },
});
const list = (fields: Record<string, string>): Asked => ({
  operationId: 'listProducts',
  fields: { pageSize: '20', pageNum: '1', ...fields },
});
const facets = (fields: Record<string, string>): Asked => ({ operationId: 'countProductFacets', fields });
const suggestions = (keyWord: string): Asked => ({
  operationId: 'listSearchSuggestions',
  fields: { keyWord },
});

const chinese =
  '电阻 电容 二极 三极 电感 芯片 连接 开关 晶振 稳压 功率 贴片 高压 放大 运算 接口 转换 逻辑 存储 传感 保护 滤波 端子 厚膜 陶瓷 肖特'.split(
    ' ',
  );

/** The given number of requests after a few warm-up ones; the quantity makes each different and changes only the price shown. */
function each(runs: number, make: (at: number) => Asked): Pick<Measured, 'warm' | 'asked'> {
  const all = Array.from({ length: runs + 5 }, (_, at) => {
    const { operationId, fields } = make(at);
    return { operationId, fields: { ...fields, quantity: String(at + 1) } };
  });
  return { warm: all.slice(runs), asked: all.slice(0, runs) };
}

function words(texts: readonly string[], runs: number, make: (text: string) => Asked) {
  const asked = [...new Set(texts)].map((text) => make(text));
  return { warm: asked.slice(runs, runs + 5), asked: asked.slice(0, runs) };
}

/** The stock of a product begins or ends, and the catalogue has a new version. */
async function changeOne(pool: Pool, { product, text }: { product: number; text: number }): Promise<void> {
  await rows(pool, 'update text_value set zh = zh where id = $1', [text]);
  const stock = 'update product set stock = case stock when 0 then 1 else 0 end where id = $1';
  await rows(pool, stock, [product]);
}

/** Lists and searches that hundreds of thousands of products fit. */
function withCommonWords(runs: number): Measured[] {
  const judged = judgedQueries().map(({ keyWord }) => keyWord);
  const withRatings = judged.filter((keyWord) => fittingTerms(readKeyword(keyWord)) !== undefined);
  return [
    {
      name: 'list: common words, the first time',
      aim: 300,
      ...words(chinese, runs, (keyWord) => list({ keyWord })),
    },
    {
      name: 'list: common words, again',
      aim: 20,
      ...words(chinese, runs, (keyWord) => list({ keyWord, pageNum: '2' })),
    },
    {
      name: 'search: values that ratings may fit, judged queries',
      aim: 20,
      ...words(withRatings, runs, search),
    },
    {
      name: 'search: values that ratings may fit, again',
      aim: 20,
      ...words(withRatings, runs, (keyWord) => search(keyWord, '10')),
    },
  ];
}

const valueQuery = `with part as materialized (select params from product tablesample system (5) repeatable (17)
    where slot_category_id = $1 limit 1000)
  select 'column' || d.id as field, v.value from column_def d cross join lateral (
    select t.id::text as value from text_value t where t.column_id = d.id
    union select part.params->(d.id::text)->>'n' from part where d.kind = 'number') v
  where d.category_id = $1 and d.screen and v.value is not null order by md5(d.id || v.value)`;

function beginnings(judged: readonly string[], keys: readonly string[], runs: number): Measured[] {
  const typed = judged.map((word) => word.slice(0, 5));
  return [
    {
      name: 'suggestions: beginnings of judged queries',
      aim: 15,
      ...words(typed, runs, suggestions),
    },
    {
      name: 'suggestions: beginnings of judged queries, again',
      aim: 15,
      ...words(typed, runs, (keyWord) => ({
        operationId: 'listSearchSuggestions',
        fields: { keyWord },
        language: 'en_US',
      })),
    },
    {
      name: 'suggestions: beginning of a part number',
      aim: 15,
      ...words(keys, runs, suggestions),
    },
  ];
}

/** Beginnings and middles of part numbers, different ones for every number of runs. */
async function readPartNumbers(pool: Pool, runs: number): Promise<string[]> {
  const keys = await rows<{ key: string }>(
    pool,
    `select mpn_key as key from (
      select mpn_key, id from product tablesample system (1) repeatable (17) where length(mpn_key) > 8 and slot_category_id is not null) p
      order by md5(id::text) limit $1`,
    [4 * runs],
  );
  return keys.map(({ key }) => key);
}

/** Searches and lists that a shop has had before: none of them is measured, nor has the words of one that is measured alone. */
export async function usualRequests(pool: Pool, runs: number): Promise<readonly Asked[]> {
  const keys = (await readPartNumbers(pool, runs)).slice(2 * runs);
  const judged = judgedQueries()
    .map(({ keyWord }) => keyWord)
    .toReversed()
    .slice(0, 2 * runs);
  return [
    ...keys.map((key) => search(key.slice(0, 6))),
    ...keys.map((key) => search(key.slice(3, 8))),
    ...judged.map((keyWord) => search(keyWord)),
    ...judged.map((keyWord) => suggestions(keyWord.slice(0, 4))),
    ...judged.slice(0, runs).map((keyWord) => list({ keyWord })),
  ];
}

interface LargestCategory {
  readonly category: string;
  readonly filter: (at: number) => Record<string, string>;
  /** Changes something. */
  readonly before: () => Promise<void>;
}

function facetRequests(runs: number, { category, filter, before }: LargestCategory): Measured[] {
  return [
    { name: 'facets: largest category', aim: 30, ...each(runs, () => facets({ catalogId: category })) },
    { name: 'facets: largest category, one filter', aim: 30, ...each(runs, (at) => facets(filter(at))) },
    {
      name: 'facets: largest category, least stock',
      aim: 40,
      ...each(runs, (at) => facets({ ...filter(at), minStock: String(1 + at * 100) })),
    },
    {
      name: 'facets: largest category, price limit',
      aim: 40,
      ...each(runs, (at) => facets({ ...filter(at), maxPrice: String(1 + at) })),
    },
    { name: 'facets: first after a change', aim: 50, ...each(runs, (at) => facets(filter(at))), before },
  ];
}

/** What is asked of a shop, always the same for one shop. */
export async function measuredRequests(pool: Pool, runs: number): Promise<readonly Measured[]> {
  const [largest] = await rows<{ id: number }>(
    pool,
    'select category_id as id from category_count order by products desc limit 1',
  );
  const category = String(largest?.id ?? 0);
  const keys = (await readPartNumbers(pool, runs)).slice(0, 2 * runs);
  const values = await rows<{ field: string; value: string }>(pool, valueQuery, [largest?.id]);
  const filter = (at: number) => {
    const { field = '', value = '' } = values[at % values.length] ?? {};
    return { catalogId: category, [field]: value };
  };
  const byNumber = { sort: 'productNum', order: 'asc' };
  const page = (first: number, at: number) => ({ pageNum: String(first + at) });
  const judged = judgedQueries().map(({ keyWord }) => keyWord);
  const [changed] = await rows<{ product: number; text: number }>(
    pool,
    'select min(s.product_id) as product, (select min(id) from text_value) as text from product_slot s where category_id = $1',
    [largest?.id],
  );
  const before = () => (changed ? changeOne(pool, changed) : Promise.resolve());
  const parts = (from: number, to: number) => keys.map((key) => key.slice(from, to));
  return [
    ...withCommonWords(runs),
    {
      name: 'search: beginning of a part number',
      aim: 5,
      ...words(parts(0, 6), runs, search),
    },
    {
      name: 'search: inside a part number',
      aim: 5,
      ...words(parts(3, 8), runs, search),
    },
    { name: 'search: two Chinese characters', aim: 10, ...words(chinese, runs, search) },
    { name: 'search: words and values, judged queries', aim: 20, ...words(judged, runs, search) },
    ...beginnings(judged, parts(0, 4), runs),
    { name: 'list: largest category, one filter', aim: 20, ...each(runs, (at) => list(filter(at))) },
    ...facetRequests(runs, { category, filter, before }),
    {
      name: 'categories of a search, judged queries',
      aim: 40,
      ...words(judged, runs, (keyWord) => ({ operationId: 'countSearchCategories', fields: { keyWord } })),
    },
    {
      name: 'list: largest category by price, one filter',
      aim: 40,
      ...each(runs, (at) => list({ ...filter(at), sort: 'price', order: 'asc' })),
    },
    {
      name: 'list: page 500 by part number',
      aim: 5,
      ...each(runs, (at) => list({ catalogId: category, ...byNumber, ...page(500, at) })),
    },
    {
      name: 'list: whole shop, page 500 by part number',
      aim: 5,
      ...each(runs, (at) => list({ ...byNumber, ...page(500, at) })),
    },
    {
      name: 'list: in stock',
      aim: 20,
      ...each(runs, (at) => list({ catalogId: category, inStock: '1', ...page(1, at * 10) })),
    },
    {
      name: 'list: whole shop, in stock',
      aim: 20,
      ...each(runs, (at) => list({ inStock: '1', ...page(1, at * 10) })),
    },
  ];
}
