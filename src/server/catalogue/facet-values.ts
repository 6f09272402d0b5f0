import type { Language } from '#domain/language.ts';
import { formatPartValue, isUnit, sameNumber, type Unit } from '#domain/part-values/index.ts';
import type { Span } from './conditions.ts';
import type { FacetRow } from './facet-query.ts';
import { spanOf } from './read-conditions.ts';
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
 * Values of a text column, those of the whole category with their counts now. The frequent ones of the category come
 * first, whatever is filtered: a list that is being ticked does not change its order.
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

/** Values of a number column by size. A value counts all products that choosing it finds: equal ones, overlapping ranges. */
export function numberValues(
  column: Column,
  whole: FacetRow[],
  now: FacetRow[],
  language: Language,
): FacetValue[] {
  const unit: Unit = column.unit !== null && isUnit(column.unit) ? column.unit : '';
  const found = now.map(spanWithCount).sort((a, b) => a.min - b.min);
  return withoutTwins(mostFrequent(whole).map(spanWithCount)).map(({ min, max }) => {
    const single = min === max;
    const wanted = spanOf(single ? min : { min, max });
    return {
      value: single ? String(min) : `${min}..${max}`,
      label: formatPartValue(single ? min : { min, max }, unit, language),
      count: column.slotHigh ? overlapping(found, wanted) : within(found, wanted),
    };
  });
}

type Counted = Span & { count: number };

function spanWithCount(row: FacetRow): Counted {
  const min = row.low ?? Number.NaN;
  return { min, max: row.high ?? min, count: row.count };
}

/** In order of size, and one of several that count as equal. */
function withoutTwins(spans: Counted[]): Counted[] {
  const kept: Counted[] = [];
  for (const span of spans.sort((a, b) => a.min - b.min || a.max - b.max)) {
    const last = kept.at(-1);
    if (!last || !sameNumber(last.min, span.min) || !sameNumber(last.max, span.max)) kept.push(span);
  }
  return kept;
}

function overlapping(found: Counted[], wanted: Span): number {
  return found.reduce(
    (sum, span) => (span.max >= wanted.min && span.min <= wanted.max ? sum + span.count : sum),
    0,
  );
}

/** As `overlapping` for single numbers in order of size, which may be many. */
function within(found: Counted[], wanted: Span): number {
  let sum = 0;
  for (let at = firstFrom(found, wanted.min); at < found.length; at += 1) {
    const span = found[at];
    if (!span || span.min > wanted.max) break;
    sum += span.count;
  }
  return sum;
}

function firstFrom(found: Counted[], min: number): number {
  let low = 0;
  let high = found.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((found[middle]?.min ?? Infinity) < min) low = middle + 1;
    else high = middle;
  }
  return low;
}
