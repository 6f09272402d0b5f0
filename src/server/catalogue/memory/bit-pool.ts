import { emptyBits, type IdBits } from './id-bits.ts';

/** Arrays that are kept for the next search. */
const mostKept = 24;

/** Sets of one capacity that one search after the other uses: a new one for each would have the engine collect garbage every few searches. */
export class BitPool {
  readonly #capacity: number;
  readonly #free: IdBits[] = [];
  /** Undefined while nobody works with them. */
  #taken: IdBits[] | undefined;

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  /** An empty set, until the work is done, see `within`. */
  take(): IdBits {
    const bits = this.#free.pop()?.fill(0) ?? emptyBits(this.#capacity);
    this.#taken?.push(bits);
    return bits;
  }

  copy(of: IdBits): IdBits {
    const bits = this.#free.pop() ?? emptyBits(this.#capacity);
    this.#taken?.push(bits);
    bits.set(of);
    return bits;
  }

  /** Does something at once with sets of which nothing is used afterwards. */
  within<T>(work: () => T): T {
    if (this.#taken) return work();
    const taken: IdBits[] = [];
    this.#taken = taken;
    try {
      return work();
    } finally {
      this.#free.push(...taken.slice(0, Math.max(0, mostKept - this.#free.length)));
      this.#taken = undefined;
    }
  }
}
