import { constants } from '#generated/constants.ts';
import type { ConditionsRequest } from '../catalogue/conditions.ts';
import { inLanguage, type Language } from '../language.ts';
import { choiceText } from '../part-values/index.ts';
import { type ReadValue, type ValueReading, wireOf } from './read-values.ts';

/** The conditions of a list that a reading means. */
export function conditionsOf({ category, values }: ValueReading): ConditionsRequest {
  const fields = values.map((value) => [`column${value.column.id}`, wireOf(value)]);
  return { catalogId: category.id, ...Object.fromEntries(fields) };
}

function labelOf(value: ReadValue, language: Language): string {
  if (value.kind === 'text') return inLanguage(value.text, language);
  return choiceText(value.value, value.column, language);
}

function toSuggestion({ category, values }: ValueReading, productCount: number, language: Language) {
  return {
    catalogId: category.id,
    catalogName: inLanguage(category.name, language),
    productCount,
    filters: values.map((value) => ({
      columnId: value.column.id,
      columnName: inLanguage(value.column.name, language),
      value: wireOf(value),
      label: labelOf(value, language),
    })),
  };
}

/** The readings that are suggested, given how many products each has: those with most of them, none without any. */
export function bestValues(readings: readonly ValueReading[], counts: readonly number[], language: Language) {
  return readings
    .flatMap((reading, place) => {
      const count = counts[place] ?? 0;
      return count > 0 ? [{ reading, count }] : [];
    })
    .toSorted((a, b) => b.count - a.count)
    .slice(0, constants.suggestedValues)
    .map(({ reading, count }) => toSuggestion(reading, count, language));
}
