import { expect, it } from 'vitest';
import { restartDelay } from './restart-delay.ts';

it('starts a worker again at once, and ever later when it keeps dying', () => {
  expect([0, 1, 2, 3].map(restartDelay)).toEqual([100, 200, 400, 800]);
});

it('waits half a minute at most', () => {
  expect(restartDelay(9)).toBe(30_000);
  expect(restartDelay(1_000_000)).toBe(30_000);
});
