import type { Language } from '../language.ts';
import type { PriceTier } from '../money/index.ts';
import { type ListMatch, listMatch, listRank, type RankedProduct } from '../search/search-rank.ts';
import {
  type CatalogueView,
  type Conditions,
  findColumn,
  priceForSorting,
  type Read,
  refuseField,
} from './conditions.ts';

export type SortKey<Column> =
  | { readonly by: 'shop' }
  /** Latest first, in both directions. */
  | { readonly by: 'newest' }
  /** One product per category, then a second one per category, and so on. */
  | { readonly by: 'spread' }
  /** Best match first, in both directions. */
  | { readonly by: 'match'; readonly match: ListMatch }
  | { readonly by: 'price'; readonly quantity: number | undefined }
  | { readonly by: 'stock' }
  | { readonly by: 'productNum' }
  | { readonly by: 'column'; readonly column: Column };

export type Sort<Column> = SortKey<Column> & { readonly descending: boolean };

export interface SortRequest {
  readonly sort?: string;
  readonly order: 'asc' | 'desc';
  readonly quantity?: number;
}

function usualOrder({ recommend, terms }: Conditions<unknown, unknown>): SortKey<never> {
  if (recommend === 'new') return { by: 'newest' };
  if (recommend === 'hot') return { by: 'spread' };
  return terms.length > 0 ? { by: 'match', match: listMatch(terms) } : { by: 'shop' };
}

/** Reads the order of a list; refuses a column that lists cannot be sorted by. */
export function readSort<Category, Column>(
  view: CatalogueView<Category, Column>,
  conditions: Conditions<Category, Column>,
  { sort, order, quantity }: SortRequest,
): Read<Sort<Column>> {
  const descending = order === 'desc';
  if (sort === undefined) {
    const usual = usualOrder(conditions);
    return { ok: true, value: { ...usual, descending: usual.by !== 'match' && descending } };
  }
  if (sort === 'price') return { ok: true, value: { by: 'price', quantity, descending } };
  if (sort === 'stock' || sort === 'productNum') return { ok: true, value: { by: sort, descending } };
  const column = findColumn(view, conditions.category, sort);
  return column ? { ok: true, value: { by: 'column', column, descending } } : refuseField('sort', 'column');
}

/** What sorting asks about a product. */
export interface SortedProduct<Column> extends RankedProduct {
  readonly productId: number;
  readonly categoryId: number;
  readonly stock: number;
  /** As `mpnKey` writes it. */
  readonly partKey: string;
  /** Micros of a US dollar, as those of the tiers; undefined without a price. */
  readonly unitPrice: number | undefined;
  readonly tiers: readonly PriceTier[];
  /** Lower end of the number or, in lower case for English, the text stated in a column. */
  statedValue(column: Column, language: Language): number | string | undefined;
}

type Key = string | number | undefined;

/** Index of each product among those of its category. */
function rounds(products: readonly SortedProduct<never>[]): Map<number, number> {
  const seen = new Map<number, number>();
  const byId = products.toSorted((a, b) => a.productId - b.productId);
  return new Map(
    byId.map(({ productId, categoryId }) => {
      const round = seen.get(categoryId) ?? 0;
      seen.set(categoryId, round + 1);
      return [productId, round];
    }),
  );
}

function keyOf<Column>(
  sort: Sort<Column>,
  language: Language,
  products: readonly SortedProduct<Column>[],
): (product: SortedProduct<Column>) => Key {
  switch (sort.by) {
    case 'shop':
    case 'newest':
      return ({ productId }) => productId;
    case 'spread': {
      const round = rounds(products);
      return ({ productId }) => round.get(productId);
    }
    case 'match':
      return (product) => listRank(sort.match, product);
    case 'price':
      return (product) => priceForSorting(product, sort.quantity);
    case 'stock':
      return ({ stock }) => stock;
    case 'productNum':
      return ({ partKey }) => partKey;
    case 'column':
      return (product) => product.statedValue(sort.column, language);
  }
}

/**
 * Compares products in the order of a list; the SQL of the server (`sortOf`) says the same. Missing values are last in both
 * directions, and equal ones in the order of ids, so that pages never overlap.
 */
export function sortProducts<Column, Product extends SortedProduct<Column>>(
  products: readonly Product[],
  sort: Sort<Column>,
  language: Language,
): Product[] {
  const key = keyOf(sort, language, products);
  const direction = sort.by === 'newest' || sort.descending ? -1 : 1;
  const keyed = products.map((product) => ({ product, key: key(product), id: product.productId }));
  keyed.sort((a, b) => {
    if (a.key === b.key) return a.id - b.id;
    if (a.key === undefined || b.key === undefined) return a.key === undefined ? 1 : -1;
    return (a.key < b.key ? -1 : 1) * direction;
  });
  return keyed.map(({ product }) => product);
}
