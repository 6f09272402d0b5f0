import type { Language } from '#domain/language.ts';

/** A region by its name in each language, with the regions inside it whose names differ from language to language. */
export interface RegionNames extends Readonly<Record<Language, string>> {
  readonly children?: readonly RegionNames[] | undefined;
}

/**
 * The place that a stored country, or a region path joined by commas, names in either language, in the names of the reader's
 * language. A step that is not known stays as it was stored, with everything below it.
 */
export function placeIn(language: Language, regions: readonly RegionNames[], path: string): string {
  const places: string[] = [];
  let level = regions;
  for (const step of path.split(',')) {
    const name = step.trim();
    const region = level.find(({ zh_CN, en_US }) => name === zh_CN || name === en_US);
    places.push(region?.[language] ?? step);
    level = region?.children ?? [];
  }
  return places.join(',');
}

/** Country and province, which are stored as two fields, in the reader's language. */
export function countryIn(
  language: Language,
  regions: readonly RegionNames[],
  stored: { readonly country: string; readonly provinces: string },
): { readonly country: string; readonly provinces: string } {
  const country = placeIn(language, regions, stored.country);
  const path = placeIn(language, regions, `${stored.country},${stored.provinces}`);
  return { country, provinces: path.slice(country.length + 1) };
}
