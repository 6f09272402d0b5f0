import type { columnColumnTypeNames } from '#generated/enums.ts';
import type { ColumnKind } from '#server/db/schema/catalogue.ts';
import { type Queryable, rows } from '../db/queryable.ts';

export interface ProjectedColumn {
  id: number;
  categoryId: number;
  key: string;
  kind: ColumnKind;
  columnType: keyof typeof columnColumnTypeNames;
  unit: string | null;
  slot: string | null;
  slotHigh: string | null;
}

/** What is needed to project products of a leaf category. */
export interface ProjectedCategory {
  columns: ProjectedColumn[];
  /** Its names in both languages. */
  names: string;
  /** Names of the categories above it in both languages. */
  above: string;
}

const columnQuery = `select id, category_id as "categoryId", key, kind, column_type as "columnType", unit, slot,
  slot_high as "slotHigh" from column_def where category_id = any($1::int[]) order by category_id, sort, id`;

const nameQuery = `select a.id, concat_ws(' ', a.name_zh, a.name_en) as names,
  concat_ws(' ', b.name_zh, b.name_en, c.name_zh, c.name_en) as above
  from category a left join category b on b.id = a.parent_id left join category c on c.id = b.parent_id
  where a.id = any($1::int[])`;

/** Reads columns and names of some categories, by category id. */
export async function readProjectedCategories(
  db: Queryable,
  categoryIds: number[],
): Promise<Map<number, ProjectedCategory>> {
  const found = new Map<number, ProjectedCategory>();
  type Names = { id: number; names: string; above: string };
  for (const { id, names, above } of await rows<Names>(db, nameQuery, [categoryIds])) {
    found.set(id, { columns: [], names, above });
  }
  for (const column of await rows<ProjectedColumn>(db, columnQuery, [categoryIds])) {
    found.get(column.categoryId)?.columns.push(column);
  }
  return found;
}
