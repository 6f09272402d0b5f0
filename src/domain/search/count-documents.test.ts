import { expect, it } from 'vitest';
import { documentCounter } from './count-documents.ts';
import { documentSearch, isSoughtDocument } from './document-search.ts';
import { documentIndex } from './text-search.ts';

const texts = ['Choosing chip resistors', 'Reading a datasheet', '贴片电阻选型', 'Driving 16-bit ADCs'];
const documents = texts.map((title, at) =>
  documentIndex({
    title: { zh: title, en: title },
    description: { zh: '', en: '' },
    text: { zh: '', en: '' },
    parts: at % 2 === 0 ? [`RC060${at}FR-0710KL`, 'LM358'] : [],
  }),
);
const count = documentCounter(documents);

it('counts the documents that a search finds, whether all of them have its words, some or none', () => {
  const keywords = [
    ...['', ' ', '—', 'resis', 'chip resistor', 'chip lm358', '电阻', '电', 'a', 'ad', 'adc', '16', '16bit'],
    ...['lm', 'LM358', 'm358', '0710kl', 'RC0600', 'rc0609', 'zz', 'chip nothing', 'zero 电容'],
  ];
  const found = keywords.map((keyWord) => {
    const sought = documentSearch(keyWord);
    return documents.filter((index) => isSoughtDocument(sought, index)).length;
  });
  expect(keywords.map((keyWord) => count(documentSearch(keyWord)))).toEqual(found);
  expect([0, 1, 2, 4].every((number) => found.includes(number))).toBe(true);
});
