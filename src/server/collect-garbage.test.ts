import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { collectWhenIdle } from './collect-garbage.ts';

const seconds = 1000;

describe('a thread that has worked', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function thread() {
    const collect = vi.fn(async () => undefined);
    const worked = collectWhenIdle(collect);
    const work = (times: number) => {
      for (let at = 0; at < times; at += 1) worked();
    };
    return { collect, work };
  }

  it('collects its garbage once, when it has had no work for ten seconds', () => {
    const { collect, work } = thread();
    work(40);
    vi.advanceTimersByTime(9 * seconds);
    work(1);
    vi.advanceTimersByTime(9 * seconds);
    expect(collect).not.toHaveBeenCalled();
    vi.advanceTimersByTime(100 * seconds);
    expect(collect).toHaveBeenCalledTimes(1);
  });

  it('is idle in spite of a health check every few seconds', () => {
    const { collect, work } = thread();
    work(100);
    for (let check = 0; check < 6; check += 1) {
      vi.advanceTimersByTime(4 * seconds);
      work(1);
    }
    expect(collect).toHaveBeenCalledTimes(1);
  });

  it('does so again after more work, but not for a little', () => {
    const { collect, work } = thread();
    work(100);
    vi.advanceTimersByTime(20 * seconds);
    work(39);
    vi.advanceTimersByTime(20 * seconds);
    expect(collect).toHaveBeenCalledTimes(1);
    work(1);
    vi.advanceTimersByTime(20 * seconds);
    expect(collect).toHaveBeenCalledTimes(2);
  });
});
