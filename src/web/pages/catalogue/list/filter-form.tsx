import type { Column } from '#generated/hooks/model/column.ts';
import { paths } from '#web/paths.ts';
import { HiddenQuery } from './hidden-query.tsx';
import { type ColumnFilters, type ListState, listHref } from './list-url.ts';
import { typedRange } from './number-range.ts';

/** The form that the ticks of the panel belong to, wherever they are. */
export const filterFormId = 'list-filters';

/** Typed ranges have no tick. */
function rangesOf(filters: ColumnFilters, columns: readonly Column[]): ColumnFilters {
  const ranges = columns.flatMap((column): [number, readonly string[]][] => {
    const range = typedRange(filters[column.columnId] ?? [], column);
    return range === undefined ? [] : [[column.columnId, [range]]];
  });
  return Object.fromEntries(ranges);
}

interface FilterFormProps {
  state: ListState;
  columns: readonly Column[];
}

// Not a generated form: its fields are the ticks of the panel, which depend on the columns of the category.
/** Sends the ticks to the list where there are no scripts: as the address that the scripts would have made. */
export function FilterForm({ state, columns }: FilterFormProps) {
  const filters = rangesOf(state.filters, columns);
  return (
    <form id={filterFormId} action={paths.products} hidden>
      <HiddenQuery href={listHref({ ...state, filters, inStock: false, sort: undefined, page: 1 })} />
    </form>
  );
}
