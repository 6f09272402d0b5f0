import { pagePath } from './page-path.ts';

interface PublicPage {
  readonly path: string;
  /** Parameters without which it would be another page, in the order in which its address has them. */
  readonly identity?: readonly string[];
  /** Parameters that make a list narrower: there are more such lists than anyone can count. */
  readonly narrows?: RegExp;
}

/** Every page that a search engine may show. */
export const publicPages: readonly PublicPage[] = [
  { path: '/' },
  {
    path: '/goodsCenter',
    identity: ['id', 'pageNum'],
    narrows: /^(keyWord|inStock|minStock|minPrice|maxPrice|recommend|column.*)$/,
  },
  { path: '/GoodsDetails', identity: ['id'] },
  { path: '/news', identity: ['type', 'page'], narrows: /^keyWord$/ },
  { path: '/newsDetail', identity: ['nid'] },
  { path: '/solution', identity: ['index'] },
  { path: '/service', identity: ['id'] },
  { path: '/tgshare', identity: ['tid', 'page'], narrows: /^(keyWord|typeId|downloadGrade)$/ },
  { path: '/aboutUs' },
  { path: '/contactUs' },
];

/** First pages have the address without a number. */
const firstPage: Readonly<Record<string, string>> = { pageNum: '1', page: '1', index: '0' };
const wholeNumber = /^(0|[1-9]\d{0,15})$/;

/**
 * The one address under which a search engine keeps a page, undefined for a page that it must not show: pages of members, results
 * of the search, and lists that a filter or a word narrows. What only sorts, prices or compares does not make another page.
 */
export function canonicalAddress(pathname: string, search: string): string | undefined {
  const path = pagePath(pathname);
  const page = publicPages.find((known) => known.path.toLowerCase() === path);
  if (!page) return undefined;
  const query = new URLSearchParams(search);
  for (const [name, value] of query) if (value !== '' && page.narrows?.test(name)) return undefined;
  const stated = (page.identity ?? []).flatMap((name) => {
    const value = query.get(name);
    if (value === null || !wholeNumber.test(value) || value === firstPage[name]) return [];
    return [`${name}=${value}`];
  });
  return stated.length === 0 ? page.path : `${page.path}?${stated.join('&')}`;
}
