import { type Queryable, rows } from '../db/queryable.ts';
import { partitionOf } from './partitions.ts';
import { slotName } from './slot-names.ts';

/** Below this a pass over the partition is as fast as an index, above it a filter must not read everything. */
const largePartition = 20_000;

// Only what can be filtered, only where it is missing: an index of a partition is named after slot and partition.
const missing = `select d.category_id as "categoryId", s.slot from category_count n
  join column_def d on d.category_id = n.category_id and d.screen
  cross join lateral (values (d.slot), (d.slot_high)) s (slot)
  where n.products >= $1 and s.slot is not null
  and to_regclass('product_slot_c' || d.category_id || '_' || s.slot) is null order by 1, 2`;

/**
 * Brings indexes and statistics up to date after many products were loaded. Run it outside a transaction, after the last batch; it
 * may run beside readers, and again at any time. Categories with `indexFrom` products and more get indexes.
 */
export async function tuneCatalogue(db: Queryable, indexFrom = largePartition): Promise<void> {
  for (const { categoryId, slot } of await rows<{ categoryId: number; slot: string }>(db, missing, [
    indexFrom,
  ])) {
    const partition = partitionOf(categoryId);
    await rows(db, `create index if not exists ${partition}_${slot} on ${partition} (${slotName(slot)})`);
  }
  // PostgreSQL never analyses a partitioned table by itself, the embedded database nothing at all. Vacuum also
  // sorts in the search tokens that wait beside their index.
  await rows(db, 'vacuum (analyze) product');
  await rows(db, 'vacuum (analyze) product_slot');
  for (const table of ['text_value', 'category', 'column_def', 'category_count']) {
    await rows(db, `analyze ${table}`);
  }
}
