import { countTexts, offeredTexts } from '#domain/catalogue/text-choices.ts';
import { inLanguage, type Language } from '#domain/language.ts';
import { type CountedSpan, choiceText, countNumbers, offeredNumbers } from '#domain/part-values/index.ts';
import type { CountedValue } from '#server/catalogue-index/index.ts';
import type { Column } from './snapshot.ts';
import type { Labels } from './text-labels.ts';

export interface FacetValue {
  value: string;
  label: string;
  count: number;
}

type Rows = readonly CountedValue[];

/** What a column offers in one language, without counts. */
interface Offered {
  readonly values: readonly Omit<FacetValue, 'count'>[];
  readonly count: (now: Rows) => readonly number[];
}

function countedTexts(rows: Rows): { id: number; count: number }[] {
  return rows.flatMap(({ low, count }) => (low === null ? [] : [{ id: low, count }]));
}

/** The span and count of a row; empty where the column is not stated. */
export function countedSpan({ low, high, count }: CountedValue): CountedSpan[] {
  return low === null ? [] : [{ low, high: high ?? low, count }];
}

export interface CountedColumn {
  readonly column: Column;
  readonly hasRanges: boolean;
  readonly labels: Labels;
  /** Rows of the column in the whole category, and under the other conditions. */
  readonly whole: Rows;
  readonly now: Rows;
  readonly language: Language;
}

type Asked = Omit<CountedColumn, 'now'>;

/** All values of a text column in the category. */
function offersTexts({ labels, whole, language }: Asked): Offered {
  const offered = offeredTexts(countedTexts(whole), (id) => {
    const label = labels.get(id);
    return label && inLanguage(label, language);
  });
  return {
    values: offered.map(({ id, label }) => ({ value: String(id), label })),
    count: (now) => countTexts(offered, countedTexts(now)),
  };
}

/** Values of a number column in ascending order. */
function offersNumbers({ column, hasRanges, whole, language }: Asked): Offered {
  const offered = offeredNumbers(whole.flatMap(countedSpan), hasRanges);
  return {
    values: offered.map(({ filter, wire }) => ({
      value: wire,
      label: choiceText(filter.value, column, language),
    })),
    count: (now) => countNumbers(offered, now.flatMap(countedSpan)),
  };
}

interface Remembered {
  readonly whole: Rows;
  readonly labels: Labels;
  readonly byLanguage: Map<Language, Offered>;
}

/** Columns are those of one version of the catalogue. */
const remembered = new WeakMap<Column, Remembered>();

/** Made once for as long as the rows of the whole category stay the same: it is most of the work for a call. */
function offersOf(asked: Asked): Offered {
  const { column, whole, labels, language } = asked;
  const before = remembered.get(column);
  const isCurrent = before?.whole === whole && before.labels === labels;
  const { byLanguage } = isCurrent ? before : { byLanguage: new Map<Language, Offered>() };
  if (!isCurrent) remembered.set(column, { whole, labels, byLanguage });
  const known = byLanguage.get(language);
  if (known) return known;
  const offered = column.kind === 'text' ? offersTexts(asked) : offersNumbers(asked);
  byLanguage.set(language, offered);
  return offered;
}

/** All values of a column in the category, each with the number of products that selecting it finds now. */
export function facetValues({ now, ...asked }: CountedColumn): FacetValue[] {
  const { values, count } = offersOf(asked);
  const counts = count(now);
  return values.map(({ value, label }, index) => ({ value, label, count: counts[index] ?? 0 }));
}
