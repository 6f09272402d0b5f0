import { columnColumnTypeValues } from '#generated/enums.ts';
import { isNumberValue, type ParamValue } from '../catalogue/param-values.ts';
import { findFitting } from '../glossary/index.ts';
import { type Bilingual, inLanguage, type Language } from '../language.ts';
import { statedText } from '../part-values/index.ts';
import type { KeywordTerm } from './keyword.ts';
import { fittingNumbers } from './stated-spans.ts';

interface SearchedColumn {
  readonly id: number;
  readonly key: string;
  readonly kind: string;
  readonly columnType: number;
  readonly unit: string | null;
}

/** A product as a search shows it. */
export interface FoundPart<Column extends SearchedColumn> {
  /** All columns of its category. */
  readonly columns: readonly Column[];
  readonly nameOf: (column: Column) => Bilingual;
  readonly statedValue: (column: Column) => ParamValue | undefined;
  /** The names of its category in both languages. */
  readonly category: string;
}

/** What a product states that fits a value of the search, as it is sent. */
export interface ProductFit {
  columnId: number;
  columnName: string;
  value: string;
}

/** The ratings and ranges by which a product fits values of a search that it does not state, each once; nothing where there is none. */
export function productFits<Column extends SearchedColumn>(
  { columns, nameOf, statedValue: stated, category }: FoundPart<Column>,
  terms: readonly KeywordTerm[],
  language: Language,
): { fits?: ProductFit[] } {
  const needs = terms.flatMap(({ need }) => need ?? []);
  if (needs.length === 0) return {};
  const numbers = columns.flatMap((column) => {
    const value = column.columnType === columnColumnTypeValues.parameterColumn ? stated(column) : undefined;
    if (column.kind !== 'number' || !isNumberValue(value)) return [];
    return [{ column, value, unit: column.unit, fitting: findFitting(column.key, category) }];
  });
  const fitting = new Set(needs.flatMap((need) => fittingNumbers(numbers, need)));
  const fits = [...fitting].map(({ column, value }) => ({
    columnId: column.id,
    columnName: inLanguage(nameOf(column), language),
    value: statedText(value, column.unit, language),
  }));
  return fits.length > 0 ? { fits } : {};
}
