import { type ShownProduct, shownProduct } from '#domain/catalogue/shown-product.ts';
import { returnedColumns } from '#domain/catalogue/table-parameters.ts';
import { inLanguage, type Language } from '#domain/language.ts';
import type { KeywordTerm } from '#domain/search/keyword.ts';
import { productFits } from '#domain/search/why-found.ts';
import type { ProductEntry } from '../entries.ts';
import { textsIn } from '../show.ts';
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
    { ...shown, statedValue: ({ id }) => catalogue.value(entry.$params[id]) },
  );
}

interface ListedIn {
  readonly language: Language;
  readonly quantity?: number | undefined;
  /** Ids of columns that are returned besides those of the list. */
  readonly moreColumns?: string | undefined;
  /** What was searched for. */
  readonly terms?: readonly KeywordTerm[];
}

/** A product with the columns of the list, and with what fits the words. */
export function listedProduct(
  catalogue: Catalogue,
  product: ProductEntry,
  { language, quantity, moreColumns, terms = [] }: ListedIn,
): ShownProduct {
  const all = catalogue.columnsOf(product.catalogId);
  const columns = returnedColumns(all, moreColumns);
  const answer = productAnswer(catalogue, product, { columns, language, quantity });
  const part = {
    columns: all,
    nameOf: ({ name }: CatalogueColumn) => name,
    statedValue: ({ id }: CatalogueColumn) => catalogue.value(product.$params[id]),
    category: textsIn(catalogue.categories.get(product.catalogId)?.name ?? '').join(' '),
  };
  return { ...answer, ...productFits(part, terms, language) };
}
