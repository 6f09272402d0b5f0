import { describe, expect, it } from 'vitest';
import { indexOfWords } from './index-of-words.ts';

describe('words in a text', () => {
  it.each([
    ['10k 电阻', '电阻', 4],
    ['10k电阻', '电阻', 3],
    ['10k厚膜电阻', '电阻', -1],
    ['电阻网络 电阻', '电阻', 5],
    ['Thick Film Resistors', 'resistors', 11],
    ['MOSFETs MOSFET-like', 'MOSFET', -1],
    ['HC-49S-SMD', 'SMD', -1],
    ['SMD,SMD2016', 'SMD', 0],
    ['10k/1%/0603', '0603', 7],
    ['R0603', '0603', -1],
    ['±5% - Film', '- Film', 4],
    ['', 'x', -1],
  ])('%s: %s', (text, words, at) => {
    expect(indexOfWords(text, words)).toBe(at);
  });
});
