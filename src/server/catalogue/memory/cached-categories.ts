import { LRUCache } from 'lru-cache';
import { constants } from '#generated/constants.ts';
import type { Queryable } from '../../db/queryable.ts';
import type { Category, Snapshot } from '../snapshot.ts';
import type { CachedCategory } from './cached-category.ts';
import { type Cached, readCached, updateCached } from './read-cached.ts';

interface Entry {
  readonly data: CachedCategory;
  /** When it was last up to date, in milliseconds of the process. */
  at: number;
  /** The update under way, and the one that begins after it: what began before a request may not have seen what that has written. */
  running: Promise<boolean> | undefined;
  next: Promise<boolean> | undefined;
}

/** Columns of large categories in the memory of a process. */
export interface CachedCategories {
  /** The category as the database has it now; undefined while it is not in memory, which it will be soon. */
  find(snapshot: Snapshot, category: Category | undefined): Promise<CachedCategory | undefined>;
  /** The category as it was read last, if that was at the version of the snapshot. */
  peek(snapshot: Snapshot, category: Category): CachedCategory | undefined;
  /** Waits until everything that was asked for is in memory. */
  settled(): Promise<void>;
}

const millisecond = 1000;

function bytesOf({ data }: Entry): number {
  return data.ids.length * (5 + 4 * data.columns.size) + 1;
}

function hasColumns({ columns }: CachedCategory, category: Category | undefined): boolean {
  const wanted = category?.columns.filter(({ screen, slot }) => screen && slot !== null) ?? [];
  return wanted.every(({ slot, slotHigh }) => columns.get(slot ?? '')?.slotHigh === slotHigh);
}

function openCached(db: Queryable, from: number): CachedCategories {
  const entries = new LRUCache<number, Entry>({
    maxSize: constants.cachedColumnBytes,
    sizeCalculation: bytesOf,
  });
  const reading = new Map<number, Promise<void>>();

  async function read(key: number, cached: Cached): Promise<void> {
    const at = performance.now();
    const data = await readCached(db, cached);
    entries.set(key, { data, at, running: undefined, next: undefined });
  }

  function begin(key: number, cached: Cached): void {
    if (reading.has(key)) return;
    // Those who asked are answered by the database, which also reports what is wrong with it.
    const done = read(key, cached)
      .catch(() => undefined)
      .finally(() => reading.delete(key));
    reading.set(key, done);
  }

  async function update(entry: Entry, cached: Cached): Promise<boolean> {
    const at = performance.now();
    const isDone = await updateCached(db, cached, entry.data);
    entry.at = at;
    return isDone;
  }

  function start(entry: Entry, cached: Cached): Promise<boolean> {
    const running = update(entry, cached).finally(() => {
      entry.running = undefined;
    });
    entry.running = running;
    return running;
  }

  function isUpToDate(entry: Entry, cached: Cached): Promise<boolean> {
    if (entry.next) return entry.next;
    if (!entry.running) return start(entry, cached);
    entry.next = entry.running.then(
      () => follow(entry, cached),
      () => follow(entry, cached),
    );
    return entry.next;
  }

  function follow(entry: Entry, cached: Cached): Promise<boolean> {
    entry.next = undefined;
    return start(entry, cached);
  }

  async function find(
    snapshot: Snapshot,
    category: Category | undefined,
  ): Promise<CachedCategory | undefined> {
    const isLarge = (category ?? snapshot).products >= from;
    if (!isLarge || (category && category.filledLeaves[0] !== category.id)) return undefined;
    const [key, cached] = [category?.id ?? 0, { category }];
    const entry = entries.get(key);
    const isYoung = entry && performance.now() - entry.at < constants.cachedColumnLife * millisecond;
    if (entry && isYoung && hasColumns(entry.data, category) && (await isUpToDate(entry, cached)))
      return entry.data;
    if (entry) entries.delete(key);
    begin(key, cached);
    return undefined;
  }

  function peek({ version }: Snapshot, category: Category): CachedCategory | undefined {
    const data = entries.get(category.id)?.data;
    return data?.version === version && hasColumns(data, category) ? data : undefined;
  }

  async function settled(): Promise<void> {
    await Promise.all(reading.values());
  }

  return { find, peek, settled };
}

const opened = new WeakMap<Queryable, CachedCategories>();

/** The columns that a process keeps of a database; categories with fewer products are not cached. */
export function cachedCategories(
  db: Queryable,
  from: number = constants.cachedColumnsFrom,
): CachedCategories {
  const known = opened.get(db) ?? openCached(db, from);
  opened.set(db, known);
  return known;
}
