import { vacuumCatalogue } from '#server/catalogue/index.ts';
import type { Queryable } from '#server/db/queryable.ts';

/** Smaller changes leave the planner's picture of the catalogue right enough. */
const WORTH_IT = 1000;

/** Statistics, after the commit; readers and writers go on meanwhile. */
export async function refreshStatistics(db: Queryable, changed: number): Promise<void> {
  if (changed >= WORTH_IT) await vacuumCatalogue(db);
}
