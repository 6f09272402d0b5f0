/**
 * A text of at most `limit` UTF-16 units. A longer one ends at a word with an ellipsis, and where it has no word near the limit at a whole
 * character.
 */
export function shortenText(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const wordEnd = text.slice(0, limit).search(/[\s，。；、][^\s，。；、]*$/);
  const end = wordEnd >= limit / 2 ? wordEnd : wholeCharacters(text, limit - 1);
  return `${text.slice(0, end).replace(/[\s，。；、,;:：·-]+$/, '')}…`;
}

/** End of the last character that is whole within the given number of UTF-16 units. */
function wholeCharacters(text: string, units: number): number {
  const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text);
  return characters.containing(units)?.index ?? units;
}
