import type { Pool } from 'pg';
import type { OperationId } from '#generated/server/routes.ts';
import { rows } from '#server/db/queryable.ts';
import { judgedQueries } from '#tests/support/judged-search/judged-queries.ts';

export interface Asked {
  readonly operationId: OperationId;
  readonly fields: Readonly<Record<string, string>>;
}

interface Measured {
  readonly name: string;
  /** Milliseconds that the 95th percentile may take, on a quiet machine. */
  readonly aim: number;
  readonly asked: readonly Asked[];
  /** What happens before each request, off the clock. */
  readonly before?: () => Promise<void>;
}

const search = (keyWord: string): Asked => ({
  operationId: 'searchAll',
  fields: { keyWord, searchType: '1', pageSize: '9' },
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

const repeated = <T>(items: readonly T[], count: number): T[] =>
  Array.from({ length: count }, (_, at) => items[at % items.length]).flatMap((item) => item ?? []);

/** The stock of a product begins or ends, and the catalogue has a new version. */
async function changeOne(pool: Pool, { product, text }: { product: number; text: number }): Promise<void> {
  await rows(pool, 'update text_value set zh = zh where id = $1', [text]);
  const stock = 'update product_slot set stock = case stock when 0 then 1 else 0 end where product_id = $1';
  await rows(pool, stock, [product]);
}

/** What is asked of a shop, always the same for one shop. */
export async function measuredRequests(pool: Pool, runs: number): Promise<readonly Measured[]> {
  const [largest] = await rows<{ id: number }>(
    pool,
    'select category_id as id from category_count order by products desc limit 1',
  );
  const category = String(largest?.id ?? 0);
  const parts = await rows<{ key: string; id: number }>(
    pool,
    `select mpn_key as key, id from product where length(mpn_key) > 8 and slot_category_id is not null order by md5(id::text) limit $1`,
    [runs],
  );
  const texts = await rows<{ field: string; id: number }>(
    pool,
    `select 'column' || d.id as field, t.id from column_def d join text_value t on t.column_id = d.id
     where d.category_id = $1 and d.screen order by md5(t.id::text) limit $2`,
    [largest?.id, runs],
  );
  const filters = repeated(texts, runs).map(({ field, id }) => ({
    catalogId: category,
    [field]: String(id),
  }));
  const byNumber = { sort: 'productNum', order: 'asc', pageNum: '500' };
  const words = judgedQueries().map(({ keyWord }) => keyWord);
  const change = () => changeOne(pool, { product: parts[0]?.id ?? 0, text: texts[0]?.id ?? 0 });
  return [
    {
      name: 'search: beginning of a part number',
      aim: 5,
      asked: parts.map(({ key }) => search(key.slice(0, 6))),
    },
    { name: 'search: inside a part number', aim: 5, asked: parts.map(({ key }) => search(key.slice(3, 8))) },
    { name: 'search: two Chinese characters', aim: 10, asked: repeated(chinese, runs).map(search) },
    { name: 'search: words and values, judged queries', aim: 20, asked: repeated(words, runs).map(search) },
    {
      name: 'suggestions: beginnings of judged queries',
      aim: 15,
      asked: repeated(words, runs).map((word) => suggestions(word.slice(0, 5))),
    },
    {
      name: 'suggestions: beginning of a part number',
      aim: 15,
      asked: parts.map(({ key }) => suggestions(key.slice(0, 4))),
    },
    { name: 'list: largest category, one filter', aim: 20, asked: filters.map(list) },
    { name: 'facets: largest category', aim: 30, asked: repeated([facets({ catalogId: category })], runs) },
    { name: 'facets: largest category, one filter', aim: 30, asked: filters.map(facets) },
    {
      name: 'facets: first after a change',
      aim: 50,
      asked: filters.slice(0, 30).map(facets),
      before: change,
    },
    {
      name: 'list: page 500 by part number',
      aim: 5,
      asked: repeated([list({ catalogId: category, ...byNumber })], runs),
    },
    { name: 'list: whole shop, page 500 by part number', aim: 5, asked: repeated([list(byNumber)], runs) },
    {
      name: 'list: in stock',
      aim: 20,
      asked: repeated(
        [
          list({ catalogId: category, inStock: '1' }),
          list({ catalogId: category, inStock: '1', pageNum: '90' }),
        ],
        runs,
      ),
    },
    {
      name: 'list: whole shop, in stock',
      aim: 20,
      asked: repeated([list({ inStock: '1' }), list({ inStock: '1', pageNum: '300' })], runs),
    },
  ];
}
