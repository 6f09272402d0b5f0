import { quantityLimits } from '#generated/limits.ts';
import { productHref } from '#web/paths.ts';
import { readWhole } from '#web/state/read-whole.ts';
import { type ColumnFilters, readFilters } from '../list/list-url.ts';

/** What the address of a product page says. */
export interface DetailState {
  readonly productId: number | undefined;
  /** The quantity that prices are shown for; it outlives a reload, also that after signing in. */
  readonly quantity: number | undefined;
  /** What the list asked of the columns, so that the page can say why the part fits. */
  readonly filters: ColumnFilters;
}

/** Reads the query of the address; what makes no sense counts as absent. */
export function parseDetailSearch(search: string): DetailState {
  const query = new URLSearchParams(search);
  return {
    productId: readWhole(query.get('id'), Number.MAX_SAFE_INTEGER),
    quantity: readWhole(query.get('quantity'), quantityLimits.maximum),
    filters: readFilters(query).filters,
  };
}

/** What is asked of columns as the end of an address; empty for nothing. */
export function filtersSuffix(filters: ColumnFilters): string {
  return Object.entries(filters)
    .map(([id, tokens]) => `&column${id}=${tokens.join('|')}`)
    .join('');
}

/** The address of a product, with the quantity that is looked at, and what {@link filtersSuffix} says was asked of its columns. */
export function detailHref(productId: number, quantity: number | undefined, suffix = ''): string {
  const product = productHref(productId);
  return quantity === undefined ? product + suffix : `${product}&quantity=${quantity}${suffix}`;
}
