import { describe, expect, it } from 'vitest';
import { clampPlace, firstPlace, keyMove } from './window-place.ts';

const window = { width: 384, height: 560 };
const desktop = { width: 1440, height: 900 };

describe('the place of the chat window', () => {
  it('is at first the lower right corner', () => {
    expect(firstPlace(window, desktop)).toEqual({ x: 1032, y: 316 });
  });

  it.each([
    ['beyond the upper left corner', { x: -50, y: -1 }, { x: 0, y: 0 }],
    ['beyond the lower right corner', { x: 2000, y: 2000 }, { x: 1056, y: 340 }],
    ['inside', { x: 10, y: 20 }, { x: 10, y: 20 }],
  ])('is inside the viewport when it was moved %s', (_, requested, place) => {
    expect(clampPlace(requested, window, desktop)).toEqual(place);
  });

  it('is the upper left corner of a viewport that is smaller than the window', () => {
    expect(clampPlace({ x: 100, y: 100 }, window, { width: 320, height: 480 })).toEqual({ x: 0, y: 0 });
  });

  it('moves by the arrow keys, further with the shift key, and by no other key', () => {
    expect(keyMove('ArrowLeft', false)).toEqual({ x: -16, y: 0 });
    expect(keyMove('ArrowDown', true)).toEqual({ x: 0, y: 64 });
    expect(keyMove('Tab', false)).toBeUndefined();
  });
});
