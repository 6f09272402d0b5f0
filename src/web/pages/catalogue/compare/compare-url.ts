import { readCompared } from '#domain/catalogue/compared-ids.ts';
import { listProductsFormLimits as limits } from '#generated/limits.ts';
import { paths } from '#web/paths.ts';
import { readWhole } from '#web/state/read-whole.ts';
import { filtersSuffix } from '../detail/detail-url.ts';
import { type ColumnFilters, readFilters } from '../list/list-url.ts';

/** Everything that the address of a comparison says. */
export interface CompareState {
  /** The products, in the order in which they are shown. */
  readonly ids: readonly number[];
  /** The quantity at which prices are shown. */
  readonly quantity: number | undefined;
  /** What the list asked of the columns, so that the page can say how each product meets it. */
  readonly filters: ColumnFilters;
  /** Only lines in which the products differ. */
  readonly onlyDifferences: boolean;
}

/** Reads the query of the address; what makes no sense counts as absent. */
export function parseCompareSearch(search: string): CompareState {
  const query = new URLSearchParams(search);
  return {
    ids: readCompared(query.get('ids')),
    quantity: readWhole(query.get('quantity'), limits.quantity.maximum),
    filters: readFilters(query).filters,
    onlyDifferences: query.get('differences') === '1',
  };
}

/** Writes the address of a comparison. */
export function compareHref({
  ids,
  quantity,
  filters = {},
  onlyDifferences = false,
}: Partial<CompareState>): string {
  const query = new URLSearchParams([
    ...(ids && ids.length > 0 ? [['ids', ids.join(',')]] : []),
    ...(quantity === undefined ? [] : [['quantity', String(quantity)]]),
    ...(onlyDifferences ? [['differences', '1']] : []),
  ]);
  const text = query.toString().replaceAll('%2C', ',');
  const suffix = filtersSuffix(filters);
  return text ? `${paths.compare}?${text}${suffix}` : paths.compare;
}
