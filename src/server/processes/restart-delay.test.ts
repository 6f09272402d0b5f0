import { expect, it } from 'vitest';
import { restartDelay } from './restart-delay.ts';

it('A worker is restarted at once, and after increasing delays while it keeps dying.', () => {
  expect([0, 1, 2, 3].map(restartDelay)).toEqual([100, 200, 400, 800]);
});

it('The delay is at most half a minute.', () => {
  expect(restartDelay(9)).toBe(30_000);
  expect(restartDelay(1_000_000)).toBe(30_000);
});
