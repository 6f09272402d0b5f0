import { type CachedCategory, placeIn } from './cached-category.ts';
import { hasPart } from './find-part-numbers.ts';
import type { IdBits } from './id-bits.ts';
import type { PartNumbers } from './part-numbers.ts';

const known = new WeakMap<PartNumbers, Int32Array>();

/** By the place of a product its position in the order of keys. */
function positionsOf(numbers: PartNumbers): Int32Array {
  const before = known.get(numbers);
  if (before) return before;
  const { places } = numbers;
  const positions = new Int32Array(places.length);
  for (let position = 0; position < places.length; position += 1) positions[places[position] ?? 0] = position;
  known.set(numbers, positions);
  return positions;
}

/** Places of those of the products whose keys have this part, by looking at each of them. */
export function placesWithPart(
  { ids, partNumbers }: Pick<CachedCategory, 'ids' | 'partNumbers'>,
  part: string,
  products: IdBits,
): number[] {
  const bytes = Buffer.from(part, 'utf8');
  const positions = positionsOf(partNumbers);
  const found: number[] = [];
  for (let at = 0; at < products.length; at += 1) {
    let word = products[at] ?? 0;
    for (; word !== 0; word &= word - 1) {
      const place = placeIn(ids, at * 32 + 31 - Math.clz32(word & -word));
      if (place >= 0 && hasPart(partNumbers, positions[place] ?? 0, bytes)) found.push(place);
    }
  }
  return found;
}
