import { LRUCache } from 'lru-cache';
import type { BitPool } from './bit-pool.ts';
import type { CachedCategory } from './cached-category.ts';
import { hasPart } from './find-part-numbers.ts';
import { setBit } from './id-bits.ts';
import type { PartNumbers } from './part-numbers.ts';
import { blocksWith } from './signatures.ts';
import { type StoredIds, storeBits } from './stored-ids.ts';

type Numbers = Pick<CachedCategory, 'ids' | 'partNumbers'>;

/** Of the products with parts that were looked for last. */
const mostBytes = 2_000_000;
const bytesOfSet = 256;

const known = new WeakMap<PartNumbers, LRUCache<string, StoredIds>>();

function setsOfParts({ partNumbers }: Numbers): LRUCache<string, StoredIds> {
  const sets =
    known.get(partNumbers) ??
    new LRUCache<string, StoredIds>({
      maxSize: mostBytes,
      sizeCalculation: ({ byteLength }) => byteLength + bytesOfSet,
    });
  known.set(partNumbers, sets);
  return sets;
}

/** The products whose part numbers have this part of three characters or more, where it was looked for before. */
export function knownContaining(numbers: Numbers, part: string): StoredIds | undefined {
  return setsOfParts(numbers).get(part);
}

/** The same by looking through all part numbers; undefined while that cannot be done yet. */
export function findContaining(numbers: Numbers, part: string, pool: BitPool): StoredIds | undefined {
  const { ids, partNumbers } = numbers;
  const bytes = Buffer.from(part, 'utf8');
  const blocks = blocksWith(partNumbers, { parts: [bytes], from: 0, to: Number.POSITIVE_INFINITY });
  if (!blocks) return undefined;
  const found = pool.take();
  for (const [from, to] of blocks)
    for (let position = from; position < to; position += 1)
      if (hasPart(partNumbers, position, bytes))
        setBit(found, ids[partNumbers.places[position] ?? 0] ?? 0, true);
  const stored = storeBits(found, found.length * 32);
  setsOfParts(numbers).set(part, stored);
  return stored;
}
