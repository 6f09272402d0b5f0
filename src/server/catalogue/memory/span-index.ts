import { LRUCache } from 'lru-cache';
import { fitsNeed, type Need, type StatedSpan, stepsAbove } from '#domain/search/stated-spans.ts';
import type { IdBits } from './id-bits.ts';

const mostStepBytes = 2_000_000;
const bytesOfSteps = 256;
/** No span fits. */
const none = new Uint8Array();

/**
 * The spans of all products: products of a series have the same ones, so each has the number of its list of spans. What fits a value is worked out once
 * for each list, and then looked up for the products in question.
 */
export class SpanIndex {
  readonly #spans: readonly StatedSpan[];
  /** Indexes of spans. */
  readonly #lists: Uint32Array[] = [new Uint32Array()];
  readonly #numbers = new Map<string, number>();
  /** By product id the number of its list. */
  readonly #listOf: Uint32Array;
  /** For the values that were searched for last, see `#stepsOfLists`. */
  readonly #steps = new LRUCache<string, Uint8Array>({
    maxSize: mostStepBytes,
    sizeCalculation: ({ byteLength }) => byteLength + bytesOfSteps,
  });

  constructor(spans: readonly StatedSpan[], capacity: number) {
    this.#spans = spans;
    this.#listOf = new Uint32Array(capacity);
  }

  get byteLength(): number {
    return this.#lists.reduce((sum, { byteLength }) => sum + byteLength, this.#listOf.byteLength);
  }

  /** Adds a product with its spans, by their indexes in ascending order. */
  add(id: number, spans: readonly number[]): void {
    if (spans.length === 0) return;
    const key = spans.join();
    const number = this.#numbers.get(key) ?? this.#lists.push(Uint32Array.from(spans)) - 1;
    this.#numbers.set(key, number);
    this.#listOf[id] = number;
  }

  /** No product is to follow. */
  finish(): void {
    this.#numbers.clear();
  }

  /** By the number of a list a bit for each step of a span in it that fits, see `stepsAbove`. */
  #stepsOfLists(need: Need): Uint8Array {
    const key = [need.unit, need.min, need.max, need.kind].join(' ');
    const known = this.#steps.get(key);
    if (known) return known;
    const steps = this.#spans.map((span) => (fitsNeed(span, need) ? 1 << stepsAbove(span, need) : 0));
    if (!steps.some((bits) => bits !== 0)) {
      this.#steps.set(key, none);
      return none;
    }
    const ofLists = Uint8Array.from(this.#lists, (list) => {
      let bits = 0;
      for (const index of list) bits |= steps[index] ?? 0;
      return bits;
    });
    this.#steps.set(key, ofLists);
    return ofLists;
  }

  /** Adds to the set of each step those of the products that fit at it. Of all sets there are only these words. */
  addFitting(steps: readonly IdBits[], need: Need, products: IdBits, words: Uint32Array): void {
    const ofLists = this.#stepsOfLists(need);
    if (ofLists === none) return;
    for (let at = 0; at < words.length; at += 1) {
      const first = (words[at] ?? 0) * 32;
      for (let word = products[at] ?? 0; word !== 0; word &= word - 1) {
        const bit = 31 - Math.clz32(word & -word);
        let found = ofLists[this.#listOf[first + bit] ?? 0] ?? 0;
        for (; found !== 0; found &= found - 1) {
          const step = steps[31 - Math.clz32(found & -found)];
          if (step) step[at] = (step[at] ?? 0) | (1 << bit);
        }
      }
    }
  }

  /** Whether one of the products fits at any step. Of the set there are only these words. */
  hasFitting(need: Need, products: IdBits, words: Uint32Array): boolean {
    const ofLists = this.#stepsOfLists(need);
    if (ofLists === none) return false;
    for (let at = 0; at < words.length; at += 1) {
      const first = (words[at] ?? 0) * 32;
      for (let word = products[at] ?? 0; word !== 0; word &= word - 1)
        if (ofLists[this.#listOf[first + 31 - Math.clz32(word & -word)] ?? 0] !== 0) return true;
    }
    return false;
  }
}
