import type { CatalogueView, ConditionProduct } from '#domain/catalogue/conditions.ts';
import type { SortedProduct } from '#domain/catalogue/list-sort.ts';
import { isNumberValue } from '#domain/catalogue/param-values.ts';
import { type StatedSpan, spanOf } from '#domain/part-values/index.ts';
import { fittingTier, isFoundBy } from '#domain/search/search-rank.ts';
import { mpnKey } from '#domain/search/tokens.ts';
import type { ProductEntry } from '../entries.ts';
import { isBilingual } from '../show.ts';
import type { Catalogue, CatalogueCategory, CatalogueColumn } from './catalogue.ts';
import { indexedProduct, isCalledBy } from './keyword-terms.ts';

/** The range of a product's number in a column. */
export function statedNumberOf(
  catalogue: Catalogue,
  product: ProductEntry,
  column: CatalogueColumn,
): StatedSpan | undefined {
  const stated = catalogue.value(product.$params[column.id]);
  return isNumberValue(stated) ? spanOf(stated, catalogue.keepsRanges(column)) : undefined;
}

/** The id of a product's text in a column. */
export function textIdOf(
  catalogue: Catalogue,
  product: ProductEntry,
  column: CatalogueColumn,
): number | undefined {
  const value = catalogue.value(product.$params[column.id]);
  return isBilingual(value) ? catalogue.textId(column.id, value) : undefined;
}

/** The catalogue as conditions and sort orders of a request refer to it. */
export function viewOf(catalogue: Catalogue): CatalogueView<CatalogueCategory, CatalogueColumn> {
  return {
    category: (id) => catalogue.categories.get(id),
    filterColumn: (category, id) =>
      catalogue.columnsOf(category.id).find((column) => column.id === id && column.filters),
    hasRanges: (column) => catalogue.hasRanges(column),
  };
}

export interface CatalogueProduct
  extends ConditionProduct<CatalogueCategory, CatalogueColumn>,
    SortedProduct<CatalogueColumn> {
  readonly entry: ProductEntry;
}

/** A product as conditions and sort orders ask about it. */
export function productIn(catalogue: Catalogue, entry: ProductEntry): CatalogueProduct {
  return {
    entry,
    productId: entry.productId,
    categoryId: entry.catalogId,
    partKey: mpnKey(entry.productNum),
    stock: entry.stock,
    unitPrice: entry.$unitPrice,
    tiers: entry.$tiers,
    withdrawn: entry.$withdrawn,
    isNew: entry.$new,
    isHot: entry.$hot,
    isWithin: ({ id }) => catalogue.isWithin(entry.catalogId, id),
    hasTerms: (terms) => isFoundBy(indexedProduct(catalogue, entry), terms),
    isCalled: (terms) => isCalledBy(catalogue, entry, terms),
    fittingTier: (terms) => fittingTier(indexedProduct(catalogue, entry), terms),
    span: (column) => statedNumberOf(catalogue, entry, column),
    textId: (column) => textIdOf(catalogue, entry, column),
    statedValue(column, language) {
      if (column.kind === 'number') return statedNumberOf(catalogue, entry, column)?.low;
      const id = textIdOf(catalogue, entry, column);
      const text = id === undefined ? undefined : catalogue.text(id);
      return language === 'zh_CN' ? text?.zh : text?.en.toLowerCase();
    },
  };
}
