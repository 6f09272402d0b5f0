import type { ValueBox } from '#domain/part-values/index.ts';
import type { KeywordTerm } from '#domain/search/keyword.ts';
import type { Category, Column } from './snapshot.ts';

export interface TextCondition {
  kind: 'text';
  column: Column;
  ids: readonly number[];
  notStated: boolean;
}

export interface NumberCondition {
  kind: 'number';
  column: Column;
  /** The stated value is in one of them. */
  boxes: ValueBox[];
  notStated: boolean;
}

/** What one column must be: any of the values, or not stated where that was chosen too. */
export type ColumnCondition = TextCondition | NumberCondition;

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
