import type { KeywordTerm } from '#server/search/keyword.ts';
import type { Category, Column } from './snapshot.ts';

/** Closed at both ends; an open end is infinite. */
export interface Span {
  min: number;
  max: number;
}

/** What one column must be: any of the values, or not stated where that was chosen too. */
export type ColumnCondition =
  | { kind: 'text'; column: Column; ids: number[]; notStated: boolean }
  | { kind: 'number'; column: Column; spans: Span[]; notStated: boolean };

/** Everything that narrows a list. All of it holds at once. */
export interface Conditions {
  /** Absent: the whole shop. */
  category: Category | undefined;
  columns: ColumnCondition[];
  terms: KeywordTerm[];
  recommend: 'new' | 'hot' | undefined;
  inStock: boolean;
}

/** Nothing but the category: its size is known without counting. */
export function isUnfiltered(conditions: Conditions): boolean {
  return (
    conditions.columns.length === 0 &&
    !conditions.inStock &&
    !conditions.recommend &&
    conditions.terms.length === 0
  );
}
