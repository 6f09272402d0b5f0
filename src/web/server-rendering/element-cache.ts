import { hash } from 'node:crypto';
import type { CachedElements } from '#web/components/cached-element.tsx';

/** The rules of styles by their names, in the order in which some markup uses them. */
export type UsedStyles = ReadonlyMap<string, string>;

/** The markup of an element, as bytes of UTF-8, and the styles that it uses: the same object for elements that use the same. */
export interface ElementMarkup {
  readonly bytes: Uint8Array;
  readonly styles: UsedStyles;
}

/** A piece of a page: text, or an element that is cached from an earlier page. */
export type MarkupPiece = string | ElementMarkup;

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

  /** The bytes of a text, if there is room for it. */
  write(text: string): Uint8Array | undefined {
    const rest = this.#memory.subarray(this.#used);
    const { read, written } = encoder.encodeInto(text, rest);
    if (read < text.length) return undefined;
    this.#used += written;
    return rest.subarray(0, written);
  }

  copy(bytes: Uint8Array): Uint8Array | undefined {
    const copy = this.#memory.subarray(this.#used, this.#used + bytes.length);
    if (copy.length < bytes.length) return undefined;
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

  find(name: string): ElementMarkup | undefined {
    const found = this.#elements.get(name);
    if (!found) return undefined;
    const age = this.#part().number - found.part.number;
    return age < this.#size.parts / 2 ? found.markup : this.#renew(name, found.markup);
  }

  add(name: string, text: string, styles: UsedStyles): void {
    if (text.length * mostPerUnit > this.#size.partBytes) return;
    const [bytes, part] = this.#write((newest) => newest.write(text));
    if (bytes) this.#set(name, { bytes, styles: this.#knownStyles(styles) }, part);
  }

  /** Copies an element that is used again out of a part that will be dropped soon. */
  #renew(name: string, { bytes, styles }: ElementMarkup): ElementMarkup {
    const [copy, part] = this.#write((newest) => newest.copy(bytes));
    const markup = { bytes: copy ?? bytes, styles };
    if (copy) this.#set(name, markup, part);
    return markup;
  }

  #set(name: string, markup: ElementMarkup, part: Part): void {
    part.names.push(name);
    this.#elements.set(name, { markup, part });
  }

  /** Writes into the newest part, or into another one where that is full. */
  #write(write: (part: Part) => Uint8Array | undefined): [Uint8Array | undefined, Part] {
    const newest = this.#part();
    const bytes = write(newest);
    if (bytes) return [bytes, newest];
    const next = this.#startPart();
    return [write(next), next];
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
/** A mark as React writes it into a longer text. */
export const markPattern = `${markStart}\\d+`;

/** An element in the markup of a page: one that is cached, maybe with a picture after it that is only announced, or one that follows. */
export type MarkedElement =
  | { readonly cached: ElementMarkup; readonly hasPicture: boolean }
  | {
      readonly cached: undefined;
      /** What it ends with. */
      readonly end: string;
      readonly keep: (markup: string, styles: UsedStyles) => void;
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
  #sharedName = '';

  constructor(cache: ElementCache) {
    this.#cache = cache;
  }

  readonly place: CachedElements['place'] = ({ tag, own, shared, picture }) => {
    if (shared !== this.#shared) this.#sharedName = nameOf(JSON.stringify(shared));
    this.#shared = shared;
    const name = nameOf(JSON.stringify([tag, this.#sharedName, picture, own]));
    const cached = this.#cache.find(name);
    const element: MarkedElement = cached
      ? { cached, hasPicture: picture !== undefined }
      : {
          cached,
          end: endOf(tag),
          keep: (markup, styles) => {
            if (!markup.includes(reactId)) this.#cache.add(name, markup, styles);
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
