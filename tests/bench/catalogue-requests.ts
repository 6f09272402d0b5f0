import type { ListRequest } from '#server/catalogue/list-products.ts';
import { type Queryable, rows } from '#server/db/queryable.ts';

interface Leaf {
  id: number;
  products: number;
  numberColumns: number[];
  textColumns: number[];
  /** Id of the first value of each text column. */
  firstText: number[];
}

const leafQuery = `select c.id, n.products,
  (select array_agg(d.id order by d.sort) from column_def d where d.category_id = c.id and d.kind = 'number') as "numberColumns",
  (select array_agg(d.id order by d.sort) from column_def d where d.category_id = c.id and d.kind = 'text') as "textColumns",
  (select array_agg(v.id order by v.sort) from (select d.sort, min(t.id) as id from column_def d
    join text_value t on t.column_id = d.id where d.category_id = c.id group by d.sort) v) as "firstText"
  from category c join category_count n on n.category_id = c.id order by n.products desc`;

const mantissas = [1, 1.5, 2.2, 3.3, 4.7, 6.8];

/** Requests by chance, always the same ones; a category is asked as often as it is large. */
export async function requestMaker(db: Queryable): Promise<(filters: number) => ListRequest> {
  const leaves = await rows<Leaf>(db, leafQuery);
  const total = leaves.reduce((sum, leaf) => sum + leaf.products, 0);
  const random = generator();

  function anyLeaf(): Leaf {
    let left = random() * total;
    for (const leaf of leaves) {
      left -= leaf.products;
      if (left < 0) return leaf;
    }
    throw new Error('there are no products');
  }

  /** One to three values, common ones more often: rank 3 has 54 values. */
  function anyOf(leaf: Leaf, rank: number): string {
    const values = Array.from({ length: 1 + Math.floor(random() * 3) }, () =>
      Math.floor(random() ** 2 * 6 * rank * rank),
    );
    return values.map((value) => (leaf.firstText[rank - 1] ?? 0) + value).join('|');
  }

  return (filters) => {
    const leaf = anyLeaf();
    const request: ListRequest = { catalogId: leaf.id, pageNum: 1, pageSize: 20, order: 'asc', inStock: 0 };
    const ranks = [1, 2, 3, 4, 5, 6].sort(() => random() - 0.5);
    for (const [at, rank] of ranks.slice(0, filters).entries()) {
      const low = mantissas[Math.floor(random() * mantissas.length)] ?? 1;
      // Two of three filters are of text columns, the third is a decade of a number column.
      if (at === 2) request[`column${leaf.numberColumns[rank - 1] ?? 0}`] = `${low}..${low * 10}`;
      else request[`column${leaf.textColumns[rank - 1] ?? 0}`] = anyOf(leaf, rank);
    }
    return request;
  };
}

function generator(): () => number {
  let state = 12_345;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}
