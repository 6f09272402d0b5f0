import type { ListRequest } from '#server/catalogue/list-products.ts';
import { type Queryable, rows } from '#server/db/queryable.ts';
import { generator } from './judged/real-texts.ts';

/** A product and what it states: names of columns on the wire and values as a filter has them. */
interface Stated {
  readonly category: number;
  readonly values: readonly (readonly [column: `column${number}`, value: string])[] | null;
}

const sampled = 2000;

// A number is asked for from a third of it to three times as much.
const statedQuery = `select p.category_id as category, (
    select json_agg(json_build_array('column' || d.id, coalesce(t.id::text,
      ((p.params->(d.id::text)->>'n')::float8 / 3)::text || '..' || ((p.params->(d.id::text)->>'n')::float8 * 3)::text)) order by d.id)
    from column_def d left join text_value t on d.kind = 'text' and t.column_id = d.id and t.en = p.params->(d.id::text)->>'en'
    where d.category_id = p.category_id and d.screen and d.slot is not null
      and (t.id is not null or (d.kind = 'number' and (p.params->(d.id::text)->>'n')::float8 > 0))) as values
  from (select * from product tablesample bernoulli (20) repeatable (17) where slot_category_id is not null limit $1) p`;

/**
 * Requests by chance, always the same ones: the values of a product, so that every list finds at least that one and as many others as real
 * combinations do. A category is asked as often as it is large.
 */
export async function requestMaker(db: Queryable): Promise<(filters: number) => ListRequest> {
  const products = await rows<Stated>(db, statedQuery, [sampled]);
  const random = generator(12_345);
  const any = () => {
    const product = products[Math.floor(random() * products.length)];
    if (!product) throw new Error('there are no products');
    return product;
  };
  return (filters) => {
    let product = any();
    while ((product.values ?? []).length < filters) product = any();
    const chosen = [...(product.values ?? [])].sort(() => random() - 0.5).slice(0, filters);
    const request: ListRequest = {
      catalogId: product.category,
      pageNum: 1,
      pageSize: 20,
      order: 'asc',
      inStock: 0,
    };
    for (const [column, value] of chosen) request[column] = value;
    return request;
  };
}
