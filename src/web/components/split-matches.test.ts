import { describe, expect, it } from 'vitest';
import { splitMatches } from './split-matches.ts';

const markMatches = (text: string, keyWord: string) =>
  splitMatches(text, keyWord)
    .map((piece) => (piece.hit ? `[${piece.text}]` : piece.text))
    .join('');

describe('marking what was searched for', () => {
  it('finds words in any case', () => {
    expect(markMatches('STM32F103C8T6', 'stm32f1')).toBe('[STM32F1]03C8T6');
    expect(markMatches('氮化镓功率器件', '功率')).toBe('氮化镓[功率]器件');
    expect(markMatches('Chip resistor 0603', '0603 resistor')).toBe('Chip [resistor] [0603]');
  });

  it('finds part numbers written with other marks', () => {
    expect(markMatches('RC0603FR-074K7L', 'rc0603fr074')).toBe('[RC0603FR-074]K7L');
    expect(markMatches('RC0603FR074K7L', 'RC0603FR-07')).toBe('[RC0603FR07]4K7L');
  });

  it('finds a value in another spelling', () => {
    expect(markMatches('Resistor 4.7 kΩ ±1%', '4k7Ω')).toBe('Resistor [4.7 kΩ] ±1%');
    expect(markMatches('Resistor 4.7kΩ 0603 4.7Ω', '4k7')).toBe('Resistor [4.7kΩ] 0603 4.7Ω');
    expect(markMatches('4.7kΩ 10V', '10')).toBe('4.7kΩ [10]V');
    expect(markMatches('MLCC 100nF 50V', '0.1uF')).toBe('MLCC [100nF] 50V');
  });

  it('takes signs of patterns for what they are', () => {
    expect(markMatches('a+b (c)', 'a+b')).toBe('[a+b] (c)');
    expect(markMatches('50%', '.*')).toBe('50%');
  });

  it('loses nothing of the text', () => {
    for (const keyWord of ['', '1', '4k7 0603', 'k k7 4k7']) {
      const text = 'RC0603FR-074K7L 4.7 kΩ';
      expect(
        splitMatches(text, keyWord)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text);
    }
  });
});
