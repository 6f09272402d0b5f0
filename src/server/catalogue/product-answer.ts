import { datasheetOf } from '#domain/catalogue/datasheet.ts';
import { wirePrice } from '#domain/catalogue/wire-price.ts';
import type { Language } from '#domain/language.ts';
import { microsToCents, type PriceTier, priceAt } from '#domain/money/index.ts';
import { packageText, tidyValues } from '#domain/part-texts/index.ts';
import { statedText } from '#domain/part-values/index.ts';
import type { priceOnRequestNames } from '#generated/enums.ts';
import type { ParamValue } from '#server/db/schema/catalogue.ts';
import { isNumberValue, isTextValue } from './param-values.ts';
import type { ProductRow } from './product-fields.ts';
import type { Column } from './snapshot.ts';

/** A product in the responses of list, detail and search. */
export interface ProductAnswer {
  productId: number;
  productName: string;
  productNum: string;
  productDescribe: string;
  productImg: string;
  goodsLoop?: string;
  unitPrice?: number;
  priceOnRequest: keyof typeof priceOnRequestNames;
  priceIndex?: string;
  quantityPrice?: number;
  startBuy: number;
  orderMultiple: number;
  leadWeeks?: number;
  backorderWeeks?: number;
  stock: number;
  customIntegration: number;
  catalogId: number;
  catalogPath?: { catalogId: number; catalogName: string }[];
  brand?: string;
  packageName?: string;
  datasheetUrl?: string;
  createTime?: string;
  [column: `column${number}`]: string;
}

/** Converts a row to its wire format: prices in cents, the given columns in the given language. */
export function productAnswer(
  row: ProductRow & { id: number },
  columns: Column[],
  language: Language,
  quantity?: number,
): ProductAnswer {
  const tiers = tiersOf(row);
  const answer: ProductAnswer = {
    productId: row.id,
    productName: tidyValues(row.name, language),
    productNum: row.mpn,
    productDescribe: tidyValues(row.description, language),
    productImg: row.images,
    ...wirePrice(row.unit_price),
    startBuy: row.start_buy,
    orderMultiple: row.order_multiple,
    stock: row.stock,
    customIntegration: row.custom_integration,
    catalogId: row.category_id,
  };
  if (tiers.length > 0) answer.priceIndex = JSON.stringify(tiers);
  const { unitPrice } = answer;
  if (quantity !== undefined && unitPrice !== undefined)
    answer.quantityPrice = priceAt(quantity, unitPrice, tiers);
  if (row.lead_weeks !== null) answer.leadWeeks = row.lead_weeks;
  if (row.backorder_weeks !== null) answer.backorderWeeks = row.backorder_weeks;
  if (row.brand !== '') answer.brand = row.brand;
  if (row.package !== '') answer.packageName = packageText(row.package, language);
  const datasheetUrl = datasheetOf(row.datasheet_url);
  if (datasheetUrl !== undefined) answer.datasheetUrl = datasheetUrl;
  for (const column of columns) {
    const value = row.params[column.id];
    if (value !== undefined) answer[column.field] = valueText(column, value, language);
  }
  return answer;
}

function tiersOf(row: ProductRow): PriceTier[] {
  const quantities = numbersOf(row.break_qty);
  const prices = numbersOf(row.break_price);
  return quantities.map((num, index) => ({ num, price: microsToCents(prices[index] ?? 0) }));
}

function numbersOf(array: string): number[] {
  return array === '{}' ? [] : array.slice(1, -1).split(',').map(Number);
}

/** Text of a value. */
function valueText(column: Column, value: ParamValue, language: Language): string {
  const key = language === 'zh_CN' ? 'zh' : 'en';
  if (Array.isArray(value)) return value.join(',');
  if (isNumberValue(value)) return statedText(value, column.unit, language);
  return isTextValue(value) ? value[key] : JSON.stringify(value[key]);
}
