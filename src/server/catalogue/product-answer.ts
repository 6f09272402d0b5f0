import { type ShownProduct, shownProduct } from '#domain/catalogue/shown-product.ts';
import { returnedColumns } from '#domain/catalogue/table-parameters.ts';
import type { Language } from '#domain/language.ts';
import type { PriceTier } from '#domain/money/index.ts';
import type { KeywordTerm } from '#domain/search/keyword.ts';
import { productFits } from '#domain/search/why-found.ts';
import type { ProductRow } from './product-fields.ts';
import type { Category, Column, Snapshot } from './snapshot.ts';

/** Where a product was found. */
export interface FoundIn {
  readonly terms: readonly KeywordTerm[];
  readonly language: Language;
  readonly quantity?: number | undefined;
  /** Ids of columns that are returned besides those of the list. */
  readonly moreColumns?: string | undefined;
}

/** A product in the responses of list, detail and search. */
export type ProductAnswer = ShownProduct;

/** What a search shows of a product: in a list also why it fits values that it does not state. */
function foundProduct(
  row: ProductRow,
  category: Category | undefined,
  { terms, language, quantity, moreColumns }: FoundIn,
): ProductAnswer {
  const listed = category && moreColumns ? returnedColumns(category.columns, moreColumns) : category?.listed;
  const answer = productAnswer(row, listed ?? [], language, quantity);
  if (!category) return answer;
  const part = {
    columns: category.columns,
    nameOf: (column: Column) => column,
    statedValue: ({ id }: Column) => row.params[id],
    category: `${category.zh} ${category.en}`,
  };
  return { ...answer, ...productFits(part, terms, language) };
}

/** What a list or search shows of the products that it found. */
export function foundProducts(
  snapshot: Snapshot,
  found: readonly ProductRow[],
  foundIn: FoundIn,
): ProductAnswer[] {
  return found.map((row) => foundProduct(row, snapshot.categories.get(row.category_id), foundIn));
}

/** Converts a row to its wire format: prices in cents, the given columns in the given language. */
export function productAnswer(
  row: ProductRow,
  columns: readonly Column[],
  language: Language,
  quantity?: number,
): ProductAnswer {
  const product = {
    productId: row.id,
    catalogId: row.category_id,
    productNum: row.mpn,
    brand: row.brand,
    packageName: row.package,
    productName: row.name,
    productDescribe: row.description,
    productImg: row.images,
    datasheetUrl: row.datasheet_url,
    unitPrice: row.unit_price,
    tiers: tiersOf(row),
    startBuy: row.start_buy,
    orderMultiple: row.order_multiple,
    stock: row.stock,
    leadWeeks: row.lead_weeks,
    backorderWeeks: row.backorder_weeks,
    customIntegration: row.custom_integration,
  };
  return shownProduct(product, { columns, language, quantity, statedValue: ({ id }) => row.params[id] });
}

function tiersOf(row: ProductRow): PriceTier[] {
  const quantities = numbersOf(row.break_qty);
  const prices = numbersOf(row.break_price);
  return quantities.map((num, index) => ({ num, price: prices[index] ?? 0 }));
}

function numbersOf(array: string): number[] {
  return array === '{}' ? [] : array.slice(1, -1).split(',').map(Number);
}
