import type { Entry } from '../entries.ts';

/** Moments counted back from the day on which the world starts, as the wire writes them. */
export interface Moments {
  readonly daysAgo: (days: number) => string;
  /** The day itself, `yyyy-mm-dd`, so many days ahead. */
  readonly dayAhead: (days: number) => string;
}

const dayMs = 86_400_000;

/** Everything of a day starts with the same moments: a reload on the same day finds the same world. */
export function momentsOf(now: Date): Moments {
  const start = Math.floor(now.getTime() / dayMs) * dayMs;
  return {
    daysAgo: (days) => new Date(start - Math.round(days * dayMs)).toISOString(),
    dayAhead: (days) => new Date(start + days * dayMs).toISOString().slice(0, 10),
  };
}

/** Entries with ids from 1, which are the key of the wire too where it is named. */
export function withIds<T extends object>(items: readonly T[], key?: string): (T & Entry)[] {
  return items.map((item, at) => ({ $id: at + 1, ...(key === undefined ? {} : { [key]: at + 1 }), ...item }));
}
