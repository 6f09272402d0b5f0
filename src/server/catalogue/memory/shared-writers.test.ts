import { describe, expect, it } from 'vitest';
import { emptyBits, idsAt } from './id-bits.ts';
import { SharedWriters } from './shared-writers.ts';
import { addStored, type StoredIds } from './stored-ids.ts';

const capacity = 5000;

function idsOf(stored: StoredIds | undefined): number[] {
  const bits = emptyBits(capacity);
  if (stored) addStored(bits, stored);
  return idsAt(bits, 0, capacity);
}

describe('sets that are written together', () => {
  it('have the products of each word, and are one for words that the same products have', () => {
    // Words 0 to 2 are always together, 3 and 4 until the last product, 5 is in no product.
    const wordsOf = (id: number) => [
      ...(id % 3 === 0 ? [2, 0, 1] : []),
      ...(id % 5 === 0 ? [3] : []),
      ...(id % 5 === 0 && id < 4000 ? [4, 4] : []),
    ];
    const writers = new SharedWriters(6, capacity);
    const ids = Array.from({ length: 4001 }, (_, id) => id);
    for (const id of ids) writers.add(id, wordsOf(id));
    const sets = writers.ids();
    for (const [word, set] of sets.entries())
      expect(idsOf(set)).toEqual(ids.filter((id) => wordsOf(id).includes(word)));
    expect(sets[1]).toBe(sets[0]);
    expect(sets[2]).toBe(sets[0]);
    expect(sets[4]).not.toBe(sets[3]);
    expect(sets[5]?.byteLength).toBe(0);
  });
});
