import { setImmediate } from 'node:timers/promises';
import { type Queryable, rows } from '../../db/queryable.ts';
import { slotName } from '../slot-names.ts';
import { type Cached, cachedColumns, tableOf } from './cached.ts';
import { type CachedCategory, isComplete, placeIn } from './cached-category.ts';
import { type CodedColumn, codeOf, countCodes, emptyColumn } from './coded-column.ts';
import { int32At, joinArrays } from './int32.ts';
import { readPartNumbers } from './read-part-numbers.ts';
import { nowFields, type ReadNow, updateCached } from './update-cached.ts';

/** Why a category is not in memory. On a replica it never is: its snapshots leave out which transactions are running. */
export type Unread = 'replica' | 'changing' | 'large';

export type ReadCached = { ok: true; value: CachedCategory } | { ok: false; reason: Unread };

const notANumber = "'\\x7ff8000000000000'::bytea";

function fieldOf(slot: string): string {
  const name = slotName(slot);
  return name.startsWith('e')
    ? `string_agg(int4send(coalesce(${name}, 0)), '') as ${name}`
    : `string_agg(coalesce(float8send(${name}), ${notANumber}), '') as ${name}`;
}

/** Number of values that take as long to read as one key. */
const valuesOfKey = 3;

type Bytes = Buffer | null;
/** Ids and slots of some products, each as one value. */
export type ValuesRow = Record<string, Bytes> & { ids: Bytes };
type PartRow = ValuesRow & { stocks: Bytes };

function slotsOfColumns(columns: readonly CodedColumn[]): string[] {
  return columns.flatMap(({ slot, slotHigh }) => (slotHigh === null ? [slot] : [slot, slotHigh]));
}

/** The fields of such a row. A row per product would take ten times as long. */
export function valueFields(columns: readonly CodedColumn[]): string {
  return ["string_agg(int4send(product_id), '') as ids", ...slotsOfColumns(columns).map(fieldOf)].join();
}

function valueAt(bytes: Bytes, slot: string, at: number): number | null {
  if (bytes === null) return null;
  const value = slot.startsWith('e') ? bytes.readInt32BE(at * 4) : bytes.readDoubleBE(at * 8);
  return Number.isNaN(value) || (slot.startsWith('e') && value === 0) ? null : value;
}

/** The codes of a column, which gets the values of the row. */
export function readCodes(row: ValuesRow, column: CodedColumn, products: number): Int32Array {
  const { slot, slotHigh } = column;
  const [low, high] = [row[slot] ?? null, slotHigh === null ? null : (row[slotHigh] ?? null)];
  const codes = new Int32Array(products);
  for (let at = 0; at < products; at += 1) {
    const upper = slotHigh === null ? null : valueAt(high, slotHigh, at);
    codes[at] = codeOf(column, valueAt(low, slot, at), upper);
  }
  return codes;
}

/** Some products, in ascending order of ids. */
interface Part {
  readonly ids: Int32Array;
  readonly inStock: Uint8Array;
  /** By column. */
  readonly codes: readonly Int32Array[];
}

/** Reads products in parts whose values take some milliseconds each. */
async function readParts(
  db: Queryable,
  cached: Cached,
  columns: readonly CodedColumn[],
  values: number,
): Promise<Part[]> {
  const size = Math.ceil(values / (slotsOfColumns(columns).length + 1));
  const text = `select string_agg(case when stock > 0 then '\\x01'::bytea else '\\x00'::bytea end, '') as stocks, ${valueFields(columns)}
    from (select * from ${tableOf(cached)} where product_id > $1 order by product_id limit $2) s`;
  const parts: Part[] = [];
  for (let [last, read] = [0, size]; read === size; ) {
    const [row] = await rows<PartRow>(db, text, [last, size]);
    const ids = int32At(row?.ids ?? null);
    const codes = columns.map((column) => (row ? readCodes(row, column, ids.length) : new Int32Array()));
    parts.push({ ids, inStock: new Uint8Array(row?.stocks ?? []), codes });
    [last, read] = [ids.at(-1) ?? 0, ids.length];
    await setImmediate();
  }
  return parts;
}

/** Reads a category as it is at one moment: in parts of a limited size, and then again what has changed meanwhile. */
export async function readCached(db: Queryable, cached: Cached, part: number): Promise<ReadCached> {
  const [now] = await rows<ReadNow>(db, `select ${nowFields} from catalogue_version v`);
  if (!now) throw new Error('the catalogue has no version: migrations are missing');
  const { origin, seen, version } = now;
  if (origin === null) return { ok: false, reason: 'replica' };
  const columns = cachedColumns(cached.category).map(({ slot, slotHigh }) =>
    emptyColumn(slot ?? '', slotHigh),
  );
  const parts = await readParts(db, cached, columns, part);
  const ids = joinArrays(parts.map((part) => part.ids));
  const inStock = Uint8Array.from(Buffer.concat(parts.map((part) => part.inStock)));
  for (const [at, column] of columns.entries()) {
    column.codes = joinArrays(parts.map(({ codes }) => codes[at] ?? new Int32Array()));
    countCodes(column, column.codes);
    await setImmediate();
  }
  const bySlot = new Map(columns.map((column) => [column.slot, column]));
  const placeOf = (id: number) => placeIn(ids, id);
  const partNumbers = await readPartNumbers({ db, cached, size: Math.ceil(part / valuesOfKey), placeOf });
  const value: CachedCategory = {
    origin,
    seen,
    version,
    revision: 0,
    ids,
    inStock,
    columns: bySlot,
    partNumbers,
  };
  const isDone = await updateCached(db, cached, value, 'all keys');
  return isDone && isComplete(value) ? { ok: true, value } : { ok: false, reason: 'changing' };
}
