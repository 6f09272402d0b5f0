import { fitsNeed, type Need, ratingSteps, stepsAbove } from '#domain/search/stated-spans.ts';
import type { BitPool } from './bit-pool.ts';
import { addBits, type CutBits, haveCommon, type IdBits, keepFirst } from './id-bits.ts';
import type { KnownSpan } from './read-common-words.ts';
import type { SpanIndex } from './span-index.ts';

/** What is known of spans. */
interface Spans {
  /** Those of all products, once they are read. */
  readonly index: () => SpanIndex | undefined;
  /** Which there are; undefined while they are not read. */
  readonly spans: () => readonly KnownSpan[] | undefined;
  /** Adds the products with a token; false where they are not there. */
  readonly addTo: (bits: IdBits, token: string) => boolean;
}

/** Which products fit a value that they may not state. */
export class FittingSets {
  readonly #pool: BitPool;
  readonly #known: Spans;

  constructor(pool: BitPool, known: Spans) {
    this.#pool = pool;
    this.#known = known;
  }

  /** The products that fit, by the first step of their spans, of the same words each. Undefined while not all are known. */
  find(need: Need, products: CutBits): readonly IdBits[] | undefined {
    const { length } = products.words;
    const steps = Array.from({ length: ratingSteps.length + 1 }, () => this.#pool.emptyPart(length));
    if (!this.#addSteps(steps, need, products)) return undefined;
    if (!this.#known.index()) keepFirst(steps);
    return steps;
  }

  /** Adds those of the products that fit, at whatever step; of both sets there are only the same words. False while not all are known. */
  addTo(to: IdBits, need: Need, products: CutBits): boolean {
    return this.#addSteps(new Array(ratingSteps.length + 1).fill(to), need, products);
  }

  /** For each need whether one of these products fits it. Undefined while it is not known. */
  which(needs: readonly Need[], products: CutBits): readonly boolean[] | undefined {
    const index = this.#known.index();
    if (index) return index.whichFit(needs, products);
    const found = needs.map((need) => {
      const fitting = this.#pool.emptyPart(products.words.length);
      return this.addTo(fitting, need, products) ? haveCommon([fitting, products.bits]) : undefined;
    });
    return found.every((one) => one !== undefined) ? found : undefined;
  }

  #addSteps(steps: readonly IdBits[], need: Need, products: CutBits): boolean {
    const index = this.#known.index();
    if (!index) return this.#addSpans(steps, need, products.words);
    index.addFitting(steps, need, products);
    return true;
  }

  #addSpans(steps: readonly IdBits[], need: Need, words: Int32Array): boolean {
    const spans = this.#known.spans();
    for (const { token, span } of spans ?? []) {
      const step = fitsNeed(span, need) ? steps[stepsAbove(span, need)] : undefined;
      if (!step) continue;
      const all = this.#pool.take();
      if (!this.#known.addTo(all, token)) return false;
      addBits(step, this.#pool.pickWords(all, words));
    }
    return spans !== undefined;
  }
}
