import { recordOf } from '#domain/record-of.ts';
import type { WordItem } from '#server/db/schema/catalogue.ts';
import type { Cell } from '../mapping/bind-columns.ts';
import type { RowCells } from './row-cells.ts';

/** An address on the web or, from the shop's own data, a path on this server. */
function isLink(text: string): boolean {
  if (text.length > 2000) return false;
  if (/^\/(?!\/)[^\s\\]*$/.test(text)) return true;
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

/** One link; what is not an http address is left out. */
export function readLink(cells: RowCells, cell: Cell | undefined): string | null {
  const text = cells.text(cell);
  if (!cell || text === '' || text === '-') return null;
  if (isLink(text)) return text;
  cells.issue(cell.name, text, 'linkNotReadable');
  return null;
}

/** Several links: a JSON array, or a list separated by spaces, commas or `|`. */
export function readLinks(cells: RowCells, cell: Cell | undefined): string[] {
  const text = cells.text(cell);
  if (!cell || text === '' || text === '-') return [];
  const links = text.startsWith('[') ? parseList(text) : text.split(/[\s,|]+/);
  if (!links) {
    cells.issue(cell.name, text, 'jsonNotReadable');
    return [];
  }
  return links.map(String).filter((link) => {
    if (isLink(link)) return true;
    cells.issue(cell.name, link, 'linkNotReadable');
    return false;
  });
}

/** Documents as JSON: `[{"name", "url", "desc"?, "size"?, "time"?}, …]`. */
export function readDocuments(cells: RowCells, cell: Cell | undefined): WordItem[] {
  const text = cells.text(cell);
  if (!cell || text === '' || text === '-') return [];
  const documents = parseList(text)?.map(asDocument);
  if (documents?.every((document) => document !== undefined)) return documents;
  cells.issue(cell.name, text, 'jsonNotReadable');
  return [];
}

function parseList(text: string): unknown[] | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function asDocument(value: unknown): WordItem | undefined {
  const { name, url, desc, size, time } = recordOf(value);
  if (typeof name !== 'string' || name === '' || typeof url !== 'string' || !isLink(url)) return undefined;
  return {
    name,
    ...(desc === undefined ? {} : { desc: String(desc) }),
    ...(size === undefined ? {} : { size: String(size) }),
    ...(time === undefined ? {} : { time: String(time) }),
    url,
  };
}
