import { plainLines } from './document-text.ts';

/** A part of a document as it is laid out on pages. */
export type DocumentBlock =
  | { readonly kind: 'heading' | 'paragraph' | 'item'; readonly text: string }
  | { readonly kind: 'table'; readonly rows: readonly (readonly string[])[] };

const blockElements = /<(h[1-6]|p|li|table)\b[^>]*>([\s\S]*?)<\/\1>/gi;
const kinds: Readonly<Record<string, 'paragraph' | 'item'>> = { p: 'paragraph', li: 'item' };

function toPlainText(html: string): string {
  return plainLines(html).replace(/\s+/g, ' ').trim();
}

function rowsOf(html: string): string[][] {
  return [...html.matchAll(/<tr\b[^>]*>([\s\S]*?)<\/tr>/gi)].map(([, row = '']) =>
    [...row.matchAll(/<t[dh]\b[^>]*>([\s\S]*?)<\/t[dh]>/gi)].map(([, cell = '']) => toPlainText(cell)),
  );
}

/** Headings, paragraphs, list items and tables of a document, in their order, as plain texts. */
export function documentBlocks(html: string): DocumentBlock[] {
  return [...html.matchAll(blockElements)].map(([, element = '', inside = '']): DocumentBlock => {
    const name = element.toLowerCase();
    if (name === 'table') return { kind: 'table', rows: rowsOf(inside) };
    return { kind: kinds[name] ?? 'heading', text: toPlainText(inside) };
  });
}
