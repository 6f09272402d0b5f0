import { type ConditionsRequest, isUnfiltered, type Read } from '#domain/catalogue/conditions.ts';
import { readSort } from '#domain/catalogue/list-sort.ts';
import type { Language } from '#domain/language.ts';
import type { Queryable } from '../db/queryable.ts';
import { run } from '../db/statement.ts';
import { type Conditions, readConditions } from './conditions.ts';
import { listByWords } from './list-by-words.ts';
import { type ListedPage, listCached } from './list-cached.ts';
import { leavesOf, listQuery, type Page } from './list-query.ts';
import { cachedCategories } from './memory/cached-categories.ts';
import { type FoundIn, foundProducts, type ProductAnswer } from './product-answer.ts';
import type { ProductRow } from './product-fields.ts';
import { type KnownPage, listFromFacts, listKnown } from './small-shop/list-known.ts';
import type { Snapshot } from './snapshot.ts';
import { type Attempt, snapshotsOf } from './snapshot-source.ts';

export interface ListRequest extends ConditionsRequest {
  quantity?: number;
  moreColumns?: string | undefined;
  sort?: string;
  order: 'asc' | 'desc';
  pageNum: number;
  pageSize: number;
}

export interface ProductList {
  products: ProductAnswer[];
  total: number;
}

interface ListRow extends ProductRow {
  version: number;
  /** Null when only the category is given. */
  total: number | null;
}

/** One page of matching products with the total number. */
export function listProducts(
  db: Queryable,
  request: ListRequest,
  language: Language,
): Promise<Read<ProductList>> {
  return snapshotsOf(db).answer(async (snapshot): Promise<Attempt<Read<ProductList>>> => {
    const { view, read: conditions } = await readConditions(db, snapshot, request);
    if (!conditions.ok) return { value: conditions };
    const sort = readSort(view, conditions.value, request);
    if (!sort.ok) return { value: sort };
    const leaves = leavesOf(snapshot, conditions.value);
    if (leaves.length === 0) return { value: { ok: true, value: { products: [], total: 0 } } };
    const page: Page = {
      language,
      sort: sort.value,
      limit: request.pageSize,
      offset: (request.pageNum - 1) * request.pageSize,
      products: (conditions.value.category ?? snapshot).products,
    };
    const { quantity, moreColumns } = request;
    const shown = { terms: conditions.value.terms, language, quantity, moreColumns };
    const isPlain =
      conditions.value.terms.length === 0 && quantity === undefined && moreColumns === undefined;
    const asked = { conditions: conditions.value, page };
    const ofKnown = ({ version, total: counted, products }: KnownPage): Attempt<Read<ProductList>> => {
      const total = counted ?? page.products;
      return { version, value: { ok: true, value: { products: [...products], total } } };
    };
    const inMemory = isPlain ? await listFromFacts(db, snapshot, asked) : undefined;
    if (inMemory) return ofKnown(inMemory);
    const words = await listByWords(db, snapshot, conditions.value, page);
    const ofMemory = ({ version, total, found: listed }: ListedPage): Attempt<Read<ProductList>> => {
      const products = foundProducts(snapshot, listed, { ...shown, terms: [] });
      return { version, value: { ok: true, value: { products, total } } };
    };
    const cached = words.listed ?? (await listCached(db, snapshot, conditions.value, page));
    if (cached) return ofMemory(cached);
    const known = isPlain ? await listKnown(db, snapshot, asked) : undefined;
    if (known) return ofKnown(known);
    const most = words.read && cachedCategories(db).mostRanked;
    const few = await run<ListRow>(db, listQuery(snapshot, conditions.value, { ...page, most }));
    const isCut = most !== undefined && (few[0]?.total ?? 0) > most;
    const ranked = isCut ? await words.read?.() : undefined;
    if (ranked) return ofMemory(ranked);
    const found = isCut ? await run<ListRow>(db, listQuery(snapshot, conditions.value, page)) : few;
    words.load(found[0]?.total ?? 0);
    return {
      ...versionOf(found),
      value: {
        ok: true,
        value: assemble(snapshot, { conditions: conditions.value, found, shown }),
      },
    };
  });
}

function versionOf(found: ListRow[]): { version?: number } {
  const version = found[0]?.version;
  return version === undefined ? {} : { version };
}

interface FoundPage {
  conditions: Conditions;
  found: ListRow[];
  shown: FoundIn;
}

function assemble(snapshot: Snapshot, { conditions, found, shown }: FoundPage): ProductList {
  const total = isUnfiltered(conditions)
    ? (conditions.category ?? snapshot).products
    : (found[0]?.total ?? 0);
  return { products: foundProducts(snapshot, found, shown), total };
}
