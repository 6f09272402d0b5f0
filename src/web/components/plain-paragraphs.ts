import { ownValue } from '#domain/own-value.ts';

export interface Paragraph {
  readonly key: string;
  readonly text: string;
}

const unseen = /<(script|style|template)\b[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->/gi;
const blockEnd =
  /<\/(?:p|div|li|h[1-6]|tr|blockquote|figure|figcaption|pre|section)\s*>|<br\s*\/?>|<hr\s*\/?>/gi;
const cellEnd = /<\/t[dh]\s*>/gi;
const tag = /<\/?[a-z][^>]*>/gi;
const named: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  times: '×',
  deg: '°',
  plusmn: '±',
  micro: 'µ',
  Omega: 'Ω',
  ndash: '–',
  mdash: '—',
};

function decodeEntities(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name) return ownValue(named, name) ?? whole;
    const point = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return point <= 0x10ffff ? String.fromCodePoint(point) : whole;
  });
}

/** The words of an HTML text, paragraph by paragraph, as text: what can be shown before it is cleaned. */
export function plainParagraphs(html: string): readonly Paragraph[] {
  const lines = html
    .replace(unseen, '')
    .replace(cellEnd, ' ')
    .replace(blockEnd, '\n')
    .replace(tag, '')
    .split('\n');
  return lines
    .map((line) => decodeEntities(line).replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .map((text, place) => ({ key: `${place} ${text.slice(0, 20)}`, text }));
}
