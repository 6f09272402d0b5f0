import { type ShownProduct, shownProduct } from '#domain/catalogue/shown-product.ts';
import type { Language } from '#domain/language.ts';
import type { PriceTier } from '#domain/money/index.ts';
import type { ProductRow } from './product-fields.ts';
import type { Column } from './snapshot.ts';

/** A product in the responses of list, detail and search. */
export type ProductAnswer = ShownProduct;

/** Converts a row to its wire format: prices in cents, the given columns in the given language. */
export function productAnswer(
  row: ProductRow & { id: number },
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
  return shownProduct(product, { columns, language, quantity, stated: ({ id }) => row.params[id] });
}

function tiersOf(row: ProductRow): PriceTier[] {
  const quantities = numbersOf(row.break_qty);
  const prices = numbersOf(row.break_price);
  return quantities.map((num, index) => ({ num, price: prices[index] ?? 0 }));
}

function numbersOf(array: string): number[] {
  return array === '{}' ? [] : array.slice(1, -1).split(',').map(Number);
}
