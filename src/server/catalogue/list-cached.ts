import { isUnfiltered } from '#domain/catalogue/conditions.ts';
import type { Queryable } from '../db/queryable.ts';
import { Parameters, run } from '../db/statement.ts';
import type { Conditions } from './conditions.ts';
import type { Page } from './list-query.ts';
import { cachedCategories } from './memory/cached-categories.ts';
import { isCachedCondition, pageOfCached } from './memory/find-cached.ts';
import { type ProductRow, productFields } from './product-fields.ts';
import type { Snapshot } from './snapshot.ts';

interface CachedRow extends ProductRow {
  version: number;
}

interface ListedPage {
  readonly version: number;
  readonly total: number;
  readonly found: ProductRow[];
}

/**
 * A page whose products are found in memory and read by their ids; undefined for conditions and orders that need more than is cached.
 * A product that was removed in between is missing.
 */
export async function listCached(
  db: Queryable,
  snapshot: Snapshot,
  conditions: Conditions,
  page: Page,
): Promise<ListedPage | undefined> {
  const { by } = page.sort;
  const isInOrder = by === 'shop' || by === 'newest';
  if (!isInOrder || !isCachedCondition(conditions) || isUnfiltered(conditions)) return undefined;
  const cached = await cachedCategories(db).find(snapshot, conditions.category);
  if (!cached) return undefined;
  const descending = by === 'newest' || page.sort.descending;
  const { ids, total } = pageOfCached(cached, conditions, { ...page, descending });
  const { version } = cached;
  const parameters = new Parameters();
  const fields = productFields(page.language, parameters);
  const text = `select v.version::float8 as version, ${fields} from catalogue_version v
    left join unnest(${parameters.add(ids, 'int[]')}) with ordinality w (id, place) on true
    left join product p on p.id = w.id order by w.place`;
  const found = await run<CachedRow>(db, { text, values: parameters.values });
  const current = found[0]?.version ?? version;
  return { version: version === snapshot.version ? current : version, total, found };
}
