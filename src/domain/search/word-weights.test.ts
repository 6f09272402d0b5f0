import { expect, it } from 'vitest';
import { readKeyword } from './keyword.ts';
import { saysWhat, weighWords } from './word-weights.ts';

/** The words of a search, what says most about the part first. */
function inOrder(keyWord: string): string[] {
  const terms = readKeyword(keyWord);
  const weights = weighWords(terms);
  return terms
    .map(({ text }, at) => ({ text, weight: weights[at] ?? 0 }))
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ text }) => text);
}

it.each([
  ['cheaply 5% 0603 10k resistor', ['resistor', '10k', '0603', '5%', 'cheaply']],
  ['SOIC-8 STM32F103C8T6', ['STM32F103C8T6', 'SOIC-8']],
  ['25V 0805 10uF 电容', ['电容', '10uF', '25V', '0805']],
  ['SOT-89 500mA 3.3V LDO', ['LDO', '3.3V', '500mA', 'SOT-89']],
  ['0805 1k 5% 250mW resistor', ['resistor', '1k', '250mW', '0805', '5%']],
  ['0603 红色 LED', ['LED', '红色', '0603']],
  ['20pF 3225 crystal', ['crystal', '20pF', '3225']],
  ['crystal 12MHz 20pF 3225', ['crystal', '12MHz', '3225', '20pF']],
  ['7 蓝牙 模块', ['蓝牙 模块', '7']],
])('weighs the words of %s', (keyWord, order) => {
  expect(inOrder(keyWord)).toEqual(order);
});

it('Kinds and part numbers say what is searched for, a connector standard or a colour alone does not.', () => {
  const isWhat = (word: string) => weighWords(readKeyword(word)).map(saysWhat);
  for (const word of ['resistor', 'chargers', '运放', 'MOS管', '排针', 'LM358DR'])
    expect(isWhat(word), word).toEqual([true]);
  for (const word of ['USB', 'red', '10k', 'SMD', '0603', 'SOT-23'])
    expect(isWhat(word), word).toEqual([false]);
});
