import { isLanguage, type Language } from '../language.ts';

const parameter = 'language';
const inSearch = /[?&]language=(zh_CN|en_US)(?=&|$)/;

export interface Entrance {
  /** The language that the address names. */
  readonly language: Language | undefined;
  /** The query without it, as it was otherwise. */
  readonly search: string;
}

/** Takes the language out of the query of a page's address: with it the page has an address of its own in each language. */
export function readEntrance(search: string): Entrance {
  const named = inSearch.exec(search)?.[1];
  if (!isLanguage(named)) return { language: undefined, search };
  const rest = search.replace(inSearch, '');
  return { language: named, search: rest.replace(/^&/, '?') };
}

/** The address of a page in one language. */
export function inPageLanguage(address: string, language: Language): string {
  return `${address}${address.includes('?') ? '&' : '?'}${parameter}=${language}`;
}
