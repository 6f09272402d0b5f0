import { describe, expect, it } from 'vitest';
import { relaxInShop } from '#tests/support/relax-in-shop.ts';

describe('a value that no part has', () => {
  it('is replaced by the nearest ones on both sides', () => {
    const parts = ['10pF 0402', '15pF 0402', '22pF 0402', '27pF 0402', '10k 0402'];
    expect(relaxInShop('18pF 0402', parts)).toEqual({
      keyWord: '15pF|22pF 0402',
      droppedWords: ['18pF'],
      nearestValues: { word: '18pF', values: ['15pF', '22pF'] },
      listedKeyword: '15pF|22pF 0402',
    });
  });

  it('is replaced by values that parts have with the other words', () => {
    expect(relaxInShop('18pF 0402', ['15pF 0603', '22pF 0402'])).toMatchObject({
      nearestValues: { word: '18pF', values: ['22pF'] },
    });
  });

  it.each([
    ['13k 0603', '12k'],
    ['4k6', '4.7k'],
    ['19皮法', '18皮法'],
    ['13MHz', '12MHz'],
    ['3.4uH', '3.3uH'],
    ['4k6Ω', '4.7kΩ'],
    ['4n6', '4.3n'],
    ['4p6F', '4.7pF'],
    ['3V4', '3.6V'],
    ['3v4', '3V'],
  ])('is replaced in the unit in which it was typed: %s', (keyWord, near) => {
    expect(relaxInShop(keyWord, [`${near} 0603 resistor`])).toMatchObject({
      nearestValues: { values: [near] },
    });
  });

  it('is one of the kind of part that is meant: 0.22R is not a resistance of a capacitor', () => {
    expect(
      relaxInShop('0.22R 2512', ['capacitor 0.22R', 'resistor 0.2R 2512', 'resistor 10k']),
    ).toMatchObject({
      nearestValues: { word: '0.22R', values: ['0.2R'] },
    });
  });

  it.each([
    ['1uF 100V 1206', ['1uF ≥50V 1206'], '100V'],
    ['fuse 3A 1206', ['fuse ≥2A 1206'], '3A'],
    ['10uF 25V 0805', ['10uF ≥10V 0805', '10uF ≥16V 0805'], '25V'],
  ])('is left out where it is a rating that parts do not reach: %s', (keyWord, parts, dropped) => {
    const found = relaxInShop(keyWord, parts);
    expect(found?.droppedWords).toEqual([dropped]);
    expect(found?.nearestValues).toBeUndefined();
  });

  it('is not replaced by the end of a range', () => {
    for (const end of ['~3.6V', '~5.5V']) {
      const found = relaxInShop('WiFi 5V', [`WiFi ${end}`]);
      expect(found).toMatchObject({ listedKeyword: 'WiFi', droppedWords: ['5V'] });
      expect(found?.nearestValues).toBeUndefined();
    }
  });

  it('is replaced by higher ratings alone, and by both sides of what parts are ordered by', () => {
    expect(relaxInShop('1uF 100V 1206', ['1uF ≥50V 1206', '1uF ≥200V 1206'])).toMatchObject({
      nearestValues: { values: ['200V'] },
    });
    expect(relaxInShop('zener 5.2V SMA', ['zener 5.1V SMA', 'zener 5.6V SMA'])).toMatchObject({
      nearestValues: { values: ['5.1V', '5.6V'] },
    });
  });

  it('keeps a rating that parts in other packages reach, and names the package', () => {
    expect(relaxInShop('10uF 25V 0805', ['10uF ≥10V 0805', '10uF ≥25V 1206'])).toMatchObject({
      listedKeyword: '10uF 25V',
      droppedWords: ['0805'],
    });
  });

  it.each([
    ['10k 1/4W 0402', '1/4W'],
    ['10k 0.25W 0402', '0.25W'],
    ['10k 250mW 0402', '250mW'],
  ])('is left out where it is a power, which a part for less does not have: %s', (keyWord, dropped) => {
    const found = relaxInShop(keyWord, ['resistor 10k 0402 62.5mW', 'thermistor 10k 0402 0.1W 100mW']);
    expect(found).toEqual({ keyWord: '10k 0402', droppedWords: [dropped], listedKeyword: '10k 0402' });
  });

  it('finds nothing where only a size, a voltage or a power is left', () => {
    for (const keyWord of ['18pF 0402', '18pF 50V', '18pF 0402 1%'])
      expect(relaxInShop(keyWord, ['10k 0402 50V 1%']), keyWord).toBeUndefined();
  });

  it('is left out where the other words say which part is meant', () => {
    expect(relaxInShop('18pF capacitor 0402', ['capacitor 0402 100nF'])).toMatchObject({
      droppedWords: ['18pF'],
      listedKeyword: 'capacitor 0402',
    });
  });
});
