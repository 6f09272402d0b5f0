import { setTimeout as wait } from 'node:timers/promises';
import type { StatedSpan } from '#domain/search/stated-spans.ts';
import { nameToken } from '#domain/search/tokens.ts';
import type { IdRange, SetReaders } from './product-sets.ts';
import { SharedWriters } from './shared-writers.ts';
import { SpanIndex } from './span-index.ts';
import type { StoredIds } from './stored-ids.ts';
import { beginsKey, hashOfToken, TokenFilter } from './token-filter.ts';
import { TokenTable } from './token-table.ts';

/** What some product fits, and the token of it. */
export interface KnownSpan {
  readonly token: string;
  readonly span: StatedSpan;
}

/** A shop whose words are read. */
interface Shop {
  /** Ids are below it. */
  readonly capacity: number;
  /** Bytes that the sets may take. */
  readonly room: number;
  /** All spans, however few products have them. */
  readonly spans: readonly KnownSpan[];
  /** False once the result is no longer needed. */
  readonly isOfUse: () => boolean;
}

/** Stretches of the sample by which common words are known. */
const sampleStretches = 160;
const stretch = 64;
/** Products that are read at a time, which takes some ten milliseconds. */
const productsAtATime = 256;
/** Words that fewer products have are read as fast when they are searched for. */
const leastProducts = 200;
const leastShare = 1 / 500;
/** Products for each word with which their part numbers do not begin: names, makers and values are those of many. */
const productsOfOtherWord = 8;

/** What is done with each product and then with each of its tokens, by where their bytes begin and end. */
interface Visitor {
  readonly product: (id: number, keyStart: number, keyEnd: number) => void;
  readonly token: (start: number, end: number) => void;
}

/** Bytes before the first element of an array from `array_send`, of an empty array, and of the length before each element. */
const [headBytes, emptyHeadBytes, lengthBytes] = [20, 12, 4];

/** Visits each product that `SetReaders.products` read, and its tokens; returns the number of products. */
function eachToken(bytes: Buffer, visitor: Visitor): number {
  let at = 0;
  let products = 0;
  while (at < bytes.length) {
    const id = bytes.readInt32BE(at);
    const key = at + 2 * lengthBytes;
    at = key + bytes.readInt32BE(at + lengthBytes);
    visitor.product(id, key, at);
    const isEmpty = bytes.readInt32BE(at) === 0;
    const count = isEmpty ? 0 : bytes.readInt32BE(at + 12);
    at += isEmpty ? emptyHeadBytes : headBytes;
    for (let index = 0; index < count; index += 1) {
      const start = at + lengthBytes;
      at = start + bytes.readInt32BE(at);
      visitor.token(start, at);
    }
    products += 1;
  }
  return products;
}

/** Reads products range by range, and rests half as long after each to leave time for searches. Returns false when it stops early. */
async function readRanges(
  read: SetReaders,
  ranges: Iterable<IdRange>,
  { isOfUse }: Shop,
  use: (products: Buffer) => void,
): Promise<boolean> {
  for (const range of ranges) {
    if (!isOfUse()) return false;
    const begun = performance.now();
    const products = await read.products(range);
    if (products) use(products);
    await wait((performance.now() - begun) / 2, undefined, { ref: false });
  }
  return true;
}

function* rangesOf({ capacity }: Shop, length: number, step = length): Generator<IdRange> {
  for (let from = 0; from < capacity; from += step) yield { from, to: Math.min(capacity, from + length) };
}

/** Parts of part numbers are in memory already, spans are read in any case, and a single character is hardly searched for. */
export function isAskedFor(token: string): boolean {
  return !token.startsWith('#') && !token.startsWith('~') && token.replace(/^\^/, '').length > 1;
}

/** What a sample says of a token. */
interface Sampled {
  /** The share of the products that have it. */
  share: number;
  /** The same for tokens that the same products have. */
  hash: number;
}

async function sampleTokens(read: SetReaders, shop: Shop): Promise<Map<string, Sampled> | undefined> {
  const sampled = new Map<string, Sampled>();
  let products = 0;
  const step = Math.max(stretch, Math.floor(shop.capacity / sampleStretches));
  const isRead = await readRanges(read, rangesOf(shop, stretch, step), shop, (bytes) => {
    let id = 0;
    products += eachToken(bytes, {
      product: (next) => {
        id = next;
      },
      token: (start, end) => {
        const token = bytes.toString('utf8', start, end);
        const known = sampled.get(token) ?? { share: 0, hash: 0 };
        known.share += 1;
        known.hash = Math.imul(known.hash ^ id, 0x01000193);
        sampled.set(token, known);
      },
    });
  });
  if (!isRead) return undefined;
  for (const one of sampled.values()) one.share /= Math.max(1, products);
  return sampled;
}

/** What a token takes besides its set. */
const bytesOfToken = 128;

/** Words with what is called by them, as a search asks for both; that has few products where a sample has none. */
function withNames(words: readonly string[]): string[] {
  const ofTexts = words.filter((word) => !word.startsWith(nameToken('')));
  return [...new Set([...words, ...ofTexts.map(nameToken)])];
}

/** Words whose sets have room, the most common ones first. Those that the same products have take room once. */
function commonTokens(sampled: ReadonlyMap<string, Sampled>, { capacity, room }: Shop): string[] {
  const least = Math.min(leastShare, leastProducts / capacity);
  const common = [...sampled].filter(([token, { share }]) => share >= least && isAskedFor(token));
  const chosen: string[] = [];
  const known = new Set<string>();
  let bytes = 0;
  for (const [token, { share, hash }] of common.toSorted(([, a], [, b]) => b.share - a.share)) {
    const set = `${share} ${hash}`;
    // Rare ones are further apart than a byte can say.
    bytes += 2 * bytesOfToken + (known.has(set) ? 0 : Math.min(1 / 8, share * 1.2) * capacity);
    known.add(set);
    if (bytes > room) break;
    chosen.push(token);
  }
  return withNames(chosen);
}

/** The sets that have room, the largest first: of some words only the sample has the same products. */
function setsWithRoom(
  tokens: readonly string[],
  sets: readonly StoredIds[],
  room: number,
): Map<string, StoredIds> {
  let bytes = tokens.length * bytesOfToken;
  const fitting = [...new Set(sets)]
    .toSorted((a, b) => b.byteLength - a.byteLength)
    .filter(({ byteLength }) => {
      bytes += byteLength;
      return bytes <= room;
    });
  const known = new Set(fitting);
  return new Map(
    tokens.flatMap((token, at) => {
      const set = sets[at];
      return set && known.has(set) ? [[token, set] as const] : [];
    }),
  );
}

/** What many products have. */
export interface CommonWords {
  readonly sets: ReadonlyMap<string, StoredIds>;
  readonly spans: SpanIndex;
  /** All tokens. */
  readonly tokens: TokenFilter;
  /** Those that some product has although its part number does not begin with them. */
  readonly besidesNumbers: TokenFilter;
}

/**
 * The products with each of the words that many of them have, the spans of all, and which words there are, from one pass over all products: an index finds a word in as
 * much time as all its products take, and a product has over a hundred words. Undefined when it stops early.
 */
export async function readCommonWords(read: SetReaders, shop: Shop): Promise<CommonWords | undefined> {
  const { capacity } = shop;
  const sampled = await sampleTokens(read, shop);
  if (!sampled) return undefined;
  const spans = new SpanIndex(
    shop.spans.map(({ span }) => span),
    capacity,
  );
  const filter = new TokenFilter(capacity);
  const besidesNumbers = new TokenFilter(capacity / productsOfOtherWord);
  const room = shop.room - spans.byteLength - filter.byteLength - besidesNumbers.byteLength;
  const tokens = commonTokens(sampled, { ...shop, room });
  const table = new TokenTable([...shop.spans.map(({ token }) => token), ...tokens]);
  const firstWord = shop.spans.length;
  const writers = new SharedWriters(tokens.length, capacity);
  const isRead = await readRanges(read, rangesOf(shop, productsAtATime), shop, (bytes) => {
    let [product, own, words]: [number, number[], number[]] = [0, [], []];
    const finish = () => {
      spans.add(product, own);
      writers.add(product, words);
    };
    let key = { keyStart: 0, keyEnd: 0 };
    eachToken(bytes, {
      product: (id, keyStart, keyEnd) => {
        finish();
        [product, own, words] = [id, [], []];
        key = { keyStart, keyEnd };
      },
      token: (start, end) => {
        const hash = hashOfToken(bytes, start, end);
        filter.add(hash);
        if (!beginsKey(bytes, start, end, key)) besidesNumbers.add(hash);
        const index = table.find(bytes, start, end);
        if (index >= firstWord) words.push(index - firstWord);
        else if (index >= 0) own.push(index);
      },
    });
    finish();
  });
  if (!isRead) return undefined;
  spans.finish();
  return {
    sets: setsWithRoom(tokens, writers.ids(), room),
    spans,
    tokens: filter,
    besidesNumbers,
  };
}
