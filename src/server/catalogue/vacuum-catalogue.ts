import { type Queryable, rows } from '../db/queryable.ts';

/**
 * Updates statistics after a large load. Run it outside a transaction after the last batch; it may run next to readers and be repeated. PostgreSQL never
 * analyses a partitioned table automatically, and PGlite analyses nothing.
 */
export async function vacuumCatalogue(db: Queryable): Promise<void> {
  await rows(db, 'vacuum (analyze) product');
  await rows(db, 'vacuum (analyze) product_slot');
  for (const table of ['text_value', 'category', 'column_def', 'category_count'])
    await rows(db, `analyze ${table}`);
}
