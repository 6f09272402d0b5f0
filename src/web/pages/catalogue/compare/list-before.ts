import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { type ListState, parseFoundProducts, parseListSearch } from '../list/list-url.ts';

/** What goes along with the way to a comparison: the address of the list from which it is opened. */
export interface ListBefore {
  readonly list: string;
}

function isListBefore(state: unknown): state is ListBefore {
  return typeof state === 'object' && state !== null && 'list' in state && typeof state.list === 'string';
}

function parse({ list }: ListBefore): ListState | undefined {
  const { pathname, search } = new URL(list, location.href);
  if (pathname === paths.search) return parseFoundProducts(search);
  return pathname === paths.products ? parseListSearch(search) : undefined;
}

/** The list from which the comparison was opened; undefined while the page starts, because the server does not know it. */
export function useListBefore(): ListState | undefined {
  const { state } = useLocation();
  const [list, setList] = useState<ListState>();
  useEffect(() => setList(isListBefore(state) ? parse(state) : undefined), [state]);
  return list;
}
