import { LRUCache } from 'lru-cache';
import { constants } from '#generated/constants.ts';
import { reasonOf } from '#server/start-problem.ts';
import type { Queryable } from '../../db/queryable.ts';
import { farOffset } from '../far-offset.ts';
import type { Category, Snapshot } from '../snapshot.ts';
import { type Cached, cachedColumns } from './cached.ts';
import type { CachedCategory } from './cached-category.ts';
import { bytesOf, type Entry, entryOf, isUsable, outagesNow } from './entry.ts';
import { wordSetsOf } from './follow-words.ts';
import { isUpToDate } from './is-up-to-date.ts';
import { openPauses } from './pauses.ts';
import { readCached } from './read-cached.ts';
import { openUnchecked, type Unchecked } from './unchecked.ts';
import { reportUnreadColumns } from './unread-columns.ts';

/** Columns of large categories in the memory of a process. */
export interface CachedCategories {
  /** The category as the database has it now; undefined while it is not in memory, which it will be soon. */
  find(snapshot: Snapshot, category: Category | undefined): Promise<CachedCategory | undefined>;
  /** The category as it was when it was last up to date, which is to be checked; undefined where `find` is as fast, as it has just changed. */
  findUnchecked(snapshot: Snapshot, category: Category | undefined): Unchecked | undefined;
  /** The category as the database has it now where it is in memory; begins to read none that is not. */
  findPresent(snapshot: Snapshot, category: Category): Promise<CachedCategory | undefined>;
  /** The category as it was read last, if that was at the version of the snapshot. */
  peek(snapshot: Snapshot, category: Category): CachedCategory | undefined;
  /** The version of what pages show, if it was read with the whole shop since this moment, in milliseconds of the process. */
  contentSince(begun: number): number | undefined;
  /** Whether a page of a list that nothing narrows is so far from its beginning that memory finds it sooner than an index. */
  isFar(offset: number): boolean;
  /** Whether the words of a search with this number of products are to be remembered; not soon after words were dropped, as more changes may follow. */
  remembersWords(words: number, products: number, droppedAt: number): boolean;
  /** Products of a list with words that the database ranks while its words are not in memory. */
  readonly mostRanked: number;
  /** Waits until everything that was asked for is in memory. */
  settled(): Promise<void>;
}

function isCacheable(snapshot: Snapshot, category: Category | undefined, from: number): boolean {
  const isLeaf = category === undefined || category.filledLeaves[0] === category.id;
  const { products } = category ?? snapshot;
  const values = products * (cachedColumns(category).length + 1);
  return isLeaf && products >= from && values <= constants.cachedColumnValues;
}

const millisecond = 1000;

/** Sizes that tests make smaller. */
interface Sizes {
  /** Products of the smallest category that is cached. */
  readonly from: number;
  /** Values that are read at a time. */
  readonly part: number;
  /** Products before a far page. */
  readonly far: number;
  /** Products of a search whose words are remembered. */
  readonly words: number;
  /** Seconds after a change of words in which none are remembered. */
  readonly pause: number;
}

/** Waits until these readings are done, and those of the words of the whole shop. */
async function waitUntilRead(reading: ReadonlyMap<number, Promise<void>>, shopNow: () => Entry | undefined) {
  await Promise.all(reading.values());
  const shop = shopNow();
  if (shop) await wordSetsOf(shop.data).waitUntilRead();
}

function contentReadSince(shop: Entry | undefined, begun: number): number | undefined {
  return shop && shop.at >= begun ? shop.data.content : undefined;
}

function openCached(db: Queryable, { from, part, far, words, pause }: Sizes): CachedCategories {
  const entries = new LRUCache<number, Entry>({
    maxSize: constants.cachedColumnBytes,
    sizeCalculation: bytesOf,
  });
  const reading = new Map<number, Promise<void>>();
  const pauses = openPauses();
  /** One at a time: those of all categories at once would take every connection. */
  let last = Promise.resolve();

  function fail({ category }: Cached, reason: string): void {
    const pauseMs = pauses.fail(category?.id ?? 0);
    if (reason !== 'replica') reportUnreadColumns({ categoryId: category?.id, reason, pauseMs });
  }

  async function read(key: number, cached: Cached): Promise<void> {
    const [at, outages] = [performance.now(), outagesNow()];
    const found = await readCached(db, cached, part);
    if (!found.ok) return fail(cached, found.reason);
    const entry = entryOf(found.value, { at, outages });
    entries.set(key, entry);
    if (entries.has(key)) pauses.succeed(key);
    else fail(cached, 'large');
  }

  function begin(key: number, cached: Cached): void {
    if (reading.has(key) || entries.has(key) || pauses.isPaused(key)) return;
    // Those who asked are answered by the database.
    const done = last
      .then(() => read(key, cached))
      .catch((error) => fail(cached, reasonOf(error)))
      .finally(() => reading.delete(key));
    last = done;
    reading.set(key, done);
  }

  function isCurrent(entry: Entry, cached: Cached): Promise<boolean> {
    return isUpToDate({ db, entry, cached, onError: (error) => fail(cached, reasonOf(error)) });
  }

  async function find(
    snapshot: Snapshot,
    category: Category | undefined,
  ): Promise<CachedCategory | undefined> {
    if (!isCacheable(snapshot, category, from)) return undefined;
    const [key, cached] = [category?.id ?? 0, { category }];
    const entry = entries.get(key);
    if (entry && isUsable(entry, category) && (await isCurrent(entry, cached))) return entry.data;
    // A newer one stays.
    if (entry && entries.peek(key) === entry) entries.delete(key);
    begin(key, cached);
    return undefined;
  }

  async function findPresent(snapshot: Snapshot, category: Category): Promise<CachedCategory | undefined> {
    return peek(snapshot, category) ?? (entries.has(category.id) ? find(snapshot, category) : undefined);
  }

  function peek({ version }: Snapshot, category: Category): CachedCategory | undefined {
    const entry = entries.get(category.id);
    return entry?.data.version === version && isUsable(entry, category) ? entry.data : undefined;
  }

  return {
    find,
    findUnchecked(snapshot, category) {
      const entry = isCacheable(snapshot, category, from) ? entries.get(category?.id ?? 0) : undefined;
      return openUnchecked(entry, { category }, isCurrent);
    },
    findPresent,
    peek,
    contentSince: (begun) => contentReadSince(entries.get(0), begun),
    isFar: (offset) => offset >= far,
    remembersWords: (count, products, droppedAt) =>
      (count > 1 || products >= words) && performance.now() - droppedAt >= pause * millisecond,
    mostRanked: words,
    settled: () => waitUntilRead(reading, () => entries.peek(0)),
  };
}

const opened = new WeakMap<Queryable, CachedCategories>();

/** The columns that a process keeps of a database; categories with fewer products are not cached. */
export function cachedCategories(
  db: Queryable,
  {
    from = constants.cachedColumnsFrom,
    part = constants.cachedColumnPart,
    far = farOffset,
    words = constants.wordSetsFrom,
    pause = constants.wordSetPause,
  }: Partial<Sizes> = {},
): CachedCategories {
  const known = opened.get(db) ?? openCached(db, { from, part, far, words, pause });
  opened.set(db, known);
  return known;
}
