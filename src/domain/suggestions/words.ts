import { fold } from '../search/tokens.ts';

const mostWords = 8;
/** A value of a catalogue rarely has more words. */
const longestSpan = 3;

/** The words of a search text, in its spelling. */
export function searchWords(text: string): string[] {
  return text
    .normalize('NFKC')
    .split(/[\s,;，；、]+/)
    .filter((word) => word !== '')
    .slice(0, mostWords);
}

/** Neighbouring words as one text, from the given one, longest first. */
export function spansAt(words: readonly string[], start: number): { text: string; end: number }[] {
  const most = Math.min(longestSpan, words.length - start);
  return Array.from({ length: most }, (_, index) => {
    const end = start + most - index;
    return { text: words.slice(start, end).join(' '), end };
  });
}

/** What is compared of a text: `SOT-23`, `sot23` and `SOT 23` are the same. */
export function textKey(text: string): string {
  return fold(text).replace(/[\s\-_/]+/g, '');
}

/** The keys of all texts that the search may name, for looking up values of text columns. */
export function textKeys(keyWord: string): string[] {
  const words = searchWords(keyWord);
  const keys = words.flatMap((_, start) => spansAt(words, start).map(({ text }) => textKey(text)));
  return [...new Set(keys)].filter((key) => key !== '');
}
