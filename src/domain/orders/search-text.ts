import type { Bilingual } from '../language.ts';
import { partTexts } from '../part-texts/index.ts';
import { containsWords, foldText, searchWords } from './search.ts';

/** Version of what `searchText` returns. A running shop writes the texts of its orders again when it is raised. */
export const searchTextVersion = 1;

/** Between the texts of an order; no word of a keyword contains it, because it is white space. */
const separator = '\n';

/** A part that an order is about, with its name as it is stored. */
export interface SearchedPart {
  /** Absent for a customised product. */
  readonly productNum?: string;
  readonly name: Bilingual;
}

/**
 * What the words of a keyword are looked for in: order number, part numbers, and the names in both languages, as they are stored and
 * as they are shown. It is folded like the words, so that `10kΩ` and `10 kΩ` both find both.
 */
export function searchText(orderNo: string, parts: readonly SearchedPart[]): string {
  const texts = parts.flatMap(({ productNum = '', name }) => {
    const shown = partTexts(name);
    return [productNum, name.zh, name.en, shown.zh, shown.en];
  });
  return [...new Set([orderNo, ...texts].map(foldText))].filter(Boolean).join(separator);
}

/** Whether an order has every word of a keyword; without a word its text is not made. */
export function hasKeyword(
  orderNo: string,
  parts: readonly SearchedPart[],
  keyWord: string | undefined,
): boolean {
  const words = searchWords(keyWord);
  return words.length === 0 || containsWords(searchText(orderNo, parts), words);
}
