import { isKeyOf } from '#domain/own-value.ts';
import { type Queryable, rows } from '#server/db/queryable.ts';
import type { ColumnPlan } from './derive-columns.ts';

export type PlacedColumn = ColumnPlan & { id: number };

const read = `select id, category_id as "categoryId", key, name_zh as "nameZh", name_en as "nameEn", kind,
  column_type as "columnType", screen, list_type as "listType", unit, slot, slot_high as "slotHigh", sort
  from column_def where category_id = any($1::int[]) order by category_id, sort, id`;

const fields = 'key, name_zh, name_en, kind, column_type, screen, list_type, unit, slot, slot_high, sort';
const upsert = `insert into column_def (category_id, ${fields})
  select $1, ${fields} from json_populate_recordset(null::column_def, $2::json)
  on conflict (category_id, key) do update set name_zh = excluded.name_zh, name_en = excluded.name_en,
  screen = excluded.screen, list_type = excluded.list_type, slot_high = excluded.slot_high, sort = excluded.sort
  returning id, key`;

/** The columns that categories have so far, by category id. */
export async function readColumns(
  db: Queryable,
  categoryIds: readonly number[],
): Promise<Map<number, PlacedColumn[]>> {
  const found = await rows<PlacedColumn & { categoryId: number }>(db, read, [categoryIds]);
  const columns = new Map<number, PlacedColumn[]>(categoryIds.map((id) => [id, []]));
  for (const { categoryId, ...column } of found) columns.get(categoryId)?.push(column);
  return columns;
}

/** Writes the columns of a category that are new or differ. Returns all of them with their ids. */
export async function placeColumns(
  db: Queryable,
  categoryId: number,
  existing: readonly PlacedColumn[],
  planned: readonly ColumnPlan[],
): Promise<PlacedColumn[]> {
  const known = new Map(existing.map((column) => [column.key, column]));
  const changed = planned.filter((column) => differs(known.get(column.key), column));
  if (changed.length === 0)
    return planned.map((column) => ({ ...column, id: known.get(column.key)?.id ?? 0 }));
  const records = changed.map(
    ({ key, nameZh, nameEn, kind, columnType, screen, listType, unit, slot, slotHigh, sort }) => ({
      key,
      name_zh: nameZh,
      name_en: nameEn,
      kind,
      column_type: columnType,
      screen,
      list_type: listType,
      unit,
      slot,
      slot_high: slotHigh,
      sort,
    }),
  );
  const written = await rows<{ id: number; key: string }>(db, upsert, [categoryId, JSON.stringify(records)]);
  const ids = new Map([...existing, ...written].map((column) => [column.key, column.id]));
  return planned.map((column) => ({ ...column, id: ids.get(column.key) ?? 0 }));
}

function differs(known: PlacedColumn | undefined, planned: ColumnPlan): boolean {
  return (
    !known ||
    Object.entries(planned).some(([field, value]) => !isKeyOf(known, field) || known[field] !== value)
  );
}
