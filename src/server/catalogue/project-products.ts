import { isNumberValue, isTextValue } from '#domain/catalogue/param-values.ts';
import { spanOf } from '#domain/part-values/index.ts';
import type { NumberValue, Params } from '#server/db/schema/catalogue.ts';
import { type Queryable, rows } from '../db/queryable.ts';
import { searchedBrandNames } from './brand-aliases.ts';
import { computedFields, computedRecord, isComputedAnew, setComputed } from './computed-fields.ts';
import { deleteSlots, type SlotPlace } from './delete-slots.ts';
import { type ColumnText, dictionaryKey, resolveTexts } from './dictionary.ts';
import { ensurePartitions } from './partitions.ts';
import type { TokenSource } from './product-tokens.ts';
import {
  type ProjectedCategory,
  type ProjectedColumn,
  readProjectedCategories,
} from './projected-columns.ts';
import { allSlots, slotName } from './slot-names.ts';

/**
 * Rules for a row of product_slot: the partition is the product's category; each
 * column of the category with a slot stores its value there (a number column `n`, a range also `h` in `slotHigh`, a text column
 * the id of its value in text_value). Values that are not stated are null. Withdrawn products have no row.
 */
export interface SlotSource {
  id: number;
  categoryId: number;
  withdrawn: boolean;
  params: Params;
}

const productQuery = `select id, category_id as "categoryId", withdrawn, params, mpn, brand, package,
  name_zh as "nameZh", name_en as "nameEn", description_zh as "descriptionZh", description_en as "descriptionEn"
  from product where id = any($1::int[]) order by id for no key update`;

const slotsLeft = `select id as "productId", slot_category_id as "categoryId" from product where id = any($1::int[])
  and slot_category_id is distinct from (case when withdrawn then null else category_id end)`;
const slotCategory = `update product set slot_category_id = case when withdrawn then null else category_id end
  where id = any($1::int[])
  and slot_category_id is distinct from (case when withdrawn then null else category_id end)`;

const computedUpdate = `update product p set ${setComputed}
  from json_to_recordset($1::json) w (id int, ${computedRecord}) where p.id = w.id and ${isComputedAnew}`;

/** A category that is gone. */
const nameless: ProjectedCategory = { columns: [], names: '', above: '' };

/** Rebuilds slots, dictionary entries, tokens and listed values of products. Call it in the transaction that changed them. */
export async function projectProducts(db: Queryable, productIds: number[]): Promise<void> {
  if (productIds.length === 0) return;
  const products = await rows<SlotSource & TokenSource>(db, productQuery, [productIds]);
  const categories = await readProjectedCategories(
    db,
    withoutDuplicates(products.map((row) => row.categoryId)),
  );
  const brands = await searchedBrandNames(
    db,
    products.map((source) => source.brand),
  );
  const found = products.map((source) => {
    const category = categories.get(source.categoryId) ?? nameless;
    const brand = brands.get(source.brand) ?? source.brand;
    return { id: source.id, ...computedFields(source, category, brand) };
  });
  await rows(db, computedUpdate, [JSON.stringify(found)]);
  await deleteSlots(db, await rows<SlotPlace>(db, slotsLeft, [productIds]));
  await rows(db, slotCategory, [productIds]);
  await writeSlots(db, products, (categoryId) => categories.get(categoryId)?.columns ?? []);
}

const slotColumns = allSlots.join(', ');
const slotUpsert = `insert into product_slot (category_id, product_id, ${slotColumns})
  select p.category_id, p.id, ${allSlots.map((slot) => `w.${slot}`).join(', ')}
  from json_populate_recordset(null::product_slot, $1::json) w join product p on p.id = w.product_id
  order by p.category_id, p.id
  on conflict (category_id, product_id) do update set ${allSlots.map((slot) => `${slot} = excluded.${slot}`).join(', ')}`;

/** Writes the slots of products that are stored and whose old slots are deleted. */
export async function writeSlots(
  db: Queryable,
  products: SlotSource[],
  columnsOf: (categoryId: number) => ProjectedColumn[],
): Promise<void> {
  const listed = products.filter((source) => !source.withdrawn);
  if (listed.length === 0) return;
  await ensurePartitions(db, withoutDuplicates(listed.map((source) => source.categoryId)));
  const ids = await resolveTexts(
    db,
    listed.flatMap((source) => textsOf(source, columnsOf(source.categoryId))),
  );
  const slots = listed.map((source) => slotRow(source, columnsOf(source.categoryId), ids));
  // Without a name it is planned each time: a plan from when the catalogue was nearly empty would read all products for each batch.
  await rows(db, slotUpsert, [JSON.stringify(slots, infinityAsText)]);
}

function textsOf(source: SlotSource, columns: ProjectedColumn[]): ColumnText[] {
  const texts: ColumnText[] = [];
  for (const column of columns) {
    const value = source.params[column.id];
    if (column.kind !== 'text' || !column.slot || !isTextValue(value)) continue;
    texts.push({ columnId: column.id, ...value });
  }
  return texts;
}

function slotRow(
  source: SlotSource,
  columns: ProjectedColumn[],
  ids: Map<string, number>,
): Record<string, number> {
  const row: Record<string, number> = { product_id: source.id };
  for (const column of columns) {
    const value = source.params[column.id];
    if (!column.slot) continue;
    if (isTextValue(value)) {
      const id = ids.get(dictionaryKey({ columnId: column.id, ...value }));
      if (id !== undefined) row[slotName(column.slot)] = id;
    } else if (isNumberValue(value)) {
      putNumber(row, column, value);
    }
  }
  return row;
}

function putNumber(row: Record<string, number>, column: ProjectedColumn, value: NumberValue): void {
  const span = spanOf(value, column.slotHigh !== null);
  if (!span || !column.slot) return;
  row[slotName(column.slot)] = span.low;
  if (column.slotHigh) row[slotName(column.slotHigh)] = span.high;
}

/** JSON has no infinity; PostgreSQL parses the word. */
function infinityAsText(_: string, value: unknown): unknown {
  return value === Number.POSITIVE_INFINITY || value === Number.NEGATIVE_INFINITY ? String(value) : value;
}

/** The values without duplicates. */
export function withoutDuplicates(values: number[]): number[] {
  return [...new Set(values)];
}
