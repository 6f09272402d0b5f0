import type { CachedRows } from '#web/components/cached-row.tsx';

/** The markup of a row, as bytes of UTF-8, and the styles that it uses, by name. */
export interface RowMarkup {
  readonly bytes: Uint8Array;
  readonly styles: ReadonlyMap<string, string>;
}

/** A piece of a page: text, or a row that is cached from an earlier page. */
export type MarkupPiece = string | RowMarkup;

const partBytes = 1024 * 1024;
const mostBytes = 16 * partBytes;
const bytesPerUnit = { utf8: 3, memory: 2 };
const encoder = new TextEncoder();

/**
 * The markup of table rows by all that it depends on, for the pages that follow: lists show the same products in other orders and under other
 * conditions. Kept as bytes outside of the heap, which V8 need not go through. When it is full, everything is dropped.
 */
export class RowCache {
  readonly #limit: number;
  readonly #rows = new Map<string, RowMarkup>();
  /** What is the same for all rows of a table, by number. */
  readonly #tables = new Map<string, number>();
  #bytes = 0;
  #part = new Uint8Array();
  #used = 0;

  constructor(limit: number = mostBytes) {
    this.#limit = limit;
  }

  /** A short name of what is the same for all rows of a table. */
  tableKey(table: object): string {
    const text = JSON.stringify(table);
    const known = this.#tables.get(text) ?? this.#tables.size;
    this.#tables.set(text, known);
    return String(known);
  }

  find(key: string): RowMarkup | undefined {
    return this.#rows.get(key);
  }

  add(key: string, markup: string, styles: ReadonlyMap<string, string>): void {
    const bytes = this.#encode(markup);
    this.#bytes += bytes.length + bytesPerUnit.memory * key.length;
    if (this.#bytes > this.#limit) this.#drop();
    else this.#rows.set(key, { bytes, styles });
  }

  #encode(markup: string): Uint8Array {
    const most = bytesPerUnit.utf8 * markup.length;
    if (this.#part.length - this.#used < most) {
      this.#part = new Uint8Array(Math.max(partBytes, most));
      this.#used = 0;
    }
    const { written } = encoder.encodeInto(markup, this.#part.subarray(this.#used));
    const bytes = this.#part.subarray(this.#used, this.#used + written);
    this.#used += written;
    return bytes;
  }

  /** What pages that are not sent yet have of it stays. */
  #drop(): void {
    this.#rows.clear();
    this.#tables.clear();
    this.#bytes = 0;
    this.#part = new Uint8Array();
    this.#used = 0;
  }
}

/** Begins a mark. No text of the shop does: nobody outside knows it. */
const markStart = `\uE000${crypto.randomUUID()} `;
const firstOfMark = markStart.charCodeAt(0);
/** A mark as React writes it into a longer text. */
export const markPattern = `${markStart}\\d+`;

/** A row in the markup of a page: one that is cached, maybe with a picture after it that is only announced, or one that follows. */
export type MarkedRow =
  | { readonly cached: RowMarkup; readonly hasPicture: boolean }
  | {
      readonly cached: undefined;
      readonly keep: (markup: string, styles: ReadonlyMap<string, string>) => void;
    };

/** Ids of React depend on where an element is in its page. */
const reactId = '"_R_';

/** The rows of one page. */
export class PageRows implements CachedRows {
  readonly #cache: RowCache;
  readonly #marked: MarkedRow[] = [];
  #table: object | undefined;
  #tableKey = '';

  constructor(cache: RowCache) {
    this.#cache = cache;
  }

  readonly place: CachedRows['place'] = ({ own, table, picture }) => {
    if (table !== this.#table) this.#tableKey = this.#cache.tableKey(table);
    this.#table = table;
    const key = `${this.#tableKey} ${picture ?? ''} ${JSON.stringify(own)}`;
    const cached = this.#cache.find(key);
    const row: MarkedRow = cached
      ? { cached, hasPicture: picture !== undefined }
      : {
          cached,
          keep: (markup, styles) => {
            if (!markup.includes(reactId)) this.#cache.add(key, markup, styles);
          },
        };
    this.#marked.push(row);
    return { mark: `${markStart}${this.#marked.length - 1}`, isCached: cached !== undefined };
  };

  /** The row that a piece of markup marks, if it does. */
  rowOf(piece: string): MarkedRow | undefined {
    if (piece.charCodeAt(0) !== firstOfMark || !piece.startsWith(markStart)) return undefined;
    return this.#marked[Number(piece.slice(markStart.length))];
  }
}
