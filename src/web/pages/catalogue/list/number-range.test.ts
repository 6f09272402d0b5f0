// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { endsOf, rangeEnds, rangeToken, typedRange } from './number-range.ts';

const numbers = { ranges: 0 } as const;
const ranges = { ranges: 1 } as const;

describe('the typed range of a number column', () => {
  it('is the choice that is no value of the list', () => {
    expect(typedRange(['4700', 'none', '1000..10000'], numbers)).toBe('1000..10000');
    expect(typedRange(['=1.2..37', '5'], numbers)).toBeUndefined();
  });

  it('is any requirement in a column of ranges, a single number too', () => {
    expect(typedRange(['=-40..85', '-40..125'], ranges)).toBe('-40..125');
    expect(typedRange(['5'], ranges)).toBe('5');
    expect(typedRange(['=5', 'none'], ranges)).toBeUndefined();
  });

  it('has its ends, either of them open', () => {
    expect(rangeEnds('1000..10000')).toEqual({ min: 1000, max: 10_000 });
    expect(rangeEnds('50..')).toEqual({ min: 50 });
    expect(rangeEnds('105')).toEqual({ min: 105 });
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
