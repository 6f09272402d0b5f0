import { setTimeout as wait } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import {
  fitsNeed,
  type Need,
  type StatedSpan,
  spanOfToken,
  stepsAbove,
} from '#domain/search/stated-spans.ts';
import { constants } from '#generated/constants.ts';
import { saysUnavailable, tookTooLong } from '../../db/database-away.ts';
import type { CachedCategory, ChangedProduct } from './cached-category.ts';
import { addBits, bitsOf, emptyBits, hasBit, type IdBits, keepBits, setBit } from './id-bits.ts';
import { int32At } from './int32.ts';
import type { ProductSet, SetReaders } from './product-sets.ts';

/** What some product fits, and the token of it. */
interface KnownSpan {
  readonly token: string;
  readonly span: StatedSpan;
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
/** Sets that a search waits for are read this many at a time. */
const lanes = 2;

function mayBeReadLater(error: unknown): boolean {
  return saysUnavailable(error) && !tookTooLong(error);
}

/** What a search needs, by what is known of spans; undefined while they are not. */
type Required = (sets: WordSets) => readonly ProductSet[] | undefined;

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
  /** Unions of spans, by what they fit. */
  readonly #fitting = new LRUCache<string, readonly (IdBits | undefined)[]>({
    maxSize: constants.wordSetBytes / 8,
    sizeCalculation: (steps) => steps.reduce((sum, bits) => sum + (bits?.byteLength ?? 0), bytesOfSet),
  });
  readonly #waiting = new Set<string>();
  /** Sets that could not be read, as the database gives up what takes too long; they are left to it. */
  readonly #failed = new Set<string>();
  readonly #reading = new Map<string, Promise<boolean>>();
  #last: Promise<void> = Promise.resolve();
  #spans: readonly KnownSpan[] | undefined;
  #hasCommon = false;

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

  /** The spans of all products; undefined while they are not read. */
  get spans(): readonly KnownSpan[] | undefined {
    return this.#spans;
  }

  /** Begins to read what is missing, one set after the other. */
  load(required: readonly ProductSet[], read: SetReaders): void {
    for (const set of required) {
      const { key } = set;
      const isKnown = this.#sets.has(key) || this.#waiting.has(key) || this.#failed.has(key);
      if (isKnown || this.#waiting.size >= mostWaiting) continue;
      this.#waiting.add(key);
      this.#last = this.#last
        .then(() => this.#addAndRest(set, read))
        .then(() => undefined)
        .finally(() => this.#waiting.delete(key));
    }
  }

  /** Adds the products that have all of these tokens; false where one of them is not there. */
  addWithAll(bits: IdBits, tokens: readonly string[]): boolean {
    const [first, ...others] = tokens;
    if (first === undefined) return true;
    if (others.length === 0) return this.addTo(bits, first);
    const both = emptyBits(this.capacity);
    if (!this.addTo(both, first)) return false;
    for (const token of others) {
      const own = emptyBits(this.capacity);
      if (!this.addTo(own, token)) return false;
      keepBits(both, own);
    }
    addBits(bits, both);
    return true;
  }

  /** The known spans that fit, each with its step; undefined while none are known. */
  spansThatFit(need: Need): { readonly token: string; readonly step: number }[] | undefined {
    return this.#spans?.flatMap(({ token, span }) =>
      fitsNeed(span, need) ? [{ token, step: stepsAbove(span, need) }] : [],
    );
  }

  /** The products that fit, by the step of their spans; undefined while not all are known. A step that none has is absent. */
  findFitting(need: Need): readonly (IdBits | undefined)[] | undefined {
    const key = [need.unit, need.min, need.max, need.kind].join(' ');
    const known = this.#fitting.get(key);
    const spans = known ? [] : this.spansThatFit(need);
    if (known || !spans) return known;
    const steps: (IdBits | undefined)[] = [];
    for (const { token, step } of spans) {
      const bits = steps[step] ?? emptyBits(this.capacity);
      steps[step] = bits;
      if (!this.addTo(bits, token)) return undefined;
    }
    this.#fitting.set(key, steps);
    return steps;
  }

  /** Whether the common words are there, or are being read. */
  get hasCommon(): boolean {
    return this.#hasCommon;
  }

  /** Begins to read these one after the other, however many; ends where the database is away. */
  loadCommon(required: Required, read: SetReaders): void {
    this.#hasCommon = true;
    const readAll = async () => {
      if (!this.#spans) await this.#readSpans(read);
      for (const set of required(this) ?? []) if (!(await this.#addAndRest(set, read))) return false;
      return true;
    };
    this.#last = this.#last
      .then(readAll)
      .catch(() => false)
      .then((isRead) => {
        this.#hasCommon = isRead;
      });
  }

  /** Reads what is missing at once; false where some of it cannot be read. */
  async have(required: Required, read: SetReaders): Promise<boolean> {
    if (!this.#spans && !required(this)) await this.#readSpans(read);
    const missing = required(this)?.filter(({ key }) => !this.has(key));
    if (!missing || missing.some(({ key }) => this.#failed.has(key))) return false;
    const readLane = async (lane: number) => {
      for (const set of missing.filter((_, at) => at % lanes === lane))
        if (!(await this.#add(set, read))) return;
    };
    await Promise.all(Array.from({ length: lanes }, (_, lane) => readLane(lane)));
    return required(this)?.every(({ key }) => this.has(key)) === true;
  }

  /** Waits until everything that was asked for is there. */
  waitUntilRead(): Promise<void> {
    return this.#last;
  }

  /** Those who need a set at the same time wait for one reading. False where the database is away, so that it is to be read later. */
  #add(set: ProductSet, read: SetReaders): Promise<boolean> {
    const { key } = set;
    if (this.#sets.has(key) || this.#failed.has(key)) return Promise.resolve(true);
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

  async #read(set: ProductSet, read: SetReaders): Promise<boolean> {
    const ids = int32At(await read.ids(set)).filter((id) => id < this.capacity);
    const isShort = ids.byteLength < emptyBits(this.capacity).byteLength;
    this.#sets.set(set.key, isShort ? ids : bitsOf(ids, this.capacity));
    return true;
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
