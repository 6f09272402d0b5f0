import { describe, expect, it } from 'vitest';
import { solutionHref } from '#web/paths.ts';
import { listStart, parseSolutionIndex } from './solution-index.ts';

const parse = (query: string) => parseSolutionIndex(new URLSearchParams(query));

describe('the address of a solution', () => {
  it('says the same after writing and reading', () => {
    for (const index of [0, 4, 23]) {
      expect(parseSolutionIndex(new URL(solutionHref(index), 'http://shop').searchParams)).toBe(index);
    }
  });

  it('shows the first solution when it names none', () => {
    for (const query of ['', 'index=', 'index=-1', 'index=1.5', 'index=x', 'index=1e12']) {
      expect(parse(query)).toBe(0);
    }
  });
});

it('The list next to a solution starts at every hundredth one.', () => {
  expect([0, 99, 100, 250].map(listStart)).toEqual([0, 0, 100, 200]);
});
