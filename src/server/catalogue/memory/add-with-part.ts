import type { CachedCategory } from './cached-category.ts';
import { hasPart } from './find-part-numbers.ts';
import { type IdBits, setBit } from './id-bits.ts';
import type { PartNumbers } from './part-numbers.ts';

type Numbers = Pick<CachedCategory, 'ids' | 'partNumbers'>;

const known = new WeakMap<PartNumbers, Int32Array>();

/** By the id of a product its position in the order of keys, and one more: none where the id is not of a product. */
function positionsOf({ ids, partNumbers }: Numbers): Int32Array {
  const before = known.get(partNumbers);
  if (before) return before;
  const { places } = partNumbers;
  const positions = new Int32Array((ids.at(-1) ?? 0) + 1);
  for (let position = 0; position < places.length; position += 1)
    positions[ids[places[position] ?? 0] ?? 0] = position + 1;
  known.set(partNumbers, positions);
  return positions;
}

/** Adds those of the products whose keys have this part, by looking at each of them. */
export function addWithPart(to: IdBits, numbers: Numbers, part: string, products: IdBits): void {
  const { partNumbers } = numbers;
  const bytes = Buffer.from(part, 'utf8');
  const positions = positionsOf(numbers);
  for (let at = 0; at < products.length; at += 1) {
    let word = products[at] ?? 0;
    for (; word !== 0; word &= word - 1) {
      const id = at * 32 + 31 - Math.clz32(word & -word);
      const position = positions[id] ?? 0;
      if (position > 0 && hasPart(partNumbers, position - 1, bytes)) setBit(to, id, true);
    }
  }
}
