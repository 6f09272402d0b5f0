import { useLocation } from 'react-router-dom';
import { listNoticesLimits } from '#generated/limits.ts';

export interface Paging {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  /** The address of another page of the same list; everything else in the address stays. */
  readonly hrefOf: (page: number) => string;
}

/** The page number is the same parameter in every list. */
const { maximum: pageLimit } = listNoticesLimits.pageNum;

/** The page that the address asks for. `name` is for the second list of a page that has two. */
export function usePaging(pageSize: number, name = 'page'): Paging {
  const { pathname, search } = useLocation();
  const asked = Number(new URLSearchParams(search).get(name) ?? 1);
  const isPage = Number.isInteger(asked) && asked >= 1 && asked <= pageLimit;
  const hrefOf = (page: number) => {
    const query = new URLSearchParams(search);
    if (page > 1) query.set(name, String(page));
    else query.delete(name);
    return query.size === 0 ? pathname : `${pathname}?${query}`;
  };
  return { page: isPage ? asked : 1, pageSize, hrefOf };
}
