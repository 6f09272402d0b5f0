import type { Language } from '#domain/language.ts';
import type { Params } from '#server/db/schema/catalogue.ts';
import type { Parameters } from '../db/statement.ts';
import type { Category, Snapshot } from './snapshot.ts';

/** A product row of list and detail. */
export interface ProductRow extends Record<string, unknown> {
  id: number;
  category_id: number;
  mpn: string;
  brand: string;
  package: string;
  name: string;
  description: string;
  images: string;
  unit_price: number | null;
  /** Arrays as PostgreSQL text, `{1,100}`: cheaper than parsing them into arrays. */
  break_qty: string;
  break_price: string;
  stock: number;
  start_buy: number;
  order_multiple: number;
  lead_weeks: number | null;
  backorder_weeks: number | null;
  custom_integration: number;
  datasheet_url: string | null;
  params: Params;
}

/** Whether all values of a product are read, or those of its parameters, which are what most lists show and much shorter. */
export type ReadValues = 'all' | 'parameters';

/** The values of the parameters of product `p`. A row that was stored before there was a copy of them has them among all. */
export const parameterValues = 'coalesce(p.listed_params, p.params)';

/** Select list for a ProductRow from product `p`. */
export function productFields(language: Language, parameters: Parameters, values: ReadValues): string {
  const zh = parameters.add(language === 'zh_CN', 'boolean');
  return `p.id, p.category_id, p.mpn, p.brand, p.package,
    case when ${zh} then p.name_zh else p.name_en end as name,
    case when ${zh} then p.description_zh else p.description_en end as description,
    array_to_string(p.images, ',') as images, p.unit_price::float8 as unit_price, p.break_qty::text as break_qty,
    p.break_price::text as break_price, p.stock, p.start_buy, p.order_multiple, p.lead_weeks, p.backorder_weeks, p.custom_integration,
    p.datasheet_url, ${values === 'all' ? 'p.params' : `${parameterValues} as params`}`;
}

/** What a list of the products of a category reads, or of the whole shop. */
export function listedValues(snapshot: Snapshot, category: Category | undefined): ReadValues {
  return (category ? [category] : snapshot.roots).some(({ listsDetails }) => listsDetails)
    ? 'all'
    : 'parameters';
}
