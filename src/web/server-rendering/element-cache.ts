import { hash } from 'node:crypto';
import { escapeHtml } from '#domain/text/escape-html.ts';
import type { CachedElements } from '#web/components/cached-element.tsx';

/** The rules of styles by their names, in the order in which some markup uses them. */
export type UsedStyles = ReadonlyMap<string, string>;

/** A text that is each page's own. */
export interface PageText {
  readonly name: string;
}

/** Markup with texts that are each page's own in it. */
export type WrittenMarkup = readonly (string | PageText)[];

/** The markup of an element, as bytes of UTF-8, and the styles that it uses: the same object for elements that use the same. */
export interface ElementMarkup {
  readonly pieces: readonly (Uint8Array | PageText)[];
  readonly styles: UsedStyles;
}

/** A piece of memory in which elements are written one after the other, and the names of those elements. */
class Part {
  readonly #memory: Uint8Array;
  readonly names: string[] = [];
  #used = 0;

  /** Counted from the first one on. */
  readonly number: number;

  constructor(number: number, bytes: number) {
    this.number = number;
    this.#memory = new Uint8Array(bytes);
  }

  get room(): number {
    return this.#memory.length - this.#used;
  }

  /** The bytes of a text for which there is room. */
  write(text: string): Uint8Array {
    const rest = this.#memory.subarray(this.#used);
    const { written } = encoder.encodeInto(text, rest);
    this.#used += written;
    return rest.subarray(0, written);
  }

  copy(bytes: Uint8Array): Uint8Array {
    const copy = this.#memory.subarray(this.#used, this.#used + bytes.length);
    copy.set(bytes);
    this.#used += bytes.length;
    return copy;
  }
}

interface CachedMarkup {
  readonly markup: ElementMarkup;
  readonly part: Part;
}

interface Size {
  readonly partBytes: number;
  readonly parts: number;
}

/** With names and styles of the elements about 16 MB. */
const usualSize: Size = { partBytes: 1024 * 1024, parts: 14 };
/** How many different sets of styles are known at a time. */
const mostStyles = 1000;
/** Most bytes of UTF-8 for one unit of a text. */
const mostPerUnit = 3;
const encoder = new TextEncoder();

function lengthOf(pieces: readonly (string | Uint8Array | PageText)[]): number {
  const lengthOfOne = (piece: string | Uint8Array | PageText) =>
    typeof piece === 'string' || piece instanceof Uint8Array ? piece.length : 0;
  return pieces.reduce((sum, piece) => sum + lengthOfOne(piece), 0);
}

/** A short name of a text, the same for no two texts. */
function nameOf(text: string): string {
  return hash('sha256', text, 'base64url');
}

/**
 * The markup of elements by all that it depends on, for the pages that follow: lists show the same products and filters in other orders and under
 * other conditions. Kept as bytes outside of the heap, which V8 need not go through. When it is full, what was not used for longest is dropped: the
 * oldest part, from which elements have been copied when pages used them.
 */
export class ElementCache {
  readonly #size: Size;
  readonly #elements = new Map<string, CachedMarkup>();
  readonly #parts: Part[] = [];
  readonly #styles = new Map<string, UsedStyles>();

  constructor(size: Size = usualSize) {
    this.#size = size;
  }

  /** The markup of an element with this name, if it is there. */
  find(name: string): ElementMarkup | undefined {
    const found = this.#elements.get(name);
    if (!found) return undefined;
    const age = this.#part().number - found.part.number;
    return age < this.#size.parts / 2 ? found.markup : this.#renew(name, found.markup);
  }

  /** Keeps the markup of an element, unless it is longer than a part. */
  add(name: string, text: WrittenMarkup, styles: UsedStyles): void {
    const part = this.#partFor(mostPerUnit * lengthOf(text));
    if (!part) return;
    const pieces = text.map((piece) => (typeof piece === 'string' ? part.write(piece) : piece));
    this.#set(name, { pieces, styles: this.#knownStyles(styles) }, part);
  }

  /** Copies an element that is used again out of a part that will be dropped soon. */
  #renew(name: string, old: ElementMarkup): ElementMarkup {
    const part = this.#partFor(lengthOf(old.pieces));
    if (!part) return old;
    const pieces = old.pieces.map((piece) => (piece instanceof Uint8Array ? part.copy(piece) : piece));
    const markup = { pieces, styles: old.styles };
    this.#set(name, markup, part);
    return markup;
  }

  #set(name: string, markup: ElementMarkup, part: Part): void {
    part.names.push(name);
    this.#elements.set(name, { markup, part });
  }

  /** The newest part, or another one where that is nearly full; none for what no part has room for. */
  #partFor(bytes: number): Part | undefined {
    if (bytes > this.#size.partBytes) return undefined;
    const newest = this.#part();
    return newest.room < bytes ? this.#startPart() : newest;
  }

  #part(): Part {
    return this.#parts.at(-1) ?? this.#startPart();
  }

  /** What pages that are not sent yet have of the part that is dropped stays. */
  #startPart(): Part {
    const part = new Part((this.#parts.at(-1)?.number ?? 0) + 1, this.#size.partBytes);
    this.#parts.push(part);
    const dropped = this.#parts.length > this.#size.parts ? this.#parts.shift() : undefined;
    for (const name of dropped?.names ?? [])
      if (this.#elements.get(name)?.part === dropped) this.#elements.delete(name);
    return part;
  }

  #knownStyles(styles: UsedStyles): UsedStyles {
    const names = [...styles.keys()].join(' ');
    const known = this.#styles.get(names);
    if (known) return known;
    if (this.#styles.size >= mostStyles) this.#styles.clear();
    this.#styles.set(names, styles);
    return styles;
  }
}

/** Begins a mark. No text of the shop does: nobody outside knows it. */
const markStart = `\uE000${crypto.randomUUID()} `;
const firstOfMark = markStart.charCodeAt(0);
/** What follows in the mark at the end of an element, and before the name of a text. */
const [end, beforeName] = ['end', '='];
/** A mark as React writes it into a longer text. */
export const markPattern = `${markStart}${beforeName}?\\w+`;

/** A place in the markup of a page that was marked. */
export type Mark =
  | { readonly kind: 'start'; readonly element: MarkedElement }
  | { readonly kind: 'end' }
  | { readonly kind: 'text'; readonly name: string; readonly text: string };

/** An element in the markup of a page: one that is cached, maybe with pictures that are only announced, or one that follows. */
export type MarkedElement =
  | { readonly cached: ElementMarkup; readonly hasPictures: boolean }
  | {
      readonly cached: undefined;
      readonly keep: (markup: WrittenMarkup, styles: UsedStyles) => void;
    };

/** Ids of React depend on where an element is in its page. */
const reactIds = /"_R_[^"]*"/g;

function idsIn(markup: WrittenMarkup): readonly string[] {
  return markup.flatMap((piece) => (typeof piece === 'string' ? (piece.match(reactIds) ?? []) : []));
}

/** The elements of one page, and its own texts inside of them. */
export class PageElements implements CachedElements {
  readonly #cache: ElementCache;
  readonly #marked: MarkedElement[] = [];
  readonly #texts = new Map<string, string>();
  #shared: object | undefined;
  #sharedName = '';

  constructor(cache: ElementCache) {
    this.#cache = cache;
  }

  readonly place: CachedElements['place'] = ({ name: kind, own, shared, texts = {}, pictures }) => {
    for (const [name, text] of Object.entries(texts)) this.#texts.set(name, text);
    if (shared && shared !== this.#shared) this.#sharedName = nameOf(JSON.stringify(shared));
    this.#shared = shared;
    const given = JSON.stringify([kind, shared && this.#sharedName, pictures, own]);
    const name = nameOf(given);
    const cached = this.#cache.find(name);
    const element: MarkedElement = cached
      ? { cached, hasPictures: pictures !== undefined && pictures.length > 0 }
      : {
          cached,
          keep: (markup, styles) => {
            if (idsIn(markup).every((id) => given.includes(id))) this.#cache.add(name, markup, styles);
          },
        };
    this.#marked.push(element);
    const [start, isCached] = [`${markStart}${this.#marked.length - 1}`, cached !== undefined];
    return { start, end: `${markStart}${end}`, isCached };
  };

  readonly markOfText: CachedElements['markOfText'] = (name) =>
    this.#texts.has(name) ? `${markStart}${beforeName}${name}` : undefined;

  /** The text of a page with a name, as React writes it. */
  write(name: string): string {
    return escapeHtml(this.#texts.get(name) ?? '').replaceAll("'", '&#x27;');
  }

  /** The mark that a piece of markup is, if it is one. */
  markOf(piece: string): Mark | undefined {
    if (piece.charCodeAt(0) !== firstOfMark || !piece.startsWith(markStart)) return undefined;
    const what = piece.slice(markStart.length);
    if (what === end) return { kind: 'end' };
    if (what.startsWith(beforeName)) {
      const name = what.slice(beforeName.length);
      return { kind: 'text', name, text: this.write(name) };
    }
    const element = this.#marked[Number(what)];
    return element && { kind: 'start', element };
  }
}
