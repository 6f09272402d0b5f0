import { expect, it } from 'vitest';
import { lookedFor } from './looked-for.ts';

const params = { totalDataCounts: 3, totalIsLowerBound: 0 } as const;

it('A search that was relaxed goes on with what was really looked for.', () => {
  expect(lookedFor('0603 10k', undefined)).toBe('0603 10k');
  expect(lookedFor('0603 10k', params)).toBe('0603 10k');
  expect(lookedFor('0603 banana 10k', { ...params, droppedWords: ['banana'] })).toBe('0603 10k');
  expect(
    lookedFor('banana resistro', { ...params, droppedWords: ['banana'], correctedKeyword: 'resistor' }),
  ).toBe('resistor');
});
