import type { CachedElements } from '#web/components/cached-element.tsx';

/** The markup of an element, as bytes of UTF-8, and the styles that it uses, by name. */
export interface ElementMarkup {
  readonly bytes: Uint8Array;
  readonly styles: ReadonlyMap<string, string>;
}

/** A piece of a page: text, or an element that is cached from an earlier page. */
export type MarkupPiece = string | ElementMarkup;

const partBytes = 1024 * 1024;
const mostBytes = 16 * partBytes;
const bytesPerUnit = { utf8: 3, memory: 2 };
const encoder = new TextEncoder();

/**
 * The markup of elements by all that it depends on, for the pages that follow: lists show the same products and filters in other orders and under
 * other conditions. Kept as bytes outside of the heap, which V8 need not go through. When it is full, everything is dropped.
 */
export class ElementCache {
  readonly #limit: number;
  readonly #elements = new Map<string, ElementMarkup>();
  /** What is the same for several elements, by number. */
  readonly #shared = new Map<string, number>();
  #bytes = 0;
  #part = new Uint8Array();
  #used = 0;

  constructor(limit: number = mostBytes) {
    this.#limit = limit;
  }

  /** A short name of what is the same for several elements. */
  keyOf(shared: object): string {
    const text = JSON.stringify(shared);
    const known = this.#shared.get(text);
    if (known !== undefined) return String(known);
    this.#bytes += bytesPerUnit.memory * text.length;
    this.#shared.set(text, this.#shared.size);
    return String(this.#shared.size - 1);
  }

  find(key: string): ElementMarkup | undefined {
    return this.#elements.get(key);
  }

  add(key: string, markup: string, styles: ReadonlyMap<string, string>): void {
    const bytes = this.#encode(markup);
    this.#bytes += bytes.length + bytesPerUnit.memory * key.length;
    if (this.#bytes > this.#limit) this.#drop();
    else this.#elements.set(key, { bytes, styles });
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
    this.#elements.clear();
    this.#shared.clear();
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

/** An element in the markup of a page: one that is cached, maybe with a picture after it that is only announced, or one that follows. */
export type MarkedElement =
  | { readonly cached: ElementMarkup; readonly hasPicture: boolean }
  | {
      readonly cached: undefined;
      /** What it ends with. */
      readonly end: string;
      readonly keep: (markup: string, styles: ReadonlyMap<string, string>) => void;
    };

const endOf = (tag: string) => `</${tag}>`;
/** What elements that can be cached end with. */
export const elementEnds = ['tr', 'fieldset'].map(endOf);

/** Ids of React depend on where an element is in its page. */
const reactId = '"_R_';

/** The elements of one page. */
export class PageElements implements CachedElements {
  readonly #cache: ElementCache;
  readonly #marked: MarkedElement[] = [];
  #shared: object | undefined;
  #sharedKey = '';

  constructor(cache: ElementCache) {
    this.#cache = cache;
  }

  readonly place: CachedElements['place'] = ({ tag, own, shared, picture }) => {
    if (shared !== this.#shared) this.#sharedKey = this.#cache.keyOf(shared);
    this.#shared = shared;
    const key = `${tag} ${this.#sharedKey} ${picture ?? ''} ${JSON.stringify(own)}`;
    const cached = this.#cache.find(key);
    const element: MarkedElement = cached
      ? { cached, hasPicture: picture !== undefined }
      : {
          cached,
          end: endOf(tag),
          keep: (markup, styles) => {
            if (!markup.includes(reactId)) this.#cache.add(key, markup, styles);
          },
        };
    this.#marked.push(element);
    return { mark: `${markStart}${this.#marked.length - 1}`, isCached: cached !== undefined };
  };

  /** The element that a piece of markup marks, if it does. */
  elementOf(piece: string): MarkedElement | undefined {
    if (piece.charCodeAt(0) !== firstOfMark || !piece.startsWith(markStart)) return undefined;
    return this.#marked[Number(piece.slice(markStart.length))];
  }
}
