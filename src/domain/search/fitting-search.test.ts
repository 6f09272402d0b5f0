import { describe, expect, it } from 'vitest';
import { productTotalParamsLimits } from '#generated/limits.ts';
import { fittingQuestions, widerTerms } from './fitting-search.ts';
import { fittingTerms, readKeyword } from './keyword.ts';
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
});
