import { LRUCache } from 'lru-cache';
import type { BitPool } from './bit-pool.ts';
import { addBits, type IdBits, keepBits } from './id-bits.ts';
import { addStored, type StoredIds } from './stored-ids.ts';

const bytesOfUnion = 256;
/** What sets have together that take no more is found as fast as it is looked up. */
const fewBytes = 4096;

/** The sets of single tokens. */
interface TokenSets {
  readonly find: (token: string) => StoredIds | undefined;
  /** Whether it is known that no product has this token. */
  readonly lacks: (token: string) => boolean;
}

/** A word by its tokens: all of one of these lists. */
type AnyOf = readonly (readonly string[])[];

/** What words have that were searched for last: one search asks for them several times, and many share them. */
export class WordUnions {
  readonly #sets: TokenSets;
  readonly #pool: BitPool;
  readonly #known: LRUCache<string, IdBits>;
  /** What no product has. */
  readonly nothing: IdBits;

  constructor(sets: TokenSets, { pool, maxSize }: { readonly pool: BitPool; readonly maxSize: number }) {
    this.#sets = sets;
    this.#pool = pool;
    this.nothing = pool.takeForLong();
    this.#known = new LRUCache({
      maxSize,
      sizeCalculation: ({ byteLength }) => byteLength + bytesOfUnion,
      dispose: (bits) => pool.giveBack(bits),
    });
  }

  /** Bytes of the sets that have to be read: the fewer, the fewer products there are. */
  sizeOf(lists: AnyOf): number {
    const bytesOf = (token: string) => this.#sets.find(token)?.byteLength ?? 0;
    return lists.reduce((sum, tokens) => sum + Math.min(...tokens.map(bytesOf)), 0);
  }

  /** The products that have all tokens of one of the lists; not to be changed. Undefined where a token is not there. */
  find(given: AnyOf): IdBits | undefined {
    const lists = given.filter((tokens) => !tokens.some((token) => this.#isEmpty(token)));
    if (lists.length === 0) return this.nothing;
    const [[single, ...more] = [], ...others] = lists;
    const stored =
      single === undefined || more.length + others.length > 0 ? undefined : this.#sets.find(single);
    if (stored instanceof Uint32Array) return stored;
    if (this.sizeOf(lists) <= fewBytes) return this.#addAll(this.#pool.take(), lists);
    const key = JSON.stringify(lists);
    const known = this.#known.get(key);
    if (known) return known;
    const bits = this.#pool.takeForLong();
    const found = this.#addAll(bits, lists);
    if (found) this.#known.set(key, found);
    else this.#pool.giveBack(bits);
    return found;
  }

  /** Whether it is known that no product has this token. */
  #isEmpty(token: string): boolean {
    return this.#sets.lacks(token) || this.#sets.find(token)?.byteLength === 0;
  }

  #addAll(to: IdBits, lists: AnyOf): IdBits | undefined {
    return lists.every((tokens) => this.#addWithAll(to, tokens)) ? to : undefined;
  }

  /** Adds the products that have all of these tokens; false where one of them is not there. */
  #addWithAll(to: IdBits, tokens: readonly string[]): boolean {
    const sets = tokens.flatMap((token) => this.#sets.find(token) ?? []);
    const [first, ...others] = sets.toSorted((a, b) => a.byteLength - b.byteLength);
    if (!first || sets.length < tokens.length) return tokens.length === 0;
    if (others.length === 0) {
      addStored(to, first);
      return true;
    }
    const all = this.#unpack(first);
    for (const other of others) keepBits(all, other instanceof Uint32Array ? other : this.#unpack(other));
    addBits(to, all);
    return true;
  }

  #unpack(stored: StoredIds): IdBits {
    const bits = this.#pool.take();
    addStored(bits, stored);
    return bits;
  }
}
