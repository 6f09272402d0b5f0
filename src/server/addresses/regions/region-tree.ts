import { createRequire } from 'node:module';
import type { RegionNames } from '#domain/addresses/region-names.ts';
import type { Language } from '#domain/language.ts';
import { chinesePlaceNames, chinesePlaces } from './china.ts';
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

function listCountries(): readonly Country[] {
  const countries: readonly Country[] = createRequire(import.meta.url)('country-region-data/data.json');
  return countries.filter(({ countryShortCode }) => !inChina.has(countryShortCode));
}

function countryNamer(language: Language): (code: string) => string {
  const names = new Intl.DisplayNames(locales[language], { type: 'region' });
  return (code) => withoutCommas(names.of(code) ?? code);
}

function makeTree(language: Language): Region[] {
  const nameOf = countryNamer(language);
  const { compare } = new Intl.Collator(locales[language]);
  const tree = listCountries().map((country): Region & { code: string } => {
    const code = country.countryShortCode;
    const children = code === china ? chinesePlaces(language) : regionsOf(country);
    const name = nameOf(code);
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

let named: readonly RegionNames[] | undefined;

/** Every country by its name in both languages, China with its places; the regions of all others have one name. */
export function regionNames(): readonly RegionNames[] {
  const [inChinese, inEnglish] = [countryNamer('zh_CN'), countryNamer('en_US')];
  named ??= listCountries().map(({ countryShortCode: code }) => ({
    zh_CN: inChinese(code),
    en_US: inEnglish(code),
    ...(code === china ? { children: chinesePlaceNames() } : {}),
  }));
  return named;
}
