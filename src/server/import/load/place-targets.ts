import { ensurePartitions } from '#server/catalogue/index.ts';
import type { Queryable } from '#server/db/queryable.ts';
import type { Mapping } from '../mapping/mapping.ts';
import type { CategoryPath } from '../rows/categories.ts';
import type { Definitions } from '../rows/definitions.ts';
import type { Statistics } from './category-statistics.ts';
import { deriveColumns } from './derive-columns.ts';
import { overridesFor } from './overrides.ts';
import { placeCategories } from './place-categories.ts';
import { type PlacedColumn, placeColumns, readColumns } from './place-columns.ts';

export type Target = { categoryId: number; columns: ReadonlyMap<string, PlacedColumn> };

export type Targets = {
  /** Where the products of a path go, by the number of the path. */
  byPath: ReadonlyMap<number, Target>;
  /** Categories whose columns keep the upper ends of ranges from now on: all their products are projected again. */
  widened: readonly number[];
};

export type PlaceInput = {
  paths: readonly CategoryPath[];
  statistics: Statistics;
  mapping: Mapping;
  definitions: Definitions;
};

/** Makes the categories and columns that the file's products need. */
export async function placeTargets(db: Queryable, input: PlaceInput): Promise<Targets> {
  const used = input.paths.filter((path) => input.statistics.byCategory.has(path.number));
  const placed = await placeCategories(db, used, input.mapping.category);
  const categoryIds = [...new Set(placed.values())];
  await ensurePartitions(db, categoryIds);
  const known = await readColumns(db, categoryIds);
  const byPath = new Map<number, Target>();
  const widened: number[] = [];
  for (const path of used) {
    const categoryId = placed.get(path.number);
    const statistics = input.statistics.byCategory.get(path.number);
    if (categoryId === undefined || !statistics) continue;
    const existing = known.get(categoryId) ?? [];
    const planned = deriveColumns({
      statistics,
      existing: existing.map(({ id: _, ...column }) => column),
      define: (key) => input.definitions.get(key),
      override: overridesFor(input.mapping, path.key),
    });
    const columns = await placeColumns(db, categoryId, existing, planned);
    known.set(categoryId, columns);
    byPath.set(path.number, { categoryId, columns: new Map(columns.map((column) => [column.key, column])) });
    if (hasWidened(existing, columns)) widened.push(categoryId);
  }
  return { byPath, widened };
}

function hasWidened(before: readonly PlacedColumn[], after: readonly PlacedColumn[]): boolean {
  const known = new Map(before.map((column) => [column.id, column]));
  return after.some((column) => column.slotHigh !== null && known.get(column.id)?.slotHigh === null);
}
