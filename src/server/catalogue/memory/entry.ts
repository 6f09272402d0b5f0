import { constants } from '#generated/constants.ts';
import { onOutage } from '../../db/client.ts';
import type { Category } from '../snapshot.ts';
import { cachedColumns } from './cached.ts';
import { bytesOfCategory, type CachedCategory } from './cached-category.ts';

/** A category in memory. */
export interface Entry {
  readonly data: CachedCategory;
  /** The version of what pages are made of since which it was up to date. */
  upToDateSince: string | undefined;
  /** When it was last up to date, in milliseconds of the process. */
  at: number;
  /** How many outages the process had had when it was read. */
  readonly outages: number;
  /** The update under way, and the one that begins after it: what began before a request may not have seen what that has written. */
  running: Promise<boolean> | undefined;
  next: Promise<boolean> | undefined;
  /** Until when it is checked before it is used, in milliseconds of the process. */
  checkedUntil: number;
}

/** A category that was just read. */
export function entryOf(data: CachedCategory, { at, outages }: Pick<Entry, 'at' | 'outages'>): Entry {
  return {
    data,
    upToDateSince: undefined,
    at,
    outages,
    running: undefined,
    next: undefined,
    checkedUntil: Number.NEGATIVE_INFINITY,
  };
}

const millisecond = 1000;

export function bytesOf({ data }: Entry): number {
  return bytesOfCategory(data) + 1;
}

function hasColumns({ columns }: CachedCategory, category: Category | undefined): boolean {
  return cachedColumns(category).every(
    ({ slot, slotHigh }) => columns.get(slot ?? '')?.slotHigh === slotHigh,
  );
}

/** Outages of this process: after one the database may be another, with other transactions. */
let outages = 0;
onOutage(() => {
  outages += 1;
});

/** How many outages there were. */
export function outagesNow(): number {
  return outages;
}

/** Whether the columns are the requested ones, and all that has changed since can still be read. */
export function isUsable(entry: Entry, category: Category | undefined): boolean {
  const isYoung = performance.now() - entry.at < constants.cachedColumnLife * millisecond;
  return isYoung && entry.outages === outages && hasColumns(entry.data, category);
}
