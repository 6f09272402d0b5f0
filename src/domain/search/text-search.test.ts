import { expect, it } from 'vitest';
import { documentSearch, isSoughtDocument } from './document-search.ts';
import { compareFound, documentIndex, excerptOf, hasPhrase, hasWords, keywordWords } from './text-search.ts';

const index = documentIndex({
  title: { zh: '贴片电阻选型', en: 'Choosing chip resistors' },
  description: { zh: '功率', en: 'Power and drift' },
  text: { zh: '额定功率随温度下降', en: 'Derate above 70 °C.' },
  parts: ['RC0603FR-0710KL'],
});

const finds = (keyWord: string) => isSoughtDocument(documentSearch(keyWord), index);

it('finds a document by words of either language and by a part of a part number', () => {
  expect(
    ['resistor', '电阻', 'chip power', 'rc0603', '0710kl', 'derate', '温度', 'resis'].map(finds),
  ).toEqual(Array(8).fill(true));
});

it('finds no document by a word that it does not have', () => {
  expect(['capacitor', 'chip capacitor', '—'].map(finds)).toEqual([false, false, false]);
});

it('finds every document where nothing is looked for', () => {
  expect(['', ' '].map(finds)).toEqual([true, true]);
});

it('looks for words in any text and for a phrase as a whole', () => {
  expect(hasWords(['Blue sky', 'green hill'], keywordWords(' HILL  blue '))).toBe(true);
  expect(hasPhrase(['Blue sky', 'green hill'], 'hill blue')).toBe(false);
  expect(hasPhrase(['Blue sky'], ' Sky ')).toBe(true);
});

it('puts texts with the words in their title first, then the latest', () => {
  const text = (inTitle: boolean, time: number, id: number) => ({ inTitle, time, id });
  const sorted = [text(false, 9, 1), text(true, 1, 2), text(true, 5, 3), text(true, 5, 4)].toSorted(
    compareFound,
  );
  expect(sorted.map(({ id }) => id)).toEqual([4, 3, 2, 1]);
});

it('cuts an excerpt of plain text at 200 characters', () => {
  expect(excerptOf('<p>5 &lt; 6&nbsp;&amp; <b>more</b></p>')).toBe('5 < 6 & more');
  expect(Array.from(excerptOf('电'.repeat(300)))).toHaveLength(200);
});
