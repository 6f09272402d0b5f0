import { isOfferedFilter } from '../catalogue/filter-columns.ts';
import type { ValueCategory, ValueColumn } from './read-values.ts';

/** A category of any level with all its columns, in the order of its table. */
export interface CategoryWithColumns extends Omit<ValueCategory, 'columns'> {
  /** Whether it has no categories inside it. */
  readonly isLeaf: boolean;
  readonly columns: readonly (ValueColumn & Parameters<typeof isOfferedFilter>[0])[];
}

/** The categories in which a text is read as values: those of the last level, with the columns that their lists filter by. */
export function valueCategories(categories: readonly CategoryWithColumns[]): ValueCategory[] {
  return categories
    .filter(({ isLeaf }) => isLeaf)
    .map(({ id, name, products, columns }) => ({
      id,
      name,
      products,
      columns: columns.filter(isOfferedFilter),
    }));
}
