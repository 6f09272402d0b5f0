import { isUnfiltered } from '#domain/catalogue/conditions.ts';
import type { Sort } from '#domain/catalogue/list-sort.ts';
import type { Language } from '#domain/language.ts';
import { Parameters, type Statement } from '../db/statement.ts';
import type { Conditions } from './conditions.ts';
import { farOffset } from './far-offset.ts';
import { sortOf } from './list-sort.ts';
import { narrowList } from './narrowing.ts';
import { listedValues, productFields } from './product-fields.ts';
import type { Column, Snapshot } from './snapshot.ts';
import { fromNearerEnd, wholeList } from './whole-list.ts';

export interface Page {
  language: Language;
  sort: Sort<Column>;
  /** Written into the statement: of a parameter PostgreSQL expects a tenth of all products, so it would plan a short list each time. */
  limit: number;
  offset: number;
  /** Number of products when nothing narrows the list: the nearer end of a far page is known by it. */
  products: number;
  /** Products that are ranked; with one more, only that there are more is known. Undefined: all. */
  most?: number | undefined;
}

/** Non-empty leaf categories in which the conditions can match. */
export function leavesOf(snapshot: Snapshot, conditions: Conditions): number[] {
  return (conditions.category ?? snapshot).filledLeaves;
}

/** Most products match: counting them and reading one page along an index is faster than storing and sorting all of them. */
function fitsMost(conditions: Conditions): boolean {
  return isUnfiltered({ ...conditions, inStock: false });
}

/** The hits, or at most the first of them; PostgreSQL plans both in the same way. */
function materialize(hits: string, most: number | undefined, parameters: Parameters): string {
  if (most === undefined) return `hit as materialized (${hits})`;
  return `found as materialized (${hits}), hit as materialized (select * from found limit ${parameters.add(most + 1, 'int')})`;
}

/**
 * One page with the exact total and the catalogue version in one statement: ids and sort keys first, full rows for the page
 * only. Always returns at least one row; its `id` is null when there are no products. `some` are the fields that are read instead of all.
 */
export function listQuery(snapshot: Snapshot, conditions: Conditions, page: Page, some?: string): Statement {
  const leaves = leavesOf(snapshot, conditions);
  const parameters = new Parameters();
  const values = listedValues(snapshot, conditions.category);
  const fields = some ?? productFields(page.language, parameters, values);
  const order = sortOf(page.sort, page.language, parameters);
  const isWhole = isUnfiltered(conditions);
  const whole = isWhole ? wholeList(conditions, leaves, page.sort, parameters) : undefined;
  const { from, where } = whole ?? narrowList(conditions, leaves, order, parameters);
  const hits = `select ${whole?.id ?? 's.product_id'} as product_id, ${whole?.key ?? order.key} as key
    from ${from}${order.join} where ${where}`;
  const { limit, offset, direction, tie } = isWhole ? fromNearerEnd(page, order) : { ...page, ...order };
  const length = limit === page.limit ? limit : parameters.add(limit, 'int');
  const cut = `order by key ${direction}, product_id ${tie} limit ${length} offset ${parameters.add(offset, 'int')}`;
  const version = 'v.version::float8 as version';
  const counted = isWhole ? '' : ` cross join (select count(*)::int as total from ${from} where ${where}) t`;
  const text = fitsMost(conditions)
    ? `select ${version}, ${counted ? 't.total' : 'null as total'}, ${fields} from catalogue_version v${counted}
       left join (${hits} ${cut}) h on true`
    : `with ${materialize(hits, page.most, parameters)}
       select ${version}, t.total, ${fields}
       from catalogue_version v cross join (select count(*)::int as total from hit) t
       left join (select * from hit ${cut}) h on true`;
  const finish = `left join product p on p.id = h.product_id
    order by h.key ${order.direction}, h.product_id ${order.tie}`;
  const planEachTime = conditions.terms.length > 0 || offset >= farOffset;
  return { text: `${text} ${finish}`, values: parameters.values, planEachTime };
}
