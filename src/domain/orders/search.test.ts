import { expect, it } from 'vitest';
import { containsWords, isWithin, momentsOf, searchText, searchWords } from './search.ts';

const text = searchText([
  'P2026112000000001',
  'RC0603FR-0710KL',
  '厚膜电阻 10 kΩ',
  'Thick film resistor 10 kΩ',
]);

it('finds an order by parts of its number, part number and names, in any order and case', () => {
  expect(containsWords(text, searchWords(' rc0603 P20261120 '))).toBe(true);
  expect(containsWords(text, searchWords('电阻 FILM'))).toBe(true);
  expect(containsWords(text, searchWords('RC0603 capacitor'))).toBe(false);
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
