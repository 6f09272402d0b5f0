import { setTimeout as wait } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { constants } from '#generated/constants.ts';
import { type Queryable, rows } from '../../db/queryable.ts';
import type { CachedCategory, ChangedProduct } from './cached-category.ts';
import { addBits, bitsOf, emptyBits, hasBit, type IdBits, setBit } from './id-bits.ts';
import { int32At } from './int32.ts';

/** Products that have something in common, and how to read them. */
export interface ProductSet {
  readonly key: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Listed products with all of these tokens. */
export function withTokens(tokens: readonly string[]): ProductSet {
  return {
    key: JSON.stringify(tokens),
    text: `select string_agg(int4send(p.id), '') as ids from product p
      where p.tokens @> $1::text[] and is_listed(p.slot_category_id)`,
    values: [tokens],
  };
}

/** Listed products of these leaf categories. */
export function inLeaves(leaves: readonly number[]): ProductSet {
  return {
    key: `in ${leaves.join()}`,
    text: `select string_agg(int4send(product_id), '') as ids from product_slot where category_id = any($1::int[])`,
    values: [leaves],
  };
}

/** The ids of a set as `int4send` writes them; null without any. */
export type ReadIds = (set: ProductSet) => Promise<Buffer | null>;

export async function readIds(db: Queryable, { text, values }: ProductSet): Promise<Buffer | null> {
  const [row] = await rows<{ ids: Buffer | null }>(db, text, [...values]);
  return row?.ids ?? null;
}

/** A set in memory: a bit for each product, or the ids alone where that is shorter. */
type StoredIds = IdBits | Int32Array;

/** What a set takes besides its ids. */
const bytesOfSet = 256;

/** Ids after the last one for which there is room. */
const leastRoom = 4096;
const roomShare = 16;
/** Sets that wait to be read; further ones are asked for again. */
const mostWaiting = 64;

/**
 * Which products have the words of common searches, as one bit for each product: common words have hundreds of thousands of them, which the
 * database reads from its index each time. They follow the part numbers of the whole shop, see `followWords`.
 */
export class WordSets {
  readonly capacity: number;
  readonly listed: IdBits;
  readonly inStock: IdBits;
  readonly #sets = new LRUCache<string, StoredIds>({
    maxSize: constants.wordSetBytes,
    sizeCalculation: ({ byteLength }) => byteLength + bytesOfSet,
  });
  readonly #waiting = new Set<string>();
  /** Sets that could not be read, as the database gives up what takes too long; they are left to it. */
  readonly #failed = new Set<string>();
  #last: Promise<void> = Promise.resolve();

  /** When those before it were dropped, in milliseconds of the process. */
  readonly begun: number;

  constructor({ ids, inStock }: Pick<CachedCategory, 'ids' | 'inStock'>, begun: number) {
    this.begun = begun;
    const last = ids.at(-1) ?? 0;
    this.capacity = last + Math.max(leastRoom, Math.ceil(last / roomShare));
    this.listed = bitsOf(ids, this.capacity);
    this.inStock = bitsOf(
      ids.filter((_, place) => inStock[place] === 1),
      this.capacity,
    );
  }

  has(key: string): boolean {
    return this.#sets.get(key) !== undefined;
  }

  /** Adds the products of a set; false where it is not there. */
  addTo(bits: IdBits, key: string): boolean {
    const stored = this.#sets.get(key);
    if (!stored) return false;
    if (stored instanceof Uint32Array) addBits(bits, stored);
    else for (const id of stored) setBit(bits, id, true);
    return true;
  }

  /** Begins to read what is missing, one set after the other. */
  load(required: readonly ProductSet[], read: ReadIds): void {
    for (const set of required) {
      const { key } = set;
      const isKnown = this.#sets.has(key) || this.#waiting.has(key) || this.#failed.has(key);
      if (isKnown || this.#waiting.size >= mostWaiting) continue;
      this.#waiting.add(key);
      this.#last = this.#last
        .then(() => this.#add(set, read))
        .catch(() => this.#failed.add(key))
        .finally(() => this.#waiting.delete(key))
        .then(() => undefined);
    }
  }

  /** Waits until everything that was asked for is there. */
  settled(): Promise<void> {
    return this.#last;
  }

  async #add(set: ProductSet, read: ReadIds): Promise<void> {
    const begun = performance.now();
    const ids = int32At(await read(set)).filter((id) => id < this.capacity);
    const isShort = ids.byteLength < emptyBits(this.capacity).byteLength;
    this.#sets.set(set.key, isShort ? ids : bitsOf(ids, this.capacity));
    // So that half of the time is left to searches.
    await wait(performance.now() - begun, undefined, { ref: false });
  }

  /** Follows what left the shop and what is in stock now; false where a product came, of which the sets know nothing. */
  follow(changed: readonly ChangedProduct[]): boolean {
    for (const { id, inStock } of changed) {
      if (inStock !== null && (id >= this.capacity || !hasBit(this.listed, id))) return false;
      if (id >= this.capacity) continue;
      setBit(this.listed, id, inStock !== null);
      setBit(this.inStock, id, inStock === true);
    }
    return true;
  }
}

const known = new WeakMap<CachedCategory, WordSets>();
const dropped = new WeakMap<CachedCategory, number>();

/** The sets of a shop in memory. */
export function wordSetsOf(shop: CachedCategory): WordSets {
  const sets = known.get(shop) ?? new WordSets(shop, dropped.get(shop) ?? Number.NEGATIVE_INFINITY);
  known.set(shop, sets);
  return sets;
}

interface Changes {
  readonly changed: readonly ChangedProduct[];
  /** Some product may have got other tokens or another category, both of which are written together; it is not known which product. */
  readonly hasOtherTokens: boolean;
}

/** Brings the sets of a shop up to date with it; they start again empty when they may be wrong. */
export function followWords(shop: CachedCategory, { changed, hasOtherTokens }: Changes): void {
  const sets = known.get(shop);
  if (!sets || (!hasOtherTokens && sets.follow(changed))) return;
  known.delete(shop);
  dropped.set(shop, performance.now());
}
