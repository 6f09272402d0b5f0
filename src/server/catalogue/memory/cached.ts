import { partitionOf } from '../partitions.ts';
import type { Category, Column } from '../snapshot.ts';

/** What is read into memory: a leaf category with its filter columns, or of the whole shop what is in stock. */
export interface Cached {
  readonly category: Category | undefined;
}

/** All columns that can be filtered, shown as a filter or not. */
export function cachedColumns(category: Category | undefined): Column[] {
  return category?.columns.filter(({ slot }) => slot !== null) ?? [];
}

export function tableOf({ category }: Cached): string {
  return category === undefined ? 'product_slot' : partitionOf(category.id);
}
