import { readCompared } from '#domain/catalogue/compared-ids.ts';
import { filterFromWire } from '#domain/part-values/wire-filter.ts';
import { firstCharacters } from '#domain/text/limit-characters.ts';
import { type listProductsFormRecommendNames, listProductsFormRecommendValues } from '#generated/enums.ts';
import { SearchType } from '#generated/hooks/model/searchType.ts';
import { listProductsFormLimits as limits } from '#generated/limits.ts';
import { paths } from '#web/paths.ts';
import { readWhole } from '#web/state/read-whole.ts';

/** Column id → what was chosen in it, as it travels: value ids, SI numbers, `min..max`, `none`. */
export type ColumnFilters = Readonly<Record<number, readonly string[]>>;

/** Everything that the address of the product list says. */
export interface ListState {
  /** The list is the products tab of the search, and its address that of the search. */
  readonly ofSearch?: true;
  readonly catalogId: number | undefined;
  /** New or hot products only. */
  readonly recommend: keyof typeof listProductsFormRecommendNames | undefined;
  readonly keyWord: string;
  readonly inStock: boolean;
  /** Pieces that must be in stock at least. */
  readonly minStock: number | undefined;
  /** What one piece may cost, in dollar cents with at most four decimals. */
  readonly minPrice: number | undefined;
  readonly maxPrice: number | undefined;
  /** The quantity at which prices are shown and compared. */
  readonly quantity: number | undefined;
  /** `price`, `stock`, `productNum` or `column{id}`; without it the order of the shop. */
  readonly sort: string | undefined;
  readonly order: 'asc' | 'desc';
  readonly page: number;
  readonly filters: ColumnFilters;
  /** Products that were picked for comparison. */
  readonly compare: readonly number[];
  /** Filters of the address that cannot be read, as they are in it. */
  readonly unreadable: readonly UnreadableFilter[];
}

/** A filter of the address: its name there, and the values of it that mean nothing. */
export interface UnreadableFilter {
  readonly name: string;
  readonly values: readonly string[];
}

/** The filter value of products that do not state a column. */
export const notStated = 'none';

const columnName = /^column(\d{1,9})$/;
const sortName = /^(price|stock|productNum|column\d{1,9})$/;
const separator = '|';

function cents(text: string | null): number | undefined {
  const value = text && /^\d{1,9}(\.\d{1,4})?$/.test(text) ? Number(text) : Number.NaN;
  return value <= limits.maxPrice.maximum ? value : undefined;
}

function isToken(token: string): boolean {
  return token === notStated || filterFromWire(token).ok;
}

/** The filters on columns in an address, and those that cannot be read. */
export function readFilters(query: URLSearchParams): Pick<ListState, 'filters' | 'unreadable'> {
  const filters: Record<number, readonly string[]> = {};
  const unreadable: UnreadableFilter[] = [];
  for (const [name, text] of query) {
    const id = columnName.exec(name)?.[1];
    if (id === undefined) {
      if (name.startsWith('column')) unreadable.push({ name, values: [text] });
      continue;
    }
    const tokens = [...new Set(text.split(separator))].filter((token) => token !== '');
    const readable = tokens.filter(isToken);
    const values = tokens.length === 0 ? [text] : tokens.filter((token) => !isToken(token));
    if (values.length > 0) unreadable.push({ name, values });
    // A form without scripts sends each value on its own.
    if (readable.length > 0)
      filters[Number(id)] = [...new Set([...(filters[Number(id)] ?? []), ...readable])];
  }
  return { filters, unreadable };
}

/** The names that differ between the address of a list and that of a search, whose `id` is the type of result. */
const names = {
  list: { catalogId: 'id', page: 'pageNum' },
  search: { catalogId: 'catalogId', page: 'page' },
} as const;

function read(search: string, { catalogId, page }: (typeof names)[keyof typeof names]): ListState {
  const query = new URLSearchParams(search);
  const recommend = query.get('recommend');
  // `price desc` is how the select box is sent without scripts.
  const [sort, order = query.get('order')] = (query.get('sort') ?? '').split(' ');
  return {
    catalogId: readWhole(query.get(catalogId), Number.MAX_SAFE_INTEGER),
    recommend:
      recommend === '1'
        ? listProductsFormRecommendValues.newProducts
        : recommend === '3'
          ? listProductsFormRecommendValues.hotProducts
          : undefined,
    keyWord: firstCharacters((query.get('keyWord') ?? '').trim(), limits.keyWord.maxLength),
    inStock: query.get('inStock') === '1',
    minStock: readWhole(query.get('minStock'), limits.minStock.maximum),
    minPrice: cents(query.get('minPrice')),
    maxPrice: cents(query.get('maxPrice')),
    quantity: readWhole(query.get('quantity'), limits.quantity.maximum),
    sort: sort && sortName.test(sort) ? sort : undefined,
    order: order === 'desc' ? 'desc' : 'asc',
    page: readWhole(query.get(page), limits.pageNum.maximum) ?? 1,
    ...readFilters(query),
    compare: readCompared(query.get('compare')),
  };
}

/** Reads the query of the address. What makes no sense counts as absent; unreadable filters are named. */
export function parseListSearch(search: string): ListState {
  return read(search, names.list);
}

/** Reads what the address of a search says about its products. */
export function parseFoundProducts(search: string): ListState {
  return { ...read(search, names.search), recommend: undefined, ofSearch: true };
}

/** The page on which a list is; forms without scripts are sent there. */
export function listPath({ ofSearch }: ListState): string {
  return ofSearch ? paths.search : paths.products;
}

/** Writes the address of a list; what is as it would be anyway is left out, so that one list has one address. */
export function listHref(state: ListState): string {
  const { catalogId, recommend, keyWord, inStock, quantity, sort, order, page, filters, compare } = state;
  const { minStock, minPrice, maxPrice } = state;
  const name = state.ofSearch ? names.search : names.list;
  const entries: [string, string | number | undefined | false][] = [
    ['id', state.ofSearch && SearchType.productSearch],
    [name.catalogId, catalogId],
    ['recommend', recommend],
    ['keyWord', keyWord || undefined],
    ['inStock', inStock && 1],
    ['minStock', minStock],
    ['minPrice', minPrice],
    ['maxPrice', maxPrice],
    ...Object.entries(filters).map(([id, tokens]): [string, string] => [
      `column${id}`,
      tokens.join(separator),
    ]),
    ['quantity', quantity],
    ['sort', sort],
    ['order', sort !== undefined && order === 'desc' && order],
    [name.page, page > 1 && page],
    ['compare', compare.length > 0 && compare.join('.')],
  ];
  const query = new URLSearchParams(
    entries.flatMap(([name, value]): [string, string][] =>
      value === undefined || value === false ? [] : [[name, String(value)]],
    ),
  );
  // Readable in the address bar, and allowed there.
  const text = query
    .toString()
    .replaceAll('%7C', separator)
    .replaceAll('=%3D', '==')
    .replaceAll('|%3D', '|=')
    .replaceAll('%7E', '~');
  return text ? `${listPath(state)}?${text}` : listPath(state);
}
