import { LRUCache } from 'lru-cache';
import { fitsNeed, type Need, type StatedSpan, stepsAbove } from '#domain/search/stated-spans.ts';
import type { CutBits, IdBits } from './id-bits.ts';

const mostStepBytes = 2_000_000;
const bytesOfSteps = 256;
/** No span fits. */
const none = new Uint8Array();

/** The lowest step of the spans in a list, by their indexes; 0 where none fits. */
function firstStep(list: Int32Array, steps: Uint8Array): number {
  let first = 0;
  for (let at = 0; at < list.length; at += 1) {
    const step = steps[list[at] ?? 0] ?? 0;
    if (step > 0 && (first === 0 || step < first)) first = step;
  }
  return first;
}

/**
 * The spans of all products: products of a series have the same ones, so each has the number of its list of spans. What fits a value is worked out once
 * for each list, and then looked up for the products in question.
 */
export class SpanIndex {
  readonly #spans: readonly StatedSpan[];
  /** Indexes of spans. */
  readonly #lists: Int32Array[] = [new Int32Array()];
  readonly #numbers = new Map<string, number>();
  /** By product id the number of its list. */
  readonly #listOf: Int32Array;
  /** For the values that were searched for last, see `#stepsOfLists`. */
  readonly #steps = new LRUCache<string, Uint8Array>({
    maxSize: mostStepBytes,
    sizeCalculation: ({ byteLength }) => byteLength + bytesOfSteps,
  });

  constructor(spans: readonly StatedSpan[], capacity: number) {
    this.#spans = spans;
    this.#listOf = new Int32Array(capacity);
  }

  get byteLength(): number {
    return this.#lists.reduce((sum, { byteLength }) => sum + byteLength, this.#listOf.byteLength);
  }

  /** Adds a product with its spans, by their indexes in ascending order. */
  add(id: number, spans: readonly number[]): void {
    if (spans.length === 0) return;
    const key = spans.join();
    const number = this.#numbers.get(key) ?? this.#lists.push(Int32Array.from(spans)) - 1;
    this.#numbers.set(key, number);
    this.#listOf[id] = number;
  }

  /** No product is to follow. */
  finish(): void {
    this.#numbers.clear();
  }

  /** By the number of a list the first step at which a span in it fits, see `stepsAbove`, and one more: 0 where none does. */
  #stepsOfLists(need: Need): Uint8Array {
    const key = [need.unit, need.min, need.max, need.kind].join(' ');
    const known = this.#steps.get(key);
    if (known) return known;
    const steps = Uint8Array.from(this.#spans, (span) =>
      fitsNeed(span, need) ? 1 + stepsAbove(span, need) : 0,
    );
    if (steps.every((step) => step === 0)) {
      this.#steps.set(key, none);
      return none;
    }
    const ofLists = Uint8Array.from(this.#lists, (list) => firstStep(list, steps));
    this.#steps.set(key, ofLists);
    return ofLists;
  }

  /** Adds to the set of each step those of the products that fit at it and at none before. Of all sets there are only these words. */
  addFitting(steps: readonly IdBits[], need: Need, { words, bits }: CutBits): void {
    const ofLists = this.#stepsOfLists(need);
    if (ofLists === none) return;
    const listOf = this.#listOf;
    for (let at = 0; at < words.length; at += 1) {
      const first = (words[at] ?? 0) * 32;
      for (let word = bits[at] ?? 0; word !== 0; word &= word - 1) {
        const bit = 31 - Math.clz32(word & -word);
        const step = ofLists[listOf[first + bit] ?? 0] ?? 0;
        const own = step === 0 ? undefined : steps[step - 1];
        if (own) own[at] = (own[at] ?? 0) | (1 << bit);
      }
    }
  }

  /** By the number of a list a bit for each of the needs that a span in it fits. */
  #needsOfLists(needs: readonly Need[]): Int32Array {
    const ofLists = new Int32Array(this.#lists.length);
    for (const [at, need] of needs.entries()) {
      const steps = this.#stepsOfLists(need);
      for (let list = 0; list < steps.length; list += 1)
        if (steps[list] !== 0) ofLists[list] = (ofLists[list] ?? 0) | (1 << at);
    }
    return ofLists;
  }

  /** For each of at most 32 needs whether one of the products fits it. */
  whichFit(needs: readonly Need[], { words, bits }: CutBits): boolean[] {
    const ofLists = this.#needsOfLists(needs);
    const all = ofLists.reduce((some, own) => some | own, 0);
    const listOf = this.#listOf;
    let found = 0;
    for (let at = 0; at < words.length && found !== all; at += 1) {
      const first = (words[at] ?? 0) * 32;
      for (let word = bits[at] ?? 0; word !== 0; word &= word - 1)
        found |= ofLists[listOf[first + 31 - Math.clz32(word & -word)] ?? 0] ?? 0;
    }
    return needs.map((_, at) => ((found >>> at) & 1) === 1);
  }
}
