import { describe, expect, it } from 'vitest';
import { mpnKey, mpnTokens, valueToken, wordQuery, wordTokens } from './tokens.ts';

describe('the tokenizer of the search', () => {
  it('folds width and case', () => {
    expect(wordTokens('ＭＬＣＣ X7R')).toEqual(['mlcc', 'x7r']);
  });

  it('keeps a hyphenated word whole, in parts and by its beginnings', () => {
    expect(wordTokens('SOT-23-6')).toEqual(['sot236', 'sot', '23', '6', 'sot23']);
    expect(wordQuery('SOT-23-6')).toEqual(['sot236']);
    expect(wordQuery('sot236')).toEqual(['sot236']);
  });

  it('finds a package by its size', () => {
    expect(wordTokens('SMD3225-4P')).toContain('3225');
    expect(wordTokens('SMD,4x4x3mm')).toContain('4x4');
  });

  it('finds a plural by its singular', () => {
    expect(wordTokens('Chip Resistors')).toContain('resistor');
    expect(wordQuery('resistors')).toEqual(['resistor']);
  });

  it('does not join a decimal point', () => {
    expect(wordTokens('4.7k 47k')).toEqual(['4.7k', '47k']);
  });

  it('cuts Chinese into pairs, and asks for pairs', () => {
    expect(wordTokens('贴片电阻')).toEqual(['贴', '贴片', '片', '片电', '电', '电阻', '阻']);
    expect(wordQuery('贴片电阻')).toEqual(['贴片', '片电', '电阻']);
    expect(wordQuery('阻')).toEqual(['阻']);
  });

  it('finds everything that was asked for in what was stored', () => {
    for (const text of ['600Ω@100MHz ±25%', 'USB 3.0 Type-C 连接器', '-40~85℃']) {
      const stored = new Set(wordTokens(text));
      for (const token of wordQuery(text)) expect(stored).toContain(token);
    }
  });

  it('cuts part numbers into threes', () => {
    expect(mpnTokens(mpnKey('rc-0603'))).toEqual(['#RC0', '#C06', '#060', '#603']);
    expect(mpnTokens('AB')).toEqual([]);
  });

  it('writes a value to four digits', () => {
    expect(valueToken(0.1e-6, 'F')).toBe(valueToken(100e-9, 'F'));
    expect(valueToken(4700)).toBe('=4.700e+3');
  });
});
