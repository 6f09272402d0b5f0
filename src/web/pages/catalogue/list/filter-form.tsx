import { HiddenQuery } from './hidden-query.tsx';
import { type ListState, listHref, listPath } from './list-url.ts';

/** The form that the ticks of the panel belong to, wherever they are. */
export const filterFormId = 'list-filters';

// Not a generated form: its fields are the ticks and boxes of the panel, which depend on the columns of the category.
/** Sends ticks and boxes to the list where there are no scripts; the server turns typed ranges into the address that scripts make. */
export function FilterForm({ state }: { state: ListState }) {
  return (
    <form id={filterFormId} action={listPath(state)} hidden>
      <HiddenQuery
        href={listHref({
          ...state,
          filters: {},
          inStock: false,
          minStock: undefined,
          sort: undefined,
          page: 1,
        })}
      />
    </form>
  );
}
