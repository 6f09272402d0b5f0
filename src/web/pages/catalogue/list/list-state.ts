import { mostCompared } from '#domain/catalogue/compared-ids.ts';
import type { ColumnFilters, ListState } from './list-url.ts';

/** The list after a change of its conditions: it starts at its first page again. */
export function changeState(state: ListState, change: Partial<ListState>): ListState {
  return { ...state, page: 1, ...change };
}

/** With these choices in a column; none of them removes the filter. */
export function withColumn(state: ListState, columnId: number, tokens: readonly string[]): ListState {
  const { [columnId]: _before, ...others } = state.filters;
  const filters: ColumnFilters = tokens.length > 0 ? { ...others, [columnId]: tokens } : others;
  return changeState(state, { filters });
}

const noLimits = { minStock: undefined, minPrice: undefined, maxPrice: undefined };

/** Without any condition but the category. */
export function clearConditions(state: ListState): ListState {
  const keyWord = state.ofSearch ? state.keyWord : '';
  return changeState(state, {
    ...noLimits,
    filters: {},
    unreadable: [],
    keyWord,
    inStock: false,
    recommend: undefined,
  });
}

/** How many conditions narrow the list. */
export function countConditions(state: ListState): number {
  const { minStock, minPrice, maxPrice } = state;
  const limits = [minStock, minPrice ?? maxPrice].map((limit) => limit !== undefined);
  const flags = [
    state.keyWord !== '' && !state.ofSearch,
    state.inStock,
    state.recommend !== undefined,
    ...limits,
  ];
  return Object.keys(state.filters).length + flags.filter(Boolean).length;
}

/** Stock is first sorted from large to small, everything else from small to large. */
function firstOrder(sort: string): 'asc' | 'desc' {
  return sort === 'stock' ? 'desc' : 'asc';
}

/** What a click on the head of a column gives: sorted, then the other way round, then the order of the shop. */
export function nextSort(state: ListState, sort: string): ListState {
  const first = firstOrder(sort);
  if (state.sort !== sort) return changeState(state, { sort, order: first });
  if (state.order === first) return changeState(state, { order: first === 'asc' ? 'desc' : 'asc' });
  return changeState(state, { sort: undefined, order: 'asc' });
}

/** Picks a product for comparison, or puts it back; no more than fit side by side are taken. */
export function toggleCompared(state: ListState, productId: number): ListState {
  const { compare } = state;
  if (compare.includes(productId)) return { ...state, compare: compare.filter((id) => id !== productId) };
  return compare.length < mostCompared ? { ...state, compare: [...compare, productId] } : state;
}
