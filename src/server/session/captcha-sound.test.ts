import { describe, expect, it } from 'vitest';
import { wavSamples } from '#domain/sound.ts';
import { speakDigits } from './captcha-sound.ts';

const seconds = (file: Uint8Array) => wavSamples(file).length / 8000;

/** Highest similarity of two sounds over some shifts, from 0 to 1. */
function likeness(one: Uint8Array, other: Uint8Array): number {
  const [a, b] = [wavSamples(one), wavSamples(other)].map((samples) =>
    Array.from(samples, (value) => value - 128),
  );
  let best = 0;
  for (let shift = 0; shift < 400; shift += 8) {
    let [product, left, right] = [0, 0, 0];
    for (let index = 0; index + shift < Math.min(a?.length ?? 0, b?.length ?? 0); index += 4) {
      const [x, y] = [a?.[index + shift] ?? 0, b?.[index] ?? 0];
      product += x * y;
      left += x * x;
      right += y * y;
    }
    best = Math.max(best, Math.abs(product) / Math.sqrt(left * right));
  }
  return best;
}

describe('a code that is read aloud', () => {
  it.each(['zh_CN', 'en_US'] as const)(
    'A spoken code takes a few seconds in %s with any digits.',
    (language) => {
      for (const digits of ['000000', '222222', '333333', '904816']) {
        expect(seconds(speakDigits(digits, language))).toBeGreaterThan(4);
        expect(seconds(speakDigits(digits, language))).toBeLessThan(10);
      }
    },
  );

  it('A code sounds different every time, so that samples cannot be compared.', () => {
    expect(likeness(speakDigits('7', 'en_US'), speakDigits('7', 'en_US'))).toBeLessThan(0.7);
  });
});
