import { describe, expect, it } from 'vitest';
import { categoryNames, keyParameters, keyRanks, parameterByKey } from './index.ts';

const columns = [
  { id: 1, key: 'brand', screen: true },
  { id: 2, key: 'package', screen: true },
  { id: 3, key: 'resistance', screen: true },
  { id: 4, key: 'tolerance', screen: true },
  { id: 5, key: 'mountingType', screen: false },
  { id: 6, key: 'powerRating', screen: true },
];

describe('the key parameters of a category', () => {
  it.each([...keyParameters])('are parameters of the glossary: %s', (category, keys) => {
    expect(categoryNames.some(({ en }) => en === category)).toBe(true);
    for (const key of keys.filter((one) => one !== 'package')) expect(parameterByKey(key), key).toBeDefined();
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('are ranked as the row of the category says', () => {
    expect([...keyRanks('Chip Resistor - Surface Mount', columns)]).toEqual([
      [3, 1],
      [2, 2],
      [4, 3],
      [6, 4],
    ]);
  });

  it('are the first filter columns of a category without a row', () => {
    expect([...keyRanks('Thick Film Networks', columns)]).toEqual([
      [2, 1],
      [3, 2],
      [4, 3],
    ]);
  });
});
