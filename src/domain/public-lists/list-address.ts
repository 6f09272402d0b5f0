import { readCompared } from '../catalogue/compared-ids.ts';
import { currencyKey } from '../money/currency.ts';
import { ownValue } from '../own-value.ts';
import { pagePath } from '../public-pages/page-path.ts';
import type { RequestPlan } from '../wire/decode.ts';
import type { ListFormat } from './list-format.ts';
import type { ListName } from './public-lists.ts';

type Field = readonly [name: string, value: string];

/** The parameter of an address that asks for another format. */
export const formatParameter = 'format';

/** A list that an address shows. */
export interface ListAddress {
  readonly list: ListName;
  /** Its conditions by their names on the wire. */
  readonly fields: readonly Field[];
  /** Whether its keyword is that of a search, which may have looked for other words, see `searchOf`. */
  readonly isOfSearch?: true;
  /** The products of a comparison in their order: no call knows them. */
  readonly ids?: readonly number[];
}

const conditionOfProducts = /^(id|recommend|keyWord|inStock|minStock|minPrice|maxPrice|column.+)$/;

/** Names of a page's address whose field on the wire is called otherwise. */
const wireNames = {
  products: { id: 'catalogId' },
  search: { id: 'searchType', page: 'pageNum' },
  news: { type: 'contentType', page: 'pageNum' },
  documents: { page: 'pageNum' },
} as const satisfies Record<string, Readonly<Record<string, string>>>;

function renameFields(query: readonly Field[], names: Readonly<Record<string, string>>): readonly Field[] {
  return query.map(([name, value]) => [ownValue(names, name) ?? name, value]);
}

/** The values of a column are one field, as a form without scripts sends each on its own. */
function joinedColumns(query: readonly Field[]): readonly Field[] {
  const fields = new Map<string, string>();
  for (const [name, value] of query) {
    const before = name.startsWith('column') ? fields.get(name) : undefined;
    fields.set(name, before === undefined ? value : `${before}|${value}`);
  }
  return [...fields];
}

/** `sort=price desc` is how the select box is sent without scripts. */
function splitSort(query: readonly Field[]): readonly Field[] {
  return query.flatMap(([name, value]): Field[] => {
    const [sort = '', order] = name === 'sort' ? value.split(' ') : [];
    return order === undefined
      ? [[name, value]]
      : [
          ['sort', sort],
          ['order', order],
        ];
  });
}

function productFields(query: readonly Field[]): ListAddress {
  if (!query.some(([name]) => conditionOfProducts.test(name))) return { list: 'categories', fields: [] };
  return { list: 'products', fields: renameFields(splitSort(joinedColumns(query)), wireNames.products) };
}

const searchLists = { '1': 'foundProducts', '2': 'foundDocuments', '3': 'foundNews' } as const;

const conditionOfFound = /^(catalogId|inStock|minStock|minPrice|maxPrice|sort|column.+)$/;

/** The products of a search that is narrowed or sorted are the list of products with its keyword, as on its page. */
function searchFields(query: readonly Field[]): ListAddress {
  const type = query.find(([name]) => name === 'id')?.[1];
  const known = type === '2' || type === '3' ? type : '1';
  const others = query.filter(([name]) => name !== 'id');
  if (known === '1' && others.some(([name]) => conditionOfFound.test(name)))
    return {
      list: 'products',
      fields: renameFields(splitSort(joinedColumns(others)), { page: 'pageNum' }),
      isOfSearch: true,
    };
  return { list: searchLists[known], fields: renameFields([['id', known], ...others], wireNames.search) };
}

/** Without a type the page of the news shows news, no newsflashes. */
function newsFields(query: readonly Field[]): ListAddress {
  const typed: readonly Field[] = query.some(([name]) => name === 'type') ? query : [...query, ['type', '1']];
  return { list: 'news', fields: renameFields(typed, wireNames.news) };
}

/** What a list can be had as: products that an address names are not found by a call. */
export function formatsOf({ ids }: ListAddress): readonly ListFormat[] {
  return ids ? ['csv', 'xlsx'] : ['csv', 'json', 'xlsx'];
}

/** The products that the page compares. What the list before it asked of columns narrows nothing. */
function comparedFields(query: readonly Field[]): ListAddress | undefined {
  const ids = readCompared(query.find(([name]) => name === 'ids')?.[1] ?? null);
  if (ids.length === 0) return undefined;
  return { list: 'compared', fields: query.filter(([name]) => name === 'quantity'), ids };
}

const pages: Readonly<Record<string, (query: readonly Field[]) => ListAddress | undefined>> = {
  '/goodscenter': productFields,
  '/searchall': searchFields,
  '/compare': comparedFields,
  '/news': newsFields,
  '/tgshare': (query) => ({ list: 'documents', fields: renameFields(query, wireNames.documents) }),
  '/solution': (query) => ({ list: 'solutions', fields: query }),
  '/service': (query) => ({ list: 'help', fields: query }),
};

/** Of the page, and no condition of its list. */
const ofThePage: ReadonlySet<string> = new Set([formatParameter, currencyKey, 'language', 'token']);

/** The list that the page at an address shows, undefined where it shows none. Addresses match without regard to case. */
export function readListAddress(pathname: string, query: URLSearchParams): ListAddress | undefined {
  const given = [...query].filter(([name, value]) => value !== '' && !ofThePage.has(name));
  return ownValue(pages, pagePath(pathname))?.(given);
}

/**
 * The fields that the call of the list knows. What else an address carries, such as the parts that were picked for comparison, is
 * no condition; a column that the call cannot know stays, so that it is refused and never gives a longer list than was asked for.
 */
export function knownFields({ fields }: ListAddress, plan: RequestPlan): readonly Field[] {
  return fields.filter(([name]) => Object.hasOwn(plan.fields, name) || name.startsWith('column'));
}
