import { type ShownProduct, shownProduct } from '#domain/catalogue/shown-product.ts';
import { inLanguage, type Language } from '#domain/language.ts';
import type { ProductEntry } from '../entries.ts';
import type { Catalogue, CatalogueColumn } from './catalogue.ts';

/** A product with the given columns, as list, detail and search show it. */
export function productAnswer(
  catalogue: Catalogue,
  entry: ProductEntry,
  shown: {
    readonly columns: readonly CatalogueColumn[];
    readonly language: Language;
    readonly quantity?: number | undefined;
  },
): ShownProduct {
  const { $unitPrice: unitPrice, $tiers: tiers } = entry;
  const { $leadWeeks: leadWeeks, $backorderWeeks: backorderWeeks } = entry;
  const productName = inLanguage(entry.productName, shown.language);
  const productDescribe = inLanguage(entry.productDescribe, shown.language);
  const terms = { unitPrice, tiers, leadWeeks, backorderWeeks };
  return shownProduct(
    { ...entry, ...terms, productName, productDescribe },
    { ...shown, stated: ({ id }) => catalogue.value(entry.$params[id]) },
  );
}

/** A product with the columns of the list. */
export function listedProduct(
  catalogue: Catalogue,
  product: ProductEntry,
  language: Language,
  quantity?: number,
): ShownProduct {
  const columns = catalogue.columnsOf(product.catalogId).filter(({ listType }) => listType);
  return productAnswer(catalogue, product, { columns, language, quantity });
}
