import type { Bilingual } from '#domain/language.ts';

/** Words in both languages, or what is the same in both: a figure, a part number. */
export type Words = readonly [zh: string, en: string] | string;

/** Words in both languages. */
export function both(zh: string, en: string): Bilingual {
  return { zh, en };
}

function bilingual(words: Words): Bilingual {
  return typeof words === 'string' ? { zh: words, en: words } : { zh: words[0], en: words[1] };
}

function wrapped(tag: string, { zh, en }: Bilingual): Bilingual {
  return { zh: `<${tag}>${zh}</${tag}>`, en: `<${tag}>${en}</${tag}>` };
}

function joined(blocks: readonly Bilingual[]): Bilingual {
  return { zh: blocks.map(({ zh }) => zh).join(''), en: blocks.map(({ en }) => en).join('') };
}

/** The HTML of a text: its blocks one after the other. Words may hold links, `b` and `sub`. */
export function page(...blocks: readonly Bilingual[]): Bilingual {
  return joined(blocks);
}

export function paragraph(zh: string, en: string): Bilingual {
  return wrapped('p', { zh, en });
}

/** A heading inside a news item, whose title is the first heading of its page. */
export function heading(zh: string, en: string): Bilingual {
  return wrapped('h2', { zh, en });
}

/** A heading inside a solution or a help text, which stand below a second heading. */
export function section(zh: string, en: string): Bilingual {
  return wrapped('h3', { zh, en });
}

function items(tag: 'ul' | 'ol', entries: readonly Words[]): Bilingual {
  return wrapped(tag, joined(entries.map((entry) => wrapped('li', bilingual(entry)))));
}

export function list(...entries: readonly Words[]): Bilingual {
  return items('ul', entries);
}

export function steps(...entries: readonly Words[]): Bilingual {
  return items('ol', entries);
}

function row(tag: 'th' | 'td', cells: readonly Words[]): Bilingual {
  return wrapped('tr', joined(cells.map((cell) => wrapped(tag, bilingual(cell)))));
}

/** A table: the names of its columns, then its rows. */
export function table(head: readonly Words[], ...rows: readonly (readonly Words[])[]): Bilingual {
  const top = wrapped('thead', row('th', head));
  const body = wrapped('tbody', joined(rows.map((cells) => row('td', cells))));
  return wrapped('table', joined([top, body]));
}

/** A part number that leads to its product; the number of the product is known when the shop is filled. */
export function part(mpn: string): string {
  return `<a href="product:${mpn}">${mpn}</a>`;
}

/** Words that lead to a page of the shop. */
export function link(path: string, words: string): string {
  return `<a href="${path}">${words}</a>`;
}
