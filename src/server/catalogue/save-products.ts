import type { Params } from '#server/db/schema/catalogue.ts';
import { type Queryable, rows } from '../db/queryable.ts';
import { searchedBrandNames } from './brand-aliases.ts';
import { type ComputedFields, computedFields } from './computed-fields.ts';
import { deleteSlots, type SlotPlace } from './delete-slots.ts';
import { withoutDuplicates, writeSlots } from './project-products.ts';
import { readProjectedCategories } from './projected-columns.ts';

/** A product to store; prices in millionths of a US dollar. */
export interface ProductInput {
  categoryId: number;
  supplier: string;
  supplierNo: string;
  mpn: string;
  brand: string;
  package: string;
  nameZh: string;
  nameEn: string;
  descriptionZh: string;
  descriptionEn: string;
  images: string[];
  datasheetUrl: string | null;
  /** Null when the price is quoted on request. */
  unitPrice: number | null;
  breakQty: number[];
  breakPrice: number[];
  stock: number;
  startBuy: number;
  orderMultiple: number;
  /** Absent where the supplier does not say. */
  leadWeeks?: number;
  /** The same where the supplier accepts orders for what is not in stock. */
  backorderWeeks?: number;
  goodsLoop: string[];
  customIntegration: number;
  isNew: boolean;
  isHot: boolean;
  withdrawn: boolean;
  params: Params;
  importRunId: number | null;
}

export interface SavedProduct {
  id: number;
  supplier: string;
  supplierNo: string;
  inserted: boolean;
}

/** What an import gives of a product, with the name of its column. */
export const productColumns: readonly (readonly [keyof ProductInput, string])[] = [
  ['categoryId', 'category_id'],
  ['supplier', 'supplier'],
  ['supplierNo', 'supplier_no'],
  ['mpn', 'mpn'],
  ['brand', 'brand'],
  ['package', 'package'],
  ['nameZh', 'name_zh'],
  ['nameEn', 'name_en'],
  ['descriptionZh', 'description_zh'],
  ['descriptionEn', 'description_en'],
  ['images', 'images'],
  ['datasheetUrl', 'datasheet_url'],
  ['unitPrice', 'unit_price'],
  ['breakQty', 'break_qty'],
  ['breakPrice', 'break_price'],
  ['stock', 'stock'],
  ['startBuy', 'start_buy'],
  ['orderMultiple', 'order_multiple'],
  ['leadWeeks', 'lead_weeks'],
  ['backorderWeeks', 'backorder_weeks'],
  ['goodsLoop', 'goods_loop'],
  ['customIntegration', 'custom_integration'],
  ['isNew', 'is_new'],
  ['isHot', 'is_hot'],
  ['withdrawn', 'withdrawn'],
  ['params', 'params'],
  ['importRunId', 'import_run_id'],
];

const computed: readonly (keyof ComputedFields | 'slot_category_id')[] = [
  'mpn_key',
  'tokens',
  'listed_params',
  'slot_category_id',
];
const names = [...productColumns.map(([, name]) => name), ...computed];
const upsert = `insert into product (${names.join(', ')})
  select ${names.map((name) => `w.${name}`).join(', ')} from json_populate_recordset(null::product, $1::json) w
  on conflict (supplier, supplier_no) do update set
  ${names.map((name) => `${name} = excluded.${name}`).join(', ')}, updated_at = now()
  returning id, supplier, supplier_no as "supplierNo", xmax = 0 as inserted`;

// A trigger takes them from a product of which only other values have changed.
const listedAgain = `update product p set listed_params = w.listed_params
  from json_to_recordset($1::json) w (id int, listed_params jsonb) where p.id = w.id and p.listed_params is null`;

// Read before the rows are replaced, because afterwards the old partition is unknown.
const slotsLeft = `select p.id as "productId", p.slot_category_id as "categoryId" from product p
  join unnest($1::text[], $2::text[], $3::int[]) w (supplier, supplier_no, slot_category_id)
  on p.supplier = w.supplier and p.supplier_no = w.supplier_no
  where p.slot_category_id is distinct from w.slot_category_id for no key update of p`;

/**
 * Inserts or replaces products by supplier and supplier number, with everything that lists, facets and search read. Intended
 * for batches of 500 to 2,000 in the caller's transaction; of two rows with one number the last wins. Throws when a category or
 * column does not exist.
 */
export async function saveProducts(db: Queryable, inputs: ProductInput[]): Promise<SavedProduct[]> {
  const byNumber = new Map(inputs.map((input) => [supplierKey(input), input]));
  const batch = [...byNumber.values()];
  if (batch.length === 0) return [];
  const categories = await readProjectedCategories(
    db,
    withoutDuplicates(batch.map((input) => input.categoryId)),
  );
  const brands = await searchedBrandNames(
    db,
    batch.map((input) => input.brand),
  );
  const fields = new Map(
    batch.map((input) => {
      const category = categories.get(input.categoryId);
      if (!category) throw new Error(`category ${input.categoryId} does not exist`);
      return [input, computedFields(input, category, brands.get(input.brand) ?? input.brand)];
    }),
  );
  const records = [...fields].map(([input, own]) => record(input, own));
  await deleteSlots(
    db,
    await rows<SlotPlace>(db, slotsLeft, [
      batch.map((input) => input.supplier),
      batch.map((input) => input.supplierNo),
      batch.map(slotCategory),
    ]),
  );
  const saved = await rows<SavedProduct>(db, upsert, [JSON.stringify(records)], 'catalogue-save-products');
  const sources = saved.flatMap((row) => {
    const input = byNumber.get(supplierKey(row));
    return input ? [{ id: row.id, ...input }] : [];
  });
  const replaced = saved.filter(({ inserted }) => !inserted);
  const listed = replaced.flatMap((row) => {
    const input = byNumber.get(supplierKey(row));
    const listed_params = input && fields.get(input)?.listed_params;
    return listed_params ? [{ id: row.id, listed_params }] : [];
  });
  if (listed.length > 0) await rows(db, listedAgain, [JSON.stringify(listed)]);
  await writeSlots(db, sources, (categoryId) => categories.get(categoryId)?.columns ?? []);
  return saved;
}

function supplierKey(row: { supplier: string; supplierNo: string }): string {
  return `${row.supplier}\n${row.supplierNo}`;
}

function slotCategory(input: ProductInput): number | null {
  return input.withdrawn ? null : input.categoryId;
}

function record(input: ProductInput, fields: ComputedFields): Record<string, unknown> {
  const given = Object.fromEntries(productColumns.map(([field, name]) => [name, input[field]]));
  return { ...given, ...fields, slot_category_id: slotCategory(input) };
}
