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

const leastOf = (numbers: readonly number[]) => (numbers.length > 0 ? Math.min(...numbers) : 0);

/** A word by its tokens: all of one of these lists. */
type AnyOf = readonly (readonly string[])[];

/** What words have that were searched for last: one search asks for them several times, and many share them. */
export class WordUnions {
  readonly #sets: TokenSets;
  readonly #pool: BitPool;
  readonly #known: LRUCache<string, IdBits>;
  readonly #numbers = new WeakMap<StoredIds, number>();
  #numbered = 0;
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
    return lists.reduce((sum, tokens) => sum + leastOf(tokens.map(bytesOf)), 0);
  }

  /** The products that have all tokens of one of the lists; not to be changed. Undefined where a token is not there. */
  find(given: AnyOf): IdBits | undefined {
    const lists = new Map<string, readonly StoredIds[]>();
    for (const tokens of given) {
      if (tokens.some((token) => this.#isEmpty(token))) continue;
      const sets = [...new Set(tokens.flatMap((token) => this.#sets.find(token) ?? []))];
      if (tokens.some((token) => !this.#sets.find(token))) return undefined;
      // Words share their set with others that the same products have.
      lists.set(sets.map((set) => this.#numberOf(set)).join('&'), sets);
    }
    if (lists.size === 0) return this.nothing;
    return this.#unite(lists);
  }

  #unite(lists: ReadonlyMap<string, readonly StoredIds[]>): IdBits {
    const [[single, ...more] = [], ...others] = lists.values();
    if (single instanceof Int32Array && more.length + others.length === 0) return single;
    const bytes = lists
      .values()
      .reduce((sum, sets) => sum + leastOf(sets.map(({ byteLength }) => byteLength)), 0);
    if (bytes <= fewBytes) return this.#addAll(this.#pool.take(), lists.values());
    const key = [...lists.keys()].toSorted().join();
    const known = this.#known.get(key);
    if (known) return known;
    const found = this.#addAll(this.#pool.takeForLong(), lists.values());
    this.#known.set(key, found);
    return found;
  }

  #numberOf(set: StoredIds): number {
    const number = this.#numbers.get(set) ?? ++this.#numbered;
    this.#numbers.set(set, number);
    return number;
  }

  /** Whether it is known that no product has this token. */
  #isEmpty(token: string): boolean {
    return this.#sets.lacks(token) || this.#sets.find(token)?.byteLength === 0;
  }

  #addAll(to: IdBits, lists: Iterable<readonly StoredIds[]>): IdBits {
    for (const sets of lists) this.#addWithAll(to, sets);
    return to;
  }

  /** Adds the products that are in all of these sets. */
  #addWithAll(to: IdBits, sets: readonly StoredIds[]): void {
    const [first, ...others] = sets.toSorted((a, b) => a.byteLength - b.byteLength);
    if (!first) return;
    if (others.length === 0) addStored(to, first);
    else {
      const all = this.#unpack(first);
      for (const other of others) keepBits(all, other instanceof Int32Array ? other : this.#unpack(other));
      addBits(to, all);
    }
  }

  #unpack(stored: StoredIds): IdBits {
    const bits = this.#pool.take();
    addStored(bits, stored);
    return bits;
  }
}
