import type { Pool } from 'pg';
import { listProducts } from '#server/catalogue/list-products.ts';
import { rows } from '#server/db/queryable.ts';
import { type Timing, time } from './timing.ts';

const runs = 20;
const pageSize = 20;
const pages = [1, 50, 500, 5000];
const sorts = [undefined, 'productNum', 'price', 'stock'] as const;

const largestLeaf = `select category_id as id, products, sum(products) over ()::int as whole from category_count
  order by products desc limit 1`;

/** The same list page by page, far into it, in each usual order: the largest category and the whole shop. */
export async function measureDeepPages(pool: Pool): Promise<Record<string, Timing>> {
  const [leaf] = await rows<{ id: number; products: number; whole: number }>(pool, largestLeaf);
  if (!leaf) throw new Error('there are no products');
  const places = [
    { name: 'largest category', catalogId: leaf.id, products: leaf.products },
    { name: 'whole shop', catalogId: undefined, products: leaf.whole },
  ];
  const timings: Record<string, Timing> = {};
  for (const { name, catalogId, products: found } of places)
    for (const sort of sorts)
      for (const pageNum of pages.filter((page) => page * pageSize <= found)) {
        const request = { order: 'asc', pageNum, pageSize, ...(catalogId ? { catalogId } : {}) } as const;
        const list = async () => {
          const answer = await listProducts(pool, sort ? { ...request, sort } : request, 'en_US');
          if (!answer.ok || answer.value.products.length === 0) throw new Error('the page is empty');
        };
        timings[`${name}, by ${sort ?? 'default'}, page ${pageNum}`] = await time(runs, list);
      }
  return timings;
}
