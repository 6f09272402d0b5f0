import { describe, expect, it } from 'vitest';
import {
  addBits,
  bitsOf,
  countBits,
  countCommon,
  cutEmpty,
  cutToBoth,
  dropBits,
  filledWords,
  hasBit,
  haveCommon,
  idsAt,
  indexOfWord,
  keepBits,
  pickCut,
  pickWords,
  setBit,
} from './id-bits.ts';

const capacity = 200;
const threes = Array.from({ length: 66 }, (_, at) => at * 3);
const edges = [0, 31, 32, 63, 64, 127, 199];

describe('a set of product ids', () => {
  it('has the ids that were put into it, those at the ends of its words included', () => {
    const bits = bitsOf(edges, capacity);
    expect(countBits(bits)).toBe(edges.length);
    expect(idsAt(bits, 0, capacity)).toEqual(edges);
    expect(edges.every((id) => hasBit(bits, id))).toBe(true);
    expect(hasBit(bits, 33)).toBe(false);
    setBit(bits, 31, false);
    expect(hasBit(bits, 31)).toBe(false);
  });

  it('lists the ids of every page, wherever it begins', () => {
    const bits = bitsOf(threes, capacity);
    for (let skipped = 0; skipped <= threes.length; skipped += 1)
      expect(idsAt(bits, skipped, 5)).toEqual(threes.slice(skipped, skipped + 5));
    expect(idsAt(bits, 0, 0)).toEqual([]);
  });

  it('is cut to the words that have any id, and lists the same ids', () => {
    const bits = bitsOf(edges, 10_000);
    setBit(bits, 9_999, true);
    const words = filledWords(bits);
    expect([...words]).toEqual([0, 1, 2, 3, 6, 312]);
    expect(idsAt(pickWords(bits, words), 6, 10, words)).toEqual([199, 9_999]);
  });

  it('is cut to the words in which it has anything in common with another, and further to those of what is left', () => {
    const both = cutToBoth(bitsOf(threes, capacity), bitsOf(edges, capacity));
    expect([...both.words]).toEqual([0, 1]);
    expect(idsAt(both.bits, 0, capacity, both.words)).toEqual([0, 63]);
    expect([0, 1, 2].map((word) => indexOfWord(both.words, word))).toEqual([0, 1, -1]);
    expect(cutEmpty(both)).toBe(both);
    both.bits[0] = 0;
    const left = cutEmpty(both);
    expect(idsAt(left.bits, 0, capacity, left.words)).toEqual([63]);
  });

  it('has something in common with others where one id is in all of them', () => {
    const [one, other] = [bitsOf(threes, capacity), bitsOf(edges, capacity)];
    expect(haveCommon([one, other, bitsOf([1, 63], capacity)])).toBe(true);
    expect(haveCommon([one, other, bitsOf([1, 64], capacity)])).toBe(false);
  });

  it('is joined with, cut to and cut by another', () => {
    const of = (change: (one: Int32Array, other: Int32Array) => void) => {
      const bits = bitsOf(threes, capacity);
      change(bits, bitsOf(edges, capacity));
      return idsAt(bits, 0, capacity);
    };
    expect(of(keepBits)).toEqual(threes.filter((id) => edges.includes(id)));
    expect(of(dropBits)).toEqual(threes.filter((id) => !edges.includes(id)));
    expect(of(addBits)).toEqual([...new Set([...threes, ...edges])].toSorted((a, b) => a - b));
  });

  it('counts what two sets have in common', () => {
    expect(countCommon(bitsOf(threes, capacity), bitsOf(edges, capacity))).toBe(2);
    expect(countCommon(bitsOf(threes, capacity), bitsOf([], capacity))).toBe(0);
  });

  it('takes words out of a cut set, and nothing for those that it does not have', () => {
    const cut = { words: Int32Array.of(1, 4, 6), bits: Int32Array.of(10, 40, 60) };
    expect(pickCut(cut, Int32Array.of(0, 1, 5, 6, 7))).toEqual(Int32Array.of(0, 10, 0, 60, 0));
    expect(pickCut(cut, Int32Array.of())).toEqual(Int32Array.of());
  });
});
