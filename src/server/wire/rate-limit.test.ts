import { describe, expect, it } from 'vitest';
import { RateLimit } from './rate-limit.ts';

describe('the limit of calls', () => {
  it('A client may use its allowance of a minute at once, and then one request at a time.', () => {
    const limit = new RateLimit(60);
    const burst = Array.from({ length: 61 }, () => limit.take('a', 0));
    expect(burst.filter((wait) => wait === 0)).toHaveLength(60);
    expect(burst.at(-1)).toBe(1);
    expect([limit.take('a', 1000), limit.take('a', 1000)]).toEqual([0, 1]);
  });

  it('Each address has its own allowance.', () => {
    const limit = new RateLimit(1);
    expect([limit.take('a', 0), limit.take('a', 0), limit.take('b', 0)]).toEqual([0, 60, 0]);
  });

  it('An unused allowance does not exceed one minute.', () => {
    const limit = new RateLimit(2);
    limit.take('a', 0);
    const hourLater = [1, 2, 3].map(() => limit.take('a', 3_600_000));
    expect(hourLater).toEqual([0, 0, 30]);
  });

  it('A limit of 0 allows everything.', () => {
    const limit = new RateLimit(0);
    expect(Math.max(...Array.from({ length: 1000 }, () => limit.take('a', 0)))).toBe(0);
  });

  it('The number of tracked addresses is bounded, and none is tracked for longer than two minutes.', () => {
    const limit = new RateLimit(10);
    for (let number = 0; number < 450_000; number += 1) limit.take(`a${number}`, 1);
    expect(limit.size).toBeLessThanOrEqual(200_000);
    for (const minute of [2, 4]) limit.take('b', minute * 60_000);
    expect(limit.size).toBe(2);
  });

  it('The allowance of an address survives the rotation of the minute.', () => {
    const limit = new RateLimit(2);
    limit.take('a', 60_000);
    limit.take('a', 119_999);
    limit.take('b', 120_001);
    expect(limit.take('a', 120_002)).toBe(0);
    expect(limit.take('a', 120_003)).toBeGreaterThan(0);
  });
});
