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
  /** Version of what pages show, read with the whole shop. */
  content?: number | undefined;
  /** Raised whenever something changes. */
  revision: number;
  ids: Int32Array;
  /** 1 where the product is in stock. */
  inStock: Uint8Array;
  readonly columns: Map<string, CodedColumn>;
  partNumbers: PartNumbers;
}

/** Approximate memory of a value that differs from all others of its column: two places in arrays and one in a map. */
const bytesOfValue = 64;

/** Approximate memory of a category, in bytes. */
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

export function columnOf(category: Pick<CachedCategory, 'columns'>, { slot }: Column): CodedColumn {
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

/** Which products come and go, each by ascending ids. */
interface ComingAndGoing {
  readonly gone: readonly number[];
  readonly added: readonly number[];
}

/** What stays together when products come and go; found by the places of these few. */
function stretchesOf(ids: Int32Array, { gone, added }: ComingAndGoing): Stretch[] {
  const cuts = [
    ...gone.map((id) => ({ at: placeOf(ids, id), skipped: 1, added: 0 })),
    ...added.map((id) => ({ at: placeOf(ids, id), skipped: 0, added: 1 })),
    { at: ids.length, skipped: 0, added: 0 },
  ].toSorted((a, b) => a.at - b.at || a.skipped - b.skipped);
  const stretches: Stretch[] = [];
  let [from, to] = [0, 0];
  for (const cut of cuts) {
    if (cut.at > from) stretches.push({ from, to, length: cut.at - from });
    to += Math.max(0, cut.at - from) + cut.added;
    from = Math.max(from, cut.at) + cut.skipped;
  }
  return stretches;
}

/** Copies everything into arrays in which these products are there or not, in long stretches: value by value it took 0.2 s for 3 million. */
function rearrange(
  category: CachedCategory,
  stretches: readonly Stretch[],
  { gone, added }: ComingAndGoing,
): void {
  const length = category.ids.length + added.length - gone.length;
  const copyStretches = <T extends Int32Array | Uint8Array>(old: T, all: T): T => {
    for (const { from, to, length } of stretches) all.set(old.subarray(from, from + length), to);
    return all;
  };
  const ids = copyStretches(category.ids, new Int32Array(length));
  let free = 0;
  let next = 0;
  for (const stretch of [...stretches, { to: length, length: 0 }]) {
    for (; free < stretch.to; free += 1) ids[free] = added[next++] ?? 0;
    free = stretch.to + stretch.length;
  }
  category.ids = ids;
  category.inStock = copyStretches(category.inStock, new Uint8Array(length));
  for (const column of category.columns.values())
    column.codes = copyStretches(column.codes, new Int32Array(length));
}

/** Products that are gone state nothing before they leave; those that come state nothing yet. */
function changeSize({ ids, columns }: CachedCategory, { gone, added }: ComingAndGoing): void {
  for (const column of columns.values()) {
    for (const id of gone) setCode(column, placeOf(ids, id), 0);
    column.counts[0] = (column.counts[0] ?? 0) + added.length - gone.length;
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

/** By place before the change the place after it; undefined where all that stay have the same. */
function placesAfter(products: number, stretches: readonly Stretch[]): Int32Array | undefined {
  if (stretches.every(({ from, to }) => from === to)) return undefined;
  const placeNow = new Int32Array(products);
  for (const { from, to, length } of stretches)
    for (let at = 0; at < length; at += 1) placeNow[from + at] = to + at;
  return placeNow;
}

const sortIds = (ids: readonly number[]): number[] => [...new Set(ids)].toSorted((a, b) => a - b);

/** Brings the category up to what the database shows now. */
export function applyChanges(
  category: CachedCategory,
  changed: readonly ChangedProduct[],
  rekeyed: Rekeyed = 'other keys',
): void {
  category.revision += 1;
  const before = category.ids;
  const isCached = ({ id }: { readonly id: number }) => placeIn(before, id) >= 0;
  const idsOf = (some: readonly ChangedProduct[]) => sortIds(some.map(({ id }) => id));
  const coming = {
    gone: idsOf(changed.filter((one) => one.inStock === null && isCached(one))),
    added: idsOf(changed.filter((one) => one.inStock !== null && !isCached(one))),
  };
  const keys = keysToPlace(category, changed, rekeyed);
  const stretches = stretchesOf(before, coming);
  if (coming.gone.length > 0 || coming.added.length > 0) {
    changeSize(category, coming);
    rearrange(category, stretches, coming);
  }
  if (coming.gone.length > 0 || keys.length > 0)
    category.partNumbers = movePartNumbers(category.partNumbers, {
      before,
      dropped: [...coming.gone, ...keys.filter(isCached).map(({ id }) => id)].map((id) =>
        placeIn(before, id),
      ),
      placeNow: placesAfter(before.length, stretches),
      added: keys,
      placeOf: (id) => placeIn(category.ids, id),
    });
  for (const one of changed) if (one.inStock !== null) write(category, placeOf(category.ids, one.id), one);
}
