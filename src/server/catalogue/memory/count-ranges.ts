import type { Column } from '../snapshot.ts';
import { type CachedCategory, columnOf } from './cached-category.ts';

/** For each column how many products state a range, and how many state anything. */
export function countRanges(
  category: CachedCategory,
  columns: readonly Column[],
): [columnId: number, ranges: number, values: number][] {
  return columns.map((column) => {
    const { counts, lows, highs } = columnOf(category, column);
    let [ranges, values] = [0, 0];
    for (const [code, count] of counts.entries()) {
      const [low, high] = [lows[code] ?? null, highs[code] ?? null];
      if (low === null) continue;
      values += count;
      if (high !== null && high > low) ranges += count;
    }
    return [column.id, ranges, values];
  });
}
