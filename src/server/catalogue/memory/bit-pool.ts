import {
  type CutBits,
  cutEmpty,
  cutToBoth,
  emptyBits,
  filledWords,
  type IdBits,
  pickCut,
  pickWords,
} from './id-bits.ts';

/** Arrays that are kept for the next search. */
const mostKept = 24;
/** Whole sets that the parts of a search have room for before it takes new arrays. */
const setsOfParts = 32;

/**
 * Sets of one capacity that one search after the other uses, and parts of them: the engine collects all garbage after a few megabytes of new arrays.
 */
export class BitPool {
  readonly #capacity: number;
  readonly #free: IdBits[] = [];
  /** By the innermost work under way; undefined while nobody works with them. */
  #taken: IdBits[] | undefined;
  /** Free once all work is done. */
  #givenBack: IdBits[] = [];
  /** Room for parts, made for the first search, and how much of it is used. */
  #parts: Int32Array | undefined;
  #used = 0;

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  #next(): IdBits | undefined {
    return this.#free.pop();
  }

  /** An empty set, until the work is done, see `within`. */
  take(): IdBits {
    const bits = this.takeForLong();
    this.#taken?.push(bits);
    return bits;
  }

  copy(of: IdBits): IdBits {
    const bits = this.#next() ?? emptyBits(this.#capacity);
    this.#taken?.push(bits);
    bits.set(of);
    return bits;
  }

  /** An empty set that is kept until it is given back. */
  takeForLong(): IdBits {
    return this.#next()?.fill(0) ?? emptyBits(this.#capacity);
  }

  /** Has other searches use a set that was kept, but not before the work under way is done. */
  giveBack(bits: IdBits): void {
    if (this.#taken) this.#givenBack.push(bits);
    else this.#keep([bits]);
  }

  #keep(bits: readonly IdBits[]): void {
    this.#free.push(...bits.slice(0, Math.max(0, mostKept - this.#free.length)));
  }

  /** Room for this many words of a set, until the work is done; what was in it before still is. */
  #room(length: number): IdBits {
    const parts = this.#parts ?? new Int32Array(setsOfParts * emptyBits(this.#capacity).length);
    this.#parts = parts;
    if (!this.#taken || this.#used + length > parts.length) return new Int32Array(length);
    this.#used += length;
    return parts.subarray(this.#used - length, this.#used);
  }

  /** A part of a set with nothing in it. */
  emptyPart(length: number): IdBits {
    return this.#room(length).fill(0);
  }

  copyPart(of: IdBits): IdBits {
    const part = this.#room(of.length);
    part.set(of);
    return part;
  }

  /** These words of a set alone. */
  pickWords(bits: IdBits, words: Int32Array): IdBits {
    return pickWords(bits, words, (length) => this.#room(length));
  }

  /** Of some words of a set these alone. */
  pickCut(cut: CutBits, words: Int32Array): IdBits {
    return pickCut(cut, words, (length) => this.#room(length));
  }

  /** Which words of a set have any id. */
  filledWords(bits: IdBits): Int32Array {
    return filledWords(bits, (length) => this.#room(length));
  }

  /** What two sets have in common. */
  cutToBoth(one: IdBits, other: IdBits): CutBits {
    return cutToBoth(one, other, (length) => this.#room(length));
  }

  /** Without words in which nothing is. */
  cutEmpty(cut: CutBits): CutBits {
    return cutEmpty(cut, (length) => this.#room(length));
  }

  /** Does something at once with sets of which nothing is used afterwards; in other work, too. */
  within<T>(work: () => T): T {
    const [outer, used] = [this.#taken, this.#used];
    const taken: IdBits[] = [];
    this.#taken = taken;
    try {
      return work();
    } finally {
      this.#taken = outer;
      this.#used = used;
      this.#keep(taken);
      if (!outer) this.#keep(this.#givenBack.splice(0));
    }
  }
}
