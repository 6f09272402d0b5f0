const ends: readonly (readonly [RegExp, string])[] = [
  [/<\/t[dh]>\s*<t[dh][^>]*>/gi, ' · '],
  [/<(?:br|\/(?:p|li|h[1-6]|tr|blockquote|pre|table|ul|ol))[^>]*>/gi, '\n'],
  [/<[^>]*>/g, ''],
  [/&nbsp;/g, ' '],
  [/&lt;/g, '<'],
  [/&gt;/g, '>'],
  [/&quot;/g, '"'],
  [/&#39;/g, "'"],
  [/&amp;/g, '&'],
];

/** Western sentences end before a blank and a capital or digit, so that `e.g. a part` and `0.1 µF` stay whole. */
const sentenceEnd = /(?<=[.!?])\s+(?=[\p{Lu}\p{N}“"])|(?<=[。！？；])/u;

/** The sentences of a document without markup; a heading, a list item and a row of a table are one each. */
export function documentSentences(html: string): string[] {
  const text = ends.reduce((rest, [sign, plain]) => rest.replace(sign, plain), html);
  return text
    .split('\n')
    .flatMap((line) => line.split(sentenceEnd))
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .filter((sentence) => sentence !== '');
}
