// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { endsOf, rangeEnds, rangeToken, typedRange } from './number-range.ts';

const values = [
  { value: '4700', label: '4.7 kΩ', count: 3 },
  { value: '-40..85', label: '-40 ℃ ~ 85 ℃', count: 2 },
];

describe('the typed range of a number column', () => {
  it('is the choice that is no value of the list', () => {
    expect(typedRange(['4700', '1000..10000'], values)).toBe('1000..10000');
    expect(typedRange(['-40..85'], values)).toBeUndefined();
  });

  it('has its ends, either of them open', () => {
    expect(rangeEnds('1000..10000')).toEqual({ min: 1000, max: 10_000 });
    expect(rangeEnds('50..')).toEqual({ min: 50 });
    expect(rangeEnds(undefined)).toEqual({});
  });
});

describe('what is typed in a box', () => {
  it('is the end of the box, or both ends where a range was typed', () => {
    expect(endsOf(4700, 'max')).toEqual({ max: 4700 });
    expect(endsOf({ min: 1, max: 10 }, 'min')).toEqual({ min: 1, max: 10 });
  });

  it('travels as a range', () => {
    expect(rangeToken({ min: 4700 })).toBe('4700..');
    expect(rangeToken({ max: 1e-7 })).toBe('..1e-7');
    expect(rangeToken({})).toBeUndefined();
    expect(rangeToken({ min: 2, max: 1 })).toBe('minAboveMax');
  });
});
