import { describe, expect, it } from 'vitest';
import { splitAt } from './split-at.ts';

describe('a document between its marks', () => {
  it('has one piece more than marks, without the marks', () => {
    expect(splitAt('<a>1<b>2', ['<a>', '<b>'])).toEqual(['', '1', '2']);
  });

  it('is refused where a mark is missing or not in its place', () => {
    expect(() => splitAt('<b>1<a>', ['<a>', '<b>'])).toThrow('<b>');
  });
});
