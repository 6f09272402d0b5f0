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
  /** The stated value must lie in one of these boxes. */
  boxes: ValueBox[];
  notStated: boolean;
}

/** Condition on one column: any of the values, and also "not stated" where selected. */
export type ColumnCondition = TextCondition | NumberCondition;

/** All conditions on a list, combined with AND. */
export interface Conditions {
  /** Undefined means the whole shop. */
  category: Category | undefined;
  columns: ColumnCondition[];
  terms: KeywordTerm[];
  recommend: 'new' | 'hot' | undefined;
  inStock: boolean;
}

/** Only the category is given, so the count is already known. */
export function isUnfiltered(conditions: Conditions): boolean {
  return (
    conditions.columns.length === 0 &&
    !conditions.inStock &&
    !conditions.recommend &&
    conditions.terms.length === 0
  );
}
