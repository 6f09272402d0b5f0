import { type Queryable, rows } from '../db/queryable.ts';
import { partitionOf } from './partitions.ts';
import { slotName } from './slot-names.ts';

/** Below this size a sequential scan of the partition is as fast as an index. */
const largePartition = 20_000;

// Missing indexes of filterable columns; an index is named after its partition and slot.
const missing = `select d.category_id as "categoryId", s.slot from category_count n
  join column_def d on d.category_id = n.category_id and d.screen
  cross join lateral (values (d.slot), (d.slot_high)) s (slot)
  where n.products >= $1 and s.slot is not null
  and to_regclass('product_slot_c' || d.category_id || '_' || s.slot) is null order by 1, 2`;

/**
 * Creates indexes and updates statistics after a large load. Run it outside a transaction after the last batch; it may run next
 * to readers and be repeated. Categories with at least `indexFrom` products get indexes.
 */
export async function tuneCatalogue(db: Queryable, indexFrom = largePartition): Promise<void> {
  for (const { categoryId, slot } of await rows<{ categoryId: number; slot: string }>(db, missing, [
    indexFrom,
  ])) {
    const partition = partitionOf(categoryId);
    await rows(db, `create index if not exists ${partition}_${slot} on ${partition} (${slotName(slot)})`);
  }
  // PostgreSQL never analyses a partitioned table automatically, and PGlite analyses nothing. Vacuum also merges the pending
  // list of the token index.
  await rows(db, 'vacuum (analyze) product');
  await rows(db, 'vacuum (analyze) product_slot');
  for (const table of ['text_value', 'category', 'column_def', 'category_count']) {
    await rows(db, `analyze ${table}`);
  }
}
