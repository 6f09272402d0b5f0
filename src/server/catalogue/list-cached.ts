import { isUnfiltered } from '#domain/catalogue/conditions.ts';
import type { Language } from '#domain/language.ts';
import type { Queryable } from '../db/queryable.ts';
import { Parameters, run } from '../db/statement.ts';
import type { Conditions } from './conditions.ts';
import type { Page } from './list-query.ts';
import { cachedCategories } from './memory/cached-categories.ts';
import type { CachedCategory } from './memory/cached-category.ts';
import { type CachedPage, isCachedCondition, pageOfCached } from './memory/find-cached.ts';
import type { Unchecked } from './memory/unchecked.ts';
import { stillSeenFields } from './memory/update-cached.ts';
import { listedValues, type ProductRow, productFields } from './product-fields.ts';
import type { Category, Snapshot } from './snapshot.ts';

interface CachedRow extends ProductRow {
  version: number;
  /** Of the first row; absent where memory is known to be current. */
  still_seen?: string | null;
  content?: number | null;
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
  const { by, descending } = order;
  const { offset, limit } = page;
  const read = async (cached: CachedCategory, unchecked?: Unchecked) => {
    const { ids, total } = pageOfCached(cached, conditions, { by, descending, offset, limit });
    const found = { ids, total, version: cached.version, category: conditions.category, unchecked };
    return rowsOf(db, snapshot, found, page.language);
  };
  // Hardly ever has anything changed, so that is asked with the rows.
  const unchecked = categories.findUnchecked(snapshot, conditions.category);
  const listed = unchecked && (await read(unchecked.data, unchecked));
  if (listed?.isCurrent) return listed;
  const cached = await categories.find(snapshot, conditions.category);
  return cached && read(cached);
}

interface FoundIds {
  readonly ids: readonly number[];
  readonly total: number;
  /** Of what is in memory. */
  readonly version: number;
  /** Which all products are of, if they are of one. */
  readonly category?: Category | undefined;
  /** Memory that they were found in and that is to be checked. */
  readonly unchecked?: Unchecked | undefined;
}

interface CheckedPage extends ListedPage {
  /** Whether they were found in what the database has. */
  readonly isCurrent: boolean;
}

/** Whether memory was current, by the first of the rows that were read. */
function confirm(unchecked: Unchecked | undefined, row: CachedRow | undefined): boolean {
  if (!unchecked?.question) return true;
  const { version, still_seen = null, content = null } = row ?? { version: 0 };
  return unchecked.confirm({ version, still_seen, content });
}

/** The rows of products that were found in memory; one that was removed or withdrawn in between is missing. None are read for none. */
export async function rowsOf(
  db: Queryable,
  snapshot: Snapshot,
  { ids, total, version, category, unchecked }: FoundIds,
  language: Language,
): Promise<CheckedPage> {
  if (ids.length === 0)
    return { version, total, found: [], isCurrent: unchecked === undefined || (await unchecked.isCurrent()) };
  const parameters = new Parameters();
  const fields = productFields(language, parameters, listedValues(snapshot, category));
  const { question } = unchecked ?? {};
  const asked = question
    ? `, ${stillSeenFields(question.cached, question.state, parameters, 'w.place = 1')}`
    : '';
  const text = `select v.version::float8 as version, ${fields}${asked} from catalogue_version v
    left join unnest(${parameters.add(ids, 'int[]')}) with ordinality w (id, place) on true
    left join product p on p.id = w.id and p.slot_category_id is not null order by w.place`;
  const found = await run<CachedRow>(db, { text, values: parameters.values });
  const current = found[0]?.version ?? version;
  const isCurrent = confirm(unchecked, found[0]);
  return { version: version === snapshot.version ? current : version, total, found, isCurrent };
}
