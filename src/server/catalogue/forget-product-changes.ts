import { constants } from '#generated/constants.ts';
import { type Queryable, rows } from '../db/queryable.ts';

const forget = `with gone as (delete from product_change where changed_at < now() - make_interval(secs => $1)
    or transaction >= pg_snapshot_xmax(pg_current_snapshot()) returning 1)
  select count(*)::int as count from gone`;

/** Deletes changes that every process has read, or reads with everything else again, and those that a backup restored. Returns how many. */
export async function forgetProductChanges(db: Queryable): Promise<number> {
  const [row] = await rows<{ count: number }>(db, forget, [constants.productChangeLife]);
  return row?.count ?? 0;
}
