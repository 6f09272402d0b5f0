import type { Queryable } from '../../db/queryable.ts';
import { type Parameters, run } from '../../db/statement.ts';
import { contentVersion } from '../../site/rendering/page-version.ts';
import { slotName } from '../slot-names.ts';
import { type Cached, tableOf } from './cached.ts';
import {
  applyChanges,
  type CachedCategory,
  type ChangedProduct,
  type Rekeyed,
  slotsOf,
} from './cached-category.ts';
import { followWords } from './follow-words.ts';

/** What the database shows, and which database it is. */
export interface ReadNow extends Record<string, unknown> {
  /** Another one after a failover, a restart or a restored backup, whose transactions are not those that were seen; null on a replica. */
  readonly origin: string | null;
  readonly seen: string;
  readonly version: number;
}

const originNow = `case when not pg_is_in_recovery() then concat_ws(' ', 'slot_change'::regclass::oid, pg_postmaster_start_time()) end`;
export const nowFields = `${originNow} as origin,
  pg_current_snapshot()::text as seen, v.version::float8 as version`;

/** Changes that a snapshot has not seen. Of later transactions than any are the changes that a backup restored. */
function unseenChanges({ category }: Cached, seen: string): string {
  const own = category === undefined ? '' : `c.category_id = ${category.id} and`;
  return `slot_change c where ${own} c.transaction >= pg_snapshot_xmin(${seen}) and not pg_visible_in_snapshot(c.transaction, ${seen})
    and c.transaction < pg_snapshot_xmax(pg_current_snapshot())`;
}

/** What memory has seen of which database. */
export type SeenState = Pick<CachedCategory, 'origin' | 'seen'>;

/** What a statement that reads other things says about memory, in one of its rows. */
export interface StillSeen {
  /** What the database shows now; null where something has changed that memory has not seen. */
  readonly still_seen: string | null;
  /** As in `CachedCategory`. */
  readonly content: number | null;
}

/** Fields of a `StillSeen` in the rows of which the condition is true; what it costs it costs once. */
export function stillSeenFields(
  cached: Cached,
  { origin, seen }: SeenState,
  parameters: Parameters,
  of: string,
): string {
  const before = parameters.add(seen, 'pg_snapshot');
  const isSame = `${originNow} = ${parameters.add(origin, 'text')} and not exists (select from ${unseenChanges(cached, before)})`;
  const content =
    cached.category === undefined ? `case when ${of} then ${contentVersion} end` : 'null::float8';
  return `case when ${of} then (select case when ${isSame} then pg_current_snapshot()::text end) end as still_seen, ${content} as content`;
}

interface ChangesRow extends ReadNow {
  /** Of the whole shop. */
  readonly content: number | null;
  readonly changes: number;
  /** Some product may have got other tokens, see `note_tokens`. */
  readonly has_other_tokens: boolean;
  readonly found: readonly [number, boolean | null, string | null, ...(number | string | null)[]][] | null;
}

/** In place of a category: tokens were written. */
const noteOfTokens = 0;
/** With more changes reading everything again is faster. */
const mostChanges = 5000;

/** Brings a category up to date; false where too much has changed or the database is another. */
export async function updateCached(
  db: Queryable,
  cached: Cached,
  category: CachedCategory,
  rekeyed?: Rekeyed,
): Promise<boolean> {
  const slots = slotsOf(category).map((slot) => `s.${slotName(slot)}`);
  // Of the whole shop the product itself is read: finding its partition would take longer than everything else.
  const [inStock, from, content] =
    cached.category === undefined
      ? ['case when p.slot_category_id is not null then p.stock > 0 end', 'changed', contentVersion]
      : ['s.stock > 0', `changed left join ${tableOf(cached)} s on s.product_id = changed.id`, 'null'];
  const text = `with unseen as materialized (select c.category_id, c.product_ids from ${unseenChanges(cached, '$1::pg_snapshot')}),
      changed as materialized (select distinct unnest(product_ids) as id from unseen),
      counted as materialized (select count(*)::int as changes from changed)
      select ${nowFields}, ${content} as content, n.changes, exists (select from unseen where category_id = ${noteOfTokens}) as has_other_tokens, case when n.changes between 1 and ${mostChanges} then
        (select json_agg(json_build_array(${['changed.id', inStock, 'p.mpn_key', ...slots].join()}))
          from ${from} left join product p on p.id = changed.id) end as found
      from catalogue_version v cross join counted n`;
  const [row] = await run<ChangesRow>(db, { text, values: [category.seen] });
  if (!row || row.origin !== category.origin || row.changes > mostChanges) return false;
  const changed = row.found?.map(
    ([id, inStock, key, ...values]): ChangedProduct => ({
      id,
      inStock,
      key: key ?? '',
      // JSON has no infinity: PostgreSQL writes the word.
      values: values.map((value) => (value === null ? null : Number(value))),
    }),
  );
  if (changed) applyChanges(category, changed, rekeyed);
  followWords(category, { changed: changed ?? [], hasOtherTokens: row.has_other_tokens });
  category.seen = row.seen;
  category.version = row.version;
  category.content = row.content ?? undefined;
  return true;
}
