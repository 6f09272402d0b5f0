import type { Language } from '#domain/language.ts';
import { priceAt } from '#domain/money/index.ts';
import { mpnKey } from '#domain/search/tokens.ts';
import type { ProductEntry } from '../entries.ts';
import type { Catalogue, CatalogueColumn } from './catalogue.ts';
import { statedNumberOf, textIdOf } from './conditions.ts';

type Key = string | number | undefined;
type KeyOf = (product: ProductEntry) => Key;

/** Sorts by a key; empty keys are last in both directions, equal ones by id. */
export function sortBy(products: readonly ProductEntry[], keyOf: KeyOf, descending: boolean): ProductEntry[] {
  const keyed = products.map((product) => ({ product, key: keyOf(product) }));
  keyed.sort((a, b) => {
    if (a.key === b.key) return a.product.productId - b.product.productId;
    if (a.key === undefined || b.key === undefined) return a.key === undefined ? 1 : -1;
    return (a.key < b.key ? -1 : 1) * (descending ? -1 : 1);
  });
  return keyed.map(({ product }) => product);
}

/** The sort key of a column: a number, or a text in the language of the request. */
export function columnKey(catalogue: Catalogue, column: CatalogueColumn, language: Language): KeyOf {
  if (column.kind === 'number') return (product) => statedNumberOf(catalogue, product, column)?.low;
  return (product) => {
    const id = textIdOf(catalogue, product, column);
    const text = id === undefined ? undefined : catalogue.text(id);
    return language === 'zh_CN' ? text?.zh : text?.en.toLowerCase();
  };
}

export const fixedKeys = {
  stock: (product: ProductEntry) => product.stock,
  productNum: (product: ProductEntry) => mpnKey(product.productNum),
  price: (product: ProductEntry) => product.$unitPrice,
};

export function priceKey(quantity: number): KeyOf {
  return (product) => priceAt(quantity, product.$unitPrice, product.$tiers);
}

/** Takes turns between the categories. */
export function spread(products: readonly ProductEntry[]): ProductEntry[] {
  const seen = new Map<number, number>();
  const places = new Map(
    products.map((product) => {
      const place = seen.get(product.catalogId) ?? 0;
      seen.set(product.catalogId, place + 1);
      return [product.productId, place];
    }),
  );
  return sortBy(products, ({ productId }) => places.get(productId), false);
}
