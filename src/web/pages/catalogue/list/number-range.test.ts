// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { modeOf, rangeEnds, shownRange, typedRange } from './number-range.ts';

const numbers = { ranges: 0 } as const;
const ranges = { ranges: 1 } as const;

describe('the typed range of a number column', () => {
  it('is the choice that is not a value of the list', () => {
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

describe('what the boxes of a column of ranges show', () => {
  it('is the requirement or overlap, or the one exact value that was chosen', () => {
    expect(shownRange(['-40..125', '=-40..85'], ranges)).toBe('-40..125');
    expect(shownRange(['~-40..125'], ranges)).toBe('~-40..125');
    expect(shownRange(['=-40..85', 'none'], ranges)).toBe('=-40..85');
    expect(shownRange(['=-40..85', '=0..70'], ranges)).toBeUndefined();
    expect(shownRange(['4700'], numbers)).toBeUndefined();
  });

  it('says its meaning, which is to cover in a link that says nothing', () => {
    expect(modeOf('-40..125')).toBe('covers');
    expect(modeOf('=-40..125')).toBe('exactly');
    expect(modeOf('~-40..125')).toBe('overlaps');
    expect(modeOf('none')).toBeUndefined();
    expect(rangeEnds('=85')).toEqual({ min: 85, max: 85 });
  });
});
