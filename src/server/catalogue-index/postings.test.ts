import { describe, expect, it } from 'vitest';
import { Postings } from './postings.ts';

function rowsOf(postings: Postings, token: string): number[] | undefined {
  return postings.find(token)?.array();
}

/** The rows below a number that every nth one of has a token. */
const every = (step: number, below: number) =>
  Array.from({ length: Math.ceil(below / step) }, (_, at) => at * step);

describe('postings', () => {
  it('have each token of a row, and no other', () => {
    const postings = new Postings();
    postings.add(0, 'a b');
    postings.add(1, 'b ~v:1 电阻');
    expect(['a', 'b', '~v:1', '电阻'].map((token) => rowsOf(postings, token))).toEqual([
      [0],
      [0, 1],
      [1],
      [1],
    ]);
    expect(['ab', 'a b', 'c', ''].map((token) => rowsOf(postings, token))).toEqual(Array(4).fill(undefined));
  });

  it('have a row once that has a token twice', () => {
    const postings = new Postings();
    postings.add(3, 'a b a');
    postings.add(5, 'a a');
    expect([rowsOf(postings, 'a'), rowsOf(postings, 'b')]).toEqual([[3, 5], [3]]);
  });

  it('have a row without tokens under none', () => {
    const postings = new Postings();
    postings.add(0, '');
    postings.add(1, 'a');
    expect(rowsOf(postings, 'a')).toEqual([1]);
  });

  it('keep the rows of frequent, rare and single tokens of many rows apart', () => {
    const postings = new Postings();
    const rows = 70_000;
    const steps = [1, 2, 3, 7, 8, 9, 50, 127, 128, 129, 1000, 16_384, 20_000];
    for (let row = 0; row < rows; row += 1) {
      const tokens = steps.filter((step) => row % step === 0).map((step) => `each${step}`);
      postings.add(row, [...tokens, `only${row}`].join(' '));
    }
    for (const step of steps)
      expect(rowsOf(postings, `each${step}`), `each${step}`).toEqual(every(step, rows));
    for (const row of [0, 1, 4095, 4096, 65_535, rows - 1])
      expect(rowsOf(postings, `only${row}`)).toEqual([row]);
    expect(rowsOf(postings, `only${rows}`)).toBeUndefined();
  });

  it('keep what was rare at first and is frequent later', () => {
    const postings = new Postings();
    const rows = [...every(900, 90_000), ...every(1, 20_000).map((row) => row + 90_000)];
    for (const row of rows) postings.add(row, 'a');
    expect(rowsOf(postings, 'a')).toEqual(rows);
  });

  it('can be read between two rows', () => {
    const postings = new Postings();
    const found: number[] = [];
    for (let row = 0; row < 600; row += 1) {
      postings.add(row, row % 3 === 0 ? 'a b' : 'b');
      found.push(postings.find('a')?.size() ?? 0, postings.find('b')?.size() ?? 0);
    }
    expect(found).toEqual(every(1, 600).flatMap((row) => [Math.floor(row / 3) + 1, row + 1]));
  });
});
