import { setTimeout as wait } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { fitsNeed, type Need, spanOfToken } from '#domain/search/stated-spans.ts';
import { constants } from '#generated/constants.ts';
import { saysUnavailable, tookTooLong } from '../../db/database-away.ts';
import { BitPool } from './bit-pool.ts';
import type { CachedCategory, ChangedProduct } from './cached-category.ts';
import { FittingSets } from './fitting-sets.ts';
import { bitsOf, hasBit, type IdBits, setBit } from './id-bits.ts';
import { int32At } from './int32.ts';
import type { ProductSet, SetReaders } from './product-sets.ts';
import { type CommonWords, type KnownSpan, readCommonWords } from './read-common-words.ts';
import { addStored, type StoredIds, storeBits } from './stored-ids.ts';
import { WordUnions } from './word-unions.ts';

/** What a set takes besides its ids. */
const bytesOfSet = 256;
/** Of the memory for sets most parts are for common words, one for unions; the last is for other words, steps of spans, and what part numbers contain. */
const partsOfMemory = { common: 6, all: 8 } as const;
const bytesOfPart = constants.wordSetBytes / partsOfMemory.all;

/** Ids after the last one for which there is room. */
const leastRoom = 4096;
const roomShare = 16;
/** Sets that wait to be read; further ones are asked for again. */
const mostWaiting = 64;
/** Sets that a search waits for are read this many at a time. */
const lanes = 2;

function mayBeReadLater(error: unknown): boolean {
  return saysUnavailable(error) && !tookTooLong(error);
}

/** What a search needs, by what is known of spans; undefined while they are not. */
type Required = (sets: WordSets) => readonly ProductSet[] | undefined;

/**
 * Which products have the words of searches: the index of the database finds a common one by reading hundreds of thousands of products each time. The
 * sets follow the part numbers of the whole shop, see `follow-words.ts`.
 */
export class WordSets {
  readonly capacity: number;
  readonly listed: IdBits;
  readonly inStock: IdBits;
  /** For sets that one search needs. */
  readonly pool: BitPool;
  /** What fits values. */
  readonly fitting: FittingSets;
  /** Common words and all spans, once they are read. */
  #common: CommonWords | undefined;
  readonly #sets = new LRUCache<string, StoredIds>({
    maxSize: bytesOfPart / 4,
    sizeCalculation: ({ byteLength }) => byteLength + bytesOfSet,
  });
  readonly #unions: WordUnions;
  readonly #waiting = new Set<string>();
  /** Sets that could not be read, as the database gives up what takes too long; they are left to it. */
  readonly #failed = new Set<string>();
  readonly #reading = new Map<string, Promise<boolean>>();
  #last: Promise<void> = Promise.resolve();
  #spans: readonly KnownSpan[] | undefined;
  #hasCommon = false;
  #isDropped = false;

  /** When those before it were dropped, in milliseconds of the process. */
  readonly begun: number;

  constructor({ ids, inStock }: Pick<CachedCategory, 'ids' | 'inStock'>, begun: number) {
    this.begun = begun;
    const last = ids.at(-1) ?? 0;
    this.capacity = last + Math.max(leastRoom, Math.ceil(last / roomShare));
    this.pool = new BitPool(this.capacity);
    this.#unions = new WordUnions(
      { find: (token) => this.#findSet(token), lacks: (token) => this.lacks(token) },
      { pool: this.pool, maxSize: bytesOfPart },
    );
    this.fitting = new FittingSets(this.pool, {
      index: () => this.#common?.spans,
      spans: () => this.#spans,
      addTo: (bits, token) => this.addTo(bits, token),
    });
    this.listed = bitsOf(ids, this.capacity);
    this.inStock = bitsOf(
      ids.filter((_, place) => inStock[place] === 1),
      this.capacity,
    );
  }

  #findSet(key: string): StoredIds | undefined {
    return this.#common?.sets.get(key) ?? this.#sets.get(key);
  }

  /** Whether it is known that no product has this token. */
  lacks(token: string): boolean {
    return this.#common?.tokens.lacks(token) === true && !this.#sets.has(token);
  }

  /** Whether it is known of a token that the part number of every product with it begins with it. */
  onlyBeginsNumbers(token: string): boolean {
    return this.#common?.besidesNumbers.lacks(token) === true;
  }

  has({ key, token }: Pick<ProductSet, 'key' | 'token'>): boolean {
    return this.#findSet(key) !== undefined || (token !== undefined && this.lacks(token));
  }

  /** Adds the products of a set; false where it is not there. */
  addTo(bits: IdBits, key: string): boolean {
    const stored = this.#findSet(key);
    if (stored) addStored(bits, stored);
    return stored !== undefined;
  }

  /** The spans of all products; undefined while they are not read. */
  get spans(): readonly KnownSpan[] | undefined {
    return this.#spans;
  }

  /** Begins to read what is missing, one set after the other. */
  load(required: readonly ProductSet[], read: SetReaders): void {
    for (const set of required) {
      const { key } = set;
      const isKnown = this.has(set) || this.#waiting.has(key) || this.#failed.has(key);
      if (isKnown || this.#waiting.size >= mostWaiting) continue;
      this.#waiting.add(key);
      this.#last = this.#last
        .then(() => this.#addAndRest(set, read))
        .then(() => undefined)
        .finally(() => this.#waiting.delete(key));
    }
  }

  /** See `WordUnions`. */
  sizeOf(lists: readonly (readonly string[])[]): number {
    return this.#unions.sizeOf(lists);
  }

  /** What `withAny` returns where it is known that no product has them. */
  get nothing(): IdBits {
    return this.#unions.nothing;
  }

  /** Products that have all tokens of one of these lists; not to be changed. Undefined where a token is not there. */
  withAny(lists: readonly (readonly string[])[]): IdBits | undefined {
    return this.#unions.find(lists);
  }

  /** The tokens of the spans that fit and are needed as sets: none once all spans are known by product; undefined while none are known. */
  spanTokens(need: Need): string[] | undefined {
    if (this.#common) return [];
    return this.#spans?.flatMap(({ token, span }) => (fitsNeed(span, need) ? token : []));
  }

  /** Whether common words are there, or are being read. */
  get hasCommon(): boolean {
    return this.#hasCommon;
  }

  /** Whether what is missing is read at once: all common words are there. */
  get isQuick(): boolean {
    return this.#common !== undefined;
  }

  /** Begins to read the words that many products have, and all spans; ends where the database is away. */
  loadCommon(read: SetReaders): void {
    this.#hasCommon = true;
    this.#last = this.#last
      .then(() => this.#readCommon(read))
      .catch(() => undefined)
      .then((common) => {
        this.#hasCommon = common !== undefined;
        this.#common = common ?? this.#common;
      });
  }

  async #readCommon(read: SetReaders): Promise<CommonWords | undefined> {
    if (!this.#spans) await this.#readSpans(read);
    return readCommonWords(read, {
      capacity: this.capacity,
      room: partsOfMemory.common * bytesOfPart,
      spans: this.#spans ?? [],
      isOfUse: () => !this.#isDropped,
    });
  }

  /** Reads what is missing at once; false where some of it cannot be read. */
  async have(required: Required, read: SetReaders): Promise<boolean> {
    if (!this.#spans && !required(this)) await this.#readSpans(read);
    const missing = required(this)?.filter((set) => !this.has(set));
    if (!missing || missing.some(({ key }) => this.#failed.has(key))) return false;
    if (this.isQuick && (await this.#addEach(missing, read))) return true;
    const readLane = async (lane: number) => {
      for (const set of missing.filter((_, at) => at % lanes === lane))
        if (!(await this.#add(set, read))) return;
    };
    await Promise.all(Array.from({ length: lanes }, (_, lane) => readLane(lane)));
    return required(this)?.every((set) => this.has(set)) === true;
  }

  /** Waits until everything that was asked for is there. */
  waitUntilRead(): Promise<void> {
    return this.#last;
  }

  /** Those who need a set at the same time wait for one reading. False where the database is away, so that it is to be read later. */
  #add(set: ProductSet, read: SetReaders): Promise<boolean> {
    const { key } = set;
    if (this.has(set) || this.#failed.has(key)) return Promise.resolve(true);
    const reading =
      this.#reading.get(key) ??
      this.#read(set, read)
        .catch((error) => {
          if (mayBeReadLater(error)) return false;
          this.#failed.add(key);
          return true;
        })
        .finally(() => this.#reading.delete(key));
    this.#reading.set(key, reading);
    return reading;
  }

  /** Reads tokens that few products have together; false where that fails, and each has to be read by itself. */
  async #addEach(missing: readonly ProductSet[], read: SetReaders): Promise<boolean> {
    const tokens = missing.flatMap(({ token }) => token ?? []);
    if (tokens.length < missing.length) return false;
    const found = await read.idsOfEach(tokens).catch(() => undefined);
    for (const [at, token] of tokens.entries()) if (found) this.#keep(token, found[at] ?? null);
    return found !== undefined;
  }

  async #read(set: ProductSet, read: SetReaders): Promise<boolean> {
    this.#keep(set.key, await read.ids(set));
    return true;
  }

  #keep(key: string, bytes: Buffer | null): void {
    const ids = int32At(bytes).filter((id) => id < this.capacity);
    // A table has them in any order.
    this.#sets.set(key, storeBits(bitsOf(ids, this.capacity), this.capacity));
  }

  /** They may be wrong, and nobody searches by them any more. */
  drop(): void {
    this.#isDropped = true;
  }

  async #addAndRest(set: ProductSet, read: SetReaders): Promise<boolean> {
    const begun = performance.now();
    const isRead = await this.#add(set, read);
    // So that half of the time is left to searches.
    await wait(performance.now() - begun, undefined, { ref: false });
    return isRead;
  }

  async #readSpans(read: SetReaders): Promise<void> {
    const tokens = await read.spans();
    this.#spans = tokens.flatMap((token) => {
      const span = spanOfToken(token);
      return span ? [{ token, span }] : [];
    });
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
