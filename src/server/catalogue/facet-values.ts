import type { Language } from '#domain/language.ts';
import {
  type CountedSpan,
  formatPartValue,
  isUnit,
  numberChoices,
  type Unit,
} from '#domain/part-values/index.ts';
import type { FacetRow } from './facet-query.ts';
import type { Column } from './snapshot.ts';

export interface FacetValue {
  value: string;
  label: string;
  count: number;
}

export interface Label {
  zh: string;
  en: string;
}

const valueLimit = 1000;

/**
 * All values of a text column in the category with their current counts. Sorted by frequency in the whole category, so that the
 * order stays the same while filters change.
 */
export function textValues(
  whole: FacetRow[],
  now: FacetRow[],
  labels: Map<number, Label>,
  language: Language,
): FacetValue[] {
  const counts = new Map(now.map((row) => [row.low, row.count]));
  return mostFrequent(whole)
    .flatMap((row) => {
      const label = row.low === null ? undefined : labels.get(row.low);
      if (!label) return [];
      const text = language === 'zh_CN' ? label.zh : label.en;
      const value = { value: String(row.low), label: text, count: counts.get(row.low) ?? 0 };
      return [{ value, ofAll: row.count }];
    })
    .sort(
      (a, b) =>
        b.ofAll - a.ofAll ||
        compare(a.value.label, b.value.label) ||
        Number(a.value.value) - Number(b.value.value),
    )
    .map(({ value }) => value);
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function mostFrequent(rows: FacetRow[]): FacetRow[] {
  const stated = rows.filter((row) => row.low !== null);
  if (stated.length <= valueLimit) return stated;
  return stated.sort((a, b) => b.count - a.count).slice(0, valueLimit);
}

export interface CountedColumn {
  column: Column;
  hasRanges: boolean;
  /** Rows of the column in the whole category, and under the other conditions. */
  whole: FacetRow[];
  now: FacetRow[];
  language: Language;
}

/** Values of a number column in ascending order, each with the number of products that selecting it finds. */
export function numberValues({ column, hasRanges, whole, now, language }: CountedColumn): FacetValue[] {
  const unit: Unit = column.unit !== null && isUnit(column.unit) ? column.unit : '';
  return numberChoices(mostFrequent(whole).flatMap(countedSpan), now.flatMap(countedSpan), hasRanges).map(
    ({ filter, wire, count }) => ({
      value: wire,
      label: formatPartValue(filter.value, unit, language),
      count,
    }),
  );
}

/** The span and count of a row; empty where the column is not stated. */
export function countedSpan({ low, high, count }: FacetRow): CountedSpan[] {
  return low === null ? [] : [{ low, high: high ?? low, count }];
}
