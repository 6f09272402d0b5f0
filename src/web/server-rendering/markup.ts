import { Writable } from 'node:stream';
import {
  type ElementMarkup,
  type Mark,
  type MarkedElement,
  markPattern,
  type PageElements,
  type PageText,
  type UsedStyles,
} from './element-cache.ts';
import { stylesIn } from './styles.ts';

/** The markup of a page, one piece after the other, and where its styles are used: in some text, or by a cached element. */
export interface PageMarkup {
  readonly pieces: readonly (string | Uint8Array)[];
  readonly uses: readonly (string | UsedStyles)[];
}

interface Settings {
  readonly elements: PageElements;
  /** The rules of a style of the page. */
  readonly rulesOf: (name: string) => string | undefined;
  readonly settle: (markup: PageMarkup) => void;
}

/** Pieces of React's that are put together at a time. */
const mostChunks = 500;
/** What React writes between two texts, as marks are for it. */
const textSeparator = '<!-- -->';
/** React's own pieces, as far as they matter, in a text that it has put together. */
const chunks = new RegExp(`(${markPattern}|${textSeparator})`);

type NewElement = Extract<MarkedElement, { cached: undefined }>;

/** An element that is being written. */
interface Recorded {
  readonly element: NewElement;
  readonly written: (string | PageText)[];
}

/** A destination for React's stream: text in the built bundle (`run/render-as-text.ts`), bytes in development and in tests. */
export class Markup extends Writable {
  readonly #settings: Settings;
  readonly #decoder = new TextDecoder();
  #decoded = '';
  /** The markup, and what was written since the last of it; one long list or text would outlive the page in V8's old space. */
  readonly #pieces: (string | Uint8Array)[] = [];
  readonly #chunks: string[] = [];
  readonly #uses: (string | UsedStyles)[] = [];
  #recorded: Recorded | undefined;
  /** Inside of a cached element, where React announces pictures. */
  #skips = false;
  /** At the end of an element, where no text is. */
  #isAfterElement = false;

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
    for (const chunk of this.#decoded.split(chunks)) if (chunk) this.#take(chunk);
    this.#join();
    this.#settings.settle({ pieces: this.#pieces, uses: this.#uses });
    return this;
  }

  #take(chunk: string): void {
    const mark = this.#settings.elements.markOf(chunk);
    if (mark) this.#takeMark(mark);
    else if (!this.#skips) {
      const isSeparator = chunk === textSeparator;
      if (isSeparator && this.#isAfterElement) return;
      this.#isAfterElement = false;
      this.#chunks.push(chunk);
      if (this.#chunks.length >= mostChunks && !isSeparator) this.#join();
    }
  }

  #takeMark(mark: Mark): void {
    if (mark.kind === 'text') {
      if (!this.#skips) this.#addText(mark.name, mark.text);
    } else if (mark.kind === 'end') {
      this.#keep();
      this.#skips = false;
      this.#isAfterElement = true;
    } else this.#begin(mark.element);
  }

  #addText(name: string, text: string): void {
    this.#isAfterElement = false;
    this.#join();
    this.#recorded?.written.push({ name });
    this.#pieces.push(text);
  }

  #begin(element: MarkedElement): void {
    if (this.#chunks.at(-1) === textSeparator) this.#chunks.pop();
    this.#join();
    // An element around this one is not kept.
    this.#recorded = element.cached ? undefined : { element, written: [] };
    if (element.cached) this.#insert(element.cached);
    this.#skips = element.cached !== undefined && element.hasPictures;
    this.#isAfterElement = element.cached !== undefined;
  }

  #insert({ pieces, styles }: ElementMarkup): void {
    const { elements } = this.#settings;
    for (const piece of pieces)
      this.#pieces.push(piece instanceof Uint8Array ? piece : elements.write(piece.name));
    this.#uses.push(styles);
  }

  #keep(): void {
    if (!this.#recorded) return;
    this.#join();
    const { element, written } = this.#recorded;
    const { rulesOf } = this.#settings;
    const styles = new Map<string, string>();
    for (const text of written) {
      for (const name of typeof text === 'string' ? stylesIn(text) : []) {
        const rules = rulesOf(name);
        if (rules !== undefined) styles.set(name, rules);
      }
    }
    element.keep(written, styles);
    this.#recorded = undefined;
  }

  #join(): void {
    const text = this.#chunks.join('');
    this.#chunks.length = 0;
    if (!text) return;
    this.#pieces.push(text);
    this.#uses.push(text);
    this.#recorded?.written.push(text);
  }
}
