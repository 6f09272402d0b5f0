import type { Column } from '../snapshot.ts';
import { type CodedColumn, codeOf, setCode } from './coded-column.ts';
import {
  bytesOfPartNumbers,
  hasKey,
  movePartNumbers,
  type PartNumbers,
  type PlacedKey,
} from './part-numbers.ts';

/** The listed products of a category, or of the whole shop, by place: ascending product ids. */
export interface CachedCategory {
  /** The database that it was read from: `seen` means nothing to another. */
  readonly origin: string;
  /** What the database showed when this was read, as `pg_current_snapshot` writes it. */
  seen: string;
  version: number;
  /** Raised whenever something changes. */
  revision: number;
  ids: Int32Array;
  /** 1 where the product is in stock. */
  inStock: Uint8Array;
  readonly columns: Map<string, CodedColumn>;
  partNumbers: PartNumbers;
}

/** A value that differs from all others of its column takes about so much: two places in arrays and one in a map. */
const bytesOfValue = 64;

/** About how much memory it takes. */
export function bytesOfCategory({ ids, columns, partNumbers }: CachedCategory): number {
  let bytes = ids.length * 5 + bytesOfPartNumbers(partNumbers);
  for (const { codes, lows } of columns.values()) bytes += codes.byteLength + lows.length * bytesOfValue;
  return bytes;
}

/** A product that has changed: whether it is still listed, and its values in the order of the slots. */
export interface ChangedProduct {
  readonly id: number;
  /** Null for a product that is gone. */
  readonly inStock: boolean | null;
  /** Key of the part number. */
  readonly key: string;
  readonly values: readonly (number | null)[];
}

/** The slots that the values of a changed product are of. */
export function slotsOf({ columns }: Pick<CachedCategory, 'columns'>): string[] {
  return [...columns.values()].flatMap(({ slot, slotHigh }) => [
    slot,
    ...(slotHigh === null ? [] : [slotHigh]),
  ]);
}

export function columnOf(category: CachedCategory, { slot }: Column): CodedColumn {
  const column = category.columns.get(slot ?? '');
  if (!column) throw new Error(`slot ${slot} is not cached`);
  return column;
}

/** The place of the first product whose id is not lower. */
function placeOf(ids: Int32Array, id: number): number {
  let [from, to] = [0, ids.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((ids[middle] ?? 0) < id) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** The place of a product, -1 where it is not among them. */
export function placeIn(ids: Int32Array, id: number): number {
  const place = placeOf(ids, id);
  return ids[place] === id ? place : -1;
}

/** Whether every product has its part number: not where one changed while it was read. */
export function isComplete({ ids, partNumbers }: CachedCategory): boolean {
  return partNumbers.places.length === ids.length;
}

function write(category: CachedCategory, place: number, { inStock, values }: ChangedProduct): void {
  category.inStock[place] = inStock ? 1 : 0;
  let at = 0;
  for (const column of category.columns.values()) {
    const low = values[at] ?? null;
    at += 1;
    const high = column.slotHigh === null ? null : (values[at] ?? null);
    if (column.slotHigh !== null) at += 1;
    setCode(column, place, codeOf(column, low, high));
  }
}

/** Products that were next to each other and still are. */
interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly length: number;
}

function stretchesOf(old: Int32Array, ids: Int32Array): Stretch[] {
  const stretches: Stretch[] = [];
  let from = 0;
  for (let to = 0; to < ids.length; ) {
    while (from < old.length && (old[from] ?? 0) < (ids[to] ?? 0)) from += 1;
    let length = 0;
    while (to + length < ids.length && old[from + length] === ids[to + length]) length += 1;
    if (length > 0) stretches.push({ from, to, length });
    from += length;
    to += Math.max(1, length);
  }
  return stretches;
}

/** Copies everything into arrays in which these products are there or not, in long stretches: value by value it took 0.2 s for 3 million. */
function rearrange(category: CachedCategory, ids: Int32Array): void {
  const stretches = stretchesOf(category.ids, ids);
  const copied = <T extends Int32Array | Uint8Array>(old: T, all: T): T => {
    for (const { from, to, length } of stretches) all.set(old.subarray(from, from + length), to);
    return all;
  };
  category.ids = ids;
  category.inStock = copied(category.inStock, new Uint8Array(ids.length));
  for (const column of category.columns.values())
    column.codes = copied(column.codes, new Int32Array(ids.length));
}

/** Products that are gone state nothing before they leave; those that come state nothing yet. */
function changeSize({ ids, columns }: CachedCategory, gone: ReadonlySet<number>, added: number): void {
  for (const column of columns.values()) {
    for (const id of gone) setCode(column, placeOf(ids, id), 0);
    column.counts[0] = (column.counts[0] ?? 0) + added - gone.size;
  }
}

/** For the products that changed: which keys are to be put in place. */
function keysToPlace(
  { ids, partNumbers }: CachedCategory,
  changed: readonly ChangedProduct[],
  rekeyed: Rekeyed,
): PlacedKey[] {
  const keys = changed.flatMap(({ id, inStock, key }) =>
    inStock === null ? [] : [{ id, key: Buffer.from(key, 'utf8') }],
  );
  return rekeyed === 'all keys' ? keys : keys.filter((one) => !hasKey(partNumbers, ids, one));
}

/** Which keys of changed products may be wrong: while all are read, also those that seem to be right. */
export type Rekeyed = 'all keys' | 'other keys';

/** The part numbers after products came and went, and some got other keys. */
function movedPartNumbers(
  { ids, partNumbers }: CachedCategory,
  before: Int32Array,
  keys: readonly PlacedKey[],
): PartNumbers {
  const rekeyed = new Set(keys.map(({ id }) => id));
  let place = 0;
  const placeNow = before.map((id) => {
    while (place < ids.length && (ids[place] ?? 0) < id) place += 1;
    return ids[place] === id && !rekeyed.has(id) ? place : -1;
  });
  return movePartNumbers(partNumbers, { before, placeNow, added: keys, placeOf: (id) => placeIn(ids, id) });
}

/** Brings the category up to what the database shows now. */
export function applyChanges(
  category: CachedCategory,
  changed: readonly ChangedProduct[],
  rekeyed: Rekeyed = 'other keys',
): void {
  category.revision += 1;
  const isCached = ({ id }: ChangedProduct) => placeIn(category.ids, id) >= 0;
  const gone = new Set(changed.flatMap((one) => (one.inStock === null && isCached(one) ? [one.id] : [])));
  const added = changed.flatMap((one) => (one.inStock !== null && !isCached(one) ? [one.id] : []));
  const keys = keysToPlace(category, changed, rekeyed);
  const before = category.ids;
  if (gone.size > 0 || added.length > 0) {
    changeSize(category, gone, added.length);
    const stay = gone.size > 0 ? category.ids.filter((id) => !gone.has(id)) : category.ids;
    const ids = new Int32Array(stay.length + added.length);
    ids.set(stay);
    ids.set(added, stay.length);
    rearrange(category, added.length > 0 ? ids.sort() : ids);
  }
  if (gone.size > 0 || keys.length > 0) category.partNumbers = movedPartNumbers(category, before, keys);
  for (const one of changed) if (one.inStock !== null) write(category, placeOf(category.ids, one.id), one);
}
