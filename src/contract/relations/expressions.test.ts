import { expect, it } from 'vitest';
import { isShown } from './expressions.ts';

it.each([
  [12, '12'],
  ['a ', ' a'],
  [undefined, ''],
  [null, ''],
  [true, 'true'],
  ['[{"num":1}]', '[ {"num": 1} ]'],
  ['2026-11-20T06:00:00.000Z', '2026-11-20T14:00:00+08:00'],
])('sees that %j shows what was sent as %j', (actual, sent) => {
  expect(isShown(actual, sent)).toBe(true);
});

it.each([
  [12, '13'],
  [0, ''],
  [undefined, 'a'],
  ['a', 'b'],
  [true, 'false'],
])('sees that %j is not what was sent as %j', (actual, sent) => {
  expect(isShown(actual, sent)).toBe(false);
});
