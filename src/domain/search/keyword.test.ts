import { describe, expect, it } from 'vitest';
import { readKeyword, smallerTerms, wholePartNumber } from './keyword.ts';
import { valueReadings } from './value-tokens.ts';

describe('reading a keyword', () => {
  it('reads a value in any spelling as the same value', () => {
    const values = ['4.7k', '4k7', '4700', '４．７ｋ'].map((text) => readKeyword(text)[0]?.values[0]);
    expect(new Set(values.map(String)).size).toBe(1);
    expect(readKeyword('100nF')[0]?.values[0]).toEqual(readKeyword('0.1µF')[0]?.values[0]);
    expect(readKeyword('100nF')[0]?.values[0]).not.toEqual(readKeyword('100nH')[0]?.values[0]);
  });

  it('takes a value with a decimal point for no part number that has the digits alone', () => {
    expect(readKeyword('4.7k')[0]?.mpn).toBeUndefined();
    expect(readKeyword('4k7')[0]?.mpn?.key).toBe('4K7');
    expect(readKeyword('AMS1117-3.3')[0]?.mpn?.key).toBe('AMS111733');
    expect(wholePartNumber(readKeyword('4.7k'))).toBe('');
    expect(wholePartNumber(readKeyword('ams 1117'))).toBe('AMS1117');
  });

  it.each(['188R6', '27K70', '219R8'])(
    'looks for %s inside of part numbers, as no resistor is made in it',
    (text) => {
      const [term] = readKeyword(text);
      expect(term?.mpn?.tokens).not.toEqual([]);
      expect(term?.values).toHaveLength(1);
    },
  );

  it.each(['10k', '187R', '1270R', '10K00', '4K990', '0R025'])('looks for %s as a value alone', (text) => {
    expect(readKeyword(text)[0]?.mpn?.tokens).toEqual([]);
  });

  it('takes a value next to other words for no part number, whatever it is', () => {
    expect(readKeyword('188R6 0603')[0]?.mpn).toBeUndefined();
  });

  it('does not lose the point that a number begins with', () => {
    const [short, long] = ['.1uF', '0.1uF'].map((text) => readKeyword(text)[0]);
    expect({ ...short, text: '' }).toEqual({ ...long, text: '' });
  });

  it('joins a number and its unit', () => {
    expect(readKeyword('10 uF 0603')).toHaveLength(2);
    expect(readKeyword('10 uF')[0]?.values[0]).toEqual(readKeyword('10uF')[0]?.values[0]);
  });

  it.each([
    ['4.7 k', '4.7k'],
    ['1/4 W', '1/4W'],
    ['4.7 k ohm', '4.7kΩ'],
    ['10K OHM', '10kΩ'],
    ['100 n', '100n'],
    ['10 欧姆', '10Ω'],
    ['10 千欧', '10kΩ'],
    ['40 POS', '40P'],
  ])('reads %s as the value %s', (typed, value) => {
    expect(readKeyword(typed).map(({ values }) => values[0])).toEqual([valueReadings(value)[0]]);
  });

  it('leaves a number and the letters of a part number apart', () => {
    expect(readKeyword('LM 358 N').map(({ text }) => text)).toEqual(['LM', '358', 'N']);
  });

  it.each([
    ['LM 358 M', ['LM', '358', 'M']],
    ['bc 547 k', ['bc', '547', 'k']],
    ['lm 358 p', ['lm', '358', 'p']],
    ['cap 100 n', ['cap', '100n']],
    ['res 124 k', ['res', '124k']],
    ['LED 365 n', ['LED', '365n']],
    ['TDK 100 n', ['TDK', '100n']],
    ['AC 275 V', ['AC', '275V']],
  ])('joins a letter with the number before it only where that is a value: %s', (typed, parts) => {
    expect(readKeyword(typed).map(({ text }) => text)).toEqual(parts);
  });

  it.each([
    ['R 10k 0402 5%', ['resistor', '10k', '0402', '5%']],
    ['C 100n 0603', ['capacitor', '100n', '0603']],
    ['L 10uH', ['inductor', '10uH']],
    ['r 100 1608', ['resistor', '100', '1608']],
    ['0603 c 104', ['0603', 'capacitor', '104']],
    ['R 100', ['R', '100']],
    ['R 100nF', ['R', '100nF']],
    ['C 10k 0603', ['C', '10k', '0603']],
    ['L 1206', ['L', '1206']],
    ['SRD 05VDC SL C', ['SRD', '05VDC', 'SL', 'C']],
    ['BC 547 C', ['BC', '547', 'C']],
    ['0603 R 4k7', ['0603', 'resistor', '4k7']],
    ['100 R 0805', ['100R', '0805']],
  ])('reads a letter as a kind of part next to a value of it: %s', (typed, parts) => {
    expect(readKeyword(typed).map(({ text }) => text)).toEqual(parts);
  });

  it.each([
    ['1608 metric 10k', ['1608', '10k']],
    ['公制1608 10k', ['1608', '10k']],
    ['imperial 0603 10k', ['0603', '10k']],
    ['0603 英制', ['0603']],
    ['0603 metric', ['0603', 'metric']],
    ['metric screw', ['metric', 'screw']],
  ])('leaves out the measure of a size that has no other: %s', (typed, parts) => {
    expect(readKeyword(typed).map(({ text }) => text)).toEqual(parts);
  });

  it('keeps a part number and its reel together, but no list of values', () => {
    expect(readKeyword('SS14,115')[0]?.mpn?.shorter).toEqual(['SS14']);
    expect(readKeyword('7805')[0]?.mpn?.shorter).toContain('L7805');
    expect(readKeyword('7801')[0]?.mpn?.shorter).toEqual([]);
    expect(readKeyword('4.7k,100').map(({ text }) => text)).toEqual(['4.7k', '100']);
    expect(readKeyword('X7R,104').map(({ text }) => text)).toEqual(['X7R', '104']);
  });

  it('reads a size with any sign between its sides', () => {
    for (const size of ['6x6', '6*6', '6×6']) expect(readKeyword(size)[0]?.words).toEqual(['6x6']);
  });

  it('takes a package for a word, not for a value', () => {
    const [term] = readKeyword('0603');
    expect(term?.values).toEqual([]);
    expect(term?.words).toEqual(['0603']);
  });

  it('separates words by spaces and commas of both languages', () => {
    expect(readKeyword('电阻，0603;1%　贴片')).toHaveLength(4);
  });

  it('drops what means nothing and stops at eight words', () => {
    expect(readKeyword(' ?? -- ')).toEqual([]);
    expect(readKeyword('a1 a2 a3 a4 a5 a6 a7 a8 a9')).toHaveLength(8);
  });
});

describe('values that are written as one word', () => {
  const texts = (typed: string) => readKeyword(typed).map(({ text }) => text);

  it.each([
    ['100nF50V0603', ['100nF', '50V', '0603']],
    ['25V0805', ['25V', '0805']],
    ['10k0402', ['10k', '0402']],
    ['4k70603', ['4k7', '0603']],
    ['10k1%0603', ['10k', '1%', '0603']],
    ['100nF±10%50V0603', ['100nF', '±10%', '50V', '0603']],
    ['电容100nF50V0603', ['电容', '100nF', '50V', '0603']],
    ['12V10A', ['12V', '10A']],
    ['10k50V', ['10k', '50V']],
    ['4k7Ω0603', ['4k7Ω', '0603']],
    ['120欧姆电阻', ['120欧姆', '电阻']],
    ['10微法电容', ['10微法', '电容']],
    ['100纳法', ['100纳法']],
    ['5伏继电器', ['5伏', '继电器']],
    ['8位单片机', ['8位', '单片机']],
  ])('are several: %s', (typed, parts) => {
    expect(texts(typed)).toEqual(parts);
  });

  it.each([
    ['4x10k', ['10k', 'resistor array']],
    ['10k x4', ['10k', 'resistor array']],
    ['4 × 10k', ['10k', 'resistor array']],
    ['10k*4', ['10k', 'resistor array']],
    ['10K×8', ['10K', 'resistor array']],
    ['10k X4', ['10k', 'resistor array']],
    ['4 * 4R7', ['4R7', 'resistor array']],
    ['10k x 4 0603', ['10k', 'resistor array', '0603']],
    ['4x10k from Yageo', ['10k', 'resistor array', 'from', 'Yageo']],
    ['10KX4 0603', ['10K', 'resistor array', '0603']],
    ['512Kx8', ['512Kx8']],
    ['1Mx8 SRAM', ['1Mx8', 'SRAM']],
    ['存储器 1Mx8', ['存储器', '1Mx8']],
    ['4M x 8 flash', ['4Mx8', 'flash']],
    ['flash 512K × 16', ['flash', '512K×16']],
  ])('are those of a resistor array, but not of a memory: %s', (typed, parts) => {
    expect(texts(typed)).toEqual(parts);
  });

  it.each([
    '4k7',
    '4k7Ω',
    '4m7H',
    '2n2F',
    '2R2ohm',
    '4K7R',
    '5V1',
    '0603',
    'STM32F103C8T6',
    '0603WAF1002T5E',
    '4R7',
    '1k'.repeat(20),
  ])('are one word where they are one: %s', (typed) => {
    expect(texts(typed)).toEqual([typed]);
  });
});

describe('a value without its unit', () => {
  const isResistor = (typed: string) => readKeyword(typed).some(({ kind }) => kind?.includes('resistor'));

  it.each(['10k 0603 5%', '4.7k 1/10W 1%', '电阻 10k 0603 5%', '10千欧 1/16W 0603', '100 1% 0603', '10k'])(
    'is one of a resistor: %s',
    (typed) => {
      expect(isResistor(typed)).toBe(true);
    },
  );

  it.each([
    'NTC 10k 1%',
    '热敏电阻 10k 5%',
    '10k potentiometer',
    '64K EEPROM',
    '100n 10% 0603',
    '25M',
    '0603 1%',
  ])('is not one of a resistor: %s', (typed) => {
    expect(isResistor(typed)).toBe(false);
  });
});

describe('a word that no part has', () => {
  it.each([
    ['bluetooth module', ['bluetooth', 'module']],
    ['蓝牙模块', ['蓝牙', '模块']],
    ['100nF/50V/0603', ['100nF', '50V', '0603']],
    ['CAP_CER_1UF', ['CAP', 'CER', '1UF']],
    ['2.2K-5%-1/16W', ['2.2K', '5%', '1/16W']],
    ['LED-0603-BLUE', ['LED', '0603', 'BLUE']],
    ['Header2.54mm', ['Header', '2.54mm']],
    ['resistor', []],
    ['AMS1117-3.3', []],
    ['1/16W', []],
    ['8/20us', []],
    ['SS14,115', []],
  ])('is taken apart: %s', (typed, parts) => {
    const [term] = readKeyword(typed);
    expect(term && smallerTerms(term).map(({ text }) => text)).toEqual(parts);
  });
});

describe('a value whose meaning depends on the part', () => {
  const valuesOf = (keyWord: string, word: string) =>
    readKeyword(keyWord).find(({ text }) => text === word)?.values;

  it('is mega in a small letter next to a crystal only', () => {
    expect(valuesOf('crystal 8m', '8m')).toEqual(valuesOf('crystal 8M', '8M'));
    expect(valuesOf('12m 晶振', '12m')).toEqual(valuesOf('12M', '12M'));
    expect(valuesOf('10m resistor', '10m')).not.toEqual(valuesOf('10M resistor', '10M'));
  });

  it('is the words of a memory times their bits', () => {
    expect(valuesOf('4Mx8 flash', '4Mx8')).toEqual(valuesOf('32Mbit', '32Mbit'));
    expect(valuesOf('512K×16', '512K×16')).toEqual(valuesOf('8Mbit', '8Mbit'));
  });

  it('is a resistance and no part number next to what a resistor is made of', () => {
    expect(readKeyword('金属膜电阻 10k')[1]).toMatchObject({ kind: ['resistor'], mpn: undefined });
    expect(readKeyword('热敏电阻 10k')[1]?.kind).toBeUndefined();
  });
});
