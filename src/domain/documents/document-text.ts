const ends: readonly (readonly [RegExp, string])[] = [
  [/<\/t[dh]>\s*<t[dh][^>]*>/gi, ' · '],
  [/<(?:br|\/(?:p|li|h[1-6]|div|dt|dd|tr|blockquote|pre|table|ul|ol))[^>]*>/gi, '\n'],
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

/** A text without its markup, a line for each heading, paragraph, list item and row. */
export function plainLines(html: string): string {
  return ends.reduce((rest, [sign, plain]) => rest.replace(sign, plain), html);
}

/** The sentences of a document without markup; a heading, a list item and a row of a table are one each. */
export function documentSentences(html: string): string[] {
  return plainLines(html)
    .split('\n')
    .flatMap((line) => line.split(sentenceEnd))
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .filter((sentence) => sentence !== '');
}
