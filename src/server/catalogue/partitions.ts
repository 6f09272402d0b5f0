import { type Queryable, rows } from '../db/queryable.ts';

/** Name of the partition of product_slot for one leaf category. */
export function partitionOf(categoryId: number): string {
  if (!Number.isSafeInteger(categoryId) || categoryId < 1)
    throw new Error(`not a category id: ${categoryId}`);
  return `product_slot_c${categoryId}`;
}

const missing = `select id from unnest($1::int[]) as w (id)
  where to_regclass('product_slot_c' || id) is null order by id`;

// Attaching a table, unlike creating a partition, leaves the parent readable until the transaction ends.
function creation(categoryId: number): string {
  const name = partitionOf(categoryId);
  return `create table ${name} (like product_slot including all);
    alter table product_slot attach partition ${name} for values in (${categoryId});`;
}

/** Creates missing partitions in the caller's transaction. */
export async function ensurePartitions(db: Queryable, categoryIds: number[]): Promise<void> {
  if ((await rows(db, missing, [categoryIds])).length === 0) return;
  await rows(db, `select pg_advisory_xact_lock(hashtext('product_slot partitions'))`);
  for (const row of await rows<{ id: number }>(db, missing, [categoryIds])) {
    await db.query({ text: creation(row.id) });
  }
}
