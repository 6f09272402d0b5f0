import { pageSizes } from '#generated/constants.ts';
import type { Column } from '#generated/hooks/model/column.ts';
import type { CountProductFacetsForm } from '#generated/hooks/model/countProductFacetsForm.ts';
import type { ListProductsForm } from '#generated/hooks/model/listProductsForm.ts';
import type { ColumnFilters, ListState } from './list-url.ts';

type ColumnFields = { [name: `column${number}`]: string };

function columnFields(filters: ColumnFilters): ColumnFields {
  return Object.fromEntries(Object.entries(filters).map(([id, tokens]) => [`column${id}`, tokens.join('|')]));
}

function conditions({ recommend, keyWord, inStock, filters }: ListState) {
  return {
    ...(recommend ? { recommend } : {}),
    ...(keyWord ? { keyWord } : {}),
    ...(inStock ? { inStock: 1 as const } : {}),
    ...columnFields(filters),
  };
}

/** What the list asks the server for. */
export function productsRequest(state: ListState): ListProductsForm {
  const { catalogId, quantity, sort, order, page } = state;
  return {
    ...(catalogId ? { catalogId } : {}),
    ...conditions(state),
    ...(quantity ? { quantity } : {}),
    ...(sort ? { sort, order } : {}),
    pageNum: page,
    pageSize: pageSizes.listProducts.goodsCenter,
  };
}

/** What the filter panel asks the server for: the same conditions, no order and no page. */
export function facetsRequest(state: ListState, catalogId: number): CountProductFacetsForm {
  return { catalogId, ...conditions(state) };
}

/** Whether a column can mean these choices: numbers and ranges belong to number columns, whole ids to the others. */
function fits(column: Column, tokens: readonly string[]): boolean {
  return column.columnComment === 'number' || tokens.every((token) => /^(none|[1-9]\d*)$/.test(token));
}

/**
 * The state with only the filters and the order that the columns of the category have, and the names of the others:
 * the server would refuse the whole list for one of them.
 */
export function heldAgainst(
  state: ListState,
  columns: readonly Column[],
): { readonly state: ListState; readonly unknown: readonly string[] } {
  const known = new Map(columns.map((column) => [column.columnId, column]));
  const unknown = [...state.unreadable];
  const filters: Record<number, readonly string[]> = {};
  for (const [id, tokens] of Object.entries(state.filters)) {
    const column = known.get(Number(id));
    if (column?.screen === 1 && fits(column, tokens)) filters[Number(id)] = tokens;
    else unknown.push(`column${id}`);
  }
  const sortId = Number(/^column(\d+)$/.exec(state.sort ?? '')?.[1] ?? Number.NaN);
  const sorts = Number.isNaN(sortId) || known.has(sortId);
  const sort = sorts ? state.sort : undefined;
  return { state: { ...state, filters, sort, unreadable: [] }, unknown };
}

/** Whether the request can be told before the columns of the category are known. */
export function needsColumns(state: ListState): boolean {
  return Object.keys(state.filters).length > 0 || (state.sort ?? '').startsWith('column');
}
