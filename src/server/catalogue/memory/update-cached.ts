import type { Queryable } from '../../db/queryable.ts';
import { run } from '../../db/statement.ts';
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

export const nowFields = `case when not pg_is_in_recovery() then concat_ws(' ', 'slot_change'::regclass::oid, pg_postmaster_start_time()) end as origin,
  pg_current_snapshot()::text as seen, v.version::float8 as version`;

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

/** Brings a category up to date; false where too much has changed or the database is another. Of later transactions than any are the changes that a backup restored. */
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
  const own = cached.category === undefined ? '' : `c.category_id = ${cached.category.id} and`;
  const text = `with unseen as materialized (select c.category_id, c.product_ids from slot_change c
        where ${own} c.transaction >= pg_snapshot_xmin($1::pg_snapshot) and not pg_visible_in_snapshot(c.transaction, $1::pg_snapshot)
          and c.transaction < pg_snapshot_xmax(pg_current_snapshot())),
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
