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
  const words = Int32Array.from([0, 1]);
  const bits = new Int32Array(words.length).fill(0xffff_ffff);
  const steps = Array.from({ length: 6 }, () => new Int32Array(words.length));
  const need = { unit: 'V', min: count - 1, max: count - 1 } as const;
  index.addFitting(steps, need, { words, bits });
  expect(steps[0]).toEqual(Int32Array.from([0, 1 << (40 - 32)]));
});

it('puts a product into the first step at which one of its spans fits', () => {
  const spans = [20, 200].map((volts) => ({ unit: 'V', low: Number.NEGATIVE_INFINITY, high: volts }));
  const index = new SpanIndex(spans, 32);
  index.add(1, [0, 1]);
  index.add(2, [1]);
  index.finish();
  const steps = Array.from({ length: 6 }, () => new Int32Array(1));
  const products = { words: Int32Array.of(0), bits: Int32Array.of(0b111) };
  index.addFitting(steps, { unit: 'V', min: 16, max: 16 }, products);
  expect(steps.map(([word]) => word)).toEqual([0b010, 0, 0, 0, 0, 0b100]);
});

it('says which of several needs products fit, whatever others fit', () => {
  const rating = { unit: 'V', low: Number.NEGATIVE_INFINITY, high: 20 };
  const range = { unit: 'V', low: 1, high: 5 };
  const index = new SpanIndex([rating, range], 64);
  index.add(1, [0]);
  index.add(40, [1]);
  index.finish();
  const need = { unit: 'V', min: 3, max: 3 } as const;
  const needs = [{ ...need, kind: 'rating' } as const, { ...need, kind: 'range' } as const];
  const [words, one, both] = [
    Int32Array.of(0, 1),
    Int32Array.of(0b10, 0),
    Int32Array.of(0b10, 0b1_0000_0000),
  ];
  expect(index.whichFit(needs, { words, bits: one })).toEqual([true, false]);
  expect(index.whichFit(needs, { words, bits: both })).toEqual([true, true]);
});
