import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { MemberArea } from '#web/components/member-areas.ts';
import { memberDetailHref } from '#web/paths.ts';

/** The tabs of the page in the order of `i`. */
export const detailTabs = [
  'profile',
  'addresses',
  'loginPassword',
  'payPassword',
  'invoice',
] as const satisfies readonly MemberArea[];

export type DetailTab = (typeof detailTabs)[number];

/** The tab that `i` of the address names; the first one for anything else. */
function tabOf(search: string): DetailTab {
  const index = Number(new URLSearchParams(search).get('i') ?? 0);
  return detailTabs[index] ?? detailTabs[0];
}

interface OpenTab {
  readonly tab: DetailTab;
  /** The tabs that have been open: they stay as they were left. */
  readonly visited: readonly DetailTab[];
  /** Where a tab was left, such as the page of its list. */
  readonly hrefOf: (tab: DetailTab) => string;
}

/** Which tab is open, and how the others were left. */
export function useDetailTab(): OpenTab {
  const { pathname, search } = useLocation();
  const tab = tabOf(search);
  const [left, setLeft] = useState<Readonly<Partial<Record<DetailTab, string>>>>({});
  if (left[tab] !== search) setLeft({ ...left, [tab]: search });
  return {
    tab,
    visited: detailTabs.filter((one) => one === tab || left[one] !== undefined),
    hrefOf: (one) => {
      const known = left[one];
      return known === undefined ? memberDetailHref(indexOf(one)) : pathname + known;
    },
  };
}

const indexes = { profile: 0, addresses: 1, loginPassword: 2, payPassword: 3, invoice: 4 } as const;

function indexOf(tab: DetailTab): 0 | 1 | 2 | 3 | 4 {
  return indexes[tab];
}
