import { describe, expect, it } from 'vitest';
import { numberHistogram } from './number-histogram.ts';

const countedNumbers = (...numbers: [number, number][]) =>
  numbers.map(([number, count]) => ({ number, count }));

describe('the histogram of a column', () => {
  it('has a step per decade where numbers go through decades', () => {
    expect(numberHistogram(countedNumbers([1, 4], [15, 2], [150, 1], [1000, 3]), 3)).toEqual([4, 2, 4]);
  });

  it('counts zeros, as of jumpers among resistors, in the first of the steps per decade', () => {
    expect(numberHistogram(countedNumbers([0, 2], [1, 4], [15, 2], [150, 1], [1000, 3]), 3)).toEqual([
      6, 2, 4,
    ]);
  });

  it('has equally wide steps where numbers are close together or negative', () => {
    expect(numberHistogram(countedNumbers([-40, 1], [0, 2], [80, 5]), 3)).toEqual([1, 2, 5]);
    expect(numberHistogram(countedNumbers([10, 1], [11, 1], [19, 1]), 3)).toEqual([2, 0, 1]);
  });

  it('counts every product once', () => {
    const numbers = countedNumbers([1, 1], [2, 1], [5, 1], [10, 1], [1e7, 9]);
    expect(numberHistogram(numbers, 24)?.reduce((sum, count) => sum + count, 0)).toBe(13);
  });

  it('does not exist for two numbers, and not for what no product has', () => {
    expect(numberHistogram(countedNumbers([1, 4], [10, 4]), 8)).toBeUndefined();
    expect(numberHistogram(countedNumbers([1, 4], [10, 4], [100, 0]), 8)).toBeUndefined();
  });
});
