import { setTimeout as wait } from 'node:timers/promises';
import { type Queryable, rows } from '../db/queryable.ts';
import { searchedBrandNames } from './brand-aliases.ts';
import {
  computedFields,
  computedRecord,
  computedVersion,
  isComputedAnew,
  setComputed,
} from './computed-fields.ts';
import type { TokenSource } from './product-tokens.ts';
import { readProjectedCategories } from './projected-columns.ts';

/** Products per statement: all else in an embedded database waits for it. */
const batch = 100;

const startAgain = `update search_tokens set version = $1, next_product = 0 where version < $1`;
const nothingIsOlder = `update search_tokens set version = $1, next_product = null
  where version < $1 and not exists (select 1 from product)`;
const nextQuery = `select next_product as next from search_tokens where version = $1 and next_product is not null`;
const source = `select id, category_id as "categoryId", xmin::text as version, params, mpn, brand, package,
  name_zh as "nameZh", name_en as "nameEn", description_zh as "descriptionZh", description_en as "descriptionEn"
  from product`;
const productQuery = `${source} where id >= $1 order by id limit $2`;
const brandQuery = `${source} where brand = $3 and id >= $1 order by id limit $2`;
// What was saved after it was read is current already.
const update = `update product p set ${setComputed}
  from json_to_recordset($1::json) w (id int, version text, ${computedRecord})
  where p.id = w.id and p.xmin::text = w.version and ${isComputedAnew} returning p.id`;
// Two processes may write the same products, which does no harm; only one moves on.
const moveOn = `update search_tokens set next_product = $1::int where version = $2 and next_product = $3::int`;

interface Source extends TokenSource {
  readonly id: number;
  readonly categoryId: number;
  readonly version: string;
}

async function writeBatch(db: Queryable, products: readonly Source[]): Promise<number> {
  const ids = [...new Set(products.map(({ categoryId }) => categoryId))];
  const categories = await readProjectedCategories(db, ids);
  const brands = await searchedBrandNames(
    db,
    products.map(({ brand }) => brand),
  );
  const records = products.flatMap((product) => {
    const category = categories.get(product.categoryId);
    if (!category) return [];
    const { id, version, brand } = product;
    return [{ id, version, ...computedFields(product, category, brands.get(brand) ?? brand) }];
  });
  return (await rows(db, update, [JSON.stringify(records)])).length;
}

interface Run {
  /** Ends the run after its batch. */
  readonly stop?: AbortSignal;
  /** After each batch it does nothing for as long as the batch took, so that half of the time is left to calls and pages. */
  readonly rests?: boolean;
}

/**
 * Writes what is computed from products (search tokens, listed values) again if it is of an older version, in batches; an interrupted run is
 * continued by the next one. Returns how many products have changed.
 */
export async function rewriteComputed(db: Queryable, { stop, rests = false }: Run = {}): Promise<number> {
  await rows(db, startAgain, [computedVersion]);
  let changed = 0;
  while (!stop?.aborted) {
    const begun = performance.now();
    const [left] = await rows<{ next: number }>(db, nextQuery, [computedVersion]);
    if (!left) return changed;
    const products = await rows<Source>(db, productQuery, [left.next, batch]);
    changed += await writeBatch(db, products);
    const last = products.length === batch ? products.at(-1) : undefined;
    await rows(db, moveOn, [last ? last.id + 1 : null, computedVersion, left.next]);
    // Ends at once when the server stops, which is not a failure.
    if (rests) await wait(performance.now() - begun, undefined, { signal: stop }).catch(() => undefined);
  }
  return changed;
}

/** Says of a shop without products, before the first ones are saved, that those will be of this version: nothing of them is to be written again. */
export async function beginWithoutProducts(db: Queryable): Promise<void> {
  await rows(db, nothingIsOlder, [computedVersion]);
}

/** Writes what is computed from the products of a brand again, in batches: its names have changed. */
export async function rewriteComputedOfBrand(db: Queryable, brand: string): Promise<void> {
  for (let next = 0; ; ) {
    const products = await rows<Source>(db, brandQuery, [next, batch, brand]);
    await writeBatch(db, products);
    const last = products.at(-1);
    if (products.length < batch || !last) break;
    next = last.id + 1;
  }
  // Pages of the products that had the name before show nothing else of it.
  await rows(db, `select raise_pages('content')`);
}
