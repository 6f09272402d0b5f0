import type { CachedCategory } from './cached-category.ts';
import { hasPart } from './find-part-numbers.ts';
import type { CutBits, IdBits } from './id-bits.ts';
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

/** Adds those of the products whose keys have this part, by looking at each of them. Of both sets there are only the same words. */
export function addWithPart(to: IdBits, numbers: Numbers, part: string, { words, bits }: CutBits): void {
  const { partNumbers } = numbers;
  const bytes = Buffer.from(part, 'utf8');
  const positions = positionsOf(numbers);
  for (let at = 0; at < bits.length; at += 1) {
    const first = (words[at] ?? 0) * 32;
    for (let word = bits[at] ?? 0; word !== 0; word &= word - 1) {
      const bit = 31 - Math.clz32(word & -word);
      const position = positions[first + bit] ?? 0;
      if (position > 0 && hasPart(partNumbers, position - 1, bytes)) to[at] = (to[at] ?? 0) | (1 << bit);
    }
  }
}
