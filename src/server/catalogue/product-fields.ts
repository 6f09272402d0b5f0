import type { Language } from '#domain/language.ts';
import type { Params } from '#server/db/schema/catalogue.ts';
import type { Parameters } from '../db/statement.ts';
import type { Category } from './snapshot.ts';

/** A product row of list and detail. `id` is null in the row that only carries a total. */
export interface ProductRow extends Record<string, unknown> {
  id: number | null;
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

/** Select list for a ProductRow from product `p`, without the values of some columns: a document or a text is longer than all that a list shows. */
export function productFields(
  language: Language,
  parameters: Parameters,
  without: readonly number[] = [],
): string {
  const zh = parameters.add(language === 'zh_CN', 'boolean');
  const params =
    without.length === 0
      ? 'p.params'
      : `p.params - ${parameters.add(`{${without.join()}}`, 'text[]')} as params`;
  return `p.id, p.category_id, p.mpn, p.brand, p.package,
    case when ${zh} then p.name_zh else p.name_en end as name,
    case when ${zh} then p.description_zh else p.description_en end as description,
    array_to_string(p.images, ',') as images, p.unit_price::float8 as unit_price, p.break_qty::text as break_qty,
    p.break_price::text as break_price, p.stock, p.start_buy, p.order_multiple, p.lead_weeks, p.backorder_weeks, p.custom_integration,
    p.datasheet_url, ${params}`;
}

/**
 * The columns of a category of which no list shows a value. None for several categories: looking for those of all in each product takes
 * the database as long as the driver then saves.
 */
export function columnsLeftOut(category: Category | undefined): readonly number[] {
  return category && category.children.length === 0 ? category.detailOnly : [];
}
