import { pageSizes } from '#generated/constants.ts';
import { columnScreenValues, listProductsFormInStockValues } from '#generated/enums.ts';
import type { Column } from '#generated/hooks/model/column.ts';
import type { CountProductFacetsForm } from '#generated/hooks/model/countProductFacetsForm.ts';
import type { CountSearchCategoriesParams } from '#generated/hooks/model/countSearchCategoriesParams.ts';
import type { ListProductsForm } from '#generated/hooks/model/listProductsForm.ts';
import type { ColumnFilters, ListState } from './list-url.ts';
import { furtherColumns } from './table-columns.ts';

type ColumnFields = { [name: `column${number}`]: string };

function columnFields(filters: ColumnFilters): ColumnFields {
  return Object.fromEntries(Object.entries(filters).map(([id, tokens]) => [`column${id}`, tokens.join('|')]));
}

function conditions({ recommend, keyWord, inStock, minStock, minPrice, maxPrice, filters }: ListState) {
  return {
    ...(minStock === undefined ? {} : { minStock }),
    ...(minPrice === undefined ? {} : { minPrice }),
    ...(maxPrice === undefined ? {} : { maxPrice }),
    ...(recommend ? { recommend } : {}),
    ...(keyWord ? { keyWord } : {}),
    ...(inStock ? { inStock: listProductsFormInStockValues.onlyInStock } : {}),
    ...columnFields(filters),
  };
}

/** The columns that a reader has added to the table of a category, as the list is asked for them; their order means nothing. */
export function moreColumnsField(
  columnList: readonly Column[],
  chosen: readonly number[] | undefined,
): string | undefined {
  if (!chosen) return undefined;
  const more = furtherColumns(columnList).filter(({ columnId }) => chosen.includes(columnId));
  return more.map(({ columnId }) => columnId).join(',') || undefined;
}

/** The request of the list. */
export function productsRequest(state: ListState, moreColumns?: string): ListProductsForm {
  const { catalogId, quantity, sort, order, page } = state;
  return {
    ...(catalogId ? { catalogId } : {}),
    ...conditions(state),
    ...(quantity ? { quantity } : {}),
    ...(sort ? { sort, order } : {}),
    ...(moreColumns ? { moreColumns } : {}),
    pageNum: page,
    pageSize: pageSizes.listProducts.goodsCenter,
  };
}

/** The request for the categories of a search. */
export function conditionsOfSearch(state: ListState): CountSearchCategoriesParams {
  const { keyWord } = state;
  // Another category has other columns: their filters do not come along.
  return {
    ...conditions({ ...state, filters: {}, recommend: undefined }),
    ...quantityOfPrices(state),
    keyWord,
  };
}

/** The quantity matters only to limits of the price. */
function quantityOfPrices({ quantity, minPrice, maxPrice }: ListState): { quantity?: number } {
  const isPriced = quantity !== undefined && (minPrice !== undefined || maxPrice !== undefined);
  return isPriced ? { quantity } : {};
}

/** What the filter panel asks the server for: the same conditions, no order and no page. */
export function facetsRequest(state: ListState, catalogId: number): CountProductFacetsForm {
  return { catalogId, ...conditions(state), ...quantityOfPrices(state) };
}

/** Whether a column can mean these choices: numbers and ranges belong to number columns, whole ids to the others. */
function fits(column: Column, tokens: readonly string[]): boolean {
  return column.columnComment === 'number' || tokens.every((token) => /^(none|[1-9]\d*)$/.test(token));
}

/** A filter of the address that was left out. */
export type LeftOutFilter =
  | { readonly kind: 'unknown'; readonly name: string }
  /** The column is there, the value means nothing in it. */
  | { readonly kind: 'badValue'; readonly column: string; readonly value: string };

/** A column by its name in the address. */
function columnsByField(columns: readonly Column[]): ReadonlyMap<string, Column> {
  return new Map(
    columns
      .filter(({ screen }) => screen === columnScreenValues.isFilter)
      .map((column) => [`column${column.columnId}`, column]),
  );
}

function leftOutFilters(
  name: string,
  column: Column | undefined,
  values: readonly string[],
): LeftOutFilter[] {
  if (!column) return [{ kind: 'unknown', name }];
  return values.map((value) => ({ kind: 'badValue', column: column.columnName, value }));
}

/**
 * The state with only the filters and the order that the columns of the category have, and what was left out of it: the
 * server would refuse the whole list for one of them.
 */
export function reconcileListState(
  state: ListState,
  columns: readonly Column[],
): { readonly state: ListState; readonly leftOut: readonly LeftOutFilter[] } {
  const known = columnsByField(columns);
  const unreadable = new Map(state.unreadable.map(({ name, values }) => [name, values]));
  const filters: Record<number, readonly string[]> = {};
  for (const [id, tokens] of Object.entries(state.filters)) {
    const name = `column${id}`;
    const column = known.get(name);
    const good = column ? tokens.filter((token) => fits(column, [token])) : [];
    if (good.length > 0) filters[Number(id)] = good;
    const bad = tokens.filter((token) => !good.includes(token));
    if (bad.length > 0) unreadable.set(name, [...(unreadable.get(name) ?? []), ...bad]);
  }
  const { sort } = state;
  const sorts = !sort?.startsWith('column') || columns.some(({ columnId }) => sort === `column${columnId}`);
  return {
    state: { ...state, filters, sort: sorts ? sort : undefined, unreadable: [] },
    leftOut: [...unreadable].flatMap(([name, values]) => leftOutFilters(name, known.get(name), values)),
  };
}

/** Whether the request is known before the columns of the category are. */
export function needsColumns(state: ListState): boolean {
  return Object.keys(state.filters).length > 0 || (state.sort ?? '').startsWith('column');
}
