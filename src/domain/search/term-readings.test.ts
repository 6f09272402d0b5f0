import { describe, expect, it } from 'vitest';
import { readKeyword, smallerTerms, unreadWords } from './keyword.ts';
import { otherPackageNames } from './package-names.ts';
import { keysWithoutPacking } from './packing-suffix.ts';
import { wordTokens } from './tokens.ts';
import { statedValueTokens, valueReadings } from './value-tokens.ts';

describe('the table of other names of a package', () => {
  it.each([
    ['sop8', 'soic8'],
    ['so8', 'soic8'],
    ['dip8', 'pdip8'],
    ['1608', '0603'],
    ['do214ac', 'sma'],
    ['qfn16', 'vqfn16'],
    ['48lqfp', 'lqfp48'],
    ['8soic', 'sop8'],
    ['28ssop', 'ssop28'],
    ['smd0402', '0402'],
    ['c0603', '0603'],
  ])('knows that %s is %s', (typed, sold) => {
    expect(otherPackageNames(typed)).toContain(sold);
  });

  it('leaves inch sizes alone that are metric ones too', () => {
    expect(['0603', '0402'].map(otherPackageNames)).toEqual([[], []]);
  });
});

describe('the reader of packing suffixes', () => {
  it.each([
    ['LM358DRTR', 'LM358DR'],
    ['SS34-T', 'SS34'],
    ['BAS16,215', 'BAS16'],
    ['MAX3232ESE+T', 'MAX3232ESE'],
    ['DS1302Z+T&R', 'DS1302Z'],
    ['BAT54C-7-F', 'BAT54C'],
    ['FT232RL-REEL', 'FT232RL'],
    ['SS14-E3/61T', 'SS14'],
    ['SS14,115', 'SS14'],
    ['LM4040DIM3-2.5/NOPB', 'LM4040DIM325'],
  ])('takes %s for %s', (typed, sold) => {
    expect(keysWithoutPacking(typed)).toContain(sold);
  });

  it('leaves part numbers and words alone that only look as if they had one', () => {
    expect(['LM358DR', 'STR', 'FILTER', 'BUTR'].flatMap(keysWithoutPacking)).toEqual([]);
  });

  it('keeps the digits of a packing with the part number when they come after a comma', () => {
    expect(readKeyword('BAS16,215').map(({ text }) => text)).toEqual(['BAS16,215']);
    expect(readKeyword('0402,100,10k').map(({ text }) => text)).toEqual(['0402', '100', '10k']);
  });
});

describe('the reader of a value', () => {
  it('gives a number without unit to main quantities only', () => {
    expect(valueReadings('10k')).toEqual([['=1.000e+4']]);
    expect(valueReadings('10kΩ')).toEqual([['=1.000e+4Ω']]);
  });

  it('reads three digits as the code on a capacitor or resistor too', () => {
    expect(valueReadings('104')).toEqual([['=1.040e+2'], ['=1.000e-7F'], ['=1.000e+5Ω']]);
    expect(valueReadings('100')).toEqual([['=1.000e+2']]);
  });

  it('reads a number with a point as volts, millimetres or inches too', () => {
    const metres = [['=2.540e-3m'], ['=6.452e-2m']];
    expect(valueReadings('2.54')).toEqual([['=2.540e+0'], ['=2.540e+0V'], ...metres]);
  });

  it('reads the values that a name says', () => {
    expect(statedValueTokens(['Ferrite', '600Ω@100MHz', '0603', '±1%'])).toEqual([
      '=6.000e+2Ω',
      '=1.000e+8Hz',
      '=1.000e+0%',
    ]);
  });
});

describe('the reader of a search', () => {
  const texts = (keyWord: string) => readKeyword(keyWord).map(({ text }) => text);

  it.each([
    ['10k电阻', ['10k', '电阻']],
    ['电阻贴片 0603', ['电阻', '贴片', '0603']],
    ['N沟道MOS管', ['N沟道MOS管']],
    ['4.7千欧', ['4.7千欧']],
    ['op amp SOIC-8', ['op amp', 'SOIC-8']],
    ['LDO for the 3.3V', ['LDO', '3.3V']],
    ['the', ['the']],
    ['運放 SOIC-8', ['運放', 'SOIC-8']],
    ['貼片電感10uH', ['貼片電感', '10uH']],
    ['6*6 tact', ['6*6', 'tact']],
    ['3-5V', ['3-5V']],
    ['10kΩ~100kΩ', ['10kΩ~100kΩ']],
    ['zero ohm 0603', ['0ohm', '0603']],
    ['C0603,104', ['capacitor', '0603', '104']],
    ['R0402,103', ['resistor', '0402', '103']],
    ['10KΩ±1% 0603', ['10KΩ', '±1%', '0603']],
    ['0.1uF±10%50V', ['0.1uF', '±10%', '50V']],
    ['10k+/-5%', ['10k', '±5%']],
    ['3,3V LDO', ['3.3V', 'LDO']],
    ['4,7k', ['4.7k']],
    ['0805 TR', ['0805']],
    ['10k 0603 TR', ['10k', '0603']],
    ['AMS1117-3.3 TR', ['AMS1117-3.3']],
    ['0,1uF', ['0.1uF']],
    ['102,4MHz', ['102.4MHz']],
    ['104,50V 0603', ['104', '50V', '0603']],
    ['104,50V,0603', ['104', '50V', '0603']],
    ['103,1W', ['103', '1W']],
    ['0603,104,50V', ['0603', '104', '50V']],
    ['74HC595D,118', ['74HC595D,118']],
    ['0603,10k', ['0603', '10k']],
    ['10k,0603', ['10k', '0603']],
  ])('cuts %s', (keyWord, parts) => {
    expect(texts(keyWord)).toEqual(parts);
  });
});

it('Reads a memory in bytes as one in bits as well, and rows of contacts as a number of pins.', () => {
  expect(valueReadings('16MB')).toContainEqual(valueReadings('128Mbit')[0]);
  expect(valueReadings('128Mbit')).toEqual([statedValueTokens(['128Mbit'])]);
  expect(valueReadings('4p')).toContainEqual(valueReadings('4P')[0]);
  for (const grid of ['2x20', '2x20P', '1x40'])
    expect(valueReadings('40P')).toContainEqual(valueReadings(grid)[0]);
  expect(valueReadings('80x160')).toEqual([]);
});

it.each([
  ['22P', '22p'],
  ['100N', '100n'],
  ['10U', '10u'],
])('%s may be %s of a list in capitals', (capitals, usual) => {
  expect(valueReadings(capitals)).toContainEqual(valueReadings(usual)[0]);
});

it.each(['3-5V', '1/4W', '1/16W', '-40-85℃'])('reads %s as a value, and not as one number', (word) => {
  const [term] = readKeyword(word);
  expect(term).toMatchObject({ words: [], mpn: undefined });
  expect(term?.values.length).toBeGreaterThan(0);
});

it('reads a divided word without unit as a word too', () => {
  expect(readKeyword('SOT-23-6')[0]?.words).toEqual(['sot236']);
  expect(readKeyword('8-16')[0]?.words).toEqual(['816']);
});

describe('a search in traditional characters', () => {
  it.each([
    ['電阻', '电阻'],
    ['運算放大器', '运算放大器'],
    ['4.7千歐', '4.7千欧'],
  ])('looks for %s as %s', (typed, simplified) => {
    const [read, same] = [readKeyword(typed), readKeyword(simplified)];
    expect(read.map(({ words, values, others }) => ({ words, values, others }))).toEqual(
      same.map(({ words, values, others }) => ({ words, values, others })),
    );
    expect(read.map(({ text }) => text)).toEqual([typed]);
  });

  it('finds texts that are written in them', () => {
    expect(wordTokens('運算放大器')).toEqual(wordTokens('运算放大器'));
  });
});

describe('words of a search after the last that is looked for', () => {
  it('are named', () => {
    const typed = 'a1 b2 c3 d4 e5 f6 g7 h8 i9 j10';
    expect(readKeyword(typed)).toHaveLength(8);
    expect(unreadWords(typed)).toEqual(['i9', 'j10']);
  });
});

describe('ranges', () => {
  it('are one word, even where no product has them', () => {
    const smaller = readKeyword('3-5V 10kΩ-100kΩ 100nF-0603').map(smallerTerms);
    expect(smaller.map((terms) => terms.map(({ text }) => text))).toEqual([[], [], ['100nF', '0603']]);
  });
});
