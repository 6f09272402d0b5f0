import { describe, expect, it } from 'vitest';
import { choiceText } from './choice-text.ts';

describe('a value that can be chosen in a column', () => {
  it.each([
    ['tolerance', '%', 5, '±5%'],
    ['bTolerance', '%', 0.5, '±0.5%'],
    ['frequencyStability', 'ppm', 30, '±30 ppm'],
    ['tolerance', '%', { min: 1, max: 5 }, '1% ~ 5%'],
    ['tolerance', '%', 0, '0%'],
    ['resistance', 'Ω', 4700, '4.7 kΩ'],
    ['sensitivity', 'dBm', -90, '-90 dBm'],
    ['numberOfPins', null, 8, '8'],
  ])('of %s in %s is written as its parts state it', (key, unit, value, text) => {
    expect(choiceText(value, { key, unit }, 'en_US')).toBe(text);
  });
});
