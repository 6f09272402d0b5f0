import { setImmediate } from 'node:timers/promises';
import { type Queryable, rows } from '../../db/queryable.ts';
import { run } from '../../db/statement.ts';
import { partitionOf } from '../partitions.ts';
import { slotName } from '../slot-names.ts';
import type { Category } from '../snapshot.ts';
import { applyChanges, type CachedCategory, type ChangedProduct, slotsOf } from './cached-category.ts';
import { type CodedColumn, codeOf, emptyColumn } from './coded-column.ts';

/** What is read into memory: a leaf category with its filter columns, or of the whole shop what is in stock. */
export interface Cached {
  readonly category: Category | undefined;
}

const notANumber = "'\\x7ff8000000000000'::bytea";

function partOf(slot: string): string {
  const name = slotName(slot);
  return name.startsWith('e')
    ? `string_agg(int4send(coalesce(${name}, 0)), '') as ${name}`
    : `string_agg(coalesce(float8send(${name}), ${notANumber}), '') as ${name}`;
}

function tableOf({ category }: Cached): string {
  return category === undefined ? 'product_slot' : partitionOf(category.id);
}

type Bytes = Buffer | null;
type LoadedRow = Record<string, Bytes> & { seen: string; version: number; ids: Bytes; stocks: Bytes };

function int32At(bytes: Bytes): Int32Array {
  const size = (bytes?.length ?? 0) / 4;
  return Int32Array.from({ length: size }, (_, at) => bytes?.readInt32BE(at * 4) ?? 0);
}

function valueAt(bytes: Bytes, slot: string, at: number): number | null {
  if (bytes === null) return null;
  const value = slot.startsWith('e') ? bytes.readInt32BE(at * 4) : bytes.readDoubleBE(at * 8);
  return Number.isNaN(value) || (slot.startsWith('e') && value === 0) ? null : value;
}

function readColumn(row: LoadedRow, slot: string, slotHigh: string | null, products: number): CodedColumn {
  const column = emptyColumn(slot, slotHigh, products);
  const [low, high] = [row[slot] ?? null, slotHigh === null ? null : (row[slotHigh] ?? null)];
  for (let at = 0; at < products; at += 1) {
    const upper = slotHigh === null ? null : valueAt(high, slotHigh, at);
    column.codes[at] = codeOf(column, valueAt(low, slot, at), upper);
  }
  return column;
}

/** Reads a category at one moment, every column as one value: a row per product would take ten times as long. */
export async function readCached(db: Queryable, cached: Cached): Promise<CachedCategory> {
  const columns = cached.category?.columns.filter(({ screen, slot }) => screen && slot !== null) ?? [];
  const slots = columns.flatMap(({ slot, slotHigh }) => [
    slot ?? '',
    ...(slotHigh === null ? [] : [slotHigh]),
  ]);
  const [row] = await rows<LoadedRow>(
    db,
    `select pg_current_snapshot()::text as seen, v.version::float8 as version, c.* from catalogue_version v cross join (
      select ${["string_agg(int4send(product_id), '') as ids", "string_agg(case when stock > 0 then '\\x01'::bytea else '\\x00'::bytea end, '') as stocks", ...slots.map(partOf)].join()}
      from (select * from ${tableOf(cached)} order by product_id) s) c`,
  );
  if (!row) throw new Error('the catalogue has no version: migrations are missing');
  const ids = int32At(row.ids);
  const read = new Map<string, CodedColumn>();
  for (const { slot, slotHigh } of columns) {
    read.set(slot ?? '', readColumn(row, slot ?? '', slotHigh, ids.length));
    // A large category takes some milliseconds for each column.
    await setImmediate();
  }
  const { seen, version, stocks } = row;
  return { seen, version, revision: 0, ids, inStock: new Uint8Array(stocks ?? []), columns: read };
}

interface ChangesRow extends Record<string, unknown> {
  readonly seen: string;
  readonly version: number;
  readonly changes: number;
  readonly found: readonly [number, boolean | null, ...(number | string | null)[]][] | null;
}

/** With more changes reading everything again is faster. */
const mostChanges = 5000;

/** Brings a category up to date; false where too much has changed. Of later transactions than any are the changes that a backup restored. */
export async function updateCached(
  db: Queryable,
  cached: Cached,
  category: CachedCategory,
): Promise<boolean> {
  const slots = slotsOf(category).map((slot) => `s.${slotName(slot)}`);
  const own = cached.category === undefined ? '' : `c.category_id = ${cached.category.id} and`;
  const text = `with changed as materialized (select distinct unnest(c.product_ids) as id from slot_change c
        where ${own} c.transaction >= pg_snapshot_xmin($1::pg_snapshot) and not pg_visible_in_snapshot(c.transaction, $1::pg_snapshot)
          and c.transaction < pg_snapshot_xmax(pg_current_snapshot())),
      counted as materialized (select count(*)::int as changes from changed)
      select pg_current_snapshot()::text as seen, v.version::float8 as version, n.changes, case when n.changes between 1 and ${mostChanges} then
        (select json_agg(json_build_array(${['changed.id', 's.stock > 0', ...slots].join()}))
          from changed left join ${tableOf(cached)} s on s.product_id = changed.id) end as found
      from catalogue_version v cross join counted n`;
  const [row] = await run<ChangesRow>(db, { text, values: [category.seen] });
  if (!row || row.changes > mostChanges) return false;
  const changed = row.found?.map(
    ([id, inStock, ...values]): ChangedProduct => ({
      id,
      inStock,
      // JSON has no infinity: PostgreSQL writes the word.
      values: values.map((value) => (value === null ? null : Number(value))),
    }),
  );
  if (changed) applyChanges(category, changed);
  category.seen = row.seen;
  category.version = row.version;
  return true;
}
