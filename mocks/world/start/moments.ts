import type { Entry } from '../entry.ts';

/** ISO times relative to the day on which the world starts. */
export interface Moments {
  readonly daysAgo: (days: number) => string;
  /** The date `yyyy-mm-dd` the given number of days ahead. */
  readonly dayAhead: (days: number) => string;
}

const dayMs = 86_400_000;

/** Times relative to midnight, so that a reload on the same day creates the same world. */
export function momentsOf(now: Date): Moments {
  const start = Math.floor(now.getTime() / dayMs) * dayMs;
  return {
    daysAgo: (days) => new Date(start - Math.round(days * dayMs)).toISOString(),
    dayAhead: (days) => new Date(start + days * dayMs).toISOString().slice(0, 10),
  };
}

/** Entries with ids from 1, in the key field too, where one is named. */
export function withIds<T extends object>(items: readonly T[]): (T & Entry)[];
export function withIds<T extends object, Key extends string>(
  items: readonly T[],
  key: Key,
): (T & Entry & Readonly<Record<Key, number>>)[];
export function withIds<T extends object>(items: readonly T[], key?: string): (T & Entry)[] {
  return items.map((item, at) => ({ $id: at + 1, ...(key === undefined ? {} : { [key]: at + 1 }), ...item }));
}
