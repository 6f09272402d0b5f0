import { createRequire } from 'node:module';
import type { Language } from '#domain/language.ts';
import { chinesePlaces } from './china.ts';
import type { Region } from './region.ts';

/** A country of `country-region-data`; its regions are named in Latin letters. */
interface Country {
  readonly countryShortCode: string;
  readonly regions: readonly { readonly name: string }[];
}

const china = 'CN';
/** Already in the list of Chinese provinces. */
const inChina = new Set(['HK', 'MO', 'TW']);

const locales = { zh_CN: 'zh-CN', en_US: 'en' } as const;

/** Names are joined by commas in an address, so none may contain one: `Bristol, City of` becomes City of Bristol. */
function withoutCommas(name: string): string {
  return name
    .trim()
    .replace(/^(.+), (City of|County|The)$/, '$2 $1')
    .replaceAll(/\s*,\s*/g, ' / ');
}

function regionsOf(country: Country): Region[] {
  const names = country.regions.map(({ name }) => withoutCommas(name)).filter((name) => name !== '');
  return [...new Set(names)].map((name) => ({ name }));
}

function makeTree(language: Language): Region[] {
  const locale = locales[language];
  const countryNames = new Intl.DisplayNames(locale, { type: 'region' });
  const { compare } = new Intl.Collator(locale);
  const countries: readonly Country[] = createRequire(import.meta.url)('country-region-data/data.json');
  const tree = countries
    .filter(({ countryShortCode }) => !inChina.has(countryShortCode))
    .map((country): Region & { code: string } => {
      const code = country.countryShortCode;
      const children = code === china ? chinesePlaces(language) : regionsOf(country);
      const name = withoutCommas(countryNames.of(code) ?? code);
      return { code, name, ...(children.length > 0 ? { children } : {}) };
    });
  const isLater = (code: string) => Number(language !== 'zh_CN' || code !== china);
  tree.sort((a, b) => isLater(a.code) - isLater(b.code) || compare(a.name, b.name));
  return tree.map(({ code, ...region }) => region);
}

const trees = new Map<Language, Region[]>();

/**
 * Countries, their regions and the cities of China, with country names from the runtime's CLDR data. Built on the first request
 * in a language and then cached: it never changes while the process runs.
 */
export function regionTree(language: Language): Region[] {
  const known = trees.get(language) ?? makeTree(language);
  trees.set(language, known);
  return known;
}

/** The trees of all languages: an address keeps the language that it was entered in. */
export function regionTrees(): readonly (readonly Region[])[] {
  return [regionTree('zh_CN'), regionTree('en_US')];
}
