import { brandNames } from '#domain/brands/index.ts';
import { isNumberValue } from '#domain/catalogue/param-values.ts';
import { findFitting } from '#domain/glossary/index.ts';
import type { KeywordTerm } from '#domain/search/keyword.ts';
import { type IndexedProduct, matchesTerm } from '#domain/search/matching.ts';
import { productTokens } from '#domain/search/product-tokens.ts';
import { mpnKey } from '#domain/search/tokens.ts';
import { columnColumnTypeValues } from '#generated/enums.ts';
import type { ProductEntry } from '../entries.ts';
import { textsIn } from '../show.ts';
import type { Catalogue } from './catalogue.ts';

const known = new WeakMap<Catalogue, Map<number, IndexedProduct>>();

/** A product as a search sees it. */
export function indexedProduct(catalogue: Catalogue, product: ProductEntry): IndexedProduct {
  const all = known.get(catalogue) ?? new Map<number, IndexedProduct>();
  known.set(catalogue, all);
  const made = all.get(product.productId) ?? readProduct(catalogue, product);
  all.set(product.productId, made);
  return made;
}

function readProduct(catalogue: Catalogue, product: ProductEntry): IndexedProduct {
  const columns = catalogue
    .columnsOf(product.catalogId)
    .filter(({ columnType }) => columnType === columnColumnTypeValues.parameterColumn);
  const values = columns.flatMap((column) => {
    const value = catalogue.value(product.$params[column.id]);
    return value === undefined ? [] : [{ column, value }];
  });
  const { productNum: mpn, brand, packageName, productName, productDescribe } = product;
  const path = catalogue.path(product.catalogId).toReversed();
  const [own = [], ...above] = path.map(({ name }) => textsIn(name));
  const names = [...[mpn, brand, packageName, productName].flatMap(textsIn), ...own];
  const numbers = values.flatMap(({ column: { key, kind, unit }, value }) =>
    kind === 'number' && isNumberValue(value)
      ? [{ value, unit, fitting: findFitting(key, own.join(' ')) }]
      : [],
  );
  const stated = values.flatMap(({ column, value }) => (column.kind === 'text' ? textsIn(value) : []));
  const texts = [...brandNames(brand), ...textsIn(productDescribe), ...above.flat(), ...stated];
  return { key: mpnKey(mpn), tokens: new Set(productTokens({ mpn, names, texts, numbers })) };
}

/** Whether a product is called by every word of a search. */
export function isCalledBy(
  catalogue: Catalogue,
  product: ProductEntry,
  terms: readonly KeywordTerm[],
): boolean {
  const indexed = indexedProduct(catalogue, product);
  return terms.every((term) => matchesTerm(indexed, term, 'called'));
}
