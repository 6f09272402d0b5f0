import type { Language } from '#domain/language.ts';
import { recordOf } from '#domain/record-of.ts';
import type { Entry } from './entry.ts';
import { isBilingual } from './show.ts';

function toSortValue(value: unknown, language: Language): string | number {
  if (isBilingual(value)) return language === 'zh_CN' ? value.zh : value.en;
  return typeof value === 'number' || typeof value === 'string' ? value : '';
}

function compare(a: string | number, b: string | number): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Sorts by a field, descending with a minus in front of it; equal entries by id in the same direction. */
export function sortEntries<E extends Entry>(
  entries: readonly E[],
  order: string | undefined,
  language: Language,
): E[] {
  if (order === undefined) return [...entries];
  const descending = order.startsWith('-');
  const field = descending ? order.slice(1) : order;
  const direction = descending ? -1 : 1;
  return entries.toSorted(
    (a, b) =>
      direction *
      (compare(toSortValue(a[field], language), toSortValue(b[field], language)) || a.$id - b.$id),
  );
}

/** The requested page of a list; the whole list without paging fields. */
export function pageOf<T>(list: readonly T[], request: object): readonly T[] {
  const { pageNum, pageSize } = recordOf(request);
  if (typeof pageNum !== 'number' || typeof pageSize !== 'number') return list;
  return list.slice((pageNum - 1) * pageSize, pageNum * pageSize);
}
