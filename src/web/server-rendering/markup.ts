import { Writable } from 'node:stream';
import {
  elementEnds,
  type MarkedElement,
  type MarkupPiece,
  markPattern,
  type PageElements,
} from './element-cache.ts';
import { stylesIn } from './styles.ts';

interface Settings {
  readonly elements: PageElements;
  /** The rules of a style of the page. */
  readonly rulesOf: (name: string) => string | undefined;
  readonly settle: (markup: readonly MarkupPiece[]) => void;
}

/** Pieces of React's that are put together at a time. */
const mostChunks = 500;
/** What React writes between two texts. */
const textSeparator = '<!-- -->';
const endOfPicture = '/>';
/** React's own pieces, as far as they matter, in a text that it has put together. */
const pieces = new RegExp(`(${markPattern}|${textSeparator}|${elementEnds.join('|')}|${endOfPicture})`);

/** A destination for React's stream: text in the built bundle (`run/render-as-text.ts`), bytes in development and in tests. */
export class Markup extends Writable {
  readonly #settings: Settings;
  readonly #decoder = new TextDecoder();
  #decoded = '';
  /** The markup, and what was written since the last of it; one long list or text would outlive the page in V8's old space. */
  readonly #markup: MarkupPiece[] = [];
  readonly #chunks: string[] = [];
  /** The marked element that is being written. */
  #element: MarkedElement | undefined;

  constructor(settings: Settings) {
    super();
    this.#settings = settings;
  }

  override write(chunk: string | Uint8Array): boolean {
    if (typeof chunk === 'string') this.#take(chunk);
    else this.#decoded += this.#decoder.decode(chunk, { stream: true });
    return true;
  }

  override end(): this {
    for (const piece of this.#decoded.split(pieces)) if (piece) this.#take(piece);
    this.#join();
    this.#settings.settle(this.#markup);
    return this;
  }

  #take(chunk: string): void {
    const marked = this.#settings.elements.elementOf(chunk);
    if (marked) this.#begin(marked);
    else if (!this.#element) {
      this.#chunks.push(chunk);
      if (this.#chunks.length === mostChunks) this.#join();
    } else if (this.#element.cached) {
      // React has announced the picture to the browser; the element shows it.
      if (chunk === endOfPicture) this.#element = undefined;
    } else {
      this.#chunks.push(chunk);
      if (chunk === this.#element.end) this.#keep(this.#element);
    }
  }

  #begin(marked: MarkedElement): void {
    // Between the marks of two elements.
    if (this.#chunks.at(-1) === textSeparator) this.#chunks.pop();
    this.#join();
    this.#element = marked;
    if (!marked.cached) return;
    this.#markup.push(marked.cached);
    if (!marked.hasPicture) this.#element = undefined;
  }

  #keep({ keep }: Extract<MarkedElement, { cached: undefined }>): void {
    const text = this.#join();
    const { rulesOf } = this.#settings;
    const styles = stylesIn(text).flatMap((name): [string, string][] => {
      const rules = rulesOf(name);
      return rules === undefined ? [] : [[name, rules]];
    });
    keep(text, new Map(styles));
    this.#element = undefined;
  }

  #join(): string {
    const text = this.#chunks.join('');
    if (text) this.#markup.push(text);
    this.#chunks.length = 0;
    return text;
  }
}
