import { productsPerSitemap } from '#domain/public-pages/sitemap.ts';
import { catalogueOf } from '#server/catalogue/index.ts';
import { type Queryable, rows } from '#server/db/queryable.ts';

/** Products read at a time while a sitemap is sent. */
const chunk = 5000;
/** With two addresses each, these together with all categories fit into one sitemap. */
const mostNews = 10_000;
const mostDocuments = 5000;

export interface ChangedProduct {
  readonly id: number;
  readonly changed: Date;
}

export interface ProductPart {
  /** Number of the sitemap, from 1: it holds the products of a range of ids, so that a new product changes one sitemap. */
  readonly part: number;
  readonly changed: Date;
}

/** The sitemaps of listed products, each with its last change. */
export function readProductParts(pool: Queryable): Promise<ProductPart[]> {
  const text = `select (id - 1) / ${productsPerSitemap} + 1 as part, max(updated_at) as changed
    from product where not withdrawn group by 1 order by 1`;
  return rows<ProductPart>(pool, text, [], 'sitemap-parts');
}

/** The listed products of a sitemap, chunk by chunk. */
export async function* readProducts(
  pool: Queryable,
  part: number,
): AsyncGenerator<readonly ChangedProduct[]> {
  const text = `select id, updated_at as changed from product
    where id > $1 and id <= $2 and not withdrawn order by id limit ${chunk}`;
  const end = part * productsPerSitemap;
  for (let after = end - productsPerSitemap; after < end; ) {
    const found = await rows<ChangedProduct>(pool, text, [after, end], 'sitemap-products');
    if (found.length > 0) yield found;
    after = found.length < chunk ? end : (found.at(-1)?.id ?? end);
  }
}

/** Ids of the categories that have products. */
export async function readFilledCategories(pool: Queryable): Promise<number[]> {
  const { snapshot } = await catalogueOf(pool).read();
  return [...snapshot.categories.values()].filter(({ products }) => products > 0).map(({ id }) => id);
}

/** The latest news. */
export function readNews(pool: Queryable): Promise<ChangedProduct[]> {
  const text = `select id, created_at as changed from news order by created_at desc, id desc limit ${mostNews}`;
  return rows<ChangedProduct>(pool, text, [], 'sitemap-news');
}

/** How many solutions there are: the address of one has its place in the list. */
export async function countSolutions(pool: Queryable): Promise<number> {
  const text = 'select count(*)::int as solutions from solution';
  const [found] = await rows<{ solutions: number }>(pool, text, [], 'sitemap-solutions');
  return found?.solutions ?? 0;
}

/** Technical documents, the latest first. */
export function readDocuments(pool: Queryable): Promise<ChangedProduct[]> {
  const text = `select id, created_at as changed from technical_document order by created_at desc, id desc limit ${mostDocuments}`;
  return rows<ChangedProduct>(pool, text, [], 'sitemap-documents');
}

/** Ids of the texts of the help centre. */
export async function readHelpIds(pool: Queryable): Promise<number[]> {
  const found = await rows<{ id: number }>(pool, 'select id from help_entry order by id', [], 'sitemap-help');
  return found.map(({ id }) => id);
}
