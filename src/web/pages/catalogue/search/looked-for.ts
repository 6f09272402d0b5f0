import type { ProductTotalParams } from '#generated/hooks/model/productTotalParams.ts';

/** The keyword that a search has really looked for: with its spelling corrected and without the words that were left out. */
export function lookedFor(keyWord: string, params: ProductTotalParams | undefined): string {
  const { droppedWords = [], correctedKeyword } = params ?? {};
  if (correctedKeyword !== undefined) return correctedKeyword;
  return droppedWords
    .reduce((rest, word) => rest.replace(word, ' '), keyWord)
    .replace(/\s+/g, ' ')
    .trim();
}
