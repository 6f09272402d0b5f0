import { type ReactNode, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { Loaded } from './loaded.tsx';
import { Pager } from './pager.tsx';
import { Skeleton } from './skeleton.ts';
import type { Paging } from './use-paging.ts';

/** What of a list call's result matters here. */
export interface ListQuery<Row> {
  readonly data:
    | { readonly data: readonly Row[]; readonly params: { readonly totalDataCounts: number } }
    | undefined;
  readonly isError: boolean;
  readonly refetch: () => unknown;
}

export interface PagedListProps<Row> {
  query: ListQuery<Row>;
  paging: Paging;
  /** Shown when there is nothing at all: `<Empty>` with the next step. */
  empty: ReactNode;
  /** What failed, in the page's own words. */
  failure?: string | undefined;
  /** Names the list, where a page has more than one. */
  label?: string | undefined;
  /** Height of a row, for the skeleton. */
  rowHeight?: string | undefined;
}

/** A list of which the address names the page: loading, failed, empty and filled, with the pages below. */
export function PagedList<Row>(
  props: PagedListProps<Row> & { children: (rows: readonly Row[]) => ReactNode },
) {
  const { query, paging, empty, failure, label, rowHeight = '49px', children } = props;
  const { page, pageSize, hrefOf } = paging;
  // The pages stay while another one loads, so that the focus stays on the link.
  const [known, setKnown] = useState(0);
  const total = query.data?.params.totalDataCounts ?? known;
  if (total !== known) setKnown(total);
  const last = Math.max(1, Math.ceil(total / pageSize));
  if (query.data?.data.length === 0 && page > last) return <Navigate to={hrefOf(last)} replace />;
  return (
    <>
      <Loaded
        query={query}
        skeleton={<Skeleton height={`calc(${rowHeight} * ${pageSize})`} />}
        empty={empty}
        {...(failure === undefined ? {} : { failure })}
      >
        {({ data }) => children(data)}
      </Loaded>
      {total > 0 && <Pager label={label} page={page} pageSize={pageSize} total={total} hrefOf={hrefOf} />}
    </>
  );
}
