import { expect, it } from 'vitest';
import { SpanIndex } from './span-index.ts';

it('finds the spans of products however many different ones the shop has', () => {
  const count = 70_000;
  const spans = Array.from({ length: count }, (_, volts) => {
    return { unit: 'V', low: Number.NEGATIVE_INFINITY, high: volts };
  });
  const index = new SpanIndex(spans, 64);
  index.add(3, [1]);
  index.add(40, [count - 1]);
  index.finish();
  const words = Uint32Array.from([0, 1]);
  const all = new Uint32Array(words.length).fill(0xffff_ffff);
  const steps = Array.from({ length: 6 }, () => new Uint32Array(words.length));
  const need = { unit: 'V', min: count - 1, max: count - 1 } as const;
  index.addFitting(steps, need, all, words);
  expect(steps[0]).toEqual(Uint32Array.from([0, 1 << (40 - 32)]));
});
