import { isUnfiltered } from '#domain/catalogue/conditions.ts';
import type { Language } from '#domain/language.ts';
import type { Queryable } from '../db/queryable.ts';
import { Parameters, run } from '../db/statement.ts';
import type { Conditions } from './conditions.ts';
import type { Page } from './list-query.ts';
import { cachedCategories } from './memory/cached-categories.ts';
import { type CachedPage, isCachedCondition, pageOfCached } from './memory/find-cached.ts';
import { columnsLeftOut, type ProductRow, productFields } from './product-fields.ts';
import type { Category, Snapshot } from './snapshot.ts';

interface CachedRow extends ProductRow {
  version: number;
}

export interface ListedPage {
  readonly version: number;
  readonly total: number;
  readonly found: ProductRow[];
}

/** How a list is ordered in memory; undefined for an order that is not kept there. */
function orderOf({ by, descending }: Page['sort']): Pick<CachedPage, 'by' | 'descending'> | undefined {
  if (by === 'productNum') return { by, descending };
  return by === 'shop' || by === 'newest'
    ? { by: 'id', descending: by === 'newest' || descending }
    : undefined;
}

/**
 * A page whose products are found in memory and read by their ids, however far it is; undefined for conditions and orders that need more than
 * is cached.
 */
export async function listCached(
  db: Queryable,
  snapshot: Snapshot,
  conditions: Conditions,
  page: Page,
): Promise<ListedPage | undefined> {
  const order = orderOf(page.sort);
  if (!order || !isCachedCondition(conditions)) return undefined;
  const categories = cachedCategories(db);
  // An index has the beginning of a list that nothing narrows.
  if (isUnfiltered(conditions) && !categories.isFar(page.offset)) return undefined;
  const cached = await categories.find(snapshot, conditions.category);
  if (!cached) return undefined;
  const { by, descending } = order;
  const { offset, limit } = page;
  const { ids, total } = pageOfCached(cached, conditions, { by, descending, offset, limit });
  const found = { ids, total, version: cached.version, category: conditions.category };
  return rowsOf(db, snapshot, found, page.language);
}

interface FoundIds {
  readonly ids: readonly number[];
  readonly total: number;
  /** Of what is in memory. */
  readonly version: number;
  /** Which all products are of, if they are of one. */
  readonly category?: Category | undefined;
}

/** The rows of products that were found in memory; one that was removed or withdrawn in between is missing. None are read for none. */
export async function rowsOf(
  db: Queryable,
  snapshot: Snapshot,
  { ids, total, version, category }: FoundIds,
  language: Language,
): Promise<ListedPage> {
  if (ids.length === 0) return { version, total, found: [] };
  const parameters = new Parameters();
  const fields = productFields(language, parameters, columnsLeftOut(category));
  const text = `select v.version::float8 as version, ${fields} from catalogue_version v
    left join unnest(${parameters.add(ids, 'int[]')}) with ordinality w (id, place) on true
    left join product p on p.id = w.id and p.slot_category_id is not null order by w.place`;
  const found = await run<CachedRow>(db, { text, values: parameters.values });
  const current = found[0]?.version ?? version;
  return { version: version === snapshot.version ? current : version, total, found };
}
