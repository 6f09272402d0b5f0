import { type Queryable, rows } from '#server/catalogue/queryable.ts';

/** Smaller changes leave the planner's picture of the catalogue right enough. */
const WORTH_IT = 1000;

/**
 * Tells the planner what the catalogue looks like now. PostgreSQL never analyses a partitioned table by itself, and the
 * embedded database does nothing by itself. Runs after the commit; readers and writers go on meanwhile.
 */
export async function refreshStatistics(db: Queryable, changed: number): Promise<void> {
  if (changed < WORTH_IT) return;
  await rows(db, 'vacuum (analyze) product');
  await rows(db, 'vacuum (analyze) product_slot');
  await rows(db, 'analyze text_value');
}
