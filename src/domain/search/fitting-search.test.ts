import { describe, expect, it } from 'vitest';
import { productTotalParamsLimits } from '#generated/limits.ts';
import { fittingQuestions, isNamedHit, namingTerms, widerTerms } from './fitting-search.ts';
import { fittingTerms, readKeyword, wordOf } from './keyword.ts';
import { keywordText } from './keyword-text.ts';

describe('a search that ratings and ranges may fit', () => {
  it('asks about each value once, however often it was typed', () => {
    const said = fittingQuestions(fittingTerms(readKeyword('16V 25V 16V')) ?? []).map((one) => one.said);
    expect(said.map(({ word }) => word)).toEqual([...Array(4).fill('16V'), ...Array(4).fill('25V')]);
  });

  it('is a keyword that the list of products takes, or is not made', () => {
    const { maxLength } = productTotalParamsLimits.listedKeyword;
    for (let zeros = 0; zeros < 12; zeros += 1) {
      const values = [1, 2, 3, 4].flatMap((last) =>
        ['V', 'A'].map((unit) => `0.${'0'.repeat(zeros)}${last}${unit}`),
      );
      const terms = readKeyword(values.join(' '));
      const wider = widerTerms(terms, 0);
      const length = keywordText(fittingTerms(terms) ?? []).length;
      expect({ zeros, isMade: wider !== undefined }).toEqual({ zeros, isMade: length <= maxLength });
    }
  });

  it.each([
    ['16V', '≥16V'],
    ['±1%', '≤±1%'],
    ['5%', '≤5%'],
    ['20ppm', '≤20ppm'],
  ])('marks a tolerance as one that may be smaller: %s becomes %s', (typed, marked) => {
    const fitting = fittingTerms(readKeyword(typed)) ?? [];
    expect(keywordText(fitting)).toBe(marked);
    expect(readKeyword(marked)).toEqual(fitting);
    expect(fitting.map(wordOf)).toEqual([typed]);
  });

  it('takes a frequency for a rating only of a part that is named', () => {
    expect(fittingTerms(readKeyword('12.288MHz 3225'))).toBeUndefined();
    expect(keywordText(fittingTerms(readKeyword('MCU 48MHz')) ?? [])).toBe('MCU ≥48MHz');
  });
});

describe('hits that count as stating the values of a search', () => {
  const namesOf = (keyWord: string) => namingTerms(readKeyword(keyWord))?.map(({ text }) => text);

  it('are called by the other words; where there are none, or no value may be fit, all count', () => {
    expect(namesOf('comparator 9V')).toEqual(['comparator']);
    expect(namesOf('0402 10k -40℃')).toEqual(['0402', '10k']);
    expect(namesOf('-40℃')).toBeUndefined();
    expect(namesOf('comparator')).toBeUndefined();
  });

  it('are not other parts that state all of it', () => {
    const terms = readKeyword('comparator 9V');
    const stated = ['=9.000e+0V', 'comparator'];
    const isHit = (tokens: readonly string[]) =>
      isNamedHit({ key: 'LM358', tokens: new Set(tokens) }, terms, namingTerms(terms) ?? []);
    expect(isHit([...stated, '^comparator'])).toBe(true);
    expect(isHit(stated)).toBe(false);
  });
});
