import { describe, expect, it } from 'vitest';
import { bitsOf, emptyBits, idsAt } from './id-bits.ts';
import { addStored, IdWriter, type StoredIds, storeBits } from './stored-ids.ts';

const capacity = 100_000;

function idsOf(stored: StoredIds): number[] {
  const bits = emptyBits(capacity);
  addStored(bits, stored);
  return idsAt(bits, 0, capacity);
}

describe('a stored set', () => {
  it('has the ids that were written, however far they are apart', () => {
    for (const ids of [
      [],
      [0],
      [0, 1, 127, 128, 129, 16_511, 16_512, 99_999],
      Array.from({ length: 300 }, (_, at) => at * 3),
    ]) {
      const writer = new IdWriter(capacity);
      for (const id of ids) writer.add(id);
      expect(idsOf(writer.ids())).toEqual(ids);
      expect(idsOf(storeBits(bitsOf(ids, capacity), capacity))).toEqual(ids);
    }
  });

  it('takes a byte for each near id, and never more than a bit for each product', () => {
    const spread = (step: number) =>
      storeBits(
        bitsOf(
          Array.from({ length: Math.floor(capacity / step) }, (_, at) => at * step),
          capacity,
        ),
        capacity,
      );
    expect(spread(100).byteLength).toBe(1000);
    expect(spread(1000).byteLength).toBe(2 * 100 - 1);
    expect(spread(2).byteLength).toBe(capacity / 8);
    expect(idsOf(spread(2))).toHaveLength(capacity / 2);
  });
});
