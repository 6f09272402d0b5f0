import { expect, it } from 'vitest';
import { containsWords, isWithin, momentsOf, searchWords } from './search.ts';
import { searchText, searchTextVersion } from './search-text.ts';

const text = searchText('P2026112000000001', [
  {
    productNum: 'RC0603FR-0710KL',
    name: { zh: '厚膜电阻 10kΩ 1/16W', en: 'Thick film resistor 10kΩ 1/16W' },
  },
]);

it('finds an order by parts of its number, part number and names, in any order and case', () => {
  expect(containsWords(text, searchWords(' rc0603 P20261120 '))).toBe(true);
  expect(containsWords(text, searchWords('电阻 FILM'))).toBe(true);
  expect(containsWords(text, searchWords('RC0603 capacitor'))).toBe(false);
});

it('finds an order by a value as its part states it and as it is shown, whatever the case, width and blanks', () => {
  for (const keyWord of ['10kΩ', '10 kΩ', '１０ＫΩ', '10k\u2126', '1/16W', '62.5mW', '62.5 MW', '电阻10kΩ'])
    expect([keyWord, containsWords(text, searchWords(keyWord))]).toEqual([keyWord, true]);
  for (const keyWord of ['11kΩ', '63 mW', '1/4W'])
    expect([keyWord, containsWords(text, searchWords(keyWord))]).toEqual([keyWord, false]);
});

it('has each text once', () => {
  const name = { zh: 'Module 10 kΩ', en: 'module 10kΩ' };
  expect(searchText('C2026112000000001', [{ name }, { name }])).toBe('c2026112000000001\nmodule10kω');
});

it('changes only with its version, by which a running shop writes the texts of all orders again', () => {
  // When this fails: raise `searchTextVersion` by one, and write the new pair here.
  const texts = [
    ...['p2026112000000001', 'rc0603fr-0710kl', '厚膜电阻10kω1/16w', 'thickfilmresistor10kω1/16w'],
    ...['厚膜电阻10kω62.5mw', 'thickfilmresistor10kω62.5mw'],
  ];
  expect([searchTextVersion, text.split('\n')]).toEqual([1, texts]);
});

it('finds every order with a blank keyword', () => {
  expect(containsWords(text, searchWords('  '))).toBe(true);
  expect(containsWords(text, searchWords(undefined))).toBe(true);
});

it('counts both days of a range, from midnight to midnight in Beijing', () => {
  const range = { startDate: '2026-11-20', endDate: '2026-11-21' };
  expect(momentsOf(range)).toEqual({
    from: new Date('2026-11-19T16:00:00Z'),
    before: new Date('2026-11-21T16:00:00Z'),
  });
  expect(isWithin(new Date('2026-11-21T15:59:59Z'), range)).toBe(true);
  expect(isWithin(new Date('2026-11-21T16:00:00Z'), range)).toBe(false);
  expect(isWithin(new Date('2020-01-01T00:00:00Z'), {})).toBe(true);
});
