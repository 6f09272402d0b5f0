import { LRUCache } from 'lru-cache';
import type { BitPool } from './bit-pool.ts';
import type { IdBits } from './id-bits.ts';

const bytesOfUnion = 256;

/** What words have that were searched for last: one search asks for them several times, and many share them. */
export class WordUnions {
  readonly #pool: BitPool;
  readonly #known: LRUCache<string, IdBits>;

  constructor(pool: BitPool, maxSize: number) {
    this.#pool = pool;
    this.#known = new LRUCache({
      maxSize,
      sizeCalculation: ({ byteLength }) => byteLength + bytesOfUnion,
      dispose: (bits) => pool.giveBack(bits),
    });
  }

  /** The products with any of these lists of tokens, of which `add` adds those of one; undefined where it cannot. */
  find(
    lists: readonly (readonly string[])[],
    add: (to: IdBits, tokens: readonly string[]) => boolean,
  ): IdBits | undefined {
    const key = JSON.stringify(lists);
    const known = this.#known.get(key);
    if (known) return known;
    const found = this.#pool.takeForLong();
    if (lists.every((tokens) => add(found, tokens))) {
      this.#known.set(key, found);
      return found;
    }
    this.#pool.giveBack(found);
    return undefined;
  }
}
