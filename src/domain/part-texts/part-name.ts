import { type Bilingual, inLanguage, type Language } from '../language.ts';
import { packageText, type TextContext, translateText } from './translate.ts';

/** A name with more values than this is read by nobody. */
const MOST_VALUES = 6;
const LONGEST_VALUE = 40;

/**
 * Names a part that its supplier does not name: category, values in their order, package (`磁珠 65mΩ ±25% 22Ω@100MHz 0201`).
 * Values may be as written in one language; what cannot be said in the requested one is left out.
 */
export function partName(language: Language, values: readonly Bilingual[], context: TextContext): string {
  const [leaf] = context.category;
  const said = values
    .filter((value) => isTelling(value, context.package ?? ''))
    .map((value) => sayValue(value, language, context))
    .filter((text) => text !== '');
  const pack = context.package ? packageText(context.package, language) : '';
  const parts = [...new Set([leaf ? inLanguage(leaf, language) : '', ...said.slice(0, MOST_VALUES), pack])];
  return parts.filter((part) => part !== '').join(' ');
}

/** A bare number says nothing, and a pitch that is in the package's name is said there. */
function isTelling({ zh, en }: Bilingual, pack: string): boolean {
  return Math.max(zh.length, en.length) <= LONGEST_VALUE && !/^\d+$/.test(en) && !pack.includes(`=${en}`);
}

function sayValue(value: Bilingual, language: Language, context: TextContext): string {
  if (value.zh !== value.en) return inLanguage(value, language);
  const { text, dropped } = translateText(value.en, language, { category: context.category });
  return dropped.length > 0 ? '' : text.replaceAll('°C', '℃');
}
