import type { Language } from '#domain/language.ts';
import { chineseOrder } from './chinese-order.ts';
import { englishOrder, readInside } from './english-order.ts';
import type { RegionNames } from './region-names.ts';

const chinese = /\p{Script=Han}/u;
/** A comma of either script; one between two digits belongs to a number. */
const commas = /\s*(?:，|(?<!\d),|,(?!\d))\s*/gu;

/** What may follow the name of a region: Chinese names are parted by spaces, too. */
const afterChinese = /^(?:\s*[,，]\s*|\s+|$)/u;
const afterLatin = /^(?:\s*[,，]\s*|$)/u;

interface FoundRegion {
  readonly region: RegionNames;
  readonly rest: string;
}

/** The region that a text begins with, by its name in either language, and the text after it. */
function firstRegion(regions: readonly RegionNames[], text: string): FoundRegion | undefined {
  for (const region of regions)
    for (const name of [region.zh_CN, region.en_US]) {
      if (!text.startsWith(name)) continue;
      const after = text.slice(name.length);
      const [separator] = (chinese.test(name) ? afterChinese : afterLatin).exec(after) ?? [];
      if (separator !== undefined) return { region, rest: after.slice(separator.length) };
    }
  return undefined;
}

/**
 * The address of an order, stored in one line and in the language of its buyer, as a reader of `language` writes it: the
 * regions that it begins with in that language, and order and signs of its script. The street stays in its own.
 */
export function shownAddress(language: Language, regions: readonly RegionNames[], stored: string): string {
  const places: string[] = [];
  let rest = stored.trim();
  for (
    let found = firstRegion(regions, rest);
    found;
    found = firstRegion(found.region.children ?? [], rest)
  ) {
    places.push(found.region[language]);
    rest = found.rest;
  }
  if (language === 'en_US' && places.length > 0) return englishOrder(places, readInside(rest.split(commas)));
  const parts = [...places, ...rest.split(commas)];
  const isChinese = language === 'zh_CN' && parts.some((part) => chinese.test(part));
  return isChinese ? chineseOrder(parts) : parts.filter((part) => part !== '').join(', ');
}
