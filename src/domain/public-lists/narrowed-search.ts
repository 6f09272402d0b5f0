import { searchTypeValues } from '#generated/enums.ts';
import type { ListAddress } from './list-address.ts';

/** The search of a list that narrows one, by its words alone; undefined for other lists. */
export function searchOf({ list, isOfSearch, fields }: ListAddress): ListAddress | undefined {
  const keyWord = fields.find(([name]) => name === 'keyWord');
  if (list !== 'products' || !isOfSearch || !keyWord) return undefined;
  return { list: 'foundProducts', fields: [['searchType', String(searchTypeValues.productSearch)], keyWord] };
}

/** The list with the words that its search has really looked for, as on its page; absent where it looked for those that were typed. */
export function withListedKeyword(address: ListAddress, listedKeyword: string | undefined): ListAddress {
  if (listedKeyword === undefined) return address;
  const fields = address.fields.map(
    ([name, value]) => [name, name === 'keyWord' ? listedKeyword : value] as const,
  );
  return { ...address, fields };
}
