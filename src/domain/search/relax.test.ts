import { describe, expect, it } from 'vitest';
import { constants } from '#generated/constants.ts';
import { productTotalParamsLimits } from '#generated/limits.ts';
import { relaxInShop } from '#tests/support/relax-in-shop.ts';
import { readKeyword } from './keyword.ts';

it('corrects a word that no part has', () => {
  expect(relaxInShop('resitor 10k', ['resistor 10k'], { resitor: 'resistor' })).toEqual({
    keyWord: 'resistor 10k',
    correctedKeyword: 'resistor 10k',
    listedKeyword: 'resistor 10k',
  });
});

it('leaves out what no part has and nobody misspells', () => {
  expect(relaxInShop('10k datasheet', ['10k'], { datasheet: 'dataset' })).toEqual({
    keyWord: '10k',
    droppedWords: ['datasheet'],
    listedKeyword: '10k',
  });
});

it.each(['timer', 'TIMERS', '定时器'])('takes %s, a real word, for no mistyped one', (word) => {
  expect(relaxInShop(`NE555 ${word}`, ['NE555', 'time'], { [word]: 'time' })).toEqual({
    keyWord: 'NE555',
    droppedWords: [word],
    listedKeyword: 'NE555',
  });
  expect(relaxInShop(word, ['time'], { [word]: 'time' })).toBeUndefined();
});

it.each(['SS34 resitor', 'resitor SS34', 'NE555 resitor'])(
  'leaves out a corrected word before a part number that exists: %s',
  (typed) => {
    expect(relaxInShop(typed, ['SS34', 'NE555', 'resistor'], { resitor: 'resistor' })).toMatchObject({
      droppedWords: ['resitor'],
    });
  },
);

it('leaves out the word that says least of those that no part has together', () => {
  const parts = ['STM32F103C8T6 LQFP-48', 'LM358DR SOIC-8', 'tiny'];
  expect(relaxInShop('SOIC-8 STM32F103C8T6', parts)).toEqual({
    keyWord: 'STM32F103C8T6',
    droppedWords: ['SOIC-8'],
    listedKeyword: 'STM32F103C8T6',
  });
});

it('keeps as many words as some part has', () => {
  expect(relaxInShop('red small cheaply 0603', ['red small 0603', 'cheaply'])).toMatchObject({
    droppedWords: ['cheaply'],
  });
});

it('leaves out a whole word, not the same letters inside another one', () => {
  expect(relaxInShop('R RC0603', ['RC0603'])).toMatchObject({ droppedWords: ['R'], listedKeyword: 'RC0603' });
});

it('finds nothing when no word is known', () => {
  expect(relaxInShop('qqzzqq', ['10k'])).toBeUndefined();
});

it('finds nothing when the corrected word is known but no part has it any more', () => {
  expect(relaxInShop('vorgano', ['10k'], { vorgano: 'vorgana' })).toBeUndefined();
});

it('corrects only the first unknown words, and leaves the others out', () => {
  const typed = Array.from({ length: constants.correctedWords + 1 }, (_, at) => `wrng${'abcdef'[at]}`);
  const spellings = Object.fromEntries(typed.map((word) => [word, word.replace('wrng', 'wrong')]));
  const right = Object.values(spellings);
  const last = typed.at(-1) ?? '';
  expect(relaxInShop(typed.join(' '), [right.join(' ')], spellings)).toMatchObject({
    keyWord: right.slice(0, -1).join(' '),
    droppedWords: [last],
  });
});

it('leaves out words until the corrected keyword is no longer than a keyword may be', () => {
  const most = productTotalParamsLimits.listedKeyword.maxLength;
  const corrected = 'w'.repeat(most - 10);
  const part = `10k ${corrected} longer`;
  expect(relaxInShop('10k wwww longer', [part], { wwww: corrected })).toEqual({
    keyWord: `10k ${corrected}`,
    correctedKeyword: `10k ${corrected}`,
    listedKeyword: `10k ${corrected}`,
    droppedWords: ['longer'],
  });
});

it.each([
  ['3.7V charger', ['charger SOIC-8', '3.7V'], '3.7V'],
  ['250mW 0805 resistor 1k', ['250mW resistor 1k', '0805 resistor 1k'], '0805'],
  ['10uF 25V 0805', ['10uF 25V', '10uF 0805'], '0805'],
  ['resistor 1k 5% 0805', ['resistor 1k 5%', 'resistor 1k 0805'], '5%'],
  ['zener 5.1V SMA', ['zener 5.1V', 'zener SMA'], 'SMA'],
  ['red 0603 LED', ['red LED', '0603 LED'], '0603'],
])('keeps of %s what a buyer would keep longest', (keyWord, parts, dropped) => {
  expect(relaxInShop(keyWord, parts)).toMatchObject({ droppedWords: [dropped] });
});

it('keeps the kind of part, even where the other words would find more of them together', () => {
  expect(relaxInShop('resistor 10uF 25V 0805', ['10uF 25V 0805', 'resistor 0805'])).toMatchObject({
    listedKeyword: 'resistor 0805',
    droppedWords: ['10uF', '25V'],
  });
});

it('takes a name apart that no part has, and names what it leaves out', () => {
  expect(relaxInShop('bluetooth module', ['bluetooth'])).toEqual({
    keyWord: 'bluetooth',
    droppedWords: ['module'],
    listedKeyword: 'bluetooth',
  });
  expect(relaxInShop('100nF/50V/0603', ['100nF 50V 0603'])).toEqual({
    keyWord: '100nF 50V 0603',
    listedKeyword: '100nF 50V 0603',
  });
});

it('takes no name apart that means something else than its words', () => {
  const parts = ['logic', 'level', 'mosfet', '2 LED', 'display'];
  expect(relaxInShop('logic level mosfet', parts)).toEqual({
    keyWord: 'mosfet',
    droppedWords: ['logic level'],
    listedKeyword: 'mosfet',
  });
  for (const keyWord of ['2 digit display', '2位数码管', '数码管 2位'])
    expect(relaxInShop(keyWord, parts)).toBeUndefined();
});

it('finds no other modules where the one that is searched for is missing', () => {
  for (const keyWord of ['bluetooth module', '蓝牙模块', 'GPS module'])
    expect(relaxInShop(keyWord, ['module 模块 5V']), keyWord).toBeUndefined();
});

it('lists words that are one name together by a keyword that is read as these words again', () => {
  const found = relaxInShop('bluetooth module', ['bluetooth module']);
  const read = readKeyword(found?.listedKeyword ?? '');
  expect(read.map(({ text }) => text).toSorted()).toEqual(['bluetooth', 'module']);
});

it('asks for the parts of a name together, even where they are as many words as were typed', () => {
  expect(relaxInShop('bluetooth module qqqqzz', ['bluetooth module'])).toMatchObject({
    droppedWords: ['qqqqzz'],
  });
  expect(relaxInShop('qqqqzz/100nF', ['100nF'])).toMatchObject({
    keyWord: '100nF',
    droppedWords: ['qqqqzz'],
  });
});

describe('a word that no part has', () => {
  it('is not a mistyped one where parts have both of its pairs of characters', () => {
    const spellings = { 锂电维护: '静电保护' };
    expect(relaxInShop('锂电维护', ['锂电 维护'], spellings)).toEqual({
      keyWord: '锂电 维护',
      listedKeyword: '锂电 维护',
    });
    expect(relaxInShop('锂电维护', ['锂电', '静电保护'], spellings)).toMatchObject({
      correctedKeyword: '静电保护',
    });
  });

  it.each(['静电保护', '电池管理', 'thermistor'])(
    'is never corrected where it is in the glossary: %s',
    (word) => {
      expect(relaxInShop(`10k ${word}`, ['10k', 'other'], { [word]: 'other' })).toMatchObject({
        keyWord: '10k',
        droppedWords: [word],
      });
    },
  );

  it('is corrected as a whole part number, whose ending is not said again', () => {
    const spellings = { 'MCP2551-E/SN': 'MCP2551-I/SN', 'MCP2515-IS': 'MCP2551-I/SN' };
    const parts = ['MCP2551-I/SN SN'];
    const corrected = { correctedKeyword: 'MCP2551-I/SN', listedKeyword: 'MCP2551-I/SN' };
    expect(relaxInShop('MCP2551-E/SN', parts, spellings)).toMatchObject(corrected);
    expect(relaxInShop('MCP2551-E/SN SN', parts, spellings)).toMatchObject(corrected);
    expect(relaxInShop('MCP2515-IS/SN', parts, spellings)).toEqual({ keyWord: 'MCP2551-I/SN', ...corrected });
  });

  it('is taken apart where some part has it, but none with the other words', () => {
    expect(relaxInShop('PH2.0 4P', ['PH2.0', 'PH 2.0 4P'])).toEqual({
      keyWord: 'PH 2.0 4P',
      listedKeyword: 'PH 2.0 4P',
    });
    expect(relaxInShop('PH2.0 4P', ['PH2.0', '4P'])).toMatchObject({ droppedWords: ['PH2.0'] });
  });
});

it.each(['RS485 3.3V', 'bluetooth 3.3V', 'NPN 0603', '蓝牙 3.3V'])(
  'finds nothing where only a value is left of a search for a part: %s',
  (keyWord) => {
    expect(relaxInShop(keyWord, ['0603 3.3V'])).toBeUndefined();
  },
);

it.each([
  ['TVS 5V SOD-323', ['TVS 5V', 'zener 5V SOD-323'], 'SOD-323'],
  ['LM358 TSSOP-8 quad', ['LM358 quad', 'TSSOP-8'], 'TSSOP-8'],
  ['type-c 6p', ['type-c 16p', 'terminal 6p'], '6p'],
])('leaves out a package or a number of pins before the kind: %s', (keyWord, parts, dropped) => {
  expect(relaxInShop(keyWord, parts)).toMatchObject({ droppedWords: [dropped] });
});

it('leaves out the voltage before a word of the trade', () => {
  expect(relaxInShop('NPN 200V', ['NPN 40V', 'diode 200V'])).toMatchObject({ droppedWords: ['200V'] });
});
