import { type CountedText, textChoices } from '#domain/catalogue/text-choices.ts';
import { inLanguage, type Language } from '#domain/language.ts';
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

function countedTexts(rows: FacetRow[]): CountedText[] {
  return rows.flatMap(({ low, count }) => (low === null ? [] : [{ id: low, count }]));
}

/** All values of a text column in the category with their current counts. */
export function textValues(
  whole: FacetRow[],
  now: FacetRow[],
  labels: ReadonlyMap<number, Label>,
  language: Language,
): FacetValue[] {
  const labelOf = (id: number) => {
    const label = labels.get(id);
    return label && inLanguage(label, language);
  };
  return textChoices(countedTexts(whole), countedTexts(now), labelOf).map(({ id, label, count }) => ({
    value: String(id),
    label,
    count,
  }));
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
  return numberChoices(whole.flatMap(countedSpan), now.flatMap(countedSpan), hasRanges).map(
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
